"""Whom a card can be aimed at (RULES.md 6.1 to 6.6), and why not somebody else."""

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal
from subrosa.games.overlord.rules.data import RANK_1
from subrosa.games.overlord.rules.state import Overlord
from subrosa.games.overlord.rules.words import CARDS, GENERAL, LAST_SHIELD, NOBODY, PLAY_AT


def rank_neighbours(s: Overlord, seat: int) -> tuple[int, ...]:
    """Return the active players next above and next below in rank (R1)."""
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


def shield_plays(s: Overlord, seat: int, card: int) -> list[Choice]:
    """Return everything this player can do with a shield card: to whom they can give the Order with it."""
    if s.characters[seat] == GENERAL:
        row = PLAY_AT[card]
        return [row[to] for to in s.ring.others[seat]]
    if s.edition.target[card] == RANK_1:
        row = PLAY_AT[card]
        return [row[to] for to in rank_neighbours(s, seat)]
    return s.ring.plays[seat][card]


def shield_rule(card: int) -> str:
    """Return the paragraph on a shield card: they stand in the order of their numbers, from 6.2 on."""
    return f"6.{card + 2}"


def why_not_at(s: Overlord, seat: int, card: int, target: int) -> Refusal | None:
    """Tell why this card, which could be played as far as it depends on the card, cannot be aimed there."""
    if card > LAST_SHIELD:
        return Refusal("no-target", "5.4", {"card": CARDS[card]})
    if target >= s.seats:
        return Refusal("no-such-seat", "3.2", {"seat": target})
    if target == seat:
        return Refusal("not-yourself", "6.1")
    if target not in s.active:
        return Refusal("not-active", "1.1", {"seat": target})
    if PLAY_AT[card][target] not in shield_plays(s, seat, card):
        return Refusal("out-of-reach", shield_rule(card), {"card": CARDS[card], "seat": target})
    return None
