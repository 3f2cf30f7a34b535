"""Who has the most, and what a tie means.

Counts are listed by seat. What belongs to nobody may be counted after the seats: then it can be in everybody's way.
"""

from collections.abc import Sequence
from typing import Final

NOBODY: Final = -1


def leader(counts: Sequence[int]) -> int:
    """Return who has strictly more than each of the others, or NOBODY: a tie is no majority."""
    most = max(counts)
    found = [who for who, count in enumerate(counts) if count == most]
    return found[0] if most > 0 and len(found) == 1 else NOBODY


def best(marks: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return all with the highest marks, of which the first that differs decides: points, then what breaks ties.

    For the lowest, negate what should be low.
    """
    highest = max(marks)
    return tuple([who for who, mark in enumerate(marks) if mark == highest])
