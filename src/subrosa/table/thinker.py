"""A bot in a process of its own: JSON lines in, one choice a line out. It sees nothing but these lines.

    {"game": "overlord", "bot": "scripted", "seed": "6f1b...", "view": {...}, "options": ["pass", ...]}

The seed is drawn for this one decision and has nothing to do with the game's.
"""

import json
import sys

from subrosa import bots, games


def main() -> int:
    """Answer until the input ends."""
    for line in sys.stdin:
        asked = json.loads(line)
        bot = bots.make(asked["bot"], games.get(asked["game"]), asked["seed"])
        print(bot.choose(asked["view"], asked["options"]), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
