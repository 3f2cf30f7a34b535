"""An analysis in words: every decision in a line, then those that mattered most, and who could be known."""

from typing import Any, Final

from subrosa.core.game import Game
from subrosa.lab.reporting.markdown import chance, percent, table
from subrosa.lab.reporting.wording import Wording
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import Estimate
from subrosa.texts import Texts

FEW: Final = 3  # up to this many decisions are shown with all their alternatives
MOST: Final = 5  # things that are shown of what a seat knows about another


class AnalysisReport:
    """The words for an analysis."""

    def __init__(self, document: Record, names: list[str], wording: Wording) -> None:
        self.document = document
        self.decisions: list[Record] = document["decisions"]
        self.say = wording.say
        self.wording = wording
        game = wording.of_game.game
        assert game is not None
        self.game: Game = game
        self.texts = Texts(wording.language, game, names)

    def text(self) -> str:
        """Put all of it into words."""
        head = self.say(
            "lab-analysis-head",
            game=self.wording.title(),
            ending=self.texts.ending(self.document["result"]),
            bot=self.document["player"],
            playouts=self.document["playouts"],
            seed=self.document["seed"],
        )
        parts = [head, self.overview(), self.say("lab-analysis-note")]
        if len(self.decisions) <= FEW:
            for decision in self.decisions:
                parts += [self.alternatives(decision), self.known(decision)]
        else:
            parts += [self.mattered(), self.known(self.decisions[-1])]
        return "\n\n".join([part for part in parts if part])

    def choice(self, text: str) -> str:
        """Word a choice as players read it."""
        found = self.game.words.get(text)
        return text if found is None else self.texts.choice(found)

    def overview(self) -> str:
        """Give each decision a line."""
        names = ("number", "who", "chosen", "estimate", "best", "swing")
        rows = [[self.say(f"lab-column-{name}") for name in names]]
        for found in self.decisions:
            same = found["best"] == found["chosen"]
            mine = next(row for row in found["alternatives"] if row["choice"] == found["chosen"])
            rows.append(
                [
                    str(found["decision"]),
                    self.texts.seat(found["seat"]),
                    self.choice(found["chosen"]),
                    percent(Estimate(mine["estimate"], mine["low"], mine["high"])),
                    "=" if same else self.choice(found["best"]) + (" *" if found["clear"] else ""),
                    "" if same else percent(Estimate(*found["swing"]), signed=True),
                ]
            )
        return table(rows)

    def mattered(self) -> str:
        """List the decisions where another choice was clearly better, the most expensive first."""
        clear = sorted(
            [found for found in self.decisions if found["clear"]], key=lambda found: -found["swing"][0]
        )
        if not clear:
            return self.say("lab-analysis-none")
        lines = [
            self.say(
                "lab-analysis-mattered",
                number=found["decision"],
                name=self.texts.seat(found["seat"]),
                chosen=self.choice(found["chosen"]),
                best=self.choice(found["best"]),
                swing=percent(Estimate(*found["swing"]), signed=True),
            )
            for found in clear[:5]
        ]
        return "\n".join([self.say("lab-analysis-mattered-head"), *[f"- {line}" for line in lines]])

    def alternatives(self, found: Record) -> str:
        """List all alternatives of one decision."""
        names = ("choice", "playouts", "estimate", "to-chosen", "p-holm")
        rows = [[self.say(f"lab-column-{name}") for name in names]]
        for row in found["alternatives"]:
            mine = row["choice"] == found["chosen"]
            rows.append(
                [
                    self.choice(row["choice"]),
                    str(row["playouts"]),
                    percent(Estimate(row["estimate"], row["low"], row["high"])),
                    self.say("lab-chosen") if mine else percent(Estimate(*row["difference"]), signed=True),
                    "" if mine else chance(row["p_holm"]),
                ]
            )
        name = self.texts.seat(found["seat"])
        head = self.say("lab-analysis-decision", number=found["decision"], name=name)
        return f"{head}\n\n{table(rows)}"

    def known(self, found: Record) -> str:
        """Tell what each seat could have known about the others at a decision."""
        lines = [
            self.say(
                "lab-analysis-about",
                name=self.texts.seat(view["seat"]),
                other=self.texts.seat(other["seat"]),
                shares="; ".join(told),
            )
            for view in found["knowledge"]
            for other in view["about"]
            if (told := self.one_known(other))
        ]
        if not lines:
            return ""
        head = self.say("lab-analysis-known", number=found["decision"], worlds=self.document["worlds"])
        return "\n".join([head, *[f"- {line}" for line in lines]])

    def one_known(self, other: Record) -> list[str]:
        """Tell what was known about one other seat; a hand that lies open is nothing to know."""
        told = [self.shares(kind, found["shares"], [found["true"]]) for kind, found in other["roles"].items()]
        for kind, hand in other["hand"].items():
            if any(share < 1 for share in hand["shares"].values()):
                told.append(self.shares(kind, hand["shares"], hand["true"]))
        if other["claims"]:
            told.append(", ".join([self.claim(claim) for claim in other["claims"][:MOST]]))
        return told

    def shares(self, kind: str, found: dict[str, Any], true: list[str]) -> str:
        """List the likeliest five with their shares; what was true is marked."""
        likely = list(found.items())[:MOST]
        return ", ".join(
            [share(self.wording.name(kind, name), value, name in true) for name, value in likely]
        )

    def claim(self, claim: Record) -> str:
        """Word something else that was likely, such as what lies where."""
        names = [self.wording.name(thing["kind"], thing["name"]) for thing in claim["things"]]
        return share(" · ".join(names), claim["share"], claim["true"])


def share(name: str, value: float, true: bool) -> str:
    """Join a name and its share."""
    return f"{name}{'!' if true else ''} {round(100 * value)} %"
