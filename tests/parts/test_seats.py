"""Players around a table, and what they do one after the other."""

from subrosa.core import State
from subrosa.parts.seats import InTurn, others


def test_the_others_clockwise() -> None:
    assert others((0, 1, 2, 3), 2) == (3, 0, 1)
    assert others((0, 3, 5), 3) == (5, 0)
    assert others((4,), 4) == ()
    assert others((0, 3, 5), 1) == ()


class Table(State):
    """A table that notes who had a turn."""

    __slots__ = ("had",)
    had: list[int]


class Greets(InTurn[Table]):
    """Everybody says their number; whoever says 2 sends the last one home."""

    __slots__ = ()

    def later(self, rest: tuple[int, ...]) -> "Greets":
        return Greets(rest)

    def turn(self, s: Table, seat: int) -> None:
        s.had.append(seat)
        if seat == 2:
            s.push(Shouts())


class Shouts(InTurn[Table]):
    """A task for which nobody is left."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(())


def table(step: InTurn[Table]) -> Table:
    s = Table.__new__(Table)
    s.agenda, s.had, s.hurry = [step], [], False
    return s


def test_one_after_the_other() -> None:
    s = table(Greets((3, 2, 0)))
    s.advance()
    assert s.had == [3, 2, 0]


def test_those_who_come_later_wait_below_what_the_first_one_does() -> None:
    s = table(Greets((2, 0)))
    first = s.agenda.pop()
    assert isinstance(first, Greets)
    first.run(s)
    later, shouts = s.agenda
    assert isinstance(later, Greets)
    assert later.rest == (0,)
    assert isinstance(shouts, Shouts)


def test_nobody_at_all() -> None:
    s = table(Shouts())
    s.advance()
    assert not s.had
    assert not s.agenda
