"""Win rates and how sure we are of them."""

from math import sqrt
from typing import Final

Z: Final = 1.959964  # a normal value lies within so many deviations of its mean 95 times of 100


def wilson(won: int, played: int) -> tuple[float, float]:
    """The 95 % interval of a win rate (Wilson's: right also near 0 and 1)."""
    rate = won / played
    middle = rate + Z * Z / (2 * played)
    spread = Z * sqrt(rate * (1 - rate) / played + Z * Z / (4 * played * played))
    scale = 1 + Z * Z / played
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
