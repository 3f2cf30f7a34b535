"""The ring of active players: who sits where, and what can be played at whom because of it (RULES.md 6.1 to 6.6)."""

from subrosa.core.choice import Choice
from subrosa.games.overlord.rules.data import ANY, RANK_1, SEAT_1, Edition
from subrosa.games.overlord.rules.words import LAST_SHIELD, MAX_SEATS, PICK, PLAY_AT
from subrosa.parts.seats import others
from subrosa.parts.sight import bits


def neighbours(rest: tuple[int, ...]) -> tuple[int, ...]:
    """Return the nearest players on the left and on the right: one player, if only two are active."""
    return (rest[0], rest[-1]) if len(rest) > 1 else rest


def two_away(rest: tuple[int, ...]) -> tuple[int, ...]:
    """Return the second players to the left and to the right. With two active players there is none (R2)."""
    if len(rest) < 2:
        return ()
    return (rest[1], rest[-2]) if len(rest) != 3 else (rest[1],)


class Ring:
    """Some players in the order they sit. Immutable; everything in it is listed by seat."""

    __slots__ = ("bits", "neighbours", "others", "picks", "plays")

    def __init__(self, active: tuple[int, ...], edition: Edition, duel_capitalize: bool) -> None:
        seats = range(MAX_SEATS)
        self.bits: int = bits(active)
        self.others: list[tuple[int, ...]] = [others(active, seat) for seat in seats]
        self.neighbours: list[tuple[int, ...]] = [neighbours(rest) for rest in self.others]
        self.picks: list[list[Choice]] = [[PICK[to] for to in rest] for rest in self.others]
        # The plays of each shield card; none for cards that go by rank.
        self.plays: list[list[list[Choice]]] = [
            [
                [PLAY_AT[card][to] for to in reach(edition.target[card], rest, duel_capitalize)]
                for card in range(LAST_SHIELD + 1)
            ]
            for rest in self.others
        ]


def reach(kind: int, rest: tuple[int, ...], duel_capitalize: bool) -> tuple[int, ...]:
    """Return the players whom a card reaches by where they sit."""
    if kind == RANK_1:
        return ()
    if kind == ANY:
        return rest
    if kind == SEAT_1 or (len(rest) == 1 and duel_capitalize):
        return neighbours(rest)
    return two_away(rest)


class Rings:
    """The rings of an edition under a house rule (13.2), each made when it is first needed."""

    __slots__ = ("duel_capitalize", "edition", "known")

    def __init__(self, edition: Edition, duel_capitalize: bool) -> None:
        self.edition = edition
        self.duel_capitalize = duel_capitalize
        self.known: dict[tuple[int, ...], Ring] = {}

    def of(self, active: tuple[int, ...]) -> Ring:
        """Return the ring of these players, who are in the order of their seats."""
        ring = self.known.get(active)
        if ring is None:
            ring = self.known[active] = Ring(active, self.edition, self.duel_capitalize)
        return ring
