"""How several workers hear from each other: over PostgreSQL, which all of them use."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

import psycopg

from subrosa.table.storage.database import CHANNEL
from subrosa.table.storage.hub import Hear, Hub

log = logging.getLogger("subrosa.table")
LOCK_SPACE: Final = 5943  # our advisory locks, among those of other programs
PAUSE: Final = 1.0


class PostgresHub(Hub):
    """One of several workers with the same database."""

    def __init__(self, url: str, worker: str) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.worker = worker
        self.held: set[str] = set()
        self.speaker: psycopg.AsyncConnection | None = None
        self.speaking = asyncio.Lock()
        self.task: asyncio.Task[None] | None = None

    async def open(self, hear: Hear, refresh: Callable[[], Awaitable[None]]) -> None:
        ready = asyncio.Event()
        self.task = asyncio.create_task(self._listen(hear, refresh, ready), name="hub")
        await ready.wait()

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with suppress(asyncio.CancelledError):
                await self.task
        if self.speaker is not None:
            await self.speaker.close()

    async def _listen(self, hear: Hear, refresh: Callable[[], Awaitable[None]], ready: asyncio.Event) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if ready.is_set():
                        await refresh()  # what was said while we could not hear
                    ready.set()
                    async for news in connection.notifies():
                        sender, *words = news.payload.split(" ")
                        if sender != self.worker:
                            await hear(sender, words)
            except psycopg.Error as error:
                log.warning("lost the connection on which workers hear each other: %s", error)
            await asyncio.sleep(PAUSE)

    async def _ask(self, query: str, *values: object) -> object:
        """Ask the database one question over the connection that holds our locks."""
        async with self.speaking:
            if self.speaker is None or self.speaker.closed:
                self.held.clear()  # locks end with the connection
                self.speaker = await psycopg.AsyncConnection.connect(self.url, autocommit=True)
            row = await (await self.speaker.execute(query, values)).fetchone()
            return row[0] if row is not None else None

    async def say(self, words: str) -> None:
        await self._ask("SELECT pg_notify(%s, %s)", CHANNEL, f"{self.worker} {words}")

    async def hold(self, table_id: str) -> bool:
        if self.speaker is not None and not self.speaker.closed and table_id in self.held:
            return True
        if await self._ask("SELECT pg_try_advisory_lock(%s, hashtext(%s))", LOCK_SPACE, table_id):
            self.held.add(table_id)
            return True
        return False

    async def release(self, table_id: str) -> None:
        if table_id in self.held:
            self.held.discard(table_id)
            await self._ask("SELECT pg_advisory_unlock(%s, hashtext(%s))", LOCK_SPACE, table_id)
