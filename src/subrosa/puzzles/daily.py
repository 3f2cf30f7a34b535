"""The puzzle of the day: the same for everybody, with nothing to remember."""

from datetime import date

from subrosa.core.errors import SubRosaError
from subrosa.puzzles.puzzle import NoPuzzle, puzzles_of


class BadDay(SubRosaError):
    """This is not a day."""


def day_of(text: str) -> date:
    """Read a day such as 2026-11-17. Raises BadDay."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise BadDay(f"a day looks like 2026-11-17, unlike {text!r}") from error


def number_of(game: str, day: date) -> int:
    """Return the number of the puzzle of a day. Raises NoPuzzle."""
    count = len(puzzles_of(game))
    if not count:
        raise NoPuzzle(f"there are no puzzles of {game}")
    return day.toordinal() % count + 1
