"""A watcher of the event loop: how much each callback does, counted, not timed.

Seconds say more about the machine and about who else uses it than about our code. What a callback does is the same
everywhere: here it is the number of function calls, in Python and in C, that are made before the loop has its next
turn. On the machines we know, a million of them take between a tenth of a second and half a second.
"""

import asyncio
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

import pytest

MOST_TOLD = 5


class Watcher:
    """What callbacks have done since it was set to work."""

    def __init__(self) -> None:
        self.calls = 0
        self.callbacks = 0
        self.worst: list[tuple[int, str]] = []

    def count(self, _: FrameType, event: str, __: Any) -> None:
        if event in ("call", "c_call"):
            self.calls += 1

    def note(self, handle: asyncio.Handle) -> None:
        """Remember the few callbacks that did most; describing one takes longer than most of them do."""
        self.callbacks += 1
        if len(self.worst) < MOST_TOLD or self.calls > self.worst[-1][0]:
            self.worst = sorted([*self.worst, (self.calls, repr(handle))], reverse=True)[:MOST_TOLD]


@contextmanager
def watched() -> Iterator[Watcher]:
    """Count what every callback of every event loop of this process does."""
    watcher, plain = Watcher(), asyncio.events.Handle._run

    def run(handle: asyncio.Handle) -> None:
        watcher.calls = 0
        sys.setprofile(watcher.count)
        try:
            plain(handle)
        finally:
            sys.setprofile(None)
        watcher.note(handle)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(asyncio.events.Handle, "_run", run)
        yield watcher
