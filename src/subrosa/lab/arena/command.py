"""subrosa arena: from the command line to the tables."""

import argparse
import sys
from hashlib import blake2b
from pathlib import Path

from subrosa import bots, games
from subrosa.core.game import Game
from subrosa.lab.arena.round_robin import Arena
from subrosa.lab.arena.saving import Saves
from subrosa.lab.arena.standings import report
from subrosa.lab.options import at_least, read_options, read_think, worker_count
from subrosa.lab.problems import BadRequest
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.numbered import resume, stoppable
from subrosa.lab.running.results import line_of


def arena(given: argparse.Namespace) -> int:
    """Play an arena and print what came of it."""
    game = games.get(given.game)
    request = requested(given, game)
    workers = worker_count(given.workers)
    at_least(1, "games", given.games)
    count = request.line_ups().whole(given.games)
    path: Path = given.out or default_path(request)
    saves = Saves(given.saves) if given.saves is not None else None
    wording = Wording(given.lang, game)
    if count != given.games and request.seats == 1:
        print(wording.say("lab-whole-alone", games=count, bots=len(request.players)), file=sys.stderr)
    elif count != given.games:
        print(wording.say("lab-whole", games=count, seats=request.seats), file=sys.stderr)

    def action() -> int:
        unit = wording.say("lab-games")
        records = resume(request, request.head(), count, path, workers, given.ray, unit, saves)
        print(report(request.head(), records, wording))
        print(wording.say("lab-kept", file=str(path)), file=sys.stderr)
        return 0

    return stoppable(action, lambda: print(wording.say("lab-stopped", file=str(path)), file=sys.stderr))


def requested(given: argparse.Namespace, game: Game) -> Arena:
    """Return the arena that the command line describes. Raises BadRequest, BadSetup, UnknownBot."""
    named = [name.strip() for name in given.players.split(",") if name.strip()]
    players = (*named, *[bots.named(text) for text in given.bot])
    for name in players:
        bots.make(name, game, 0)  # complains if there is no such bot
    if len(players) < 2 or len(set(players)) != len(players):
        raise BadRequest(
            "--players takes two or more different bots, such as scripted,random, or fewer beside those of --bot; "
            f"there are: {', '.join(bots.names(game.id))}"
        )
    seats = game.usual_seats if given.seats is None else given.seats
    options = read_options(given.option)
    chosen = game.setup(seats, 0, options).options
    if given.pairs and seats == 1:
        raise BadRequest(
            "--pairs needs a table for two or more players; with --seats 1 every bot plays alone"
        )
    think, saves = read_think(given), given.saves is not None
    return Arena(game.id, players, seats, chosen, given.seed, given.pairs, think, saves)


def default_path(request: Arena) -> Path:
    """Name a file in this folder as only this arena is named, so that the same command adds to it."""
    digest = blake2b(line_of(request.head()), digest_size=4).hexdigest()
    return Path(f"arena-{request.game}-{digest}.jsonl")
