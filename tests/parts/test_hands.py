"""Hands: sorted, with copies that nobody can tell apart."""

import pytest

from subrosa.parts.hands import distinct, forget, is_within, left_over, with_cards, without
from subrosa.parts.names import number, numbers


def test_cards_come_and_go() -> None:
    assert with_cards((1, 3), (2, 1)) == (1, 1, 2, 3)
    assert without((1, 1, 2), 1) == (1, 2)
    assert without((3, 1, 2, 1), 1) == (3, 2, 1), "others keep their order"
    with pytest.raises(ValueError, match="not in tuple"):
        without((1, 2), 3)


def test_what_is_known_is_forgotten_copy_by_copy() -> None:
    assert forget((1, 1, 2), 1) == (1, 2)
    assert forget((1, 2), 3) == (1, 2)


def test_each_card_once() -> None:
    assert distinct(()) == []
    assert distinct((0, 0, 1, 3, 3, 3)) == [0, 1, 3]


def test_cards_within_others() -> None:
    assert is_within((), (1,))
    assert is_within((1, 1), (1, 2, 1))
    assert not is_within((1, 1), (1, 2))


def test_what_is_left_of_a_pack() -> None:
    assert left_over((2, 0, 3), [2, 0, 2]) == [0, 2]
    assert left_over((1, 1), []) == [0, 1]


def test_names_as_numbers() -> None:
    names = ("rose", "lily")
    assert number(names, "lily") == 1
    assert number(names, None) == -1
    assert numbers(names, ["lily", "rose", "lily"]) == (1, 0, 1)
    with pytest.raises(ValueError, match="not in tuple"):
        numbers(names, ["thorn"])
