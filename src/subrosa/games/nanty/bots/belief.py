"""Who is who in Nanty Narking: whoever is nearer to a goal than the others probably wants it.

How far everybody has come towards each goal can be seen on the table (`games/nanty/progress.py`), and so can how they
work: with many Agents or few, amid Trouble, with houses or with money. This gives each seat odds for each identity, and
the chances follow from all the ways to give the identities to the seats: a few hundred at most.
"""

from collections.abc import Iterator
from math import exp
from typing import Any, Final, NamedTuple

from subrosa.bots.belief import Belief, Claim, Opinion
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.nanty.rules.progress import Goal, goals
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import IDENTITIES


class Signs(NamedTuple):
    """How to read the signs of one kind of goal, as log odds."""

    ahead: float  # a lead over the others, as shares of the goal
    ahead_late: float  # and how much more it means at the end of the deck
    early: float  # a share of the goal that is reached early
    late: float  # that nobody has won yet, at the end of the deck
    agents: float  # a lead in Agents, see LEADS
    in_trouble: float  # districts with an Agent and Trouble
    cards: float  # District cards
    money: float


class Leads(NamedTuple):
    """What a seat has more of than the others have on average."""

    agents: float
    in_trouble: float
    cards: float
    money: float


LEADS: Final = Leads(4.0, 3.0, 2.0, 10.0)  # what counts as one

# Fitted to games between bots of all levels and random ones, with all sets of identities and 2 to 4 players.
CHANCE: Final = 0.25  # how likely it is that somebody's play says nothing about what they want
SIGNS: Final = {
    "agents_in_districts": Signs(6.18, -1.55, 3.09, -0.17, -1.1, -0.23, -0.22, 0.01),
    "agents_in_river_districts": Signs(9.33, 1.22, 1.85, -1.42, -2.15, -0.23, -0.46, -0.23),
    "agents_in_trouble_districts": Signs(-0.21, -1.07, 1.58, -0.39, -0.18, 2.86, -0.95, 0.16),
    "agents_on_board": Signs(3.64, -3.26, 1.81, -0.04, 0.71, -0.88, 0.26, 0.23),
    "building_value": Signs(1.94, 0.03, 6.81, -0.48, -0.2, -1.13, 0.84, 0.34),
    "cash": Signs(6.36, 0.13, 1.43, -1.0, 0.24, -0.17, -0.12, -0.61),
    "control_westminster_and_adjacent": Signs(0.6, 0.38, 3.54, 0.82, 0.79, -0.38, -0.77, -0.33),
    "deck_out": Signs(0.0, 0.0, 4.04, 0.49, 0.54, -0.25, 0.7, 0.25),
    "deck_out_low_trouble": Signs(0.0, 0.0, -0.61, 2.41, 0.27, -0.78, 1.31, 0.3),
    "districts_controlled": Signs(1.55, 1.04, 4.56, 0.46, -0.3, -0.29, -0.22, -0.01),
    "trouble_and_control": Signs(-0.92, 4.09, 3.67, 0.11, 0.52, 0.71, -0.11, 0.14),
    "trouble_markers": Signs(0.0, 0.0, 3.0, -0.43, 0.49, 1.55, 0.11, 0.27),
    "wealth": Signs(6.68, -1.7, 2.38, -0.35, 0.37, -0.78, -0.36, -0.52),
}


class Suspects(Opinion):
    """What each seat may be."""

    def __init__(self, game: NantyGame, view: dict[str, Any]) -> None:
        facts: Facts = view["facts"]
        self.goals = goals(game, view)
        self.me: int = view["seat"]
        self.seats: int = view["seats"]
        # By seat, the odds of each identity that it may have.
        self.odds: list[dict[str, float]] = [
            odds([goal for goal in self.goals if seat in goal.seats], seat, self.seats, lead)
            for seat, lead in enumerate(leads(facts, self.seats))
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
        """Return the chance of each identity, by seat."""
        found = [dict.fromkeys(names, 0.0) for names in self.odds]
        total = 0.0
        for names, weight in deals(self.odds):
            total += weight
            for seat, name in enumerate(names):
                found[seat][name] += weight
        return [{name: weight / total for name, weight in names.items()} for names in found]

    def weight(self, world: Nanty) -> float:
        total = 1.0
        for seat, identity in enumerate(world.identities):
            total *= self.odds[seat].get(IDENTITIES[identity], 1.0)
        return total


def deals(
    odds: list[dict[str, float]], seat: int = 0, names: tuple[str, ...] = ()
) -> Iterator[tuple[tuple[str, ...], float]]:
    """Return all ways to give the seats different identities, with what the odds of each seat say of each way."""
    if seat == len(odds):
        yield names, 1.0
        return
    for name, likely in odds[seat].items():
        if name not in names:
            for rest, weight in deals(odds, seat + 1, (*names, name)):
                yield rest, likely * weight


def leads(facts: Facts, seats: int) -> list[Leads]:
    """Return what each seat has more of than the others, in the units of LEADS."""
    board = facts["board"]
    had = [
        (
            sum([row["agents"][seat] for row in board]),
            sum([row["trouble"] and row["agents"][seat] > 0 for row in board]),
            sum([row["card"] == seat for row in board]),
            facts["players"][seat]["money"],
        )
        for seat in range(seats)
    ]
    totals = [sum(kind) for kind in zip(*had, strict=True)]
    return [
        Leads(
            *[
                (mine - (total - mine) / (seats - 1)) / unit
                for mine, total, unit in zip(own, totals, LEADS, strict=True)
            ]
        )
        for own in had
    ]


def odds(goals: list[Goal], seat: int, seats: int, lead: Leads) -> dict[str, float]:
    """Return how much likelier each of these identities is than before anything had happened."""
    told = {goal.identity: exp(evidence(goal, seat, seats, lead)) for goal in goals}
    usual = sum(told.values()) / len(told)
    return {name: CHANCE + (1 - CHANCE) * likely / usual for name, likely in told.items()}


def evidence(goal: Goal, seat: int, seats: int, lead: Leads) -> float:
    """Return what the table says in favour of a goal, as log odds."""
    signs = SIGNS[goal.condition]
    late = 1 - goal.deck / goal.full_deck
    share = goal.share(seat)
    others = sum([goal.share(other) for other in range(seats) if other != seat]) / (seats - 1)
    found = (share - others) * (signs.ahead + signs.ahead_late * late)
    found += signs.early * share * (1 - late) + signs.late * late
    found += signs.agents * lead.agents + signs.in_trouble * lead.in_trouble
    return found + signs.cards * lead.cards + signs.money * lead.money


class NantyBelief(Belief):
    """Beliefs about identities."""

    def __init__(self, game: NantyGame) -> None:
        self.game = game

    def read(self, view: dict[str, Any]) -> Suspects:
        return Suspects(self.game, view)

    def holds(self, claim: Claim, own: dict[str, Any]) -> bool:
        facts: Facts = own["facts"]
        return facts["players"][claim.seat]["identity"] == claim.what
