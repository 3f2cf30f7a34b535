"""What the fields of steps hold: every class says it of its own fields, and of no others."""

from typing import Any, ClassVar

import pytest

from subrosa.core import (
    A_SEAT,
    FLAG,
    NUMBER,
    SEATS,
    Holds,
    Kind,
    Step,
    Window,
    bits,
    case,
    pairs,
    thing,
    things,
)
from subrosa.core.holding import Holding, fits, holdings

CARD = Kind("card", ["ace", "king", "queen"])
TOWN = Kind("town", ["ely", "york"])


class Give(Step[Any]):
    __slots__ = ("card",)
    holds: ClassVar[Holds] = {"card": thing(CARD)}


class GiveTo(Give):
    __slots__ = ("to",)
    holds: ClassVar[Holds] = {"to": A_SEAT}


class Object(Window[Any]):
    __slots__ = ("left",)


class Misspelt(Give):
    __slots__ = ("town",)
    holds: ClassVar[Holds] = {"twon": thing(TOWN)}


def test_a_class_speaks_of_its_own_fields_and_inherits_the_rest() -> None:
    assert holdings(GiveTo) == {"seat": A_SEAT, "card": thing(CARD), "to": A_SEAT}
    assert list(holdings(GiveTo)) == ["seat", "card", "to"]


def test_what_is_not_said_is_refused() -> None:
    with pytest.raises(
        TypeError, match=r"nobody says what Object.left holds: declare it in Object.holds, as A_SEAT"
    ):
        holdings(Object)
    with pytest.raises(
        TypeError, match=r"Misspelt.holds speaks of 'twon', but its fields are seat, card, town"
    ):
        holdings(Misspelt)


@pytest.mark.parametrize(
    ("holding", "right", "wrong"),
    [
        (A_SEAT, [-1, 0, 4], [-2, 5, None, True, (0,)]),
        (SEATS, [(), (0, 4), (1, 1)], [(5,), (-1,), [0], 3]),
        (NUMBER, [0, -1, 99], [None, (1,), True]),
        (FLAG, [True, False, 0, 1], [2, -1, None]),
        (thing(CARD), [-1, 2], [3, "ace"]),
        (things(CARD, most=2), [(), (2, 2)], [(3,)]),
        (pairs(TOWN, CARD), [(0, 5)], [(6,)]),
        (bits(CARD), [0, 7], [8, -1]),
        (case(4), [0, 3], [4, -1]),
    ],
)
def test_what_fits(holding: Holding, right: list[Any], wrong: list[Any]) -> None:
    sizes = {"seat": 5, "card": 3, "town": 2}
    assert [value for value in right if not fits(value, holding, sizes)] == []
    assert [value for value in wrong if fits(value, holding, sizes)] == []
