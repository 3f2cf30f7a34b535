"""The clocks of a table: how long a question has been open, and how much time each seat has left."""

from typing import TYPE_CHECKING, Final

from subrosa.table.common.clock import DOUBTED_FOR
from subrosa.table.protocol.from_server import Clock
from subrosa.table.protocol.tables import DaysClock, LiveClock

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable

DAY: Final = 86_400.0


class Clocks:
    """Time at one table, as its worker measures it."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.asked = (
            0.0,
            0.0,
        )  # the present question, and when this worker first saw it, by the steady clock
        self.returned: dict[
            int, tuple[float, float]
        ] = {}  # a seat: in which question, after how many seconds

    @property
    def reserve(self) -> float:
        """The seconds that each seat has for the whole game, besides those for each move."""
        pace = self.table.row.pace
        return float(pace.reserve) if isinstance(pace, LiveClock) else 0.0

    def elapsed(self) -> float:
        """Return the seconds since the present question was put, as clocks count.

        Those of live games are measured while this worker looks at them, by a clock that never jumps; they do not run
        while nobody looks. Days go on in the meantime: they are told by the time of day.
        """
        ledger, clock = self.table.ledger, self.table.worker.clock
        assert ledger is not None
        if isinstance(self.table.row.pace, DaysClock):
            return max(0.0, clock.now() - ledger.since)
        now = clock.steady()
        if self.asked[0] != ledger.since:
            self.asked = (ledger.since, now)
        return now - self.asked[1]

    def left(self, seat: int) -> float | None:
        """Return the seconds within which this seat must answer; less than zero if it is late."""
        pace, ledger, worker = self.table.row.pace, self.table.ledger, self.table.worker
        if ledger is None or not isinstance(pace, LiveClock | DaysClock):
            return None
        elapsed = self.elapsed() - self._before_return(seat)
        if isinstance(pace, LiveClock):
            return pace.move + ledger.reserve[seat] - elapsed
        # Right after a start nobody is late: nobody could move before, or it is the clock that is wrong.
        return max(pace.days * DAY - elapsed, worker.opened + DOUBTED_FOR - worker.clock.steady())

    def _before_return(self, seat: int) -> float:
        """Return the seconds that do not count: whoever comes back during a question has its time once more."""
        question, after = self.returned.get(seat, (0.0, 0.0))
        assert self.table.ledger is not None
        return after if question == self.table.ledger.since else 0.0

    def note_return(self, seat: int) -> None:
        """Note that somebody has come back, once per question: nobody can hold up a game by leaving and coming back."""
        assert self.table.ledger is not None
        since = self.table.ledger.since
        if self.returned.get(seat, (0.0, 0.0))[0] != since:
            self.returned[seat] = (since, self.elapsed())

    def shown(self) -> Clock | None:
        """Return what everybody may know of the clocks: nothing of who has answered already."""
        pace, ledger = self.table.row.pace, self.table.ledger
        if ledger is None or not ledger.state.waiting or not isinstance(pace, LiveClock | DaysClock):
            return None
        move = pace.move if isinstance(pace, LiveClock) else pace.days * DAY
        reserve = [round(seconds, 1) for seconds in ledger.reserve]
        return Clock(move=move, reserve=reserve, elapsed=round(self.elapsed(), 1))

    def used(self, made_by: str) -> float:
        """Return the seconds of a seat's reserve that a move costs which is made now."""
        pace = self.table.row.pace
        if made_by != "person" or not isinstance(pace, LiveClock):
            return 0.0
        return max(0.0, self.elapsed() - pace.move)
