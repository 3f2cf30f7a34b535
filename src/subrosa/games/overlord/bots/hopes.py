"""What the players of Kill the Overlord think of their chances: that is how they choose whom to send the Order to.

The same judgement as in `table`, for all seats at once and from the cards in the hands of a world.
"""

from math import exp, sqrt
from typing import Any

from subrosa.games.overlord.bots.chances import WORTH
from subrosa.games.overlord.bots.table import (
    MOST_DEATHS,
    NEXT_IN_LINE,
    OUTLIVES,
    OUTLIVES_PEASANT,
    OUTLIVES_PER_CARD,
    OUTLIVES_PER_OTHER,
    OUTLIVES_ROOT_OF_OTHER_CARDS,
    PER_CARD,
    PER_GOLD,
    RULING,
)
from subrosa.games.overlord.rules.data import Edition
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import NOBODY, PEASANT, SERVANT, TYRANT


def hopes(edition: Edition, world: Overlord) -> list[float]:
    """Return what the players think of everybody's chances."""
    cards: list[float] = [sum([WORTH[card] for card in hand]) for hand in world.hands]
    rank = edition.rank
    characters = world.characters
    line = sorted(world.active, key=lambda seat: -rank[characters[seat]])
    tokens = world.tokens
    executed = sorted([seat for seat, token in enumerate(tokens) if token], key=tokens.__getitem__)
    ladder = sorted([*[characters[seat] for seat in line], *world.middle], key=lambda who: -rank[who])
    ruler = world.ruler()
    if ruler == NOBODY:
        return next_round(edition, world, line + executed, ladder, cards)
    if len(line) == 1:
        return [float(seat == ruler) for seat in range(world.seats)]
    heirs = line[1:]
    lasts = outlives(world, ruler, cards)
    found = [0.0] * world.seats
    deaths = min(len(heirs), MOST_DEATHS + 1)
    weight = (1 - lasts) / deaths
    for n in range(deaths):
        falls = next_round(edition, world, [*heirs[n:], *executed, *heirs[:n], ruler], ladder, cards)
        for seat, chance in enumerate(falls):
            found[seat] += weight * chance
    found[ruler] += lasts
    return found


def outlives(world: Overlord, ruler: int, cards: list[float]) -> float:
    """Return the chance that the Overlord will be the last one standing."""
    x = OUTLIVES + OUTLIVES_PER_CARD * cards[ruler]
    total = 0.0
    for seat in world.active:
        if seat != ruler:
            x += OUTLIVES_PER_OTHER
            total += cards[seat]
            if world.characters[seat] == PEASANT and world.gold[seat]:
                x += OUTLIVES_PEASANT
    return 1 / (1 + exp(-x - OUTLIVES_ROOT_OF_OTHER_CARDS * sqrt(total)))


def next_round(
    edition: Edition, world: Overlord, line: list[int], ladder: list[int], cards: list[float]
) -> list[float]:
    """Return everybody's chance if the next round begins with the players in this order of rank."""
    gold: Any = world.gold
    ruler, last = line[0], line[-1]
    needed = edition.coronation_gold
    if ladder[0] == TYRANT:
        gold = gold[:]
        for _ in range(edition.tyrant_gold):
            richest = max([seat for seat in line if seat != ruler], key=gold.__getitem__)
            if gold[richest]:
                gold[richest] -= 1
                gold[ruler] += 1
    crown = gold[ruler] + edition.income[ladder[0]]
    if ladder[-1] == SERVANT and gold[last]:
        crown += edition.servant_gold
    if crown >= needed:
        return [float(seat == ruler) for seat in range(world.seats)]
    found = [0.0] * world.seats
    for place, seat in enumerate(line):
        x = PER_GOLD * min(needed, gold[seat] + edition.income[ladder[place]]) + PER_CARD * cards[seat]
        if place < 2:
            x += NEXT_IN_LINE if place else RULING
        found[seat] = exp(x)
    total: float = sum(found)
    return [strength / total for strength in found]
