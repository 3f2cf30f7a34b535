"""Those who did something beside the others of their games."""

from collections import Counter
from itertools import combinations, product

import pytest

from subrosa.lab.statistics.within_games import Case, by_lot, compared, drawn, telling


def test_lots_are_counted_out() -> None:
    """Two games of four seats with two winners and three doers, and one with one of each."""
    least, chances = drawn(4, (((2, 3), 2), ((1, 1), 1)))
    counted = Counter(
        [
            len({0, 1, 2} & set(one)) + len({0, 1, 2} & set(two)) + (three == 0)
            for one, two, three in product(combinations(range(4), 2), combinations(range(4), 2), range(4))
        ]
    )
    total = sum(counted.values())
    assert {least + i: chance for i, chance in enumerate(chances)} == pytest.approx(
        {wins: n / total for wins, n in counted.items()}
    )


def test_many_games_are_coins() -> None:
    least, chances = drawn(2, (((1, 1), 400),))
    assert sum(chances) == pytest.approx(1)
    assert sum([(least + i) * chance for i, chance in enumerate(chances)]) == pytest.approx(200)
    assert len(chances) < 200  # the ends are cut off


def test_the_gap_is_that_of_the_same_table() -> None:
    cases = Counter({Case(1, 1, 1): 15, Case(1, 1, 0): 25, Case(1, 4, 1): 40, Case(0, 2, 0): 9})
    assert telling(cases, 4) == 40
    gap, test = compared(cases, 4)
    # One of four did it and won 15 of 40 games, where 10 would be their share: 5 more of 30 that could differ.
    assert gap.value == pytest.approx(5 / 30 * 40 / (40 + 9 * 4 / 3), abs=1e-9)
    assert gap.low < 0 < gap.high
    assert test > 0.05


def test_a_test_is_never_surer_than_lots() -> None:
    assert by_lot(Counter({Case(1, 1, 1): 5}), 2) == pytest.approx(2 / 2**5)
    assert by_lot(Counter({Case(1, 1, 0): 5}), 2) == pytest.approx(2 / 2**5)
    assert by_lot(Counter({Case(1, 1, 1): 3, Case(1, 1, 0): 3}), 2) == 1


def test_partners_make_it_less_sure() -> None:
    """Both doers of a game win, or both of the others: that is one coin per game, not two."""
    gap, test = compared(Counter({Case(2, 2, 2): 30, Case(2, 2, 0): 14}), 4)
    assert gap.value == pytest.approx(16 / 44)
    assert by_lot(Counter({Case(2, 2, 2): 30, Case(2, 2, 0): 14}), 4) < 0.01
    assert test == pytest.approx(0.0159, abs=1e-4)  # 44 coins


def test_without_games_that_tell_nothing_is_known() -> None:
    gap, test = compared(Counter({Case(1, 3, 1): 9}), 3)
    assert (str(gap.value), test) == ("nan", 1.0)
