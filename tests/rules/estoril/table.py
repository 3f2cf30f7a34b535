"""Tables on which the rules of Estoril 1942 are tried out, and words to speak about them.

Everything is seen through views, as a player would see it; nothing here reaches into the state.
"""

from pathlib import Path
from typing import Any

from subrosa.core import State
from subrosa.games.estoril.rules.game import GAME as ESTORIL
from tests.rules.support import make

GAME = ESTORIL
FOLDER = Path(__file__).resolve().parents[3] / "src/subrosa/games/estoril"

# The layout worked out by hand in test_city. It has all locations but the Church and the Hotel Atlântico.
CITY = "7@1 3@0 5@2 / 2@3 8@1 6@0"

STARTERS = ["s_assassin", "s_seducer", "s_nationalist", "s_diplomat", "s_conspirator", "s_veteran"]
BOARDS = {
    "church": 1,
    "palacio": 2,
    "tamariz": 3,
    "atlantico": 4,
    "muchaxo": 5,
    "casino": 6,
    "boca": 7,
    "museum": 8,
}


# ---- laying the table


def player(placed: dict[str, str] | None = None, **more: Any) -> dict[str, Any]:
    """Write down a player with characters on the boards: {"3i": "smith"}. The default hand is the other starters."""
    return {"placed": placed or {}, **more}


def table(*players: dict[str, Any], **position: Any) -> State:
    """Set up a position; the layout is CITY unless `city=` says otherwise."""
    position.setdefault("city", CITY)
    return GAME.position({"players": list(players), **position})


def resolving(*players: dict[str, Any], until: str = "", **position: Any) -> State:
    """Set up a position in which everything is placed and resolving begins. `until` lets earlier locations pass first:
    nobody uses an ability there.
    """
    seats = [within_the_limit(seat) for seat in players]
    state = table(*seats, now="resolving", **position)
    while until and state.waiting and here(state) != until:
        state.choose(
            state.waiting[0], "pass" if "pass" in choices(state) else state.options(state.waiting[0])[0]
        )
    return state


def within_the_limit(seat: dict[str, Any]) -> dict[str, Any]:
    """Give the player as many of their starters as six cards allow, and discard the others (7.8)."""
    if "hand" in seat:
        return seat
    placed, discards = list(seat["placed"].values()), seat.get("discards", [])
    left = [card for card in STARTERS if card not in [*placed, *discards, *seat.get("lost", [])]]
    room = max(0, 6 - len(placed))
    return {**seat, "hand": left[:room], "discards": [*discards, *left[room:]]}


def over(*players: dict[str, Any], **position: Any) -> State:
    """Set up the end of a game: the fourth round is over and nobody has to discard anything."""
    return table(*players, now="discarding", round=4, **position)


# ---- playing


def do(state: State, *moves: str) -> State:
    """Make choices one after the other, each written as in a save: "2 place garbo 3i"."""
    return make(state, moves)


def to_the_end_of_the_round(state: State) -> State:
    """Play on without using any more abilities."""
    now = facts(state)["round"]
    while (
        state.waiting
        and prompt(state) in ("act", "exchange", "sacrifice", "discard")
        and facts(state)["round"] == now
    ):
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    return state


# ---- looking


def facts(state: State, viewer: int | None = None) -> dict[str, Any]:
    """Return what a viewer knows of the table; without a viewer, what everybody knows."""
    known: dict[str, Any] = state.view(viewer)["facts"]
    return known


def area(state: State, name: str, viewer: int | None = None) -> dict[str, Any]:
    """Return an area with the character on it."""
    return next(place for place in facts(state, viewer)["areas"] if place["area"] == name)


def on(state: State, name: str, viewer: int | None = None) -> tuple[int, str | None, str] | None:
    """Return whose card lies on an area, which card and how; None if the area is free."""
    place = area(state, name, viewer)
    return None if place["seat"] is None else (place["seat"], place["card"], place["face"])


def location(state: State, name: str, viewer: int | None = None) -> dict[str, Any]:
    """Return a location with its reward."""
    return next(place for place in facts(state, viewer)["city"] if place["location"] == name)


def reward(state: State, name: str, viewer: int | None = None) -> str | None:
    card: str | None = location(state, name, viewer)["reward"]
    return card


def each(state: State, what: str) -> list[Any]:
    """Return something public about every player, by seat."""
    return [seat[what] for seat in facts(state)["players"]]


def hand(state: State, seat: int) -> list[str]:
    """Return a hand as its owner sees it."""
    return sorted(facts(state, seat)["hand"])


def here(state: State) -> str | None:
    """Return the location that is being resolved."""
    place: str | None = facts(state)["here"]
    return place


def influences(state: State, name: str) -> dict[str, int]:
    """Return the influence of each character in a location while it is resolved."""
    number = str(BOARDS[name])
    return {
        place["area"]: place["influence"]
        for place in facts(state)["areas"]
        if place["area"].startswith(number) and place["seat"] is not None
    }


def prompt(state: State) -> str | None:
    """Return the question that is being asked."""
    asking = state.view(None)["prompt"]
    return None if asking is None else asking["id"]


def choices(state: State, seat: int | None = None) -> set[str]:
    """Return what a seat may choose; without a seat, what the one being waited for may choose."""
    return set(state.view(state.waiting[0] if seat is None else seat)["choices"])


def with_verb(state: State, verb: str) -> set[str]:
    """Return what the verb can be applied to."""
    return {choice.removeprefix(f"{verb} ") for choice in choices(state) if choice.split()[0] == verb}


def told(state: State, template: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Return the arguments of all events of a kind, as a viewer noticed them."""
    return [event["args"] for event in state.log(viewer) if event["event"] == template]


def won(state: State) -> dict[str, int]:
    """Return who has won the reward of each location so far, according to the log."""
    return {event["location"]: event["seat"] for event in told(state, "win-reward")}


def scores(state: State, what: str = "total") -> list[Any]:
    """Return one column of everybody's score when the game is over."""
    return [score[what] for score in each(state, "score")]
