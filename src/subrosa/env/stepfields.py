"""What the next step says, as numbers: each of its fields is written as the step class declares (`core.holding`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, Final

from subrosa.core import Game, Kind, Step, Task, Together
from subrosa.core.holding import BITS, CASE, COUNT, ONE, SEAT, SEVERAL, TRUTH, Holding, holdings
from subrosa.env.actions import seen_from
from subrosa.env.layout import Field, Flag, Number, Row

MOST: Final = 16  # plain numbers are written in proportion to this


class Thing(Field):
    """The number of a thing, with things that belong to seats turned to the seat that looks; -1 is none."""

    zero_counts = True

    def __init__(self, places: list[list[int]]) -> None:
        self.places = places  # by the seat that looks, then by the number of the thing
        self.size = len(places[0])

    def write(self, row: Row, at: int, value: int, me: int) -> None:
        if value >= 0:
            row[at + self.places[me][value]] = 1.0


class Things(Field):
    """Several numbers of things, in any order: how often each is there, in proportion to the most."""

    def __init__(self, places: list[list[int]], most: int) -> None:
        self.places = places
        self.size = len(places[0])
        self.one = 1.0 / most

    def write(self, row: Row, at: int, value: tuple[int, ...], me: int) -> None:
        places = self.places[me]
        for thing in value:
            place = at + places[thing]
            row[place] = min(1.0, row[place] + self.one)


class ThingSet(Field):
    """A set of things as a number with one bit for each, turned to the seat that looks."""

    def __init__(self, places: list[list[int]]) -> None:
        self.places = places
        self.size = len(places[0])

    def write(self, row: Row, at: int, value: int, me: int) -> None:
        for i, place in enumerate(self.places[me]):
            if value >> i & 1:
                row[at + place] = 1.0


class StepFields:
    """The places for what the steps of a game say, for one player count.

    Fields of the same name that hold the same have the same places in all steps. Raises TypeError for a step class that
    does not say what one of its fields holds.
    """

    def __init__(self, game: Game, seats: int) -> None:
        self.size = 0
        self.named: list[tuple[int, str]] = []  # places with the names of the things that they are about
        found: dict[tuple[str, Holding], tuple[int, Field]] = {}
        self.fields: dict[type[Step[Any]], list[tuple[str, int, Field]]] = {}
        for cls in game.steps:
            self.fields[cls] = []
            for name, holding in holdings(cls).items():
                if name == "seat" and issubclass(cls, (Task, Together)):
                    continue  # it means nothing in steps that are not the decision of one seat
                if (name, holding) not in found:
                    field = field_of(holding, game, seats)
                    found[name, holding] = (self.size, field)
                    self.named += [
                        (self.size + place, thing) for place, thing in names_of(holding, game, seats)
                    ]
                    self.size += field.size
                self.fields[cls].append((name, *found[name, holding]))

    def write(self, row: Row, at: int, step: Step[Any], me: int) -> None:
        """Write down what a step says."""
        for name, place, field in self.fields[type(step)]:
            field.write(row, at + place, getattr(step, name), me)


def field_of(holding: Holding, game: Game, seats: int) -> Field:
    """Return how something that a step holds is written."""
    if holding.form == COUNT:
        return Number(MOST)
    if holding.form == TRUTH:
        return Flag()
    if holding.form == CASE:
        return Thing([list(range(holding.most))] * seats)
    places = places_of(holding, game, seats)
    if holding.form == ONE:
        return Thing(places)
    if holding.form == SEVERAL:
        return Things(places, holding.most)
    assert holding.form == BITS
    return ThingSet(places)


def places_of(holding: Holding, game: Game, seats: int) -> list[list[int]]:
    """Return, for each seat that looks, the places of all things of a kind, or of all pairs of things of two kinds."""
    if holding.kinds == (SEAT,):  # as many as play, not as many as could
        return [[(seat - me) % seats for seat in range(seats)] for me in range(seats)]
    kinds = [kind_of(game, name) for name in holding.kinds]
    found: list[list[int]] = []
    for me in range(seats):
        seen = [seen_from(kind, me, seats) for kind in kinds]
        sizes = [len(kind.names) for kind in kinds]
        found.append([place_of(one, sizes) for one in product(*seen)])
    return found


def names_of(holding: Holding, game: Game, seats: int) -> Iterator[tuple[int, str]]:
    """Return the places of all things of a kind with their names; pairs have two."""
    if holding.form not in (ONE, SEVERAL, BITS) or holding.kinds == (SEAT,):
        return
    places = places_of(holding, game, seats)[0]
    for place, names in zip(
        places, product(*[kind_of(game, name).names for name in holding.kinds]), strict=True
    ):
        yield from ((place, name) for name in names)


def place_of(numbers: tuple[int, ...], sizes: list[int]) -> int:
    """Return a thing, or a pair of things, as one number."""
    place = 0
    for number, size in zip(numbers, sizes, strict=True):
        place = place * size + number
    return place


def kind_of(game: Game, name: str) -> Kind:
    """Return the kind of this name."""
    for kind in game.kinds:
        if kind.name == name:
            return kind
    known = ", ".join([kind.name for kind in game.kinds])
    raise TypeError(f"a step of {game.id} holds a {name}, but its kinds are {known}")
