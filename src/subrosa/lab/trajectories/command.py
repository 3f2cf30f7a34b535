"""subrosa trajectories: from saves to a table of decisions."""

import argparse
import sys
from importlib.util import find_spec
from pathlib import Path

from subrosa.lab.options import at_least, worker_count
from subrosa.lab.problems import BadRequest, MissingPart
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.numbered import play
from subrosa.lab.running.results import Record


def trajectories(given: argparse.Namespace) -> int:
    """Play saves again and write every decision of theirs to a file."""
    if find_spec("numpy") is None:
        raise MissingPart("trajectories need numpy: pip install 'subrosa-games[data]'")
    from subrosa.env.tables import Table  # needs numpy
    from subrosa.lab.trajectories.replays import Replays, read_kept
    from subrosa.lab.trajectories.writing import Writer

    at_least(0, "history", given.history)
    files = saves_in(given.saves)
    first = read_kept(files[0])
    table = Table(first.last.setup.game.id, first.last.seats, None, given.history)
    work = Replays(tuple(map(str, files)), table.name, table.seats, given.history, given.views)
    wording = Wording(given.lang, table.game)
    unfinished = 0
    with Writer(given.out, table, given.views) as writer:

        def keep(records: list[Record]) -> None:
            nonlocal unfinished
            for record in records:
                if "problem" in record:
                    raise BadRequest(record["problem"])
            unfinished += len([1 for record in records if "columns" not in record])
            writer.add(records)

        play(work, range(len(files)), keep, worker_count(given.workers), None, wording.say("lab-games"))
    said = {"rows": writer.rows, "games": len(files) - unfinished, "file": str(given.out)}
    print(wording.say("lab-trajectories-kept", **said))
    if unfinished:
        print(wording.say("lab-trajectories-unfinished", games=unfinished), file=sys.stderr)
    return 0


def saves_in(paths: list[Path]) -> list[Path]:
    """Return the files that are named, and the saves in the folders that are. Raises BadRequest."""
    found: list[Path] = []
    for path in paths:
        found += sorted(path.glob("*.save")) if path.is_dir() else [path]
    if not found:
        raise BadRequest(f"there are no saves in {', '.join(map(str, paths))}")
    return found
