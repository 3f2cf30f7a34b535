"""Places with pieces of several owners: how many of each kind each owner has where.

The counts are one flat list of ints in the state, which is cheap to copy and to save; `Areas` knows how to read it.
Supplies, Limbo and whatever else a piece can be in are places too, so pieces only ever move, and none is lost.
Pieces that belong to nobody get an owner of their own after the seats.

Pieces of one kind are alike. Those that are not, such as agents with names, are better kept as a list of where each is.
"""

from subrosa.core.errors import BrokenInvariant
from subrosa.parts.majority import leader


class Areas:
    """The shape of the counts. Immutable: a table of the rules, not a part of the position."""

    __slots__ = ("kinds", "owners", "places")

    def __init__(self, places: int, owners: int, kinds: int) -> None:
        self.places = places
        self.owners = owners
        self.kinds = kinds

    def empty(self) -> list[int]:
        """Return counts without a piece anywhere."""
        return [0] * (self.places * self.owners * self.kinds)

    def at(self, place: int, owner: int, kind: int) -> int:
        """Return where in the counts these pieces stand."""
        return (place * self.owners + owner) * self.kinds + kind

    def count(self, counts: list[int], place: int, owner: int, kind: int) -> int:
        """Return how many pieces of a kind an owner has in a place."""
        return counts[(place * self.owners + owner) * self.kinds + kind]

    def put(self, counts: list[int], place: int, owner: int, kind: int, number: int = 1) -> None:
        """Add pieces that were in no place before: when the game is set up."""
        counts[self.at(place, owner, kind)] += number

    def take(self, counts: list[int], place: int, owner: int, kind: int, number: int = 1) -> None:
        """Take pieces out of the game for good."""
        i = self.at(place, owner, kind)
        if counts[i] < number:
            raise BrokenInvariant(f"owner {owner} has {counts[i]} pieces in place {place}, not {number}")
        counts[i] -= number

    def move(self, counts: list[int], start: int, end: int, owner: int, kind: int, number: int = 1) -> None:
        """Move pieces from one place to another."""
        of_kind = owner * self.kinds + kind
        size = self.owners * self.kinds  # `at`, without the calls
        i = start * size + of_kind
        if counts[i] < number:
            raise BrokenInvariant(f"owner {owner} has {counts[i]} pieces in place {start}, not {number}")
        counts[i] -= number
        counts[end * size + of_kind] += number

    def move_all(self, counts: list[int], start: int, end: int, owner: int, kind: int) -> int:
        """Move all pieces of a kind that an owner has in a place, and return how many they were."""
        number = self.count(counts, start, owner, kind)
        if number:
            self.move(counts, start, end, owner, kind, number)
        return number

    def pieces(self, counts: list[int], place: int, owner: int) -> int:
        """Return how many pieces an owner has in a place, of whatever kind."""
        first = self.at(place, owner, 0)
        return sum(counts[first : first + self.kinds])

    def majority(self, counts: list[int], place: int, seats: int) -> int:
        """Return who of the first `seats` owners has more pieces in a place than each of the others, or NOBODY."""
        return leader([self.pieces(counts, place, owner) for owner in range(seats)])

    def where(self, counts: list[int], owner: int, kind: int) -> list[int]:
        """Return the places in which an owner has a piece of a kind."""
        first, step = owner * self.kinds + kind, self.owners * self.kinds
        return [place for place, number in enumerate(counts[first::step]) if number]

    def total(self, counts: list[int], owner: int, kind: int) -> int:
        """Return how many pieces of a kind an owner has in all places together: it never changes by moving."""
        return sum(counts[owner * self.kinds + kind :: self.owners * self.kinds])
