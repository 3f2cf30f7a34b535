"""Finished games to look into. Both forms are read: a save, and a table file, which has a line in front of it."""

import json
from pathlib import Path

from subrosa import games
from subrosa.core.errors import BadSave
from subrosa.core.save import FORMAT
from subrosa.core.state import State
from subrosa.lab.problems import BadRequest


def read_save(path: Path) -> tuple[str, list[str], State]:
    """The text of the save, the players' names if the file tells them, and the state it ends with. Raises BadSave."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise BadSave(f"{path} is no save: it is not text") from error
    except OSError as error:
        raise BadSave(f"cannot read {path}: {error.strerror}") from error
    names: list[str] = []
    if text.startswith("{"):
        first, _, text = text.partition("\n")
        names = read_names(first)
    try:
        game = games.get(json.loads(text.split("\n", 2)[1])["game"])
    except (IndexError, ValueError, KeyError, TypeError) as error:
        raise BadSave(f"{path} is no save: it should begin with {FORMAT!r} and a set-up line") from error
    state = game.replay(text)[-1]
    if state.result is None:
        raise BadRequest(f"the game in {path} is not over: what is secret in it stays so until it is")
    return text, names, state


def read_names(line: str) -> list[str]:
    """The players' names in the first line of a table file; nothing depends on them."""
    try:
        names = json.loads(line)["names"]
    except (ValueError, KeyError, TypeError):
        return []
    return [str(name) for name in names] if isinstance(names, list) else []
