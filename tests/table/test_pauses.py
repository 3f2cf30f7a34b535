"""How long bots and seats on auto-pass take reveals nothing, and does not try anybody's patience.

Time belongs to the tests here: pauses pass when nothing else is left to happen, and take no time at all.
"""

import asyncio
import heapq
import json
from collections.abc import Callable, Coroutine
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.core.state import State
from subrosa.core.step import Window
from subrosa.table.bots.pauses import Pauses
from subrosa.table.bots.pool import OVERRUN, Asker, BotPool
from subrosa.table.bots.turns import FIRST
from subrosa.table.config.speeds import SPEEDS
from subrosa.table.play.table import LiveTable
from tests.table.support import PATIENCE, Running, running, visitors

CALM = 200  # turns of the event loop after which everything that needs no time has happened


class OwnTime(Pauses):
    """Pauses that pass when the test says so."""

    def __init__(self) -> None:
        super().__init__()
        self.notes: list[str] = []
        self.begin(0)

    def begin(self, seed: int) -> None:
        """Forget what happened before."""
        self.chance = Random(seed)
        self.now = 0.0
        self.drawn: list[float] = []
        self.numbers = count()
        self.notes.clear()
        self.sleepers: list[tuple[float, int, asyncio.Future[None]]] = []

    def draw(self, speed: str, several: bool) -> float:
        self.notes.append("draw")
        self.drawn.append(super().draw(speed, several))
        return self.drawn[-1]

    async def wait(self, seconds: float) -> None:
        woken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        heapq.heappush(self.sleepers, (self.now + seconds, next(self.numbers), woken))
        await woken

    async def calm(self) -> None:
        for _ in range(CALM):
            await asyncio.sleep(0)

    async def pass_on(self) -> None:
        """Let time pass until the next pause is over, once everything that needs no time has happened."""
        await self.calm()
        due, _, woken = heapq.heappop(self.sleepers)
        if not woken.done():
            self.now = due
            woken.set_result(None)
            await self.calm()


class Watched:
    """A state that notes who looks at what a seat holds or may do."""

    def __init__(self, state: State, notes: list[str]) -> None:
        self.state = state
        self.notes = notes

    def __getattr__(self, name: str) -> Any:
        if name in ("view", "options", "refusal", "log"):
            self.notes.append(name)
        return getattr(self.state, name)


Choose = Callable[[str, str, dict[str, Any], float, Asker], Coroutine[Any, Any, tuple[str, bool]]]


async def first_option(
    game_id: str, bot: str, view: dict[str, Any], seconds: float, asker: Asker
) -> tuple[str, bool]:
    """Answer like a bot that does not think."""
    return view["choices"][0], True


async def put(
    server: Running,
    state: State,
    auto: int | None,
    seed: int,
    players: BotPool | None = None,
    game: str = "",
    choose: Choose = first_option,
    watched: bool = True,
) -> tuple[OwnTime, LiveTable]:
    """Return a table of bots that play this state on; one seat may be a person on auto-pass instead.

    A state of a game that is not registered needs a table of one that is. One that compiled functions are given must
    not be watched: they take nothing that only behaves like a state.
    """
    own = OwnTime()
    server.worker.pauses = own
    server.worker.bots.choose = first_option  # type: ignore[method-assign]
    async with visitors(server.url, "Ada") as [ada]:
        seats = ["search"] * state.seats
        made = (await ada.make(game or state.setup.game.id, *seats, speed="normal"))["id"]
    table = server.worker.tables[made]
    table.presence.looked_at["another worker"] = inf
    table.steward.stop()
    await own.calm()
    assert table.ledger is not None
    table.ledger.state = Watched(state, own.notes) if watched else state  # type: ignore[assignment]
    if auto is not None:
        table.seats[auto].kind, table.seats[auto].auto_pass = "open", True
    own.begin(seed)
    server.worker.bots.choose = choose  # type: ignore[method-assign, assignment]
    if players is not None:  # only now: what was asked while the table was made must not keep them busy
        server.worker.bots = players
    table.steward.plan()
    return own, table


def two_worlds(rng: Random) -> tuple[State, State, int]:
    """Find a window at which a seat can react in one world and only pass in the other; seat 0 sees them alike."""
    game = games.get("overlord")
    for seed in range(50):
        state = game.new(seed=seed)
        while state.waiting:
            if isinstance(state.agenda[-1], Window) and not any(state.answers or ()):
                world = game.imagine(state.view(0), rng)
                for seat in state.waiting[1:]:
                    counts = {len(state.options(seat)), len(world.options(seat))}
                    if 0 in state.waiting and len(counts) == 2 and 1 in counts:
                        assert state.view(0) == world.view(0)
                        return state, world, seat
            seat = state.waiting[0]
            state.choose(seat, rng.choice(state.options(seat)))
    raise AssertionError("no such window was found")


async def answered(own: OwnTime, table: LiveTable) -> float:
    """Let everybody answer the open question, and return when they did."""
    assert table.ledger is not None
    step = table.state.agenda[-1]
    async with asyncio.timeout(PATIENCE):
        while table.state.agenda and table.state.agenda[-1] is step:
            if own.sleepers:
                await own.pass_on()
            else:  # an answer is being stored
                await asyncio.sleep(0.001)
    return own.now


@pytest.mark.parametrize("seed", range(5))
async def test_a_card_that_matters_changes_no_pause(seed: int, tmp_path: Path) -> None:
    true, other, seat = two_worlds(Random(seed))
    asked = len(true.waiting)
    told = []
    async with running(tmp_path) as server:
        for state, auto in ((true, None), (other, None), (true.copy(), seat), (other.copy(), seat)):
            own, table = await put(server, state, auto, seed)
            await own.calm()
            pauses = own.drawn[:asked]
            decides = auto is not None and len(state.options(seat)) > 1
            over = decided(own, table, seat) if decides else answered(own, table)
            told.append((pauses, await over))
            table.steward.stop()
    assert len(told[0][0]) == asked
    assert told == [told[0]] * 4
    assert told[0][1] == max(told[0][0]), "pauses of those who are asked together run at the same time"


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("processes", [1, 2])
async def test_what_one_bot_has_to_think_about_delays_nobody(
    processes: int, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Bots with a choice think as long as they may, one after the other; no answer comes later because of that."""
    true, other, _ = two_worlds(Random(seed))
    thought: list[list[int]] = []  # the seats that did
    told = []
    async with running(tmp_path) as server:

        async def talk(process: Any, question: bytes) -> str:
            asked = json.loads(question)
            thought[-1].append(asked["view"]["seat"])
            await server.worker.pauses.wait(asked["seconds"])
            return str(asked["options"][0])

        async def sleep(seconds: float) -> None:
            await server.worker.pauses.wait(seconds)

        for state in (true, other):
            players = BotPool(processes, 5.0, lambda: getattr(server.worker.pauses, "now", 0.0))
            monkeypatch.setattr(players, "_start", nobody)
            monkeypatch.setattr(players, "_stop", nothing)
            monkeypatch.setattr(players, "_talk", talk)
            monkeypatch.setattr(players, "wait", sleep)
            thought.append([])
            own, table = await put(server, state, None, seed, players)
            told.append((await answered(own, table), own.drawn[: len(true.waiting)]))
            table.presence.looked_at.clear()  # nothing follows that could use the next one's processes
            table.steward.stop()
    assert thought[0] != thought[1], "somebody had to think in one world only"
    assert told[0] == told[1]


async def decided(own: OwnTime, table: LiveTable, seat: int) -> float:
    """Wait for a person on auto-pass who has something to decide and passes at once; return when that was."""
    async with asyncio.timeout(PATIENCE):
        while table.state.waiting != (seat,) or own.sleepers:
            await (own.pass_on() if own.sleepers else asyncio.sleep(0.001))
    await own.calm()
    assert table.state.waiting == (seat,), "nobody passes for somebody who could do something else"
    assert len(own.drawn) == len(table.state.agenda[-1].asked()), (
        "one pause per seat, whatever the seats hold"
    )
    assert table.ledger is not None
    await table.moves.choose(seat, "pass", table.ledger.number(seat))
    return own.now


async def test_a_pause_is_drawn_before_anything_is_looked_at(tmp_path: Path) -> None:
    true, _, seat = two_worlds(Random(3))
    asked = len(true.waiting)
    async with running(tmp_path) as server:
        own, table = await put(server, true, seat, 3)
        await own.calm()
        table.steward.stop()
    looks = [note for note in own.notes if note != "draw"]
    assert len(looks) >= asked
    for drawn in range(asked):
        before = own.notes[: nth(own.notes, "draw", drawn)]
        assert len([note for note in before if note != "draw"]) <= drawn, own.notes


def nth(notes: list[str], word: str, n: int) -> int:
    return [i for i, note in enumerate(notes) if note == word][n]


async def test_whoever_thinks_too_long_takes_another_whole_pause(tmp_path: Path) -> None:
    state = games.get("estoril").new(seed=1)
    thought = asyncio.Event()

    async def slow(
        game_id: str, bot: str, view: dict[str, Any], seconds: float, asker: Asker
    ) -> tuple[str, bool]:
        await thought.wait()
        return view["choices"][0], True

    async with running(tmp_path) as server:
        own, table = await put(server, state, None, 1)
        table.steward.stop()
        server.worker.bots.choose = slow  # type: ignore[method-assign]
        own.begin(1)
        table.steward.plan()
        await own.calm()
        assert table.ledger is not None
        before = table.ledger.seq
        await own.pass_on()
        thought.set()
        await own.calm()
        assert table.ledger.seq == before, "the answer does not come as soon as it is there"
        assert len(own.drawn) == 2
        await own.pass_on()
        assert table.ledger.seq == before + 1
        table.steward.stop()


@pytest.mark.parametrize("choices", [["pass"], ["pass", "pay"]])
@pytest.mark.parametrize(("bot", "held"), [("search", True), ("scripted", False), ("random", False)])
async def test_a_bot_that_thinks_takes_its_time_even_if_it_can_only_pass(
    bot: str, held: bool, choices: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the others could tell from its answer that it had something to think about."""
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def talk(process: Any, question: bytes) -> str:
        assert json.loads(question)["seconds"] == 100.0
        return "pass"

    bots_at_work = BotPool(1, 5.0)
    monkeypatch.setattr(bots_at_work, "_start", nobody)
    monkeypatch.setattr(bots_at_work, "_talk", talk)
    monkeypatch.setattr(bots_at_work, "wait", sleep)
    monkeypatch.setattr(bots_at_work.load, "seconds", lambda most: most)
    ada = Asker("ada", "a", FIRST)
    assert await bots_at_work.choose("overlord", bot, {"choices": choices}, 100.0, ada) == ("pass", True)
    assert [seconds > 100 for seconds in waited] == [True] * held


async def nobody() -> str:
    """Start no process at all."""
    return "nobody"


async def nothing(process: Any) -> None:
    """End nothing."""


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
@pytest.mark.parametrize("asked", range(1, 9))
def test_all_who_are_asked_together_have_thought_before_the_least_pause_is_over(
    speed: str, asked: int
) -> None:
    """One after the other, each as long as it may: on a server with time to spare nobody is ever late."""
    thinking, least = Pauses().thinking(speed, asked), SPEEDS[speed][asked > 1][0]
    assert (asked - 1 + OVERRUN) * thinking < least


def test_speeds() -> None:
    for several in (False, True):
        ranges = [SPEEDS[speed][several] for speed in ("instant", "fast", "normal", "slow")]
        assert ranges == sorted(ranges)
        assert all(least < most for least, most in ranges[1:])
        assert Pauses().draw("instant", several) == 0
        for speed, ranges_of in SPEEDS.items():
            least, most = ranges_of[several]
            assert least <= Pauses().draw(speed, several) <= most


@pytest.mark.parametrize("game", games.ours())
def test_a_game_of_bots_does_not_crawl(game: str) -> None:
    """Counts all pauses of a whole game among bots at normal speed: people would take many times as long."""
    state, own, total = games.get(game).new(seed=2), Pauses(Random(2)), 0.0
    players = [bots.make("scripted", games.get(game), str(seat)) for seat in range(state.seats)]
    while state.waiting:
        several = len(state.agenda[-1].asked()) > 1
        total += max([own.draw("normal", several) for _ in state.waiting])
        for seat in state.waiting:
            view = state.view(seat)
            state.choose(seat, players[seat].choose(view, view["choices"]))
    assert total < games.get(game).minutes * 60 / 9
