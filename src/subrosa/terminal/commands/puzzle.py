"""subrosa puzzle: solve a deduction puzzle, that of the day or another one."""

import argparse
from datetime import UTC, datetime

from subrosa import games
from subrosa.puzzles.daily import day_of, number_of
from subrosa.puzzles.puzzle import Scene, puzzle
from subrosa.terminal.commands.preferences import plain_wanted
from subrosa.terminal.line.puzzle import puzzle_plain
from subrosa.terminal.session.puzzle import Riddle


def solve(given: argparse.Namespace) -> int:
    """Show a puzzle and take an answer."""
    game = games.get(given.game).id
    day = datetime.now(UTC).date() if given.day is None else day_of(given.day)
    number = number_of(game, day) if given.number is None else given.number
    riddle = Riddle(Scene(puzzle(game, number)), given.lang)
    if plain_wanted(given):
        return puzzle_plain(riddle)
    from subrosa.terminal.screen.puzzle import draw_table  # only now: it takes a moment to load

    return puzzle_plain(riddle, lambda: draw_table(riddle, given.theme == "dark"))
