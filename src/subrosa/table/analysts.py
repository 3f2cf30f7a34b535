"""Those who look into finished games: one process at a time in every worker, and each game once.

What is found is kept in the database, and how far they are, too: whoever asks next may be answered by another worker.
"""

import asyncio
import gzip
import json
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from contextlib import suppress
from typing import Any, Final

import msgspec

from subrosa.table.found import Found
from subrosa.table.messages import Decision

log = logging.getLogger("subrosa.table")
SECONDS: Final = 120.0  # for one game; what is not reached by then is left out
MORE_SECONDS: Final = 60.0  # until a process that does not end by itself is ended
LONGEST_LINE: Final = 4_000_000
MOST_WAITING: Final = 4
SIGN_EVERY: Final = 10.0  # while waiting; well within the time after which we would be given up
NOTE_EVERY: Final = 1.0


class Findings(msgspec.Struct):
    """What was found: of `total` decisions those that were reached, each in so many worlds."""

    total: int
    playouts: int
    decisions: list[Decision]


class CannotAnalyse(Exception):
    """The process ended without an answer."""


class Analysts:
    """Games wait here for their turn."""

    def __init__(self, store: Found) -> None:
        self.store = store
        self.turn = asyncio.Semaphore(1)
        self.waiting = 0

    @property
    def busy(self) -> bool:
        """Do as many games wait as may?"""
        return self.waiting >= MOST_WAITING

    async def look(self, table_id: str, game: str, save: str) -> None:
        """Look into a game that was begun in the store. If that fails, it is as if nobody had asked."""
        self.waiting += 1
        try:
            await self._wait(table_id)
            try:
                findings = await self._ask(table_id, game, save)
            finally:
                self.turn.release()
            await self.store.keep_analysis(table_id, await asyncio.to_thread(packed, findings))
        except BaseException as error:
            await self.store.forget_analysis(table_id)
            if not isinstance(error, CannotAnalyse):
                raise
            log.error("looking into a game of %s: %s", game, error)
        finally:
            self.waiting -= 1

    async def _wait(self, table_id: str) -> None:
        while True:
            try:
                async with asyncio.timeout(SIGN_EVERY):
                    await self.turn.acquire()
                    return
            except TimeoutError:
                await self.store.note_analysis(table_id, 0, 0)

    async def _ask(self, table_id: str, game: str, save: str) -> dict[str, Any]:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "subrosa.table.analyst"),
            stdin=PIPE,
            stdout=PIPE,
            stderr=DEVNULL,
            limit=LONGEST_LINE,
        )
        assert process.stdin is not None
        try:
            async with asyncio.timeout(SECONDS + MORE_SECONDS):
                question = {"game": game, "save": save, "seconds": SECONDS}
                process.stdin.write(json.dumps(question).encode() + b"\n")
                await process.stdin.drain()
                return await self._listen(table_id, process)
        except TimeoutError as error:
            raise CannotAnalyse(f"it took longer than {SECONDS + MORE_SECONDS} s") from error
        except (OSError, ValueError) as error:
            raise CannotAnalyse(f"its process cannot be understood: {error}") from error
        finally:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _listen(self, table_id: str, process: Process) -> dict[str, Any]:
        """Read what the process finds, and note now and then how far it is."""
        assert process.stdout is not None
        lines: list[dict[str, Any]] = []
        noted = 0.0
        async for line in process.stdout:
            lines.append(json.loads(line))
            if time.monotonic() - noted >= NOTE_EVERY:
                noted = time.monotonic()
                await self.store.note_analysis(table_id, len(lines) - 1, lines[0]["total"])
        code = await process.wait()
        if code or not lines:
            raise CannotAnalyse(f"its process ended with code {code}")
        return lines[0] | {"decisions": sorted(lines[1:], key=lambda decision: int(decision["move"]))}


def packed(findings: dict[str, Any]) -> bytes:
    """Thousands of figures, most of them alike: a tenth of their size."""
    return gzip.compress(json.dumps(findings).encode())


def unpacked(data: bytes) -> Findings:
    """The opposite of `packed`; keys that visitors have no use for stay behind."""
    return msgspec.json.decode(gzip.decompress(data), type=Findings)
