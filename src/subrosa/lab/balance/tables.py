"""Measured games as tables: a row per seat, role, ending, card ... with intervals and corrected tests."""

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import quantiles
from typing import Any, Final

from subrosa.lab.balance.card_table import cards
from subrosa.lab.reporting.table import Cell, Table
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import Estimate, holm, mean, rate, share_test, together
from subrosa.lab.statistics.within_games import Case, Cases, compared

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


def wins(
    records: list[Record], seats: int, dealt: Callable[[Record], Sequence[Cell]]
) -> list[tuple[Cell, ...]]:
    """Turn what each seat of a game was dealt into rows of win rates, beside what all would win if alike.

    Seats that were dealt the same thing may win together, as partners do. Then there are fewer cases than seats.
    """
    share = fair_share(records, seats)
    games: dict[Cell, Cases] = {}
    for record in records:
        had = Counter(dealt(record))
        won = Counter([what for seat, what in enumerate(dealt(record)) if seat in record["winners"]])
        for what in had:
            case = Case(len(record["winners"]), had[what], won[what])
            games.setdefault(what, Counter())[case] += 1
    names = sorted(games, key=lambda name: (isinstance(name, str), name))
    tests = [test_of(games[name], seats, share) for name in names]
    return [
        (name, *win_rate(games[name]), share, test, corrected)
        for name, test, corrected in zip(names, tests, holm(tests), strict=True)
    ]


def win_rate(games: Cases) -> tuple[Cell, ...]:
    """Return how many seats there were in all games, how many of them won, and the share with its interval."""
    had = sum([n * case.doers for case, n in games.items()])
    won = sum([n * case.both for case, n in games.items()])
    as_one = together([(float(case.both), float(case.doers), n) for case, n in games.items()])
    return had, won, *rate(won / as_one, had / as_one)


def test_of(games: Cases, seats: int, share: float) -> float:
    """Test them against the others of their games; whoever plays alone, against the share."""
    if seats > 1:
        return compared(games, seats)[1]
    return share_test(sum([n * case.both for case, n in games.items()]), games.total(), share)


def fair_share(records: list[Record], seats: int) -> float:
    """Return what a chair wins on average: 1 in `seats`, unless winners share or nobody wins."""
    return sum([len(record["winners"]) for record in records]) / (seats * len(records))


def by_seat(records: list[Record], seats: int) -> Table:
    """Show whether it matters where you sit. A player alone has nobody to be compared with."""
    if seats == 1:
        won = sum([bool(record["winners"]) for record in records])
        row = (0, len(records), won, *rate(won, len(records)), *[float("nan")] * 3)
        return Table("seats", ("seat", *WIN_COLUMNS), [row])
    rows = wins(records, seats, lambda record: range(seats))
    return Table("seats", ("seat", *WIN_COLUMNS), rows)


def by_role(records: list[Record], seats: int, kind: str) -> Table:
    """Show whether it matters what one is at the beginning."""
    rows = wins(records, seats, lambda record: record["roles"].get(kind, ()))
    return Table(f"roles_{kind}", (kind, *WIN_COLUMNS), rows)


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
