"""All writing goes through one place, which puts whatever waits into a single transaction.

A commit that must survive a power cut takes milliseconds; with this, two hundred tables that move in the same second
share a few of them. Nobody is told that something is stored before its commit has ended.

The transaction runs in a thread of its own from beginning to end: handing every statement from the event loop to a
thread and back would cost more than the statements.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Final

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import IntegrityError

MOST_AT_ONCE: Final = 200

# A statement, and the values it is to be carried out with.
Order = tuple[Executable, dict[str, Any]]


class Taken(Exception):
    """Somebody else was faster: the row is there already, or what was to be changed is not as expected."""


class Job:
    """Orders that belong together: all are carried out, or none."""

    __slots__ = ("done", "must_change", "orders")

    def __init__(self, orders: Sequence[Order], must_change: bool, done: "asyncio.Future[None]") -> None:
        self.orders = orders
        self.must_change = must_change  # the first order has to find what it changes
        self.done = done

    def carry_out(self, connection: Connection) -> None:
        for i, (statement, values) in enumerate(self.orders):
            result = connection.execute(statement, values)
            if i == 0 and self.must_change and not result.rowcount:
                raise Taken


class Writer:
    """The only one who writes."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.thread = ThreadPoolExecutor(1, thread_name_prefix="writer")
        self.waiting: asyncio.Queue[Job] = asyncio.Queue()
        self.task = asyncio.create_task(self._work(), name="writer")

    async def write(self, *orders: Order, must_change: bool = False) -> None:
        """Carry out orders together; return when they are stored for good. Raises Taken."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Job(orders, must_change, done))
        await done

    async def close(self) -> None:
        """Stop once everything that waits is written."""
        while not self.waiting.empty():
            await asyncio.sleep(0.01)
        self.task.cancel()
        with suppress(asyncio.CancelledError):
            await self.task
        self.thread.shutdown()
        self.engine.dispose()

    async def _work(self) -> None:
        while True:
            jobs = [await self.waiting.get()]
            while not self.waiting.empty() and len(jobs) < MOST_AT_ONCE:
                jobs.append(self.waiting.get_nowait())
            # A transaction that has begun is brought to its end even if we are told to stop.
            await asyncio.shield(self._together(jobs))

    async def _together(self, jobs: list[Job]) -> None:
        loop = asyncio.get_running_loop()
        try:
            await loop.run_in_executor(self.thread, self._commit, jobs)
        except Exception as error:
            if len(jobs) == 1:
                self._fail(jobs[0], error)
            else:  # one of them spoilt it for all: try each by itself
                for job in jobs:
                    await self._together([job])
            return
        for job in jobs:
            if not job.done.done():
                job.done.set_result(None)

    def _commit(self, jobs: list[Job]) -> None:
        with self.engine.begin() as connection:
            for job in jobs:
                job.carry_out(connection)

    @staticmethod
    def _fail(job: Job, error: Exception) -> None:
        if not job.done.done():
            job.done.set_exception(Taken() if isinstance(error, IntegrityError) else error)
