"""Bots at the table: processes that are given views and options, and are replaced when they fail."""

import asyncio
import logging
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from subrosa import bots
from subrosa.table.bots.load import Load
from subrosa.table.bots.turns import FIRST, Turns
from subrosa.table.config.own_bots import OwnBot

log = logging.getLogger("subrosa.table")
LONGEST_LINE: Final = 4_000_000
SECONDS_TO_START: Final = 60.0  # on a busy machine, starting takes longer than any thinking
# Bots that need no time to think, whatever their style.
AT_ONCE: Final = ("easy", "normal", "scripted", "random")
OVERRUN: Final = 1.25  # a search looks at the clock between its steps
FIGURES_EVERY: Final = 10.0  # seconds: whoever reads the figures does not see single answers in them


class BotFailed(Exception):
    """A bot took too long, died, or answered something that was not on offer."""


@dataclass(frozen=True, slots=True)
class Asker:
    """Who asks a bot: a table, whose it is, and whether it comes first."""

    owner: str
    table: str
    rank: int


Turn = asyncio.Future[Process | None]


class BotPool:
    """A few processes that think for all bots of this worker, each about one decision at a time."""

    def __init__(
        self,
        processes: int,
        seconds: float,
        clock: Callable[[], float] = time.monotonic,
        own_bots: tuple[OwnBot, ...] = (),
    ) -> None:
        self.seconds = seconds
        self.own_bots = {(game, own.label): own.bot for own in own_bots for game in own.games}
        self.clock = clock
        self.wait: Callable[[float], Awaitable[None]] = asyncio.sleep  # outside all processes
        self.processes = processes
        self.idle: list[Process | None] = [None] * processes  # started when they are needed first
        self.running: set[Process] = set()
        self.working: set[asyncio.Task[tuple[str, bool]]] = set()
        self.turns: Turns[Turn] = Turns()
        self.waiting: dict[Turn, tuple[Asker, float]] = {}  # and since when; the oldest first
        self.load = Load(processes, clock)
        self.failures = 0
        self.decisions = 0
        self.thinking = 0.0
        self.told: dict[str, float] = {}
        self.told_until = 0.0

    async def choose(
        self, game_id: str, bot: str, view: dict[str, Any], seconds: float, asker: Asker
    ) -> tuple[str, bool]:
        """Return what the bot chooses, and whether that is its own answer; another stands in for one that fails.

        A bot that thinks is given so many seconds, or fewer if much is asked. Its answer is there when they
        are over, whether it had something to think about or not, so that how long it takes tells nothing of what it
        holds. The process is free for others as soon as the bot has answered. Raises Full.
        """
        thinks = bots.split(bot)[0] not in AT_ONCE
        process = await self._turn(asker, thinks)
        granted, began = self.load.seconds(seconds), self.clock()
        # Whoever does not want the answer any more must not cost us the process that is about to give it.
        work = asyncio.create_task(self._work(process, game_id, bot, view, granted, asker))
        self.working.add(work)
        work.add_done_callback(self.working.discard)
        answer = await asyncio.shield(work)
        taken = self.clock() - began
        if thinks:
            self.load.thought(granted, taken)
            await self.wait(max(0.0, granted * OVERRUN - taken))
        return answer

    def figures(self) -> dict[str, float]:
        """Return how much there is to do, for hosts."""
        now = self.clock()
        self.load.look()
        if now >= self.told_until:
            oldest = next(iter(self.waiting.values()), (None, now))[1]
            self.told_until = now + FIGURES_EVERY
            self.told = {
                "subrosa_bot_processes": self.processes,
                "subrosa_bot_questions_waiting": len(self.waiting),
                "subrosa_bot_oldest_wait_seconds": round(now - oldest),
                "subrosa_bots_busy": int(self.load.busy),
                "subrosa_bot_thinking_seconds_total": round(self.thinking),
                "subrosa_bot_decisions_total": self.decisions,
            }
        return self.told

    # ---- turns

    async def _turn(self, asker: Asker, thinks: bool) -> Process | None:
        """Wait until a process has time for us. Raises Full."""
        turn: Turn = asyncio.get_running_loop().create_future()
        self.turns.ask(asker.owner, asker.table, asker.rank, turn)
        self.waiting[turn] = asker, self.clock()
        if thinks and asker.rank == FIRST:
            self.load.asked()
        self._deal()
        try:
            return await turn
        except asyncio.CancelledError:
            if turn in self.waiting:
                del self.waiting[turn]
                self.turns.withdraw(asker.table, turn)
            elif not turn.cancelled():
                self._free(turn.result(), asker)
            raise

    def _deal(self) -> None:
        """Give processes that have time to those whose turn it is."""
        while self.idle:
            turn = self.turns.next()
            if turn is None:
                return
            asker, _ = self.waiting.pop(turn)
            if turn.cancelled():  # whoever asked has gone, and has not noticed yet
                self.turns.done(asker.table)
                continue
            # One that runs already comes before one that would have to be started.
            self.idle.sort(key=lambda process: process is not None)
            turn.set_result(self.idle.pop())

    def _free(self, process: Process | None, asker: Asker) -> None:
        self.turns.done(asker.table)
        self.idle.append(process)
        self._deal()

    # ---- questions and answers

    async def _work(
        self,
        process: Process | None,
        game_id: str,
        bot: str,
        view: dict[str, Any],
        seconds: float,
        asker: Asker,
    ) -> tuple[str, bool]:
        """Have a question answered, then give the process to the next."""
        began = self.clock()
        try:
            process, answer, own = await self._answer(process, game_id, bot, view, seconds)
        except BaseException:
            process = None
            raise
        finally:
            self._free(process, asker)
            self.decisions += 1
            self.thinking += self.clock() - began
        return answer, own

    async def _answer(
        self, process: Process | None, game_id: str, bot: str, view: dict[str, Any], seconds: float
    ) -> tuple[Process | None, str, bool]:
        """Return the process as it is afterwards, an answer, and whether it is the bot's own."""
        if len(view["choices"]) == 1:  # every bot would say the same
            return process, view["choices"][0], True
        named = self._named(game_id, bot)
        for who, own in ((named, True), (bots.stand_in(game_id), False)):
            if who is None:
                self.failures += 1
                log.warning("bot %s of %s is not offered here", bot, game_id)
                continue
            try:
                process = process or await self._start()
                return process, await self._ask(process, game_id, who, view, seconds), own
            except BaseException as error:
                # Whatever it was doing, its next line would not be an answer to the next question.
                await self._stop(process)
                process = None
                if not isinstance(error, BotFailed):
                    raise
                self.failures += 1
                log.warning("bot %s of %s: %s", who, game_id, error)
        return process, secrets.choice(view["choices"]), False

    def _named(self, game_id: str, bot: str) -> str | None:
        """Return what a bot is really called; None if the host offers it no more. No other name ever gets further."""
        return bot if bots.is_offered(bot, game_id) else self.own_bots.get((game_id, bot))

    async def _ask(
        self, process: Process, game_id: str, bot: str, view: dict[str, Any], seconds: float
    ) -> str:
        question = {
            "game": game_id,
            "bot": bot,
            "seed": secrets.token_hex(8),
            "view": view,
            "options": view["choices"],
            "seconds": seconds,
        }
        answer = await self._talk(process, msgspec.json.encode(question))
        if answer not in view["choices"]:
            raise BotFailed(f"answered {answer[:80]!r}, which was not on offer")
        return answer

    async def _talk(self, process: Process, question: bytes) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(self.seconds):
                process.stdin.write(question + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError as error:
            raise BotFailed(f"thought longer than {self.seconds} s") from error
        except (OSError, ValueError) as error:
            raise BotFailed(f"cannot be asked: {error}") from error
        if not line:
            raise BotFailed("its process ended")
        return line.decode("utf-8", "replace").rstrip("\n")

    async def _start(self) -> Process:
        own = dict.fromkeys(self.own_bots.values())
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "subrosa.table.bots.process", *own),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
        )
        self.running.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS_TO_START * (1 + len(own))):
                ready = await process.stdout.readline()
        except BaseException as error:
            await self._stop(process)
            if isinstance(error, TimeoutError):
                raise BotFailed("its process does not start") from error
            raise
        if not ready:
            await self._stop(process)
            raise BotFailed("its process ended before it began")
        return process

    async def _stop(self, process: Process | None) -> None:
        if process is None:
            return
        self.running.discard(process)
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        """End all processes."""
        for work in list(self.working):
            work.cancel()
            with suppress(asyncio.CancelledError):
                await work
        for process in list(self.running):
            await self._stop(process)
