"""Measured games as tables: a row per seat, role, ending, card ... with intervals and corrected tests."""

from collections import Counter
from collections.abc import Iterable, Sequence
from statistics import quantiles
from typing import Any, Final

from subrosa.lab.reporting.table import Cell, Table
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import (
    Estimate,
    difference,
    difference_test,
    holm,
    mean,
    rate,
    share_test,
)

RARE: Final = 20  # chairs: nothing can be said about cards that fewer of them used, or did not use


WIN_COLUMNS: Final = ("chairs", "wins", "rate", "low", "high", "expected", "p", "p_holm")


def all_tables(records: list[Record], seats: int) -> list[Table]:
    """Make all tables, in the order of the report."""
    kinds = dict.fromkeys([kind for record in records for kind in record["roles"]])
    return [
        by_seat(records, seats),
        *[by_role(records, seats, kind) for kind in kinds],
        endings(records),
        lengths(records),
        widths(records),
        cards(records, seats),
        course(records, seats),
    ]


def wins(pairs: Iterable[tuple[Cell, bool]], share: float) -> list[tuple[Cell, ...]]:
    """Turn (what, won) for each chair into rows of win rates; `share` is what all would win if they were the same."""
    played: Counter[Cell] = Counter()
    won: Counter[Cell] = Counter()
    for what, success in pairs:
        played[what] += 1
        won[what] += success
    names = sorted(played, key=lambda name: (isinstance(name, str), name))
    tests = [share_test(won[name], played[name], share) for name in names]
    return [
        (name, played[name], won[name], *rate(won[name], played[name]), share, test, corrected)
        for name, test, corrected in zip(names, tests, holm(tests), strict=True)
    ]


def fair_share(records: list[Record], seats: int) -> float:
    """Return what a chair wins on average: 1 in `seats`, unless winners share or nobody wins."""
    return sum([len(record["winners"]) for record in records]) / (seats * len(records))


def by_seat(records: list[Record], seats: int) -> Table:
    """Show whether it matters where you sit. A player alone has nobody to be compared with."""
    if seats == 1:
        won = sum([bool(record["winners"]) for record in records])
        row = (0, len(records), won, *rate(won, len(records)), *[float("nan")] * 3)
        return Table("seats", ("seat", *WIN_COLUMNS), [row])
    pairs = [(seat, seat in record["winners"]) for record in records for seat in range(seats)]
    return Table("seats", ("seat", *WIN_COLUMNS), wins(pairs, fair_share(records, seats)))


def by_role(records: list[Record], seats: int, kind: str) -> Table:
    """Show whether it matters what one is at the beginning."""
    pairs = [
        (role, seat in record["winners"])
        for record in records
        for seat, role in enumerate(record["roles"].get(kind, ()))
    ]
    return Table(f"roles_{kind}", (kind, *WIN_COLUMNS), wins(pairs, fair_share(records, seats)))


def endings(records: list[Record]) -> Table:
    """Show how games end."""
    counted = Counter([record["ending"] for record in records])
    rows = [(name, count, *rate(count, len(records))) for name, count in counted.most_common()]
    return Table("endings", ("ending", "games", "share", "low", "high"), [tuple(row) for row in rows])


LENGTHS: Final = ("length", "decisions", "options", "most")


def lengths(records: list[Record]) -> Table:
    """Show how long games are, and how much there is to choose from."""
    rows: list[tuple[Cell, ...]] = []
    for what in LENGTHS:
        values = [record[what] for record in records]
        if any(values):
            rows.append((what, *mean(values), *spread(values), min(values), max(values)))
    columns = ("what", "mean", "low", "high", "tenth", "median", "nine_tenths", "least", "most")
    return Table("lengths", columns, rows)


def spread(values: Sequence[float]) -> tuple[float, float, float]:
    """Return the values that a tenth, half and nine tenths of all are below."""
    if len(values) < 2:
        return values[0], values[0], values[0]
    parts = quantiles(values, n=10, method="inclusive")
    return parts[0], parts[4], parts[8]


def widths(records: list[Record]) -> Table:
    """Show how much there is to choose from in each tenth of a game."""
    rows: list[tuple[Cell, ...]] = []
    for tenth in range(10):
        values = [record["widths"][tenth] for record in records if record["widths"][tenth]]
        rows.append((tenth + 1, *mean(values)))
    return Table("branching", ("tenth", "options", "low", "high"), rows)


def cards(records: list[Record], seats: int) -> Table:
    """Show how often each card is used, by what verb, and how often those win who used it at least once."""
    used: Counter[str] = Counter()
    chairs: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for record in records:
        for seat, uses in enumerate(record["uses"]):
            success = seat in record["winners"]
            for what, count in uses.items():
                used[what] += count
                chairs[what] += 1
                won[what] += success
    every = seats * len(records)
    all_won = sum([len(record["winners"]) for record in records])
    names = sorted(used)
    split = {name: (won[name], chairs[name], all_won - won[name], every - chairs[name]) for name in names}
    told = [name for name in names if min(split[name][1], split[name][3]) >= RARE]
    tests = [difference_test(*split[name]) for name in told]
    corrected = dict(zip(told, zip(tests, holm(tests), strict=True), strict=True))
    rows: list[tuple[Cell, ...]] = []
    for name in names:
        verb, _, card = name.partition(" ")
        wins_with, with_it, wins_without, without = split[name]
        gap = difference(*split[name])
        rows.append(
            (
                *(verb, card, used[name], used[name] / len(records), chairs[name], chairs[name] / every),
                *(ratio(wins_with, with_it), ratio(wins_without, without), *gap),
                *corrected.get(name, (float("nan"), float("nan"))),
            )
        )
    columns = (
        *("verb", "card", "uses", "uses_a_game", "chairs", "share_of_chairs"),
        *("rate_with", "rate_without", "difference", "low", "high", "p", "p_holm"),
    )
    return Table("cards", columns, rows)


def ratio(part: int, whole: int) -> float:
    """Return a share, or not a number."""
    return part / whole if whole else float("nan")


def course(records: list[Record], seats: int) -> Table:
    """Show what winners and others have, on average, after each tenth of the decisions."""
    rows: list[tuple[Cell, ...]] = []
    for name in dict.fromkeys([name for record in records for name in record["course"]]):
        for who in ("winners", "others"):
            lines = [line for record in records for line in lines_of(record, name, who, seats)]
            for point in range(len(lines[0]) if lines else 0):
                rows.append((name, point * 10, who, *mean([line[point] for line in lines])))
    return Table("course", ("measure", "percent", "who", "mean", "low", "high"), rows)


def lines_of(record: Record, name: str, who: str, seats: int) -> list[list[float]]:
    """Return the course of a number in one game: the mean of the winners, or of the others, at each point.

    There is one line per game, as the seats of a game are not independent of each other.
    """
    if name not in record["course"]:
        return []
    chosen = [seat for seat in range(seats) if (seat in record["winners"]) == (who == "winners")]
    if not chosen:
        return []
    return [[sum([row[seat] for seat in chosen]) / len(chosen) for row in record["course"][name]]]


def estimate(row: dict[str, Any], value: str) -> Estimate:
    """Return the value and the interval of a row."""
    return Estimate(row[value], row["low"], row["high"])
