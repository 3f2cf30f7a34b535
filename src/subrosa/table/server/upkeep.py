"""What a worker does regularly: wake tables, forget them, remove what is too old."""

import asyncio
import logging
import time
from typing import TYPE_CHECKING, Final

from subrosa.table.play.table import LiveTable
from subrosa.table.storage.cleaning import Cleaner

if TYPE_CHECKING:
    from subrosa.table.server.worker import Worker

log = logging.getLogger("subrosa.table")
SWEEP_EVERY: Final = 3.0  # seconds
TIDY_EVERY: Final = 600.0  # seconds
FULL_AGAIN: Final = 86_400.0  # seconds after which nobody is limited by what they did before
MOST_PER_SWEEP: Final = 50  # tables that are woken
CLEAN_EVERY: Final = 600.0  # seconds
CLEAN_PAUSE: Final = 0.05  # seconds between two removals, for everybody else
CLEANING: Final = "cleaning"  # what the worker that cleans up holds
FORGET_AFTER: Final = 120.0  # seconds that a table nobody looks at stays in memory


class Upkeep:
    """Looks after one worker."""

    def __init__(self, worker: "Worker") -> None:
        self.worker = worker

    def begin(self) -> None:
        """Do all of it from now on, in the background."""
        self.worker.later(self._sweep())
        self.worker.later(self._tidy())
        self.worker.later(self._clean())

    async def _sweep(self) -> None:
        """Wake tables at which something is overdue, and forget those that nobody needs."""
        while True:
            try:
                for table_id in await self.worker.store.tables.overdue(MOST_PER_SWEEP):
                    (await self.worker.table(table_id)).steward.plan()
                await self.forget_unused()
                self.tell_load()
            except Exception:
                log.exception("looking after tables failed; trying again")
            await asyncio.sleep(SWEEP_EVERY)

    async def forget_unused(self) -> None:
        """Forget tables that nobody needs, and note those that somebody is at."""
        before = time.monotonic() - FORGET_AFTER
        for table_id, table in list(self.worker.tables.items()):
            if self.worker.store.database.shared:
                table.steward.plan()  # those who were connected to a worker that has died are not there any more
            if table.presence.connections:
                await self.worker.touch(table)
                if self.worker.store.database.shared:
                    await table.presence.announce()
            elif table.used < before and not table.lock.locked() and not self._needed(table):
                del self.worker.tables[table_id]
                table.steward.stop()
                await self.worker.hub.release(table_id)

    def _needed(self, table: LiveTable) -> bool:
        """Tell whether something must happen soon. A clock of days is left to the next sweep after it has run out."""
        return table.steward.busy or (
            table.row.due is not None and table.row.due < self.worker.clock.now() + FORGET_AFTER
        )

    async def _clean(self) -> None:
        """Remove what is too old; with several workers one of them does it."""
        while True:
            await asyncio.sleep(CLEAN_EVERY)
            try:
                if await self.worker.hub.hold(CLEANING):
                    await self.clean()
            except Exception:
                log.exception("cleaning up failed; trying again")

    async def clean(self) -> None:
        """Remove what is too old, bit by bit."""
        cleaner = Cleaner(self.worker.store, self.worker.settings.keeping, CLEAN_PAUSE)

        async def remove(table_id: str, kind: str) -> bool:
            if self.worker.somebody_at(table_id) or not await cleaner.remove(table_id, kind):
                return False
            await self.worker.forget(table_id)
            return True

        self.worker.metrics.removed.update(await cleaner.clean(remove))

    async def _tidy(self) -> None:
        """Forget what is kept of visitors for a time only."""
        while True:
            await asyncio.sleep(TIDY_EVERY)
            try:
                await self.worker.store.expiry.tidy(self.worker.clock.now() - FULL_AGAIN)
                await self.worker.finished_games.rest()
            except Exception:
                log.exception("tidying up failed; trying again")

    def tell_load(self) -> None:
        """Tell everybody who plays with bots when these begin or cease to be busy: all at the same time."""
        self.worker.bots.load.look()
        busy = self.worker.bots.load.busy
        if busy != self.worker.busy:
            self.worker.busy = busy
            for table in self.worker.tables.values():
                table.audience.tell_load()
