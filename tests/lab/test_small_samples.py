"""Student's distribution, against its printed tables."""

import pytest

from subrosa.lab.statistics.small_samples import few_mean, few_test, quantile, within

# 97.5 % points, as printed in any table of the distribution.
TABLE = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571, 9: 2.262, 10: 2.228, 30: 2.042, 120: 1.980}


@pytest.mark.parametrize(("freedom", "point"), TABLE.items())
def test_quantiles_are_those_of_the_tables(freedom: int, point: float) -> None:
    assert quantile(freedom) == pytest.approx(point, abs=5e-4)
    assert within(quantile(freedom), freedom) == pytest.approx(0.95, abs=1e-6)


def test_a_mean_of_few_values_is_not_known_well() -> None:
    found = few_mean([1.0, 2.0, 3.0])
    assert found.value == 2
    assert found.high - found.value == pytest.approx(4.303 / 3**0.5, abs=1e-3)
    assert found.value - found.low == pytest.approx(found.high - found.value)


def test_differences_of_pairs() -> None:
    assert few_test([0.1, -0.1, 0.2, -0.2]) == pytest.approx(1)
    assert few_test([0.0, 0.0, 0.0]) == 1
    # t = 2 / (1 / sqrt 3) with two degrees of freedom.
    assert few_test([1.0, 2.0, 3.0]) == pytest.approx(0.25)  # three coins can be no surer, t alone says 0.074
    leaning = [0.1, 0.3, -0.1, 0.2, 0.25, 0.15, 0.05, 0.2]
    assert few_test(leaning) == pytest.approx(0.0154, abs=1e-3)
    assert few_test([-value for value in leaning]) == few_test(leaning)


def test_few_pairs_that_are_all_alike_prove_little() -> None:
    assert few_test([0.1, 0.1]) == 0.5
    assert few_test([0.1] * 8) == 2 / 2**8
