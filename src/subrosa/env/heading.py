"""The part of an observation that comes before house rules and facts, and is the same in all games:

    own seat | who is asked | whether it is over, who won | the agenda | what is gathered

What a seat has gathered so far for an action is written as actions, in games that let seats gather something at all.
Seats are counted from the seat that looks, except in the first part, which says where at the table it sits.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from subrosa.core import Choice, Game, Gather, State, Step
from subrosa.core.step import gathered_so_far
from subrosa.env.actions import Actions
from subrosa.env.layout import Row
from subrosa.env.stepfields import StepFields

# A choice that was gathered several times, with copies of a card, is written in proportion to this.
COPIES: Final = 4


class Heading:
    """Writes down what is going on at a table of one game, for one player count."""

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        self.steps: dict[type[Step[Any]], int] = {cls: i for i, cls in enumerate(game.steps)}
        self.details = StepFields(game, seats)
        gathers = any(issubclass(cls, Gather) for cls in game.steps)
        self.actions = Actions(game, seats) if gathers else None
        # Where each part begins.
        self.agenda_at = 3 * seats + 1  # after own seat, who is asked, whether it is over, who has won
        self.top_at = self.agenda_at + len(self.steps)
        self.details_at = self.top_at + len(self.steps)
        self.gathered_at = self.details_at + self.details.size
        self.size = self.gathered_at + (self.actions.size if self.actions is not None else 0)

    def write_state(self, row: Row, state: State, me: int) -> None:
        """Write what is going on, as a seat sees it."""
        agenda, result = state.agenda, state.result
        gathered: Sequence[Choice] = ()
        if self.actions is not None and me in state.waiting and isinstance(agenda[-1], Gather):
            gathered = gathered_so_far(state)
        asked = agenda[-1].asked() if state.waiting else ()
        self.write(row, me, agenda, asked, None if result is None else result.winners, gathered)

    def write(
        self,
        row: Row,
        me: int,
        agenda: Sequence[Step[Any]],
        asked: Sequence[int],
        winners: Sequence[int] | None,
        gathered: Sequence[Choice],
    ) -> None:
        """Write the same, told one by one."""
        seats = self.seats
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

    def _write_agenda(self, row: Row, me: int, agenda: Sequence[Step[Any]]) -> None:
        """Write which steps are to come, which one is next, and what that one says."""
        steps, at = self.steps, self.agenda_at
        for step in agenda:
            row[at + steps[type(step)]] = 1.0
        top = agenda[-1]
        row[self.top_at + steps[type(top)]] = 1.0
        self.details.write(row, self.details_at, top, me)
