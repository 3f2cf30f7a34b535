"""What is printed when a game was saved, stopped or ended: with the command that goes on from there."""

import shlex
from pathlib import Path

from subrosa.texts import Texts


def saved_lines(texts: Texts, path: Path) -> list[str]:
    """A save in the middle of a game."""
    return [texts.say("terminal-saved", file=str(path))]


def unfinished_lines(texts: Texts, path: Path) -> list[str]:
    """The game stops here for now."""
    command = f"subrosa play --resume {shlex.quote(str(path))}"
    return [texts.say("terminal-unfinished", file=str(path)), texts.say("terminal-resume", command=command)]


def over_lines(texts: Texts, path: Path) -> list[str]:
    """The game is over."""
    return [texts.say("terminal-replay", command=f"subrosa replay {shlex.quote(str(path))}")]
