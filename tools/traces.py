"""A plugin for pytest that notes which functions of a game each test runs, and how long it computes.

`mutate.py` loads it for one run of the unbroken rules. BREAK_FILES names the folder whose functions are noted,
BREAK_NOTES the file to write: {test: [seconds, [[file, line], ...]]}. What runs while tests are collected (when modules
are imported) concerns them all and is noted under "".
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType

import pytest

FOLDER = os.environ["BREAK_FILES"] + os.sep
notes: dict[str, tuple[float, set[tuple[str, int]]]] = {}
running: set[tuple[str, int]] = set()
importing = running


def trace(frame: FrameType, event: str, argument: object) -> None:
    """Note a function that is called; what happens inside does not matter."""
    code = frame.f_code
    if code.co_filename.startswith(FOLDER):
        running.add((code.co_filename[len(FOLDER) :], code.co_firstlineno))


sys.settrace(trace)


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    global running
    running = set()
    start = time.process_time()
    sys.settrace(trace)
    yield
    sys.settrace(None)
    notes[item.nodeid] = (time.process_time() - start, running)


def pytest_collection_finish() -> None:
    notes[""] = (time.process_time(), importing)


def pytest_sessionfinish() -> None:
    found = {test: [seconds, sorted(functions)] for test, (seconds, functions) in notes.items()}
    Path(os.environ["BREAK_NOTES"]).write_text(json.dumps(found))
