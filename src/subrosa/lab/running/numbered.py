"""Numbered games, played by a pool: from where an earlier run stopped to the last, with their results in a file."""

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from subrosa.lab.running.cluster import Cluster
from subrosa.lab.running.pool import InThisProcess, Pool
from subrosa.lab.running.processes import Processes
from subrosa.lab.running.progress import Progress
from subrosa.lab.running.results import Record, Results
from subrosa.lab.running.work import Work

Keeper = Callable[[list[Record]], None]


class Saves(Protocol):
    """Where the games themselves are kept, if anybody wants them."""

    def check(self, records: list[Record], results: Path) -> None:
        """Refuse games that were played before and not kept."""

    def keep(self, records: list[Record]) -> None:
        """Keep the games, and take them out of their records."""


def pool_for(work: Work, workers: int, ray: str | None) -> Pool:
    """Choose who plays: a cluster if there is an address, else this many processes."""
    if ray is not None:
        return Cluster(work, ray)
    return Processes(work, workers) if workers > 1 else InThisProcess(work)


def play(work: Work, numbers: range, keep: Keeper, workers: int, ray: str | None, unit: str) -> None:
    """Play all games of these numbers, with a bar; `keep` is given the records in order, some at a time."""
    done = numbers.start
    with Progress(numbers.stop, unit, done) as bar, pool_for(work, workers, ray) as pool:
        for records in pool.run(numbers.start, numbers.stop):
            keep(records)
            done += len(records)
            bar.reached(done)


def resume(
    work: Work,
    head: Record,
    games: int,
    path: Path,
    workers: int,
    ray: str | None = None,
    unit: str = "games",
    saves: Saves | None = None,
) -> list[Record]:
    """Return the records of the first `games` games, read from the file as far as they are there, or played."""
    with Results(path, head) as results:
        there = len(results.records)
        if saves is not None:
            saves.check(results.records, path)

        def keep(records: list[Record]) -> None:
            if saves is not None:
                saves.keep(records)  # first: a game whose result is kept has its save
            results.append(records)

        if there < games:
            play(work, range(there, games), keep, workers, ray, unit)
        return results.records[:games]


def stoppable(action: Callable[[], int], told: Callable[[], None]) -> int:
    """Do something long; Ctrl-C ends it with a word on how to go on."""
    try:
        return action()
    except KeyboardInterrupt:
        told()
        return 130
