"""Missions (RULES.md 11): what each counts, and how its points are shared (10.4, 12.3)."""

from subrosa.games.estoril.rules.data import Edition
from subrosa.games.estoril.rules.state import Estoril


def count(s: Estoril, mission: int, cards: tuple[int, ...]) -> int:
    """Return how much of what a mission asks for is on some cards."""
    return amount(s.edition, mission, cards)


def amount(edition: Edition, mission: int, cards: tuple[int, ...]) -> int:
    """Return the same for an edition of the cards, whatever lies on the table."""
    worth = edition.worth[mission]
    if edition.distinct[mission]:
        flags = 0
        for card in cards:
            flags |= worth[card]
        return flags.bit_count()
    total = 0
    for card in cards:
        total += worth[card]
    return total


def places(s: Estoril, counts: list[int]) -> tuple[list[int], list[int]]:
    """Return who is first and who second; with 0 nobody is either, unless the table wants it so (R3, R17, 15.1)."""
    least = 0 if s.rules.empty_missions_shared else 1
    ranks = sorted({number for number in counts if number >= least}, reverse=True)
    first = [seat for seat in range(s.seats) if ranks and counts[seat] == ranks[0]]
    second = [seat for seat in range(s.seats) if len(ranks) > 1 and counts[seat] == ranks[1]]
    return first, second


def points(s: Estoril, mission: int, first: list[int], second: list[int]) -> list[int]:
    """Return what each player gets for a mission, shares rounded down."""
    won = [0] * s.seats
    prize = s.edition.mission_vp[mission]
    if s.rules.second_place and len(first) > 1:
        prize += s.edition.second_vp
    for seat in first:
        won[seat] = prize // len(first)
    if s.rules.second_place and len(first) == 1:
        for seat in second:
            won[seat] = s.edition.second_vp // len(second)
    return won
