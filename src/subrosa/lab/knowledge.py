"""What a seat could have known about the others: how often each identity and each card is in worlds that fit its view.

Worlds are drawn by `game.imagine`: all that the seat has seen counts, conclusions from what others chose do not.
"""

from collections import Counter
from random import Random
from typing import Any, Final

from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.lab.results import Record

MOST_CARDS: Final = 12  # of a hand, the likeliest ones are told


def knowledge(game: Game, state: State, worlds: int, seed: str) -> list[Record]:
    """For each seat, what it could have known about every other."""
    return [seat_knowledge(game, state, seat, worlds, f"{seed} {seat}") for seat in range(state.seats)]


def seat_knowledge(game: Game, state: State, seat: int, worlds: int, seed: str) -> Record:
    """What one seat could have known."""
    view = state.view(seat)
    chance = Random(seed)
    others = [other for other in range(state.seats) if other != seat]
    roles: dict[tuple[int, str], Counter[str]] = {}
    hands: dict[int, Counter[str]] = {other: Counter() for other in others}
    for _ in range(worlds):
        world = game.imagine(view, chance)
        for other in others:
            facts = world.view(other)["facts"]
            for kind, role in secret_roles(game, facts, view["facts"], other).items():
                roles.setdefault((other, kind), Counter())[role] += 1
            hands[other].update(set(hand_of(facts)))
    return {
        "seat": seat,
        "about": [about(game, state, other, roles, hands[other], worlds) for other in others],
    }


def about(
    game: Game,
    state: State,
    other: int,
    roles: dict[tuple[int, str], Counter[str]],
    hand: Counter[str],
    worlds: int,
) -> Record:
    """One other seat: shares of the worlds, and what was true."""
    facts = state.view(other)["facts"]
    row = facts["players"][other]
    return {
        "seat": other,
        "roles": {
            kind: {"true": row[kind], "shares": shares(counted, worlds)}
            for (seat, kind), counted in roles.items()
            if seat == other
        },
        "hand": {"true": hand_of(facts), "shares": shares(hand, worlds, MOST_CARDS)},
    }


def shares(counted: Counter[str], worlds: int, most: int | None = None) -> dict[str, float]:
    """The likeliest first; equal ones by name."""
    order = sorted(counted, key=lambda name: (-counted[name], name))[:most]
    return {name: round(counted[name] / worlds, 4) for name in order}


def secret_roles(game: Game, facts: dict[str, Any], seen: dict[str, Any], other: int) -> dict[str, str]:
    """What a player is in a world, as far as the viewer does not simply see it."""
    row, shown = facts["players"][other], seen["players"][other]
    kinds = [kind.name for kind in game.kinds if kind.name in row and kind.name != "seat"]
    return {kind: row[kind] for kind in kinds if isinstance(row[kind], str) and shown[kind] is None}


def hand_of(facts: dict[str, Any]) -> list[str]:
    """A player's cards, from his own view."""
    hand = facts.get("hand", facts.get("own", {}).get("hand"))
    return [str(card) for card in hand or []]
