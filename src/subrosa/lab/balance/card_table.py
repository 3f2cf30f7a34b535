"""What is done with cards, and how those who do it fare against the others in their games."""

from collections import Counter
from typing import Final

from subrosa.lab.reporting.table import Cell, Table
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import Estimate, difference, difference_test, holm
from subrosa.lab.statistics.within_games import Case, Cases, compared, telling

RARE: Final = 20  # games: if fewer of them say anything about a card, nothing is reported about it
COLUMNS: Final = (
    *("verb", "card", "uses", "uses_a_game", "chairs", "share_of_chairs"),
    *("rate_with", "rate_without", "difference", "low", "high", "p", "p_holm"),
)


class Use:
    """All that is counted about a card and a verb."""

    def __init__(self) -> None:
        self.times = 0
        self.chairs = 0
        self.won = 0
        self.cases: Cases = Counter()


def cards(records: list[Record], seats: int) -> Table:
    """Show how often each card is used, by what verb, and how often those who used it at least once win."""
    found = counted(records)
    every = seats * len(records)
    all_won = sum([len(record["winners"]) for record in records])
    names = sorted(found)
    worth = {name: worth_of(found[name], records, seats) for name in names}
    told = [name for name in names if worth[name] is not None]
    tests = [test for _, test in [known for known in worth.values() if known is not None]]
    corrected = dict(zip(told, holm(tests), strict=True))
    rows: list[tuple[Cell, ...]] = []
    for name in names:
        use = found[name]
        gap, test = worth[name] or (Estimate(*[float("nan")] * 3), float("nan"))
        rows.append(
            (
                *name.split(" ", 1),
                *(use.times, use.times / len(records), use.chairs, use.chairs / every),
                *(ratio(use.won, use.chairs), ratio(all_won - use.won, every - use.chairs)),
                *(*gap, test, corrected.get(name, float("nan"))),
            )
        )
    return Table("cards", COLUMNS, rows)


def counted(records: list[Record]) -> dict[str, Use]:
    """Count what was done with cards."""
    found: dict[str, Use] = {}
    for record in records:
        winners = record["winners"]
        here: dict[str, list[bool]] = {}  # by use: whether each seat that did it won
        for seat, uses in enumerate(record["uses"]):
            for name, times in uses.items():
                found.setdefault(name, Use()).times += times
                here.setdefault(name, []).append(seat in winners)
        for name, success in here.items():
            use, both = found[name], sum(success)
            use.chairs += len(success)
            use.won += both
            use.cases[Case(len(winners), len(success), both)] += 1
    return found


def worth_of(use: Use, records: list[Record], seats: int) -> tuple[Estimate, float] | None:
    """Return the difference that a card goes with and its test, or None if too few games say anything.

    Whoever plays alone has nobody at the table to be compared with, but then no seat depends on another.
    """
    if seats > 1:
        return compared(use.cases, seats) if telling(use.cases, seats) >= RARE else None
    all_won = sum([len(record["winners"]) for record in records])
    split = (use.won, use.chairs, all_won - use.won, len(records) - use.chairs)
    return (difference(*split), difference_test(*split)) if min(split[1], split[3]) >= RARE else None


def ratio(part: int, whole: int) -> float:
    """Return a share, or not a number."""
    return part / whole if whole else float("nan")
