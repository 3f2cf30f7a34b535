"""Files that people bring, saves and card files, and what they are told of those that cannot be read."""

import json
from pathlib import Path

from subrosa import games
from subrosa.core.errors import BadCards, BadSave, BadSetup, SubRosaError
from subrosa.core.game import Game
from subrosa.core.save import FORMAT


def text_of(path: Path, what: str, refusal: type[SubRosaError]) -> str:
    """The text in a file that should be a save or a card file. Raises the refusal."""
    try:
        return path.read_text("utf-8")
    except UnicodeDecodeError as error:
        raise refusal(f"{path} is no {what}: it is not text") from error
    except OSError as error:
        raise refusal(f"cannot read {path}: {error.strerror}") from error


def with_cards(game: Game, path: Path) -> Game:
    """The game with an owner's card file. Raises BadSetup."""
    text = text_of(path, "card file", BadSetup)
    try:
        return game.with_cards(text)
    except BadCards as error:
        raise mistaken(path, error) from error


def mistaken(path: Path, error: BadCards) -> BadSetup:
    """A card file with mistakes, and how to see them all."""
    return BadSetup(f"{path} has mistakes ({error}); see: subrosa cards --check {path}")


def game_of_save(path: Path, text: str) -> Game:
    """The game a save belongs to, which its second line names. Raises BadSave."""
    lines = text.split("\n", 2)
    what = "is damaged" if lines[0] == FORMAT else "is no save"
    try:
        return games.get(json.loads(lines[1])["game"])
    except (IndexError, ValueError, KeyError, TypeError) as error:
        raise BadSave(f"{path} {what}: it should begin with {FORMAT!r} and a set-up line") from error
