"""Players of Estoril 1942 made to find the weak spots of `hard`: each has one simple idea and follows it always.

They are offered to nobody; name one where bots are measured: `--bot subrosa.games.estoril.bots.league:Crowd`.
"""

from typing import Any, Final

from subrosa.games.estoril.bots.judge import SharpBot
from subrosa.games.estoril.bots.table import AREA, Table

IDEA: Final = 3.0  # points: the idea comes first wherever it has something to say


class Idea(SharpBot):
    """The judge of `hard`, with one idea about where characters go."""

    plays = ("estoril",)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        rates = super().rate(view, options)
        table = self.read(view)
        return [
            rate + IDEA * self.liking(table, option.split())
            for rate, option in zip(rates, options, strict=True)
        ]

    def liking(self, t: Table, option: list[str]) -> float:
        """Return how much the idea speaks for an option, from -1 to 1."""
        raise NotImplementedError


def company(t: Table, option: list[str]) -> tuple[int, int]:
    """Return how many characters of mine and of others are where I may place one."""
    seats = [place["seat"] for place in t.at(AREA[option[2]] >> 2)]
    return seats.count(t.me), len(seats) - seats.count(t.me)


class Crowd(Idea):
    """A bot that puts everything where it already is, so that nobody can take that place from it."""

    def liking(self, t: Table, option: list[str]) -> float:
        return min(1.0, company(t, option)[0] / 2) if option[0] == "place" else 0.0


class Loner(Idea):
    """A bot that goes where nobody else is, and wins many small places."""

    def liking(self, t: Table, option: list[str]) -> float:
        if option[0] != "place":
            return 0.0
        mine, others = company(t, option)
        return -1.0 if others or mine else 0.0


class Killer(Idea):
    """A bot that always strikes at others, whatever that brings."""

    def liking(self, t: Table, option: list[str]) -> float:
        if option[0] == "place":
            return min(1.0, company(t, option)[1] / 3)
        if option[0] in ("assassinate", "seduce"):
            return 1.0 if t.areas[AREA[option[1]]]["seat"] != t.me else -1.0
        return 0.0


LEAGUE: Final = (Crowd, Loner, Killer)
