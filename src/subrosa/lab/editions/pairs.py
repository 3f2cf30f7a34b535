"""The same games twice, with two editions: other cards, other options, or more players."""

from typing import NamedTuple

from subrosa.lab.balance.measures import Trial
from subrosa.lab.running.results import Record


class Pair(NamedTuple):
    """The same games twice, with two editions: other cards, other options, or more players."""

    one: Trial
    other: Trial

    def play(self, number: int) -> Record:
        """Play one game with each."""
        return {"n": number, "one": self.one.play(number), "other": self.other.play(number)}

    def head(self) -> Record:
        """Return the first line of the results file."""
        one, other = self.one.head(), self.other.head()
        both = {name: [one[name], other[name]] for name in ("seats", "options") if one[name] != other[name]}
        return {**one, "results": "comparison", "cards": [one["cards"], other["cards"]], **both}
