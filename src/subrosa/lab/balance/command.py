"""Balance: one kind of bot with itself over many games, to see what the game does."""

import argparse
import sys
from pathlib import Path

from subrosa import games
from subrosa.lab.balance.report import Report
from subrosa.lab.balance.tables import all_tables
from subrosa.lab.editions.command import compare
from subrosa.lab.options import folder_for, read_options, requested_trial, with_card_file, write_tables
from subrosa.lab.problems import BadRequest
from subrosa.lab.reporting.texts import Wording
from subrosa.lab.running import resume as run


def balance(given: argparse.Namespace) -> int:
    """subrosa balance"""
    if given.games < 2:
        raise BadRequest(f"--games should be 2 or more, not {given.games}")
    workers = run.worker_count(given.workers)
    if given.compare is not None:
        return compare(given, workers)
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
        records = run.run(trial, trial.head(), given.games, path, workers, given.ray, unit)
        tables = all_tables(records, trial.seats)
        report = Report(trial.head() | {"given": read_options(given.option)}, records, tables, wording)
        (folder / "report.html").write_text(report.text(), "utf-8")
        write_tables(tables, folder)
        for finding in report.findings():
            print(f"- {finding}")
        print(wording.say("lab-report-kept", folder=str(folder)), file=sys.stderr)
        return 0

    return run.stoppable(action, lambda: print(wording.say("lab-stopped", file=str(path)), file=sys.stderr))
