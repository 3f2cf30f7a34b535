"""How likely I am to win: everybody's points as they would count in the end, for all ways the sides may lie."""

from math import exp
from typing import Final

from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.suspicion import Deal
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST

FARTHEST: Final = 30.0  # differences beyond this many spreads say nothing more
NEVER: Final = 1e9  # more than anybody can have


class Hopes:
    """What may be hoped for, if the sides may lie in these ways."""

    def __init__(self, deals: list[Deal]) -> None:
        self.deals = deals

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
        """Return how likely I am to win if play goes on: points and prospects, of which `spread` is uncertain."""
        total = 0.0
        me, penalty = table.me, table.edition.penalty
        kept = kept_by_side(table, prospects)
        for deal in self.deals:
            sides = own_side(table, deal)
            bases = counted(table, sides, kept)
            lost = penalty * chance_to_lose(sides, bases, spread)
            losses = (lost, penalty - lost)
            mine = bases[me] - losses[sides[me]]
            rivals = 0.0
            for seat, side in enumerate(sides):
                if seat != me:
                    ahead = (bases[seat] - losses[side] - mine) / spread
                    rivals += exp(ahead if ahead < FARTHEST else FARTHEST)
            total += deal.chance / (1 + rivals)
        return total


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


def chance_to_lose(sides: tuple[int, ...], bases: list[float], spread: float) -> float:
    """Return how likely the Loyalists are to have the last player. It does not matter where all are on one side."""
    loyal = other = NEVER
    for side, base in zip(sides, bases, strict=True):
        if side == LOYALIST:
            if base < loyal:
                loyal = base
        elif base < other:
            other = base
    ahead = (loyal - other) / spread
    return 1 / (1 + exp(max(-FARTHEST, min(FARTHEST, ahead))))
