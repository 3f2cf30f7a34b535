"""Intervals and tests against known values, and against what they promise."""

from random import Random

import pytest

from subrosa.lab.statistics.intervals import (
    Estimate,
    difference,
    difference_test,
    estimate_test,
    holm,
    mean,
    paired,
    paired_shares,
    paired_test,
    rate,
    share_test,
)


def test_rates_have_wilsons_intervals() -> None:
    # Known values: 81 of 263 (Newcombe 1998, method 3), and both ends.
    assert rate(81, 263) == pytest.approx((81 / 263, 0.2553, 0.3662), abs=1e-4)
    assert rate(0, 20) == pytest.approx((0, 0, 0.1611), abs=1e-4)
    assert rate(20, 20) == pytest.approx((1, 0.8389, 1), abs=1e-4)
    assert str(rate(0, 0).value) == "nan"


def test_differences_have_newcombes_intervals() -> None:
    # Known value: 56 of 70 and 48 of 80 (Newcombe 1998, method 10).
    assert difference(56, 70, 48, 80) == pytest.approx((0.2, 0.0524, 0.3339), abs=1e-4)
    assert str(difference(0, 0, 1, 2).value) == "nan"


def test_means() -> None:
    found = mean([1.0, 2.0, 3.0, 4.0])
    assert found.value == 2.5
    assert found.high - found.low == pytest.approx(2 * 1.96 * (5 / 3 / 4) ** 0.5, rel=1e-3)
    assert mean([7.0]) == (7.0, float("-inf"), float("inf"))


def test_pairs_that_share_their_chance_are_compared_by_their_differences() -> None:
    # One is always 1 more than the other, however wildly both vary together: the interval has no width.
    values = [3.0, 90.0, 17.0, 44.0]
    ones = [1.0] * 4
    assert paired([value + 1 for value in values], ones, values, ones) == pytest.approx((1, 1, 1))


def test_a_paired_ratio_weighs_what_was_dealt() -> None:
    # Won 1 of 2, then 0 of 1: a rate of 1 in 3, not the mean of 1/2 and 0.
    found = paired([1, 0], [2, 1], [0, 0], [2, 1])
    assert found.value == pytest.approx(1 / 3)
    assert found.low < found.value < found.high


def test_paired_intervals_hold_what_they_promise() -> None:
    chance = Random(4)
    held = 0
    for _ in range(400):
        deal = [chance.random() for _ in range(60)]
        one = [float(x + chance.gauss(0, 0.3) > 0.4) for x in deal]
        other = [float(x + chance.gauss(0, 0.3) > 0.4) for x in deal]
        found = paired(one, [1.0] * 60, other, [1.0] * 60)
        held += found.low <= 0 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_few_pairs_prove_little() -> None:
    # Both of two worlds went the other way: the plain difference is 1, but the interval holds 0.
    found = paired_shares(2, 0, 2)
    assert found.value == 1
    assert found.low < 0 < found.high <= 1
    assert paired_test(2, 0) == 0.5
    assert paired_test(0, 0) == 1
    assert paired_test(10, 0) == pytest.approx(2 / 2**10)
    assert paired_test(5, 5) == 1


def test_tests_agree_with_their_intervals() -> None:
    for won in range(101):
        inside = rate(won, 100).low <= 0.25 <= rate(won, 100).high
        assert (share_test(won, 100, 0.25) > 0.05) == inside
    assert difference_test(50, 100, 50, 100) == 1
    assert difference_test(90, 100, 10, 100) < 0.001
    assert estimate_test(Estimate(0.0, 0.0, 0.0)) == 1
    assert estimate_test(Estimate(1.96, 0.0, 3.92)) == pytest.approx(0.05, abs=1e-4)


def test_holm_raises_chances_step_by_step() -> None:
    assert holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_with_holm_a_table_of_chance_rarely_shows_anything() -> None:
    chance = Random(7)
    alarms = sum([min(holm([chance.random() for _ in range(20)])) < 0.05 for _ in range(1000)])
    assert alarms <= 75
