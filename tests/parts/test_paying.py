"""Paying with several cards, none of which is superfluous."""

from itertools import combinations
from random import Random

import pytest

from subrosa.parts.paying import can_become_lawful, is_lawful, sums, useful


@pytest.mark.parametrize(
    ("paid", "need", "lawful"),
    [
        ([2], 2, True),
        ([1, 1], 2, True),  # although a 2 may be in hand
        ([3], 2, True),
        ([2, 1], 2, False),  # the 1 is superfluous
        ([2, 2], 3, True),  # neither would do alone
        ([2, 2, 1], 4, False),
        ([1], 2, False),
        ([], 0, False),
        ([0, 2], 2, False),
    ],
)
def test_every_card_must_be_needed(paid: list[int], need: int, lawful: bool) -> None:
    assert is_lawful(paid, need) is lawful


def test_sums() -> None:
    assert sums([]) == [0]
    assert sums([1, 3]) == [0, 1, 3, 4]
    assert sums([2, 2, 5]) == [0, 2, 4, 5, 7, 9]


def test_a_card_is_offered_only_if_it_can_be_part_of_a_lawful_payment() -> None:
    assert useful([], [1, 2, 3, 0], 3) == [0, 1, 2]
    assert useful([], [1, 3], 3) == [1], "1 + 3 is one too many, and there is nothing else to go with the 1"
    assert useful([2], [1, 3], 3) == [0], "2 + 3 would make the 2 superfluous"
    assert useful([3], [1, 2], 3) == []


def test_the_same_as_trying_everything_out() -> None:
    chance = Random("paying")
    for _ in range(400):
        hand = [chance.randrange(4) for _ in range(chance.randrange(1, 7))]
        need = chance.randrange(1, 8)
        lawful = [
            set(places)
            for size in range(1, len(hand) + 1)
            for places in combinations(range(len(hand)), size)
            if is_lawful([hand[i] for i in places], need)
        ]
        for places in ([], *[[i] for i in range(len(hand))], *map(list, combinations(range(len(hand)), 2))):
            paid = [hand[i] for i in places]
            rest = [i for i in range(len(hand)) if i not in places]
            possible = any(set(places) <= payment for payment in lawful)
            assert can_become_lawful(paid, [hand[i] for i in rest], need) is possible, (hand, places, need)
            if possible:
                offered = {rest[i] for i in useful(paid, [hand[i] for i in rest], need)}
                assert offered == {i for i in rest if any({*places, i} <= payment for payment in lawful)}
