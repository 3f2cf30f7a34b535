"""The same games twice, with two editions of the cards."""

from typing import NamedTuple

from subrosa.lab.balance.measures import Trial
from subrosa.lab.running.results import Record


class Pair(NamedTuple):
    """The same games twice, with two editions of the cards."""

    one: Trial
    other: Trial

    def play(self, number: int) -> Record:
        """Play one game with each."""
        return {"n": number, "one": self.one.play(number), "other": self.other.play(number)}

    def head(self) -> Record:
        """Return the first line of the results file."""
        return {
            **self.one.head(),
            "results": "comparison",
            "cards": [self.one.head()["cards"], self.other.head()["cards"]],
        }
