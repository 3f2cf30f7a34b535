"""A bot that puts several cards together pauses once, whichever cards they are and however many."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from subrosa.core.step import gathered_so_far
from subrosa.table.bots.pauses import Pauses
from subrosa.table.bots.pool import OVERRUN, Asker
from subrosa.table.config.speeds import SPEEDS
from subrosa.table.play.table import LiveTable
from tests.parts.test_gather import table as dealt
from tests.table.support import PATIENCE, Running, running
from tests.table.test_auto_pass import stored
from tests.table.test_pauses import OwnTime, answered, put

HAND = (0, 1, 1, 2)
WAYS = [["done"], ["pay 1", "pay 2", "done"], ["pay 2", "pay 1", "done"]]


class Planner:
    """A bot that knows what it will choose; it can be made to wait before one of its choices."""

    def __init__(self, plan: list[str], waits_at: int | None = None) -> None:
        self.plan = plan
        self.waits_at = waits_at
        self.asked: list[float] = []  # the seconds that it might think each time
        self.go_on = asyncio.Event()

    async def choose(
        self, game_id: str, bot: str, view: dict[str, Any], seconds: float, asker: Asker
    ) -> tuple[str, bool]:
        if len(self.asked) == len(self.plan):  # the next seat's question, which nobody answers here
            await asyncio.get_running_loop().create_future()
        self.asked.append(seconds)
        if len(self.asked) - 1 == self.waits_at:
            await self.go_on.wait()
        choice = self.plan[len(self.asked) - 1]
        assert choice in view["choices"]
        return choice, True


async def until(own: OwnTime, reached: Callable[[], bool]) -> None:
    """Wait until something has happened that needs no pause, and everything that follows from it."""
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.001)
    await own.calm()


async def seated(server: Running, planner: Planner) -> tuple[OwnTime, LiveTable]:
    """Return a table of bots, the first of which has a toll to pay."""
    state = dealt(*HAND)
    return await put(server, state, None, seed=1, game="nanty", choose=planner.choose, watched=False)


@pytest.mark.parametrize("plan", WAYS)
async def test_there_is_one_pause_before_the_whole(plan: list[str], tmp_path: Path) -> None:
    planner = Planner(plan)
    async with running(tmp_path) as server:
        own, table = await seated(server, planner)
        ledger = table.ledger
        assert ledger is not None
        others = ledger.noticed[1:]
        await until(own, lambda: len(planner.asked) == len(plan))
        gathered = [choice.text for choice in gathered_so_far(table.state)]
        assert [*gathered, "done"] == plan, "it is put together while the pause runs"
        assert ledger.noticed[1:] == others, "nobody else has noticed anything"
        assert len(own.drawn) == 1
        assert await answered(own, table) == own.drawn[0]
        assert ledger.noticed[1:] == [number + 1 for number in others], "they notice once"
        await stored(own, table)
        moves = await server.worker.store.moves.after(table.row.id, 0)
        assert [move.choice for move in moves] == plan
        table.steward.stop()


async def test_whoever_needs_longer_takes_whole_pauses(tmp_path: Path) -> None:
    """Otherwise the others could tell how many cards somebody considered."""
    planner = Planner(["pay 1", "pay 2", "done"], waits_at=1)
    async with running(tmp_path) as server:
        own, table = await seated(server, planner)
        await until(own, lambda: len(planner.asked) == 2)
        await own.pass_on()
        assert len(own.drawn) == 2
        planner.go_on.set()
        await until(own, lambda: len(planner.asked) == 3)
        assert gathered_so_far(table.state), "the end does not come as soon as it is there"
        assert await answered(own, table) == sum(own.drawn[:2])
        table.steward.stop()


async def test_somebody_who_comes_back_goes_on_with_what_was_gathered(tmp_path: Path) -> None:
    planner = Planner(["pay 1", "pay 2", "done"], waits_at=1)
    async with running(tmp_path) as server:
        own, table = await seated(server, planner)
        await until(own, lambda: len(planner.asked) == 2)
        table.seats[0].kind = "open"  # a person plays from now on
        table.steward.plan()
        planner.go_on.set()
        await own.calm()
        assert not table.steward.busy
        assert [choice.text for choice in gathered_so_far(table.state)] == ["pay 1"]
        table.steward.stop()


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_many_cards_are_thought_about_before_the_least_pause_is_over(speed: str) -> None:
    pauses = Pauses()
    total = sum([pauses.thinking(speed, 1, 0.5 ** (gathered + 1)) for gathered in range(6)])
    assert total * OVERRUN < SPEEDS[speed][False][0]
