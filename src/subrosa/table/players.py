"""Bots at the table: processes that are given views and options, and are replaced when they fail."""

import asyncio
import logging
import secrets
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec

from subrosa import bots

log = logging.getLogger("subrosa.table")
LONGEST_LINE: Final = 4_000_000
SECONDS_TO_START: Final = 60.0  # on a busy machine reading the program takes longer than any thinking
AT_ONCE: Final = ("easy", "normal", "scripted", "random")  # bots that need no time to think
SOME_TIME: Final = 0.4
OVERRUN: Final = 1.25  # a search looks at the clock between its steps


class BotFailed(Exception):
    """A bot took too long, died, or answered something that was not on offer."""


class Players:
    """A few processes that think for all bots of this worker, each about one decision at a time."""

    def __init__(self, processes: int, seconds: float) -> None:
        self.seconds = seconds
        self.failures = 0
        self.idle: asyncio.Queue[Process | None] = asyncio.Queue()
        self.running: set[Process] = set()
        for _ in range(processes):
            self.idle.put_nowait(None)  # started when it is needed first

    async def choose(
        self, game_id: str, bot: str, view: dict[str, Any], seconds: float = SOME_TIME
    ) -> tuple[str, bool]:
        """What the bot chooses, and whether that is its own answer; one that fails is stood in for.

        A bot that thinks is given so many seconds, and takes them whether it has something to think about or not:
        how long it takes, and how long others wait for the same process, tells nothing of what it holds.
        """
        try:
            return await self._ask(game_id, bot, view, seconds), True
        except BotFailed as error:
            self.failures += 1
            log.warning("bot %s of %s: %s", bot, game_id, error)
        try:
            return await self._ask(game_id, bots.stand_in(game_id), view, seconds), False
        except BotFailed as error:
            self.failures += 1
            log.error("stand-in for bot %s of %s: %s", bot, game_id, error)
            return secrets.choice(view["choices"]), False

    async def _ask(self, game_id: str, bot: str, view: dict[str, Any], seconds: float) -> str:
        options = view["choices"]
        question = {
            "game": game_id,
            "bot": bot,
            "seed": secrets.token_hex(8),
            "view": view,
            "options": options,
            "seconds": seconds,
        }
        process = await self.idle.get()
        try:
            if process is None:
                process = await self._start()
            began = time.monotonic()
            answer = await self._talk(process, msgspec.json.encode(question))
            if bot not in AT_ONCE:
                await asyncio.sleep(max(0.0, seconds * OVERRUN - (time.monotonic() - began)))
        except BaseException:
            # Whatever it was doing, its next line would not be an answer to the next question.
            await self._stop(process)
            process = None
            raise
        finally:
            self.idle.put_nowait(process)
        if answer not in options:
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
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "subrosa.table.thinker"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
        )
        self.running.add(process)
        assert process.stdout is not None
        try:
            async with asyncio.timeout(SECONDS_TO_START):
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
        for process in list(self.running):
            await self._stop(process)
