"""Those who play: how games are shared out in batches, and the pool of one process.

Every game depends on its number alone, and results are given in the order of the numbers, so nothing shows how many
worked on them.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator
from types import TracebackType
from typing import Final

from subrosa.lab.running.results import Record
from subrosa.lab.running.work import Batch, Work, played

# How long a batch should take: much longer than handing it over, short enough to be stopped.
SECONDS: Final = 0.5
LARGEST: Final = 200  # games in a batch


class Pool(ABC):
    """Those who play. Use it in a `with`: whoever is still playing at the end is stopped."""

    size: int

    def __enter__(self) -> "Pool":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()

    @abstractmethod
    def send(self, batch: Batch) -> None:
        """Give somebody a batch."""

    @abstractmethod
    def receive(self) -> list[tuple[Batch, list[Record], float]]:
        """Wait until a batch is done and return all that are."""

    def stop(self) -> None:  # noqa: B027 - a pool with nothing to stop needs no method
        """End whoever is still playing."""

    def run(self, first: int, until: int) -> Iterator[list[Record]]:
        """Play the games from number `first` on and yield their records in order, some at a time."""
        asked = given = first
        done: dict[int, list[Record]] = {}  # by first number: batches that came in before their turn
        busy, games, seconds = 0, 0, 0.0
        while given < until:
            # Two batches each: nobody waits while a result is on its way.
            while asked < until and busy < 2 * self.size:
                size = batch_size(games, seconds, (until - asked) // (2 * self.size))
                self.send((asked, min(asked + size, until)))
                asked = min(asked + size, until)
                busy += 1
            for batch, records, took in self.receive():
                busy -= 1
                games += len(records)
                seconds += took
                done[batch[0]] = records
            while given in done:
                records = done.pop(given)
                given += len(records)
                yield records


def batch_size(games: int, seconds: float, share: int) -> int:
    """Choose how many games to hand over at once, after this many took that long; `share` keeps the last ones even."""
    if not games or seconds <= 0:
        return 1
    return max(1, min(round(SECONDS * games / seconds), LARGEST, share))


class InThisProcess(Pool):
    """This process plays by itself."""

    size = 1

    def __init__(self, work: Work) -> None:
        self.work = work
        self.waiting: list[Batch] = []

    def send(self, batch: Batch) -> None:
        self.waiting.append(batch)

    def receive(self) -> list[tuple[Batch, list[Record], float]]:
        batch = self.waiting.pop(0)
        return [(batch, *played(self.work, batch))]
