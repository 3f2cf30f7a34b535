"""With whose eyes a table is judged: who may be who, and what cards are therefore worth."""

from typing import Final

from subrosa.games.providence.bots.cards import card_values
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.words import ALLEGIANCES, CULTIST

MOST_DEALS: Final = 20  # ways in which the Allegiances may lie that are looked at

Deal = tuple[tuple[int, ...], float]  # the Allegiance of each seat, and how likely that is


class Eyes:
    """With whose eyes a table is judged: who may be who, and what cards are therefore worth to everybody."""

    __slots__ = ("assets", "deals", "likely", "me", "points", "revealed", "sober", "useful")

    def __init__(self, s: Providence, me: int, deals: list[Deal], sober: bool = False) -> None:
        self.me = me
        # Do they doubt as much as games of five give reason to, and think of leaders who fall with a partner?
        self.sober: bool = sober and s.seats > 4
        self.revealed: int = s.revealed
        self.deals: list[Deal] = likeliest(deals)
        # How likely each Allegiance of each seat is.
        self.likely: list[list[float]] = [[0.0] * len(ALLEGIANCES) for _ in range(s.seats)]
        for sides, chance in self.deals:
            for seat in range(s.seats):
                self.likely[seat][sides[seat]] += chance
        values = card_values(s.edition)
        # What cards are worth in hand, owned and when claimed, by seat; in a solo game the Cultists come last.
        self.useful: list[list[float]] = [blend([one.useful for one in values], row) for row in self.likely]
        self.assets: list[list[float]] = [blend([one.assets for one in values], row) for row in self.likely]
        self.points: list[list[float]] = [blend([one.points for one in values], row) for row in self.likely]
        for _ in range(s.seats, s.colours):
            self.assets.append([0.0] * len(values[CULTIST].assets))
            self.points.append(values[CULTIST].points)


def likeliest(deals: list[Deal]) -> list[Deal]:
    """Return the likeliest deals, as if there were no others."""
    found = sorted(deals, key=chance_of, reverse=True)[:MOST_DEALS]
    total = sum([chance for _, chance in found])
    return [(sides, chance / total) for sides, chance in found]


def chance_of(deal: Deal) -> float:
    """Return how likely a deal is."""
    return deal[1]


def blend(rows: list[list[float]], shares: list[float]) -> list[float]:
    """Return the mean of several rows of numbers, with a share for each row."""
    for row, share in zip(rows, shares, strict=True):
        if share > 0.999:
            return row
    found = [0.0] * len(rows[0])
    for row, share in zip(rows, shares, strict=True):
        if share > 0.0:
            for i in range(len(found)):
                found[i] += share * row[i]
    return found


def known_deal(s: Providence) -> list[Deal]:
    """Return how the Allegiances lie in a world, as the only way they may."""
    return [(tuple(s.identities), 1.0)]
