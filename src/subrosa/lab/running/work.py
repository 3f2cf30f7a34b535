"""What a pool plays: games that can be told apart by a number, in batches."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter
from typing import Protocol

from subrosa.lab.running.results import Record

Batch = tuple[int, int]  # the first number, and the one after the last


class Work(Protocol):
    """Games that can be told apart by a number. A Work is sent to other processes, so it is plain data."""

    def play(self, number: int) -> Record:
        """Play a game and return what is worth keeping."""


def played(work: Work, batch: Batch) -> tuple[list[Record], float]:
    """Play a batch and return its records, and how long it took."""
    start = perf_counter()
    with hushed():
        records = [work.play(number) for number in range(*batch)]
    return records, perf_counter() - start


@contextmanager
def hushed() -> Iterator[None]:
    """Keep the log quiet: bots that fail are counted and reported at the end, not while a bar is drawn."""
    log = logging.getLogger("subrosa.bots")
    before = log.level
    log.setLevel(logging.ERROR)
    try:
        yield
    finally:
        log.setLevel(before)
