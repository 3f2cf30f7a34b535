"""Bots that are outside programs: JSON lines on standard input and output, in any language.

`bots.make("! python mybot.py", game, seed)` starts one when it is first asked. It gets a line that says what is played,
then one line per decision, and answers each with one line (`docs/write-a-bot.md`). If it answers nonsense, answers too
late or not at all, or ends, the stand-in makes the decision; the bot counts the failure and warns about it. For the
next decision the program is started again, up to three times per game.
"""

import json
import logging
import shlex
import shutil
import weakref
from collections import Counter
from hashlib import blake2b
from typing import Any, Final

from subrosa.bots.bot import Bot, Think, UnknownBot
from subrosa.bots.program import GIVEN_UP, NONSENSE, Failed, Program, give_back, take
from subrosa.core.game import Game

log = logging.getLogger("subrosa.bots")

PROGRAM: Final = "!"  # how the name of such a bot begins
PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for an answer, unless the table says otherwise
GRACE: Final = 0.5  # for the line to get there and back
MOST_STARTS: Final = 3  # per game; after that the stand-in plays on alone


def own_seed(seed: int | str) -> str:
    """Return a seed for a bot's own use, from which nobody can work out the seed of the game."""
    return blake2b(f"program {seed}".encode(), digest_size=8).hexdigest()


class OutsideBot(Bot):
    """A seat played by a program. `failures` counts how often, and how, the stand-in had to step in."""

    def __init__(self, command: str, game: Game, seed: int | str, stand_in: Bot) -> None:
        super().__init__(game, seed)
        self.command = command
        try:
            self.words = shlex.split(command)
        except ValueError as error:
            raise UnknownBot(f"{command!r} is not a command: {error}") from error
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
            self.end()  # whatever it writes next would not be an answer to the next question
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
            raise Failed(NONSENSE, f"answered {line.strip()[:80]!r}, which is not JSON") from error
        choice = answer.get("choice") if isinstance(answer, dict) else None
        if choice not in options:
            wanted = '{"choice": one of the options}'
            raise Failed(NONSENSE, f"answered {line.strip()[:80]!r} instead of {wanted}")
        return str(choice)

    def running(self) -> Program:
        """Return the program, starting it if need be, or waking one that waits for its next game."""
        if self.program is None:
            if self.starts >= MOST_STARTS:
                raise Failed(GIVEN_UP, f"has failed {MOST_STARTS} times and is not started again")
            self.starts += 1
            self.program = take(self.words)
            self.left_alone = weakref.finalize(self, self.program.stop)
            self.program.tell(self.hello)
        return self.program

    def warm_up(self) -> None:
        """Start the program before anybody waits for it."""
        try:
            self.running().warm_up()
        except Failed as error:
            log.warning("bot %r %s", self.command, error)
            self.end()

    def stop(self) -> None:
        """Let the program go: the game is over. It ends, unless it plays another game."""
        if self.program is not None:
            self.left_alone.detach()
            give_back(self.program)
            self.program = None

    def end(self) -> None:
        """End the program if it is running."""
        if self.program is not None:
            self.left_alone.detach()
            self.program.stop()
            self.program = None
