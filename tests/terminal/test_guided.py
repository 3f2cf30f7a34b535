"""Lessons and puzzles on the whole screen: driven by textual's pilot, and once in a real terminal."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from subrosa import games
from subrosa.lessons import lesson_of
from subrosa.puzzles.puzzle import Scene, puzzle
from subrosa.terminal.screen.guided import GuidedApp
from subrosa.terminal.screen.lesson import LessonApp
from subrosa.terminal.screen.overlays import Sheet
from subrosa.terminal.screen.puzzle import PuzzleApp
from subrosa.terminal.session.lesson import HINT, LessonSession
from subrosa.terminal.session.puzzle import PuzzleSession, Riddle
from tests.terminal.support import Terminal, saves

pytestmark = pytest.mark.slow  # whole screens
WIDE, NARROW = (140, 45), (80, 24)


@asynccontextmanager
async def shown(app: GuidedApp, size: tuple[int, int]) -> AsyncIterator[Pilot[None]]:
    async with app.run_test(size=size) as pilot:
        await until(pilot, lambda: app.tabletop.choices.labels)
        yield pilot


async def until(pilot: Pilot[None], condition: Any) -> None:
    for _ in range(10_000):
        await pilot.pause(0.005)
        if condition():
            return
    raise AssertionError("it did not happen")


def lesson(game: str, language: str = "en") -> LessonApp:
    found = lesson_of(games.get(game))
    assert found is not None
    return LessonApp(LessonSession(found, language))


def words(app: GuidedApp, part: str = "#bubble") -> str:
    return str(app.query_one(part, Static).render())


def remark(app: GuidedApp) -> str:
    [notice] = app._notifications
    return str(notice.message)


@pytest.mark.parametrize(
    ("game", "size", "language"), [(games.ours()[0], NARROW, "en"), (games.ours()[-1], WIDE, "pl")]
)
async def test_a_lesson_to_its_end(game: str, size: tuple[int, int], language: str) -> None:
    app = lesson(game, language)
    async with shown(app, size) as pilot:
        course = app.session.course
        while not course.over:
            at = course.at
            assert app.texts.say(course.step.text) in words(app)
            label = app.tabletop.choices.labels[app.tabletop.choices.cursor]
            assert label.startswith(HINT) == bool(course.step.ways), "the cursor is on what is suggested"
            await pilot.press("enter")
            await until(pilot, lambda at=at: course.at > at)
        await pilot.pause()
        assert f"subrosa play {game}" in words(app, "#question")
        await pilot.press("1")
    assert app.return_code == 0


async def test_what_else_is_tried_is_answered_and_nothing_is_kept() -> None:
    app = lesson(games.ours()[0])
    async with shown(app, WIDE) as pilot:
        course = app.session.course
        while course.step.kind != "choose":
            await pilot.press("enter")
            await pilot.pause()
        here = course.at
        other = next(n for n, one in enumerate(app.tabletop.offered) if not app.session.is_suggested(one))
        app.playing.choose(other)
        assert app.texts.say(f"{course.step.text}-other") in words(app)
        app.typed("nonsense")
        assert course.at == here
        for key in ("s", "a", "f4"):
            await pilot.press(key)
            await pilot.pause()
            assert remark(app) == app.texts.say("terminal-only-real")
        await pilot.press("f2")
        await pilot.pause()
        assert app.texts.language == "pl"
        assert app.texts.say(course.step.text) in words(app)
        await pilot.press("f1")
        await pilot.pause()
        assert isinstance(app.screen, Sheet)


@pytest.mark.parametrize("size", [WIDE, NARROW])
async def test_a_puzzle_is_answered_once_and_explained(size: tuple[int, int]) -> None:
    scene = Scene(puzzle(games.ours()[0], 1))
    app, riddle = PuzzleApp(PuzzleSession(scene, "en")), Riddle(scene, "en")
    async with shown(app, size) as pilot:
        assert riddle.title()[1] in words(app)
        assert words(app, "#question") == riddle.asked()
        assert app.tabletop.choices.labels == riddle.candidates
        app.typed("what?")
        await pilot.pause()
        assert str(len(riddle.candidates)) in remark(app)
        app.typed(riddle.candidates[0].lower())
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        verdict = riddle.verdict(riddle.puzzle.question.candidates[0])
        assert app.screen.explanation.title == verdict
        await pilot.press("escape")
        await pilot.pause()
        assert words(app, "#question") == verdict
        await pilot.press("2")
    assert app.return_code == 0


def test_in_a_real_terminal(tmp_path: Path) -> None:
    game = games.ours()[0]
    with Terminal(tmp_path, "learn", game, "--lang", "en", columns=80, rows=24) as terminal:
        terminal.wait_for("Step 1 of")
        terminal.send("\r")
        terminal.wait_for("Step 2 of")
        terminal.send("q")
        assert terminal.finish() == 0
    with Terminal(tmp_path, "puzzle", game, "--number", "1", columns=100, rows=30) as terminal:
        terminal.wait_for("1 of")
        terminal.send("1")
        terminal.wait_for("How likely each answer was")
        terminal.send("\x1b")
        terminal.wait(lambda text: "How likely" not in text, "the table again")
        terminal.send("q")
        assert terminal.finish() == 0
        assert f"subrosa puzzle {game} --number 1".encode() in terminal.everything
    assert saves(tmp_path) == []
