"""Files that people bring, saves and card files, and what they are told when one cannot be read.

A save may begin with a line about who sits where, which the terminal writes. Such a file is a table file.

    {"subrosa-table": 1, "names": ["Ines", ...], "seats": ["human", "scripted", ...], "lang": "en"}
    subrosa-save 1
    ...
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from subrosa import games
from subrosa.core.errors import BadCards, BadSave, BadSetup, SubRosaError
from subrosa.core.game import Game
from subrosa.core.save import FORMAT
from subrosa.core.state import State
from subrosa.core.visible import visible

MARK: Final = "subrosa-table"
LONGEST_NAME: Final = 100  # letters that are looked at; tables and terminals show fewer


HUMAN: Final = "human"


@dataclass(slots=True)
class Company:
    """Who sits at a table in a terminal, or at that of a save, and the language they read."""

    names: list[str]
    seats: list[str]  # "human", or the name of a bot
    language: str

    @property
    def humans(self) -> list[int]:
        """The seats that people have taken."""
        return [seat for seat, player in enumerate(self.seats) if player == HUMAN]


def text_of(path: Path, what: str, refusal: type[SubRosaError]) -> str:
    """Return the text of a file that should be a save or a card file. Raises the refusal."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise refusal(f"{path} is not a {what}: it is not text") from error
    except OSError as error:
        raise refusal(f"cannot read {path}: {error.strerror}") from error


def with_cards(game: Game, path: Path) -> Game:
    """Return the game with an owner's card file. Raises BadSetup."""
    text = text_of(path, "card file", BadSetup)
    try:
        return game.with_cards(text)
    except BadCards as error:
        raise mistaken(path, error) from error


def mistaken(path: Path, error: BadCards) -> BadSetup:
    """Say that a card file has mistakes, and how to see them all."""
    return BadSetup(f"{path} has mistakes ({error}); see: subrosa cards --check {path}")


def table_file(company: Company, state: State) -> str:
    """Return a table file: who sits where, and the save. Raises BadSave for a state that cannot be saved."""
    head = {MARK: 1, "names": company.names, "seats": company.seats, "lang": company.language}
    return json.dumps(head, ensure_ascii=False) + "\n" + state.setup.game.save(state)


def split_save(path: Path | str, text: str) -> tuple[Company | None, str]:
    """Take off the line in front of a save, if there is one. Raises BadSave, which calls the file `path`."""
    first, _, rest = text.partition("\n")
    return (read_company(path, first), rest) if first.startswith("{") else (None, text)


def read_company(path: Path | str, line: str) -> Company:
    """Read the first line of a table file. Raises BadSave."""
    try:
        head: dict[str, Any] = json.loads(line)
        names, seats, language, version = head["names"], head["seats"], head["lang"], head[MARK]
    except (ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadSave(f"{path} is not a save: its first line is neither {FORMAT!r} nor a table") from error
    if version != 1:
        raise BadSave(f"{path} was made by a newer program: it reads tables of version 1, not {version}")
    for words in (names, seats, [language]):
        if not isinstance(words, list) or not all(isinstance(word, str) for word in words):
            raise BadSave(f"{path} is damaged: names and players of its table are lists of text")
    if len(names) != len(seats):
        raise BadSave(f"{path} has {len(names)} names for {len(seats)} seats")
    return Company([visible(name[:LONGEST_NAME]) for name in names], seats, language)


def game_of_save(path: Path | str, text: str) -> Game:
    """Return the game of a save, which its second line names. Raises BadSave."""
    lines = text.split("\n", 2)
    what = "is damaged" if lines[0] == FORMAT else "is not a save"
    try:
        return games.get(json.loads(lines[1])["game"])
    except (IndexError, ValueError, KeyError, TypeError, RecursionError) as error:
        raise BadSave(f"{path} {what}: it should begin with {FORMAT!r} and a set-up line") from error
