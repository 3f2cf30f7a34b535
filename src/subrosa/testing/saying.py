"""What a game says about its facts to those who know no game: `round_of`, `hand_of` and the like, and `shown`."""

from typing import Any

import msgspec

from subrosa.core.game import Game


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


def wrong_piles(game: Game, view: dict[str, Any]) -> list[str]:
    """Check that open piles consist of things of the game, and that what else is on the table can be sent."""
    found = [
        f"piles_of names {thing!r} in {name}, which is no thing of the game"
        for name, pile in game.piles_of(view["facts"]).items()
        for thing in pile
        if not is_thing(game, *thing)
    ]
    return (
        found
        if is_plain(game.table_of(view["facts"]))
        else [*found, "table_of changes on its way through JSON"]
    )


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
        if not is_plain(game.player_of(facts, seat)):
            found.append(f"player_of changes on its way through JSON for seat {seat}")
    return found


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
