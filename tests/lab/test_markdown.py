"""Tables and figures as they are printed."""

import pytest

from subrosa.lab.reporting.markdown import chance, figure, number, percent, table
from subrosa.lab.statistics.intervals import UNKNOWN, Estimate


def test_columns_are_straight_and_numbers_stand_at_the_right() -> None:
    assert table([["a", "b"], ["one", "7"], ["three", "123"]]) == (
        "| a     |   b |\n| ----- | --: |\n| one   |   7 |\n| three | 123 |"
    )


def test_the_first_column_is_a_name_even_if_it_is_a_number() -> None:
    assert table([["n", "who"], ["12", "Ada"]]) == "| n   | who |\n| --- | --- |\n| 12  | Ada |"


@pytest.mark.parametrize(("signed", "text"), [(False, "52.1 (49.9-54.3)"), (True, "+52.1 (+49.9 to +54.3)")])
def test_shares_are_in_percent_with_their_interval(signed: bool, text: str) -> None:
    assert percent(Estimate(0.521, 0.499, 0.543), signed) == text


def test_what_is_not_known_is_a_dash() -> None:
    assert number(UNKNOWN) == percent(UNKNOWN) == "–"


def test_a_minus_is_a_minus() -> None:
    assert figure(-1.25, digits=2) == "−1.25"


def test_small_chances_are_not_told_exactly() -> None:
    assert (chance(0.0009), chance(0.05)) == ("<0.001", "0.050")
