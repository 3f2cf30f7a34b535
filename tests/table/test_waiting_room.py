"""Before the game: a table whose host leaves is handed on, empty seats go to bots, and a table can be cancelled."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from subrosa import bots
from subrosa.table.storage.rows import User
from subrosa.table.storage.writer import Taken
from subrosa.table.web.host import GONE_AFTER
from tests.table.postgres import fresh
from tests.table.support import Running, Sitter, Visitor, running, visitors


async def told(sitter: Sitter, **wanted: Any) -> dict[str, Any]:
    """Wait until the table is like this."""
    while not all(sitter.table[name] == value for name, value in wanted.items()):
        await sitter.until("table")
    return sitter.table


async def error_of(who: Visitor, path: str, body: Any = None) -> tuple[int, str]:
    answer = await who.try_post(path, body)
    return answer.status_code, answer.json()["error"]


def kinds(table: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in table["seats"]]


@asynccontextmanager
async def two_servers(kind: str, folder: Path, url: str) -> AsyncIterator[list[Running]]:
    """Run the same server twice with SQLite, two workers with PostgreSQL."""
    if kind == "sqlite":
        async with running(folder) as server:
            yield [server, server]
        return
    database = fresh(url)
    async with running(folder, database_url=database) as one, running(folder, database_url=database) as two:
        yield [one, two]


both = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


# ---- the host leaves


@both
async def test_the_next_one_who_sits_there_becomes_the_host(
    kind: str, tmp_path: Path, postgres_url: str
) -> None:
    async with (
        two_servers(kind, tmp_path, postgres_url) as [one, two],
        visitors(one.url, "Ada", "Cy") as [ada, cy],
        visitors(two.url, "Bo") as [bo],
    ):
        table = (await ada.make("overlord", "open", "open", "me", "open", "hotseat", public=True))["id"]
        await cy.post(f"/api/tables/{table}/join", {"seat": 1})
        await bo.post(f"/api/tables/{table}/join", {"seat": 3})
        async with bo.sit(table) as sitter:
            assert not sitter.you["host"]
            left = await ada.post(f"/api/tables/{table}/leave")
            assert left["host"] == "Bo", "the next one after the host's seat"
            await told(sitter, host="Bo")
            assert sitter.you["host"]
            assert kinds(sitter.table) == ["open", "person", "open", "person", "open"]
            assert [seat["host"] for seat in sitter.table["seats"]] == [False, False, False, True, False]
            assert await error_of(ada, f"/api/tables/{table}/fill", {"bot": "random"}) == (403, "not-host")
            assert (await ada.post(f"/api/tables/{table}/join"))["seat"] == 0, "as anybody else may"
            await bo.post(f"/api/tables/{table}/fill", {"bot": "random"})
            await sitter.until("update")
            await told(sitter, status="playing")


async def test_whoever_has_just_sat_down_at_another_worker_may_be_the_next_host(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo", "Cy") as [ada, bo, cy]:
        table = (await ada.make("overlord", "open", "me", "open", "open", public=True))["id"]
        await cy.post(f"/api/tables/{table}/join", {"seat": 0})
        just_now = User((await bo.get("/api/me"))["id"], "Bo", None, None, 0.0)
        await server.worker.store.seats.claim(table, 3, just_now)  # and nobody has told this worker yet
        assert (await ada.post(f"/api/tables/{table}/leave"))["host"] == "Bo"


async def test_at_a_private_table_others_are_invited_to_the_seat_of_the_host(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo", "Cy") as [ada, bo, cy]:
        made = await ada.make("estoril", "me", "friend", "friend")
        table, token = made["id"], made["invitations"][0]["link"].partition("?token=")[2]
        await bo.post(f"/api/tables/{table}/join", {"token": token})
        await ada.post(f"/api/tables/{table}/leave")
        assert await error_of(cy, f"/api/tables/{table}/join") == (409, "no-open-seat")
        link = (await bo.post(f"/api/tables/{table}/invite", {"seat": 0}))["link"]
        assert (await cy.post(f"/api/tables/{table}/join", {"token": link.partition("?token=")[2]}))[
            "seat"
        ] == 0
        assert await error_of(bo, f"/api/tables/{table}/free", {"seat": 1}) == (400, "not-a-guest-seat")
        assert (await bo.post(f"/api/tables/{table}/free", {"seat": 0}))["seats"][0]["kind"] == "invited"


async def test_a_host_who_leaves_an_empty_table_may_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "friend"))["id"]
        left = await ada.post(f"/api/tables/{table}/leave")
        assert (left["host"], kinds(left)) == ("Ada", ["invited", "invited"])
        assert [mine["id"] for mine in (await ada.get("/api/tables"))["mine"]] == [table]
        assert (await ada.post(f"/api/tables/{table}/join"))["seat"] == 0
        assert (await ada.post(f"/api/tables/{table}/fill", {"bot": "random"}))["status"] == "playing"


@both
async def test_a_host_who_has_gone_is_replaced_by_whoever_sits_there(
    kind: str, tmp_path: Path, postgres_url: str
) -> None:
    async with (
        two_servers(kind, tmp_path, postgres_url) as [one, two],
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo", "Eve") as [bo, eve],
    ):
        table = (await ada.make("estoril", "me", "open", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with bo.sit(table) as sitter:
            async with ada.sit(table):
                await told(sitter, host_here=True)
                assert await error_of(bo, f"/api/tables/{table}/host") == (409, "host-here")
            await told(sitter, host_here=False)
            assert await error_of(bo, f"/api/tables/{table}/host") == (409, "host-here"), "lines break"
            live = two.worker.tables[table]
            live.presence.host_seen -= GONE_AFTER  # as if that long had passed
            assert await error_of(eve, f"/api/tables/{table}/host") == (403, "not-seated")
            assert (await bo.post(f"/api/tables/{table}/host"))["host"] == "Bo"
            await told(sitter, host="Bo", host_here=True)
            assert sitter.you["host"]
        async with ada.sit(table) as former:
            assert not former.you["host"]
            assert former.you["seat"] == 0, "who was away has not lost the seat"
            assert await error_of(bo, f"/api/tables/{table}/free", {"seat": 0}) == (403, "not-maker")
            assert await error_of(bo, f"/api/tables/{table}/cancel") == (403, "not-maker")


async def test_who_begins_to_watch_elsewhere_counts_as_here(tmp_path: Path, postgres_url: str) -> None:
    """A host without a seat, connected to another worker than the player who wants to take over."""
    async with (
        two_servers("postgres", tmp_path, postgres_url) as [one, two],
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo") as [bo],
    ):
        table = (await ada.make("estoril", "open", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with bo.sit(table) as sitter, ada.sit(table):
            await told(sitter, host_here=True)
            two.worker.tables[table].presence.host_seen -= GONE_AFTER
            assert await error_of(bo, f"/api/tables/{table}/host") == (409, "host-here")


# ---- bots instead


@both
async def test_empty_seats_go_to_bots(kind: str, tmp_path: Path, postgres_url: str) -> None:
    async with (
        two_servers(kind, tmp_path, postgres_url) as [one, two],
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo", "Cy") as [bo, cy],
    ):
        made = await ada.make("overlord", "me", "friend", "open", "open", "friend", public=True)
        table, fill = made["id"], f"/api/tables/{made['id']}/fill"
        token = made["invitations"][0]["link"].partition("?token=")[2]
        async with bo.sit(table) as watcher:
            filled = await ada.post(fill, {"bot": "scripted", "seat": 1})
            assert kinds(filled) == ["person", "bot", "open", "open", "invited"]
            assert filled["seats"][1]["bot"] == "scripted"
            while kinds(watcher.table)[1] != "bot":
                await watcher.until("table")
            assert await error_of(bo, f"/api/tables/{table}/join", {"token": token}) == (
                403,
                "bad-invitation",
            )
            assert await error_of(bo, fill, {"bot": "random"}) == (403, "not-host")
            assert await error_of(ada, fill, {"bot": "chess"}) == (400, "no-bot")
            assert await error_of(ada, fill, {"bot": "random", "seat": 5}) == (404, "no-such-seat")
            for taken in (0, 1):
                assert await error_of(ada, fill, {"bot": "random", "seat": taken}) == (409, "seat-taken")
            await bo.post(f"/api/tables/{table}/join", {"seat": 3})
            begun = await ada.post(fill, {"bot": "random"})
            assert kinds(begun) == ["person", "bot", "bot", "person", "bot"]
            names = [seat["name"] for seat in begun["seats"]]
            assert len(set(names)) == 5 and all(names)
            await watcher.until("update")
            assert watcher.view is not None
        assert await error_of(ada, fill, {"bot": "random"}) == (409, "begun")
        assert await error_of(cy, f"/api/tables/{table}/join") == (409, "watch-instead")


async def test_every_level_can_be_chosen(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        for bot in bots.names("overlord"):
            table = (await ada.make("overlord", "me", *["open"] * 3, "friend"))["id"]
            assert (await ada.post(f"/api/tables/{table}/fill", {"bot": bot, "seat": 4}))["seats"][4][
                "bot"
            ] == bot


async def test_somebody_sits_down_in_the_very_moment_in_which_a_bot_should(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("estoril", "me", "open", public=True))["id"]
        live = server.worker.tables[table]
        user = await bo.get("/api/me")
        # Another worker has stored it, and this one has not heard of it yet.
        before = live.seats[1].user
        await server.worker.store.seats.change(table, 1, user=user["id"], name="Bo")
        assert before is None and live.seats[1].user is None
        assert await error_of(ada, f"/api/tables/{table}/fill", {"bot": "random"}) == (409, "begun")
        assert kinds(await ada.get(f"/api/tables/{table}")) == ["person", "person"]


# ---- cancelling


@both
async def test_the_host_cancels_and_everybody_is_told(kind: str, tmp_path: Path, postgres_url: str) -> None:
    async with (
        two_servers(kind, tmp_path, postgres_url) as [one, two],
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo", "Cy") as [bo, cy],
    ):
        table = (await ada.make("estoril", "me", "open", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with bo.sit(table) as sitter:
            assert await error_of(bo, f"/api/tables/{table}/cancel") == (403, "not-host")
            assert (await ada.post(f"/api/tables/{table}/cancel"))["status"] == "cancelled"
            await told(sitter, status="cancelled")
        for who in (ada, bo, cy):
            lists = await who.get("/api/tables")
            assert (lists["open"], lists["mine"], lists["turns"]) == ([], [], 0)
        assert await error_of(cy, f"/api/tables/{table}/join") == (409, "cancelled")
        for deed, body in (("cancel", {}), ("fill", {"bot": "random"}), ("invite", {"seat": 2})):
            assert await error_of(ada, f"/api/tables/{table}/{deed}", body) == (409, "cancelled")
        assert await error_of(bo, f"/api/tables/{table}/host") == (409, "cancelled")
        async with bo.sit(table) as late:  # somebody who comes by an old link is told, too
            assert late.table["status"] == "cancelled"


async def test_a_game_that_has_begun_is_not_cancelled(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "random"))["id"]
        assert await error_of(ada, f"/api/tables/{table}/cancel") == (409, "begun")
        with pytest.raises(Taken):
            await server.worker.store.tables.change(table, was="waiting", status="cancelled")


async def test_the_last_seat_and_the_cancellation_at_the_same_instant(
    tmp_path: Path, postgres_url: str
) -> None:
    """Through two workers: the table is either cancelled or played, and both say the same."""
    async with (
        two_servers("postgres", tmp_path, postgres_url) as [one, two],
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo") as [bo],
    ):
        for _ in range(5):
            table = (await ada.make("estoril", "me", "open", public=True))["id"]
            await bo.get(f"/api/tables/{table}")
            await asyncio.gather(
                ada.try_post(f"/api/tables/{table}/cancel"), bo.try_post(f"/api/tables/{table}/join")
            )
            async with ada.sit(table) as first, bo.sit(table) as second:
                while first.table["status"] == "waiting":
                    await first.until("table")
                await told(second, status=first.table["status"])
                assert (first.view is None) is (first.table["status"] == "cancelled")
                assert (second.view is None) is (first.view is None)


# ---- another game


async def test_a_cancelled_rematch_is_made_anew(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("estoril", "me", "open"))["id"]
        await bo.post(f"/api/tables/{table}/join")
        live = server.worker.tables[table]
        await server.worker.store.tables.change(table, status="finished")
        live.row.status = "finished"
        first = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        assert (await bo.get(f"/api/tables/{first}"))["seats"][1]["kept"]
        assert not (await ada.get(f"/api/tables/{first}"))["seats"][1]["kept"]
        async with bo.sit(first) as waiting:  # anybody whose seat is kept may look into a private room
            assert waiting.you["seat"] is None
        await ada.post(f"/api/tables/{first}/cancel")
        second = (await bo.post(f"/api/tables/{table}/rematch"))["id"]
        assert second != first
        assert (await ada.post(f"/api/tables/{table}/rematch"))["id"] == second
        assert (await ada.post(f"/api/tables/{second}/join"))["seat"] == 0
