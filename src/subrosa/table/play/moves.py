"""The moves of a table. Each is checked, stored, and only then told, under the lock of the table."""

import asyncio
import time
from typing import TYPE_CHECKING, Any, Final

import msgspec

from subrosa import games
from subrosa.core.errors import IllegalChoice, NotYourTurn
from subrosa.core.state import State
from subrosa.core.step import Refusal
from subrosa.records import opponent_in
from subrosa.table.protocol.basics import Refusal as SentRefusal
from subrosa.table.protocol.from_server import Done, Refused, Stale
from subrosa.table.storage.rows import CHOOSE, UNDO, Move, marked
from subrosa.table.storage.writer import Taken

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable

SNAPSHOT_EVERY: Final = 60  # moves
MOST_MOVES: Final = 5_000  # beyond this nothing is taken back any more, or a log could grow for ever
GRACE: Final = 15.0  # seconds: a bot that has not moved by then is nobody's business yet

Answer = Done | Refused | Stale


class Moves:
    """Makes the moves of one table, and notes what they change."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.kept_at = 0  # the move of the last snapshot

    async def choose(
        self, seat: int, choice: str, number: int, move_id: str | None = None, made_by: str = "person"
    ) -> Answer:
        """Answer, for a seat, the question it was asked when it had noticed `number` things."""
        return await asyncio.shield(self._decide(CHOOSE, seat, choice, number, move_id, made_by))

    async def undo(self, seat: int, number: int, move_id: str) -> Answer:
        """Take the last choice of a seat back."""
        return await asyncio.shield(self._decide(UNDO, seat, "", number, move_id, "person"))

    async def _decide(
        self, kind: str, seat: int, choice: str, number: int, move_id: str | None, made_by: str
    ) -> Answer:
        async with self.table.lock:
            answer = None
            while answer is None:
                answer = await self._attempt(kind, seat, choice, number, move_id, made_by)
        self.table.steward.plan()
        return answer

    async def _attempt(
        self, kind: str, seat: int, choice: str, number: int, move_id: str | None, made_by: str
    ) -> Answer | None:
        """Return what is to be answered, or None if another worker has stored a move meanwhile: then look again.

        That may have been this very move, or one that this seat does not notice and which does not make its own stale.
        """
        table, name = self.table, move_id or ""
        ledger = table.ledger
        if ledger is None:
            return Refused(name, self._not_asked())
        known = ledger.ids.get((seat, name))
        if known is not None:
            return Done(name, known)
        if number != ledger.number(seat):
            stored = await table.store.moves.number_of(table.row.id, seat, name) if name else None
            return Stale(name, ledger.number(seat)) if stored is None else Done(name, stored)
        move = Move(
            seq=ledger.seq + 1,
            seat=seat,
            kind=kind,
            choice=" ".join(choice.lower().split()),
            made_by=made_by,
            move_id=move_id,
            noticed=ledger.after(seat),
            used=table.clocks.used(made_by),
            at=table.worker.clock.now(),
        )
        try:
            if kind == UNDO:
                if ledger.seq >= MOST_MOVES:
                    raise NotYourTurn("this log is too long for anything to be taken back")
                ledger.check_undo(seat)
            self.apply(move)
        except IllegalChoice:
            refusal = self.why(seat, choice)
            assert refusal is not None, "what is refused has a reason"
            return Refused(name, refusal)
        except NotYourTurn:
            rule = table.state.setup.game.decisions_rule
            nothing = Refusal("nothing-to-undo" if kind == UNDO else "not-asked", rule)
            return Refused(name, plain(nothing))
        changes = self.changes()
        try:
            await table.store.moves.append(table.row.id, move, changes)
        except Taken:  # another worker was faster
            await self._go_back()
            return None
        except BaseException:
            table.ledger = None
            await table.worker.drop(table)
            raise
        self.note(changes)
        table.worker.metrics.moves[made_by] += 1
        self._keep_snapshot()
        table.audience.tell()
        return Done(name, move.noticed)

    def apply(self, move: Move) -> None:
        """Make a move in memory."""
        assert self.table.ledger is not None
        self.table.ledger.apply(move)
        if move.kind == UNDO:
            self.table.audience.take_back()

    async def _go_back(self) -> None:
        """Go back to what is stored: the state in memory has a move that is not, and that nobody was told of."""
        table = self.table
        table.ledger = None
        try:
            await table.rebuild()
        finally:
            if table.ledger is None:
                await table.worker.drop(table)
        table.audience.tell()

    async def catch_up(self) -> None:
        """Make the moves that another worker has stored."""
        table = self.table
        async with table.lock:
            if table.ledger is None:
                await table.look_again()
            else:
                for move in await table.store.moves.after(table.row.id, table.ledger.seq):
                    self.apply(move)
                self.note(self.changes())
            table.audience.tell()
        table.steward.plan()

    # ---- what follows from a move

    def changes(self) -> dict[str, Any]:
        """Return what the lobby may know after a move, and when the server has to do something itself."""
        state = self.table.state
        asked = list(state.agenda[-1].asked()) if state.waiting else None
        return {
            "status": "playing" if state.result is None else "finished",
            "turn": None if asked is None else msgspec.json.encode(asked).decode(),
            "result": None if state.result is None else msgspec.json.encode(told(state)).decode(),
            "due": self.due(),
            "touched": self.table.worker.clock.now(),
            "awaited": marked(state.waiting),
        }

    def due(self) -> float | None:
        """Return when a worker has to wake this table: bots that rest are not waited for."""
        table = self.table
        moved = None if table.presence.rank() is None else GRACE
        times = [
            moved if self.answers_itself(seat) else table.clocks.left(seat) for seat in table.state.waiting
        ]
        soonest = min([left for left in times if left is not None], default=None)
        return None if soonest is None else table.worker.clock.now() + soonest

    def answers_itself(self, seat: int) -> bool:
        """Tell whether the server answers for this seat soon. When it wakes up is its own business, told to nobody."""
        who = self.table.player(seat)
        return who == "bot" or (who == "auto" and self.table.can_only_pass(seat))

    def note(self, changes: dict[str, Any]) -> None:
        """Let the row in memory follow that in the database."""
        table = self.table
        table.used = time.monotonic()
        row, was = table.row, table.row.status
        row.status = changes["status"]
        row.turn = None if changes["turn"] is None else msgspec.json.decode(changes["turn"])
        row.result = None if changes["result"] is None else msgspec.json.decode(changes["result"])
        row.due = changes["due"]
        row.touched = changes["touched"]
        row.awaited = changes["awaited"]
        if was != row.status:
            table.audience.tell_table()

    def _keep_snapshot(self) -> None:
        table, ledger = self.table, self.table.ledger
        if ledger is not None and ledger.restful and ledger.seq - self.kept_at >= SNAPSHOT_EVERY:
            self.kept_at = ledger.seq
            table.worker.later(table.store.moves.keep_snapshot(table.row.id, ledger.seq, ledger.write()))

    # ---- why not

    def why(self, seat: int, choice: str) -> SentRefusal | None:
        """Return why a choice is not on offer to a seat; None if it is."""
        if self.table.ledger is None:
            return self._not_asked()
        refusal = self.table.state.refusal(seat, choice)
        return None if refusal is None else plain(refusal)

    def _not_asked(self) -> SentRefusal:
        return plain(Refusal("not-asked", games.get(self.table.row.game).decisions_rule))


def plain(refusal: Refusal) -> SentRefusal:
    """Return a refusal as it is sent."""
    return SentRefusal(refusal.reason, refusal.rule, refusal.args)


def told(state: State) -> dict[str, Any]:
    """Return how a game has ended, as views say it; of a game for one, also whom it was played against."""
    assert state.result is not None
    against = opponent_in(state)
    return state.result.plain() | ({} if against is None else {"against": list(against)})
