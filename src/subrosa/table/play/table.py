"""A table that somebody is at: its state in memory, who sits there, and the parts that look after it."""

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import Final

from subrosa import games
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.core.state import Setup, State
from subrosa.core.step import Together
from subrosa.table.play import ledger as ledgers
from subrosa.table.play.audience import Audience
from subrosa.table.play.clocks import Clocks
from subrosa.table.play.connection import Connection
from subrosa.table.play.ledger import BadSnapshot, Ledger
from subrosa.table.play.moves import Moves
from subrosa.table.play.presence import Presence
from subrosa.table.play.seating import table_info
from subrosa.table.play.steward import Steward
from subrosa.table.play.surroundings import Surroundings
from subrosa.table.play.talk import Talk
from subrosa.table.protocol.tables import TableInfo
from subrosa.table.storage.rows import SeatRow, TableRow
from subrosa.table.storage.writer import Taken

log = logging.getLogger("subrosa.table")
ONLY_PASSES: Final = ("pass", "skip")


class LiveTable:
    """One table in the memory of one worker."""

    def __init__(self, worker: Surroundings, row: TableRow) -> None:
        self.worker = worker
        self.store = worker.store
        self.row = row
        self.host = ""  # by name
        self.seats: list[SeatRow] = []
        self.votes: list[tuple[int, int]] = []
        self.ledger: Ledger | None = None
        self.lock = asyncio.Lock()
        self.used = time.monotonic()
        self.presence = Presence(self)
        self.audience = Audience(self)
        self.talk = Talk(self)
        self.clocks = Clocks(self)
        self.moves = Moves(self)
        self.steward = Steward(self)

    @property
    def state(self) -> State:
        """The state of the game."""
        assert self.ledger is not None, "the table has not begun"
        return self.ledger.state

    @property
    def game(self) -> Game:
        """The game, by the rules that this table was begun with. Raises SubRosaError if they have changed."""
        game = games.get(self.row.game)
        if game.rules_version != self.row.rules:
            raise SubRosaError(f"the rules of {game.id} have changed since")
        return game

    # ---- who plays

    def seat_of(self, user: str | None) -> tuple[int, ...]:
        """Return the seats that somebody plays."""
        return tuple([seat.seat for seat in self.seats if user is not None and seat.user == user])

    def may_watch(self, user: str | None) -> bool:
        """Tell whether somebody may see this table.

        Public tables are for everybody, private ones for those who sit there or may sit down, and for their host.
        """
        if self.row.public or user is None:
            return self.row.public
        kept = any(seat.user is None and seat.kept_for == user for seat in self.seats)
        return kept or user == self.row.host or bool(self.seat_of(user))

    def player(self, seat: int) -> str:
        """Return who answers for a seat now: "bot", "auto" or "person"."""
        row = self.seats[seat]
        if row.kind == "bot" or row.replaced:
            return "bot"
        # Whether several are asked is public; what the seat could do must not matter before its pause is drawn.
        if row.auto_pass and isinstance(self.state.agenda[-1], Together):
            return "auto"
        return "person"

    def can_only_pass(self, seat: int) -> bool:
        """Tell whether there is nothing to decide for this seat. Nobody else may learn the answer."""
        offered = self.state.options(seat)
        return len(offered) == 1 and offered[0].verb in ONLY_PASSES

    @property
    def has_bots(self) -> bool:
        """Tell whether a bot plays at this table."""
        return any(seat.kind == "bot" or seat.replaced for seat in self.seats)

    def voted_out(self, seat: int) -> bool:
        """Tell whether more than half of the others who still play want a bot to play for this seat."""
        others = {row.seat for row in self.seats if row.kind != "bot" and not row.replaced} - {seat}
        votes = {voter for voted, voter in self.votes if voted == seat} & others
        return len(votes) * 2 > len(others)

    def info(self, user: str | None) -> TableInfo:
        """Return the table as this visitor sees it in the lobby."""
        here, host_here = self.presence.seats(), self.presence.host()
        return table_info(self.row, self.seats, self.host, user, here, host_here, self.votes)

    # ---- coming to life

    async def load(self) -> None:
        """Read everything from the database; the lock is held or nobody knows the table yet."""
        row = await self.store.tables.find(self.row.id)
        assert row is not None
        self.row = row
        self.seats = (await self.store.seats.of([row.id]))[row.id]
        self.votes = await self.store.seats.votes(row.id)
        self.host = (await self.store.visitors.names([row.host])).get(row.host, "")
        if row.status in ("playing", "finished") and not row.brought:
            await self.rebuild()

    async def rebuild(self) -> None:
        """Play from the snapshot and the moves after it; if that fails, from the first move on."""
        try:
            game, text = self.game, await self.store.moves.snapshot(self.row.id)
            fresh = ledgers.begin(game, self._setup(), self.row.created, self.clocks.reserve)
            await asyncio.sleep(0)  # others have their turn between any two steps of this
            if text is not None:
                try:
                    fresh = ledgers.read(game, self._setup(), text)
                    self.moves.kept_at = fresh.seq
                except BadSnapshot as error:
                    log.warning("table %s: %s; playing its log from the beginning", self.row.id, error)
                    await self.store.moves.forget_snapshot(self.row.id)
            for move in await self.store.moves.after(self.row.id, fresh.seq):
                await asyncio.sleep(0)
                fresh.apply(move)
        except SubRosaError as error:
            # Other rules than it was begun with, or a game that is not installed any more.
            log.error("table %s cannot be continued: %s", self.row.id, type(error).__name__)
            self.row.status = "broken"
            self.ledger = None
            return
        self.ledger = fresh

    def _setup(self) -> Setup:
        row = self.row
        return self.game.setup(len(self.seats), row.seed, dict(row.options), sealed=row.sealed)

    async def start(self) -> None:
        """Begin as soon as every seat is taken."""
        async with self.lock:
            if self.row.status != "waiting" or not all(seat.taken for seat in self.seats):
                return
            began = self.worker.clock.now()
            self.ledger = ledgers.begin(self.game, self._setup(), began, self.clocks.reserve)
            changes = self.moves.changes()
            try:
                await self.store.tables.change(self.row.id, was="waiting", **changes)
                self.moves.note(changes)
            except Taken:  # in this very moment another worker began it, or its host cancelled it
                self.ledger = None
                await self.load()
            self.audience.tell()
            self.audience.tell_table()
        self.steward.plan()

    # ---- people come and go

    async def enter(self, connection: Connection) -> None:
        """Let somebody look at the table. Raises TableProblem if it is not theirs to see."""
        await self.audience.enter(connection)
        self.steward.plan()

    async def exit(self, connection: Connection) -> None:
        """Note that somebody's socket has closed."""
        await self.audience.exit(connection)
        self.steward.plan()

    def hear_of_others(self, worker: str, words: list[str]) -> None:
        """Hear from another worker who is connected to it."""
        if self.presence.hear(worker, words):
            self.audience.tell_table()
        self.steward.plan()

    # ---- seats

    async def change(self, what: Awaitable[None]) -> None:
        """Store a change of seats or votes, then show it."""
        await what
        await self.reseat()

    async def reseat(self) -> None:
        """Follow a change of seats or votes in the database."""
        async with self.lock:
            await self.look_again()
        await self.start()
        self.steward.plan()

    async def look_again(self) -> None:
        """Read the seats anew, and tell everybody who sees a difference. The lock is held."""
        before = {one: self.audience.news_of(one) for one in self.presence.connections}
        await self.load_seats()
        self.audience.tell()
        self.audience.tell_changes(before)

    async def load_seats(self) -> None:
        """Read the table and its seats from the database."""
        row = await self.store.tables.find(self.row.id)
        assert row is not None
        begun = row.status in ("playing", "finished") and not row.brought and self.ledger is None
        if row.host != self.row.host:
            self.host = (await self.store.visitors.names([row.host])).get(row.host, "")
            self.presence.host_seen = time.monotonic()
        self.row = row
        away = [seat.seat for seat in self.seats if seat.replaced]
        self.seats = (await self.store.seats.of([row.id]))[row.id]
        self.votes = await self.store.seats.votes(row.id)
        if begun:
            await self.rebuild()
        if self.ledger is not None:
            for seat in away:
                if not self.seats[seat].replaced:
                    self.clocks.note_return(seat)
        for connection in list(self.presence.connections):
            connection.seats = self.seat_of(connection.user)
            if not self.may_watch(connection.user):
                self.audience.put_out(connection, 4403, "private")
