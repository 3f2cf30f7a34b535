"""Pages as the server sends them, and what it takes to put them into words, as JSON: for the tests of the boards.

Run as: python client/tests/shown.py OUT
"""

import json
import sys
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
CARDS = Path(__file__).parents[2] / "src" / "subrosa" / "games" / "nanty" / "cards.toml"
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


def indebted() -> list[dict[str, Any]]:
    """Return pages before and after the end, with a card file in which loans cost more than is printed on the cards."""
    text = CARDS.read_text("utf-8")
    game = games.get("nanty").with_cards(text.replace("loan_repayment = 12", "loan_repayment = 20"))
    players = [
        {"hand": ["pickwick_club", "toby"], "identity": "fagin", "money": 33, "loans": ["mr_merryweather"]},
        {"hand": ["navvies"], "identity": "lord_bellinger", "money": 11, "loans": ["city_and_suburban_bank"]},
    ]
    board = {"city": {"agents": [2, 1], "house": 0}, "lambeth": {"house": 1}}
    state = game.position({"players": players, "board": board, "deck_size": 0, "hurry": True})
    before = page(state, 0)
    state.choose(0, "play pickwick_club")
    state.choose(0, "end")
    return [before, page(state, 0)]


def main(out: str) -> None:
    names = [
        name
        for name in games.names()
        if (Path(__file__).parents[1] / "src" / "boards" / name / "index.ts").exists()
    ]
    found = {
        "games": [
            {"game": name, **spoken(games.get(name)), "pages": played(games.get(name))} for name in names
        ],
        "indebted": {"game": "nanty", **spoken(games.get("nanty")), "pages": indebted()},
    }
    Path(out).write_text(json.dumps(found))


if __name__ == "__main__":
    main(sys.argv[1])
