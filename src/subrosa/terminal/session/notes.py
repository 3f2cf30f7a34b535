"""What is printed when a game was saved, stopped or ended: with the command that goes on from there."""

import shlex
from pathlib import Path

from subrosa.texts import Texts


def saved_lines(texts: Texts, path: Path) -> list[str]:
    """Say that the game was saved in the middle."""
    return [texts.say("terminal-saved", file=str(path))]


def unfinished_lines(texts: Texts, path: Path) -> list[str]:
    """Say where the game stops for now, and how to continue it."""
    command = f"subrosa play --resume {shlex.quote(str(path))}"
    return [texts.say("terminal-unfinished", file=str(path)), texts.say("terminal-resume", command=command)]


def over_lines(texts: Texts, path: Path) -> list[str]:
    """Say how to look at the game again, now that it is over."""
    return [texts.say("terminal-replay", command=f"subrosa replay {shlex.quote(str(path))}")]
