"""Tables on which the rules of Kill the Overlord are tried out, and words to speak about them.

Everything is seen through views, as a player would see it; nothing here reaches into the state.
"""

from collections import Counter
from pathlib import Path
from typing import Any

from subrosa import games
from subrosa.core import State
from tests.rules.support import make

GAME = games.get("overlord")
FOLDER = Path(__file__).resolve().parents[3] / "src/subrosa/games/overlord"

SHIELDS = ("coercion", "capitalize", "repression", "blackmail", "mutiny")
BOOKS = ("martyrdom", "revenge", "revolution", "uprising")
COPIES = {
    "coercion": 5,
    "capitalize": 6,
    "repression": 5,
    "blackmail": 5,
    "mutiny": 4,
    "martyrdom": 3,
    "revenge": 3,
    "revolution": 2,
    "uprising": 2,
    "retaliation": 4,
    "guilty_plea": 3,
}
BASE = ("overlord", "advisor", "general", "captain", "knight", "squire", "peasant", "servant")
ALTERNATE = ("tyrant", "pretender", "inquisitor", "bailiff", "censor", "merchant", "actor", "outlaw")


# ---- laying the table


def player(character: str, *hand: str, gold: int = 5, shown: tuple[str, ...] = ()) -> dict[str, Any]:
    """Write down an active player."""
    return {"character": character, "hand": list(hand), "gold": gold, "shown": list(shown)}


def executed(character: str, token: int, *hand: str, gold: int = 5) -> dict[str, Any]:
    """Write down a player executed in this round, with the character they have put in the middle."""
    return {"executed": token, "hand": list(hand), "gold": gold, "was": character}


def table(*players: dict[str, Any], **position: Any) -> State:
    """Set up a position in which everybody is asked everything, as at a real table.

    With `holder=` it is that player's attempt, unless `now=` says something else.
    """
    seats = [{key: value for key, value in seat.items() if key != "was"} for seat in players]
    position.setdefault("middle", [seat["was"] for seat in players if "was" in seat])
    if "holder" in position:
        position.setdefault("now", "attempt")
    return GAME.position({"players": seats, **position})


def quick_table(*players: dict[str, Any], **position: Any) -> State:
    """Set up a position in which only those with something to decide are asked: windows are not the point."""
    return table(*players, hurry=True, **position)


def all_cards_but(*cards: str) -> list[str]:
    """Return the other plot cards of the game."""
    left = Counter(COPIES)
    left.subtract(cards)
    assert min(left.values()) >= 0, "more copies than there are"
    return sorted(left.elements())


# ---- playing


def do(state: State, *moves: str) -> State:
    """Make choices one after the other, each written as in a save: "2 play blackmail 0"."""
    return make(state, moves)


def window_closes(state: State) -> State:
    """Let everybody who is asked for a reaction pass."""
    assert prompt(state) in ("halted", "retaliate"), f"no window is open but {prompt(state)}"
    for seat in state.waiting:
        state.choose(seat, "pass")
    state.check()
    return state


def reacts(state: State, move: str) -> State:
    """Let one seat react, and everybody else who is asked pass."""
    seat = int(move.split()[0])
    others = [other for other in state.waiting if other != seat]
    return do(state, move, *[f"{other} pass" for other in others])


def everybody_passes(state: State) -> State:
    """Close window after window without a reaction, until somebody has to decide something."""
    while prompt(state) in ("halted", "retaliate"):
        window_closes(state)
    return state


def act(state: State, *moves: str) -> State:
    """Make choices to which nobody reacts."""
    for move in moves:
        everybody_passes(do(state, move))
    return state


# ---- looking


def facts(state: State, viewer: int | None = None) -> dict[str, Any]:
    """Return what a viewer knows of the table; without a viewer, what everybody knows."""
    known: dict[str, Any] = state.view(viewer)["facts"]
    return known


def each(state: State, what: str) -> list[Any]:
    """Return something public about every player, by seat."""
    return [seat[what] for seat in facts(state)["players"]]


def gold(state: State) -> list[int]:
    return each(state, "gold")


def characters(state: State) -> list[str | None]:
    """Return everybody's character; None for the executed."""
    return each(state, "character")


def tokens(state: State) -> list[int]:
    """Return everybody's token; 0 for active players."""
    return each(state, "token")


def sizes(state: State) -> list[int]:
    """Return how many cards everybody has."""
    return each(state, "cards")


def hand(state: State, seat: int) -> list[str]:
    """Return a hand as its owner sees it, sorted."""
    return sorted(facts(state, seat)["hand"])


def holder(state: State) -> int | None:
    seat: int | None = facts(state)["holder"]
    return seat


def giver(state: State) -> int | None:
    seat: int | None = facts(state)["giver"]
    return seat


def middle(state: State) -> list[str]:
    return sorted(facts(state)["middle"])


def discards(state: State) -> list[str]:
    return sorted(facts(state)["discards"])


def ruler(state: State) -> int:
    """Return the active player with the Overlord's or the Tyrant's card."""
    return next(seat for seat, who in enumerate(characters(state)) if who in ("overlord", "tyrant"))


def prompt(state: State) -> str | None:
    """Return the question that is being asked."""
    asking = state.view(None)["prompt"]
    return None if asking is None else asking["id"]


def choices(state: State, seat: int) -> set[str]:
    """Return what a seat may choose, each choice once."""
    offered = state.view(seat)["choices"]
    assert len(set(offered)) == len(offered), offered
    return set(offered)


def targets(state: State, seat: int, card: str) -> set[int]:
    """Return the players at whom a seat could play a card now."""
    begin = f"play {card} "
    return {int(choice.removeprefix(begin)) for choice in choices(state, seat) if choice.startswith(begin)}


def told(state: State, viewer: int | None, template: str) -> list[dict[str, Any]]:
    """Return the arguments of all events of a kind, as a viewer noticed them."""
    return [event["args"] for event in state.log(viewer) if event["event"] == template]


def noticed(state: State, viewer: int | None) -> Any:
    """Return everything that ever reaches a viewer: to compare two tables that should look the same."""
    return state.view(viewer), state.log(viewer)


def ending(state: State) -> tuple[str, tuple[int, ...]] | None:
    """Return how the game ended and who won, or None."""
    return None if state.result is None else (state.result.ending, state.result.winners)
