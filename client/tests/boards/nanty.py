"""Which districts the engine takes for adjacent, and pages with debts, as JSON: the board must show the same.

Run as: python client/tests/boards/nanty.py OUT
"""

import json
import sys
from pathlib import Path
from typing import Any

from shown import page, spoken

from subrosa.games.nanty.rules.game import GAME


def adjacent() -> list[tuple[str, str]]:
    """Return the pairs of adjacent districts in the card file."""
    rows = [entry.values for entry in GAME.file.entries("district")]
    return sorted(
        {(min(row["id"], other), max(row["id"], other)) for row in rows for other in row["adjacent"]}
    )


def indebted() -> list[dict[str, Any]]:
    """Return pages before and after the end, with a card file in which loans cost more than is printed on the cards."""
    game = GAME.with_cards(GAME.standard.text.replace("loan_repayment = 12", "loan_repayment = 20"))
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


if __name__ == "__main__":
    found = {"adjacent": adjacent(), "indebted": {"game": GAME.id, **spoken(GAME), "pages": indebted()}}
    Path(sys.argv[1]).write_text(json.dumps(found))
