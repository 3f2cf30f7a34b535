"""Table files: the save of a game, and in front of it one line about who sits where, see `subrosa.files`.

Saves without that first line can be read too; they say nothing about who plays.
"""

import os
import sys
import tempfile
import time
from pathlib import Path

from subrosa.core.errors import BadSave
from subrosa.core.state import State
from subrosa.files import Company, game_of_save, split_save, table_file, text_of


def write(path: Path, company: Company, state: State) -> None:
    """Save a game; the old file stays whole until the new one is. Raises OSError."""
    if "\0" in str(path):
        raise OSError("a file name has no zero bytes")
    text = table_file(company, state)
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


def read(path: Path) -> tuple[Company | None, list[State]]:
    """Read who sits at the table and all states of a saved game; the last one tells every event. Raises BadSave."""
    text = text_of(path, "save", BadSave)
    company, text = split_save(path, text)
    states = game_of_save(path, text).replay(text)
    if company is not None and len(company.seats) != states[0].seats:
        raise BadSave(f"{path} has {len(company.seats)} players at the table of a game for {states[0].seats}")
    return company, states


def new_path(game_id: str) -> Path:
    """Return where a game is saved if nobody says where: a file of its own in the user's data folder."""
    folder = data_folder()
    name = f"{game_id}-{time.strftime('%Y%m%d-%H%M%S')}"
    path, number = folder / f"{name}.save", 1
    while path.exists():
        number += 1
        path = folder / f"{name}-{number}.save"
    return path


def data_folder() -> Path:
    """Return the platform's place for the data of programs."""
    given = os.environ.get("XDG_DATA_HOME")
    if given:
        return Path(given) / "subrosa"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "subrosa"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home())) / "subrosa"
    return Path.home() / ".local" / "share" / "subrosa"
