"""The alternatives of one decision, tried out in worlds that fit what the decider knew.

All of them share the worlds and the chance in them, so they are compared in pairs.
"""

from random import Random

from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.lab.analysis.judges import judge_for
from subrosa.lab.analysis.moments import Moment
from subrosa.lab.analysis.worlds import Worlds
from subrosa.lab.running.results import Record
from subrosa.lab.statistics.intervals import Estimate, holm, paired_shares, paired_test, rate
from subrosa.lab.statistics.small_samples import few_mean, few_test


class Trials:
    """The playouts of one decision. `results[text][i]` is what each seat has of world i after that alternative."""

    def __init__(self, game: Game, moment: Moment, player: str, seed: str) -> None:
        self.moment = moment
        self.seed = seed
        self.judge = judge_for(player, game)
        view = moment.state.view(moment.seat)
        self.judge.prepare(view)
        self.source = Worlds(game, view)
        self.worlds: list[State] = []
        self.results: dict[str, list[list[float]]] = {}

    def play_out(self, choice: Choice, number: int) -> None:
        """Try one alternative in one world."""
        seed = f"{self.seed} world {number}"
        if number == len(self.worlds):
            self.worlds.append(self.source.draw(Random(seed)))
        outcome = self.judge.outcome(self.worlds[number].copy(), self.moment.seat, choice, seed)
        self.results.setdefault(choice.text, []).append(outcome)

    def all_alternatives(self, playouts: int, most: int) -> list[Record]:
        """Try every alternative and return their estimates, the best first.

        Where there are many, all are tried in a quarter of the worlds, and the `most` best and the chosen one in all.
        """
        options = list(self.moment.state.options(self.moment.seat))
        few = playouts if len(options) <= most else max(2, playouts // 4)
        for choice in options:
            for number in range(few):
                self.play_out(choice, number)
        good = sorted(options, key=lambda choice: -sum(self.own(choice.text)))[:most]
        for choice in dict.fromkeys([*good, self.moment.chosen]):
            for number in range(few, playouts):
                self.play_out(choice, number)
        return self.rows(options)

    def own(self, text: str) -> list[float]:
        """Return what the decider has of each world after this alternative."""
        return [outcome[self.moment.seat] for outcome in self.results[text]]

    def rows(self, options: list[Choice]) -> list[Record]:
        """Estimate each, and how much better than the chosen one it is in the worlds that both were tried in."""
        rows = [self.row(choice) for choice in options]
        others = [row for row in rows if row["choice"] != self.moment.chosen.text]
        for row, test in zip(others, holm([row["p_holm"] for row in others]), strict=True):
            row["p_holm"] = rounded(test)
        # Those first that were tried in all worlds: the luckiest of many in a few worlds is not the best.
        return sorted(rows, key=lambda row: (-row["playouts"], -row["estimate"], row["choice"]))

    def row(self, choice: Choice) -> Record:
        """Describe one alternative; its test is not corrected yet."""
        own = self.own(choice.text)
        found = self.estimate(own)
        gap, test = self.gap(choice)
        row: Record = {
            "choice": choice.text,
            "playouts": len(own),
            "estimate": rounded(found.value),
            "low": rounded(found.low),
            "high": rounded(found.high),
            "difference": [rounded(part) for part in gap],
            "p_holm": test,
        }
        return row | {"wins": round(sum(own))} if self.judge.counted else row

    def estimate(self, own: list[float]) -> Estimate:
        """Estimate the decider's chance."""
        if self.judge.counted:
            return rate(round(sum(own)), len(own))
        return within(few_mean(own), 0.0)

    def gap(self, choice: Choice) -> tuple[Estimate, float]:
        """Return how much better than the chosen one it is, and how likely that is mere chance."""
        if choice is self.moment.chosen:
            return Estimate(0.0, 0.0, 0.0), 1.0
        pairs = list(zip(self.own(choice.text), self.own(self.moment.chosen.text), strict=False))
        if not self.judge.counted:
            gaps = [one - other for one, other in pairs]
            return within(few_mean(gaps), -1.0), few_test(gaps)
        more = sum([one > other for one, other in pairs])
        less = sum([one < other for one, other in pairs])
        return paired_shares(more, less, len(pairs)), paired_test(more, less)

    def outlook(self, choice: Choice) -> list[float]:
        """Return everybody's chance after the chosen alternative, as far as the decider could tell."""
        found = self.results[choice.text]
        return [
            rounded(sum([outcome[seat] for outcome in found]) / len(found))
            for seat in range(self.moment.state.seats)
        ]


def within(estimate: Estimate, least: float) -> Estimate:
    """Cut an interval off where chances end."""
    return Estimate(estimate.value, max(least, estimate.low), min(1.0, estimate.high))


def rounded(value: float) -> float:
    """Round to four digits, which is more than playouts can say."""
    return round(value, 4)
