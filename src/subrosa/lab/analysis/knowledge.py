"""What a seat could have known about the others: how likely each identity and each card was, by all that it saw.

Where the bots have a belief about the game, it is a good reasoner's knowledge: what the belief says in so many words
counts as it says, and other shares are those of worlds by their weight. Otherwise every world that fits counts the
same: all that the seat has seen counts, conclusions from what others chose do not.
"""

from random import Random
from typing import Any, Final

from subrosa.bots.belief import Claim
from subrosa.core.game import Game, Thing
from subrosa.core.state import State
from subrosa.lab.analysis.worlds import Worlds
from subrosa.lab.running.results import Record

MOST_CARDS: Final = 12  # of each kind in a hand, and of other claims, the likeliest ones are told

Tally = dict[str, float]  # by name, how much speaks for it
Hand = dict[str, Tally]  # by kind, as a hand may hold things of several


def knowledge(game: Game, state: State, worlds: int, seed: str) -> list[Record]:
    """Return, for each seat, what it could have known about every other."""
    views = [state.view(seat) for seat in range(state.seats)]
    return [seat_knowledge(game, views, seat, worlds, f"{seed} {seat}") for seat in range(state.seats)]


def seat_knowledge(game: Game, views: list[Record], seat: int, worlds: int, seed: str) -> Record:
    """Return what one seat could have known; `views` are those of all seats, for what was true."""
    view = views[seat]
    source = Worlds(game, view)
    chance = Random(seed)
    others = [other for other in range(len(views)) if other != seat]
    roles: dict[tuple[int, str], Tally] = {}
    hands: dict[int, Hand] = {other: {} for other in others}
    held = {kind for one in views for kind, _ in game.hand_of(one["facts"])}  # and in other worlds, see below
    total = 0.0
    for _ in range(worlds if others else 0):
        world, weight = source.weighed(chance)
        total += weight
        for other in others:
            facts = world.view(other)["facts"]
            for kind, role in secret_roles(game, facts, view["facts"], other).items():
                add(roles.setdefault((other, kind), {}), role, weight)
            for kind, name in set(game.hand_of(facts)):
                held.add(kind)
                add(hands[other].setdefault(kind, {}), name, weight)
    for tally in (*roles.values(), *[tally for hand in hands.values() for tally in hand.values()]):
        for name in tally:
            tally[name] /= total
    rest = told(source.claims(), roles, hands, held)
    return {
        "seat": seat,
        "about": [about(game, source, views[other], other, roles, hands[other], rest) for other in others],
    }


def add(tally: Tally, name: str, weight: float) -> None:
    tally[name] = tally.get(name, 0.0) + weight


def told(
    claims: dict[Claim, float],
    roles: dict[tuple[int, str], Tally],
    hands: dict[int, Hand],
    held: set[str],
) -> dict[Claim, float]:
    """Put what the belief says of roles and hands in its place; return the claims about other things."""
    rest: dict[Claim, float] = {}
    for claim, chance in claims.items():
        if (claim.seat, claim.kind) in roles:
            roles[claim.seat, claim.kind][claim.what] = chance
        elif claim.kind in held and claim.seat in hands:
            hands[claim.seat].setdefault(claim.kind, {})[claim.what] = chance
        else:
            rest[claim] = chance
    return rest


def about(
    game: Game,
    source: Worlds,
    own: Record,
    other: int,
    roles: dict[tuple[int, str], Tally],
    hand: Hand,
    claims: dict[Claim, float],
) -> Record:
    """Describe one other seat: what was likely, and what was true. `own` is what that seat saw itself."""
    facts = own["facts"]
    true = game.roles_of(facts, other)
    return {
        "seat": other,
        "roles": {
            kind: {"true": true[kind], "shares": shares(tally)}
            for (seat, kind), tally in roles.items()
            if seat == other
        },
        "hand": known_hand(game.hand_of(facts), hand),
        "claims": other_claims(
            game, source, own, {c: chance for c, chance in claims.items() if c.seat == other}
        ),
    }


def known_hand(true: list[Thing], hand: Hand) -> Record:
    """Describe a hand by kind: what was in it, and what was likely."""
    return {
        kind: {
            "true": [name for other, name in true if other == kind],
            "shares": shares(hand.get(kind, {}), MOST_CARDS),
        }
        for kind in sorted({*hand, *[kind for kind, _ in true]})
    }


def shares(tally: Tally, most: int | None = None) -> dict[str, float]:
    """Sort by likelihood, equal ones by name, and leave out what cannot be."""
    order = sorted([name for name in tally if tally[name] > 0], key=lambda name: (-tally[name], name))[:most]
    return {name: round(tally[name], 4) for name in order}


def other_claims(game: Game, source: Worlds, own: Record, claims: dict[Claim, float]) -> list[Record]:
    """Return the likeliest of the claims that are neither about roles nor about hands."""
    if source.belief is None:
        return []
    order = sorted(claims, key=lambda claim: (-claims[claim], claim.what))[:MOST_CARDS]
    return [
        {
            "kind": claim.kind,
            "things": [thing(game, name) for name in claim.what.split()],
            "share": round(claims[claim], 4),
            "true": source.belief.holds(claim, own),
        }
        for claim in order
    ]


def thing(game: Game, name: str) -> Record:
    """Return the thing of this name, so that it can be put into words."""
    return {"kind": next(kind.name for kind in game.kinds if name in kind.names), "name": name}


def secret_roles(game: Game, facts: dict[str, Any], seen: dict[str, Any], other: int) -> dict[str, str]:
    """Return what a player is in a world, as far as the viewer does not simply see it."""
    shown = game.roles_of(seen, other)
    roles = game.roles_of(facts, other)
    return {kind: role for kind, role in roles.items() if role is not None and shown[kind] is None}
