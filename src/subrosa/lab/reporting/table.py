"""Findings as a table, before anybody decides how it is shown."""

from typing import Any, NamedTuple

Cell = str | int | float


class Table(NamedTuple):
    """A name, the names of the columns, and rows."""

    name: str
    columns: tuple[str, ...]
    rows: list[tuple[Cell, ...]]

    def column(self, name: str) -> list[Any]:
        """Return the values of a column."""
        place = self.columns.index(name)
        return [row[place] for row in self.rows]

    def dicts(self) -> list[dict[str, Any]]:
        """Return the rows as dictionaries."""
        return [dict(zip(self.columns, row, strict=True)) for row in self.rows]
