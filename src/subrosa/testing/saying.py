"""What a game says about its facts to those who know no game: `round_of`, `hand_of` and the like, and `shown`."""

from collections.abc import Iterator
from typing import Any

import msgspec

from subrosa.core.game import Game
from subrosa.core.named import is_named
from subrosa.core.state import State


def wrong_sayings(game: Game, view: dict[str, Any]) -> list[str]:
    """Return what is wrong with what a game says about a view."""
    before = msgspec.json.encode(view, order="deterministic")
    found = [
        *wrong_count(game, view),
        *wrong_hand(game, view),
        *wrong_piles(game, view),
        *wrong_players(game, view),
        *wrong_page(game, view),
    ]
    if msgspec.json.encode(view, order="deterministic") != before:
        found.insert(0, "asking the game about a view changed the view")
    return found


def counts_of(game: Game, view: dict[str, Any]) -> tuple[int, int]:
    """Return the numbers of the round and of the turn, 0 for what the game does not count."""
    return game.round_of(view["facts"]) or 0, game.turn_of(view["facts"]) or 0


def wrong_count(game: Game, view: dict[str, Any]) -> list[str]:
    """Check that a game counts rounds, turns, both or neither by whole numbers."""
    counts = [game.round_of(view["facts"]), game.turn_of(view["facts"])]
    told = [number for number in counts if number is not None]
    return [f"{number!r} is no number of a round or a turn" for number in told if type(number) is not int]


def wrong_hand(game: Game, view: dict[str, Any]) -> list[str]:
    """Check that a hand consists of things of the game, and that spectators have none."""
    hand = game.hand_of(view["facts"])
    if hand and view["seat"] is None:
        return ["hand_of says that a spectator has cards"]
    return [
        f"hand_of names {thing!r}, which is no thing of the game"
        for thing in hand
        if not is_thing(game, *thing)
    ]


def unsaid_hands(game: Game, state: State) -> list[str]:
    """Check that a game says what it deals: things listed for one seat that nobody else sees are in its hand.

    Only the beginning is looked at, as what a seat has learnt later need not be anything that it holds.
    """
    spectator = state.facts(None)
    return [
        f"seat {seat} alone sees {things!r}, and hand_of says that it holds nothing"
        for seat in range(state.seats)
        for things in hidden_lists(state.facts(seat), spectator)
        if not game.hand_of(state.facts(seat))
    ]


def hidden_lists(seen: Any, by_others: Any) -> Iterator[list[Any]]:
    """Return the lists of things, by name or number, that are there for one viewer and not for another."""
    if isinstance(seen, dict):
        others = by_others if isinstance(by_others, dict) else {}
        for key, value in seen.items():
            yield from hidden_lists(value, others.get(key))
    elif isinstance(seen, list) and by_others is None:
        if seen and all(type(one) in (str, int) for one in seen):
            yield seen
    elif isinstance(seen, list) and isinstance(by_others, list) and len(seen) == len(by_others):
        for one, other in zip(seen, by_others, strict=True):
            yield from hidden_lists(one, other)


def wrong_piles(game: Game, view: dict[str, Any]) -> list[str]:
    """Check that open piles consist of things of the game, and that what else is on the table can be sent."""
    found = [
        f"piles_of names {thing!r} in {name}, which is no thing of the game"
        for name, pile in game.piles_of(view["facts"]).items()
        for thing in pile
        if not is_thing(game, *thing)
    ]
    table = game.table_of(view["facts"])
    if not is_plain(table):
        return [*found, "table_of changes on its way through JSON"]
    # By default it is all facts as they are, which nobody takes for things.
    return found if table == view["facts"] else [*found, *wrong_names(game, table, "table_of")]


def wrong_players(game: Game, view: dict[str, Any]) -> list[str]:
    """Check that roles are things of the game, the identity is one of them, and facts about players can be sent."""
    found: list[str] = []
    facts = view["facts"]
    for seat in range(view["seats"]):
        roles = game.roles_of(facts, seat)
        for kind, name in roles.items():
            if name is not None and not is_thing(game, kind, name):
                found.append(f"roles_of names {kind} {name!r}, which is no thing of the game")
        identity = game.identity_of(facts, seat)
        if identity is not None and identity not in roles.values():
            found.append(f"identity_of says {identity!r}, which is none of the roles of seat {seat}")
        player = game.player_of(facts, seat)
        if not is_plain(player):
            found.append(f"player_of changes on its way through JSON for seat {seat}")
        found += wrong_names(game, player, "player_of")
    return found


def wrong_names(game: Game, table: dict[str, Any], where: str) -> list[str]:
    """Check that whatever names a thing says of which kind it is, and that there is such a thing."""
    found: list[str] = []
    for key, value in every_value(table):
        if is_named(value):
            if not is_thing(game, value["kind"], value["name"]):
                found.append(f"{where} names {value} as {key}, which is no thing of the game")
        elif any(value in kind.names for kind in game.kinds if isinstance(value, str)):
            found.append(f"{where} says {value!r} as {key} without its kind: use `named`")
        elif type(value) is int and key in ("seat", *[kind.name for kind in game.kinds]):
            found.append(f"{where} says {value} as {key}: use `named`, as numbers name nothing")
    return found


def every_value(value: Any, key: str = "") -> Iterator[tuple[str, Any]]:
    """Return all that a table holds, things as a whole, each with the key that it lies under."""
    if isinstance(value, dict) and not is_named(value):
        for name, inner in value.items():
            yield from every_value(inner, name)
    elif isinstance(value, list):
        for inner in value:
            yield from every_value(inner, key)
    else:
        yield key, value


def wrong_page(game: Game, view: dict[str, Any]) -> list[str]:
    """Check that a page is the view with `shown`, which is the same from a view that has been through JSON."""
    page = game.page(view)
    if not is_plain(page):
        return ["shown changes on its way through JSON"]
    if {name: value for name, value in page.items() if name != "shown"} != view:
        return ["a page has to be the view, and shown"]
    again = game.page(sent(view))
    return [] if again == page else ["shown is not the same from a view that has been through JSON"]


def is_thing(game: Game, kind: str, name: str) -> bool:
    """Tell whether the game has a thing of this kind and name."""
    return any(one.name == kind and name in one.names for one in game.kinds)


def is_plain(value: Any) -> bool:
    """Tell whether a value stays the same on its way through JSON."""
    return bool(sent(value) == value)


def sent(value: Any) -> Any:
    """Return what arrives of a value that is sent as JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))
