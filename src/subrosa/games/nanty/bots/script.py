"""The scripted player of Nanty Narking: it works towards its own goal, and against anybody who may be near theirs.
It takes the option that `decisions` rates best.
"""

from typing import Any

from subrosa.bots.bot import RatingBot, UnknownBot
from subrosa.core.game import Game
from subrosa.games.nanty.bots.belief import Suspects
from subrosa.games.nanty.bots.decisions import rate
from subrosa.games.nanty.bots.values import PLAIN, Temper, Values
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.nanty.rules.progress import goals


class ScriptedBot(RatingBot):
    """A bot that takes the option that gains most."""

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        if not isinstance(game, NantyGame):
            raise UnknownBot(f"this bot plays nanty, not {game.id}")
        self.rules = game
        self.known: tuple[Any, ...] = ()
        self.values: Values | None = None

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        return rate(self.rules, self.goals(view), view, options)

    def goals(self, view: dict[str, Any]) -> Values:
        """Return what I want and what I suspect; it changes only when identities are seen or exchanged."""
        facts: Facts = view["facts"]
        me = view["seat"]
        identity = facts["players"][me]["identity"]
        known = (view["seats"], me, identity, facts["swaps"], facts["own"]["peeks"], view["options"])
        if self.values is None or known != self.known:
            self.known = known
            self.values = Values(goals(self.rules, view), me, identity)
        return self.values


class KnowingBot(ScriptedBot):
    """A bot that suspects everybody of what they seem to be after."""

    temper = PLAIN

    def goals(self, view: dict[str, Any]) -> Values:
        me = view["seat"]
        suspects = Suspects(self.rules, view)
        facts: Facts = view["facts"]
        identity = facts["players"][me]["identity"]
        return Values(suspects.goals, me, identity, suspects.identities(), self.temper)


class WaryBot(KnowingBot):
    """A bot that wants more than its goal needs, and fears those most who have something to spare."""

    temper = Temper(more=1, held=0.85, cushion=0.5, met=(0.8, 0.8, 0.8), spare=0.3)
