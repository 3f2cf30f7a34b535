"""Finished games to look into. Both forms are read: a save, and a table file, which has a line in front of it."""

import json
from pathlib import Path

from subrosa.core.errors import BadSave
from subrosa.core.state import State
from subrosa.core.visible import visible
from subrosa.files import game_of_save, text_of
from subrosa.lab.problems import BadRequest


def read_save(path: Path) -> tuple[str, list[str], State]:
    """The text of the save, the players' names if the file tells them, and the state it ends with. Raises BadSave."""
    text = text_of(path, "save", BadSave)
    names: list[str] = []
    if text.startswith("{"):
        first, _, text = text.partition("\n")
        names = read_names(first)
    state = game_of_save(path, text).replay(text)[-1]
    if state.result is None:
        raise BadRequest(f"the game in {path} is not over: what is secret in it stays so until it is")
    return text, names, state


def read_names(line: str) -> list[str]:
    """The players' names in the first line of a table file; nothing depends on them."""
    try:
        names = json.loads(line)["names"]
    except (ValueError, KeyError, TypeError):
        return []
    return [visible(str(name)) for name in names] if isinstance(names, list) else []
