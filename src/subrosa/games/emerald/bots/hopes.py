"""How likely I am to win: everybody's points as they would count in the end, for all ways the sides may lie."""

from math import exp
from typing import Final

from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.suspicion import Deal
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST

STRONGEST: Final = 1e300  # of nobody


class Hopes:
    """What may be hoped for, if the sides may lie in these ways."""

    def __init__(self, deals: list[Deal]) -> None:
        self.deals = deals
        self.chance: float = sum([deal.chance for deal in deals])  # that the sides lie in one of these ways
        # For each way the Restorationists, as bits.
        self.bits = [
            bits_of([seat for seat, side in enumerate(deal.sides) if side == RESTORATIONIST])
            for deal in deals
        ]

    def split(self, table: Table) -> tuple["Hopes", "Hopes"]:
        """Return the cases in which a Restorationist has to reveal, which ends the game, and all others."""
        ending, others = list[Deal](), list[Deal]()
        for deal in self.deals:
            sides = own_side(table, deal)
            ends = any(sides[seat] == RESTORATIONIST for seat in table.forced)
            (ending if ends else others).append(deal)
        return Hopes(ending), Hopes(others)

    def won(self, table: Table) -> float:
        """Return how likely I am to win if the game ends here; a shared victory counts in part."""
        total = 0.0
        me, penalty = table.me, table.edition.penalty
        kept = kept_by_side(table, [0.0] * table.seats)
        for deal in self.deals:
            sides = own_side(table, deal)
            bases = counted(table, sides, kept)
            losing = min(zip(bases, sides, strict=True))[1]
            marks = [
                (base - penalty if side == losing else base, side)
                for base, side in zip(bases, sides, strict=True)
            ]
            best = max(marks)
            if marks[me] == best:
                total += deal.chance / marks.count(best)
        return total

    def winning(self, table: Table, prospects: list[float], spread: float) -> float:
        """Return how likely I am to win if play goes on: points and prospects, of which `spread` is uncertain.

        Everybody's chance is to the others' as their strength: each `spread` of points multiplies it by e.
        """
        total = 0.0
        penalty = table.edition.penalty / spread
        kept = kept_by_side(table, prospects)
        loyal, other = [[exp(points / spread) for points in own] for own in kept]
        others = Strengths(other)
        own = 1 << table.me
        every = (1 << table.seats) - 1
        victims = bits_of([victim for _, victim, _ in table.kills])
        loyalists: dict[int, Strengths] = {}  # by the Restorationists among the victims
        for deal, bits in zip(self.deals, self.bits, strict=True):
            restorationists = bits | own if table.side == RESTORATIONIST else bits & ~own
            killed = restorationists & victims
            if killed not in loyalists:
                loyalists[killed] = Strengths(with_kills(table, loyal, killed, spread))
            side = loyalists[killed]
            rest = every ^ restorationists
            lowest, lowest_other = side.least[rest], others.least[restorationists]
            last = lowest_other / (lowest + lowest_other)  # how likely it is that a Loyalist is
            left, left_other = exp(-penalty * last), exp(-penalty * (1 - last))
            mine = others.one[table.me] * left_other if restorationists & own else side.one[table.me] * left
            all_of_us = side.total[rest] * left + others.total[restorationists] * left_other
            total += deal.chance * mine / all_of_us
        return total


class Strengths:
    """How strong everybody is if on one side: one by one, and for each set of players the sum and the least."""

    def __init__(self, one: list[float]) -> None:
        self.one = one
        self.total = [0.0]
        self.least = [STRONGEST]
        for strength in one:
            self.total += [total + strength for total in self.total]
            self.least += [strength if strength < least else least for least in self.least]


def with_kills(table: Table, strengths: list[float], killed: int, spread: float) -> list[float]:
    """Return how strong everybody is as a Loyalist, if these victims of theirs are Restorationists."""
    if not killed:
        return strengths
    found = strengths[:]
    for killer, victim, points in table.kills:
        if killed >> victim & 1:
            found[killer] *= exp(points / spread)
    return found


def bits_of(seats: list[int]) -> int:
    """Return a set of seats as bits."""
    found = 0
    for seat in seats:
        found |= 1 << seat
    return found


def own_side(table: Table, deal: Deal) -> tuple[int, ...]:
    """Return the sides, mine as it is on this table."""
    sides = deal.sides
    if sides[table.me] == table.side:
        return sides
    return (*sides[: table.me], table.side, *sides[table.me + 1 :])


def kept_by_side(table: Table, prospects: list[float]) -> tuple[list[float], list[float]]:
    """Return what everybody would keep as a Loyalist and as a Restorationist, without agents killed."""
    lead = table.tracks[LOYALIST] - table.tracks[RESTORATIONIST]
    loyal, other = max(0, lead), max(0, -lead)
    both = [points + hope for points, hope in zip(table.neutral, prospects, strict=True)]
    return (
        [points + loyal + own for points, own in zip(both, table.loyalist, strict=True)],
        [points + other + own for points, own in zip(both, table.restorationist, strict=True)],
    )


def counted(table: Table, sides: tuple[int, ...], kept: tuple[list[float], list[float]]) -> list[float]:
    """Return everybody's points before the penalty, if the sides are these."""
    bases = [kept[side][seat] for seat, side in enumerate(sides)]
    for killer, victim, points in table.kills:
        if sides[killer] == LOYALIST and sides[victim] == RESTORATIONIST:
            bases[killer] += points
    return bases
