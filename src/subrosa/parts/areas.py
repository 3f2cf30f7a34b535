"""Places with pieces of several owners: how many of each kind each owner has where.

The counts are one flat list of ints in the state, which is cheap to copy and to save; `Areas` knows how to read it.
Supplies, Limbo and whatever else a piece can be in are places too, so pieces only ever move, and none is lost.
Pieces that belong to nobody get an owner of their own after the seats.

Pieces of one kind are alike. Those that are not, such as agents with names, are better kept as a list of where each is.
"""

from subrosa.core.errors import BrokenInvariant


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
        """Add pieces that were in no place before: when a table is set up or imagined."""
        counts[self.at(place, owner, kind)] += number

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

    def total(self, counts: list[int], owner: int, kind: int) -> int:
        """Return how many pieces of a kind an owner has in all places together: it never changes by moving."""
        return sum(counts[owner * self.kinds + kind :: self.owners * self.kinds])
