"""Blunders: whoever plays badly is caught, by a command that anybody can run."""

from types import SimpleNamespace
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots.blunders import WIN, Watcher, WinWatcher
from subrosa.core.state import Result
from subrosa.lab.blunders.__main__ import main, rows, watch
from tests.conformance.toy.game import GAME as THORNS

WATCHED = [name for name in games.ours() if bots.watcher_of(games.get(name)) is not None]
WINS = [name for name in WATCHED if isinstance(bots.watcher_of(games.get(name)), WinWatcher)]


@pytest.mark.parametrize("name", [name for name in WATCHED if name not in WINS])
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


class Wins(WinWatcher):
    """Somebody who sees a sure win of seat 0 in its first turn."""

    def begins(self, state: Any) -> bool:
        return True

    def sure_win(self, state: Any, seat: int) -> tuple[str, ...] | None:
        return ("win",) if seat == 0 and state.turn == 0 else None


def test_random_players_overlook_a_sure_win() -> None:
    game = games.get("providence")
    watcher = bots.watcher_of(game)
    assert watcher is not None
    for number in range(2):
        watch(game, watcher, "random", 2, f"b{number}", {})
    assert 0 < watcher.missed[WIN] <= watcher.cases[WIN]


@pytest.mark.parametrize(("winners", "missed"), [((0,), 0), ((1,), 1), (None, 1)])
def test_a_sure_win_is_missed_if_the_turn_ends_without_it(
    winners: tuple[int, ...] | None, missed: int
) -> None:
    game = games.get("overlord")
    watcher, state = Wins(game), SimpleNamespace(turn=0, result=None)
    watcher.begin(state)
    for _ in range(3):  # a turn with several decisions counts once
        watcher.look(state, 0, game.words.by_text["pass"])
    state.turn = 1
    if winners is None:
        watcher.look(state, 1, game.words.by_text["pass"])
    else:
        state.result = Result("end", "1", winners)
        watcher.end(state)
    assert (watcher.cases, watcher.missed) == ({WIN: 1}, {WIN: missed})


def test_cases_are_counted_by_what_went_wrong() -> None:
    watcher = Watcher(games.get("overlord"))
    for wrong in (True, False, False):
        watcher.count("a win", wrong)
    assert rows(watcher)[1][:3] == ["a win", "3", "1"]


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["overlord", "--player", "scripted", "--games", "2"]) == 0
    assert "**overlord: 2 games of 5 scripted**" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["overlord", "--player", "nobody"], ["chess"]])
def test_what_is_not_there_is_told(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr().err


def test_a_game_that_counts_none_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(games, "_registered", {})
    games.register(THORNS)
    assert main([THORNS.id]) == 2
    assert capsys.readouterr().err
