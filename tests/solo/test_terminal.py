"""A game for one in the terminal: real runs through pipes, won and lost, saved and looked at again."""

import json
import os
from pathlib import Path

import pytest

from tests.solo.conftest import ROOT
from tests.solo.vigil.rules.game import GAME, HOUR, Vigil
from tests.terminal.support import Terminal, run, saves

ENDINGS = {
    "en": ("Morning has come, and Guest has kept the vigil.", "The house is too much haunted. It keeps you."),
    "pl": ("Nastał ranek, czuwanie kończy Gość.", "Dom jest zbyt nawiedzony. Zatrzymuje cię na zawsze."),
}


@pytest.fixture(autouse=True)
def on_the_path(packages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the commands that a test runs find the game."""
    found = filter(None, [str(ROOT), str(packages), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(found))


@pytest.mark.slow
@pytest.mark.parametrize(("language", "seeds"), [("en", "12"), ("pl", "34")])
def test_whole_games_alone(tmp_path: Path, language: str, seeds: str) -> None:
    told = ""
    for seed, careful in zip(seeds, (True, False), strict=True):
        # Players who rest as soon as they can mostly win; those who keep going do not.
        answers = "rest\nturn\npass\n" if careful else "turn\npass\n"
        home = tmp_path / seed
        done = run(home, "play", "vigil", "--seed", seed, "--lang", language, answers=answers * 200)
        assert (done.returncode, done.stderr) == (0, "")
        [path] = saves(home)
        assert json.loads(path.read_text("utf-8").splitlines()[0])["seats"] == ["human"]
        again = run(home, "replay", str(path), "--plain", "--lang", language, answers="end\nquit\n")
        ending = next(text for text in ENDINGS[language] if text in done.stdout)
        assert ending in again.stdout
        told += ending
    assert all(text in told for text in ENDINGS[language])


def first_card(seed: str) -> int:
    """Look at the top card of a new game."""
    state = GAME.new(1, seed)
    assert isinstance(state, Vigil)
    return state.deck[-1]


def test_taking_back_and_going_on(tmp_path: Path) -> None:
    seed = next(str(seed) for seed in range(20) if first_card(str(seed)) == HOUR)
    done = run(tmp_path, "play", "vigil", "--seed", seed, "--lang", "en", answers="turn\nrest\nundo\nquit\n")
    assert "Taken back." in done.stdout
    [path] = saves(tmp_path)
    again = run(tmp_path, "play", "--resume", str(path), answers="rest\nturn\npass\n" * 200)
    assert again.returncode == 0
    assert any(text in again.stdout for text in ENDINGS["en"])


def test_a_bot_alone_is_watched(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "vigil", "--me", "none", "--bots", "random", "--seed", "5", "--lang", "en")
    assert done.returncode == 0
    assert "Seat 0: Bruno, bot (random)" in done.stdout


def test_what_is_asked_for_and_cannot_be(tmp_path: Path) -> None:
    for arguments, answer in [
        (("--seats", "0"), "vigil is for 1 to 3 players, not 0"),
        (("--seats", "4"), "vigil is for 1 to 3 players, not 4"),
        (("--me", "1"), "--me takes seat 0 or 'none', not '1'"),
        (
            ("--bots", "random,search"),
            "--bots is for seats that bots play, and there are none; 2 levels are given",
        ),
        (("--bot", "true"), "--bot is given 1 times, but there are 0 seats for bots"),
    ]:
        done = run(tmp_path, "play", "vigil", *arguments)
        assert (done.returncode, done.stderr) == (2, f"subrosa: {answer}\n")


@pytest.mark.parametrize(
    ("language", "players"),
    [
        ("en", "1 to 3 players, best with 1 for a first game."),
        ("pl", "Od 1 do 3 graczy, na początek najlepiej 1."),
    ],
)
def test_it_stands_in_the_list(tmp_path: Path, language: str, players: str) -> None:
    done = run(tmp_path, "games", "--lang", language)
    assert players in done.stdout


@pytest.mark.slow
def test_the_screen_has_room_for_one(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "vigil", "--seed", "2", "--lang", "en", rows=30) as terminal:
        terminal.wait_for("Turn over the next card")
        terminal.send("q")
        assert terminal.finish() == 0
    [path] = saves(tmp_path)
    with Terminal(tmp_path, "replay", str(path), "--open", "--lang", "en", rows=30) as terminal:
        terminal.wait_for("Choice 0 of 0")
        terminal.send("q")
        assert terminal.finish() == 0
