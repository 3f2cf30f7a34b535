"""What a comparison of two editions came to, as lines of text and as a page."""

from typing import Any, Final

from subrosa.lab.editions.differences import SHARES
from subrosa.lab.editions.pairs import Pair
from subrosa.lab.reporting import page
from subrosa.lab.reporting.markdown import chance, figure, table
from subrosa.lab.reporting.plots import Mark, intervals
from subrosa.lab.reporting.table import Table
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import Estimate

SURE: Final = 0.05
FAMILIES: Final = ("seat", "role", "ending", "length", "uses", "wins_with")
LONG: Final = ("uses", "wins_with")  # families of which the terminal shows only what stands out
COLUMNS: Final = ("one", "other", "difference", "interval", "p-holm")
Row = dict[str, Any]


class ComparisonReport:
    """The words for a comparison."""

    def __init__(
        self, pair: Pair, records: list[Record], found: Table, changes: list[str], wording: Wording
    ) -> None:
        self.pair = pair
        self.games = len(records)
        self.unit: str = records[0]["one"]["unit"]
        self.rows = found.dicts()
        self.changes = changes
        self.wording = wording
        self.say = wording.say

    def family(self, what: str) -> list[Row]:
        """Return the rows of one family of questions."""
        return [row for row in self.rows if row["what"] == what]

    def item(self, row: Row) -> str:
        """Name what a row is about, in the words of the game."""
        what, item = row["what"], row["item"]
        if what == "seat":
            return self.say("lab-seat", seat=int(item))
        if what == "ending":
            return str(item)
        if what == "length":
            return self.say(f"lab-length-{self.unit if item == 'length' else item}")
        first, _, name = item.partition(" ")
        if what == "role":
            return self.wording.name(first, name)
        return f"{first}: {self.wording.card(name)}"

    def cells(self, row: Row) -> list[str]:
        """Write a row as it is printed: shares in percent."""
        factor, digits = (100, 1) if row["what"] in SHARES else (1, 2)
        return [
            self.item(row),
            figure(factor * row["one"], digits=digits),
            figure(factor * row["other"], digits=digits),
            figure(factor * row["difference"], True, digits),
            page.between(row, factor, True, digits),
            chance(row["p_holm"]),
        ]

    def lead(self) -> str:
        """Say what was played."""
        one, other = self.pair
        return self.say(
            "lab-compare-lead" if one.seats == other.seats else "lab-compare-lead-seats",
            games=self.games,
            seats=one.seats,
            others=other.seats,
            bot=one.player,
            seed=one.seed,
            count=len(self.changes),
        )

    def columns(self) -> list[str]:
        """Return the head of every table."""
        return ["", *[self.say(f"lab-column-{name}") for name in COLUMNS]]

    # ---- the two forms

    def plain(self) -> str:
        """Write it for a terminal: the short families whole, of the long ones only what stands out."""
        parts = [self.lead(), "\n".join([f"- {change}" for change in self.changes])]
        for what in FAMILIES:
            rows = self.family(what)
            shown = [row for row in rows if row["p_holm"] < SURE] if what in LONG else rows
            if shown:
                parts.append(self.say(f"lab-compare-{what}"))
                parts.append(table([self.columns(), *[self.cells(row) for row in shown]]))
            elif rows:
                parts.append(self.say("lab-compare-nothing", what=self.say(f"lab-compare-{what}")))
        return "\n\n".join([part for part in parts if part])

    def html(self) -> str:
        """Return the page."""
        title = self.say("lab-compare-title", game=self.wording.title())
        made = page.Page(self.wording, self.pair.one.game, title, self.lead())
        made.section(self.say("lab-compare-changes"), "", page.listed(self.changes))
        for what in FAMILIES:
            rows = self.family(what)
            if rows:
                made.section(self.say(f"lab-compare-{what}"), "", self.section(what, rows))
        made.section(
            self.say("lab-method"),
            "",
            page.listed([self.say("lab-method-paired"), self.say("lab-method-holm")]),
        )
        return made.text()

    def section(self, what: str, rows: list[Row]) -> str:
        """Show a plot of the differences, and the table."""
        factor = 100 if what in SHARES else 1
        out = [row["p_holm"] < SURE for row in rows]
        marks = [
            Mark(
                self.item(row),
                Estimate(*[factor * row[name] for name in ("difference", "low", "high")]),
                stands,
            )
            for row, stands in zip(rows, out, strict=True)
        ]
        title = self.say(f"lab-compare-{what}")
        drawing = "" if what == "length" else intervals(marks, title, self.say("lab-difference-axis"), 0)
        cells = [self.cells(row) for row in rows]
        twin = page.table(title, self.columns(), cells, out)
        return page.pair(page.plot(drawing, self.say("lab-compare-caption")), twin)
