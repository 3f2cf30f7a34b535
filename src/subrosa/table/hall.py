"""The hall: all tables that are in the memory of this worker."""

import asyncio
import logging
import re
import time
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from subrosa.table.analysts import Analysts
from subrosa.table.hub import Hub, PostgresHub
from subrosa.table.live import LiveTable
from subrosa.table.metrics import Metrics
from subrosa.table.pauses import Pauses
from subrosa.table.players import Players
from subrosa.table.problems import TableProblem
from subrosa.table.replay import Shelf
from subrosa.table.settings import Settings
from subrosa.table.signing import Signer
from subrosa.table.store import Store

log = logging.getLogger("subrosa.table")
SWEEP_EVERY: Final = 3.0
TIDY_EVERY: Final = 600.0
FULL_AGAIN: Final = 86_400.0  # seconds after which nobody is limited by what they did before
MOST_A_SWEEP: Final = 50
FORGET_AFTER: Final = 120.0  # seconds that a table nobody looks at stays in memory
LOGGED_OUT: Final = 4401
TABLE_ID: Final = re.compile(r"[0-9a-f]{20}")


class Hall:
    """Everything that a worker has."""

    def __init__(self, settings: Settings) -> None:
        secret = settings.secret()
        self.settings = settings
        self.store = Store(settings.database)
        self.hub: Hub = PostgresHub(self.store.url, self.store.worker) if self.store.shared else Hub()
        self.players = Players(settings.bot_processes, settings.bot_seconds)
        self.sessions = Signer(secret, "session")
        self.invitations = Signer(secret, "invitation")
        self.limited = Signer(secret, "limited")
        self.csrf_secret = Signer(secret, "csrf").key.hex()
        self.pauses = Pauses()
        self.metrics = Metrics()
        self.shelf = Shelf()
        self.analysts = Analysts(self.store)
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        self.settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        await self.store.open()
        await self.hub.open(self.hear, self.refresh)
        self.later(self._sweep())
        self.later(self._tidy())

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for table in self.tables.values():
            table.steward.stop()
        await self.players.close()
        await self.hub.close()
        await self.store.close()

    def later(self, work: Coroutine[Any, Any, Any]) -> None:
        """Do something without anybody waiting for it."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: "asyncio.Task[Any]") -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("something went wrong in the background", exc_info=task.exception())

    # ---- tables

    async def table(self, table_id: str) -> LiveTable:
        """A table, from memory or from the database. Raises TableProblem if there is none."""
        if table_id in self.tables:
            return self.tables[table_id]
        if TABLE_ID.fullmatch(table_id) is None:
            raise TableProblem("no-table")
        if table_id not in self.loading:
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.table(table_id)
        if row is None:
            raise TableProblem("no-table")
        table = LiveTable(self, row)
        await table.load()
        self.tables[table_id] = table
        await self.hub.say(f"who {table_id}")
        table.steward.plan()
        return table

    async def drop(self, table: LiveTable) -> None:
        """A table whose memory cannot be trusted any more: everybody comes back to what is stored."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        table.steward.stop()
        for connection in list(table.connections):
            self.later(connection.close(1012, "come-back"))

    async def _sweep(self) -> None:
        """Wake tables at which something is overdue, and forget those that nobody needs."""
        while True:
            try:
                for table_id in await self.store.overdue(MOST_A_SWEEP):
                    (await self.table(table_id)).steward.plan()
                await self._forget()
            except Exception:
                log.exception("looking after tables failed; trying again")
            await asyncio.sleep(SWEEP_EVERY)

    async def _forget(self) -> None:
        before = time.monotonic() - FORGET_AFTER
        for table_id, table in list(self.tables.items()):
            if table.connections:
                if self.store.shared:
                    await table.announce()
            elif table.used < before and not table.lock.locked() and not self._needed(table):
                del self.tables[table_id]
                table.steward.stop()
                await self.hub.release(table_id)

    def _needed(self, table: LiveTable) -> bool:
        """Must something happen soon? A clock of days is left to the next sweep after it has run out."""
        return table.steward.busy or (
            table.row.due is not None and table.row.due < time.time() + FORGET_AFTER
        )

    async def _tidy(self) -> None:
        """Forget what is kept of visitors for a time only."""
        while True:
            try:
                await self.store.tidy(time.time() - FULL_AGAIN)
            except Exception:
                log.exception("tidying up failed; trying again")
            await asyncio.sleep(TIDY_EVERY)

    # ---- visitors

    async def allows(self, what: str, who: str) -> bool:
        """May they do this once more? All workers count together; addresses and names are kept as marks only."""
        rate, most = self.settings.limits.shared(what)
        return await self.store.allow(self.limited.mark(f"{what} {who}"), rate, most)

    async def see_out(self, what: str, name: str) -> None:
        """Close the sockets of a session, or of a user: they were logged out."""
        for table in list(self.tables.values()):
            for connection in list(table.connections):
                if name == (connection.session if what == "session" else connection.user):
                    self.later(connection.close(LOGGED_OUT, "logged-out"))

    async def _see_out_unknown(self) -> None:
        """Close the sockets of sessions that were ended while we could not hear of it."""
        open_ones = {c.session for table in self.tables.values() for c in table.connections if c.session}
        for session in open_ones - await self.store.known_sessions(list(open_ones)):
            await self.see_out("session", session)

    # ---- other workers

    async def hear(self, sender: str, words: list[str]) -> None:
        """Another worker says something."""
        what, table_id, *rest = words
        if what == "out":
            await self.see_out(table_id, rest[0])
            return
        table = self.tables.get(table_id)
        if table is None:
            return
        if what == "move":
            self.later(table.catch_up())
        elif what == "table":
            self.later(table.reseat())
        elif what == "chat":
            self.later(table.hear_talk())
        elif what == "who":
            await table.announce()
        elif what == "here":
            table.hear_of_others(sender, rest)

    async def refresh(self) -> None:
        """We could not hear the others for a while: look at everything again."""
        self.later(self._see_out_unknown())
        for table in list(self.tables.values()):
            self.later(table.catch_up())
            self.later(table.reseat())
            self.later(table.hear_talk())

    def gauges(self) -> dict[str, float]:
        """How full the hall is."""
        return {
            "subrosa_live_tables": len(self.tables),
            "subrosa_connections": sum(len(table.connections) for table in self.tables.values()),
            "subrosa_bot_failures": self.players.failures,
        }
