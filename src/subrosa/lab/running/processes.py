"""Several processes of this machine as a pool."""

import multiprocessing
import signal
from multiprocessing.connection import Connection, wait

from subrosa.lab.problems import WorkerDied
from subrosa.lab.running.pool import Pool
from subrosa.lab.running.results import Record
from subrosa.lab.running.work import Batch, Work, played


class Processes(Pool):
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
        """Give a worker a batch."""
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
        """Report that a worker is gone and its games are not played. Raises WorkerDied."""
        process = next(process for process, ours in self.workers if ours is line)
        process.join(1)
        first, until = self.at[line]
        raise WorkerDied(
            f"the process that played games {first} to {until - 1} ended with code {process.exitcode}; "
            "what was played before is kept, and the same command continues"
        )

    def stop(self) -> None:
        for process, line in self.workers:
            process.terminate()
            line.close()
        for process, _ in self.workers:
            process.join()


def serve(work: Work, line: Connection, lines: list[Connection]) -> None:
    """Do what a worker process does: play what it is given until nobody gives it more."""
    # Our own copy of the other end would keep the line open when the process that started us dies.
    for other in lines:
        other.close()
    signal.signal(
        signal.SIGINT, signal.SIG_IGN
    )  # Ctrl-C reaches everybody, and the one that started us ends us
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    while True:
        try:
            batch = line.recv()
            line.send(played(work, batch))
        except (EOFError, OSError):
            return
