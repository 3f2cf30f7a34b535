"""Which areas the engine takes for adjacent, as JSON: the drawing must show the same.

Run as: python client/tests/boards/estoril.py OUT
"""

import json
import sys
from pathlib import Path
from typing import Any

from subrosa.games.estoril.rules.game import GAME
from subrosa.games.estoril.rules.geometry import members
from subrosa.games.estoril.rules.words import AREAS

CITIES = range(12)


def city_of(seed: int) -> dict[str, Any]:
    """Return a city: its areas as a view gives them, and which of them the engine calls adjacent."""
    state: Any = GAME.new(seats=3, seed=seed)
    city = state.city()
    pairs = {
        tuple(sorted((AREAS[area], AREAS[near])))
        for area in city.areas()
        for near in members(city.near[area])
        if near in city.areas()
    }
    return {"areas": state.view(None)["facts"]["areas"], "adjacent": sorted(pairs)}


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps([city_of(seed) for seed in CITIES]))
