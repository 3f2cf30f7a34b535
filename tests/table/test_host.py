"""What the host may do: open a finished game to everybody and close it again, set the speed of the table."""

import asyncio
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from subrosa.table.storage import schema
from tests.table.postgres import fresh
from tests.table.support import Running, Visitor, running, visitors
from tests.table.test_play import play


async def finished(people: list[Visitor], **more: bool) -> str:
    """Play a table to its end; the first of them is the host."""
    table = str((await people[0].make("estoril", "me", *["open"] * (len(people) - 1), **more))["id"])
    for person in people[1:]:
        await person.post(f"/api/tables/{table}/join")
    async with people[0].sit(table) as first, people[1].sit(table) as second:
        await first.send(type="chat", text="between us")
        await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
    return table


def ways_back(table: str) -> list[str]:
    return [
        f"/api/tables/{table}/{way}" for way in ("replay", "replay/3?seat=open", "replay/3?seat=1", "save")
    ]


async def statuses(who: Visitor, table: str) -> set[int]:
    return {(await who.http.get(way)).status_code for way in ways_back(table)}


@pytest.mark.slow
async def test_the_host_opens_a_finished_game_and_closes_it_again(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada", "Bo", "Eve") as [ada, bo, eve],
        Visitor(server.url) as stranger,
    ):
        table = await finished([ada, bo])
        for who in (eve, stranger):
            assert await statuses(who, table) == {404}
        for who in (ada, bo):
            assert await statuses(who, table) == {200}
        for who, error in ((bo, "not-host"), (eve, "not-host"), (stranger, "no-name")):
            assert (await who.try_post(f"/api/tables/{table}/open", {"on": True})).json()["error"] == error
        assert await statuses(stranger, table) == {404}

        async with bo.sit(table) as sitter:
            assert not sitter.table["opened"]
            assert (await ada.post(f"/api/tables/{table}/open", {"on": True}))["opened"]
            await sitter.until("table")
            assert sitter.table["opened"]
        for who in (eve, stranger):
            assert await statuses(who, table) == {200}
        assert await stranger.get(ways_back(table)[3]) == await ada.get(ways_back(table)[3])
        with pytest.raises(
            Exception, match="4403"
        ):  # the table itself, and what was said there, stays private
            async with stranger.sit(table):
                pass
        assert table not in str(await stranger.get("/api/tables"))

        server.worker.tables.pop(table).steward.stop()  # it is stored
        assert await statuses(stranger, table) == {200}
        following = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        assert not (await ada.get(f"/api/tables/{following}"))["opened"]
        assert not (await ada.post(f"/api/tables/{table}/open", {"on": False}))["opened"]
        assert await statuses(stranger, table) == {404}
        assert await statuses(bo, table) == {200}


async def test_a_running_game_is_not_opened(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Eve") as [ada, eve]:
        for seats in (("me", "open"), ("me", "hotseat")):
            table = (await ada.make("estoril", *seats))["id"]
            refused = await ada.try_post(f"/api/tables/{table}/open", {"on": True})
            assert (refused.status_code, refused.json()["error"]) == (409, "not-finished")
            assert (await eve.http.get(f"/api/tables/{table}/save")).status_code == 404


@pytest.mark.slow
async def test_public_games_are_open_when_they_are_over(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada", "Bo") as [ada, bo],
        Visitor(server.url) as stranger,
    ):
        table = await finished([ada, bo], public=True)
        assert await statuses(stranger, table) == {200}
        assert (await stranger.get(f"/api/tables/{table}"))["opened"]


@pytest.mark.slow
async def test_a_save_that_was_brought_can_be_shown_to_others(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada", "Bo") as [ada, bo],
        Visitor(server.url) as stranger,
    ):
        text = await ada.get(ways_back(await finished([ada, bo]))[3])
        brought = (await bo.post("/api/saves", {"text": text}))["id"]
        assert await statuses(stranger, brought) == {404}
        assert (await ada.try_post(f"/api/tables/{brought}/open", {"on": True})).json()["error"] == "not-host"
        await bo.post(f"/api/tables/{brought}/open", {"on": True})
        assert await statuses(stranger, brought) == {200}


# ---- speed


async def speeds(server: Running, table: str) -> tuple[str, str]:
    """Return its speed in memory, and as it is stored."""
    row = await server.worker.store.database.row(select(schema.tables).where(schema.tables.c.id == table))
    assert row is not None
    return server.worker.tables[table].row.speed, row["speed"]


async def test_the_speed_is_chosen_and_changed_by_the_host(tmp_path: Path) -> None:
    async with running(tmp_path, speed="fast") as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        usual = (await ada.make("estoril", "me", "hotseat"))["id"]
        assert await speeds(server, usual) == ("fast", "fast")
        table = (await ada.make("estoril", "me", "open", speed="slow"))["id"]
        assert await speeds(server, table) == ("slow", "slow")
        await bo.post(f"/api/tables/{table}/join")
        async with bo.sit(table) as sitter:
            assert (await ada.post(f"/api/tables/{table}/speed", {"speed": "normal"}))["speed"] == "normal"
            await sitter.until("table")
            assert sitter.table["speed"] == "normal"
        refused = await bo.try_post(f"/api/tables/{table}/speed", {"speed": "fast"})
        assert (refused.status_code, refused.json()["error"]) == (403, "not-host")
        for wrong in ("instant", "", None):
            assert (await ada.try_post(f"/api/tables/{table}/speed", {"speed": wrong})).status_code == 400
        wish = {"game": "estoril", "seats": [{"kind": "me"}, {"kind": "open"}], "speed": "instant"}
        assert (await ada.try_post("/api/tables", wish)).status_code == 400
        assert await speeds(server, table) == ("normal", "normal")


async def test_other_workers_hear_of_the_speed(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    async with (
        running(tmp_path, database_url=url) as one,
        running(tmp_path, database_url=url) as two,
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo") as [bo],
    ):
        table = (await ada.make("estoril", "me", "open", public=True))["id"]
        async with bo.sit(table) as sitter:
            await ada.post(f"/api/tables/{table}/speed", {"speed": "slow"})
            while sitter.table["speed"] != "slow":
                await sitter.until("table")
            assert two.worker.tables[table].row.speed == "slow"
