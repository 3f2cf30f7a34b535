"""The league: simple ideas against `hard`, by a command that anybody can run."""

import pytest

from examples.lighthouse.rules.game import GAME as LIGHTHOUSE
from subrosa import bots, games
from subrosa.bots import Think
from subrosa.lab.strength.league import main, wins


@pytest.mark.parametrize("name", games.ours())
def test_every_game_of_ours_has_three_of_them_that_nobody_is_offered(name: str) -> None:
    game = games.get(name)
    league = bots.league_of(game)
    assert len(league) == 3
    for one in league:
        assert bots.make(one, game, 1).style is None
        assert not bots.is_offered(one, name)


def test_they_play_at_every_seat_in_turn(capsys: pytest.CaptureFixture[str]) -> None:
    game = games.get("overlord")
    names = (bots.league_of(game)[0], "random")
    assert 0 < wins(game, names, "league", range(5), Think(iterations=1)) <= 5
    assert main(["overlord", "--among", "random", "--games", "2"]) == 0
    said = capsys.readouterr().out
    assert all(one in said for one in ("Regicide", "Miser", "Hoarder", "20.0"))


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["chess"], "chess"),
        (["overlord", "--among", "nobody"], "no bot 'nobody' plays overlord"),
    ],
)
def test_what_is_not_there_is_told(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert problem in capsys.readouterr().err


def test_a_game_without_a_league_has_none(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert bots.league_of(LIGHTHOUSE) == []
    monkeypatch.setattr(bots, "league_of", lambda game: [])
    assert main(["overlord"]) == 2
    assert "nobody was written to beat the bots of overlord" in capsys.readouterr().err
