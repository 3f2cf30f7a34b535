"""Measuring how right beliefs are."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from subrosa import games
from subrosa.lab.calibration import __main__ as calibration
from subrosa.lab.calibration import claims
from subrosa.lab.calibration.claims import Told, bins_of, brier
from subrosa.lab.calibration.plot import plot


def test_claims_are_sorted_by_what_was_said() -> None:
    told = [Told(i % 10, 0.25, i % 4 == 0) for i in range(400)] + [Told(0, 1.0, True)] * 40
    bins = bins_of(told)
    assert [i for i, one in enumerate(bins) if one is not None] == [2, 9]
    quarter = bins[2]
    assert quarter is not None
    assert (quarter.claims, quarter.said, quarter.true) == (400, 0.25, 0.25)


def test_few_claims_say_nothing() -> None:
    assert bins_of([Told(1, 0.5, True)] * (claims.FEW - 1)) == [None] * 10


def test_claims_of_one_game_count_as_one() -> None:
    one_game = [Told(i // 50, 0.5, i // 50 % 2 == 0) for i in range(400)]
    many_games = [Told(i, 0.5, i % 2 == 0) for i in range(400)]
    together, apart = bins_of(one_game)[5], bins_of(many_games)[5]
    assert together is not None
    assert apart is not None
    assert together.spread > 3 * apart.spread


def test_the_error_is_the_squared_one() -> None:
    assert brier([Told(0, 0.7, True), Told(0, 0.5, False)]) == pytest.approx((0.09 + 0.25) / 2)


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_every_game_can_be_measured(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = [name, "--games", "2", "--bots", "normal,random", "--plot", str(tmp_path)]
    assert calibration.main(arguments) == 0
    assert "| said" in capsys.readouterr().out
    drawing = (tmp_path / f"belief-{name}.svg").read_text("utf-8")
    assert ElementTree.fromstring(drawing).tag.endswith("svg")


def test_a_plot_has_a_dot_for_each_bin() -> None:
    bins = bins_of([Told(i, 0.25, i % 4 == 0) for i in range(100)] + [Told(i, 0.75, True) for i in range(50)])
    assert plot("x", bins).count("<circle") == 2


@pytest.mark.parametrize("wrong", [["chess"], ["overlord", "--bots", "clever"]])
def test_what_is_not_there_is_refused(wrong: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert calibration.main(wrong) == 2
    assert capsys.readouterr().err
