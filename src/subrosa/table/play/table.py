"""A table that somebody is at: its state in memory, and everybody who looks at it.

A move is checked, stored, and only then told, under one lock a table.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Any, Final

import msgspec

from subrosa import games
from subrosa.core.errors import IllegalChoice, NotYourTurn, SubRosaError
from subrosa.core.game import Game
from subrosa.core.step import Refusal
from subrosa.table.play import ledger as ledgers
from subrosa.table.common.clock import DOUBTED_FOR
from subrosa.table.play.connection import Connection
from subrosa.table.play.audience import Gathering
from subrosa.table.play.ledger import CHOOSE, UNDO, BadSnapshot, Move
from subrosa.table.protocol.messages import (
    Clock,
    DaysClock,
    Done,
    LiveClock,
    Refused,
    Stale,
)
from subrosa.table.protocol.messages import Refusal as SentRefusal
from subrosa.table.play.presence import rank_of
from subrosa.table.storage.rows import TableRow, marked
from subrosa.table.play.steward import Steward
from subrosa.table.storage.writer import Taken

if TYPE_CHECKING:
    from subrosa.table.worker.worker import Hall

log = logging.getLogger("subrosa.table")
SNAPSHOT_EVERY: Final = 60
DAY: Final = 86_400.0
MOST_MOVES: Final = 5_000  # beyond this nothing is taken back any more, or a log could grow for ever
GRACE: Final = 15.0  # a bot that has not moved by then is nobody's business yet

Answer = Done | Refused | Stale


class LiveTable(Gathering):
    """One table in the memory of one worker."""

    def __init__(self, hall: "Hall", row: TableRow) -> None:
        super().__init__(hall, row)
        self.steward = Steward(self)
        self.asked = (
            0.0,
            0.0,
        )  # the present question, and when this worker saw it first, by the steady clock
        self.kept_at = 0  # the move of the last snapshot
        self.returned: dict[
            int, tuple[float, float]
        ] = {}  # a seat: in which question, after how many seconds

    async def enter(self, connection: Connection) -> None:
        await super().enter(connection)
        self.steward.plan()

    async def exit(self, connection: Connection) -> None:
        await super().exit(connection)
        self.steward.plan()

    # ---- coming to life

    async def load(self) -> None:
        """Read everything from the database; the lock is held or nobody knows the table yet."""
        row = await self.store.table(self.row.id)
        assert row is not None
        self.row = row
        self.seats = (await self.store.seats([row.id]))[row.id]
        self.votes = await self.store.votes(row.id)
        self.host = (await self.store.names([row.host])).get(row.host, "")
        if row.status in ("playing", "finished") and not row.brought:
            await self._rebuild()

    async def _rebuild(self) -> None:
        """From the snapshot and the moves after it; if that fails, from the first move on."""
        try:
            game, text = self.game, await self.store.snapshot(self.row.id)
            fresh = ledgers.begin(game, self._setup(), self.row.created, self._reserve())
            await asyncio.sleep(0)  # others have their turn between any two steps of this
            if text is not None:
                try:
                    fresh = ledgers.read(game, self._setup(), text)
                    self.kept_at = fresh.seq
                except BadSnapshot as error:
                    log.warning("table %s: %s; playing its log from the beginning", self.row.id, error)
                    await self.store.forget_snapshot(self.row.id)
            for move in await self.store.moves_after(self.row.id, fresh.seq):
                await asyncio.sleep(0)
                fresh.apply(move)
        except SubRosaError as error:
            # Other rules than it was begun with, or a game that is not installed any more.
            log.error("table %s cannot be continued: %s", self.row.id, type(error).__name__)
            self.row.status = "broken"
            self.ledger = None
            return
        self.ledger = fresh

    @property
    def game(self) -> Game:
        game = games.get(self.row.game)
        if game.rules_version != self.row.rules:
            raise SubRosaError(f"the rules of {game.id} have changed since")
        return game

    def _setup(self) -> Any:
        row = self.row
        return self.game.setup(len(self.seats), row.seed, dict(row.options), sealed=row.sealed)

    def _reserve(self) -> float:
        return float(self.row.pace.reserve) if isinstance(self.row.pace, LiveClock) else 0.0

    async def start(self) -> None:
        """Begin as soon as every seat is taken."""
        async with self.lock:
            if self.row.status != "waiting" or not all(seat.taken for seat in self.seats):
                return
            fresh = ledgers.begin(self.game, self._setup(), self.hall.clock.now(), self._reserve())
            self.ledger = fresh
            changes = self._changes()
            try:
                await self.store.change_table(self.row.id, was="waiting", **changes)
                self._note(changes)
            except Taken:  # in this very moment another worker began it, or its host cancelled it
                self.ledger = None
                await self.load()
            self.tell()
            self.tell_table()
        self.steward.plan()

    # ---- clocks

    def elapsed(self) -> float:
        """Seconds since the present question was put, as clocks count.

        Those of live games are measured while this worker looks at them, by a clock that never jumps; they do not run
        while nobody looks. Days go on in the meantime: they are told by the time of day.
        """
        assert self.ledger is not None
        if isinstance(self.row.pace, DaysClock):
            return max(0.0, self.hall.clock.now() - self.ledger.since)
        now = self.hall.clock.steady()
        if self.asked[0] != self.ledger.since:
            self.asked = (self.ledger.since, now)
        return now - self.asked[1]

    def time_left(self, seat: int) -> float | None:
        """Seconds within which this seat must answer; less than none if it should have."""
        pace = self.row.pace
        if self.ledger is None or not isinstance(pace, LiveClock | DaysClock):
            return None
        elapsed = self.elapsed() - self._before_return(seat)
        if isinstance(pace, LiveClock):
            return pace.move + self.ledger.reserve[seat] - elapsed
        # After a start nobody is late at once: nobody could move before, or it is the clock that is wrong.
        return max(pace.days * DAY - elapsed, self.hall.opened + DOUBTED_FOR - self.hall.clock.steady())

    def _before_return(self, seat: int) -> float:
        """Whoever comes back during a question has its time once more, or a bot would take over again at once."""
        question, after = self.returned.get(seat, (0.0, 0.0))
        assert self.ledger is not None
        return after if question == self.ledger.since else 0.0

    def note_return(self, seat: int) -> None:
        """Once a question: nobody can hold up a game by leaving and coming back."""
        assert self.ledger is not None
        if self.returned.get(seat, (0.0, 0.0))[0] != self.ledger.since:
            self.returned[seat] = (self.ledger.since, self.elapsed())

    def clock(self) -> Clock | None:
        """What everybody may know of the clocks: nothing of who has answered already."""
        pace = self.row.pace
        if self.ledger is None or not self.state.waiting:
            return None
        elapsed = round(self.elapsed(), 1)
        reserve = [round(seconds, 1) for seconds in self.ledger.reserve]
        if isinstance(pace, LiveClock):
            return Clock(move=pace.move, reserve=reserve, elapsed=elapsed)
        return (
            Clock(move=pace.days * DAY, reserve=reserve, elapsed=elapsed)
            if isinstance(pace, DaysClock)
            else None
        )

    def _used(self, made_by: str) -> float:
        pace = self.row.pace
        if made_by != "person" or not isinstance(pace, LiveClock):
            return 0.0
        return max(0.0, self.elapsed() - pace.move)

    # ---- moves

    async def choose(
        self, seat: int, choice: str, number: int, move_id: str | None = None, made_by: str = "person"
    ) -> Answer:
        """A seat answers the question it was asked when it had noticed `number` things."""
        return await asyncio.shield(self._decide(CHOOSE, seat, choice, number, move_id, made_by))

    async def undo(self, seat: int, number: int, move_id: str) -> Answer:
        """A seat takes its last choice back."""
        return await asyncio.shield(self._decide(UNDO, seat, "", number, move_id, "person"))

    async def _decide(
        self, kind: str, seat: int, choice: str, number: int, move_id: str | None, made_by: str
    ) -> Answer:
        async with self.lock:
            answer = None
            while answer is None:
                answer = await self._attempt(kind, seat, choice, number, move_id, made_by)
        self.steward.plan()
        return answer

    async def _attempt(
        self, kind: str, seat: int, choice: str, number: int, move_id: str | None, made_by: str
    ) -> Answer | None:
        """What is to be answered, or None if another worker has stored a move meanwhile: then look at it again.

        That may have been this very move, or one that this seat does not notice and which does not make its own stale.
        """
        name = move_id or ""
        ledger = self.ledger
        if ledger is None:
            return Refused(name, plain(Refusal("not-asked", games.get(self.row.game).decisions_rule)))
        known = ledger.ids.get((seat, name))
        if known is not None:
            return Done(name, known)
        if number != ledger.number(seat):
            stored = await self.store.number_of(self.row.id, seat, name) if name else None
            return Stale(name, ledger.number(seat)) if stored is None else Done(name, stored)
        move = Move(
            seq=ledger.seq + 1,
            seat=seat,
            kind=kind,
            choice=" ".join(choice.lower().split()),
            made_by=made_by,
            move_id=move_id,
            noticed=ledger.after(seat),
            used=self._used(made_by),
            at=self.hall.clock.now(),
        )
        try:
            if kind == UNDO:
                if ledger.seq >= MOST_MOVES:
                    raise NotYourTurn("this log is too long for anything to be taken back")
                ledger.check_undo(seat)
            self._apply(move)
        except IllegalChoice:
            refusal = self.why(seat, choice)
            assert refusal is not None, "what is refused has a reason"
            return Refused(name, refusal)
        except NotYourTurn:
            rule = self.state.setup.game.decisions_rule
            nothing = Refusal("nothing-to-undo" if kind == UNDO else "not-asked", rule)
            return Refused(name, plain(nothing))
        changes = self._changes()
        try:
            await self.store.append(self.row.id, move, changes)
        except Taken:  # another worker was faster
            await self._go_back()
            return None
        except BaseException:
            self.ledger = None
            await self.hall.drop(self)
            raise
        self._note(changes)
        self.hall.metrics.moves[made_by] += 1
        self._keep_snapshot()
        self.tell()
        return Done(name, move.noticed)

    def _apply(self, move: Move) -> None:
        assert self.ledger is not None
        self.ledger.apply(move)
        if move.kind == UNDO:
            events = len(self.state.events or [])
            for connection in self.connections:
                if connection.told > events:
                    connection.told = events
                    connection.sent = len(self.state.log(connection.shown))

    async def _go_back(self) -> None:
        """The state in memory has a move that is not stored, and nobody was told of: back to what is stored."""
        self.ledger = None
        try:
            await self._rebuild()
        finally:
            if self.ledger is None:
                await self.hall.drop(self)
        self.tell()

    def _changes(self) -> dict[str, Any]:
        """What the lobby may know after a move, and when the server has to do something itself."""
        state = self.state
        asked = list(state.agenda[-1].asked()) if state.waiting else None
        return {
            "status": "playing" if state.result is None else "finished",
            "turn": None if asked is None else msgspec.json.encode(asked).decode(),
            "result": None if state.result is None else msgspec.json.encode(state.result.plain()).decode(),
            "due": self.due(),
            "touched": self.hall.clock.now(),
            "awaited": marked(state.waiting),
        }

    def due(self) -> float | None:
        """When a worker has to wake this table: bots that rest are not waited for."""
        moved = None if rank_of(self) is None else GRACE
        times = [moved if self._answers_itself(seat) else self.time_left(seat) for seat in self.state.waiting]
        soonest = min([left for left in times if left is not None], default=None)
        return None if soonest is None else self.hall.clock.now() + soonest

    def _answers_itself(self, seat: int) -> bool:
        """Does the server answer for this seat soon? When it is to wake up is its own business, told to nobody."""
        who = self.player(seat)
        return who == "bot" or (who == "auto" and self.can_only_pass(seat))

    def _note(self, changes: dict[str, Any]) -> None:
        """The row in memory follows that in the database."""
        self.used = time.monotonic()
        was = self.row.status
        self.row.status = changes["status"]
        self.row.turn = None if changes["turn"] is None else msgspec.json.decode(changes["turn"])
        self.row.result = None if changes["result"] is None else msgspec.json.decode(changes["result"])
        self.row.due = changes["due"]
        self.row.touched = changes["touched"]
        self.row.awaited = changes["awaited"]
        if was != self.row.status:
            self.tell_table()

    def _keep_snapshot(self) -> None:
        ledger = self.ledger
        if ledger is not None and ledger.restful and ledger.seq - self.kept_at >= SNAPSHOT_EVERY:
            self.kept_at = ledger.seq
            self.hall.later(self.store.keep_snapshot(self.row.id, ledger.seq, ledger.write()))

    async def catch_up(self) -> None:
        """Another worker has stored a move."""
        async with self.lock:
            if self.ledger is None:
                await self._look_again()
            else:
                for move in await self.store.moves_after(self.row.id, self.ledger.seq):
                    self._apply(move)
                self._note(self._changes())
            self.tell()
        self.steward.plan()

    # ---- seats

    async def reseat(self) -> None:
        """Seats or votes have changed in the database."""
        async with self.lock:
            await self._look_again()
        await self.start()
        self.steward.plan()

    async def _look_again(self) -> None:
        """Read the seats anew, and tell everybody who sees a difference."""
        before = {connection: self.news_of(connection) for connection in self.connections}
        await self.load_seats()
        self.tell()
        self.tell_changes(before)

    async def load_seats(self) -> None:
        row = await self.store.table(self.row.id)
        assert row is not None
        begun = row.status in ("playing", "finished") and not row.brought and self.ledger is None
        if row.host != self.row.host:
            self.host = (await self.store.names([row.host])).get(row.host, "")
            self.host_seen = time.monotonic()
        self.row = row
        away = [seat.seat for seat in self.seats if seat.replaced]
        self.seats = (await self.store.seats([row.id]))[row.id]
        self.votes = await self.store.votes(row.id)
        if begun:
            await self._rebuild()
        if self.ledger is not None:
            for seat in away:
                if not self.seats[seat].replaced:
                    self.note_return(seat)
        for connection in list(self.connections):
            connection.seats = self.seat_of(connection.user)
            if not self.may_watch(connection.user):
                self.put_out(connection, 4403, "private")

    async def change(self, what: Awaitable[None]) -> None:
        """Store a change of seats or votes, then show it."""
        await what
        await self.reseat()

    # ---- why not

    def why(self, seat: int, choice: str) -> SentRefusal | None:
        if self.ledger is None:
            return plain(Refusal("not-asked", games.get(self.row.game).decisions_rule))
        refusal = self.state.refusal(seat, choice)
        return None if refusal is None else plain(refusal)


def plain(refusal: Refusal) -> SentRefusal:
    return SentRefusal(refusal.reason, refusal.rule, refusal.args)
