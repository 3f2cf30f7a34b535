"""Tables on which the rules of A Study in Emerald are tried out, and words to speak about them.

Everything is seen through views, as a player would see it; nothing here reaches into the state.
"""

import tomllib
from pathlib import Path
from typing import Any

from subrosa.core import State
from subrosa.games.emerald.rules.game import GAME as EMERALD
from tests.rules.support import make

GAME = EMERALD
FOLDER = Path(__file__).resolve().parents[3] / "src/subrosa/games/emerald"
DATA = tomllib.loads((FOLDER / "cards.toml").read_text("utf-8"))

CITIES = [row["id"] for row in DATA["city"]]
STARTING = [row["id"] for row in DATA["starting_card"]]
CARDS = {row["id"]: row for kind in ("starting_card", "game_card", "city_card") for row in DATA[kind]}
ROYALTY = {row["city"]: row for row in DATA["royalty"]}

# Faces of the sanity die, as positions write them down: with the standard cards the first three of six are madness.
MAD, SANE = 1, 6


# ---- what is printed on the cards


def printed(card: str, symbol: str) -> int:
    """Return how often a symbol is on a card, or the number in it."""
    for word in CARDS[card]["symbols"]:
        name, _, count = word.partition(":")
        if name == symbol:
            return int(count or 1)
    return 0


def worth(card: str) -> int:
    """Return the points printed on a card, of whatever kind."""
    return sum(printed(card, f"vp_{kind}") for kind in ("neutral", "restorationist", "loyalist"))


def royal_vp(city: str) -> int:
    """Return the points for the royalty of a city."""
    return int(ROYALTY[city]["vp"])


# ---- laying the table


def player(*hand: str, side: str | None = None, **more: Any) -> dict[str, Any]:
    """Write down a player with these cards in hand; with an agent each in Cairo and Constantinople and five cubes in
    Limbo, unless something else is said.
    """
    known = {} if side is None else {"identity": side}
    return {"hand": list(hand), **known, **more}


def loyalist(*hand: str, **more: Any) -> dict[str, Any]:
    """Write down a Loyalist."""
    return player(*hand, side="loyalist", **more)


def restorationist(*hand: str, **more: Any) -> dict[str, Any]:
    """Write down a Restorationist."""
    return player(*hand, side="restorationist", **more)


def table(*players: dict[str, Any], cities: dict[str, Any] | None = None, **position: Any) -> State:
    """Set up a position at which seat 0 is to take its first action. Cities that are not mentioned have no cards."""
    board = whole_cities(list(players), cities or {})
    return GAME.position({"players": list(players), "cities": board, **position})


def whole_cities(players: list[Any], cities: dict[str, Any]) -> dict[str, Any]:
    """Return all cities: those mentioned, with their royalty at the bottom if it is nowhere else, and empty ones."""
    owned = [name for one in players for key in ("royalty", "hidden") for name in one.get(key, [])]
    board: dict[str, Any] = {city: {} for city in CITIES}
    for city, found in cities.items():
        stack = found.get("stack", [])
        placed = "royalty" in found or "royalty" in stack or ROYALTY[city]["id"] in owned
        board[city] = found if placed or not found.get("card") else {**found, "stack": [*stack, "royalty"]}
    return board


def die(faces: list[int], *players: dict[str, Any], **position: Any) -> State:
    """Set up a table at which the next throws of the sanity die show these faces."""
    return table(*players, rolls=faces, **position)


# ---- playing


def do(state: State, *moves: str) -> State:
    """Make moves, each written as the seat and its choice: '0 pass'.

    The cards for an action follow it: '0 place rome with s001 s002', '0 kill paris 1 with ravachol s008',
    '0 tracks with bismarck/loyalist'. That and the text of a card ('0 use black_hand') are said to be done.
    """
    return make(state, moves, spelled_out)


def spelled_out(move: str) -> list[str]:
    """Return the choices that a move consists of."""
    head, _, cards = move.partition(" with ")
    verb = head.partition(" ")[0]
    if not cards:
        return [head, "done"] if verb == "use" else [head]
    choices = [card_choice(verb, i, card) for i, card in enumerate(cards.split())]
    return [head, *choices, "done"]


def card_choice(verb: str, place: int, card: str) -> str:
    """Return the choice that adds a card to an action."""
    if verb in ("kill", "strike"):
        return f"{'bomb' if place else 'arm'} {card}"
    if verb == "tracks":
        return f"push {card.replace('/', ' ')}"
    return f"{'drop' if verb in ('discard', 'use') else 'pay'} {card}"


# ---- being asked


def choices(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat may choose; without a seat, what the one being waited for may choose."""
    return list(state.view(state.waiting[0] if seat is None else seat)["choices"])


def with_verb(state: State, verb: str, seat: int | None = None) -> set[str]:
    """Return what the verb can be applied to."""
    return {choice.partition(" ")[2] for choice in choices(state, seat) if choice.split()[0] == verb}


def can(state: State, move: str) -> bool:
    """Tell whether a move, written as for `do`, is possible; nothing happens at this table."""
    seat, _, rest = move.partition(" ")
    trial = state.copy()
    for choice in spelled_out(rest):
        if choice not in choices(trial, int(seat)):
            return False
        trial.choose(int(seat), choice)
    return True


def prompt(state: State) -> str:
    """Return the question that is being asked."""
    return str(state.view(None)["prompt"]["id"])


def asked(state: State) -> list[int]:
    """Return who is asked, as far as the table can know."""
    return list(state.view(None)["asked"])


def reason(state: State, choice: str, seat: int | None = None) -> str:
    """Return why something is refused."""
    refusal = state.refusal(state.waiting[0] if seat is None else seat, choice)
    assert refusal is not None, f"{choice!r} is on offer"
    return refusal.reason


# ---- looking


def facts(state: State, viewer: int | None = None) -> dict[str, Any]:
    """Return what a viewer knows of the table; without a viewer, what everybody knows."""
    known: dict[str, Any] = state.view(viewer)["facts"]
    return known


def at(state: State, city: str) -> dict[str, Any]:
    """Return one city."""
    return next(row for row in facts(state)["cities"] if row["city"] == city)


def cubes(state: State, city: str) -> list[int]:
    """Return everybody's cubes in a city."""
    return list(at(state, city)["cubes"])


def agents(state: State, city: str) -> list[int]:
    """Return everybody's agents in a city."""
    return list(at(state, city)["agents"])


def of(state: State, seat: int, viewer: int | None = None) -> dict[str, Any]:
    """Return what is known of a player."""
    known: dict[str, Any] = facts(state, viewer)["players"][seat]
    return known


def each(state: State, what: str) -> list[Any]:
    """Return something public about every player, by seat."""
    return [row[what] for row in facts(state)["players"]]


def hand(state: State, seat: int) -> list[str]:
    """Return a hand as its owner sees it."""
    return list(facts(state, seat)["hand"])


def discards(state: State, seat: int) -> list[str]:
    """Return a discard pile, the top card last."""
    return list(of(state, seat)["discards"])


def beside(state: State, seat: int) -> list[tuple[str, int | None]]:
    """Return the cards beside an identity card, with whose agent lies on them."""
    return [(row["card"], row["victim"]) for row in of(state, seat)["beside"]]


def royals(state: State, seat: int) -> list[tuple[str, bool]]:
    """Return the royalty a player has, and whether it is hidden."""
    return [(row["royalty"], row["hidden"]) for row in of(state, seat)["royalty"]]


def gone(state: State) -> list[str]:
    """Return the cards that were removed for everybody to see."""
    return list(facts(state)["gone"])


def tracks(state: State) -> dict[str, int]:
    """Return where the markers stand."""
    loyalists, restorationists = facts(state)["tracks"]
    return {"loyalist": loyalists, "restorationist": restorationists}


def told(state: State, template: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Return the arguments of all events of a kind, as a viewer noticed them."""
    return [event["args"] for event in state.log(viewer) if event["event"] == template]


# ---- the end


def ending(state: State) -> str | None:
    """Return how the game ended; None while it goes on."""
    result = state.view(None)["result"]
    return None if result is None else result["ending"]


def winners(state: State) -> list[int]:
    """Return who has won."""
    return list(state.view(None)["result"]["winners"])


def scores(state: State, what: str = "total") -> list[int]:
    """Return one column of everybody's score when the game is over."""
    return [score[what] for score in each(state, "score")]
