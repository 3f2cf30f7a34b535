"""A bot in a process of its own: JSON lines in, one choice per line out. It never sees anything but these lines.

The first line names the game, the bot and its seed; every further one holds a view and the options.
"""

import json
import sys

from subrosa import bots, games

first = json.loads(sys.stdin.readline())
bot = bots.make(first["bot"], games.get(first["game"]), first["seed"])
for line in sys.stdin:
    asked = json.loads(line)
    think = bots.Think(iterations=asked["iterations"])
    print(bot.choose(asked["view"], asked["options"], think), flush=True)
