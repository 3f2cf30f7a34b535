"""Do those who did something win more often than those who did not, at the same table?

Seats of one game depend on each other: one of them wins, so the others do not, and what one does leaves less for the
others to do. So whoever did it is compared with the others of the same game only, and the test asks how likely as much
would be if the victories of every game were given to its seats by lot.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import comb, sqrt
from typing import Final, NamedTuple

from subrosa.lab.statistics.intervals import UNKNOWN, Estimate, Z, chance_of

MANY: Final = 100.0  # from this variance on the bell curve is as good as counting
NOTHING: Final = 1e-17  # chances that are too small to matter


class Case(NamedTuple):
    """A game, as far as one question is concerned."""

    winners: int
    doers: int
    both: int  # who did it and won


Cases = Counter[Case]
# By number of successes from the first that can be, how likely each is.
Chances = tuple[int, list[float]]


def telling(cases: Cases, seats: int) -> int:
    """Count the games that say anything: some of the seats did it and some won, and others did not."""
    return sum([n for case, n in cases.items() if 0 < case.doers < seats and 0 < case.winners < seats])


def compared(cases: Cases, seats: int) -> tuple[Estimate, float]:
    """Return by how much doers win more often than the others of their games, and how likely that is mere chance.

    Neither is ever surer than the games as wholes allow, which may vary more than lots do: partners win together.
    """
    if not telling(cases, seats):
        return UNKNOWN, 1.0
    surplus = weight = variance = pulls = 0.0
    for (winners, doers, both), n in cases.items():
        spread = doers * (seats - doers) / seats
        more = both - winners * doers / seats
        surplus += n * more
        pulls += n * more * more
        weight += n * spread
        variance += n * spread * winners * (seats - winners) / (seats * (seats - 1))
    gap = surplus / weight
    deviation = sqrt(max(variance, pulls)) / weight
    estimate = Estimate(gap, max(-1.0, gap - Z * deviation), min(1.0, gap + Z * deviation))
    test = chance_of(gap / deviation)
    return estimate, test if variance > MANY else max(test, by_lot(cases, seats))


def by_lot(cases: Cases, seats: int) -> float:
    """Return how likely lots lean this far to either side."""
    groups: Counter[tuple[int, int]] = Counter()
    for (winners, doers, _), n in cases.items():
        groups[winners, doers] += n
    least, chances = drawn(seats, tuple(sorted(groups.items())))
    seen = sum([n * case.both for case, n in cases.items()]) - least
    return min(1.0, 2 * min(sum(chances[: seen + 1]), sum(chances[max(seen, 0) :])))


@lru_cache(maxsize=4096)  # lots do not depend on who won, so that many drawings share them
def drawn(seats: int, groups: tuple[tuple[tuple[int, int], int], ...]) -> Chances:
    """Return how many doers win if victories are drawn by lot, in so many games with these winners and doers."""
    found: Chances = (0, [1.0])
    for (winners, doers), games in groups:
        one = game_by_lot(seats, winners, doers)
        while games:  # as often as there are games, by doubling
            if games % 2:
                found = added(found, one)
            games //= 2
            one = added(one, one) if games else one
    return found


def game_by_lot(seats: int, winners: int, doers: int) -> Chances:
    """Return how many doers win in one game."""
    least = max(0, winners + doers - seats)
    ways = comb(seats, winners)
    return least, [
        comb(doers, both) * comb(seats - doers, winners - both) / ways
        for both in range(least, min(winners, doers) + 1)
    ]


def added(one: Chances, other: Chances) -> Chances:
    """Return the chances of a sum; the ends are cut off where nothing is left of them."""
    chances = [0.0] * (len(one[1]) + len(other[1]) - 1)
    for i, first in enumerate(one[1]):
        for j, second in enumerate(other[1]):
            chances[i + j] += first * second
    start = leading(chances)
    stop = len(chances) - leading(reversed(chances))
    return one[0] + other[0] + start, chances[start:stop]


def leading(chances: Iterable[float]) -> int:
    """Count the chances at the beginning that do not matter."""
    for count, chance in enumerate(chances):
        if chance > NOTHING:
            return count
    return 0
