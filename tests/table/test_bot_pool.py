"""The bots' processes and who gets them. No process is started and no time passes: the tests answer for the bots."""

import asyncio
import json
from collections.abc import Callable
from typing import Any

import pytest

from subrosa.table.bots.pool import Asker, BotFailed, BotPool
from subrosa.table.bots.turns import FIRST, LAST, Full, Turns

VIEW = {"choices": ["pass", "pay"]}
ADA = Asker("ada", "a", FIRST)


class FakeProcess:
    """Something that can be ended."""

    def __init__(self) -> None:
        self.killed = False

    def kill(self) -> None:
        self.killed = True

    async def wait(self) -> None:
        pass


class Thinking:
    """The bots' side: questions in the order in which a process got them, answered when the test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, processes: int = 1) -> None:
        self.players = BotPool(processes, 5.0, lambda: 100.0)
        self.asked: list[dict[str, Any]] = []
        self.open: list[asyncio.Future[str]] = []
        self.started: list[FakeProcess] = []
        self.slept: list[tuple[float, asyncio.Future[None]]] = []
        monkeypatch.setattr(self.players, "_start", self.start)
        monkeypatch.setattr(self.players, "_talk", self.talk)
        monkeypatch.setattr(self.players, "wait", self.sleep)

    async def start(self) -> FakeProcess:
        self.started.append(FakeProcess())
        return self.started[-1]

    async def talk(self, process: FakeProcess, question: bytes) -> str:
        self.asked.append(json.loads(question))
        self.open.append(asyncio.get_running_loop().create_future())
        return await self.open[-1]

    async def sleep(self, seconds: float) -> None:
        passed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.slept.append((seconds, passed))
        await passed

    def ask(self, asker: Asker = ADA, bot: str = "hard", view: dict[str, Any] = VIEW) -> asyncio.Task[Any]:
        return asyncio.create_task(self.players.choose("overlord", bot, view, 0.1, asker))

    async def until(self, reached: Callable[[], bool]) -> None:
        """Let everything happen that needs no time."""
        turns = 0
        waiting: asyncio.Future[None]
        while not reached():
            turns += 1
            assert turns < 1_000, "it does not happen"
            waiting = asyncio.get_running_loop().create_future()
            asyncio.get_running_loop().call_soon(waiting.set_result, None)
            await waiting

    async def calm(self) -> None:
        steps = iter(range(50))
        await self.until(lambda: next(steps) == 49)

    async def answer(self, number: int, text: str = "pass") -> None:
        await self.until(lambda: len(self.open) > number)
        self.open[number].set_result(text)
        await self.calm()


@pytest.fixture
def thinking(monkeypatch: pytest.MonkeyPatch) -> Thinking:
    return Thinking(monkeypatch)


async def test_a_process_is_free_as_soon_as_its_bot_has_answered(thinking: Thinking) -> None:
    first, second = thinking.ask(), thinking.ask(Asker("bo", "b", FIRST))
    await thinking.answer(0)
    assert not first.done(), "its time is not over"
    await thinking.until(lambda: len(thinking.asked) == 2)
    await thinking.answer(1, "pay")
    for seconds, passed in thinking.slept:
        assert seconds == pytest.approx(0.125)
        passed.set_result(None)
    assert await first == ("pass", True)
    assert await second == ("pay", True)
    assert len(thinking.started) == 1


async def test_one_who_can_only_pass_waits_for_a_turn_and_takes_as_long(thinking: Thinking) -> None:
    first = thinking.ask()
    await thinking.until(lambda: len(thinking.asked) == 1)
    second = thinking.ask(Asker("bo", "b", FIRST), view={"choices": ["pass"]})
    await thinking.calm()
    assert not thinking.slept, "it is not its turn"
    await thinking.answer(0)
    assert len(thinking.slept) == 2
    assert not second.done()
    thinking.slept[1][1].set_result(None)
    thinking.slept[0][1].set_result(None)
    assert await second == ("pass", True)
    assert await first == ("pass", True)
    assert len(thinking.asked) == 1, "no process need be asked"


@pytest.mark.parametrize("bot", ["scripted", "normal-bold"])
async def test_bots_that_need_no_time_are_not_held_back(thinking: Thinking, bot: str) -> None:
    task = thinking.ask(bot=bot)
    await thinking.answer(0)
    assert await task == ("pass", True)
    assert not thinking.slept


async def test_a_vandal_does_not_keep_the_others_waiting(thinking: Thinking) -> None:
    """A vandal watches 38 tables or plays at them: whoever comes after them is served next but one."""
    for rank in (LAST, FIRST):
        vandals = [
            thinking.ask(Asker("vandal", f"v{rank} {table}", rank), "scripted")
            for table in range(38)
            for _ in range(2)
        ]
        before = len(thinking.asked)
        await thinking.until(lambda before=before: len(thinking.asked) == before + 1)  # type: ignore[misc]
        ada = thinking.ask(bot="easy")
        while not ada.done():
            await thinking.answer(len(thinking.open) - 1)
        served = [question["bot"] for question in thinking.asked[before:]]
        assert served.index("easy") <= 2
        for vandal in vandals:
            vandal.cancel()
        await asyncio.gather(*vandals, return_exceptions=True)
        thinking.open[-1].cancel()
        await thinking.calm()
    assert not thinking.players.waiting
    assert not len(thinking.players.turns)


async def test_more_than_may_wait_is_refused(thinking: Thinking) -> None:
    thinking.players.turns = Turns(most_of_owner=2)
    tasks = [thinking.ask(Asker("vandal", f"v{i}", FIRST)) for i in range(4)]
    await thinking.calm()
    assert isinstance(tasks[3].exception(), Full)
    assert [task.done() for task in tasks[:3]] == [False] * 3
    for task in tasks[:3]:
        task.cancel()


async def test_whoever_goes_away_does_not_cost_the_process(thinking: Thinking) -> None:
    first, second = thinking.ask(), thinking.ask()
    await thinking.until(lambda: len(thinking.asked) == 1)
    third = thinking.ask(Asker("bo", "b", FIRST), bot="easy")
    await thinking.calm()
    first.cancel()
    second.cancel()
    await thinking.calm()
    assert not thinking.started[0].killed
    assert len(thinking.asked) == 1, "the process still thinks about what it was asked"
    await thinking.answer(0)
    await thinking.answer(1, "pay")
    assert await third == ("pay", True)
    assert len(thinking.started) == 1


async def test_whoever_goes_away_in_the_very_moment_of_the_turn_gives_it_back(thinking: Thinking) -> None:
    first = thinking.ask()
    await thinking.until(lambda: len(thinking.asked) == 1)
    second, third = (thinking.ask(Asker("bo", table, FIRST), "easy") for table in "bc")
    await thinking.calm()
    second.cancel()
    thinking.open[0].set_result("pass")
    await thinking.calm()
    assert second.cancelled()
    await thinking.answer(1, "pay")
    assert await third == ("pay", True)
    first.cancel()


async def test_a_bot_that_fails_is_replaced_in_the_same_turn(thinking: Thinking) -> None:
    first, second = thinking.ask(bot="hard"), thinking.ask(Asker("bo", "b", FIRST), "easy")
    await thinking.until(lambda: len(thinking.open) == 1)
    thinking.open[0].set_exception(BotFailed("its process ended"))
    await thinking.answer(1, "dance")
    assert [question["bot"] for question in thinking.asked] == ["hard", "scripted", "easy"]
    assert [process.killed for process in thinking.started] == [True, True, False]
    await thinking.until(lambda: len(thinking.slept) == 1)
    thinking.slept[0][1].set_result(None)
    choice, own = await first
    assert choice in VIEW["choices"]
    assert not own
    assert thinking.players.failures == 2
    await thinking.answer(2)
    assert await second == ("pass", True)


async def test_several_processes_think_for_several_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    thinking = Thinking(monkeypatch, processes=2)
    tasks = [thinking.ask(Asker("ada", table, FIRST), "easy") for table in ("a", "a", "b")]
    await thinking.calm()
    assert len(thinking.asked) == 2, "of table a one question at a time"
    await thinking.answer(0)
    await thinking.answer(1)
    await thinking.answer(2)
    assert [await task for task in tasks] == [("pass", True)] * 3


async def test_figures_for_hosts_are_coarse(thinking: Thinking) -> None:
    tasks = [thinking.ask(), thinking.ask()]
    await thinking.until(lambda: len(thinking.asked) == 1)
    told = thinking.players.figures()
    assert told["subrosa_bot_processes"] == 1
    assert told["subrosa_bot_questions_waiting"] == 1
    assert told["subrosa_bot_decisions_total"] == 0
    assert all(value == int(value) for value in told.values())
    await thinking.answer(0)
    assert thinking.players.figures() == told, "nobody sees a single answer in them"
    thinking.players.told_until = 0.0
    assert thinking.players.figures()["subrosa_bot_decisions_total"] == 1
    for task in tasks:
        task.cancel()
