"""A run: numbered games from where an earlier one stopped to the last, with their results in a file."""

import os
from collections.abc import Callable
from pathlib import Path

from subrosa.lab.problems import BadRequest
from subrosa.lab.running.pool import Work, crew_for
from subrosa.lab.running.progress import Progress
from subrosa.lab.running.results import Record, Results


def run(
    work: Work,
    head: Record,
    games: int,
    path: Path,
    workers: int,
    ray: str | None = None,
    unit: str = "games",
) -> list[Record]:
    """The records of the first `games` games, played or read from the file."""
    with Results(path, head) as results:
        there = len(results.records)
        if there < games:
            with Progress(games, unit, there) as bar, crew_for(work, workers, ray) as crew:
                for records in crew.run(there, games):
                    results.append(records)
                    bar.reached(len(results.records))
        return results.records[:games]


def worker_count(given: int | None) -> int:
    """As many processes as asked for, or as many as this one may use cores."""
    if given is None:
        return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    if given < 1:
        raise BadRequest(f"--workers should be 1 or more, not {given}")
    return given


def stoppable(action: Callable[[], int], told: Callable[[], None]) -> int:
    """Do something long; Ctrl-C ends it with a word on how to go on."""
    try:
        return action()
    except KeyboardInterrupt:
        told()
        return 130
