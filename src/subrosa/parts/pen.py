"""A pen for observations: it writes what a seat may know into a row of numbers, one place after the other.

A game's `rules/row.py` writes with it what the game's `layout.py` makes of the facts in a view, but straight from the
state and compiled, so that no view is needed. Places that are not written stay 0. Seats are counted from the one that
looks.
"""

from array import array
from collections.abc import Iterable, Sequence
from typing import final


@final
class Pen:
    """Writes into a row, on behalf of the seat `me` of as many seats as play. It stands at the place `at`."""

    __slots__ = ("at", "me", "row", "seats")

    def __init__(self, row: "array[float]", at: int, me: int, seats: int) -> None:
        self.row = row
        self.at = at
        self.me = me
        self.seats = seats

    def skip(self, places: int) -> None:
        """Leave places empty."""
        self.at += places

    def flag(self, value: bool) -> None:
        """Write yes or no."""
        if value:
            self.row[self.at] = 1.0
        self.at += 1

    def number(self, value: int, most: int) -> None:
        """Write a number in proportion to the most it usually reaches; anything above that is cut off."""
        if value:
            self.row[self.at] = 1.0 if value >= most else -1.0 if value <= -most else value / most
        self.at += 1

    def one(self, which: int, of: int) -> None:
        """Write one of several things; below 0 is none."""
        if which >= 0:
            self.row[self.at + which] = 1.0
        self.at += of

    def several(self, which: Iterable[int], of: int, first: int = 0) -> None:
        """Write which things there are. The first thing has the number `first`."""
        row, at = self.row, self.at - first
        for number in which:
            row[at + number] = 1.0
        self.at += of

    def members(self, bits: int, of: int) -> None:
        """Write which things there are, given as a number with a bit for each."""
        if bits:
            for number in range(of):
                if bits >> number & 1:
                    self.row[self.at + number] = 1.0
        self.at += of

    def counted(self, which: Sequence[int], of: int, most: int) -> None:
        """Write how often things are there, in proportion to the most."""
        if which:
            counts = [0] * of
            for number in which:
                counts[number] += 1
            for number, count in enumerate(counts):
                if count:
                    self.row[self.at + number] = count / most if count < most else 1.0
        self.at += of

    def copies(self, which: Iterable[int], share: Sequence[float], first: int, of: int) -> None:
        """Write how often things are there, each in its own proportion. The first thing has the number `first`."""
        row, at = self.row, self.at - first
        for number in which:
            count: float = row[at + number] + share[number]
            row[at + number] = count if count < 1.0 else 1.0
        self.at += of

    def add(self, place: int, share: float) -> None:
        """Add to what stands in a place, up to 1."""
        count: float = self.row[place] + share
        self.row[place] = count if count < 1.0 else 1.0

    def by_seat(self, values: list[int], most: int) -> None:
        """Write a number for each seat, in proportion to the most; none is below 0."""
        for seat, value in enumerate(values):
            if value:
                place = self.at + (seat - self.me) % len(values)
                self.row[place] = value / most if value < most else 1.0
        self.at += len(values)

    def seat(self, seat: int) -> None:
        """Write a seat; below 0 is nobody."""
        self.one((seat - self.me) % self.seats if seat >= 0 else -1, self.seats)

    def seats_in(self, bits: int) -> None:
        """Write a set of seats, given as a number with a bit for each."""
        if bits:
            for seat in range(self.seats):
                if bits >> seat & 1:
                    self.row[self.at + (seat - self.me) % self.seats] = 1.0
        self.at += self.seats

    def around(self) -> list[int]:
        """Return all seats in the order in which they are written: the one that looks comes first."""
        return [*range(self.me, self.seats), *range(self.me)]
