"""What `--compare` and `--sweep` name: card files, options and numbers of players, and the games that follow."""

import argparse
import json
import shlex
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple

from subrosa.core.cardfile import CardFile, Entry, suggestion
from subrosa.core.cardgame import CardGame
from subrosa.core.errors import BadCards
from subrosa.core.game import Game
from subrosa.lab.balance.command import requested_trial
from subrosa.lab.balance.measures import Trial
from subrosa.lab.options import STANDARD, read_options, with_card_file
from subrosa.lab.problems import BadRequest

SEATS: Final = "seats"


class Side(NamedTuple):
    """One of the things that are compared: what sets it apart from the others."""

    cards: Path | None
    settings: Mapping[str, str]  # options by name; `seats` is how many play


def read_side(text: str) -> Side:
    """Read a card file, or words such as `my.toml cast=alternate seats=4`. Raises BadRequest."""
    if "=" not in text or Path(text).exists():
        return Side(Path(text), {})
    try:
        words = shlex.split(text)
    except ValueError as error:
        raise BadRequest(f"{text!r} cannot be read: {error}") from error
    files = [word for word in words if "=" not in word]
    if len(files) > 1:
        raise BadRequest(
            f"an edition has one card file, not {' and '.join(files)}; for example: my.toml seats=4"
        )
    return Side(Path(files[0]) if files else None, read_options([word for word in words if "=" in word]))


def edition_of(game: Game, side: Side) -> Game:
    """Return the game with the cards of a side. Raises BadCards, BadRequest."""
    if side.cards is not None and not isinstance(game, CardGame) and str(side.cards) != STANDARD:
        raise BadRequest(f"{game.id} has no card files that could be compared")
    return with_card_file(game, side.cards)


def trial_of(given: argparse.Namespace, edition: Game, settings: Mapping[str, str]) -> Trial:
    """Return the games of one side: what the command line says for all, and what this side has of its own."""
    own = dict(settings)
    seats = own.pop(SEATS, None)
    if seats is not None and not seats.isdecimal():
        raise BadRequest(f"seats should be a number of players, such as seats=4, not {seats!r}")
    changed = argparse.Namespace(**vars(given))
    changed.seats = given.seats if seats is None else int(seats)
    changed.option = [*given.option, *[f"{name}={value}" for name, value in own.items()]]
    return requested_trial(changed, edition)


# ---- one value of a card file


def with_value(game: Game, name: str, value: str) -> Game:
    """Return the game with one value of its card file changed; it is named as in `plot blackmail copies`.

    Raises BadRequest if there is no such value, or if the game cannot be played with it.
    """
    if not isinstance(game, CardGame):
        raise BadRequest(f"{game.id} has no card file in which {name!r} could be changed")
    entry, key = found_value(game.file, name)
    before = entry.values[key]
    if not isinstance(before, (int, str)):
        raise BadRequest(f"{name} is {before!r}: only numbers and words can be swept")
    if told(before) == value:
        return game
    lines = game.file.text.splitlines(keepends=True)
    number = game.file.lines[entry.table, entry.index, key] - 1
    lines[number] = f"{key} = {json.dumps(value) if isinstance(before, str) else value}\n"
    try:
        return game.with_cards("".join(lines))
    except BadCards as error:
        raise BadRequest(f"{game.id} cannot be played with {name}={value}: {error}") from error


def found_value(file: CardFile, name: str) -> tuple[Entry, str]:
    """Return the entry and the key that a name such as `plot blackmail copies` means. Raises BadRequest."""
    known = {
        f"{entry.name()} {key}": (entry, key)
        for table in file.data
        for entry in file.entries(table)
        for key in entry.values
    }
    wanted = " ".join(name.split())
    if wanted not in known:
        names = tuple([one for one in known if one.rpartition(" ")[2] == wanted.rpartition(" ")[2]])
        close = suggestion(wanted, names)
        if close:
            raise BadRequest(f"there is no option and no value {wanted!r}{close}")
        raise BadRequest(
            f"there is no option and no value {wanted!r}; a value is named by table, id and key, "
            f"such as {next(iter(known))!r}"
        )
    return known[wanted]


def told(value: Any) -> str:
    """Write a value as TOML does."""
    return str(value).lower() if isinstance(value, bool) else str(value)
