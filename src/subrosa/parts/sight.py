"""Who has seen a card that lies face down: a number with a bit for each seat, and one for the spectators.

The bit of the spectators comes after those of as many seats as the game can have, so the number means the same at every
table. Only a card that everybody has seen has it.
"""

from collections.abc import Iterable

from subrosa.core.event import Secret


def bits(numbers: Iterable[int]) -> int:
    """Return a set of small numbers, such as seats or areas, as one number with a bit for each."""
    found = 0
    for number in numbers:
        found |= 1 << number
    return found


def everybody(most_seats: int) -> int:
    """Return what stands for a card that lies face up: all seats and the spectators have seen it."""
    return (2 << most_seats) - 1


def bit_of(viewer: int | None, most_seats: int) -> int:
    """Return the bit of a seat, or of the spectators."""
    return 1 << (most_seats if viewer is None else viewer)


def told(card: str, knows: int, most_seats: int) -> Secret | str:
    """Return the card for the log: by its name if everybody has seen it, else for those who have."""
    if knows == everybody(most_seats):
        return card
    return Secret(card, tuple([seat for seat in range(most_seats) if knows >> seat & 1]))
