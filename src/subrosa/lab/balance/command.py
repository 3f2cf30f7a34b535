"""subrosa balance: one kind of bot with itself over many games, to see what the game does."""

import argparse
import sys
from pathlib import Path

from subrosa import bots, games
from subrosa.core.game import Game
from subrosa.lab.balance.measures import Trial
from subrosa.lab.balance.report import Report
from subrosa.lab.balance.tables import all_tables
from subrosa.lab.options import at_least, read_options, read_think, with_card_file, worker_count
from subrosa.lab.problems import BadRequest
from subrosa.lab.reporting.export import folder_for, write_report
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.numbered import resume, stoppable


def balance(given: argparse.Namespace) -> int:
    """Measure a game and write the report."""
    at_least(2, "games", given.games)
    workers = worker_count(given.workers)
    if given.game is None:
        raise BadRequest(
            f"which game? There are: {', '.join(games.names())}. For example: subrosa balance {games.names()[0]}"
        )
    game = with_card_file(games.get(given.game), given.cards)
    trial = requested_trial(given, game)
    folder = folder_for(given.out or Path(f"balance-{game.id}"))
    wording = Wording(given.lang, game)
    path: Path = given.results or folder / "games.jsonl"

    def action() -> int:
        unit = wording.say("lab-games")
        records = resume(trial, trial.head(), given.games, path, workers, given.ray, unit)
        tables = all_tables(records, trial.seats)
        report = Report(trial.head() | {"given": read_options(given.option)}, records, tables, wording)
        write_report(report.text(), tables, folder)
        for finding in report.findings():
            print(f"- {finding}")
        print(wording.say("lab-report-kept", folder=str(folder)), file=sys.stderr)
        return 0

    return stoppable(action, lambda: print(wording.say("lab-stopped", file=str(path)), file=sys.stderr))


def requested_trial(given: argparse.Namespace, game: Game) -> Trial:
    """Return the games that the command line describes. Raises BadSetup, UnknownBot."""
    player = given.player or bots.stand_in(game.id)
    bots.make(player, game, 0)  # complains if there is no such bot
    seats = game.usual_seats if given.seats is None else given.seats
    chosen = game.setup(seats, 0, read_options(given.option)).options
    return Trial(game.id, game.cards_text(), player, seats, chosen, given.seed, read_think(given))
