"""What is a blunder in Nanty Narking: a goal within reach of the turn that is not reached, and a victory of the next
player that could have been prevented.

Whether something is within reach is tried out: somebody who thinks of nothing else plays the turn in several worlds
that fit the player's view, and has to succeed in all of them. Whom to stop is told to them, the player may not know it.
"""

from collections.abc import Iterator
from random import Random
from typing import Final

from subrosa.bots.blunders import Watcher
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.games.nanty.bots.decisions import rate
from subrosa.games.nanty.bots.script import ScriptedBot
from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import STEPS
from subrosa.games.nanty.bots.ways import Wish
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.nanty.rules.progress import goals
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import IDENTITIES

WORLDS: Final = 3
NEAR: Final = 4.0  # steps that a turn may bring
GOAL: Final = "the own goal was within reach of the turn: it was not reached"
NEXT: Final = "the next player won: it could be prevented"


class NantyWatcher(Watcher):
    """Somebody who knows everybody's identity."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        assert isinstance(game, NantyGame)
        self.rules = game

    def begin(self, state: Nanty) -> None:
        self.worlds = Random(0)
        self.start: Nanty | None = None

    def look(self, state: Nanty, seat: int, choice: Choice) -> None:
        if self.start is None or state.turn != self.start.turn:
            self.finish(state)
            self.start = state.copy()

    def end(self, state: Nanty) -> None:
        self.finish(state)

    def finish(self, after: Nanty) -> None:
        """Look back at the turn that has just ended."""
        start = self.start
        if start is None or start.waiting != (start.active,) or start.turn < start.seats:
            return
        seat = start.active
        view = start.view(seat)
        wish = Wish(self.rules, view, IDENTITIES[start.identities[seat]])
        short = STEPS[wish.wanted.condition](Table(self.rules.edition, view), seat, wish.wanted)
        if not wish.waits and 0 < short <= NEAR and all(self.tried(start, wish, seat)):
            self.count(GOAL, not self.reached(after, wish, seat))
        following = (seat + 1) % start.seats
        result = after.result
        if result is not None and result.ending == "victory" and result.winners == (following,):
            fear = Wish(self.rules, view, IDENTITIES[after.identities[following]], following)
            self.count(NEXT, not any(self.tried(start, fear, following)))

    def tried(self, start: Nanty, wish: Wish, about: int) -> Iterator[bool]:
        """Play the turn with one wish in several worlds, and tell in which a seat then has what is wished."""
        seat = start.active
        view = start.view(seat)
        for _ in range(WORLDS):
            world = self.rules.imagine(view, self.worlds)
            assert isinstance(world, Nanty)
            others = ScriptedBot(self.rules, 0)
            while world.waiting and world.turn == start.turn:
                who = world.waiting[0]
                seen = world.view(who)
                options = seen["choices"]
                if who == seat:
                    rates = rate(self.rules, wish, seen, options)
                    choice = options[rates.index(max(rates))]
                else:
                    choice = others.choose(seen, options)
                world.apply(who, world.option(who, choice))
            yield self.reached(world, wish, about)

    def reached(self, state: Nanty, wish: Wish, seat: int) -> bool:
        """Tell whether a seat has what is wished."""
        found = goals(self.rules, state.view(None))
        return next(goal for goal in found if goal.identity == wish.wanted.identity).met(seat)
