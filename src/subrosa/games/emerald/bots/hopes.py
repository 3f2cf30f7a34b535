"""How likely I am to win: everybody's points as they would count in the end, for all ways the sides may lie."""

from math import exp
from typing import Final

from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.suspicion import Deal
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST

FARTHEST: Final = 30.0  # differences beyond this many spreads say nothing more


class Hopes:
    """What may be hoped for, if the sides may lie in these ways."""

    def __init__(self, deals: list[Deal]) -> None:
        self.deals = deals

    def split(self, table: Table) -> tuple["Hopes", "Hopes"]:
        """Return the cases in which a Restorationist has to reveal, which ends the game, and all others."""
        ending, others = list[Deal](), list[Deal]()
        for deal in self.deals:
            sides = own_side(table, deal)
            ends = any([sides[seat] == RESTORATIONIST for seat in table.forced])
            (ending if ends else others).append(deal)
        return Hopes(ending), Hopes(others)

    def won(self, table: Table) -> float:
        """Return how likely I am to win if the game ends here; a shared victory counts in part."""
        total = 0.0
        me, penalty = table.me, table.edition.penalty
        nothing = [0.0] * table.seats
        for deal in self.deals:
            sides, bases = counted(table, deal, nothing)
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
        for deal in self.deals:
            sides, bases = counted(table, deal, prospects)
            losing = chance_to_lose(sides, bases, spread)
            mine = bases[me] - penalty * losing[sides[me]]
            rivals = 0.0
            for seat, side in enumerate(sides):
                if seat != me:
                    ahead = (bases[seat] - penalty * losing[side] - mine) / spread
                    rivals += exp(min(FARTHEST, ahead))
            total += deal.chance / (1 + rivals)
        return total


def own_side(table: Table, deal: Deal) -> tuple[int, ...]:
    """Return the sides, mine as it is on this table."""
    sides = deal.sides
    if sides[table.me] == table.side:
        return sides
    return (*sides[: table.me], table.side, *sides[table.me + 1 :])


def counted(table: Table, deal: Deal, prospects: list[float]) -> tuple[tuple[int, ...], list[float]]:
    """Return the sides, and everybody's points before the penalty."""
    sides = own_side(table, deal)
    lead = table.tracks[LOYALIST] - table.tracks[RESTORATIONIST]
    bases: list[float] = []
    for seat, side in enumerate(sides):
        if side == LOYALIST:
            own = table.loyalist[seat] + max(0, lead)
        else:
            own = table.restorationist[seat] + max(0, -lead)
        bases.append(table.neutral[seat] + own + prospects[seat])
    for killer, victim, points in table.kills:
        if sides[killer] == LOYALIST and sides[victim] == RESTORATIONIST:
            bases[killer] += points
    return sides, bases


def chance_to_lose(sides: tuple[int, ...], bases: list[float], spread: float) -> tuple[float, float]:
    """Return how likely each side is to have the last player."""
    lowest: list[float | None] = [None, None]
    for side, base in zip(sides, bases, strict=True):
        last = lowest[side]
        if last is None or base < last:
            lowest[side] = base
    loyal, other = lowest
    if loyal is None or other is None:
        return 1.0, 1.0
    ahead = (loyal - other) / spread
    loses = 1 / (1 + exp(max(-FARTHEST, min(FARTHEST, ahead))))
    return loses, 1 - loses
