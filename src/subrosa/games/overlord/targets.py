"""Whom a card can be aimed at (RULES.md 6.1 to 6.6), and why not somebody else."""

from subrosa.core.choice import Choice
from subrosa.core.step import Refusal
from subrosa.games.overlord.data import ANY, RANK_1, SEAT_1, Edition
from subrosa.games.overlord.state import Overlord
from subrosa.games.overlord.words import CARDS, GENERAL, LAST_SHIELD, MAX_SEATS, NOBODY, PLAY_AT


def others(active: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The other active players, clockwise from this one's left."""
    i = active.index(seat)
    return active[i + 1 :] + active[:i]


def neighbours(active: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The nearest active players on the left and on the right: one player, if only two are active."""
    ring = others(active, seat)
    return (ring[0], ring[-1]) if len(ring) > 1 else ring


def two_away(active: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The second players to the left and to the right. With two active players there is none (R2)."""
    ring = others(active, seat)
    if len(ring) == 1:
        return ()
    return (ring[1], ring[-2]) if len(ring) != 3 else (ring[1],)


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


class Reach:
    """What can be played where by seat: it depends only on who is active, so it is worked out once for each ring."""

    __slots__ = ("duel_capitalize", "edition", "known")

    def __init__(self, edition: Edition, duel_capitalize: bool) -> None:
        self.edition = edition
        self.duel_capitalize = duel_capitalize
        self.known: dict[tuple[int, ...], list[list[list[Choice]]]] = {}

    def plays(self, active: tuple[int, ...]) -> list[list[list[Choice]]]:
        """For each seat and shield card its plays; none for cards that go by rank."""
        found = self.known.get(active)
        if found is None:
            found = [
                [self.plays_of(active, seat, card) for card in range(LAST_SHIELD + 1)]
                for seat in range(MAX_SEATS)
            ]
            self.known[active] = found
        return found

    def plays_of(self, active: tuple[int, ...], seat: int, card: int) -> list[Choice]:
        """The plays of one shield card, if this seat is active."""
        targets = self.targets(active, seat, card) if seat in active else ()
        return [PLAY_AT[card][to] for to in targets]

    def targets(self, active: tuple[int, ...], seat: int, card: int) -> tuple[int, ...]:
        """The players whom a card reaches by where they sit."""
        kind = self.edition.target[card]
        if kind == RANK_1:
            return ()
        if kind == ANY:
            return others(active, seat)
        if kind == SEAT_1 or (len(active) == 2 and self.duel_capitalize):
            return neighbours(active, seat)
        return two_away(active, seat)


def shield_plays(s: Overlord, seat: int, card: int) -> list[Choice]:
    """Everything this player can do with a shield card: to whom he can give the Order with it."""
    if s.characters[seat] == GENERAL:
        row = PLAY_AT[card]
        return [row[to] for to in others(s.active, seat)]
    if s.edition.target[card] == RANK_1:
        row = PLAY_AT[card]
        return [row[to] for to in rank_neighbours(s, seat)]
    return s.reach.plays(s.active)[seat][card]


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
    if PLAY_AT[card][target] not in shield_plays(s, seat, card):
        return Refusal("out-of-reach", shield_rule(card), {"card": CARDS[card], "seat": target})
    return None
