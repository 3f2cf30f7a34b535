"""subrosa puzzle: solve a deduction puzzle, that of the day or another one."""

import argparse
from datetime import UTC, datetime

from subrosa import games
from subrosa.puzzles.daily import day_of, number_of
from subrosa.puzzles.puzzle import Scene, puzzle
from subrosa.terminal.commands.preferences import plain_wanted
from subrosa.terminal.line.puzzle import puzzle_plain
from subrosa.terminal.session.puzzle import PuzzleSession, Riddle


def solve(given: argparse.Namespace) -> int:
    """Show a puzzle and take an answer."""
    game = games.get(given.game).id
    day = datetime.now(UTC).date() if given.day is None else day_of(given.day)
    number = number_of(game, day) if given.number is None else given.number
    scene = Scene(puzzle(game, number))
    if plain_wanted(given):
        return puzzle_plain(Riddle(scene, given.lang))
    from subrosa.terminal.screen.puzzle import solve_on_screen  # only now: it takes a moment to load

    return solve_on_screen(PuzzleSession(scene, given.lang), given.theme == "dark")
