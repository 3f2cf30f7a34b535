"""What the fields of steps hold. Every step class declares it, so that nobody has to guess from the names of fields.

    class Move(Step[Chess]):
        __slots__ = ("piece", "rest", "to")
        holds: ClassVar[Holds] = {"piece": thing(PIECE), "rest": SEATS, "to": thing(SQUARE)}

A class declares only its own fields; its parents have declared theirs. Learning environments go by this to write steps
down, and the laws of `subrosa.testing` compare it with what steps really hold.
"""

from typing import Any, Final, NamedTuple

from subrosa.core.choice import Kind
from subrosa.core.codec import fields

# The forms in which a field can hold something.
ONE: Final = "one"  # the number of a thing; -1 is none
SEVERAL: Final = "several"  # a tuple of such numbers
BITS: Final = "bits"  # a set of things, as a number with one bit for each
CASE: Final = "case"  # one of several cases that have no names, counted from 0
COUNT: Final = "count"  # how many, or how often
TRUTH: Final = "truth"  # yes or no, also as 1 or 0

SEAT: Final = "seat"  # the kind of the seats, in every game


class Holding(NamedTuple):
    """What a field holds: in which form, things of which kinds, and the most of it."""

    form: str
    kinds: tuple[str, ...] = ()
    most: int = 1  # of SEVERAL: how often the same thing is usually there; of CASE: how many cases there are


Holds = dict[str, Holding]

A_SEAT: Final = Holding(ONE, (SEAT,))  # or nobody, which is -1
SEATS: Final = Holding(SEVERAL, (SEAT,))
NUMBER: Final = Holding(COUNT)
FLAG: Final = Holding(TRUTH)


def thing(kind: Kind) -> Holding:
    """Say that a field holds the number of a thing of this kind; -1 is none."""
    return Holding(ONE, (kind.name,))


def things(kind: Kind, most: int = 1) -> Holding:
    """Say that a field holds a tuple of things of this kind, the same one usually at most `most` times."""
    return Holding(SEVERAL, (kind.name,), most)


def pairs(first: Kind, second: Kind) -> Holding:
    """Say that a field holds a tuple of pairs of things, each as one number: first * len(second.names) + second."""
    return Holding(SEVERAL, (first.name, second.name))


def bits(kind: Kind) -> Holding:
    """Say that a field holds a set of things of this kind, as a number with one bit for each."""
    return Holding(BITS, (kind.name,))


def case(count: int) -> Holding:
    """Say that a field holds the number of a case, from 0 to `count` - 1, where the cases have no names."""
    return Holding(CASE, (), count)


def holdings(cls: type) -> Holds:
    """Return what each field of a step class holds, in the order of the fields.

    Raises TypeError for a field that is not declared, and for a declared one that does not exist.
    """
    said: Holds = {}
    for parent in reversed(cls.__mro__):
        said.update(parent.__dict__.get("holds", {}))
    names = fields(cls)
    for name in said:
        if name not in names:
            raise TypeError(f"{cls.__name__}.holds speaks of {name!r}, but its fields are {', '.join(names)}")
    for name in names:
        if name not in said:
            raise TypeError(
                f"nobody says what {cls.__name__}.{name} holds: declare it in {cls.__name__}.holds, "
                "as A_SEAT, SEATS, NUMBER, FLAG, thing(KIND) or the like"
            )
    return {name: said[name] for name in names}


def fits(value: Any, holding: Holding, sizes: dict[str, int]) -> bool:
    """Tell whether a field may have this value; `sizes` says how many things of each kind there are."""
    size = 1
    for kind in holding.kinds:
        size *= sizes[kind]
    if holding.form == SEVERAL:
        return isinstance(value, tuple) and all(type(one) is int and 0 <= one < size for one in value)
    if holding.form == TRUTH:
        return isinstance(value, int) and 0 <= value <= 1
    if type(value) is not int:
        return False
    if holding.form == ONE:
        return -1 <= value < size
    if holding.form == BITS:
        return 0 <= value < 1 << size
    return holding.form != CASE or 0 <= value < holding.most
