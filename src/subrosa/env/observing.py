"""Observations: what one seat may know, as an array of numbers of fixed size.

    what is going on (`heading`) | house rules (`houserules`) | the facts of the game (its layout)

All of it comes from the seat's view and from nothing else: `encode` makes the array from a view, `observe` makes the
same array from a state. Games whose layout can `write` straight from a state need no view for that, which is many times
faster; tests compare the two.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Hashable, Iterator, Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subrosa import games
from subrosa.core import Game, State
from subrosa.env.hashed import Hashed
from subrosa.env.heading import Heading
from subrosa.env.houserules import HouseRules
from subrosa.env.layout import Field, empty
from subrosa.parts.pen import Pen

Observation = NDArray[np.float32]


class Observer:
    """Writes down what the seats of one game see, for one player count."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.heading = Heading(game, seats)
        self.house_rules = HouseRules(game)
        layout = games.part(game.package, "layout")
        made: Callable[[int], Field] | None = getattr(layout, "facts", None)
        self.facts = Hashed(game, seats) if made is None else made(seats)
        self.straight: Callable[[Any, Pen], None] | None = getattr(layout, "write", None)
        # Where each part begins.
        self.rules_at = self.heading.size
        self.facts_at = self.rules_at + self.house_rules.size
        self.size = self.facts_at + self.facts.size
        self.blank: tuple[Mapping[str, str], array[float]] = ({}, empty(self.size))

    def encode(self, view: dict[str, Any]) -> Observation:
        """Write down what a view says. It must be the view of a seat, of this game and this player count."""
        if view["game"] != self.game.id or view["seats"] != self.seats or view["seat"] is None:
            raise ValueError(f"this is no view of a seat of {self.game.id} with {self.seats} players")
        row, me = self._blank(view["options"]), view["seat"]
        agenda = [self.game.decode_step(step) for step in view["agenda"]]
        winners = None if view["result"] is None else view["result"]["winners"]
        gathered = [found for text in view.get("gathered", ()) if (found := self.game.words.get(text))]
        self.heading.write(row, me, agenda, view["asked"], winners, gathered)
        self.facts.write(row, self.facts_at, view["facts"], me)
        return np.frombuffer(row, dtype=np.float32)

    def observe(self, state: State, seat: int) -> Observation:
        """Do the same as `encode` does with the view of this seat."""
        row = self._blank(state.setup.options)
        self.heading.write_state(row, state, seat)
        if self.straight is not None:
            self.straight(state, Pen(row, self.facts_at, seat, self.seats))
        else:
            self.facts.write(row, self.facts_at, state.facts(seat), seat)
        return np.frombuffer(row, dtype=np.float32)

    def names(self) -> Iterator[tuple[int, Hashable]]:
        """Return places that stay empty at a table that does not have a certain thing, each with its name."""
        for place, thing in self.heading.details.named:
            yield self.heading.details_at + place, thing
        for place, name in self.facts.names():
            yield self.facts_at + place, name

    def blank_row(self, options: Mapping[str, str]) -> Observation:
        """Return what is the same in all observations of a table with these house rules."""
        return np.frombuffer(self._blank(options), dtype=np.float32)

    def _blank(self, options: Mapping[str, str]) -> array[float]:
        """Return a row of a table with these house rules on which nothing else is written yet."""
        known, blank = self.blank
        if known != options:
            blank = empty(self.size)[:]
            for place in self.house_rules.of(options):
                blank[self.rules_at + place] = 1.0
            self.blank = (dict(options), blank)
        return blank[:]
