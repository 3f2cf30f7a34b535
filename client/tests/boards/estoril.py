"""Cities as views give them, with the doors in them, as JSON: the drawing must have a place for each.

Run as: python client/tests/boards/estoril.py OUT
"""

import json
import sys
from pathlib import Path
from typing import Any

from subrosa.games.estoril.rules.game import GAME

CITIES = range(12)


def city_of(seed: int) -> dict[str, Any]:
    """Return the areas of a city, and the pairs of them that touch."""
    view = GAME.new(seats=3, seed=seed).view(None)
    return {"areas": view["facts"]["areas"], "doors": GAME.shown(view)["doors"]}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps([city_of(seed) for seed in CITIES]))
