"""What a finished game is worth: each loser pays one, and the winners share it, so that rewards add up to nothing.

Whoever plays alone plays against the game: they gain one from it or lose one to it.
"""

from __future__ import annotations

from collections.abc import Sequence


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """Return the reward of each seat; among several seats all have 0 if nobody or everybody has won."""
    if seats == 1:
        return [1.0 if winners else -1.0]
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    share = losers / len(winners)
    return [share if seat in winners else -1.0 for seat in range(seats)]
