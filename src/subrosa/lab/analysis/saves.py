"""Finished games to analyse. Both forms are read: a save, and a table file, which has a line in front of it."""

from pathlib import Path

from subrosa.core.errors import BadSave
from subrosa.core.state import State
from subrosa.files import game_of_save, split_save, text_of
from subrosa.lab.problems import BadRequest


def read_save(path: Path) -> tuple[str, list[str], State]:
    """Read the text of a save, the players' names if the file tells them, and its last state. Raises BadSave."""
    company, text = split_save(path, text_of(path, "save", BadSave))
    state = game_of_save(path, text).replay(text)[-1]
    if state.result is None:
        raise BadRequest(f"the game in {path} is not over: its secrets stay secret until it is")
    return text, company.names if company is not None else [], state
