"""A bot in a file of its own: passes when it can, else points at whoever is richest, else takes anything.

subrosa play overlord --bot "python examples/bots/cautious.py"
"""

import json
import random
import sys
from typing import Any


def choose(game: str, chance: random.Random, view: dict[str, Any], options: list[str]) -> str:
    if "pass" in options:
        return "pass"
    if game == "overlord":
        players = view["facts"]["players"]
        named = [option for option in options if option.split()[-1].isdigit()]  # such as "pick 2"
        if named:
            return max(named, key=lambda option: players[int(option.split()[-1])]["gold"])
    return chance.choice(options)


print(json.dumps({"ready": True}), flush=True)  # started, and ready for one game after the other
game, chance = "", random.Random()
for line in sys.stdin:
    said = json.loads(line)
    if "game" in said:  # a game begins: {"subrosa": 1, "game": "overlord", "seed": "..."}
        game, chance = said["game"], random.Random(said["seed"])
    else:
        print(json.dumps({"choice": choose(game, chance, said["view"], said["options"])}), flush=True)
