"""A bot in a process of its own: JSON lines in, one choice per line out. It sees nothing but these lines.

The first line out says that it is ready: all games are loaded by then, so that no bot has to do it while it thinks, and
so are the host's own bots, which are named on the command line of this process.

    {"game": "overlord", "bot": "scripted", "seed": "6f1b...", "seconds": 0.4, "view": {...}, "options": ["pass", ...]}

The seed is drawn for this one decision and has nothing to do with the game's.
"""

import json
import os
import sys
from typing import Final

from subrosa import bots, games
from subrosa.bots import OutsideBot, Think, UnknownBot

POLITE: Final = 5  # the server comes first: everybody waits for it


def main() -> int:
    """Answer until the input ends."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for name in games.names():
        bots.names(name)
    for name in sys.argv[1:]:
        warm_up(name)
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


def warm_up(name: str) -> None:
    """Load one of the host's own bots, and start it if it is a program, before anybody waits for it."""
    for game in games.names():
        try:
            bot = bots.make(name, games.get(game), 0)
        except UnknownBot:
            continue  # it does not play this game
        if isinstance(bot, OutsideBot):
            bot.warm_up()
            bot.stop()
            return


if __name__ == "__main__":
    sys.exit(main())
