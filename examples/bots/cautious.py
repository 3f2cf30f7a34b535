"""A bot for Sub Rosa: JSON lines in, JSON lines out, nothing but the standard library. Try it with

    subrosa play overlord --bot "python examples/bots/cautious.py"

It passes whenever it may. When it has to name somebody in Kill the Overlord, it names the richest of those on
offer; it leaves anything else to chance.
"""

import json
import random
import sys
from typing import Any

hello = json.loads(sys.stdin.readline())  # {"subrosa": 1, "game": "overlord", "seed": "..."}
chance = random.Random(hello["seed"])


def choose(view: dict[str, Any], options: list[str]) -> str:
    if "pass" in options:
        return "pass"
    if hello["game"] == "overlord":
        players = view["facts"]["players"]
        named = [option for option in options if option.split()[-1].isdigit()]  # such as "pick 2"
        if named:
            return max(named, key=lambda option: players[int(option.split()[-1])]["gold"])
    return chance.choice(options)


for line in sys.stdin:
    question = json.loads(line)
    print(json.dumps({"choice": choose(question["view"], question["options"])}), flush=True)
