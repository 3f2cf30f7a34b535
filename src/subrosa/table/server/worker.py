"""A worker: all parts of the server put together, and all tables in its memory."""

import asyncio
import logging
import re
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

from subrosa.table.archive.analysis_queue import AnalysisQueue
from subrosa.table.archive.finished_games import FinishedGames
from subrosa.table.bots.pauses import Pauses
from subrosa.table.bots.pool import BotPool
from subrosa.table.common.buckets import Buckets
from subrosa.table.common.clock import DayClock
from subrosa.table.common.passwords import Passwords
from subrosa.table.common.signing import Signer
from subrosa.table.config.settings import Settings
from subrosa.table.monitoring.health import Health
from subrosa.table.monitoring.lag import Lag
from subrosa.table.monitoring.metrics import Metrics, Published
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.upkeep import FORGET_AFTER, Upkeep
from subrosa.table.storage.hub import hub_for
from subrosa.table.storage.store import Store

log = logging.getLogger("subrosa.table")
TOUCH_EVERY: Final = 300.0  # well within the time after which nobody is thought to be at a table
LOGGED_OUT: Final = 4401
TABLE_ID: Final = re.compile(r"[0-9a-f]{20}")


class Worker:
    """Everything that a worker has."""

    def __init__(self, settings: Settings) -> None:
        secret = settings.secret()
        self.settings = settings
        self.clock = DayClock()
        self.store = Store(settings.database, self.clock.now)
        self.hub = hub_for(self.store.database)
        self.bots = BotPool(settings.bot_processes, settings.bot_seconds, own_bots=settings.own_bots)
        self.sessions = Signer(secret, "session", self.clock.now)
        self.invitations = Signer(secret, "invitation", self.clock.now)
        self.limited = Signer(secret, "limited")
        self.forgery = Signer(secret, "csrf")
        self.pauses = Pauses()
        self.metrics = Metrics()
        self.finished_games = FinishedGames(self.store)
        self.passwords = Passwords()
        self.analysis_queue = AnalysisQueue(self.store.analyses)
        self.messages = Buckets(*settings.limits.messages)
        self.talk = Buckets(*settings.limits.talk)
        self.undos = Buckets(*settings.limits.undos)
        self.published = Published(self._measured)
        self.health = Health(self.store)
        self.opened = self.clock.steady()
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.lag = Lag()
        self.measured: list[Callable[[], dict[str, float]]] = [self.finished_games.gauges, self.lag.gauges]
        self.making: Counter[str] = Counter()  # tables with bots that are being made, by host
        self.busy = False  # what players were told of the bots
        self.upkeep = Upkeep(self)

    async def open(self) -> None:
        """Get ready to be asked."""
        self.settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        await self.store.open()
        await self.hub.open(self.hear, self.refresh)
        self.upkeep.begin()
        self.later(self.lag.watch())

    async def close(self) -> None:
        """End everything that was begun, and store what waits."""
        for task in list(self.tasks):
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        for table in self.tables.values():
            table.steward.stop()
        await self.health.close()
        await self.bots.close()
        await self.finished_games.close()
        self.passwords.close()
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
        """Return a table, from memory or from the database. Raises TableProblem if there is none."""
        if table_id in self.tables:
            table = self.tables[table_id]
            table.used = time.monotonic()  # whoever asked for it may be about to enter
            return table
        if TABLE_ID.fullmatch(table_id) is None:
            raise TableProblem("no-table")
        if table_id not in self.loading:
            task = self.loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self.loading.pop(table_id, None))
        return await asyncio.shield(self.loading[table_id])

    async def _load(self, table_id: str) -> LiveTable:
        row = await self.store.tables.find(table_id)
        if row is None:
            raise TableProblem("no-table")
        table = LiveTable(self, row)
        await table.load()
        self.tables[table_id] = table
        await self.hub.say(f"who {table_id}")
        table.steward.plan()
        return table

    @contextmanager
    def room(self, host: str, bots: bool) -> Iterator[None]:
        """Make a table inside; with bots, if its host may have one more of that kind. Raises TableProblem.

        Those count that are in memory: a table that nobody looks at rests, and is forgotten after a while.
        """
        if not bots:
            yield
            return
        unfinished = [table for table in self.tables.values() if table.row.status in ("waiting", "playing")]
        own = [table for table in unfinished if table.row.host == host and table.has_bots]
        most = self.settings.limits.running
        if len(own) + self.making[host] >= most:
            raise TableProblem("too-many-running", most=most, minutes=round(FORGET_AFTER / 60))
        self.making[host] += 1
        try:
            yield
        finally:
            self.making[host] -= 1
            if not self.making[host]:
                del self.making[host]

    async def drop(self, table: LiveTable) -> None:
        """Forget a table whose memory cannot be trusted any more: everybody comes back to what is stored."""
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        table.steward.stop()
        for connection in list(table.presence.connections):
            self.later(connection.close(1012, "come-back"))

    # ---- who is at a table

    def somebody_at(self, table_id: str) -> bool:
        """Tell whether anybody is connected to this table here."""
        return table_id in self.tables and bool(self.tables[table_id].presence.connections)

    async def touch(self, table: LiveTable) -> None:
        """Note, now and then, that somebody is at a table or looks back at it: it is kept for longer."""
        now = self.clock.now()
        if now - table.row.touched >= TOUCH_EVERY:
            table.row.touched = now
            await self.store.expiry.touch(table.row.id, now)

    async def forget(self, table_id: str) -> None:
        """Forget a table that is gone for good."""
        table = self.tables.get(table_id)
        if table is not None:
            await self.drop(table)

    # ---- visitors

    async def allows(self, what: str, who: str) -> bool:
        """Tell whether somebody may do this once more. All workers count together; only a mark of them is kept."""
        rate, most = self.settings.limits.shared(what)
        return await self.store.allowances.allow(self.limited.mark(f"{what} {who}"), rate, most)

    async def see_out(self, what: str, name: str) -> None:
        """Close the sockets of a session, or of a user: they were logged out.

        If the session was renewed, whoever has the new one may come back at once.
        """
        code, reason = (1012, "come-back") if what == "renewed" else (LOGGED_OUT, "logged-out")
        for table in list(self.tables.values()):
            for connection in list(table.presence.connections):
                if name == (connection.user if what == "user" else connection.session):
                    table.audience.put_out(connection, code, reason)

    async def _see_out_unknown(self) -> None:
        """Close the sockets of sessions that were ended while we could not hear of it."""
        open_ones = {
            c.session for table in self.tables.values() for c in table.presence.connections if c.session
        }
        for session in open_ones - await self.store.sessions.still_known(list(open_ones)):
            await self.see_out("session", session)

    # ---- other workers

    async def hear(self, sender: str, words: list[str]) -> None:
        """Do what follows from something that another worker says."""
        what, table_id, *rest = words
        if what == "out":
            await self.see_out(table_id, rest[0])
            return
        table = self.tables.get(table_id)
        if table is None:
            return
        if what == "gone":
            await self.drop(table)
        elif what == "move":
            self.later(table.moves.catch_up())
        elif what == "table":
            self.later(table.reseat())
        elif what == "chat":
            self.later(table.talk.catch_up())
        elif what == "who":
            await table.presence.announce()
        elif what == "here":
            table.hear_of_others(sender, rest)

    async def refresh(self) -> None:
        """Look at everything again, since we could not hear the others for a while."""
        self.later(self._see_out_unknown())
        for table in list(self.tables.values()):
            self.later(table.moves.catch_up())
            self.later(table.reseat())
            self.later(table.talk.catch_up())

    async def _measured(self) -> str:
        """Return all that hosts may measure, as it is now."""
        gauges = self.gauges()
        for status, count in (await self.store.tables.count()).items():
            gauges[f'subrosa_tables{{status="{status}"}}'] = count
        return self.metrics.text(gauges)

    def gauges(self) -> dict[str, float]:
        """Return how full the worker is."""
        return {
            "subrosa_live_tables": len(self.tables),
            "subrosa_connections": sum(len(table.presence.connections) for table in self.tables.values()),
            "subrosa_bot_failures": self.bots.failures,
            **{name: value for gauges in self.measured for name, value in gauges().items()},
            **self.bots.figures(),
        }
