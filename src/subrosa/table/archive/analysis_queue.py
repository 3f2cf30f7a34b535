"""Finished games that wait to be analysed: one process at a time in every worker, and each game once.

Results and progress are kept in the database, since another worker may answer whoever asks next.
"""

import asyncio
import gzip
import json
import logging
import sys
import time
from asyncio.subprocess import DEVNULL, PIPE, Process
from collections import Counter
from contextlib import suppress
from typing import Final

from subrosa.table.archive.analysis_results import joined
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.storage.analyses import Analyses

log = logging.getLogger("subrosa.table")
SECONDS: Final = 120.0  # for one game; what is not reached by then is left out
MORE_SECONDS: Final = 60.0  # until a process that does not end by itself is ended
LONGEST_LINE: Final = 4_000_000
MOST_WAITING: Final = 4
MOST_EACH: Final = 2  # from one address
SIGN_EVERY: Final = 10.0  # seconds, while waiting: well before others would give us up
NOTE_EVERY: Final = 1.0


class CannotAnalyse(Exception):
    """The process ended without an answer."""


class AnalysisQueue:
    """Games wait here for their turn."""

    def __init__(self, analyses: Analyses) -> None:
        self.analyses = analyses
        self.turn = asyncio.Semaphore(1)
        self.owners: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        """How many games wait, or are being analysed."""
        return self.owners.total()

    def check_room(self, owner: str) -> None:
        """Raise TableProblem if the queue is full, for everybody or for this owner."""
        if self.owners[owner] >= MOST_EACH:
            raise TableProblem("own-busy")
        if self.waiting >= MOST_WAITING:
            raise TableProblem("analyses-busy")

    async def look(self, table_id: str, game: str, save: str, owner: str = "") -> None:
        """Analyse a game whose analysis was begun in the store. If that fails, it is as if nobody had asked."""
        self.owners[owner] += 1
        try:
            await self._wait(table_id)
            try:
                findings = await self._ask(table_id, game, save)
            finally:
                self.turn.release()
            # Compressing releases the interpreter: a thread is enough.
            await self.analyses.keep(table_id, await asyncio.to_thread(gzip.compress, findings))
        except BaseException as error:
            await self.analyses.forget(table_id)
            if not isinstance(error, CannotAnalyse):
                raise
            log.error("looking into a game of %s: %s", game, error)
        finally:
            self.owners[owner] -= 1
            if not self.owners[owner]:
                del self.owners[owner]

    async def _wait(self, table_id: str) -> None:
        while True:
            try:
                async with asyncio.timeout(SIGN_EVERY):
                    await self.turn.acquire()
                    return
            except TimeoutError:
                await self.analyses.note(table_id, 0, 0)

    async def _ask(self, table_id: str, game: str, save: str) -> bytes:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "subrosa.table.archive.analysis_process"),
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

    async def _listen(self, table_id: str, process: Process) -> bytes:
        """Gather what the process finds, without reading more of it than how much there is to find."""
        assert process.stdout is not None
        first, decisions, total = b"", list[bytes](), 0
        noted = 0.0
        async for line in process.stdout:
            if not first:
                first, total = line, json.loads(line)["total"]
            else:
                decisions.append(line)
            if time.monotonic() - noted >= NOTE_EVERY:
                noted = time.monotonic()
                await self.analyses.note(table_id, len(decisions), total)
        code = await process.wait()
        if code or not first:
            raise CannotAnalyse(f"its process ended with code {code}")
        return joined(first, decisions)
