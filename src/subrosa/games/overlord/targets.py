"""Whom a card can be aimed at (RULES.md 6.1 to 6.6), and why not somebody else."""

from subrosa.core.step import Refusal
from subrosa.games.overlord.data import ANY, RANK_1, SEAT_1
from subrosa.games.overlord.state import Overlord
from subrosa.games.overlord.words import CARDS, GENERAL, LAST_SHIELD, NOBODY


def neighbours(s: Overlord, seat: int) -> tuple[int, ...]:
    """The nearest active players on the left and on the right: one player, if only two are active."""
    active = s.active
    i = active.index(seat)
    left = active[i + 1 - len(active)]
    right = active[i - 1]
    return (left, right) if left != right else (left,)


def two_away(s: Overlord, seat: int) -> tuple[int, ...]:
    """The second players to the left and to the right. With two active players there is none (R2)."""
    active = s.active
    n = len(active)
    if n == 2:
        return neighbours(s, seat) if s.rules.duel_capitalize else ()
    i = active.index(seat)
    left = active[(i + 2) % n]
    right = active[i - 2]
    return (left, right) if left != right else (left,)


def rank_neighbours(s: Overlord, seat: int) -> tuple[int, ...]:
    """The active players next above and next below in rank (R1)."""
    rank = s.edition.rank
    own = rank[s.characters[seat]]
    above = below = NOBODY
    nearest_above = 99
    nearest_below = -99
    for other in s.active:
        distance = rank[s.characters[other]] - own
        if 0 < distance < nearest_above:
            above, nearest_above = other, distance
        elif nearest_below < distance < 0:
            below, nearest_below = other, distance
    if s.rules.exact_mutiny:
        return tuple([seat for seat, d in ((above, nearest_above), (below, nearest_below)) if d in (1, -1)])
    if above == NOBODY:
        return (below,)
    return (above,) if below == NOBODY else (above, below)


def targets(s: Overlord, seat: int, card: int) -> tuple[int, ...]:
    """The players to whom this player can give the Order with this shield card."""
    kind = s.edition.target[card]
    if kind == ANY or s.characters[seat] == GENERAL:
        return s.others(seat)
    if kind == SEAT_1:
        return neighbours(s, seat)
    if kind == RANK_1:
        return rank_neighbours(s, seat)
    return two_away(s, seat)


def shield_rule(card: int) -> str:
    """The paragraph on a shield card: they stand in the order of their numbers, from 6.2 on."""
    return f"6.{card + 2}"


def why_not_at(s: Overlord, seat: int, card: int, target: int) -> Refusal | None:
    """Why this card, which could be played as far as it depends on the card, cannot be aimed there."""
    if card > LAST_SHIELD:
        return Refusal("no-target", "5.4", {"card": CARDS[card]})
    if target >= s.seats:
        return Refusal("no-such-seat", "3.2", {"seat": target})
    if target == seat:
        return Refusal("not-yourself", "6.1")
    if target not in s.active:
        return Refusal("not-active", "1.1", {"seat": target})
    if target not in targets(s, seat, card):
        return Refusal("out-of-reach", shield_rule(card), {"card": CARDS[card], "seat": target})
    return None
