"""What one visitor does is told to few, and not too often; what many are told is written once."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest
import websockets

from subrosa.core.state import State
from subrosa.table.config.settings import Limits
from subrosa.table.play import audience
from subrosa.table.storage import talk
from tests.table.support import NO_LIMITS, PATIENCE, Sitter, Visitor, running, visitors


def limited(**changed: Any) -> Limits:
    plain = {name: getattr(NO_LIMITS, name) for name in Limits.__struct_fields__}
    return Limits(**(plain | changed))


async def sitting(stack: AsyncExitStack, who: Visitor, table: str, count: int) -> list[Sitter]:
    return [await stack.enter_async_context(who.sit(table)) for _ in range(count)]


async def test_a_visitor_with_many_sockets_is_told_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty mutes over ten sockets were four hundred messages; now a socket gets what its bucket holds, and the end."""
    monkeypatch.setattr(audience, "NEWS_PAUSE", 1e6)  # later is when the test says so
    async with (
        running(tmp_path, limits=limited(news=(0.0, 3.0))) as server,
        visitors(server.url, "Ada") as [ada],
        AsyncExitStack() as stack,
    ):
        table = (await ada.make("estoril", "me", "open"))["id"]
        sockets = await sitting(stack, ada, table, 10)
        for sitter in sockets:
            await sitter.ping()
        for number in range(41):
            await sockets[0].send(type="mute", seat=1, on=number % 2 == 0)
        heard = [await sitter.ping() for sitter in sockets]
        assert all(sum(message["type"] == "table" for message in each) <= 3 for each in heard)
        live = server.worker.tables[table]
        assert all(connection.news_due for connection in live.presence.connections)
        for connection in live.presence.connections:
            connection.news_rate.level = 1.0
        live.audience._post_due()
        for sitter in sockets:
            [message] = await sitter.ping()
            assert message["you"]["muted"] == [1], "the last state of things is told in the end"
        assert not any(connection.news_due for connection in live.presence.connections)


async def test_what_changes_nothing_is_not_told(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "open"))["id"]
        async with ada.sit(table) as sitter:
            for _ in range(5):
                await sitter.send(type="mute", seat=1, on=False)
                await sitter.send(type="notes", text="")
            assert await sitter.ping() == []
            for _ in range(5):
                await sitter.send(type="mute", seat=1, on=True)
            assert [message["type"] for message in await sitter.ping()] == ["table"]


async def test_more_sockets_are_no_more_words(tmp_path: Path) -> None:
    async with (
        running(tmp_path, limits=limited(messages=(0.0, 20.0), talk=(0.0, 3.0))) as server,
        visitors(server.url, "Ada", "Bo") as [ada, bo],
        AsyncExitStack() as stack,
    ):
        table = (await ada.make("estoril", "me", "open"))["id"]
        await bo.post(f"/api/tables/{table}/join")
        one, two = await sitting(stack, ada, table, 2)
        answers = []
        for number in range(4):
            sitter = (one, two)[number % 2]
            await sitter.send(type="chat", text=f"word {number}")
            answers.append((await sitter.until("chat", "error"))["type"])
            other = (two, one)[number % 2]
            if answers[-1] == "chat":
                await other.until("chat")
        assert answers == ["chat", "chat", "chat", "error"]
        for sitter in (one, two):
            for _ in range(8):
                await sitter.ping()
        await one.send(type="ping")
        assert (await one.until("pong", "error"))["error"] == "too-fast"
        [bos] = await sitting(stack, bo, table, 1)
        assert await bos.ping() is not None, "others are not limited by it"


async def test_few_sockets_of_one_visitor_at_one_table(tmp_path: Path) -> None:
    async with (
        running(tmp_path, limits=limited(user_sockets=3)) as server,
        visitors(server.url, "Ada", "Bo") as [ada, bo],
        AsyncExitStack() as stack,
    ):
        table = (await ada.make("estoril", "me", "open", public=True))["id"]
        await sitting(stack, ada, table, 3)
        with pytest.raises(websockets.ConnectionClosed) as caught:
            async with ada.sit(table):
                pass
        assert caught.value.rcvd is not None
        assert (caught.value.rcvd.code, caught.value.rcvd.reason) == (4429, "too-many-sockets")
        await sitting(stack, bo, table, 1)
        other = (await ada.make("estoril", "me", "open"))["id"]
        await sitting(stack, ada, other, 1)


async def test_what_all_spectators_see_is_written_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada") as [ada],
        Visitor(server.url) as stranger,
        AsyncExitStack() as stack,
    ):
        table = (await ada.make("estoril", "me", "hotseat", public=True))["id"]
        [player] = await sitting(stack, ada, table, 1)
        watchers = await sitting(stack, stranger, table, 8)
        made: list[int | None] = []
        plain = State.view

        def view(state: State, seat: int | None) -> dict[str, Any]:
            made.append(seat)
            return plain(state, seat)

        monkeypatch.setattr(type(server.worker.tables[table].state), "view", view)
        assert player.view is not None
        answer = await player.choose(player.choices[0], seat=player.view["seat"])
        assert answer["type"] == "done"
        frames = {(await watcher.until("update"))["seq"] for watcher in watchers}
        assert len(frames) == 1
        assert made.count(None) == 1
        assert len({watcher.frames[-1] for watcher in watchers}) == 1


async def test_a_watcher_who_comes_late_sees_the_same(tmp_path: Path) -> None:
    """Writing once must not mix up viewers who have seen different amounts."""
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada") as [ada],
        Visitor(server.url) as stranger,
        AsyncExitStack() as stack,
    ):
        table = (await ada.make("estoril", "me", "hotseat", public=True))["id"]
        [player] = await sitting(stack, ada, table, 1)
        watchers: list[Sitter] = []
        for _ in range(6):
            watchers += await sitting(stack, stranger, table, 1)
            assert player.view is not None
            await player.choose(player.choices[-1], seat=player.view["seat"])
            await player.ping()
        public = server.worker.tables[table].state
        for watcher in watchers:
            await watcher.ping()
            assert len(watcher.log) == len(public.log(None))
            assert watcher.log == watchers[0].log
            assert watcher.view == watchers[0].view


async def test_old_talk_is_forgotten(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(talk, "TALK_KEPT", 5)
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "open"))["id"]
        async with ada.sit(table) as sitter:
            for number in range(12):
                await sitter.send(type="chat", text=f"word {number}")
                await sitter.until("chat")
        kept = await server.worker.store.talk.latest(table, 0, 100)
        assert [row["text"] for row in kept] == [f"word {number}" for number in range(7, 12)]
        assert [row["n"] for row in kept] == list(range(8, 13)), "numbers go on"


async def test_a_log_does_not_grow_for_ever(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subrosa.table.play.moves.MOST_MOVES", 4)
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("nanty", "me", "hotseat"))["id"]
        async with ada.sit(table) as sitter:
            kinds: list[str] = []
            async with asyncio.timeout(PATIENCE):
                while "refused" not in kinds:
                    assert sitter.view is not None
                    seat = sitter.view["seat"]
                    for choice in sitter.choices:
                        await sitter.choose(choice, seat=seat)
                        await sitter.ping()
                        break
                    await sitter.send(type="undo", id=f"u{len(kinds)}", seq=sitter.seq, seat=seat)
                    kinds.append((await sitter.answer(f"u{len(kinds)}"))["type"])
                    await sitter.ping()
            ledger = server.worker.tables[table].ledger
            assert ledger is not None and ledger.seq <= 40
