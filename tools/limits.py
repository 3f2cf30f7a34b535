"""A plugin for pytest that ends a test which computes much longer than it should: a break may make a loop endless.

`mutate.py` loads it. BREAK_LIMITS names a file: {test: seconds}, "" for importing everything. Seconds are those that
the processor works for us, so a busy machine changes nothing.
"""

from __future__ import annotations

import json
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

limits: dict[str, float] = json.loads(Path(os.environ["BREAK_LIMITS"]).read_text())


def too_long(number: int, frame: FrameType | None) -> None:
    raise TimeoutError("this takes far longer than it did unbroken")


def allow(test: str) -> None:
    """Allow this many seconds from now on."""
    signal.setitimer(signal.ITIMER_VIRTUAL, limits[test])


signal.signal(signal.SIGVTALRM, too_long)
allow("")


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    allow(item.nodeid)
    yield
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)
