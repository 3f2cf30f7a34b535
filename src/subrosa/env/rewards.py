"""What a finished game is worth: each loser pays one, the winners share it. So rewards add up to nothing."""

from __future__ import annotations

from collections.abc import Sequence


def rewards(winners: Sequence[int], seats: int) -> list[float]:
    """The reward of each seat; all 0 if nobody or everybody has won."""
    losers = seats - len(winners)
    if not winners or not losers:
        return [0.0] * seats
    share = losers / len(winners)
    return [share if seat in winners else -1.0 for seat in range(seats)]
