"""Two editions of a card file on the same seeds."""

from pathlib import Path

import pytest

from subrosa import games
from subrosa.cli import main
from subrosa.core.cardgame import CardGame
from subrosa.lab.balance.measures import Trial
from subrosa.lab.editions.differences import changes, comparison
from subrosa.lab.editions.pairs import Pair


def standard_text(name: str) -> str:
    game = games.get(name)
    assert isinstance(game, CardGame)
    return game.standard.text


@pytest.fixture
def richer(tmp_path: Path) -> Path:
    """Return Overlord with a crown that costs less."""
    path = tmp_path / "richer.toml"
    path.write_text(
        standard_text("overlord").replace("coronation_gold = 30", "coronation_gold = 15"), "utf-8"
    )
    return path


def test_the_same_edition_makes_no_difference() -> None:
    trial = Trial("overlord", "", "scripted", 4, {}, "seed")
    pair = Pair(trial, trial)
    rows = comparison([pair.play(number) for number in range(8)], 4).dicts()
    assert len(rows) > 20
    assert {(row["difference"], row["low"], row["high"], row["p_holm"]) for row in rows} == {(0, 0, 0, 1)}


def test_a_changed_value_shows(richer: Path) -> None:
    one = Trial("overlord", "", "scripted", 4, {}, "seed")
    pair = Pair(one, one._replace(cards=richer.read_text("utf-8")))
    rows = comparison([pair.play(number) for number in range(30)], 4).dicts()
    rounds = next(row for row in rows if (row["what"], row["item"]) == ("length", "length"))
    assert rounds["difference"] == pytest.approx(rounds["other"] - rounds["one"])
    assert rounds["high"] < 0  # a cheaper crown is reached sooner
    assert rounds["p_holm"] < 0.05


def test_changes_are_named(richer: Path) -> None:
    game = games.get("overlord")
    assert isinstance(game, CardGame)
    other = game.with_cards(richer.read_text("utf-8"))
    assert changes(game.file, other.file) == ["meta kill-the-overlord coronation_gold: 30 → 15"]


def test_the_command_finds_the_game_by_the_file(
    richer: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    line = ["balance", "--compare", "standard", str(richer), "--games", "8", "--seats", "4", "--lang", "en"]
    assert main([*line, "--workers", "2", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "8 games of 4 players with each edition" in told
    assert "- meta kill-the-overlord coronation_gold: 30 → 15" in told
    assert "Win rates of the seats (%)" in told
    assert {"comparison.csv", "report.html", "games.jsonl"} <= {path.name for path in out.iterdir()}
    assert "coronation_gold: 30 → 15" in (out / "report.html").read_text("utf-8")
    # Both orders are the same games with the sides exchanged, and the file of one is not the file of the other.
    turned = ["balance", "--compare", str(richer), "standard", *line[4:], "--out", str(out)]
    assert main(turned) == 2
    assert "holds other games: cards is" in capsys.readouterr().err


def test_a_broken_edition_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken = tmp_path / "broken.toml"
    broken.write_text(
        standard_text("overlord").replace("coronation_gold = 30", "coronation_gold = -1"), "utf-8"
    )
    assert main(["balance", "--compare", "standard", str(broken)]) == 2
    told = capsys.readouterr().err
    assert "broken.toml has mistakes (line " in told
    assert "subrosa cards --check" in told
