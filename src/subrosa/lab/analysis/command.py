"""subrosa analyse: a finished game seen by the bots."""

import argparse
import json
import sys
from pathlib import Path

from subrosa.core.state import State
from subrosa.lab.analysis.decisions import Analysis
from subrosa.lab.analysis.judges import judge_for, usual_player
from subrosa.lab.analysis.moments import moments
from subrosa.lab.analysis.report import AnalysisReport
from subrosa.lab.analysis.saves import read_save
from subrosa.lab.options import at_least, worker_count
from subrosa.lab.problems import BadRequest
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.numbered import play
from subrosa.lab.running.results import Record


def analyse(given: argparse.Namespace) -> int:
    """Look into every decision, or into one of them, and report what is found."""
    for name in ("playouts", "most", "worlds"):
        at_least(2, name, getattr(given, name))
    workers = worker_count(given.workers)
    text, names, end = read_save(given.save)
    game = end.setup.game
    player = given.player or usual_player(game)
    judge_for(player, game)  # complains if there is no such bot
    count = len(moments(game.id, text)[1])
    first, last = wanted(given.decisions, count)
    analysis = Analysis(game.id, text, player, given.playouts, given.most, given.worlds, given.seed, first)
    wording = Wording(given.lang, game)
    found = look(analysis, last + 1 - first, workers, given.ray, wording)
    document = written(analysis, end, found)
    if given.json is not None:
        write(given.json, document)
    if str(given.json) != "-":
        print(AnalysisReport(document, names, wording).text())
    return 0


def look(analysis: Analysis, count: int, workers: int, ray: str | None, wording: Wording) -> list[Record]:
    """Look into the decisions and return what is found, in their order."""
    found: list[Record] = []
    play(analysis, range(count), found.extend, workers, ray, wording.say("lab-decisions"))
    return [{name: value for name, value in record.items() if name != "n"} for record in found]


def wanted(text: str | None, count: int) -> tuple[int, int]:
    """Read which decisions to analyse: '17', '10-20', or all. Return the first and the last. Raises BadRequest."""
    if not count:
        raise BadRequest("there is nothing to analyse: nobody had anything to decide in this game")
    if text is None:
        return 0, count - 1
    low, dash, high = text.partition("-")
    first, last = low.strip(), high.strip() if dash else low.strip()
    if not first.isdecimal() or not last.isdecimal() or not int(first) <= int(last) < count:
        raise BadRequest(
            f"--decisions takes a number or a range from 0 to {count - 1}, such as 3-9, not {text!r}"
        )
    return int(first), int(last)


def written(analysis: Analysis, end: State, found: list[Record]) -> Record:
    """Make the document that docs/lab.md describes."""
    assert end.result is not None
    return {
        "subrosa-analysis": 3,
        "game": analysis.game,
        "cards": end.setup.game.cards_id,
        "seats": end.seats,
        "options": dict(end.setup.options),
        "result": end.result.plain(),
        "player": analysis.player,
        "playouts": analysis.playouts,
        "worlds": analysis.worlds,
        "seed": analysis.seed,
        "decisions": found,
    }


def write(path: Path, document: Record) -> None:
    """Write the document as JSON, to a file or to the output."""
    text = json.dumps(document, ensure_ascii=False, indent=1) + "\n"
    if str(path) == "-":
        sys.stdout.write(text)
    else:
        path.write_text(text, "utf-8")
