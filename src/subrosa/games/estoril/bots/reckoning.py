"""The last discards of Estoril 1942, reckoned exactly: all ways to keep a hand, and who wins with which.

All cards of everybody are known by then; only what the others will discard is not. So everybody is thought to answer
what everybody else seemed to do so far, again and again: what somebody plans counts as often as they came back to it.
"""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

from subrosa.games.estoril.rules.missions import count, places, points
from subrosa.games.estoril.rules.scoring import scored
from subrosa.games.estoril.rules.state import Estoril

ROUNDS: Final = 6  # how often everybody thinks again
PER_POINT: Final = 0.002  # what a point of a lead is worth besides the victory

Mark = tuple[
    int, int, int
]  # points, missions fulfilled, points printed on the cards: the greater, the better (10.5)


class Way(NamedTuple):
    """One way to keep a hand, and all that counts of it."""

    points: int  # for cards, discards and the secret office
    cards: int  # printed on the cards
    counts: tuple[int, ...]  # by mission
    kept: tuple[int, ...]


def ways(s: Estoril, seat: int, hand: tuple[int, ...]) -> list[Way]:
    """Return the ways to keep a hand that are worth a thought: no other is at least as good in everything."""
    edition = s.edition
    limit = min(edition.hand_limit, len(hand))
    gone = len(s.discards[seat]) + len(s.aside[seat]) + len(s.hands[seat]) - limit
    office = 0
    if s.office:  # it counts discards, too
        every = s.hands[seat] + s.aside[seat] + s.discards[seat]
        office = edition.office_vp * count(s, s.office[seat], every)
    missions = scored(s)
    found: dict[tuple[int, ...], Way] = {}
    for kept in combinations(hand, limit):
        cards = sum([edition.vp[card] for card in kept])
        counts = tuple([count(s, mission, kept) for mission in missions])
        found[(cards, *counts)] = Way(cards + edition.discard_vp * gone + office, cards, counts, kept)
    best: list[Way] = []
    for key in sorted(found, reverse=True):
        way = found[key]
        if not any(covers(other, way) for other in best):
            best.append(way)
    return best


def covers(one: Way, other: Way) -> bool:
    """Tell whether a way is at least as good as another, which has no more points on its cards."""
    return all(a >= b for a, b in zip(one.counts, other.counts, strict=True))


def everything(s: Estoril, seat: int) -> Way:
    """Return a whole network as if nothing had to go: what the others fear before they think about it."""
    hand = s.hands[seat] + s.aside[seat]
    cards = sum([s.edition.vp[card] for card in hand])
    return Way(cards, cards, tuple([count(s, mission, hand) for mission in scored(s)]), hand)


def marks(s: Estoril, chosen: Sequence[Way]) -> list[Mark]:
    """Return what everybody has in the end."""
    total = [way.points for way in chosen]
    fulfilled = [0] * s.seats
    for i, mission in enumerate(scored(s)):
        first, second = places(s, [way.counts[i] for way in chosen])
        for seat, won in enumerate(points(s, mission, first, second)):
            total[seat] += won
        if len(first) == 1 or not s.rules.fulfilled_alone:
            for seat in first:
                fulfilled[seat] += 1
    return [(mine, missions, way.cards) for mine, missions, way in zip(total, fulfilled, chosen, strict=True)]


def worth(found: Sequence[Mark], seat: int) -> float:
    """Return a seat's share of the victory, and a little for its lead."""
    mine, best = found[seat], max(found)
    lead = mine[0] - max([mark[0] for other, mark in enumerate(found) if other != seat])
    return (1 / found.count(best) if mine == best else 0.0) + PER_POINT * lead


def answer(s: Estoril, seat: int, own: list[Way], plans: list[list[Way]]) -> list[float]:
    """Return what each way of a seat is worth on average, if the others do one of these things."""
    return [mean_worth(s, seat, way, plans) for way in own]


def mean_worth(s: Estoril, seat: int, way: Way, plans: list[list[Way]]) -> float:
    """Return what one way of a seat is worth then."""
    total = 0.0
    for plan in plans:
        total += worth(marks(s, [*plan[:seat], way, *plan[seat + 1 :]]), seat)
    return total / len(plans)


def think(s: Estoril, open_ways: list[list[Way]]) -> list[list[Way]]:
    """Return what everybody may do, one plan for all after the other."""
    seats = range(s.seats)
    feared = [everything(s, seat) for seat in seats]
    plans: list[list[Way]] = []
    for _ in range(ROUNDS):
        before = plans or [feared]
        plans = [*plans, [best_answer(s, seat, open_ways[seat], before) for seat in seats]]
    return plans


def best_answer(s: Estoril, seat: int, own: list[Way], plans: list[list[Way]]) -> Way:
    """Return the way of a seat that is worth most."""
    if len(own) == 1:
        return own[0]
    rates = answer(s, seat, own, plans)
    return own[rates.index(max(rates))]


def rate_discards(s: Estoril, me: int, cards: list[int]) -> list[float]:
    """Rate each card of mine as the next one to be discarded in the last round. What I have put aside is gone."""
    seats = range(s.seats)
    hands = [s.hands[seat] if seat == me else s.hands[seat] + s.aside[seat] for seat in seats]
    open_ways = [ways(s, seat, hands[seat]) for seat in seats]
    rates = answer(s, me, open_ways[me], think(s, open_ways))
    return [
        max(
            [rate for way, rate in zip(open_ways[me], rates, strict=True) if card not in way.kept],
            default=-1.0,
        )
        for card in cards
    ]
