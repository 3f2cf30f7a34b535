"""The balance report: what a pile of measured games says about a game, in plots, tables and careful words."""

from typing import Any, Final

from subrosa.lab.balance.tables import estimate
from subrosa.lab.reporting import page
from subrosa.lab.reporting.markdown import figure
from subrosa.lab.reporting.plots import Line, Mark, bars, histogram, intervals, lines
from subrosa.lab.reporting.table import Table
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import Estimate

SURE: Final = 0.05
# The verbs by which cards come into play; the tables have all verbs.
PLAYING: Final = ("play", "place", "claim")
Row = dict[str, Any]


class Report:
    """The page of a run."""

    def __init__(self, head: Record, records: list[Record], tables: list[Table], wording: Wording) -> None:
        self.head = head
        self.records = records
        self.tables = {table.name: table for table in tables}
        self.say = wording.say
        self.wording = wording

    def text(self) -> str:
        """Return the whole page."""
        say, wording = self.say, self.wording
        title = say("lab-balance-title", game=wording.title())
        options = wording.chosen(self.head["options"])
        lead = say(
            "lab-balance-lead",
            games=len(self.records),
            seats=self.head["seats"],
            bot=self.head["player"],
            options=options,
            cards=self.head["cards"],
            seed=self.head["seed"],
        )
        made = page.Page(wording, self.head["game"], title, lead)
        made.section(say("lab-short"), "", page.listed(self.findings()))
        if self.head["seats"] == 1:
            made.section(say("lab-alone"), say("lab-alone-about"), self.alone())
        else:
            made.section(say("lab-seats"), say("lab-seats-about"), self.win_rates("seats", "seat"))
        for name in self.roles():
            kind = name.removeprefix("roles_")
            made.section(self.kind_title(kind), say("lab-roles-about"), self.win_rates(name, kind))
        made.section(say("lab-endings"), "", self.endings())
        made.section(say("lab-lengths"), say("lab-lengths-about"), self.lengths())
        made.section(say("lab-branching"), say("lab-branching-about"), self.branching())
        if self.tables["cards"].rows:
            made.section(say("lab-cards"), say("lab-cards-about"), self.cards())
        if self.tables["course"].rows:
            made.section(say("lab-course"), say("lab-course-about"), self.course())
        made.section(say("lab-method"), "", page.listed(self.method()))
        return made.text()

    # ---- names

    def roles(self) -> list[str]:
        """Name the tables of roles that this game has."""
        return [name for name in self.tables if name.startswith("roles_")]

    def kind_title(self, kind: str) -> str:
        """Name a kind of roles: Identity, Character ... or the word of the game itself."""
        return self.wording.of_the_game(f"roles-{kind}", kind)

    def named(self, kind: str, value: Any) -> str:
        """Name a seat, a role or a card."""
        if kind == "seat":
            return self.say("lab-seat", seat=value)
        return self.wording.name(kind, str(value))

    def ending(self, ending: str) -> str:
        """Name an ending by its id: its text speaks of one game, not of many."""
        return ending

    def measure(self, name: str) -> str:
        """Name a measure: Gold, Wealth ... or the field of the view itself."""
        return self.wording.of_the_game(f"measure-{name}", name)

    # ---- in short

    def findings(self) -> list[str]:
        """Return what a hurried reader should know."""
        found = [self.about_alone() if self.head["seats"] == 1 else self.about_wins("seats", "seat")]
        found += [self.about_wins(name, name.removeprefix("roles_")) for name in self.roles()]
        top = self.tables["endings"].dicts()[0]
        share = page.share(top["share"])
        found.append(self.say("lab-short-ending", ending=self.ending(top["ending"]), share=share))
        long = {row["what"]: row for row in self.tables["lengths"].dicts()}["decisions"]
        found.append(
            self.say(
                "lab-short-length",
                mean=figure(long["mean"], digits=0),
                low=figure(long["tenth"], digits=0),
                high=figure(long["nine_tenths"], digits=0),
            )
        )
        cards = self.played_cards()
        if cards:
            out = [row for row in cards if row["p_holm"] < SURE]
            first = sorted(out, key=lambda row: -abs(row["difference"]))[:3]
            told = [f"{self.card(row)} ({page.share(row['difference'], signed=True)})" for row in first]
            names = ", ".join(told)
            found.append(self.say("lab-short-cards", count=len(out), cards=len(cards), names=names))
        failures = sum([len(record.get("failures", ())) for record in self.records])
        if failures:
            found.append(self.say("lab-short-failures", count=failures))
        return found

    def about_alone(self) -> str:
        """Say how often whoever plays alone wins."""
        [row] = self.tables["seats"].dicts()
        return self.say("lab-short-alone", rate=page.share(row["rate"]), interval=page.between(row))

    def about_wins(self, name: str, kind: str) -> str:
        """Name the best and the worst, and say whether that is more than chance."""
        rows = sorted(self.tables[name].dicts(), key=lambda row: row["rate"])
        out = [row for row in rows if row["p_holm"] < SURE]
        low, high = rows[0], rows[-1]
        told = {
            "kind": self.kind_title(kind) if kind != "seat" else self.say("lab-seats"),
            "best": self.named(kind, high[kind]),
            "best_rate": page.share(high["rate"]),
            "worst": self.named(kind, low[kind]),
            "worst_rate": page.share(low["rate"]),
            "share": page.share(high["expected"]),
        }
        return self.say("lab-short-uneven" if out else "lab-short-even", count=len(out), **told)

    # ---- sections

    def win_rates(self, name: str, kind: str) -> str:
        """Show win rates with intervals, seats in their order and roles from the best to the worst."""
        rows = self.tables[name].dicts()
        if kind != "seat":
            rows.sort(key=lambda row: -row["rate"])
        marks = [
            Mark(self.named(kind, row[kind]), in_percent(estimate(row, "rate")), row["p_holm"] < SURE)
            for row in rows
        ]
        drawing = intervals(marks, self.say("lab-wins"), self.say("lab-wins-axis"), 100 * rows[0]["expected"])
        columns = ["", *[self.say(f"lab-column-{name}") for name in ("chairs", "rate", "interval", "p-holm")]]
        cells = [
            [
                self.named(kind, row[kind]),
                str(row["chairs"]),
                page.share(row["rate"]),
                page.between(row),
                page.test(row["p_holm"]),
            ]
            for row in rows
        ]
        title = self.say("lab-seats") if kind == "seat" else self.kind_title(kind)
        out = [row["p_holm"] < SURE for row in rows]
        return page.pair(
            page.plot(drawing, self.say("lab-wins-caption")), page.table(title, columns, cells, out)
        )

    def alone(self) -> str:
        """Lay out the win rate of whoever plays alone."""
        [row] = self.tables["seats"].dicts()
        columns = [self.say(f"lab-column-{name}") for name in ("games", "rate", "interval")]
        cells = [str(row["chairs"]), page.share(row["rate"]), page.between(row)]
        return page.table(self.say("lab-alone"), columns, [cells])

    def endings(self) -> str:
        """Show how games end."""
        rows = self.tables["endings"].dicts()
        shares = [(self.ending(row["ending"]), in_percent(estimate(row, "share"))) for row in rows]
        columns = ["", *[self.say(f"lab-column-{name}") for name in ("games", "share", "interval")]]
        cells = [
            [self.ending(row["ending"]), str(row["games"]), page.share(row["share"]), page.between(row)]
            for row in rows
        ]
        caption = self.say("lab-endings-caption")
        drawing = bars(shares, caption, self.say("lab-percent-axis"))
        return page.pair(page.plot(drawing, caption), page.table(self.say("lab-endings"), columns, cells))

    def lengths(self) -> str:
        """Show how long games take."""
        rows = self.tables["lengths"].dicts()
        plots = [
            page.plot(
                histogram([record[what] for record in self.records], self.what(what), self.what(what)),
                self.what(what),
            )
            for what in ("length", "decisions")
            if any(row["what"] == what for row in rows)
        ]
        names = ("mean", "interval", "tenth", "median", "nine-tenths", "least", "most")
        columns = ["", *[self.say(f"lab-column-{name}") for name in names]]
        cells = [
            [
                self.what(row["what"]),
                figure(row["mean"]),
                page.between(row, 1),
                *[figure(row[name]) for name in ("tenth", "median", "nine_tenths", "least", "most")],
            ]
            for row in rows
        ]
        return page.pair(*plots) + page.table(self.say("lab-lengths"), columns, cells)

    def what(self, name: str) -> str:
        """Name what a length counts: rounds, or turns where there are no rounds."""
        return self.say(f"lab-length-{self.records[0]['unit'] if name == 'length' else name}")

    def branching(self) -> str:
        """Show how much there is to choose from."""
        rows = self.tables["branching"].dicts()
        points = [(float(row["tenth"]), estimate(row, "options")) for row in rows]
        caption = self.say("lab-branching-caption")
        drawing = lines([Line("", points)], caption, self.say("lab-tenths-axis"))
        columns = [self.say(f"lab-column-{name}") for name in ("tenth-of-game", "options", "interval")]
        cells = [[str(row["tenth"]), figure(row["options"]), page.between(row, 1)] for row in rows]
        return page.pair(page.plot(drawing, caption), page.table(caption, columns, cells))

    def played_cards(self) -> list[Row]:
        """Return the rows of cards that were played, those with the greatest difference first."""
        rows = self.tables["cards"].dicts()
        played = [row for row in rows if row["verb"] in PLAYING] or rows
        known = [row for row in played if row["p_holm"] == row["p_holm"]]
        unknown = [row for row in played if row["p_holm"] != row["p_holm"]]
        return sorted(known, key=lambda row: -row["difference"]) + unknown

    def card(self, row: Row) -> str:
        """Name a card, with the verb unless that goes without saying."""
        name = self.wording.card(row["card"])
        return name if row["verb"] in PLAYING else f"{row['verb']}: {name}"

    def cards(self) -> str:
        """Show how often each card is played, and how those who play it fare."""
        rows = self.played_cards()
        marks = [
            Mark(self.card(row), in_percent(estimate(row, "difference")), row["p_holm"] < SURE)
            for row in rows
            if row["p_holm"] == row["p_holm"]
        ]
        drawing = intervals(marks, self.say("lab-cards"), self.say("lab-points-axis"), 0)
        names = ("uses", "share-of-chairs", "rate-with", "rate-without", "difference", "interval", "p-holm")
        columns = ["", *[self.say(f"lab-column-{name}") for name in names]]
        cells = [
            [
                self.card(row),
                figure(row["uses_a_game"], digits=2),
                page.share(row["share_of_chairs"]),
                page.share(row["rate_with"]),
                page.share(row["rate_without"]),
                page.share(row["difference"], signed=True),
                page.between(row, signed=True),
                page.test(row["p_holm"]),
            ]
            for row in rows
        ]
        out = [row["p_holm"] < SURE for row in rows]
        caption = self.say("lab-cards-caption")
        return page.pair(
            page.plot(drawing, caption), page.table(self.say("lab-cards"), columns, cells, out), wide=True
        )

    def course(self) -> str:
        """Show what winners and others have as the game goes on."""
        rows = self.tables["course"].dicts()
        parts: list[str] = []
        for name in dict.fromkeys([row["measure"] for row in rows]):
            mine = [row for row in rows if row["measure"] == name]
            drawn = [
                Line(
                    self.say(f"lab-{who}"),
                    [(row["percent"], estimate(row, "mean")) for row in mine if row["who"] == who],
                )
                for who in ("winners", "others")
            ]
            columns = [
                self.say("lab-column-percent"),
                *[self.say(f"lab-{who}") for who in ("winners", "others")],
            ]
            had = {(row["percent"], row["who"]): with_interval(row) for row in mine}
            cells = [
                [f"{percent} %", *[had.get((percent, who), "–") for who in ("winners", "others")]]
                for percent in dict.fromkeys([row["percent"] for row in mine])
            ]
            caption = self.measure(name)
            drawing = lines([one for one in drawn if one.points], caption, self.say("lab-course-axis"))
            parts.append(page.pair(page.plot(drawing, caption), page.table(caption, columns, cells)))
        return "".join(parts)

    def method(self) -> list[str]:
        """Say how it was measured, and what that means."""
        return [
            self.say("lab-method-bots", bot=self.head["player"]),
            self.say("lab-method-intervals"),
            self.say("lab-method-holm"),
            self.say("lab-method-cards"),
            self.say("lab-method-again", command=command(self.head, len(self.records))),
        ]


def command(head: Record, games: int) -> str:
    """Return the command that makes the same report."""
    options = "".join([f" --option {name}={value}" for name, value in head["given"].items()])
    cards = " --cards FILE" if head["cards"] != "standard" else ""
    return (
        f"subrosa balance {head['game']} --player {head['player']} --games {games} --seats {head['seats']}"
        f"{options}{cards} --seed {head['seed']}"
    )


def in_percent(found: Estimate) -> Estimate:
    """Turn a share into a percentage."""
    return Estimate(*[100 * part for part in found])


def with_interval(row: Row) -> str:
    """Write a mean and its interval."""
    return f"{figure(row['mean'])} ({page.between(row, 1)})"
