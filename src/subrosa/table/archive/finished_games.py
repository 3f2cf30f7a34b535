"""Questions about finished games, answered by two processes (`process.py`), since the work takes long.

There are two so that people who bring saves keep nobody from looking back at a game. A thread would not do: the work
is all Python and would take every other moment from the event loop.
"""

import asyncio
import gzip
import json
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from subrosa.core.save import header
from subrosa.table.archive.process import PLAYED, SAVE
from subrosa.table.common.queueing import Queue
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.storage.store import Store

log = logging.getLogger("subrosa.table")
SECONDS: Final = 5.0  # of processor time for one question; a long game takes half a second
PATIENCE: Final = 60.0  # seconds, however busy the machine is
LONGEST_LINE: Final = 100_000
REST_AFTER: Final = 300.0  # seconds without a question after which a process is ended

Answer = tuple[dict[str, Any], bytes]
Source = Callable[[], Awaitable[bytes]]


class ArchiveProcess:
    """One process, and those who wait for it."""

    def __init__(self, most: int, most_each: int) -> None:
        self.queue = Queue(1, most, most_each, PATIENCE)
        self.process: Process | None = None
        self.seconds = SECONDS
        self.used = 0.0
        self.failures = 0

    async def ask(
        self, owner: str, question: dict[str, Any], data: bytes = b"", source: Source | None = None
    ) -> Answer:
        """Put a question; what it is about comes from `source` if it is not remembered. Raises TableProblem."""
        async with self.queue.turn(owner):
            head, body = await self._put(question, data)
            if source is not None and head.get("need"):
                head, body = await self._put(question, await source())
        if "problem" in head:
            raise TableProblem(head["problem"], **head["args"])
        return head, body

    async def rest(self) -> None:
        """Give the memory back if nobody has asked for a while."""
        if self.process is not None and not self.queue.here and self.used + REST_AFTER < time.monotonic():
            await self.stop()

    async def stop(self) -> None:
        """End the process; the next question starts another."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _put(self, question: dict[str, Any], data: bytes) -> Answer:
        self.used = time.monotonic()
        try:
            async with asyncio.timeout(PATIENCE):
                return await self._talk(question | {"seconds": self.seconds, "size": len(data)}, data)
        except TimeoutError as error:
            await self.stop()
            self.failures += 1
            raise TableProblem("too-long") from error
        except (OSError, EOFError, ValueError) as error:
            await self.stop()
            self.failures += 1
            log.error("a process that works on finished games failed: %s", type(error).__name__)
            raise TableProblem("failure") from error
        except BaseException:
            # Whatever it was doing, its next line would not be an answer to the next question.
            await self.stop()
            raise

    async def _talk(self, question: dict[str, Any], data: bytes) -> Answer:
        if self.process is None:
            self.process = await start()
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(question).encode() + b"\n")
        process.stdin.write(data)
        await process.stdin.drain()
        line = await process.stdout.readline()
        head = json.loads(line)
        return head, await process.stdout.readexactly(head["size"])


async def start() -> Process:
    """Start a process, and return it once it is ready."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "subrosa.table.archive.process"),
        stdin=PIPE,
        stdout=PIPE,
        stderr=DEVNULL,
        limit=LONGEST_LINE,
    )
    assert process.stdout is not None
    try:
        if not await process.stdout.readline():
            raise EOFError("it ended before it began")
    except BaseException:
        with suppress(ProcessLookupError):
            process.kill()
        await process.wait()
        raise
    return process


class FinishedGames:
    """What can be asked about finished games. All of it may raise TableProblem."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reader = ArchiveProcess(most=8, most_each=2)
        self.replayer = ArchiveProcess(most=60, most_each=12)
        self.puzzles: dict[tuple[str, str, int], bytes] = {}  # no more than there are puzzles

    async def close(self) -> None:
        await self.reader.stop()
        await self.replayer.stop()

    async def rest(self) -> None:
        await self.reader.rest()
        await self.replayer.rest()

    def gauges(self) -> dict[str, float]:
        """Return how much the processes have to do."""
        processes = (self.reader, self.replayer)
        return {
            "subrosa_archive_waiting": sum(each.queue.here.total() for each in processes),
            "subrosa_archive_failures": sum(each.failures for each in processes),
        }

    async def bring(self, owner: str, text: str) -> Answer:
        """Return what an uploaded save is about, and the save as it is kept."""
        return await self.reader.ask(owner, {"do": "bring"}, text.encode("utf-8", "replace"))

    async def info(self, owner: str, table: LiveTable) -> bytes:
        """Return a `ReplayInfo`, ready to be sent."""
        return await self._look(owner, table, {"do": "info"})

    async def moment(self, owner: str, table: LiveTable, n: int, seat: str) -> bytes:
        """Return a `Moment`, ready to be sent."""
        return await self._look(owner, table, {"do": "moment", "n": n, "seat": seat})

    async def write(self, owner: str, table: LiveTable) -> bytes:
        """Return the whole save of a finished game."""
        source = await self._source(table)
        if table.row.brought:  # it is there; unpacking it releases the interpreter
            return await asyncio.to_thread(gzip.decompress, source)
        return (await self.replayer.ask(owner, {"do": "write"}, source))[1]

    async def decisions(self, owner: str, data: bytes, winners: list[int]) -> bytes:
        """Return an `AnalysisInfo`, ready to be sent."""
        return (await self.replayer.ask(owner, {"do": "decisions", "winners": winners}, data))[1]

    async def decision(self, owner: str, data: bytes, move: int) -> bytes:
        """Return a `Decision`, ready to be sent."""
        return (await self.replayer.ask(owner, {"do": "decision", "move": move}, data))[1]

    async def puzzle(self, owner: str, game: str, number: int) -> bytes:
        """Return a `PuzzleInfo`, ready to be sent."""
        return await self._puzzle(owner, "puzzle", game, number)

    async def solution(self, owner: str, game: str, number: int) -> bytes:
        """Return a `PuzzleSolution`, ready to be sent."""
        return await self._puzzle(owner, "solution", game, number)

    async def _puzzle(self, owner: str, what: str, game: str, number: int) -> bytes:
        """Ask for something about a puzzle that there is, once."""
        key = (what, game, number)
        if key not in self.puzzles:
            question = {"do": what, "game": game, "number": number}
            self.puzzles[key] = (await self.replayer.ask(owner, question))[1]
        return self.puzzles[key]

    async def _look(self, owner: str, table: LiveTable, question: dict[str, Any]) -> bytes:
        question |= {"name": table.row.id, "kind": kind_of(table)}
        return (await self.replayer.ask(owner, question, source=lambda: self._source(table)))[1]

    async def _source(self, table: LiveTable) -> bytes:
        """Return what a finished game is made of."""
        if not table.row.brought:
            return played(table)
        data = await self.store.tables.save_of(table.row.id)
        if data is None:
            raise TableProblem("no-table")  # it was removed in this very moment
        return data


def kind_of(table: LiveTable) -> str:
    return SAVE if table.row.brought else PLAYED


def played(table: LiveTable) -> bytes:
    """Write down a game that was played here: how it was set up, and all choices."""
    state = table.state
    choices = [(past.seat, past.choice.text, past.hurry) for past in state.history()]
    return msgspec.json.encode({"head": header(state), "choices": choices})
