"""What the commands of the lab have in common: how they read their options, and where they write."""

import argparse
import sys
from pathlib import Path
from typing import Final

from subrosa import bots, files
from subrosa.bots.bot import Think
from subrosa.core.errors import BadSetup
from subrosa.core.game import Game
from subrosa.lab.balance.measures import Trial
from subrosa.lab.balance.tables import Table
from subrosa.lab.problems import BadRequest, MissingPart
from subrosa.lab.reporting.export import write_csv, write_parquet

STANDARD: Final = "standard"


def read_options(pairs: list[str]) -> dict[str, str]:
    """NAME=VALUE, several times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name.strip():
            raise BadSetup(f"--option takes NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def read_think(given: argparse.Namespace) -> Think | None:
    """How long bots may think, if the command line says so."""
    if given.seconds is None and given.iterations is None:
        return None
    try:
        return Think(given.seconds, given.iterations)
    except ValueError as error:
        raise BadRequest(str(error)) from error


def with_card_file(game: Game, path: Path | None) -> Game:
    """The game with an owner's card file, if there is one; a file called `standard` is the one that comes with it."""
    if path is None or str(path) == STANDARD:
        return game
    return files.with_cards(game, path)


def requested_trial(given: argparse.Namespace, game: Game) -> Trial:
    """The games that the command line describes. Raises BadSetup, UnknownBot."""
    player = given.player or bots.stand_in(game.id)
    bots.make(player, game, 0)  # complains if there is no such bot
    seats = game.usual_seats if given.seats is None else given.seats
    chosen = game.setup(seats, 0, read_options(given.option)).options
    return Trial(game.id, game.cards_text(), player, seats, chosen, given.seed, read_think(given))


def folder_for(path: Path) -> Path:
    """A folder to write to, made if it is not there."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadRequest(f"--out should name a folder, not {path}: {error.strerror}") from error
    return path


def write_tables(tables: list[Table], folder: Path) -> None:
    """All tables as CSV, and as Parquet if that is possible; if not, say why and go on."""
    for table in tables:
        write_csv(table, folder)
    try:
        for table in tables:
            if table.rows:
                write_parquet(table, folder)
    except MissingPart as error:
        print(f"subrosa: {error}", file=sys.stderr)
