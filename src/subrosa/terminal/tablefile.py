"""Table files: the save of a game, and in front of it one line about who sits where.

    {"subrosa-table": 1, "names": ["Ines", ...], "seats": ["human", "scripted", ...], "lang": "en"}
    subrosa-save 1
    ...

Saves without that first line can be read too; they say nothing about who plays.
"""

import json
import os
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from subrosa.core.errors import BadSave
from subrosa.core.state import State
from subrosa.core.visible import visible
from subrosa.files import game_of_save, text_of

MARK = "subrosa-table"
HUMAN = "human"


class Table:
    """Who sits at a table: a name and a player for every seat, and the language they read."""

    __slots__ = ("language", "names", "seats")

    def __init__(self, names: list[str], seats: list[str], language: str) -> None:
        self.names = names
        self.seats = seats  # "human", or the name of a bot
        self.language = language

    @property
    def humans(self) -> list[int]:
        """The seats that people have taken."""
        return [seat for seat, player in enumerate(self.seats) if player == HUMAN]


def write(path: Path, table: Table, state: State) -> None:
    """Save a game; the old file stays whole until the new one is. Raises OSError."""
    if "\0" in str(path):
        raise OSError("a file name has no zero bytes")
    head = {MARK: 1, "names": table.names, "seats": table.seats, "lang": table.language}
    text = json.dumps(head, ensure_ascii=False) + "\n" + state.setup.game.save(state)
    if path.parent == data_folder():
        path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read(path: Path) -> tuple[Table | None, list[State]]:
    """The table and all states of a saved game; the last one tells every event. Raises BadSave."""
    text = text_of(path, "save", BadSave)
    first, _, rest = text.partition("\n")
    table: Table | None = None
    if first.startswith("{"):
        table, text = read_table(path, first), rest
    states = game_of_save(path, text).replay(text)
    if table is not None and len(table.seats) != states[0].seats:
        raise BadSave(f"{path} has {len(table.seats)} players at the table of a game for {states[0].seats}")
    return table, states


def read_table(path: Path, line: str) -> Table:
    """The first line of a table file."""
    try:
        head: dict[str, Any] = json.loads(line)
        table = Table(list(head["names"]), list(head["seats"]), str(head["lang"]))
        version = head[MARK]
    except (ValueError, KeyError, TypeError) as error:
        raise BadSave(f"{path} is no save: its first line is neither 'subrosa-save 1' nor a table") from error
    if version != 1:
        raise BadSave(f"{path} was made by a newer program: it reads tables of version 1, not {version}")
    if not all(isinstance(word, str) for word in (*table.names, *table.seats)):
        raise BadSave(f"{path} is damaged: names and players of its table are lists of text")
    if len(table.names) != len(table.seats):
        raise BadSave(f"{path} has {len(table.names)} names for {len(table.seats)} seats")
    table.names = [visible(name) for name in table.names]
    return table


def new_path(game_id: str) -> Path:
    """Where a game is saved if nobody says where: a file of its own in the user's data folder."""
    folder = data_folder()
    name = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = folder / f"{name}.save", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.save"
    return path


def data_folder() -> Path:
    """The platform's place for data of programs."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "subrosa"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "subrosa"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "subrosa"
    return Path.home() / ".local" / "share" / "subrosa"
