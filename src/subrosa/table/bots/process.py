"""A bot in a process of its own: JSON lines in, one choice per line out. It sees nothing but these lines.

The first line out says that it is ready: all games are loaded by then, so that no bot has to do it while it thinks, and
so are the host's own bots, which are named on the command line of this process. A program that takes long to start, or
never says that it has, goes on starting in the background: the other bots of the server do not wait for it.

    {"game": "overlord", "bot": "scripted", "seed": "6f1b...", "seconds": 0.4, "view": {...}, "options": ["pass", ...]}

The seed is drawn for this one decision and has nothing to do with the game's.
"""

import json
import os
import sys
import time
from threading import Thread
from typing import Final

from subrosa import bots, games
from subrosa.bots import OutsideBot, Think, UnknownBot

POLITE: Final = 5  # the server comes first: everybody waits for it
PATIENCE: Final = 10.0  # seconds for the host's own programs to start before anybody is answered


def main() -> int:
    """Answer until the input ends."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for name in games.names():
        bots.names(name)
    warm_up(sys.argv[1:])
    # A bot that prints something must not be taken at its word.
    answers, sys.stdout = sys.stdout, sys.stderr
    print("ready", file=answers, flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        bot = bots.make(asked["bot"], games.get(asked["game"]), asked["seed"])
        # No longer than it sees fit: others need the time.
        think = Think(asked["seconds"], None if bot.usual is None else bot.usual.iterations)
        print(bot.choose(asked["view"], asked["options"], think), file=answers, flush=True)
        if isinstance(bot, OutsideBot):
            bot.stop()
    return 0


def warm_up(names: list[str]) -> None:
    """Load the host's own bots, and start those that are programs, before anybody waits for them."""
    starting = [Thread(target=start, args=(bot,), daemon=True) for bot in map(program_of, names) if bot]
    for thread in starting:
        thread.start()
    deadline = time.monotonic() + PATIENCE
    for thread in starting:
        thread.join(max(0.0, deadline - time.monotonic()))


def program_of(name: str) -> OutsideBot | None:
    """Load a bot; return it if it is a program."""
    for game in games.names():
        try:
            bot = bots.make(name, games.get(game), 0)
        except UnknownBot:
            continue  # it does not play this game
        if isinstance(bot, OutsideBot):
            return bot
    return None


def start(bot: OutsideBot) -> None:
    """Start a program and let it wait for its first game."""
    bot.warm_up()
    bot.stop()


if __name__ == "__main__":
    sys.exit(main())
