"""A running program that plays: lines of JSON to it and from it.

A program that says `{"ready": true}` plays one game after the other. Between games it waits here, so that the next game
need not start it again: a program that loads a trained net takes longer to start than to play.
"""

import atexit
import contextlib
import json
import os
import subprocess
import time
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final

STARTING: Final = (
    60.0  # seconds until a program that was just started has given its first answer, or said that it is ready
)
ENDING: Final = 0.2  # seconds to end by itself

# How a program can fail.
NONSENSE: Final = "nonsense"
LATE: Final = "late"
DIED: Final = "died"
GIVEN_UP: Final = "given up"


class Failed(Exception):
    """A program has not given a usable answer."""

    def __init__(self, how: str, what: str) -> None:
        super().__init__(what)
        self.how = how


class Program:
    """A running program, and the lines that it writes."""

    def __init__(self, command: list[str]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise Failed(DIED, f"cannot be started: {error}") from error
        self.command = command
        self.stays = False  # it has said that it is ready, so it plays more than one game
        self.started = False  # it has said anything at all
        self.lines: Queue[str] = Queue()
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        # A program that is being stopped raises OSError, one that writes no text ValueError.
        with contextlib.suppress(OSError, ValueError):
            for line in self.process.stdout:
                self.lines.put(line)
        self.lines.put("")  # as at the end of a file

    def tell(self, message: dict[str, Any]) -> None:
        """Send a line. Raises Failed."""
        assert self.process.stdin is not None
        try:
            print(json.dumps(message), file=self.process.stdin, flush=True)
        except OSError as error:
            raise Failed(DIED, "has ended") from error

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        """Send a line and return the line that answers it. Raises Failed.

        The clock stands still until a program that was just started is ready, or has answered.
        """
        self.tell(question)
        if not self.started:
            line = self._line(STARTING + seconds)
            if not is_ready(line):
                return line
            self.stays = True
        return self._line(seconds)

    def warm_up(self) -> None:
        """Wait until it is ready; one that does not say so is ready at once when it is asked. Raises Failed."""
        deadline = time.monotonic() + STARTING
        while not self.started and time.monotonic() < deadline and self.process.poll() is None:
            with contextlib.suppress(Empty):
                self.stays = is_ready(self.lines.get(timeout=0.05))
                self.started = True

    def _line(self, seconds: float) -> str:
        try:
            line = self.lines.get(timeout=seconds)
        except Empty as error:
            raise Failed(LATE, f"has not answered within {seconds:g} s") from error
        if not line:
            raise Failed(DIED, "has ended")
        self.started = True
        return line

    def stop(self) -> None:
        """End the process: close its input and, if that is not enough, kill it."""
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        try:
            self.process.wait(ENDING)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join()
        if self.process.stdout is not None:
            self.process.stdout.close()


def is_ready(line: str) -> bool:
    """Tell whether a program says that it has started, and plays one game after the other."""
    try:
        said = json.loads(line)
    except ValueError:
        return False
    return isinstance(said, dict) and said.get("ready") is True


# ---- between games

# By the process that started them, since a copy of it must not talk to them, and by their command.
_idle: dict[tuple[int, tuple[str, ...]], list[Program]] = {}


def take(command: list[str]) -> Program:
    """Return a program that waits for its next game, else a new one. Raises Failed."""
    waiting = _idle.get((os.getpid(), tuple(command)), [])
    while waiting:
        program = waiting.pop()
        if program.process.poll() is None:
            return program
        program.stop()
    return Program(command)


def give_back(program: Program) -> None:
    """Let a program wait for its next game, or end it if it plays only one."""
    if program.stays and program.process.poll() is None:
        _idle.setdefault((os.getpid(), tuple(program.command)), []).append(program)
    else:
        program.stop()


@atexit.register
def end_idle() -> None:
    """End the programs that wait."""
    for (owner, _), programs in _idle.items():
        while owner == os.getpid() and programs:
            programs.pop().stop()
