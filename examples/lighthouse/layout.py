"""Where the facts of Lighthouse lie in an observation."""

from collections.abc import Iterable

from examples.lighthouse.rules.game import COPIES, DRINKS, TURNS
from subrosa.env.layout import BySeat, Each, Field, Flag, Number, Record, Row, Seat

VERSION = 2  # goes up when an observation comes to mean something else


class Flask(Field):
    """What is in a flask, one place per drink; none of them if that is not known."""

    size = len(DRINKS)
    zero_counts = True  # oil

    def write(self, row: Row, at: int, value: int | None, me: int) -> None:
        if value is not None:
            row[at + value] = 1.0


class Places(Field):
    """A list of places in the lamp."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, row: Row, at: int, value: Iterable[int], me: int) -> None:
        for place in value:
            row[at + place] = 1.0


def facts(seats: int) -> Field:
    most = TURNS * seats  # flasks that can be poured
    return Record(
        turn=Number(most),
        deck=Number(sum(COPIES)),
        spilt=Each(seats, Flask()),
        pourers=Each(most, Seat(seats)),
        lamp=Each(most, Flask()),
        seen=BySeat(seats, Places(most)),
        corks=BySeat(seats, Flag()),
        sizes=BySeat(seats, Number(2)),
        hand=Each(2, Flask()),
        wrecker=Seat(seats),
    )
