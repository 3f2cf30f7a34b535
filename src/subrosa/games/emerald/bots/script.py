"""The scripted player of A Study in Emerald: it does whatever gives it the best chance to win.

Chances come from everybody's points as they would count in the end and from what they may expect (`judge`), for all
the ways the sides may lie. Actions are planned as a whole (`plans`), other questions are answered one by one
(`answers`). So it takes what its own side keeps, ends the game when that wins, and does not when it does not.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, Final

from subrosa.bots.bot import RatingBot, UnknownBot
from subrosa.core.game import Game
from subrosa.games.emerald.bots.deeds import Deeds
from subrosa.games.emerald.bots.judge import Judge
from subrosa.games.emerald.bots.plans import Plan, Planner
from subrosa.games.emerald.bots.responses import ANSWERS, Question
from subrosa.games.emerald.bots.table import Table
from subrosa.games.emerald.rules.facts import Facts
from subrosa.games.emerald.rules.game import EmeraldGame
from subrosa.games.emerald.rules.suspicion import Deal, deals

Planning = Callable[[Planner], list[Plan]]
PLANNED: Final[dict[str, Planning]] = {
    "first-action": Planner.first_action,
    "second-action": Planner.second_action,
    "after-actions": Planner.after_actions,
    "claim-again": Planner.claim_again,
    "kill-again": Planner.kill_again,
}
HARMLESS: Final = ("pass", "stop", "end", "done")  # answers to a question that the bot has not been taught
UNPLANNED: Final = -1.0  # no plan leads there
SURE: Final = 0.999  # as good as won


class ScriptedBot(RatingBot):
    """A bot that takes what gives the best chance to win. It knows how many are on each side, and nothing more."""

    planned_by: Mapping[str, Planning] = PLANNED

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        if not isinstance(game, EmeraldGame):
            raise UnknownBot(f"this bot plays emerald, not {game.id}")
        self.rules = game
        self.planned: tuple[Facts, str, list[Plan]] | None = None

    def deals(self, view: dict[str, Any]) -> list[Deal]:
        """Return how the sides may lie."""
        facts: Facts = view["facts"]
        return deals(self.rules.edition, facts, blind=True)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        prompt = view["prompt"]
        if prompt["id"] in PLANNED:
            return rate_planned(self.plans(view), view["gathered"] or [], options)
        answer = ANSWERS.get(prompt["id"])
        if answer is None:
            return [float(option in HARMLESS) for option in options]
        asked = Question(Deeds(*self.look(view)), prompt)
        return [answer(asked, option.split()) for option in options]

    def look(self, view: dict[str, Any]) -> tuple[Judge, Table]:
        """Return the table, and who judges it."""
        table = Table(self.rules.edition, view)
        return Judge(table, self.deals(view)), table

    def plans(self, view: dict[str, Any]) -> list[Plan]:
        """Return plans for an action. While it is put together nothing else changes, so they stay the same."""
        facts: Facts = view["facts"]
        prompt: str = view["prompt"]["id"]
        if self.planned is None or self.planned[0] != facts or self.planned[1] != prompt:
            self.planned = (facts, prompt, self.planned_by[prompt](Planner(*self.look(view))))
        return self.planned[2]


class KnowingBot(ScriptedBot):
    """A bot that judges from their play which side the others are on, and thinks of both its actions together."""

    planned_by: Mapping[str, Planning] = PLANNED | {"first-action": Planner.both_actions}

    def deals(self, view: dict[str, Any]) -> list[Deal]:
        facts: Facts = view["facts"]
        return deals(self.rules.edition, facts)


def rate_planned(plans: list[Plan], gathered: list[str], options: list[str]) -> list[float]:
    """Rate each option by the best plan that it leads to."""
    rates = dict.fromkeys(options, UNPLANNED)
    if gathered:
        for plan in plans:
            if plan.head == gathered[0]:
                rest = Counter(plan.parts)
                rest.subtract(gathered[1:])
                if min(rest.values(), default=0) < 0:
                    continue
                for step in [part for part, count in rest.items() if count] or ["done"]:
                    if step in rates:
                        rates[step] = max(rates[step], plan.worth)
        if max(rates.values()) == UNPLANNED:  # somebody erred: make do with what there is
            return [float(option in HARMLESS) for option in options]
        return [rates[option] for option in options]
    acting = max([plan.worth for plan in plans if not plan.free])
    now = min([plan.worth for plan in plans if plan.head in HARMLESS])
    for plan in plans:
        if plan.head in rates:
            worth = plan.worth
            if plan.free and worth > now and acting < SURE:
                worth += acting - now  # it leaves me my action
            rates[plan.head] = max(rates[plan.head], worth)
    return [rates[option] for option in options]
