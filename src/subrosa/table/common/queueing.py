"""Queues for what is scarce: first come, first served, and never very many at once.

Whoever would have to wait behind too many others is told so at once, which costs nothing.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from subrosa.table.protocol.problems import TableProblem


class Queue:
    """So many at once, so many more that wait, and so many of both from one owner."""

    def __init__(self, at_once: int, most: int, most_each: int, patience: float) -> None:
        self.most = most
        self.most_each = most_each
        self.patience = patience  # seconds
        self.free = asyncio.Semaphore(at_once)
        self.here: Counter[str] = Counter()

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for one's turn. Raises TableProblem instead of waiting long."""
        if self.here[owner] >= self.most_each:
            raise TableProblem("own-busy")
        if self.here.total() >= self.most:
            raise TableProblem("busy")
        self.here[owner] += 1
        try:
            try:
                async with asyncio.timeout(self.patience):
                    await self.free.acquire()
            except TimeoutError as error:
                raise TableProblem("busy") from error
            try:
                yield
            finally:
                self.free.release()
        finally:
            self.here[owner] -= 1
            if not self.here[owner]:
                del self.here[owner]
