"""subrosa balance --sweep: the same games again and again, with one thing set to one value after the other."""

import argparse
import sys
from pathlib import Path
from typing import Final, NamedTuple

from subrosa import games
from subrosa.core.game import Game
from subrosa.lab.balance.measures import Trial
from subrosa.lab.editions.differences import SHARES, comparison
from subrosa.lab.editions.pairs import Pair
from subrosa.lab.editions.report import LONG, ComparisonReport, Row
from subrosa.lab.editions.sides import SEATS, trial_of, with_value
from subrosa.lab.options import at_least, with_card_file, worker_count
from subrosa.lab.problems import BadRequest
from subrosa.lab.reporting import page
from subrosa.lab.reporting.export import folder_for, write_report
from subrosa.lab.reporting.markdown import figure, table
from subrosa.lab.reporting.table import Cell, Table
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.numbered import resume, stoppable
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import holm

SURE: Final = 0.05
FAMILIES: Final = ("seat", "role", "ending", "length")
COLUMNS: Final = ("value", "what", "item", "estimate", "difference", "low", "high", "p", "p_holm")


class Sweep(NamedTuple):
    """The same games with each of several values."""

    name: str
    values: tuple[str, ...]
    trials: tuple[Trial, ...]

    def play(self, number: int) -> Record:
        """Play one game with each."""
        return {"n": number, "runs": [trial.play(number) for trial in self.trials]}

    def head(self) -> Record:
        """Return the first line of the results file."""
        heads = [trial.head() for trial in self.trials]
        each = {name: [head[name] for head in heads] for name in ("cards", "seats", "options")}
        return {**heads[0], "results": "sweep", **each, "name": self.name, "values": list(self.values)}


def sweep(given: argparse.Namespace) -> int:
    """Play the same games with each value and tell what changes from the first one."""
    at_least(2, "games", given.games)
    workers = worker_count(given.workers)
    if given.game is None:
        raise BadRequest(
            f"--sweep needs a game: subrosa balance GAME --sweep {given.sweep!r}; "
            f"there are: {', '.join(games.names())}"
        )
    game = with_card_file(games.get(given.game), given.cards)
    asked = requested_sweep(given, game)
    folder = folder_for(given.out or Path(f"sweep-{game.id}"))
    path: Path = given.results or folder / "games.jsonl"
    wording = Wording(given.lang, game)

    def action() -> int:
        records = resume(asked, asked.head(), given.games, path, workers, given.ray, wording.say("lab-games"))
        found = differences(asked, records)
        report = SweepReport(asked, records, found, wording)
        write_report(report.html(), [found], folder)
        print(report.plain())
        print(wording.say("lab-report-kept", folder=str(folder)), file=sys.stderr)
        return 0

    return stoppable(action, lambda: print(wording.say("lab-stopped", file=str(path)), file=sys.stderr))


def requested_sweep(given: argparse.Namespace, game: Game) -> Sweep:
    """Return the games that the command line describes. Raises BadRequest, BadSetup."""
    name, equals, rest = given.sweep.partition("=")
    name, values = " ".join(name.split()), tuple(dict.fromkeys([value.strip() for value in rest.split(",")]))
    if not equals or not name or len(values) < 2 or "" in values:
        raise BadRequest(f"--sweep takes NAME=VALUE,VALUE,..., such as seats=4,5,6, not {given.sweep!r}")
    if name == SEATS or name in game.defaults:
        return Sweep(name, values, tuple([trial_of(given, game, {name: value}) for value in values]))
    editions = [with_value(game, name, value) for value in values]
    return Sweep(name, values, tuple([trial_of(given, edition, {}) for edition in editions]))


def differences(asked: Sweep, records: list[Record]) -> Table:
    """Compare every value with the first, game by game; all tests of a family are corrected together."""
    found: list[tuple[Cell, ...]] = []
    for i, value in enumerate(asked.values):
        pairs = [{"one": record["runs"][0], "other": record["runs"][i]} for record in records]
        seats = min(asked.trials[0].seats, asked.trials[i].seats)
        for what, item, _, other, *gap, test, _ in comparison(pairs, seats).rows:
            found.append((value, what, item, other, *gap, test))
    rows: list[tuple[Cell, ...]] = []
    for what in dict.fromkeys([row[1] for row in found]):
        family = [row for row in found if row[1] == what]
        tested = [row for row in family if row[0] != asked.values[0]]
        corrected = dict(zip(tested, holm([float(row[-1]) for row in tested]), strict=True))
        rows += [(*row, corrected.get(row, 1.0)) for row in family]
    return Table("sweep", COLUMNS, rows)


class SweepReport:
    """The words for a sweep: a column for each value, and a star where it differs from the first beyond chance."""

    def __init__(self, asked: Sweep, records: list[Record], found: Table, wording: Wording) -> None:
        self.asked = asked
        self.games = len(records)
        self.rows: list[Row] = found.dicts()
        self.wording = wording
        self.say = wording.say
        first = asked.trials[0]
        pairs = [{"one": record["runs"][0]} for record in records]
        self.named = ComparisonReport(Pair(first, first), pairs, found, [], wording)

    def lead(self) -> str:
        """Say what was played."""
        first = self.asked.trials[0]
        return self.say(
            "lab-sweep-lead",
            games=self.games,
            name=self.asked.name,
            value=self.asked.values[0],
            bot=first.player,
            seed=first.seed,
        )

    def cells(self, what: str) -> list[list[str]]:
        """Lay out a family: a line for each item, a column for each value."""
        mine = [row for row in self.rows if row["what"] == what]
        factor, digits = (100, 1) if what in SHARES else (1, 2)
        lines: list[list[str]] = []
        for item in dict.fromkeys([row["item"] for row in mine]):
            by_value = {row["value"]: row for row in mine if row["item"] == item}
            shown = [
                figure(factor * row["estimate"], digits=digits) + (" *" if row["p_holm"] < SURE else "")
                if (row := by_value.get(value)) is not None
                else ""
                for value in self.asked.values
            ]
            lines.append([self.named.item({"what": what, "item": item}), *shown])
        return lines

    def plain(self) -> str:
        """Write it for a terminal."""
        parts = [self.lead()]
        for what in FAMILIES:
            cells = self.cells(what)
            if cells:
                parts += [self.say(f"lab-compare-{what}"), table([["", *self.asked.values], *cells])]
        return "\n\n".join(parts)

    def html(self) -> str:
        """Return the page, which has the cards, too."""
        title = self.say("lab-sweep-title", game=self.wording.title(), name=self.asked.name)
        made = page.Page(self.wording, self.asked.trials[0].game, title, self.lead())
        for what in (*FAMILIES, *LONG):
            cells = self.cells(what)
            if cells:
                words = self.say(f"lab-compare-{what}")
                made.section(words, "", page.table(words, ["", *self.asked.values], cells))
        method = [self.say("lab-method-paired"), self.say("lab-method-holm")]
        made.section(self.say("lab-method"), "", page.listed(method))
        return made.text()
