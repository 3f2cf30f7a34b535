"""Auto-pass keeps its word: it passes where that is all you can do, asks where it is not, and nobody else can tell."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa.core.state import State
from subrosa.core.step import Window
from subrosa.games.overlord.rules.cards import Retaliate
from subrosa.table.play.table import LiveTable
from tests.table.support import PATIENCE, Running, Sitter, running, visitors
from tests.table.test_pauses import OwnTime, first_option, two_worlds

SEATS = 5


def positions() -> tuple[State, State, int]:
    """Find two worlds that seat 0 sees alike; in the first, the seat may play a Retaliation, in the other only pass."""
    for seed in range(20):
        one, other, seat = two_worlds(Random(seed))
        worlds = sorted((one, other), key=lambda world: -len(world.options(seat)))
        offered = [option.text for option in worlds[0].options(seat)]
        if offered == ["pass", "play retaliation"] and isinstance(one.agenda[-1], Retaliate):
            return worlds[0], worlds[1], seat
    raise AssertionError("no such window was found")


@asynccontextmanager
async def at_a_table(
    server: Running, state: State, seat: int, **more: Any
) -> AsyncIterator[tuple[OwnTime, LiveTable, Sitter, Sitter]]:
    """Play a position among bots, with Ada on the seat and on auto-pass, and a spectator; pauses wait for us."""
    own = OwnTime()
    server.worker.pauses = own
    server.worker.bots.choose = first_option  # type: ignore[method-assign]
    async with visitors(server.url, "Ada", "Eve") as [ada, eve]:
        kinds = ["me" if number == seat else "random" for number in range(SEATS)]
        made = (await ada.make("overlord", *kinds, public=True, speed="normal", **more))["id"]
        table = server.worker.tables[made]
        table.steward.stop()
        await own.calm()
        async with ada.sit(made) as sitter, eve.sit(made) as watcher:
            await sitter.send(type="auto_pass", on=True)
            await sitter.until("table")
            table.steward.stop()
            assert table.ledger is not None
            table.ledger.state = state
            table.ledger.noticed = [number + 1 for number in table.ledger.noticed]
            own.begin(1)
            table.audience.tell()
            table.steward.plan()
            await sitter.until("update")
            await watcher.until("update")
            await own.calm()
            yield own, table, sitter, watcher
            table.steward.stop()


async def let_the_others_pass(own: OwnTime, table: LiveTable, seat: int) -> None:
    """Let all pauses pass and the answers be stored."""
    async with asyncio.timeout(PATIENCE):
        while own.sleepers or table.state.waiting not in ((), (seat,)):
            await (own.pass_on() if own.sleepers else asyncio.sleep(0.001))
    await stored(own, table)


async def let_all_pass(own: OwnTime, table: LiveTable) -> None:
    """Let pauses pass until the question is over and the answers are stored."""
    step = table.state.agenda[-1]
    async with asyncio.timeout(PATIENCE):
        while table.state.agenda[-1] is step:
            await (own.pass_on() if own.sleepers else asyncio.sleep(0.001))
    await stored(own, table)


async def stored(own: OwnTime, table: LiveTable) -> None:
    """Wait until a move is stored and told: until then it holds the lock of the table."""
    async with table.lock:
        pass
    await own.calm()


async def made(server: Running, table: LiveTable, seat: int) -> list[tuple[str, str]]:
    moves = await server.worker.store.moves.after(table.row.id, 0)
    return [(move.choice, move.made_by) for move in moves if move.seat == seat]


async def test_whoever_can_only_pass_is_passed_for(tmp_path: Path) -> None:
    _, powerless, seat = positions()
    async with running(tmp_path) as server, at_a_table(server, powerless, seat) as (own, table, sitter, _):
        assert sitter.choices == ["pass"]
        await let_all_pass(own, table)
        assert await made(server, table, seat) == [("pass", "auto")]


async def test_whoever_holds_a_retaliation_is_asked(tmp_path: Path) -> None:
    able, _, seat = positions()
    async with running(tmp_path) as server, at_a_table(server, able, seat) as (own, table, sitter, _):
        assert sitter.choices == ["pass", "play retaliation"]
        await let_the_others_pass(own, table, seat)
        assert table.state.waiting == (seat,)
        assert isinstance(table.state.agenda[-1], Window)
        assert await made(server, table, seat) == []
        assert (await sitter.choose("play retaliation"))["type"] == "done"
        assert await made(server, table, seat) == [("play retaliation", "person")]


async def test_the_box_taken_out_in_time_is_obeyed(tmp_path: Path) -> None:
    _, powerless, seat = positions()
    async with running(tmp_path) as server, at_a_table(server, powerless, seat) as (own, table, sitter, _):
        await sitter.send(type="auto_pass", on=False)
        await sitter.until("table")
        await let_the_others_pass(own, table, seat)
        assert table.state.waiting == (seat,)
        assert (await sitter.choose("pass"))["type"] == "done"
        assert await made(server, table, seat) == [("pass", "person")]


async def test_while_the_window_is_open_nobody_else_can_tell_the_two_apart(tmp_path: Path) -> None:
    """Whether somebody holds a Retaliation shows neither in pauses, nor in what is sent, nor in what the lobby says."""
    able, powerless, seat = positions()
    pace = {"kind": "live", "move": 60, "reserve": 100}
    seen: list[Any] = []
    for state in (able, powerless):
        async with (
            running(tmp_path / str(len(seen))) as server,
            at_a_table(server, state, seat, pace=pace) as (own, table, _, watcher),
        ):
            step, before = table.state.agenda[-1], len(watcher.frames)
            times = [due for due, _, _ in own.sleepers]
            while own.sleepers and own.sleepers[0][0] < max(times):
                await own.pass_on()
                await stored(own, table)
            assert table.state.agenda[-1] is step
            await watcher.ping()
            heard = [frame for frame in watcher.frames[before:] if "pong" not in frame]
            assert heard == [], "answers are told when all are in"
            info, clock = table.info(None), table.clocks.shown()
            assert clock is not None
            asked = table.state.view(0)["asked"]
            seen.append((sorted(times), own.drawn, info.turn, info.your_turn, clock.reserve, asked))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("able", [True, False])
async def test_the_clock_of_whoever_decides_runs_as_a_persons(able: bool, tmp_path: Path) -> None:
    one, other, seat = positions()
    pace = {"kind": "days", "days": 2}
    async with (
        running(tmp_path) as server,
        at_a_table(server, one if able else other, seat, pace=pace) as (own, table, _, _),
    ):
        table.steward.plan()
        assert table.clocks.left(seat) is not None
        assert table.steward.alarm is not None, "whoever does not answer in time is replaced all the same"
        assert table.moves.answers_itself(seat) is not able
        if able:
            await let_the_others_pass(own, table, seat)
            assert not table.steward.busy, "a table at which a person thinks for days is not kept awake"


async def test_whoever_passes_at_the_same_moment_is_no_error(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, powerless, seat = positions()
    async with running(tmp_path) as server, at_a_table(server, powerless, seat) as (own, table, _, _):
        table.steward.stop()
        await own.calm()
        asked, answered = asyncio.Event(), asyncio.Event()
        append = server.worker.store.moves.append

        async def hold(_: str) -> bool:
            asked.set()
            await answered.wait()
            return True

        async def append_later(*move: Any) -> None:
            answered.set()  # the move is made in memory, and the steward looks before it is stored
            for _ in range(10):
                await asyncio.sleep(0)
            await append(*move)

        async def at_once(_: float) -> None:
            return

        monkeypatch.setattr(own, "draw", lambda *_: 0.0)
        monkeypatch.setattr(own, "wait", at_once)
        monkeypatch.setattr(server.worker.hub, "hold", hold)
        monkeypatch.setattr(server.worker.store.moves, "append", append_later)
        table.steward.plan()
        await asked.wait()
        assert table.ledger is not None
        await table.moves.choose(seat, "pass", table.ledger.number(seat))
        assert await made(server, table, seat) == [("pass", "person")]
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []
