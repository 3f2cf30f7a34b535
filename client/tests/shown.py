"""Pages as the server sends them, and what it takes to put them into words, as JSON: for the tests of the boards.

Run as: python client/tests/shown.py OUT [GAME ...]: of all games that have a board of their own, and of these.
"""

import json
import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from subrosa import games, texts
from subrosa.core.cardgame import CardGame
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.table.web.library import plain_values, things

NAMES = ["Ada", "Bo", "Cy", "Dee", "Eve"]
EVERY = 9  # decisions between two pages of a game played at random


def spoken(game: Game) -> dict[str, Any]:
    """Return what a browser is given to speak about a game."""
    return {
        "catalogues": [texts.read("en", game.package), texts.read("en", "")],
        "things": msgspec.to_builtins(things(game)),
        "names": NAMES,
        "box": plain_values(game.file.meta()) if isinstance(game, CardGame) else {},
    }


def page(state: State, seat: int | None) -> dict[str, Any]:
    """Return what the server sends."""
    return state.setup.game.page(state.view(seat))


def played(game: Game) -> list[dict[str, Any]]:
    """Return pages of a game played at random, the last one of its end."""
    state = game.new(game.usual_seats, 2, quiet=True)
    rng = Random(2)
    found = []
    decisions = 0
    while state.waiting:
        seat = rng.choice(state.waiting)
        if decisions % EVERY == 0:
            found.append(page(state, rng.choice([None, seat])))
        state.apply(seat, rng.choice(state.options(seat)))
        decisions += 1
    return [*found, page(state, 0)]


def sample(game: Game) -> dict[str, Any]:
    """Return all that a test needs of a game."""
    return {"game": game.id, **spoken(game), "pages": played(game)}


def with_boards() -> list[str]:
    """Return the games that have a board of their own."""
    boards = Path(__file__).parents[1] / "src" / "boards"
    return [name for name in games.names() if (boards / name / "index.ts").exists()]


def named(name: str) -> Game:
    """Return a game by its id, or by the package of one that is not registered."""
    found: Game = import_module(f"{name}.rules.game").GAME if "." in name else games.get(name)
    return found


def main(out: str, *names: str) -> None:
    Path(out).write_text(json.dumps([sample(named(name)) for name in (*with_boards(), *names)]))


if __name__ == "__main__":
    main(*sys.argv[1:])
