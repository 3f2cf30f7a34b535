"""Tables on which the rules of Nanty Narking are tried out, and words to speak about them.

Everything is seen through views, as a player would see it; nothing here reaches into the state.
"""

import tomllib
from pathlib import Path
from typing import Any

from subrosa.core import State
from subrosa.games.nanty.rules.game import GAME as NANTY

GAME = NANTY
FOLDER = Path(__file__).resolve().parents[3] / "src/subrosa/games/nanty"
DATA = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))
CARDS = {card["id"]: card for card in [*DATA["action_card"], *DATA["classic_action_card"]]}
NEAR = {row["id"]: row["adjacent"] for row in DATA["district"]}
COST = {row["id"]: row["cost"] for row in DATA["district"]}


def using(effect: str) -> list[str]:
    """Return the Action cards with this text."""
    return [name for name, card in CARDS.items() if card["effect"] == effect and card["number"] <= 101]


# ---- laying the table


def player(*hand: str, money: int = 10, **more: Any) -> dict[str, Any]:
    """Write down a player with these cards in hand."""
    return {"hand": list(hand), "money": money, **more}


def table(*players: dict[str, Any], hurry: bool = True, **position: Any) -> State:
    """Set up a position in which only those with something to decide are asked: windows are not the point.

    Players who are not mentioned in the "agents" of a district, the last ones, have none there.
    """
    board = {name: whole_row(row, len(players)) for name, row in position.pop("board", {}).items()}
    return GAME.position({"players": list(players), "hurry": hurry, "board": board, **position})


def whole_row(row: dict[str, Any], seats: int) -> dict[str, Any]:
    """Return a district with an entry for each player in "agents"."""
    agents = row.get("agents", [])
    nobody: Any = [] if any(isinstance(some, list) for some in agents) else 0
    return {**row, "agents": [*agents, *[nobody] * (seats - len(agents))]} if agents else row


def slow_table(*players: dict[str, Any], **position: Any) -> State:
    """Set up a position in which everybody is asked everything, as at a real table."""
    return table(*players, hurry=False, **position)


def die(wanted: list[int], *players: dict[str, Any], **position: Any) -> State:
    """Set up a table at which the next throws of the die show these numbers (1 to 12)."""
    return table(*players, rolls=wanted, **position)


# ---- playing


def do(state: State, *moves: str) -> State:
    """Make moves, each written as the seat and its choice: '0 play toby'.

    In a hurry, the only card of a hand is played, and an event without alternatives happens, by itself.
    """
    for move in moves:
        seat, _, choice = move.partition(" ")
        if choice.startswith("play ") and facts(state)["played"] == choice.partition(" ")[2]:
            continue
        if choice == "event" and (int(seat) not in state.waiting or choice not in options(state, int(seat))):
            continue
        state.choose(int(seat), choice)
    return state


def options(state: State, seat: int) -> list[str]:
    """Return what a seat may choose."""
    return list(state.view(seat)["choices"])


def reason(state: State, seat: int, choice: str) -> tuple[str, str]:
    """Return why something is refused, and the rule."""
    refusal = state.refusal(seat, choice)
    assert refusal is not None, f"{choice!r} is on offer"
    return refusal.reason, refusal.rule


# ---- looking


def facts(state: State, seat: int | None = None) -> dict[str, Any]:
    return dict(state.view(seat)["facts"])


def at(state: State, name: str) -> dict[str, Any]:
    """Return one district."""
    return next(row for row in facts(state)["board"] if row["district"] == name)


def agents(state: State, name: str) -> list[int]:
    return list(at(state, name)["agents"])


def trouble(state: State, name: str) -> bool:
    return bool(at(state, name)["trouble"])


def troubles(state: State) -> list[str]:
    return [row["district"] for row in facts(state)["board"] if row["trouble"]]


def money(state: State) -> list[int]:
    return [seat["money"] for seat in facts(state)["players"]]


def hand(state: State, seat: int) -> list[str]:
    return list(facts(state, seat)["own"]["hand"])


def sizes(state: State) -> list[int]:
    return [seat["cards"] for seat in facts(state)["players"]]


def prompt(state: State) -> str:
    return str(state.view(None)["prompt"]["id"])


def symbol(state: State) -> str:
    """Return the symbol that is being dealt with."""
    return str(state.view(None)["prompt"]["args"]["symbol"])


def waiting(state: State) -> tuple[int, ...]:
    return tuple(state.view(None)["asked"])
