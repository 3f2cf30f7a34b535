"""Observations: what one seat may know, as an array of numbers of fixed size.

    own seat | who is asked | whether it is over, who won | the agenda | what is gathered | house rules | the facts

What a seat has gathered so far for an action is written as actions, in games that let seats gather something at all.
All of it comes from the seat's view and from nothing else: `encode` makes the array from a view, `observe` makes the
same array from a state without building the rest of the view, which is faster. Whoever looks at the same table again
and again keeps a `Sheet` for each seat, on which only what has changed is written afresh. Seats are counted from the
seat that looks, except in the first part, which says where at the table it sits.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from subrosa import games
from subrosa.core import Choice, Game, Gather, Result, State, Step
from subrosa.core.step import gathered_so_far
from subrosa.env.actions import Actions
from subrosa.env.hashed import Hashed
from subrosa.env.houserules import HouseRules
from subrosa.env.layout import Field, Row, empty
from subrosa.env.stepfields import StepFields

Observation = NDArray[np.float32]
LONG: Final = 1000  # places of a row

# A choice that was gathered several times, with copies of a card, is written in proportion to this.
COPIES = 4


class Sheet:
    """What one seat was shown last, to be brought up to date. Every seat of every table needs its own."""

    __slots__ = ("facts", "row")

    def __init__(self, size: int) -> None:
        self.row = empty(size)[:]
        self.facts: dict[str, Any] | None = None  # those written in the row


class Head(NamedTuple):
    """All that is written before the facts."""

    me: int
    agenda: Sequence[Step[Any]]
    asked: Sequence[int]
    winners: Sequence[int] | None
    gathered: Sequence[Choice]
    options: Mapping[str, str]


class Observer:
    """Writes down what the seats of one game see, for one player count."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.steps = {cls: i for i, cls in enumerate(game.steps)}
        self.details = StepFields(game, seats)
        self.facts = facts_of(game, seats)
        gathers = any(issubclass(cls, Gather) for cls in game.steps)
        self.actions = Actions(game, seats) if gathers else None
        # Where each part begins.
        self.agenda_at = 3 * seats + 1  # after own seat, who is asked, whether it is over, who has won
        self.top_at = self.agenda_at + len(self.steps)
        self.details_at = self.top_at + len(self.steps)
        self.gathered_at = self.details_at + self.details.size
        self.house_rules = HouseRules(game)
        self.rules_at = self.gathered_at + (self.actions.size if self.actions is not None else 0)
        self.facts_at = self.rules_at + self.house_rules.size
        self.size = self.facts_at + self.facts.size

    def encode(self, view: dict[str, Any]) -> Observation:
        """Write down what a view says. It must be the view of a seat, of this game and this player count."""
        if view["game"] != self.game.id or view["seats"] != self.seats or view["seat"] is None:
            raise ValueError(f"this is no view of a seat of {self.game.id} with {self.seats} players")
        agenda = [self.game.decode_step(step) for step in view["agenda"]]
        winners = None if view["result"] is None else view["result"]["winners"]
        gathered = [found for text in view.get("gathered", ()) if (found := self.game.words.get(text))]
        head = Head(view["seat"], agenda, view["asked"], winners, gathered, view["options"])
        return self._fresh(head, view["facts"])

    def sheet(self) -> Sheet:
        """Return an empty sheet."""
        return Sheet(self.size)

    def lasting_sheet(self) -> Sheet | None:
        """Return a sheet if it is worth keeping: short rows are written afresh as quickly as they are compared."""
        return self.sheet() if self.size >= LONG else None

    def observe(self, state: State, seat: int, sheet: Sheet | None = None) -> Observation:
        """Do the same as `encode` does with the view of this seat; faster with the sheet that the seat saw last."""
        agenda = state.agenda
        asked = agenda[-1].asked() if state.waiting else ()
        result: Result | None = state.result
        winners = None if result is None else result.winners
        gathered: Sequence[Choice] = ()
        if self.actions is not None and seat in state.waiting and isinstance(agenda[-1], Gather):
            gathered = gathered_so_far(state)
        head = Head(seat, agenda, asked, winners, gathered, state.setup.options)
        if sheet is None:
            return self._fresh(head, state.facts(seat))
        sheet.row[: self.facts_at] = empty(self.facts_at)
        self._write_head(sheet.row, head)
        self._write_facts(sheet, seat, state.facts(seat))
        return np.frombuffer(sheet.row[:], dtype=np.float32)  # a copy, which belongs to whoever looks

    def _fresh(self, head: Head, facts: dict[str, Any]) -> Observation:
        row = empty(self.size)[:]
        self._write_head(row, head)
        self.facts.write(row, self.facts_at, facts, head.me)
        return np.frombuffer(row, dtype=np.float32)

    def _write_facts(self, sheet: Sheet, me: int, facts: dict[str, Any]) -> None:
        old, sheet.facts = sheet.facts, None  # should a fact have no place, the next are written afresh
        self.facts.rewrite(sheet.row, self.facts_at, old, facts, me)
        sheet.facts = facts

    def _write_head(self, row: Row, head: Head) -> None:
        """Write all that comes before the facts."""
        seats = self.seats
        me, agenda, asked, winners, gathered, options = head
        row[me] = 1.0
        for seat in asked:
            row[seats + (seat - me) % seats] = 1.0
        if winners is not None:
            row[2 * seats] = 1.0
            for seat in winners:
                row[2 * seats + 1 + (seat - me) % seats] = 1.0
        if agenda:
            self._write_agenda(row, me, agenda)
        if gathered and self.actions is not None:
            numbers, at = self.actions.numbers[me], self.gathered_at
            for choice in gathered:
                place = at + numbers[choice.index]
                row[place] = min(1.0, row[place] + 1 / COPIES)
        at = self.rules_at
        for place in self.house_rules.of(options):
            row[at + place] = 1.0

    def _write_agenda(self, row: Row, me: int, agenda: Sequence[Step[Any]]) -> None:
        """Write which steps are to come, which one is next, and what that one says."""
        steps, at = self.steps, self.agenda_at
        for step in agenda:
            row[at + steps[type(step)]] = 1.0
        top = agenda[-1]
        row[self.top_at + steps[type(top)]] = 1.0
        self.details.write(row, self.details_at, top, me)


def facts_of(game: Game, seats: int) -> Field:
    """Choose how the facts of a game are written down: as the `layout` of its package says, or by hashing."""
    layout: Callable[[int], Field] = getattr(games.part(game.package, "layout"), "facts", Hashed)
    return layout(seats)
