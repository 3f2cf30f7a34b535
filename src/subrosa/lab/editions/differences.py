"""Two editions of a game on the same seeds: what changes from the one to the other, game by game."""

from collections.abc import Callable, Iterator
from typing import Any, Final

from subrosa.core.cardfile import CardFile
from subrosa.lab.balance.card_table import RARE
from subrosa.lab.balance.measures import Trial
from subrosa.lab.balance.tables import LENGTHS
from subrosa.lab.reporting.table import Cell, Table
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import estimate_test, holm, paired

COLUMNS: Final = ("what", "item", "one", "other", "difference", "low", "high", "p", "p_holm")
SHARES: Final = ("seat", "role", "ending", "uses", "wins_with")  # what is a share; the rest are plain means
Ratio = tuple[float, float]  # what one game adds above and below the line
Question = tuple[str, str, Callable[[Record], Ratio]]  # a family, an item of it, and how a game is read


def comparison(records: list[Record], seats: int) -> Table:
    """Answer all questions: the value in both editions, and the paired difference, the other minus the one.

    Nothing is said about what happened to fewer than RARE seats of an edition.
    """
    families: dict[str, list[tuple[Cell, ...]]] = {}
    for what, item, read in questions(records, seats):
        one = [read(record["one"]) for record in records]
        other = [read(record["other"]) for record in records]
        if min(sum(columns(one)[1]), sum(columns(other)[1])) >= min(RARE, len(records)):
            gap = paired(*columns(other), *columns(one))
            # So few pairs cannot be surer than coins that all fell on one side: what never happened has no spread.
            differing = sum([before != after for before, after in zip(one, other, strict=True)])
            test = min(1.0, max(estimate_test(gap), 2.0 ** (1 - differing)))
            row = (what, item, total(one), total(other), *gap, test)
            families.setdefault(what, []).append(row)
    rows: list[tuple[Cell, ...]] = []
    for family in families.values():
        corrected = holm([float(row[-1]) for row in family])
        rows += [(*row, test) for row, test in zip(family, corrected, strict=True)]
    return Table("comparison", COLUMNS, rows)


def columns(ratios: list[Ratio]) -> tuple[list[float], list[float]]:
    """Separate what stands above the line from what stands below it."""
    return [top for top, _ in ratios], [bottom for _, bottom in ratios]


def total(ratios: list[Ratio]) -> float:
    """Return the ratio of the sums."""
    tops, bottoms = columns(ratios)
    return sum(tops) / sum(bottoms)


# ---- the questions


def questions(records: list[Record], seats: int) -> Iterator[Question]:
    """List everything that is compared."""
    both = [record[side] for record in records for side in ("one", "other")]
    for seat in range(seats):
        yield "seat", str(seat), winner(seat)
    roles = {(kind, role) for game in both for kind in game["roles"] for role in game["roles"][kind]}
    for kind, role in sorted(roles):
        yield "role", f"{kind} {role}", role_wins(kind, role)
    for ending in sorted({game["ending"] for game in both}):
        yield "ending", ending, ends(ending)
    for name in LENGTHS:
        if any(game[name] for game in both):
            yield "length", name, value(name)
    used = sorted({use for game in both for uses in game["uses"] for use in uses})
    for use in used:
        yield "uses", use, uses_of(use)
    for use in used:
        yield "wins_with", use, wins_with(use)


def winner(seat: int) -> Callable[[Record], Ratio]:
    """Ask: did the seat win?"""
    return lambda game: (float(seat in game["winners"]), 1.0)


def role_wins(kind: str, role: str) -> Callable[[Record], Ratio]:
    """Ask: how often was the role dealt, and how often did it win?"""

    def read(game: Record) -> Ratio:
        seats = [seat for seat, name in enumerate(game["roles"].get(kind, ())) if name == role]
        return float(sum([seat in game["winners"] for seat in seats])), float(len(seats))

    return read


def ends(ending: str) -> Callable[[Record], Ratio]:
    """Ask: did it end like this?"""
    return lambda game: (float(game["ending"] == ending), 1.0)


def value(name: str) -> Callable[[Record], Ratio]:
    """Ask for a number of the game."""
    return lambda game: (float(game[name]), 1.0)


def uses_of(use: str) -> Callable[[Record], Ratio]:
    """Ask: how many of the decisions used a card like this? In a shorter game every card is used less often."""
    return lambda game: (float(sum([uses.get(use, 0) for uses in game["uses"]])), float(game["decisions"]))


def wins_with(use: str) -> Callable[[Record], Ratio]:
    """Ask: how many seats used a card like this, and how many of these won?"""

    def read(game: Record) -> Ratio:
        seats = [seat for seat, uses in enumerate(game["uses"]) if use in uses]
        return float(sum([seat in game["winners"] for seat in seats])), float(len(seats))

    return read


# ---- what differs between the editions


def settings_changed(one: Trial, other: Trial) -> list[str]:
    """List the options and the number of players that differ, such as `seats: 4 → 5`."""
    before, after = one.options | {"seats": str(one.seats)}, other.options | {"seats": str(other.seats)}
    return [
        f"{name}: {told(before.get(name))} → {told(after.get(name))}"
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name)
    ]


def changes(one: CardFile, other: CardFile) -> list[str]:
    """List the values that differ between two card files, such as `plot blackmail copies: 4 → 5`."""
    before, after = values(one), values(other)
    return [
        f"{name}: {told(before.get(name))} → {told(after.get(name))}"
        for name in sorted(before.keys() | after.keys())
        if before.get(name) != after.get(name)
    ]


def values(file: CardFile) -> dict[str, Any]:
    """Return every value of a card file by the name of its table, its entry and its key."""
    return {
        f"{entry.name()} {key}": value
        for table in file.data
        for entry in file.entries(table)
        for key, value in entry.values.items()
        if key != "id"
    }


def told(found: Any) -> str:
    """Write a value, or a dash where there is none."""
    return "–" if found is None else str(found)
