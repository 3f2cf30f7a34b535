"""Lessons in the terminal, as a real process: to the end, with detours, in both languages."""

from pathlib import Path

import pytest

from subrosa import games
from subrosa.lessons import lesson_of
from tests.terminal.support import run, saves


def answers_of(game: str) -> str:
    """Type what each step asks for, in the text form of choices."""
    lesson = lesson_of(games.get(game))
    assert lesson is not None
    return "".join(f"{step.ways[0] if step.ways else ''}\n" for step in lesson.steps[:-1])


@pytest.mark.parametrize(("game", "language"), [(games.ours()[0], "pl"), (games.ours()[-1], "en")])
def test_a_lesson_to_its_end(tmp_path: Path, game: str, language: str) -> None:
    done = run(tmp_path, "learn", game, "--plain", "--lang", language, answers=answers_of(game))
    assert done.returncode == 0
    assert done.stderr == ""
    assert f"subrosa play {game}" in done.stdout
    assert "\x1b" not in done.stdout
    assert saves(tmp_path) == [], "nothing of a lesson is kept"


def test_detours_are_answered_and_lead_nowhere(tmp_path: Path) -> None:
    game = games.ours()[0]
    lesson = lesson_of(games.get(game))
    assert lesson is not None
    first = next(n for n, step in enumerate(lesson.steps) if step.ways)
    answers = "\n" * first + "1\n0\nsave\nundo\n? 1\nlang pl\nquit\n"
    done = run(tmp_path, "learn", game, "--plain", "--lang", "en", answers=answers)
    assert done.returncode == 0
    assert f"Step {first + 1} of {len(lesson.steps)}" in done.stdout
    assert f"Step {first + 2}" not in done.stdout
    assert "a lesson always starts from the beginning" in done.stdout
    assert "subrosa play" not in done.stdout


def test_without_a_game_it_says_which_there_are(tmp_path: Path) -> None:
    done = run(tmp_path, "learn")
    assert done.returncode == 2
    assert "subrosa learn" in done.stderr
