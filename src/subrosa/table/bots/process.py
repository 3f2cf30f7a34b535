"""A bot in a process of its own: JSON lines in, one choice per line out. It sees nothing but these lines.

The first line out says that it is ready: all games are loaded by then, so that no bot has to do it while it thinks.

    {"game": "overlord", "bot": "scripted", "seed": "6f1b...", "seconds": 0.4, "view": {...}, "options": ["pass", ...]}

The seed is drawn for this one decision and has nothing to do with the game's.
"""

import json
import os
import sys
from typing import Final

from subrosa import bots, games
from subrosa.bots import Think

POLITE: Final = 5  # the server comes first: everybody waits for it


def main() -> int:
    """Answer until the input ends."""
    if hasattr(os, "nice"):
        os.nice(POLITE)
    for name in games.names():
        bots.names(name)
    print("ready", flush=True)
    for line in sys.stdin:
        asked = json.loads(line)
        bot = bots.make(asked["bot"], games.get(asked["game"]), asked["seed"])
        # No longer than it sees fit: others need the time.
        think = Think(asked["seconds"], None if bot.usual is None else bot.usual.iterations)
        print(bot.choose(asked["view"], asked["options"], think), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
