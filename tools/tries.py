"""A plugin for pytest that tries breaks without importing anything again.

`mutate.py` loads it. It collects the tests once, says "ready" and then answers questions, one line of JSON each:
{"file", "line", "source", "tests"}. For each it forks a child, which puts the function that begins at that line of the
broken source in the place of the unbroken one and runs the tests until one fails. The answer is "noticed", "survives",
or "cannot" for what has to be tried in its own process. BREAK_PIPES names the two pipe ends by which the lines come and
go.
"""

from __future__ import annotations

import gc
import inspect
import json
import os
import signal
from collections import defaultdict
from collections.abc import Iterator
from types import CodeType, FunctionType
from typing import Any

import pytest

Name = tuple[str, str, int]  # file, name with that of its class, first line
SURVIVES, NOTICED, CANNOT = range(3)
ANSWERS = ("survives", "noticed", "cannot")


def name_of(code: CodeType) -> Name:
    return code.co_filename, code.co_qualname, code.co_firstlineno


def inner(code: CodeType) -> Iterator[CodeType]:
    """Yield what is defined directly in a piece of code."""
    return (constant for constant in code.co_consts if isinstance(constant, CodeType))


def outermost(code: CodeType) -> Iterator[CodeType]:
    """Yield the functions of a module and the methods of its classes, without what is defined inside them."""
    for part in inner(code):
        if part.co_flags & inspect.CO_OPTIMIZED:
            yield part
        else:
            yield from outermost(part)


def begins_at(code: CodeType, line: int) -> bool:
    """Tell whether a function, or one inside it, begins at a line."""
    return code.co_firstlineno == line or any(begins_at(part, line) for part in inner(code))


def living() -> dict[Name, list[FunctionType]]:
    """Return all functions there are."""
    found: dict[Name, list[FunctionType]] = defaultdict(list)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType):
            found[name_of(thing.__code__)].append(thing)
    return found


def replace(functions: dict[Name, list[FunctionType]], file: str, line: int, source: str) -> bool:
    """Put a broken function in the place of the unbroken one; tell whether that was possible."""
    for code in outermost(compile(source, file, "exec", dont_inherit=True)):
        if begins_at(code, line):
            targets = functions.get(name_of(code), [])
            try:
                for function in targets:
                    function.__code__ = code
            except ValueError:  # it needs other variables of its surroundings
                return False
            return bool(targets)
    return False


def run(session: pytest.Session, tests: list[pytest.Item]) -> int:
    """Run tests until one fails."""
    for test in tests:
        session.config.hook.pytest_runtest_protocol(item=test, nextitem=None)
        if session.testsfailed:
            return NOTICED
    return SURVIVES


def try_break(session: pytest.Session, functions: dict[Name, list[FunctionType]], ask: dict[str, Any]) -> int:
    """Try one break in a child; a child that dies has noticed it."""
    items = {item.nodeid: item for item in session.items}
    tests = [items[test] for test in ask["tests"]]
    child = os.fork()
    if child == 0:
        outcome = NOTICED
        try:
            possible = replace(functions, ask["file"], ask["line"], ask["source"])
            outcome = run(session, tests) if possible else CANNOT
        finally:
            os._exit(outcome)
    _, status = os.waitpid(child, 0)
    return os.WEXITSTATUS(status) if os.WIFEXITED(status) else NOTICED


def pytest_runtestloop(session: pytest.Session) -> bool:
    signal.setitimer(signal.ITIMER_VIRTUAL, 0)  # collecting is over
    reading, writing = (int(end) for end in os.environ["BREAK_PIPES"].split())
    gc.unfreeze()  # tests look for garbage only in what they make, and we want all functions
    functions = living()
    with os.fdopen(reading) as questions, os.fdopen(writing, "w") as answers:
        print("ready", file=answers, flush=True)
        for line in questions:
            answer = ANSWERS[try_break(session, functions, json.loads(line))]
            print(answer, file=answers, flush=True)
    return True
