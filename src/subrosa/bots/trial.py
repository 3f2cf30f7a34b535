"""Trying things out: the most promising options are played out in the same imagined worlds, and the worse half of them
is dropped again and again (sequential halving), so that most of the time goes to options that are hard to tell apart.
"""

from collections.abc import Callable
from math import inf
from random import Random
from time import monotonic
from typing import Any

from subrosa.bots.bot import Think
from subrosa.bots.mind import Mind, play_out
from subrosa.core.choice import Choice
from subrosa.core.state import State


class Candidate:
    """An option, and what came of it."""

    __slots__ = ("choice", "total", "visits")

    def __init__(self, choice: Choice) -> None:
        self.choice = choice
        self.total = 0.0
        self.visits = 0

    def worth(self) -> float:
        """Return the mean outcome."""
        return self.total / self.visits


def try_out(
    imagine: Callable[[], State],
    mind: Mind,
    seat: int,
    candidates: list[Candidate],
    think: Think,
    chance: Random,
) -> list[Candidate]:
    """Sort the candidates from best to worst. An iteration is one playout of one candidate."""
    start, seconds = monotonic(), inf if think.seconds is None else think.seconds
    most = inf if think.iterations is None else think.iterations
    rounds = max(1, (len(candidates) - 1).bit_length())
    spent = 0
    alive, dropped = candidates[:], list[Candidate]()
    for number in range(1, rounds + 1):
        while True:  # at least one world, however short the time
            play_all(imagine(), mind, seat, alive, chance)
            spent += len(alive)
            if spent >= most * number / rounds or monotonic() - start >= seconds * number / rounds:
                break
        alive.sort(key=Candidate.worth, reverse=True)
        keep = (len(alive) + 1) // 2
        dropped = alive[keep:] + dropped
        alive = alive[:keep]
    return alive + dropped


def play_all(world: State, mind: Mind, seat: int, alive: list[Candidate], chance: Random) -> None:
    """Play every candidate out in the same world."""
    mark: Any = mind.mark(world)
    for candidate in alive:
        copy = world.copy()
        copy.hurry = True
        copy.apply(seat, candidate.choice)
        candidate.total += play_out(mind, copy, mark, chance)[seat]
        candidate.visits += 1
