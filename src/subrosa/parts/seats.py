"""Players round a table: who comes after whom, and what they do one after the other."""

from typing import TYPE_CHECKING, ClassVar, TypeVar

from mypy_extensions import mypyc_attr

from subrosa.core.holding import SEATS, Holds
from subrosa.core.step import NO_SEAT, Task

if TYPE_CHECKING:
    from subrosa.core.state import State

S = TypeVar("S", bound="State")


def others(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """Return the other players, clockwise from this one's left; nobody, if this one is not among the seats."""
    if seat not in seats:
        return ()
    i = seats.index(seat)
    return seats[i + 1 :] + seats[:i]


@mypyc_attr(allow_interpreted_subclasses=True)
class InTurn(Task[S]):
    """Something that players do one after the other, in the order of `rest`, who still have to.

    The others wait on the agenda below whatever the first player's turn brings, so each turn is looked at afresh
    when it comes: what has happened meanwhile counts.
    """

    __slots__ = ("rest",)
    holds: ClassVar[Holds] = {"rest": SEATS}

    def __init__(self, rest: tuple[int, ...]) -> None:
        self.seat = NO_SEAT
        self.rest = rest

    def later(self, rest: tuple[int, ...]) -> "InTurn[S]":
        """Return the same task for those who come later."""
        raise NotImplementedError

    def turn(self, s: S, seat: int) -> None:
        """Do it for one player: at once, or by pushing a question."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        rest = self.rest
        if len(rest) > 1:
            s.push(self.later(rest[1:]))
        if rest:
            self.turn(s, rest[0])
