"""What a seat may conclude about what it cannot see.

`game.imagine` treats everything that is possible as equally likely. But people do not play at random: the cards that
stay in a hand are mostly those that could not be played, and somebody who builds house after house is after something.
A belief knows such tendencies, as a few numbers, and turns a view into an opinion: the chance of each claim, and how
likely one imagined world is compared with another. `python -m subrosa.lab.calibration` measures how right it is.

An opinion needs no memory, so a bot that joins in the middle knows as much as one that was there from the start: what
the others have done can be seen on the table.
"""

from random import Random
from typing import Any, Final, NamedTuple

from subrosa.core.game import Game
from subrosa.core.state import State

WORLDS: Final = 4  # imagined for each one that is used


class Claim(NamedTuple):
    """Something that is true or false, such as that a seat has an identity or holds a card."""

    kind: str
    seat: int
    what: str


class Opinion:
    """What one view says about what it does not show."""

    def chances(self) -> dict[Claim, float]:
        """Return how likely each claim is. Claims about what the viewer can see are left out."""
        raise NotImplementedError

    def weight(self, world: Any) -> float:
        """Return how likely a world that fits the view is, compared with others."""
        raise NotImplementedError


class Belief:
    """Something that forms opinions. Each game with something to conclude has its own class."""

    def read(self, view: dict[str, Any]) -> Opinion:
        """Return the opinion of the seat that has this view."""
        raise NotImplementedError

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        """Tell whether a claim is true. `own` is the view of the seat it is about; for measuring only."""
        raise NotImplementedError


def imagine(game: Game, opinion: Opinion, view: dict[str, Any], chance: Random) -> State:
    """Imagine a world that fits the view, likely ones more often: draw one of a few by weight."""
    worlds = [game.imagine(view, chance) for _ in range(WORLDS)]
    weights = [opinion.weight(world) for world in worlds]
    drawn = chance.random() * sum(weights)
    for world, weight in zip(worlds, weights, strict=True):
        drawn -= weight
        if drawn < 0:
            return world
    return worlds[-1]
