"""Which Cities a road joins, as JSON: the drawing must have room for them.

Run as: python client/tests/boards/providence.py OUT
"""

import json
import sys
from pathlib import Path

from subrosa.games.providence.rules.game import GAME


def roads() -> list[tuple[str, str]]:
    """Return the pairs of Cities that a road joins."""
    return [(entry.values["from"], entry.values["to"]) for entry in GAME.file.entries("road")]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(json.dumps(roads()))
