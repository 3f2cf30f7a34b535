"""Positions that people have written down: right ones are read, and wrong ones are told what would be right."""

from typing import Any

import pytest

from subrosa.core import BadPosition
from subrosa.core.written import (
    EVERY_POSITION,
    entry,
    listed,
    lookers,
    moment,
    number_in,
    only,
    seat_in,
    seat_of,
    whole,
)

MOMENTS = ("placing", "resolving")


def test_a_table_within_a_position() -> None:
    assert entry({"gold": 3}, "player 0", "{'gold': 5}") == {"gold": 3}


@pytest.mark.parametrize("wrong", [[], "gold", None, 3])
def test_no_table(wrong: Any) -> None:
    with pytest.raises(BadPosition, match=r"^player 0 should be a table such as {'gold': 5}, not"):
        entry(wrong, "player 0", "{'gold': 5}")


def test_the_first_moment_is_the_usual_one() -> None:
    assert moment({}, MOMENTS) == "placing"
    assert moment({"now": "resolving"}, MOMENTS) == "resolving"


@pytest.mark.parametrize("wrong", ["later", None, 1, [], {}])
def test_there_is_no_other_moment(wrong: Any) -> None:
    with pytest.raises(BadPosition, match=r"^'now' is one of placing, resolving, not"):
        moment({"now": wrong}, MOMENTS)


def test_a_seat() -> None:
    assert seat_of({}, "first", 3, 1) == 1
    assert seat_of({"first": 2}, "first", 3, 1) == 2


@pytest.mark.parametrize("wrong", [3, -1, True, "0", None, 1.0])
def test_nobody_sits_there(wrong: Any) -> None:
    with pytest.raises(BadPosition, match=r"^'house' in city should be a seat from 0 to 2, not"):
        seat_of({"house": wrong}, "house", 3, 0, " in city")


def test_keys_that_every_game_knows() -> None:
    only(dict.fromkeys(EVERY_POSITION), (*EVERY_POSITION, "board"), "a position")
    with pytest.raises(BadPosition, match="a position has no 'hury', did you mean 'hurry'"):
        only({"hury": True}, (*EVERY_POSITION, "board"), "a position")


def test_keys_are_texts() -> None:
    with pytest.raises(BadPosition, match=r"^the keys of player 0 should be texts, not 7$"):
        entry({"gold": 3, 7: 1}, "player 0", "{'gold': 5}")


def test_a_list() -> None:
    assert listed([1, "two"], "'looked' of player 0") == [1, "two"]
    with pytest.raises(BadPosition, match=r"^'looked' of player 0 should be a list, not 'two'$"):
        listed("two", "'looked' of player 0")
    with pytest.raises(BadPosition, match=r"^'seen' should be a list such as \['7i'\], not {}$"):
        listed({}, "'seen'", "['7i']")


def test_a_seat_in_a_list() -> None:
    assert seat_in(2, 3, "everybody in 'looked'") == 2
    with pytest.raises(BadPosition, match=r"^everybody in 'looked' should be a seat from 0 to 2, not 3$"):
        seat_in(3, 3, "everybody in 'looked'")


def test_who_has_looked_at_a_card() -> None:
    assert lookers([2, 0], 1, 3) == [2, 0]
    assert lookers([], 1, 3) == []
    with pytest.raises(BadPosition, match=r"^'looked' of player 1 should be a list, not 2"):
        lookers(2, 1, 3)
    with pytest.raises(
        BadPosition, match=r"^everybody in 'looked' of player 1 should be a seat from 0 to 2, not 3"
    ):
        lookers([3], 1, 3)
    with pytest.raises(
        BadPosition, match=r"^'looked' of player 1 names others; everybody knows their own card"
    ):
        lookers([0, 1], 1, 3)


def test_a_number() -> None:
    assert number_in(5, "each number", 1, 5) == 5
    assert whole({}, "gold", 3) == 3
    with pytest.raises(
        BadPosition, match=r"^'gold' of player 1 should be a whole number from 1 to 5, not 6$"
    ):
        whole({"gold": 6}, "gold", 3, 1, 5, " of player 1")


@pytest.mark.parametrize("wrong", [-1, True, 1.0, "1", None, 1_000_001, 10**30])
def test_no_number_without_limit(wrong: Any) -> None:
    with pytest.raises(BadPosition, match=r"^'gold' should be a whole number from 0 to 1000000, not"):
        whole({"gold": wrong}, "gold", 3)
