"""Bots that the host of a server has named on its command line, besides those that come with the games."""

import re
from typing import Final

from msgspec import Struct

from subrosa import bots, games
from subrosa.bots import PROGRAM, UnknownBot

LABEL: Final = re.compile(r"[a-z][a-z0-9-]{0,23}")
GIVEN: Final = re.compile(rf"({LABEL.pattern})=(.+)", re.DOTALL)


class OwnBot(Struct, frozen=True):
    """A bot of the host's own. Visitors see and send its label; what stands behind it stays on the server."""

    label: str
    bot: str
    games: tuple[str, ...]  # that it plays


def read_own_bots(texts: list[str]) -> tuple[OwnBot, ...]:
    """Read `[NAME=]BOT`, several times. Raises UnknownBot."""
    found: dict[str, OwnBot] = {}
    for text in texts:
        own = read_own_bot(text)
        if bots.split(own.label)[0] in bots.names():
            raise UnknownBot(
                f"{own.label!r} is a bot of ours: give yours another name, such as --bot my-{text}"
            )
        if own.label in found:
            raise UnknownBot(
                f"two bots are called {own.label!r}: name one of them, such as --bot other={own.bot}"
            )
        found[own.label] = own
    return tuple(found.values())


def read_own_bot(text: str) -> OwnBot:
    """Read `[NAME=]BOT`, and see what it plays. Raises UnknownBot."""
    match = GIVEN.fullmatch(text.strip())
    bot = bots.named(match[2] if match else text)
    label = match[1] if match else bot.rpartition(":")[2].lower()
    if LABEL.fullmatch(label) is None or (match is None and bot.startswith(PROGRAM)):
        raise UnknownBot(
            f"visitors need a name for the bot {text!r}, of small letters, digits and dashes: --bot NAME={text!r}"
        )
    return OwnBot(label, bot, games_of(bot))


def games_of(bot: str) -> tuple[str, ...]:
    """Return the games that a bot plays. Raises UnknownBot if there is none."""
    found: list[str] = []
    problem: UnknownBot | None = None
    for name in games.names():
        try:
            bots.make(bot, games.get(name), 0)
            found.append(name)
        except UnknownBot as error:
            problem = error
    if problem is not None and not found:
        raise problem
    return tuple(found)
