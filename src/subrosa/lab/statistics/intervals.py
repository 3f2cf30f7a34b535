"""How sure are we? Intervals of 95 %, and tests that stay honest when many things are tested at once."""

from collections.abc import Sequence
from math import comb, erfc, sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # a normal value lies within this many deviations of its mean 95 times out of 100


def wilson(won: float, played: float) -> tuple[float, float]:
    """Return the 95 % interval of a win rate (Wilson's, which is right near 0 and 1, too)."""
    rate = won / played
    middle = rate + Z * Z / (2 * played)
    spread = Z * sqrt(rate * (1 - rate) / played + Z * Z / (4 * played * played))
    scale = 1 + Z * Z / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


class Estimate(NamedTuple):
    """A value and its 95 % interval."""

    value: float
    low: float
    high: float


UNKNOWN: Final = Estimate(float("nan"), float("nan"), float("nan"))  # nothing was observed


def rate(won: float, played: float) -> Estimate:
    """Return a share with Wilson's interval, which is right near 0 and 1, too."""
    if not played:
        return UNKNOWN
    return Estimate(won / played, *wilson(won, played))


def together(games: Sequence[tuple[float, float, int]]) -> float:
    """Return how many cases count as one, because those of one game hang together; 1 if each stands for itself.

    A game is how many of its cases succeeded, how many there were, and how many games were like it.
    """
    won = sum([n * top for top, _, n in games])
    played = sum([n * bottom for _, bottom, n in games])
    if not 0 < won < played:
        return 1.0
    share = won / played
    spread = sum([n * (top - share * bottom) ** 2 for top, bottom, n in games])
    return max(1.0, spread / (played * share * (1 - share)))


def difference(won: int, played: int, won_else: int, played_else: int) -> Estimate:
    """Return one share minus another of other cases, with Newcombe's interval, which is made of Wilson's."""
    if not played or not played_else:
        return UNKNOWN
    one, other = rate(won, played), rate(won_else, played_else)
    gap = one.value - other.value
    down = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    up = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Estimate(gap, gap - down, gap + up)


def mean(values: Sequence[float]) -> Estimate:
    """Return a mean with the usual interval, which is a good one from a few dozen values on."""
    count = len(values)
    if not count:
        return UNKNOWN
    middle = sum(values) / count
    if count == 1:
        return Estimate(middle, float("-inf"), float("inf"))
    spread = Z * sqrt(variance(values, middle) / count)
    return Estimate(middle, middle - spread, middle + spread)


def variance(values: Sequence[float], middle: float) -> float:
    """Estimate the variance of the population that these values were drawn from."""
    return sum([(value - middle) ** 2 for value in values]) / (len(values) - 1)


def paired(
    tops: Sequence[float], bottoms: Sequence[float], tops_else: Sequence[float], bottoms_else: Sequence[float]
) -> Estimate:
    """Return one ratio of sums minus another, over pairs that share their chance, such as games with the same seed.

    A ratio of sums is a mean if the bottoms are 1, or a win rate if they count how often something was dealt.
    Each pair tells how much it pulls the difference up or down, and the spread of these pulls gives the interval.
    """
    count, below, below_else = len(tops), sum(bottoms), sum(bottoms_else)
    if count < 2 or not below or not below_else:
        return UNKNOWN
    one, other = sum(tops) / below, sum(tops_else) / below_else
    pulls = [
        count * ((top - one * bottom) / below - (top_else - other * bottom_else) / below_else)
        for top, bottom, top_else, bottom_else in zip(tops, bottoms, tops_else, bottoms_else, strict=True)
    ]
    spread = Z * sqrt(variance(pulls, 0.0) / count)
    return Estimate(one - other, one - other - spread, one - other + spread)


def paired_shares(only_one: int, only_other: int, count: int) -> Estimate:
    """Return one share minus another over `count` pairs, of which some have only the one or only the other.

    The interval is Agresti and Min's, which adds half a pair to each kind and is honest for few pairs too; the value
    is the plain difference.
    """
    if not count:
        return UNKNOWN
    more, less, size = only_one + 0.5, only_other + 0.5, count + 2
    gap = (more - less) / size
    spread = Z * sqrt((more + less) - (more - less) ** 2 / size) / size
    return Estimate((only_one - only_other) / count, max(-1.0, gap - spread), min(1.0, gap + spread))


# ---- tests


def chance_of(deviations: float) -> float:
    """Return how likely a normal value lies this many deviations away from its mean, or further, on either side."""
    return erfc(abs(deviations) / sqrt(2))


def share_test(won: float, played: float, expected: float) -> float:
    """Return how likely a share is this far from the expected one, if that is true (the test behind `rate`)."""
    if not played or not 0 < expected < 1:
        return 1.0
    return chance_of((won / played - expected) / sqrt(expected * (1 - expected) / played))


def difference_test(won: int, played: int, won_else: int, played_else: int) -> float:
    """Return how likely two shares are this far apart, if both are the same."""
    both = played + played_else
    if not played or not played_else:
        return 1.0
    share = (won + won_else) / both
    if not 0 < share < 1:
        return 1.0
    gap = won / played - won_else / played_else
    return chance_of(gap / sqrt(share * (1 - share) * (1 / played + 1 / played_else)))


def estimate_test(estimate: Estimate) -> float:
    """Return how likely an estimate with a symmetric interval is this far from 0, if 0 is true."""
    half = (estimate.high - estimate.low) / 2
    if not half > 0:  # nothing varied, or nothing is known
        return 1.0 if not abs(estimate.value) > 0 else 0.0
    return chance_of(Z * estimate.value / half)


def paired_test(only_one: int, only_other: int) -> float:
    """Return how likely differing pairs lean this far to one side, if both are the same (McNemar's exact test)."""
    count = only_one + only_other
    least = sum([comb(count, i) for i in range(min(only_one, only_other) + 1)])
    return min(1.0, 2 * least / float(2**count))


def holm(chances: Sequence[float]) -> list[float]:
    """Correct chances by Holm's method: raise them for the number of questions that were asked at once.

    Among the corrected ones below 0.05 there is a false alarm in at most one family of questions in twenty, however
    the questions depend on each other.
    """
    order = sorted(range(len(chances)), key=lambda i: chances[i])
    corrected = [1.0] * len(chances)
    highest = 0.0
    for place, i in enumerate(order):
        highest = max(highest, min(1.0, chances[i] * (len(chances) - place)))
        corrected[i] = highest
    return corrected
