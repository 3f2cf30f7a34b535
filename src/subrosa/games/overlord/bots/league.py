"""Players of Kill the Overlord made to find the weak spots of `hard`: each has one simple idea and follows it always.

They are offered to nobody; name one where bots are measured: `--bot subrosa.games.overlord.bots.league:Regicide`.
"""

from typing import Any, Final

from subrosa.games.overlord.bots.prospects import GOOD
from subrosa.games.overlord.bots.script import ScriptedBot
from subrosa.games.overlord.rules.facts import Facts

IDEA: Final = 0.3  # chances to win: the idea comes first wherever it has something to say


class Idea(ScriptedBot):
    """The script, with one idea that comes first."""

    plays = ("overlord",)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        rates = super().rate(view, options)
        return [
            rate + IDEA * self.liking(view, option.split())
            for rate, option in zip(rates, options, strict=True)
        ]

    def liking(self, view: dict[str, Any], option: list[str]) -> float:
        """Return how much the idea speaks for an option, from -1 to 1."""
        raise NotImplementedError


class Regicide(Idea):
    """A bot that goes for whoever has the highest rank: every new Overlord was one of those next in line."""

    def liking(self, view: dict[str, Any], option: list[str]) -> float:
        if option[0] not in ("pick", "play", "pay") or not option[-1].isdigit():
            return 0.0
        facts: Facts = view["facts"]
        who = facts["players"][int(option[-1])]["character"]
        return self.values.rank.get(who or "", 0) / max(self.values.rank.values())


class Miser(Idea):
    """A bot that plays for gold alone: cards that bring some come first, and it never pays."""

    bringing: Final = ("capitalize", "blackmail", "coercion", "guilty_plea")

    def liking(self, view: dict[str, Any], option: list[str]) -> float:
        if option[0] in ("pay", "gift", "gold"):
            return -1.0
        return float(option[0] in ("play", "take") and option[1] in self.bringing)


class Hoarder(Idea):
    """A bot that parts with its worst cards first, so that it outlives those who spend their best ones."""

    def liking(self, view: dict[str, Any], option: list[str]) -> float:
        if option[0] in ("play", "discard", "give", "offer") and len(option) > 1:
            return -GOOD[option[1]] / max(GOOD.values())
        return 0.0


LEAGUE: Final = (Regicide, Miser, Hoarder)
