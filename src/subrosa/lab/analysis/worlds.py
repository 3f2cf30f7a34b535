"""Worlds that fit what a seat sees, as a good reasoner would imagine them.

Where the bots have a belief about the game, the likely worlds come more often; otherwise all that is possible is
equally likely.
"""

from random import Random
from typing import Any

from subrosa import bots
from subrosa.bots.belief import Claim, imagine
from subrosa.core.game import Game
from subrosa.core.state import State


class Worlds:
    """The worlds of one view."""

    def __init__(self, game: Game, view: dict[str, Any]) -> None:
        self.game = game
        self.view = view
        self.belief = bots.belief_of(game)
        self.opinion = None if self.belief is None else self.belief.read(view)

    def draw(self, chance: Random) -> State:
        """Draw one world, to be played on in."""
        if self.opinion is None:
            return self.game.imagine(self.view, chance)
        return imagine(self.game, self.opinion, self.view, chance)

    def weighed(self, chance: Random) -> tuple[State, float]:
        """Draw any world that fits, and return with it what it counts for among others."""
        world = self.game.imagine(self.view, chance)
        return world, 1.0 if self.opinion is None else self.opinion.weight(world)

    def claims(self) -> dict[Claim, float]:
        """Return what the belief says in so many words, with the chance of each claim."""
        return {} if self.opinion is None else self.opinion.chances()
