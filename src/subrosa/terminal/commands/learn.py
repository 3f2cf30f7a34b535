"""subrosa learn: a first game of a few minutes, with somebody who explains."""

import argparse

from subrosa import games
from subrosa.core.errors import BadSetup
from subrosa.lessons import lesson_of
from subrosa.terminal.commands.preferences import language_of, plain_wanted
from subrosa.terminal.line.lesson import PlainLesson
from subrosa.terminal.session.lesson import LessonSession


def learn(given: argparse.Namespace) -> int:
    """Take somebody through the lesson of a game."""
    names = [name for name in games.names() if lesson_of(games.get(name)) is not None]
    lesson = lesson_of(games.get(given.game)) if given.game is not None else None
    if lesson is None:
        raise BadSetup(f"which lesson? There are: {', '.join(names)}. For example: subrosa learn {names[0]}")
    session = LessonSession(lesson, language_of(given, None))
    if plain_wanted(given):
        return PlainLesson(session).run()
    from subrosa.terminal.screen.lesson import learn_on_screen  # only now: it takes a moment to load

    return learn_on_screen(session, given.theme == "dark")
