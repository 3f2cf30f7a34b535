"""Who is who (RULES.md 19.3): how likely each Allegiance is for everybody, by what the viewer may know.

Allegiance cards are few, so all ways to deal them are looked at. Each is as likely as there are cards for it, times
what everybody's Gates, kills, Agents and cards say for the Allegiance they would have. The viewer's own card and those
they have seen are certain.
"""

from itertools import product
from math import exp, prod
from typing import Final

from subrosa.games.providence.rules.data import Edition
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.words import (
    ALLEGIANCES,
    CARDS,
    DISSENTER_INVESTIGATOR,
    FIRST_SHIFT,
    INVESTIGATOR,
)

# What speaks for each Allegiance, as logarithms: Investigator, Cultist, and the two Dissenters. Fitted to games between
# hard bots, and toned down: others hide their Allegiance better, or do not care.
Weights = tuple[float, float, float, float]
CLOSED_GATE: Final[Weights] = (0.3, -1.1, 0.5, 0.3)
OPEN_GATE: Final[Weights] = (-1.6, 1.0, 0.4, 0.2)
KILL: Final[Weights] = (-0.1, 0.1, 0.0, 0.0)
INVESTIGATOR_VP: Final[Weights] = (0.8, -0.4, -0.1, -0.3)  # for each point on Agents
CULTIST_VP: Final[Weights] = (-0.3, 0.5, -0.1, -0.1)  # for each point on Mythos cards
POSSESSED: Final[Weights] = (-0.3, 0.4, 0.0, -0.1)
# For each symbol on cards that were claimed, in the order of SHIFTS: Ritual forward and back, then Investigation.
SHIFTED: Final[tuple[Weights, ...]] = (
    (-0.3, 0.35, -0.3, 0.25),
    (0.1, -0.15, 0.2, -0.15),
    (0.4, -0.35, 0.45, -0.5),
    (-0.3, 0.1, -0.2, 0.4),
)
CHANCE: Final = 0.1  # how likely it is that somebody's play says nothing about their Allegiance

Deals = dict[tuple[int, ...], float]


def chances(edition: Edition, facts: Facts) -> list[list[float]]:
    """Return for every seat how likely each Allegiance is."""
    found = [[0.0] * len(ALLEGIANCES) for _ in facts["players"]]
    for sides, chance in believed(edition, facts).items():
        for seat, side in enumerate(sides):
            found[seat][side] += chance
    return found


def dealt(edition: Edition, facts: Facts) -> Deals:
    """Return how likely each way to deal the Allegiances is, by the number of cards and those that are known."""
    players = facts["players"]
    if len(players) == 1:
        return {(INVESTIGATOR,): 1.0}
    counts = edition.dealt_few if len(players) <= 3 else edition.dealt_many
    packs = [list(counts[: len(ALLEGIANCES)])]
    if counts[len(ALLEGIANCES)]:  # one Dissenter, drawn at random
        packs = [
            [count + (side == extra) for side, count in enumerate(packs[0])]
            for extra in range(DISSENTER_INVESTIGATOR, len(ALLEGIANCES))
        ]
    possible = [
        range(len(ALLEGIANCES))
        if player["allegiance"] is None
        else (ALLEGIANCES.index(player["allegiance"]),)
        for player in players
    ]
    found: Deals = {}
    for sides in product(*possible):
        weight = float(sum([ways(pack, sides) for pack in packs]))
        if weight:
            found[sides] = weight
    return normal(found)


def ways(pack: list[int], sides: tuple[int, ...]) -> int:
    """Return in how many ways the cards of a pack can be dealt like this."""
    left = pack[:]
    count = 1
    for side in sides:
        if not left[side]:
            return 0
        count *= left[side]
        left[side] -= 1
    return count


def normal(deals: Deals) -> Deals:
    """Return weights as chances."""
    total = sum(deals.values())
    return {sides: weight / total for sides, weight in deals.items()}


def evidence(edition: Edition, facts: Facts, seat: int) -> list[float]:
    """Return how well each Allegiance goes with a player's Gates, kills, Agents and cards: one if they say nothing."""
    player = facts["players"][seat]
    gates = [city["gate_side"] for city in facts["cities"] if city["gate_owner"] == seat]
    owned = [CARDS.index(card) for card in (*player["held"], *player["unseen"], *player["discards"])]
    claimed = [card for card in owned if card not in edition.starting]
    mythos = [CARDS.index(card) for card in player["mythos"]]
    possessed = [piece for piece in facts["pieces"] if piece["owner"] == seat and piece["possessed"]]
    signs: list[tuple[float, Weights]] = [
        (gates.count("closed"), CLOSED_GATE),
        (gates.count("open"), OPEN_GATE),
        (len(player["crypt"]), KILL),
        (sum([edition.investigator_vp[card] for card in claimed]), INVESTIGATOR_VP),
        (sum([edition.cultist_vp[card] for card in mythos]), CULTIST_VP),
        (len(possessed), POSSESSED),
    ]
    for shift, weights in enumerate(SHIFTED):
        symbols = edition.worth[FIRST_SHIFT + shift]
        signs.append((sum([symbols[card] for card in claimed]), weights))
    told = [exp(sum([times * weights[side] for times, weights in signs])) for side in range(len(ALLEGIANCES))]
    mean = sum(told) / len(told)
    return [CHANCE + (1 - CHANCE) * one / mean for one in told]


def believed(edition: Edition, facts: Facts) -> Deals:
    """Return how likely each way to deal the Allegiances is, by the cards and by what everybody has done."""
    players = facts["players"]
    signs = [evidence(edition, facts, seat) for seat in range(len(players))]
    return normal(
        {
            sides: chance * prod([signs[seat][side] for seat, side in enumerate(sides)])
            for sides, chance in dealt(edition, facts).items()
        }
    )
