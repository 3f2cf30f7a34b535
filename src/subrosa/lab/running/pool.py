"""Many games over all cores of a machine, or over a Ray cluster, with the same results from either.

Games are shared out in batches. Every game depends on its number alone, and results are given in the order of the
numbers, so nothing shows how many worked on them.
"""

import logging
import multiprocessing
import signal
from abc import ABC, abstractmethod
from collections.abc import Iterator
from contextlib import contextmanager
from importlib import import_module
from multiprocessing.connection import Connection, wait
from socket import create_connection
from time import perf_counter
from types import TracebackType
from typing import Any, Final, Protocol

from subrosa.lab.problems import MissingPart, WorkerDied
from subrosa.lab.running.results import Record

SECONDS: Final = (
    0.5  # how long a batch should take: much longer than handing it over, short enough to be stopped
)
LARGEST: Final = 200  # games in a batch
PATIENCE: Final = 10  # seconds until a cluster that does not answer is not there
Batch = tuple[int, int]  # the first number, and the one after the last


class Work(Protocol):
    """Games that can be told apart by a number. A Work is sent to other processes, so it is plain data."""

    def play(self, number: int) -> Record:
        """Play a game and tell what is worth keeping."""


def played(work: Work, batch: Batch) -> tuple[list[Record], float]:
    """The records of a batch, and how long it took."""
    start = perf_counter()
    with hushed():
        records = [work.play(number) for number in range(*batch)]
    return records, perf_counter() - start


@contextmanager
def hushed() -> Iterator[None]:
    """Bots that fail are counted and told at the end, not while a bar is drawn."""
    log = logging.getLogger("subrosa.bots")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(before)


class Crew(ABC):
    """Those who play. Use it in a `with`: whoever is still playing at its end is stopped."""

    size: int

    def __enter__(self) -> "Crew":
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
        """Wait until a batch is done; gives all that are."""

    def stop(self) -> None:  # noqa: B027 - who has nothing to stop needs no method
        """Let go."""

    def run(self, first: int, until: int) -> Iterator[list[Record]]:
        """All records from number `first` on, in order, some at a time."""
        asked = given = first
        done: dict[int, list[Record]] = {}  # by first number: batches that came in before their turn
        busy, games, seconds = 0, 0, 0.0
        while given < until:
            # Two batches for each: nobody waits while a result is on its way.
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
    """How many games to hand over at once, after so many took so long; `share` keeps the last ones even."""
    if not games or seconds <= 0:
        return 1
    return max(1, min(round(SECONDS * games / seconds), LARGEST, share))


class Alone(Crew):
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


class Processes(Crew):
    """Several processes of this machine."""

    def __init__(self, work: Work, size: int) -> None:
        self.size = size
        self.workers: list[tuple[multiprocessing.Process, Connection]] = []
        self.waiting: list[Batch] = []
        self.at: dict[Connection, Batch] = {}  # who plays what
        for _ in range(size):
            ours, theirs = multiprocessing.Pipe()
            lines = [*[line for _, line in self.workers], ours]
            process = multiprocessing.Process(target=serve, args=(work, theirs, lines), daemon=True)
            process.start()
            theirs.close()
            self.workers.append((process, ours))

    def send(self, batch: Batch) -> None:
        for _, line in self.workers:
            if line not in self.at:
                self.hand(line, batch)
                return
        self.waiting.append(batch)

    def hand(self, line: Connection, batch: Batch) -> None:
        """A worker gets a batch."""
        self.at[line] = batch
        try:
            line.send(batch)
        except OSError:
            self.mourn(line)

    def receive(self) -> list[tuple[Batch, list[Record], float]]:
        found: list[tuple[Batch, list[Record], float]] = []
        for line in wait(list(self.at)):
            assert isinstance(line, Connection)
            try:
                records, took = line.recv()
            except (EOFError, OSError):
                self.mourn(line)
            found.append((self.at.pop(line), records, took))
            if self.waiting:
                self.hand(line, self.waiting.pop(0))
        return found

    def mourn(self, line: Connection) -> None:
        """A worker is gone, and its games are not played."""
        process = next(process for process, ours in self.workers if ours is line)
        process.join(1)
        first, until = self.at[line]
        raise WorkerDied(
            f"the process that played games {first} to {until - 1} ended with code {process.exitcode}; "
            "what was played before is kept, and the same command goes on"
        )

    def stop(self) -> None:
        for process, line in self.workers:
            process.terminate()
            line.close()
        for process, _ in self.workers:
            process.join()


def serve(work: Work, line: Connection, lines: list[Connection]) -> None:
    """What a worker process does: play what it is given until nobody gives it more."""
    for other in (
        lines
    ):  # else our own copy of the other end would keep the line open when the one that started us dies
        other.close()
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to all, and the one that started us ends us
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            batch = line.recv()
            line.send(played(work, batch))
        except (EOFError, OSError):
            return


class Cluster(Crew):
    """The processes of a Ray cluster; `address` is as for `ray.init`, and "local" starts one on this machine."""

    def __init__(self, work: Work, address: str) -> None:
        try:
            ray: Any = import_module("ray")
        except ImportError as error:
            raise MissingPart("--ray needs Ray: pip install 'subrosa[ray]'") from error
        self.ray = ray
        knock(address)
        try:
            ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
        except Exception as error:  # Ray raises plain exceptions too
            why = (str(error) or type(error).__name__).splitlines()[0]
            raise MissingPart(f"Ray cannot be used at {address!r}: {why}") from error
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self.work = ray.put(work)
        self.task = ray.remote(played)
        self.at: dict[Any, Batch] = {}

    def send(self, batch: Batch) -> None:
        self.at[self.task.remote(self.work, batch)] = batch

    def receive(self) -> list[tuple[Batch, list[Record], float]]:
        ready, _ = self.ray.wait(list(self.at), num_returns=1)
        return [(self.at.pop(task), *self.ray.get(task)) for task in ready]

    def stop(self) -> None:
        self.ray.shutdown()


def knock(address: str) -> None:
    """Ray itself would go on trying for many minutes where nobody answers. Raises MissingPart."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        if address in ("local", "auto"):
            return
        raise MissingPart(f"--ray takes HOST:PORT, ray://HOST:PORT, auto or local, not {address!r}")
    try:
        create_connection((host, int(port)), timeout=PATIENCE).close()
    except (OSError, ValueError, OverflowError) as error:
        raise MissingPart(f"no Ray cluster answers at {address!r}: {error}") from error


def crew_for(work: Work, workers: int, ray: str | None) -> Crew:
    """Those who play: a cluster if there is an address, else so many processes."""
    if ray is not None:
        return Cluster(work, ray)
    return Processes(work, workers) if workers > 1 else Alone(work)
