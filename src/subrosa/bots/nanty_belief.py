"""Who is who in Nanty Narking: whoever is nearer to a goal than the others probably wants it.

How far everybody is on the way to each goal lies on the table (`games/nanty/progress.py`). From that each seat has odds
for each identity, and the chances follow from all ways to give the identities to the seats: a few hundred at most.
"""

from collections.abc import Iterator
from math import exp
from typing import Any, Final, NamedTuple

from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.games.nanty.game import NantyGame
from subrosa.games.nanty.progress import Goal, goals
from subrosa.games.nanty.state import Nanty
from subrosa.games.nanty.words import IDENTITIES


class Signs(NamedTuple):
    """How the signs of one kind of goal are to be read, as log odds."""

    ahead: float  # a lead on the others, as shares of the goal
    ahead_late: float  # and how much more it means at the end of the deck
    early: float  # a share of the goal that is reached early


# Fitted to games between easy and normal bots.
USUAL: Final = Signs(1.8, 0.7, 1.2)
SIGNS: Final = {
    "agents_in_districts": Signs(1.82, 0.84, 1.26),
    "deck_out": Signs(0.0, 0.0, 0.0),
    "deck_out_low_trouble": Signs(0.0, 0.0, 0.0),
    "districts_controlled": Signs(2.41, 0.69, 2.5),
    "trouble_markers": Signs(0.0, 0.0, 2.16),
    "wealth": Signs(0.84, 0.49, 0.63),
}


class Suspects(Opinion):
    """What each seat may be."""

    def __init__(self, game: NantyGame, view: dict[str, Any]) -> None:
        self.goals = goals(game, view)
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        # By seat, the odds of each identity that it may have.
        self.odds: list[dict[str, float]] = [
            {goal.identity: odds(goal, seat, self.seats) for goal in self.goals if seat in goal.seats}
            for seat in range(self.seats)
        ]

    def chances(self) -> dict[Claim, float]:
        shares = self.identities()
        return {
            Claim("identity", seat, name): chance
            for seat, names in enumerate(shares)
            if seat != self.me
            for name, chance in names.items()
        }

    def identities(self) -> list[dict[str, float]]:
        """By seat, the chance of each identity."""
        found = [dict.fromkeys(names, 0.0) for names in self.odds]
        total = 0.0
        for names, weight in self.deals(0, ()):
            total += weight
            for seat, name in enumerate(names):
                found[seat][name] += weight
        return [{name: weight / total for name, weight in names.items()} for names in found]

    def deals(self, seat: int, names: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], float]]:
        """All ways to give the rest of the seats different identities, and how likely each is."""
        if seat == self.seats:
            yield names, 1.0
            return
        for name, odds in self.odds[seat].items():
            if name not in names:
                for rest, weight in self.deals(seat + 1, (*names, name)):
                    yield rest, odds * weight

    def weight(self, world: Nanty) -> float:
        total = 1.0
        for seat, identity in enumerate(world.identities):
            total *= self.odds[seat].get(IDENTITIES[identity], 1.0)
        return total


def odds(goal: Goal, seat: int, seats: int) -> float:
    """How much likelier a goal is than it was before anything had happened."""
    signs = SIGNS.get(goal.condition, USUAL)
    late = 1 - goal.deck / goal.full_deck
    share = goal.share(seat)
    others = sum([goal.share(other) for other in range(seats) if other != seat]) / (seats - 1)
    return exp((share - others) * (signs.ahead + signs.ahead_late * late) + signs.early * share * (1 - late))


class NantyBelief(Belief):
    """Beliefs about identities."""

    def __init__(self, game: NantyGame) -> None:
        self.game = game

    def read(self, view: dict[str, Any]) -> Suspects:
        return Suspects(self.game, view)

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        return bool(own["facts"]["players"][claim.seat]["identity"] == claim.what)
