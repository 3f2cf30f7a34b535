"""What a text lacks that could do nothing now (RULES.md 5.6, 8, 9): said of its ops, from what its player can see."""

from subrosa.core.step import Refusal
from subrosa.games.providence.rules.agents import power_in
from subrosa.games.providence.rules.effects.run import CAN
from subrosa.games.providence.rules.gates import actors, gate_need
from subrosa.games.providence.rules.killing import EVERYWHERE, actor_cities, city_of_victim, prey
from subrosa.games.providence.rules.power import spare_power
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import (
    ANYWHERE,
    CHOOSE,
    CLAIM_AGENT,
    DESTROY_AGENT,
    DESTROY_FACE_UP,
    DESTROY_OWN_CARD,
    DESTROY_SELF,
    DISCARD_DRAW,
    FLIP_POSSESSED,
    GAIN_CUBES,
    GATE,
    KILL_AGENT,
    NO_ACTOR,
    POSSESSED_TOO,
    RECOVER_CARD,
    RETURN_MADNESS,
    Op,
)
from subrosa.games.providence.rules.words import CARDS, CITIES, CITY_COUNT, PIECES


def why_nothing(s: Providence, seat: int, program: int, card: int) -> Refusal:
    """Tell what is missing for a text; where nothing more exact can be said, that it could do nothing."""
    found = why_no_part(s, seat, program, card)
    return Refusal("nothing-to-do", "5.6", {"card": CARDS[card]}) if found is None else found


def why_no_part(s: Providence, seat: int, program: int, card: int) -> Refusal | None:
    """Tell what is missing for the first part of a text that says so, of those that are required if any are."""
    ops = s.edition.programs[program]
    for op in [op for op in ops if op.required] or ops:
        found = None
        if op.code != DESTROY_SELF and not CAN[op.code](s, seat, op, card):
            found = why_not_this(s, seat, op, card)
        if found is not None:
            return found
    return None


def why_not_this(s: Providence, seat: int, op: Op, card: int) -> Refusal | None:
    """Tell what is missing for one part of a text."""
    if op.code == CHOOSE:
        return why_no_way(s, seat, op, card)
    if op.code == GATE:
        return why_no_gate_acted_at(s, seat, op, card)
    if op.code == KILL_AGENT:
        return why_nobody_killed(s, seat, op, card)
    return why_no_other_part(op, card)


def why_no_way(s: Providence, seat: int, op: Op, card: int) -> Refusal | None:
    """Tell what is missing for one of several ways: power first, because that is the nearest to be had."""
    found = [why for part in op.subs if (why := why_no_part(s, seat, part, card)) is not None]
    near = [why for why in found if why.reason in ("gate-power", "kill-power")]
    return next(iter(near or found), None)


# ---- Gates and kills


def why_no_gate_acted_at(s: Providence, seat: int, op: Op, card: int) -> Refusal:
    """Tell what is missing for a Gate: one that is untouched, a Control token or power."""
    found = [s.where[piece] for piece in actors(s, seat, op, card)]
    if not found:
        return why_no_untouched_gate(actor_cities(s, seat, op.kind, card), card)
    if s.control_tokens(seat) <= 0:
        return Refusal("no-control-tokens", "16")
    return why_too_weak(s, seat, card, "gate-power", [(gate_need(s, seat, city), city) for city in found])


def why_no_untouched_gate(cities: int, card: int) -> Refusal:
    """Tell that all Gates in these Cities are closed or open."""
    there = [CITIES[city] for city in range(CITY_COUNT) if cities >> city & 1]
    return Refusal("gates-done", "9", {"card": CARDS[card], "cities": there})


def why_nobody_killed(s: Providence, seat: int, op: Op, card: int) -> Refusal:
    """Tell what is missing for a kill: a victim within reach, one that may be killed, or power."""
    found = [city_of_victim(s, victim) for victim in prey(s, seat, op, card)]
    if found:
        return why_too_weak(s, seat, card, "kill-power", [(s.edition.control[city], city) for city in found])
    cities = reach(s, seat, op, card)
    others = [piece for piece in range(len(PIECES)) if s.owner[piece] != seat and s.where[piece] >= 0]
    if any(cities >> s.where[piece] & 1 for piece in others):
        conditions = {"points": s.edition.kill_from, "possessed": op.low == POSSESSED_TOO}
        return Refusal("all-protected", "8", {"card": CARDS[card]} | conditions)
    return Refusal("nobody-in-reach", "8", {"card": CARDS[card]})


def reach(s: Providence, seat: int, op: Op, card: int) -> int:
    """Return the Cities in which somebody could be killed, as bits: none if nobody can act."""
    cities = EVERYWHERE if op.kind == NO_ACTOR else actor_cities(s, seat, op.kind, card)
    return EVERYWHERE if cities and op.low == ANYWHERE else cities


def why_spared(s: Providence, seat: int, op: Op, card: int, city: int) -> Refusal:
    """Tell why a lawful victim cannot be killed: nobody there to do it, or too little power."""
    if not reach(s, seat, op, card) >> city & 1:
        return Refusal("out-of-reach", "8", {"city": CITIES[city]})
    return why_too_weak(s, seat, card, "kill-power", [(s.edition.control[city], city)])


def why_too_weak(s: Providence, seat: int, card: int, reason: str, needs: list[tuple[int, int]]) -> Refusal:
    """Tell how much power the City takes in which the least is missing, and how much of it there is."""
    hand = spare_power(s, seat, card)
    _, needed, city = min([(need - power_in(s, seat, city), need, city) for need, city in needs])
    agents = power_in(s, seat, city)
    power = {"needed": needed, "power": agents + hand, "agents": agents, "hand": hand}
    rule = "8" if reason == "kill-power" else "9"
    return Refusal(reason, rule, {"card": CARDS[card], "city": CITIES[city]} | power)


# ---- other parts


def why_no_other_part(op: Op, card: int) -> Refusal | None:
    """Tell what a part lacks that can lack one thing only; None where it can nearly always be done."""
    named = {"card": CARDS[card]}
    if op.code == DESTROY_AGENT:
        return Refusal("no-recruit-in-reach" if op.kind else "no-recruit", "16", named)
    if op.code == FLIP_POSSESSED:
        return Refusal("nobody-to-turn", "7.1", named)
    if op.code == CLAIM_AGENT:
        return Refusal("nobody-to-seize", "7.2", named)
    if op.code == GAIN_CUBES:
        return Refusal("no-cubes-in-common-pool", "5.3", named)
    if op.code == RETURN_MADNESS:
        return Refusal("no-madness", "11", named)
    if op.code == RECOVER_CARD:
        return Refusal("pile-empty", "3.2", named)
    if op.code == DISCARD_DRAW:
        return Refusal("no-other-card", "21.1", named)
    if op.code == DESTROY_FACE_UP:
        return Refusal("no-face-up-card", "21.1", named)
    return Refusal("no-card-to-destroy", "16", named) if op.code == DESTROY_OWN_CARD else None
