"""Whether the server is fit to be asked: its database must answer, and keep what it is given, soon enough."""

import asyncio
import time
from contextlib import suppress
from typing import Final

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError

from subrosa.table.common.clock import Now
from subrosa.table.storage.store import Store

FRESH: Final = 5.0  # seconds for which an answer counts: asking all the time costs no more than that
PATIENCE: Final = 2.0  # seconds after which a database that says nothing is taken for one that hangs

OK: Final = "ok"
NO_ANSWER: Final = "the database does not answer"
NO_READING: Final = "the database cannot be read"
NO_WRITING: Final = "the database cannot be written to"


class Health:
    """Looks at the database, once for all who ask at the same time."""

    def __init__(self, store: Store, steady: Now = time.monotonic) -> None:
        self.store = store
        self.steady = steady
        self.known = ""
        self.known_at = 0.0
        self.looking: asyncio.Task[None] | None = None
        self.began = 0.0

    async def status(self) -> str:
        """Return OK, or what is wrong, in time even if the database never says anything."""
        now, looking = self.steady(), self.looking
        if looking is None:
            if self.known and now - self.known_at < FRESH:
                return self.known
            self.began = now
            looking = self.looking = asyncio.create_task(self._look())
        rest = self.began + PATIENCE - now
        if rest > 0:
            await asyncio.wait({looking}, timeout=rest)
        return self.known if looking.done() else NO_ANSWER

    async def close(self) -> None:
        if self.looking is not None:
            self.looking.cancel()
            with suppress(asyncio.CancelledError):
                await self.looking

    async def _look(self) -> None:
        try:
            self.known = await self._found()
            self.known_at = self.steady()
        finally:
            self.looking = None

    async def _found(self) -> str:
        try:
            await self.store.database.rows(select(1))
        except SQLAlchemyError:
            return NO_READING
        try:
            await self.store.allowances.note_health()
        except SQLAlchemyError:
            return NO_WRITING
        return OK
