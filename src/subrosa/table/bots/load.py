"""How much is asked of the bots, and how long each of them may therefore think.

The more questions there are, the more briefly every bot thinks, at all tables alike: a weaker bot is better than
a person who waits. Questions are counted for the whole server and over spans of time, so that no seat shows in them.
"""

import time
from collections.abc import Callable
from typing import Final

from subrosa.table.bots.pauses import MOST_THINKING

SPAN: Final = 2.0  # seconds that are looked at together
USE: Final = 0.6  # of the processes' time; the more of it is used, the longer a question waits for its turn
BRIEFEST: Final = 0.01  # seconds; one world is looked at even then
LEAST_SHARE: Final = 0.05
MOST_SHARE: Final = 4.0  # on a busy machine a bot may be late by more than its time
BUSY_FROM: Final = 0.05  # part of the answers that come late
FEW: Final = 3  # late answers that may have other reasons


class Span:
    """What happened in a span of time."""

    def __init__(self) -> None:
        self.asked = 0
        self.granted = 0.0
        self.taken = 0.0
        self.answers = 0
        self.late = 0


class Load:
    """Counts questions and answers, and shares out the time of the processes."""

    def __init__(self, processes: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.processes = processes
        self.clock = clock
        self.ends = clock() + SPAN
        self.span, self.before = Span(), Span()
        self.share = 0.5  # how much of what they may think bots take
        self.busy = False

    def look(self) -> None:
        """Begin a new span if it is time."""
        late = self.clock() - self.ends
        if late < 0:
            return
        self.before = self.span if late < SPAN else Span()
        self.span, self.ends = Span(), self.clock() + SPAN
        if self.before.granted:
            found = max(LEAST_SHARE, min(MOST_SHARE, self.before.taken / self.before.granted))
            self.share = (self.share + found) / 2
        self.busy = self.before.late >= FEW and self.before.late >= BUSY_FROM * self.before.answers

    def asked(self) -> None:
        """Note that a bot which thinks is asked something, at a table that comes first."""
        self.look()
        self.span.asked += 1

    def seconds(self, most: float) -> float:
        """Return how long a bot may think now that could use `most` seconds."""
        self.look()
        questions = max(1, self.span.asked, self.before.asked)
        return min(most, max(BRIEFEST, self.processes * SPAN * USE / (questions * self.share)))

    @property
    def pressed(self) -> bool:
        """Tell whether bots must think more briefly than they could."""
        return self.seconds(MOST_THINKING) < MOST_THINKING

    def thought(self, granted: float, taken: float) -> None:
        """Note how long a bot took, and how long it was allowed to take."""
        self.look()
        self.span.granted += granted
        self.span.taken += taken

    def answered(self, late: bool) -> None:
        """Note whether an answer came after the end of its pause."""
        self.look()
        self.span.answers += 1
        self.span.late += late
