"""Which places the engine takes for adjacent, as JSON: the drawings must show the same.

Run as: python client/tests/geometry.py OUT
"""

import json
import sys
from pathlib import Path
from typing import Any

from subrosa import games
from subrosa.core.cardgame import CardGame
from subrosa.games.estoril.rules.geometry import members
from subrosa.games.estoril.rules.words import AREAS

CITIES = range(12)


def estoril(seed: int) -> dict[str, Any]:
    """A city: its areas as a view gives them, and which of them the engine calls adjacent."""
    state: Any = games.get("estoril").new(seats=3, seed=seed)
    city = state.city()
    pairs = {
        tuple(sorted((AREAS[area], AREAS[near])))
        for area in city.areas()
        for near in members(city.near[area])
        if near in city.areas()
    }
    return {"areas": state.view(None)["facts"]["areas"], "adjacent": sorted(pairs)}


def london() -> list[tuple[str, str]]:
    """The pairs of adjacent districts in the card file."""
    game = games.get("nanty")
    assert isinstance(game, CardGame)
    rows = [entry.values for entry in game.file.entries("district")]
    return sorted(
        {(min(row["id"], other), max(row["id"], other)) for row in rows for other in row["adjacent"]}
    )


def main(out: str) -> None:
    Path(out).write_text(json.dumps({"cities": [estoril(seed) for seed in CITIES], "london": london()}))


if __name__ == "__main__":
    main(sys.argv[1])
