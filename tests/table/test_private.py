"""What you do for yourself is told to nobody else, and anybody who may no longer look hears nothing more."""

import asyncio
from contextlib import AsyncExitStack
from itertools import count
from pathlib import Path
from typing import Any

import pytest
import websockets

from subrosa.table.play.audience import Audience
from subrosa.table.play.connection import Connection
from subrosa.table.play.table import LiveTable
from tests.table.postgres import fresh
from tests.table.support import Running, Sitter, Visitor, running, visitors
from tests.table.test_accounts import closed
from tests.table.test_clocks import Time


async def heard_after(sitter: Sitter) -> list[str]:
    """Return the types of all messages that have come so far."""
    return [message["type"] for message in await sitter.ping()]


async def until_quiet(*sitters: Sitter) -> None:
    """Wait until presence has been told to all."""
    for sitter in sitters:
        while not all(seat["here"] for seat in sitter.table["seats"]):
            await sitter.until("table")
    for sitter in sitters:
        await sitter.ping()


async def own_change(sitter: Sitter, **wanted: Any) -> None:
    while not all(sitter.you[name] == value for name, value in wanted.items()):
        await sitter.until("table")


async def private_actions(sitter: Sitter) -> None:
    """Do everything that somebody may do for themselves."""
    for on in (True, False, True):
        await sitter.send(type="auto_pass", on=on)
        await own_change(sitter, auto_pass=on)
    await sitter.send(type="mute", seat=1, on=True)
    await own_change(sitter, muted=[1])
    await sitter.send(type="notes", text="Bo is the spy")
    await sitter.send(type="why", id="w", choice="nonsense")
    await sitter.answer("w")
    await sitter.ping()


async def test_what_one_does_for_oneself_is_told_to_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("nanty", "me", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with (
            Visitor(server.url) as stranger,
            ada.sit(table) as first,
            ada.sit(table) as twin,
            bo.sit(table) as second,
            stranger.sit(table) as watcher,
        ):
            await until_quiet(first, twin, second, watcher)
            await private_actions(first)
            assert await heard_after(second) == []
            assert await heard_after(watcher) == []
            assert "table" in await heard_after(twin), "one's other windows are told"
            assert twin.you["auto_pass"] is True


async def test_another_worker_tells_nobody_else_either(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    async with (
        running(tmp_path, database_url=url) as one,
        running(tmp_path, database_url=url) as two,
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo") as [bo],
    ):
        table = (await ada.make("nanty", "me", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        same = Visitor(two.url)
        same.http.cookies = ada.http.cookies
        async with ada.sit(table) as first, same.sit(table) as twin, bo.sit(table) as second:
            await until_quiet(first, twin, second)
            await private_actions(first)
            await own_change(twin, auto_pass=True)  # so the other worker has heard of it
            assert await heard_after(second) == []
        await same.http.aclose()


async def test_spectators_cannot_stir_everybody_up(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Eve") as [ada, eve]:
        table = (await ada.make("nanty", "me", "hotseat", public=True))["id"]
        async with ada.sit(table) as first, eve.sit(table) as watcher:
            await until_quiet(first)
            await watcher.send(type="auto_pass", on=True)
            assert (await watcher.until("error"))["error"] == "not-seated"
            assert await heard_after(first) == []


async def test_a_new_link_tells_nobody_what_has_not_changed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("nanty", "me", "open", "friend", speed="fast"))["id"]
        async with ada.sit(table) as first:
            await ada.post(f"/api/tables/{table}/invite", {"seat": 2})
            await ada.post(f"/api/tables/{table}/speed", {"speed": "fast"})
            assert await heard_after(first) == []
            await ada.post(f"/api/tables/{table}/speed", {"speed": "slow"})
            assert await heard_after(first) == ["table"]


@pytest.mark.slow
async def test_not_one_byte_differs_for_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same game twice: first Ada only answers, then she also does whatever she can do for herself."""
    told = []
    for world, noisy in (("calm", False), ("noisy", True)):
        drawn = count()
        monkeypatch.setattr(
            "subrosa.table.web.lobby.secrets.token_hex", lambda n, d=drawn: f"{next(d):0{2 * n}x}"
        )
        async with running(tmp_path / world) as server:
            Time().rule(server)  # which stands still: tables tell when they were made
            told.append(await others_frames(server.url, noisy))
    calm, noisy_frames = told
    assert calm == noisy_frames
    assert all(len(frames) > 30 for frames in calm)


async def others_frames(url: str, noisy: bool) -> list[list[str]]:
    """Return what Bo, Cy, Di and somebody who watches are sent during forty questions."""
    async with (
        visitors(url, "Ada", "Bo", "Cy", "Di") as people,
        Visitor(url) as stranger,
        AsyncExitStack() as stack,
    ):
        table = (await people[0].make("overlord", "me", "open", "open", "open", public=True))["id"]
        for person in people[1:]:
            await person.post(f"/api/tables/{table}/join")
        sitters = []
        for person in (*people, stranger):
            sitters.append(await stack.enter_async_context(person.sit(table)))
        await until_quiet(*sitters)
        thought_over = 0
        for number in range(40):
            if noisy:
                others_think = any(other.choices for other in sitters[1:4])
                thought_over += await whatever_is_private(sitters[0], number, others_think)
            for sitter in sitters[:4]:
                if sitter.choices:
                    await sitter.choose(sitter.choices[number % len(sitter.choices)], name=f"{number}")
                for other in sitters:
                    await other.ping()
        assert bool(thought_over) is noisy
        return [[frame for frame in sitter.frames if '"pong"' not in frame] for sitter in sitters[1:]]


async def whatever_is_private(sitter: Sitter, number: int, others_think: bool) -> bool:
    """Do everything that nobody else may notice, take back a secret answer, and tell whether there was one."""
    await sitter.send(type="notes", text=f"note {number}")
    await sitter.send(type="mute", seat=1 + number % 3, on=bool(number % 2))
    await sitter.send(type="why", id=f"why {number}".replace(" ", ""), choice="nonsense")
    await sitter.ping()
    if not sitter.choices:
        for on in (True, False):
            await sitter.send(type="auto_pass", on=on)
            await own_change(sitter, auto_pass=on)
    elif others_think and sitter.view is not None and len(sitter.view["asked"]) > 1:
        for choice in (sitter.choices[0], sitter.choices[-1]):
            assert (await sitter.choose(choice))["type"] == "done"
            await sitter.ping()
            assert (await sitter.take_back())["type"] == "done"
            await sitter.ping()
        return True
    return False


# ---- put out


async def private_table(host: Visitor, guest: Visitor) -> str:
    """Make a private table at which two of three seats are taken."""
    made = await host.make("nanty", "me", "friend", "friend")
    table: str = made["id"]
    token = made["invitations"][0]["link"].partition("token=")[2]
    await guest.post(f"/api/tables/{table}/join", {"token": token})
    return table


async def test_whoever_is_put_out_of_a_private_table_hears_nothing_more(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        await put_out(server, server)


async def test_in_another_worker_too(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as one, running(tmp_path, database_url=url) as two:
        await put_out(one, two)


async def put_out(one: Running, two: Running) -> None:
    async with visitors(one.url, "Ada") as [ada], visitors(two.url, "Bo") as [bo]:
        table = await private_table(ada, bo)
        async with ada.sit(table) as host, bo.sit(table) as guest:
            await ada.post(f"/api/tables/{table}/free", {"seat": 1})
            await closed(guest.socket, 4403, "private")
            await host.send(type="chat", text="now that he is gone")
            await host.until("chat")
            assert "now that" not in "".join(guest.frames)
            assert len(two.worker.tables[table].presence.connections) == (1 if one is two else 0)


async def test_standing_up_from_a_private_table_ends_looking_at_it(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = await private_table(ada, bo)
        async with ada.sit(table) as host, bo.sit(table) as guest:
            await bo.post(f"/api/tables/{table}/leave")
            await closed(guest.socket, 4403, "private")
            await ada.post(f"/api/tables/{table}/leave")  # the host may still look
            await host.ping()
            assert host.you["seat"] is None


async def test_at_a_public_table_one_becomes_a_spectator(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("nanty", "me", "open", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with bo.sit(table) as guest:
            assert guest.you["seat"] == 1
            await ada.post(f"/api/tables/{table}/free", {"seat": 1})
            await guest.ping()
            assert guest.you["seats"] == []


async def test_whoever_is_put_out_while_the_socket_opens_sees_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = await private_table(ada, bo)
        enter = LiveTable.enter

        async def slowly(live: LiveTable, connection: Connection) -> None:
            await ada.post(f"/api/tables/{table}/free", {"seat": 1})
            await enter(live, connection)

        monkeypatch.setattr(LiveTable, "enter", slowly)
        socket = bo.sit(table)
        with pytest.raises(Exception, match="4403"):
            await socket.__aenter__()


async def test_nothing_is_sent_after_being_put_out_even_if_closing_takes_long(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A browser that does not read delays the end of its socket, and gains nothing by it."""
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("nanty", "me", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        may_close = asyncio.Event()
        async with ada.sit(table) as first, bo.sit(table) as second:
            await until_quiet(first, second)
            connection = next(c for c in server.worker.tables[table].presence.connections if c.seats == (1,))
            close = connection.close

            async def late(code: int, reason: str) -> None:
                await may_close.wait()
                await close(code, reason)

            monkeypatch.setattr(connection, "close", late)
            await bo.post("/api/logout")
            await first.send(type="chat", text="a word among us")
            await first.until("chat")
            await second.send(type="chat", text="am I still here?")
            await first.ping()
            assert [talk["text"] for talk in first.chat] == ["a word among us"]
            may_close.set()
            with pytest.raises(websockets.ConnectionClosed):
                await second.until("never")
            assert not [frame for frame in second.frames if "a word among us" in frame]


async def test_a_table_that_is_put_away_while_a_socket_opens_is_read_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise somebody would sit at a table where nobody else is."""
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("nanty", "me", "hotseat"))["id"]
        enter = Audience.enter

        async def forgotten(audience: Audience, connection: Connection) -> None:
            server.worker.tables.pop(table, None)
            await enter(audience, connection)

        with monkeypatch.context() as once:
            once.setattr(Audience, "enter", forgotten)
            async with ada.sit(table) as lost:
                await closed(lost.socket, 1012, "come-back")
        async with ada.sit(table) as again:
            await again.ping()
