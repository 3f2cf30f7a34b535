"""Tables on which the rules of Cthulhu: Dark Providence are tried out, and words to speak about them.

Everything is seen through views, as a player would see it; nothing here reaches into the state.
"""

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from subrosa.core import Game, State
from subrosa.games.providence.rules.game import GAME as PROVIDENCE
from subrosa.texts import Texts
from tests.rules.support import make

GAME = PROVIDENCE
FOLDER = Path(__file__).resolve().parents[3] / "src/subrosa/games/providence"
TEXT = (FOLDER / "cards.toml").read_text("utf-8")
DATA = tomllib.loads(TEXT)

CITIES = [row["id"] for row in DATA["city"]]
KINDS = ("starting_card", "main_card", "city_card", "mythos_card")
CARDS = {row["id"]: row for kind in KINDS for row in DATA[kind]}
MYTHOS = [row["id"] for row in DATA["mythos_card"]]

# Tokens of the bag, as positions write draws down: with a full bag the first twelve of eighteen are Madness.
MAD, SANE = 1, 18


def printed(card: str, symbol: str) -> int:
    """Return how many symbols of a kind are on a card."""
    found: int = CARDS[card]["resources"].get(symbol, 0)
    return found


# ---- laying the table


def player(*hand: str, **more: Any) -> dict[str, Any]:
    """Write down a player with these cards in hand; the Basic Agent stands somewhere alone unless it is mentioned."""
    return {"hand": list(hand), **more}


def table(
    *players: dict[str, Any], cities: dict[str, Any] | None = None, game: Game = GAME, **position: Any
) -> State:
    """Set up a position at which seat 0 has both actions left. Cities that are not mentioned have no cards."""
    board: dict[str, Any] = {city: {} for city in CITIES}
    position.setdefault("row", [])
    return game.position({"players": list(players), "cities": board | (cities or {}), **position})


# ---- cards that an owner has rewritten


def effect(kind: str, ops: str) -> str:
    """Return an effect as it stands in a card file."""
    return f'{{ kind = "{kind}", text = "As an owner wrote it.", ops = [{ops}] }}'


def with_effects(card: str, *effects: str, text: str = TEXT) -> str:
    """Return a card file in which a card has these effects and no others, each on a line of its own."""
    lines = text.splitlines()
    start = next(
        at for at in range(lines.index(f'id = "{card}"'), len(lines)) if lines[at].startswith("effects =")
    )
    end = start if lines[start].endswith("[]") else lines.index("]", start)
    return "\n".join(
        [*lines[:start], "effects = [", *[f"  {one}," for one in effects], "]", *lines[end + 1 :], ""]
    )


@cache
def rewritten(card: str, kind: str, ops: str) -> Game:
    """Return the game with one effect on a card."""
    return GAME.with_cards(with_effects(card, effect(kind, ops)))


# ---- playing


def do(state: State, *moves: str) -> State:
    """Make moves, each written as the seat and its choice: '0 pass'.

    Cards that pay follow an action: '0 add boston with tnt anarchists', '0 track ritual_plus with city_arkham'. What
    else is gathered stands before them, after commas: '0 travel, move monday boston with pullman_line',
    '0 use hired_guns, kill wyatt_earp with tnt'. That, and the text of a card ('0 use fbi'), are said to be done.
    """
    return make(state, moves, spelled_out)


def spelled_out(move: str) -> list[str]:
    """Return the choices that a move consists of."""
    head, _, cards = move.partition(" with ")
    first, *more = [part.strip() for part in head.split(",")]
    verb = first.partition(" ")[0]
    pays = [f"{'drop' if verb == 'discard' else 'pay'} {card}" for card in cards.split()]
    gathers = bool(more or pays) or verb in ("use", "free", "hunt")
    return [first, *more, *pays, *(["done"] if gathers else [])]


def finish(state: State) -> State:
    """Let everybody pass until the game is over: after two rounds without anything done (A40)."""
    for _ in range(60):
        if state.result is not None:
            return state
        (number,) = state.waiting
        state.choose(number, "pass" if "pass" in choices(state) else "stop")
        state.check()
    raise AssertionError("the game does not end")


# ---- being asked


def choices(state: State, seat: int | None = None) -> list[str]:
    """Return what a seat may choose; without a seat, what the one being waited for may choose."""
    if seat is None:
        (seat,) = state.waiting
    return [choice.text for choice in state.options(seat)]


def prompt(state: State) -> str:
    """Return the question that is asked."""
    return str(state.view(None)["prompt"]["id"])


def can(state: State, choice: str) -> bool:
    """Tell whether the one being waited for may choose this."""
    return choice in choices(state)


def refused(state: State, seat: int, choice: str) -> str:
    """Return the reason why something cannot be chosen."""
    refusal = state.refusal(seat, choice)
    assert refusal is not None, f"{choice} is on offer"
    return refusal.reason


# ---- looking


def facts(state: State, viewer: int | None = None) -> dict[str, Any]:
    """Return what a viewer may know."""
    known: dict[str, Any] = state.view(viewer)["facts"]
    return known


def seat(state: State, number: int, viewer: int | None = None) -> dict[str, Any]:
    """Return a player."""
    found: dict[str, Any] = facts(state, viewer)["players"][number]
    return found


def hand(state: State, number: int) -> list[str]:
    """Return a player's hand."""
    return list(facts(state, number)["hand"])


def city(state: State, name: str) -> dict[str, Any]:
    """Return a City."""
    found: dict[str, Any] = facts(state)["cities"][CITIES.index(name)]
    return found


def row(state: State) -> dict[str, dict[str, Any]]:
    """Return the Mythos row, by card."""
    return {found["card"]: found for found in facts(state)["row"]}


def pieces(state: State) -> dict[str, dict[str, Any]]:
    """Return the Agents that somebody controls, by name."""
    return {found["piece"]: found for found in facts(state)["pieces"]}


def score(state: State, number: int) -> dict[str, Any]:
    """Return the lines of a player's score that are not 0."""
    lines = seat(state, number)["score"]
    return {line: points for line, points in lines.items() if points and line not in ("total", "out")}


def elder(state: State) -> dict[str, Any]:
    """Return the Great Old One."""
    found: dict[str, Any] = facts(state)["elder"]
    return found


def events(state: State, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
    """Return the arguments of all events of a kind."""
    return [event["args"] for event in state.log(viewer) if event["event"] == name]


# ---- the game of one


def solo(behaviour: str, *cultists: dict[str, Any], you: dict[str, Any] | None = None, **more: Any) -> State:
    """Set up a game of one against Dagon in which you pass and one Behaviour card is carried out."""
    found = {"elder": "dagon", "behaviours": [behaviour], "cultists": list(cultists) or [{}, {}]}
    found |= more.pop("elder", {})
    return do(table(you or player(), elder=found, **more), "0 pass")


def effect_of_cultist(name: str, number: int, *cultists: dict[str, Any], **more: Any) -> State:
    """Let Cultist 1 or 2 perform its effect for a Great Old One; New York's Gate is closed unless told otherwise.

    The other Cultist has nothing to claim and nowhere to add to, unless there are cubes of it or cards in its City.
    """
    more.setdefault("you", player(closed=["new_york"]))
    found = more.pop("elder", {}) | {"elder": name}
    return solo("behaviour_5" if number == 1 else "behaviour_2", *cultists, elder=found, **more)


def failures(state: State, piece: str = "cultist_1") -> list[str]:
    """Return why a Cultist has failed."""
    return [event["why"] for event in events(state, "elder-fail") if event["piece"] == piece]


def stations(state: State) -> list[str]:
    """Return where the two Cultists are."""
    return [found["city"] for found in elder(state)["cultists"]]


def tale(state: State, language: str = "en") -> list[str]:
    """Return what the log tells about the newest turn of the Great Old One."""
    texts = Texts(language, GAME, ["Ada"])
    log = state.log(0)
    start = max(number for number, event in enumerate(log) if event["event"] == "elder-turn")
    return [texts.event(event) for event in log[start:] if event["event"] != "turn"]
