"""Who is out and who wins (RULES.md 15)."""

from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.vocabulary import WIN_TIES
from subrosa.games.providence.rules.words import (
    CULTIST,
    DISSENTER_CULTIST,
    DISSENTER_INVESTIGATOR,
    INVESTIGATOR,
)


class Verdict:
    """What was decided, and by what."""

    __slots__ = ("high_by", "high_tie", "low_by", "lowest", "out", "winners")

    def __init__(self) -> None:
        self.lowest: list[int] = []  # all with the lowest total
        self.low_by: str = ""  # how a tie between them was decided
        self.out: list[int] = []
        self.high_tie: list[int] = []  # all with the highest total among the rest
        self.high_by: str = ""
        self.winners: tuple[int, ...] = ()


def decide(s: Providence, totals: list[int]) -> Verdict:
    """Eliminate the group of whoever has the least, and name the winners among the rest."""
    dagon = [s.has_rule(seat, WIN_TIES) for seat in range(s.seats)]
    mythos = [s.owned[seat].bit_count() for seat in range(s.seats)]
    return judge(totals, s.identities, mythos, dagon)


def judge(totals: list[int], sides: list[int], mythos: list[int], dagon: list[bool]) -> Verdict:
    """Decide from totals, Allegiances, numbers of Mythos cards, and who wins ties."""
    verdict = Verdict()
    seats = range(len(totals))
    least = min(totals)
    verdict.lowest = [seat for seat in seats if totals[seat] == least]
    eliminate(verdict, sides, mythos, dagon)
    rest = [seat for seat in seats if seat not in verdict.out]
    most = max([totals[seat] for seat in rest])
    verdict.high_tie = [seat for seat in rest if totals[seat] == most]
    name_winners(verdict, sides, mythos, dagon)
    return verdict


def eliminate(verdict: Verdict, sides: list[int], mythos: list[int], dagon: list[bool]) -> None:
    """Find the one group that is out.

    Of different groups tied for the lowest total a Dissenter goes before Cultists, Cultists go before Investigators. If
    nobody would be left, only those with the lowest total go (A11), and if that is everybody, nobody does.
    """
    lowest = verdict.lowest
    last = [seat for seat in lowest if not dagon[seat]] or lowest
    if len(last) < len(lowest):
        verdict.low_by = "dagon"
    dissenters = [seat for seat in last if sides[seat] >= DISSENTER_INVESTIGATOR]
    cultists = [seat for seat in last if sides[seat] == CULTIST]
    if dissenters:
        if len(dissenters) < len(last) or len(dissenters) > 1:
            verdict.low_by = "allegiance"
        out = worse_dissenter(verdict, dissenters, sides, mythos)
    else:
        side = CULTIST if cultists else INVESTIGATOR
        if len({sides[seat] for seat in last}) > 1:
            verdict.low_by = "allegiance"
        out = [seat for seat in range(len(sides)) if sides[seat] == side]
    if len(out) == len(sides):
        out = last if len(last) < len(sides) else []
    verdict.out = out


def worse_dissenter(
    verdict: Verdict, dissenters: list[int], sides: list[int], mythos: list[int]
) -> list[int]:
    """Return which of several Dissenters with the lowest total is out; each is a group of one."""
    if len(dissenters) == 1:
        return dissenters
    if len({sides[seat] for seat in dissenters}) > 1:
        return [seat for seat in dissenters if sides[seat] == DISSENTER_CULTIST]
    fewest = min([mythos[seat] for seat in dissenters])
    verdict.low_by = "mythos"
    return [seat for seat in dissenters if mythos[seat] == fewest]


def name_winners(verdict: Verdict, sides: list[int], mythos: list[int], dagon: list[bool]) -> None:
    """Decide a tie for the highest total: Dagon, Mythos cards, Allegiance, or the victory is shared."""
    left = verdict.high_tie
    if len(left) > 1:
        blessed = [seat for seat in left if dagon[seat]]
        if blessed:
            left, verdict.high_by = blessed, "dagon"
    if len(left) > 1:
        most = max([mythos[seat] for seat in left])
        left, verdict.high_by = [seat for seat in left if mythos[seat] == most], "mythos"
    if len(left) > 1:
        first = min([min(sides[seat], DISSENTER_INVESTIGATOR) for seat in left])
        left = [seat for seat in left if min(sides[seat], DISSENTER_INVESTIGATOR) == first]
        verdict.high_by = "allegiance" if len(left) == 1 else "shared"
    verdict.winners = tuple(left)
