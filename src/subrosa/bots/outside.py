"""Bots that are outside programs: JSON lines on standard input and output, in any language.

`bots.make("! python mybot.py", game, seed)` starts one when it is first asked. It gets a line that says what is played,
then one line per decision, and answers each with one line (`docs/write-a-bot.md`). If it answers nonsense, answers too
late or not at all, or ends, the stand-in makes the decision; the bot counts the failure and warns about it. For the
next decision the program is started again, up to three times per game.
"""

import contextlib
import json
import logging
import shlex
import shutil
import subprocess
import weakref
from collections import Counter
from hashlib import blake2b
from queue import Empty, Queue
from threading import Thread
from typing import Any, Final

from subrosa.bots.bot import Bot, Think, UnknownBot
from subrosa.core.game import Game

log = logging.getLogger("subrosa.bots")

PROGRAM: Final = "!"  # how the name of such a bot begins
PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for an answer, unless the table says otherwise
GRACE: Final = 0.5  # for the line to get there and back
MOST_STARTS: Final = 3  # per game; after that the stand-in plays on alone

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

    def __init__(self, command: list[str], hello: dict[str, Any]) -> None:
        try:
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except OSError as error:
            raise Failed(DIED, f"cannot be started: {error}") from error
        self.lines: Queue[str] = Queue()
        self.reader = Thread(target=self._read, daemon=True)
        self.reader.start()
        self._tell(hello)

    def _read(self) -> None:
        assert self.process.stdout is not None
        # A program that is being stopped raises OSError, one that writes no text ValueError.
        with contextlib.suppress(OSError, ValueError):
            for line in self.process.stdout:
                self.lines.put(line)
        self.lines.put("")  # as at the end of a file

    def _tell(self, message: dict[str, Any]) -> None:
        assert self.process.stdin is not None
        try:
            print(json.dumps(message), file=self.process.stdin, flush=True)
        except OSError as error:
            raise Failed(DIED, "has ended") from error

    def ask(self, question: dict[str, Any], seconds: float) -> str:
        """Send a line and return the line that answers it."""
        self._tell(question)
        try:
            line = self.lines.get(timeout=seconds)
        except Empty as error:
            raise Failed(LATE, f"has not answered within {seconds:g} s") from error
        if not line:
            raise Failed(DIED, "has ended")
        return line

    def stop(self) -> None:
        """End the process: close its input and, if that is not enough, kill it."""
        if self.process.stdin is not None:
            with contextlib.suppress(OSError):
                self.process.stdin.close()
        try:
            self.process.wait(0.2)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.reader.join()
        if self.process.stdout is not None:
            self.process.stdout.close()


def own_seed(seed: int | str) -> str:
    """Return a seed for the program's own use, from which nobody can work out the seed of the game."""
    return blake2b(f"program {seed}".encode(), digest_size=8).hexdigest()


class OutsideBot(Bot):
    """A seat played by a program. `failures` counts how often, and how, the stand-in had to step in."""

    def __init__(self, command: str, game: Game, seed: int | str, stand_in: Bot) -> None:
        super().__init__(game, seed)
        self.command = command
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise UnknownBot(f"{command!r} is no command: {error}") from error
        if not self.words:
            raise UnknownBot(f"after {PROGRAM} comes a command, such as {PROGRAM} python mybot.py")
        if shutil.which(self.words[0]) is None:
            raise UnknownBot(f"there is no program {self.words[0]!r} to run as a bot")
        self.hello = {"subrosa": PROTOCOL, "game": game.id, "seed": own_seed(seed)}
        self.stand_in = stand_in
        self.program: Program | None = None
        self.starts = 0
        self.failures: Counter[str] = Counter()

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        try:
            return self.ask(view, options, think)
        except Failed as error:
            if not self.failures[error.how]:  # only the first time; `failures` has the rest
                log.warning("bot %r %s; the stand-in plays instead", self.command, error)
            self.failures[error.how] += 1
            self.stop()  # whatever it writes next would not be an answer to the next question
            return self.stand_in.choose(view, options, think)

    def ask(self, view: dict[str, Any], options: list[str], think: Think | None) -> str:
        """Return the program's answer. Raises Failed."""
        seconds = SECONDS if think is None or think.seconds is None else think.seconds
        iterations = None if think is None else think.iterations
        question = {
            "view": view,
            "options": options,
            "think": {"seconds": seconds, "iterations": iterations},
        }
        line = self.running().ask(question, seconds + GRACE)
        try:
            answer = json.loads(line)
        except ValueError as error:
            raise Failed(NONSENSE, f"answered {line.strip()[:80]!r}, which is no JSON") from error
        choice = answer.get("choice") if isinstance(answer, dict) else None
        if choice not in options:
            wanted = '{"choice": one of the options}'
            raise Failed(NONSENSE, f"answered {line.strip()[:80]!r} instead of {wanted}")
        return str(choice)

    def running(self) -> Program:
        """Return the program, starting it if need be."""
        if self.program is None:
            if self.starts >= MOST_STARTS:
                raise Failed(GIVEN_UP, f"has failed {MOST_STARTS} times and is not started again")
            self.starts += 1
            self.program = Program(self.words, self.hello)
            weakref.finalize(self, self.program.stop)
        return self.program

    def stop(self) -> None:
        """End the program if it is running."""
        if self.program is not None:
            self.program.stop()
            self.program = None
