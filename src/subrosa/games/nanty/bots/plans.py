"""Whole turns in Nanty Narking: several ways to play one, tried out in imagined worlds and judged at its end.

A way to play is the script with wishes of its own (`ways`). Before each decision of its turn the bot asks all of them;
where they disagree, each plays the turn to its end in the same worlds, and the one that ends best decides.
"""

from random import Random
from time import monotonic
from typing import Any, Final

from subrosa.bots.bot import Think
from subrosa.bots.mind import PATIENCE
from subrosa.bots.styles import TRIED
from subrosa.core.game import Game
from subrosa.games.nanty.bots.decisions import rate
from subrosa.games.nanty.bots.outlook import Outlook
from subrosa.games.nanty.bots.script import ScriptedBot, WaryBot
from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import Values
from subrosa.games.nanty.bots.ways import ways
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.state import Nanty

TURNS: Final = 12  # played out for each decision


class PlanningBot(WaryBot):
    """A bot that plays its turn in the best of several ways."""

    usual = Think(seconds=PATIENCE, iterations=TURNS)

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        self.worlds = Random(f"plans {seed}")
        self.other = ScriptedBot(game, seed)  # answers for everybody else in imagined turns

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if len(options) == 1:
            return options[0]
        values = self.goals(view)
        facts: Facts = view["facts"]
        if facts["active"] != view["seat"]:
            return self.best_of(*self.suited(values, view, options))
        think = think or self.usual
        outlook = Outlook(values)
        # Whoever may play out only a few turns does not ask more ways than that.
        found = ways(values, outlook, Table(self.rules.edition, view))[: think.iterations]
        picks = [self.pick(way, view, options) for way in found]
        if all(pick == picks[0] for pick in picks):
            return picks[0] if self.style is None else self.best_of(*self.suited(values, view, options))
        worths = self.try_out(view, found, picks, outlook, think)
        picks, worths = self.suiting(view, picks, worths, near=TRIED * (1 - max(worths)))
        return picks[worths.index(max(worths))]

    def suited(
        self, values: Values, view: dict[str, Any], options: list[str]
    ) -> tuple[list[str], list[float]]:
        """Return the options to choose from, rated one by one."""
        return self.suiting(view, options, rate(self.rules, values, view, options))

    def pick(self, way: Values, view: dict[str, Any], options: list[str]) -> str:
        """Return what a way to play chooses."""
        rates = rate(self.rules, way, view, options)
        return options[rates.index(max(rates))]

    def try_out(
        self, view: dict[str, Any], found: list[Values], picks: list[str], outlook: Outlook, think: Think
    ) -> list[float]:
        """Return what the turn is worth with each way to play, on average over worlds: at least one."""
        start = monotonic()
        totals, worlds = [0.0] * len(found), 0
        for _ in range(max(1, (think.iterations or TURNS) // len(found))):
            worlds += 1
            world = self.rules.imagine(view, self.worlds)
            assert isinstance(world, Nanty)
            for number, way in enumerate(found):
                totals[number] += self.played(world.copy(), way, picks[number], outlook)
            if think.seconds is not None and monotonic() - start >= think.seconds:
                break
        return [total / worlds for total in totals]

    def played(self, world: Nanty, way: Values, first: str, outlook: Outlook) -> float:
        """Play the turn to its end in a world, and judge what comes of it."""
        me, turn = world.active, world.turn
        world.hurry = True
        world.apply(me, world.option(me, first))
        while world.waiting and world.turn == turn:
            seat = world.waiting[0]
            view = world.view(seat)
            options = view["choices"]
            mine = seat == me and len(options) > 1
            choice = self.pick(way, view, options) if mine else self.other.choose(view, options)
            world.apply(seat, world.option(seat, choice))
        result = world.result
        if result is not None and result.ending != "victory":
            return 1 / len(result.winners) if me in result.winners else 0.0
        # Who has met a goal is judged by what is suspected, not by who it is in this world.
        return outlook.worth(Table(self.rules.edition, world.view(me)))
