"""How likely I am to win: everybody's points as they would count in the end, for all ways the sides may lie."""

from math import exp

from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.suspicion import Deal
from subrosa.games.emerald.rules.words import LOYALIST, RESTORATIONIST


class Hopes:
    """What may be hoped for, if the sides may lie in these ways."""

    def __init__(self, deals: list[Deal]) -> None:
        self.deals = deals
        self.chance: float = sum([deal.chance for deal in deals])  # that the sides lie in one of these ways

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
        me, penalty = table.me, table.edition.penalty / spread
        kept = kept_by_side(table, prospects)
        by_side = [[exp(points / spread) for points in own] for own in kept]
        for deal in self.deals:
            sides = own_side(table, deal)
            strengths = [by_side[side][seat] for seat, side in enumerate(sides)]
            for killer, victim, points in table.kills:
                if sides[killer] == LOYALIST and sides[victim] == RESTORATIONIST:
                    strengths[killer] *= exp(points / spread)
            loyal = [mine for mine, side in zip(strengths, sides, strict=True) if side == LOYALIST]
            others = [mine for mine, side in zip(strengths, sides, strict=True) if side == RESTORATIONIST]
            if loyal and others:
                last = min(others) / (min(loyal) + min(others))  # how likely it is that a Loyalist is
                left = (exp(-penalty * last), exp(-penalty * (1 - last)))
                every = sum(loyal) * left[LOYALIST] + sum(others) * left[RESTORATIONIST]
                total += deal.chance * strengths[me] * left[sides[me]] / every
            else:
                total += deal.chance * strengths[me] / sum(strengths)
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
