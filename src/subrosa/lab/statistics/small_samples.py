"""Means of a few real values: Student's t, which knows that a spread seen a few times is not known well."""

from collections.abc import Sequence
from functools import cache
from math import atan, cos, pi, sin, sqrt
from typing import Final

from subrosa.lab.statistics.intervals import UNKNOWN, Estimate, variance

SURE: Final = 0.95


def within(t: float, freedom: int) -> float:
    """Return how likely a value of Student's distribution is between -t and t (a finite sum: `freedom` is whole)."""
    angle = atan(t / sqrt(freedom))
    square = cos(angle) ** 2
    odd = freedom % 2
    term = cos(angle) if odd else 1.0
    total = term if freedom > 1 else 0.0
    for i in range(2 + odd, freedom, 2):
        term *= square * (i - 1) / i
        total += term
    return 2 / pi * (angle + sin(angle) * total) if odd else sin(angle) * total


@cache
def quantile(freedom: int) -> float:
    """Return how many deviations to either side hold 95 % of the values; found by halving."""
    low, high = 1.0, 16.0
    while high - low > 1e-9:
        middle = (low + high) / 2
        if within(middle, freedom) < SURE:
            low = middle
        else:
            high = middle
    return high


def few_mean(values: Sequence[float]) -> Estimate:
    """Return a mean with its interval."""
    count = len(values)
    if count < 2:
        return UNKNOWN
    middle = sum(values) / count
    spread = quantile(count - 1) * sqrt(variance(values, middle) / count)
    return Estimate(middle, middle - spread, middle + spread)


def few_test(gaps: Sequence[float]) -> float:
    """Return how likely paired differences lean this far to one side, if neither is better.

    So few pairs cannot be surer than all of them on one side would be by tossing coins: that guards against
    differences that look alike only because the rare other ones were not drawn.
    """
    count = len(gaps)
    if count < 2 or not any(gaps):
        return 1.0
    middle = sum(gaps) / count
    deviation = sqrt(variance(gaps, middle) / count)
    chance = 1 - within(abs(middle) / deviation, count - 1) if deviation > 0 else 0.0
    return min(1.0, max(chance, 2.0 ** (1 - count)))
