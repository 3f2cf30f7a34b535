"""Layouts: where each fact of a view lies in an array of numbers.

A layout is built of fields. Each takes a fixed number of places and writes one value of the view there, mostly
between 0 and 1: a name as one of several places, a number in proportion to the most it usually reaches, a seat
counted from the seat that looks (`me`). A fact for which a layout has no field is an error, so nothing is forgotten
unnoticed; `Skip` says that something is left out on purpose.
"""

from __future__ import annotations

from array import array
from collections.abc import Hashable, Iterable, Iterator, Mapping, MutableSequence, Sequence
from functools import cache
from typing import Any

Row = MutableSequence[float]


@cache
def empty(size: int) -> array[float]:
    """Return this many empty places, to be copied."""
    return array("f", bytes(4 * size))


class Field:
    """Writes one value of a view to `size` places of a row that is all zero, beginning at `at`.

    Most fields have nothing to write for None, no, 0 or an empty list, and are not called then; those to which 0
    means something, such as seat 0, set `zero_counts`.
    """

    size: int
    zero_counts = False

    def write(self, row: Row, at: int, value: Any, me: int) -> None:
        """Write a value."""
        raise NotImplementedError

    def names(self) -> Iterator[tuple[int, Hashable]]:
        """Return places that stay empty at a table that does not have a certain thing, each with its name."""
        return iter(())


class Skip(Field):
    """Something left out, because other fields say the same."""

    size = 0

    def write(self, row: Row, at: int, value: Any, me: int) -> None:
        """Write nothing."""


class Flag(Field):
    """Yes or no."""

    size = 1

    def write(self, row: Row, at: int, value: bool, me: int) -> None:
        row[at] = 1.0 if value else 0.0


class Number(Field):
    """A number in proportion to the most it usually reaches; anything above that is cut off."""

    size = 1

    def __init__(self, most: int) -> None:
        self.most = most

    def write(self, row: Row, at: int, value: int, me: int) -> None:
        if value >= self.most:
            row[at] = 1.0
        elif value <= -self.most:
            row[at] = -1.0
        else:
            row[at] = value / self.most


class Name(Field):
    """One of several names, with a place for each."""

    def __init__(self, names: Iterable[str]) -> None:
        self.place = {name: i for i, name in enumerate(names)}
        self.size = len(self.place)

    def write(self, row: Row, at: int, value: str, me: int) -> None:
        row[at + self.place[value]] = 1.0

    def names(self) -> Iterator[tuple[int, Hashable]]:
        return ((place, name) for name, place in self.place.items())


class Names(Field):
    """A list of names, or of numbers of things, in any order: how often each is there, in proportion to the most."""

    def __init__(self, names: Iterable[str | int], most: int = 1) -> None:
        self.place = {name: i for i, name in enumerate(names)}
        self.size = len(self.place)
        self.one = 1.0 / most

    def write(self, row: Row, at: int, value: Sequence[str | int], me: int) -> None:
        place, one = self.place, self.one
        if one == 1.0:  # then it only matters whether it is there
            for name in value:
                row[at + place[name]] = 1.0
            return
        for name in value:
            i = at + place[name]
            count = row[i] + one
            row[i] = count if count < 1.0 else 1.0

    def names(self) -> Iterator[tuple[int, Hashable]]:
        return ((place, name) for name, place in self.place.items())


class Copies(Names):
    """A list of names in any order: how often each is there, in proportion to the copies that exist of it."""

    def __init__(self, copies: Mapping[str, int]) -> None:
        super().__init__(copies)
        self.share = {name: 1.0 / max(1, count) for name, count in copies.items()}

    def write(self, row: Row, at: int, value: Sequence[Any], me: int) -> None:
        place, share = self.place, self.share
        for name in value:
            i = at + place[name]
            count = row[i] + share[name]
            row[i] = count if count < 1.0 else 1.0


class Bits(Field):
    """A set as a number with one bit for each member."""

    def __init__(self, size: int) -> None:
        self.size = size

    def write(self, row: Row, at: int, value: int, me: int) -> None:
        for i in range(self.size):
            if value >> i & 1:
                row[at + i] = 1.0


class Seat(Field):
    """A seat; None, and -1 as steps write it, is nobody."""

    zero_counts = True

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, row: Row, at: int, value: int | None, me: int) -> None:
        if value is not None and value >= 0:
            row[at + (value - me) % self.size] = 1.0


class Seats(Field):
    """A list of seats."""

    def __init__(self, seats: int) -> None:
        self.size = seats

    def write(self, row: Row, at: int, value: Iterable[int], me: int) -> None:
        for seat in value:
            row[at + (seat - me) % self.size] = 1.0


class BySeat(Field):
    """A list with one value for each seat, in the order of the seats."""

    def __init__(self, seats: int, field: Field) -> None:
        self.seats = seats
        self.field = field
        self.size = seats * field.size

    def write(self, row: Row, at: int, value: list[Any], me: int) -> None:
        field, size, seats = self.field, self.field.size, self.seats
        for seat, one in enumerate(value):
            if one or field.zero_counts:
                field.write(row, at + (seat - me) % seats * size, one, me)

    def names(self) -> Iterator[tuple[int, Hashable]]:
        return repeated(self.field, range(0, self.size, self.field.size or 1))


class Each(Field):
    """A list in which order matters; what comes after the first `most` is left out."""

    def __init__(self, most: int, field: Field) -> None:
        self.most = most
        self.field = field
        self.size = most * field.size

    def write(self, row: Row, at: int, value: Iterable[Any], me: int) -> None:
        for i, one in enumerate(value):
            if i == self.most:
                return
            if one or self.field.zero_counts:
                self.field.write(row, at + i * self.field.size, one, me)

    def names(self) -> Iterator[tuple[int, Hashable]]:
        return repeated(self.field, range(0, self.size, self.field.size or 1))


class Record(Field):
    """A table of several facts by name. A fact that a view lacks keeps its places all the same."""

    concluded: frozenset[str] = frozenset()  # what a layout works out from the facts and writes besides them

    def __init__(self, **fields: Field) -> None:
        self.places: dict[str, tuple[int, Field]] = {}
        self.size = 0
        for name, field in fields.items():
            self.places[name] = (self.size, field)
            self.size += field.size

    def write(self, row: Row, at: int, value: dict[str, Any], me: int) -> None:
        places = self.places
        for name, one in value.items():
            place, field = places[name]
            if one or field.zero_counts:
                field.write(row, at + place, one, me)

    def names(self) -> Iterator[tuple[int, Hashable]]:
        for place, field in self.places.values():
            yield from repeated(field, [place])


class Rows(Field):
    """A list of tables, each with a place for the thing that it is about, which `key` names."""

    def __init__(self, key: str, names: Iterable[Hashable], **fields: Field) -> None:
        self.key = key
        self.record = Record(there=Flag(), **{key: Skip()}, **fields)
        self.place = {name: i * self.record.size for i, name in enumerate(names)}
        self.size = len(self.place) * self.record.size

    def write(self, row: Row, at: int, value: list[dict[str, Any]], me: int) -> None:
        for one in value:
            place = at + self.place[one[self.key]]
            row[place] = 1.0
            self.record.write(row, place, one, me)

    def names(self) -> Iterator[tuple[int, Hashable]]:
        return owned(self.record, self.place)


class Pairs(Field):
    """A list of pairs of a thing's name and something about it."""

    def __init__(self, names: Iterable[str], field: Field) -> None:
        self.field = field
        self.place = {name: i * field.size for i, name in enumerate(names)}
        self.size = len(self.place) * field.size

    def write(self, row: Row, at: int, value: list[list[Any]], me: int) -> None:
        for name, one in value:
            self.field.write(row, at + self.place[name], one, me)

    def names(self) -> Iterator[tuple[int, Hashable]]:
        return owned(self.field, self.place)


def repeated(field: Field, places: Iterable[int]) -> Iterator[tuple[int, Hashable]]:
    """Return the names of a field that lies in several places."""
    return ((at + place, name) for at in places for place, name in field.names())


def owned(field: Field, things: Mapping[Any, int]) -> Iterator[tuple[int, Hashable]]:
    """Return the names of a field that each of several things has: all of its places are about the thing, too."""
    for thing, at in things.items():
        yield from ((at + place, thing) for place in range(field.size))
        yield from repeated(field, [at])
