"""How the commands of the lab read the options that several of them have."""

import argparse
import os
from pathlib import Path
from typing import Final

from subrosa import files
from subrosa.bots.bot import Think
from subrosa.core.errors import BadSetup
from subrosa.core.game import Game
from subrosa.lab.problems import BadRequest

STANDARD: Final = "standard"


def at_least(least: int, name: str, value: int) -> None:
    """Refuse a number that is too small. Raises BadRequest."""
    if value < least:
        raise BadRequest(f"--{name} should be {least} or more, not {value}")


def worker_count(given: int | None) -> int:
    """Return how many processes were asked for, else as many as this one may use cores."""
    if given is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    at_least(1, "workers", given)
    return given


def read_options(pairs: list[str]) -> dict[str, str]:
    """Read NAME=VALUE, several times. Raises BadSetup."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadSetup(f"--option takes NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def read_think(given: argparse.Namespace) -> Think | None:
    """Read how long bots may think, if the command line says so. Raises BadRequest."""
    if given.seconds is None and given.iterations is None:
        return None
    try:
        return Think(given.seconds, given.iterations)
    except ValueError as error:
        raise BadRequest(str(error)) from error


def with_card_file(game: Game, path: Path | None) -> Game:
    """Give the game the cards of a file, if one is named; `standard` names the file that comes with the game."""
    if path is None or str(path) == STANDARD:
        return game
    return files.with_cards(game, path)
