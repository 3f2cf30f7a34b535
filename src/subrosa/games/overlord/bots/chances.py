"""Everybody's chance of winning Kill the Overlord between two executions, as it turned out in games.

The numbers say how the chances of the players compare, as exponents. They were fitted to who won in the end, at every
moment at which the Overlord was about to name a victim. The others bring leaders down, so most things are worth less
than you would think. The executed come back in the next round, if there is one: the fewer are left, the likelier the
Overlord outlives them all.
"""

from math import exp
from typing import Final, NamedTuple

from subrosa.games.overlord.bots.prospects import GOOD
from subrosa.games.overlord.rules.data import Edition
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import CARDS, PEASANT, TYRANT

WORTH: Final = [GOOD[card] for card in CARDS]


class Numbers(NamedTuple):
    """What counts, for those in line, for the executed and for the ruler."""

    gold: float  # with the income of the next round, if the ruler fell now
    cards: float
    in_line: tuple[float, float, float]  # the next in line, the second, the third; 0 for those after them
    crowned: float  # for the next in line, if they would be crowned at once
    peasant: float  # for players who can buy themselves off
    executed: float
    executed_gold: float
    executed_cards: float
    executed_crowned: float  # if only they were next in line
    executed_per_heir: float  # for each player who is left besides the ruler
    ruler: float
    ruler_gold: float
    ruler_cards: float
    ruler_per_other: float
    ruler_peasant: float  # if somebody can buy themselves off, nobody outlives all others


class Fit(NamedTuple):
    """What counts under an Overlord and under a Tyrant, where gold hardly matters: nobody can be crowned soon."""

    overlord: Numbers
    tyrant: Numbers


# Fitted to some 8,000 games of scripted and normal bots with 4, 5 and 7 players; they overrate being executed.
FIT_2026_11: Final = Fit(
    Numbers(
        gold=0.078,
        cards=0.174,
        in_line=(-0.569, -0.332, -0.155),
        crowned=0.228,
        peasant=-0.158,
        executed=0.305,
        executed_gold=0.044,
        executed_cards=0.097,
        executed_crowned=-0.404,
        executed_per_heir=0.0,
        ruler=-0.332,
        ruler_gold=0.077,
        ruler_cards=0.216,
        ruler_per_other=0.152,
        ruler_peasant=-0.581,
    ),
    Numbers(
        gold=0.004,
        cards=0.155,
        in_line=(-0.347, -0.121, -0.014),
        crowned=0.213,
        peasant=0.0,
        executed=-0.292,
        executed_gold=-0.008,
        executed_cards=0.035,
        executed_crowned=-0.124,
        executed_per_heir=0.0,
        ruler=-0.69,
        ruler_gold=0.026,
        ruler_cards=0.153,
        ruler_per_other=0.09,
        ruler_peasant=0.0,
    ),
)
# The same, but what becomes of the executed was fitted again: to some 900 games of scripted and normal bots and 56 of
# hard ones, which count three times, with 4 to 7 players.
FIT: Final = Fit(
    FIT_2026_11.overlord._replace(
        executed=-0.942,
        executed_gold=0.062,
        executed_cards=0.099,
        executed_crowned=-0.467,
        executed_per_heir=0.246,
    ),
    FIT_2026_11.tyrant._replace(
        executed=-1.643,
        executed_gold=0.024,
        executed_cards=0.0,
        executed_crowned=-0.198,
        executed_per_heir=0.186,
    ),
)


def chances(edition: Edition, world: Overlord, fit: Fit = FIT) -> list[float]:
    """Return everybody's chance, by seat. It must be between two executions, so that somebody rules."""
    cast = world.cast
    by = fit.tyrant if cast[0] == TYRANT else fit.overlord
    rank, characters, gold, tokens = edition.rank, world.characters, world.gold, world.tokens
    ruler, *heirs = sorted(world.active, key=lambda seat: -rank[characters[seat]])
    executed = sorted([seat for seat, token in enumerate(tokens) if token], key=tokens.__getitem__)
    needed = edition.coronation_gold
    crown = needed - edition.income[cast[0]]
    cards: list[float] = [sum([WORTH[card] for card in hand]) for hand in world.hands]
    # If the ruler fell now: first those in line, then the executed, and the ruler last.
    income = [edition.income[character] for character in cast]
    escapes = False
    found = [0.0] * world.seats
    for place, seat in enumerate(heirs):
        x = by.gold * min(needed, gold[seat] + income[place]) + by.cards * cards[seat]
        if place < 3:
            x += by.in_line[place]
            if place == 0 and gold[seat] >= crown:
                x += by.crowned
        if characters[seat] == PEASANT and gold[seat]:
            escapes = True
            x += by.peasant
        found[seat] = exp(x)
    for place, seat in enumerate(executed, len(heirs)):
        x = by.executed_gold * min(needed, gold[seat] + income[place]) + by.executed_cards * cards[seat]
        x += by.executed
        x += by.executed_per_heir * len(heirs)
        if gold[seat] >= crown:
            x += by.executed_crowned
        found[seat] = exp(x)
    x = by.ruler_gold * min(needed, gold[ruler] + income[-1]) + by.ruler_cards * cards[ruler]
    x += by.ruler + by.ruler_per_other * len(heirs) + by.ruler_peasant * escapes
    found[ruler] = exp(x)
    total: float = sum(found)
    return [one / total for one in found]
