"""Blunders: whoever plays badly is caught, by a command that anybody can run."""

import pytest

from subrosa import bots, games
from subrosa.bots.blunders import Watcher
from subrosa.lab.blunders.__main__ import main, rows, watch

WATCHED = [name for name in games.ours() if bots.watcher_of(games.get(name)) is not None]


@pytest.mark.parametrize("name", WATCHED)
def test_random_players_blunder(name: str) -> None:
    game = games.get(name)
    watcher = bots.watcher_of(game)
    assert watcher is not None
    for number in range(20):
        watch(game, watcher, "random", game.min_seats, f"blunders {number}", {})
        if sum(watcher.missed.values()):
            break
    assert sum(watcher.missed.values()) > 0
    assert all(0 <= watcher.missed[what] <= cases for what, cases in watcher.cases.items())


def test_cases_are_counted_by_what_went_wrong() -> None:
    watcher = Watcher(games.get("overlord"))
    for wrong in (True, False, False):
        watcher.count("a win", wrong)
    assert rows(watcher)[1][:3] == ["a win", "3", "1"]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["overlord", "--player", "scripted", "--games", "2"]) == 0
    assert "**overlord: 2 games of 5 scripted**" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["emerald"], ["overlord", "--player", "nobody"], ["chess"]])
def test_what_is_not_there_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err
