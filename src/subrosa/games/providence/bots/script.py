"""The scripted player of Cthulhu: Dark Providence: it does whatever gives it the best chance to win.

Every action is tried with all the cards it takes in a world that fits the view (`attempts`), and what comes of
it is judged by everybody's points and prospects, for all the ways the Allegiances may lie (`judge`). So it
claims what its own side scores, pushes its own marker, acts at Gates where they count, keeps away from Madness, and
reveals itself when that wins.
"""

from random import Random
from typing import Any, ClassVar, Final

from subrosa.bots.bot import RatingBot, UnknownBot
from subrosa.core.game import Game
from subrosa.games.providence.bots.attempts import (
    Attempt,
    Gathered,
    after_elder,
    answered,
    best_after,
    carried_out,
    try_all,
)
from subrosa.games.providence.bots.eyes import Deal, Eyes
from subrosa.games.providence.bots.judge import worth
from subrosa.games.providence.rules.facts import Facts
from subrosa.games.providence.rules.game import ProvidenceGame
from subrosa.games.providence.rules.state import Providence
from subrosa.games.providence.rules.suspicion import believed, dealt

FREE: Final = ("free", "roam")  # what takes no action
HARMLESS: Final = ("done", "stop", "pass")
UNPLANNED: Final = -1.0  # no plan leads there
SURE: Final = 0.999  # as good as won
SECOND: Final = 0.6  # the second action brings this share of what the best one would
FREAK: Final = 1e-4  # by how much an action stays behind that was not thought about


class ScriptedBot(RatingBot):
    """A bot that takes what gives the best chance to win. It knows the cards that were dealt, and nothing more."""

    worlds: ClassVar[int] = 2  # in which it tries what depends on chance
    finalists: ClassVar[int] = 4  # actions that it tries in all of them
    sober: ClassVar[bool] = False  # does it doubt as much as games give reason to?

    def __init__(self, game: Game, seed: int | str) -> None:
        super().__init__(game, seed)
        if not isinstance(game, ProvidenceGame):
            raise UnknownBot(f"this bot plays providence, not {game.id}")
        self.rules = game
        self.random = Random(f"providence {seed}")
        self.planned: tuple[Facts, list[Attempt]] | None = None

    def deals(self, view: dict[str, Any]) -> list[Deal]:
        """Return how the Allegiances may lie."""
        facts: Facts = view["facts"]
        return list(dealt(self.rules.edition, facts).items())

    def eyes(self, world: Providence, view: dict[str, Any]) -> Eyes:
        """Return with whose eyes the bot judges tables."""
        return Eyes(world, view["seat"], self.deals(view), self.sober)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        if view["prompt"]["id"] == "act":
            begun = tuple([self.rules.words.by_text[text] for text in view["gathered"]])
            return rate_planned(self.plans(view), begun, options)
        worlds = [self.imagine(view) for _ in range(self.worlds)]
        eyes = self.eyes(worlds[0], view)
        choices = [self.rules.words.by_text[option] for option in options]
        return [
            sum([answered(world, view["seat"], eyes, choice) for world in worlds]) / len(worlds)
            + 1e-6 * (option in HARMLESS)
            for option, choice in zip(options, choices, strict=True)
        ]

    def imagine(self, view: dict[str, Any]) -> Providence:
        """Return a world that fits the view."""
        world = self.rules.imagine(view, self.random)
        assert isinstance(world, Providence)
        world.hurry = True
        world.events = None
        return world

    def plans(self, view: dict[str, Any]) -> list[Attempt]:
        """Return plans for an action. While it is put together nothing else changes, so they stay the same."""
        facts: Facts = view["facts"]
        if self.planned is None or self.planned[0] != facts:
            self.planned = (facts, self.plan(view))
        return self.planned[1]

    def plan(self, view: dict[str, Any]) -> list[Attempt]:
        """Return whatever can be done, with what is to be expected of it."""
        world = self.imagine(view)
        return self.weigh_up(view, world, self.eyes(world, view))

    def weigh_up(self, view: dict[str, Any], world: Providence, eyes: Eyes) -> list[Attempt]:
        """Try everything in one world, and the best of it in others if it depends on chance."""
        worlds = [world]
        tried = try_all(world, eyes.me, eyes)
        tried.sort(key=lambda attempt: attempt.worth, reverse=True)
        for attempt in tried[: self.finalists]:
            if attempt.chancy:
                while len(worlds) < self.worlds:
                    worlds.append(self.imagine(view))
                further = [after(world, eyes, attempt) for world in worlds[1:]]
                attempt.worth = (attempt.worth + sum(further)) / len(worlds)
        add_what_follows(world, tried)
        return tried


class KnowingBot(ScriptedBot):
    """A bot that judges the others by what they have done, and thinks of all that it can do in its turn."""

    worlds: ClassVar[int] = 5
    finalists: ClassVar[int] = 6
    followed: ClassVar[int] = 4  # actions after which it thinks about the next

    def deals(self, view: dict[str, Any]) -> list[Deal]:
        facts: Facts = view["facts"]
        return list(believed(self.rules.edition, facts).items())

    def weigh_up(self, view: dict[str, Any], world: Providence, eyes: Eyes) -> list[Attempt]:
        tried = super().weigh_up(view, world, eyes)
        tried.sort(key=lambda attempt: attempt.worth, reverse=True)
        world = self.imagine(view)
        best = tried[: self.followed]
        if world.elder >= 0 and not goes_on(world, best[0]):
            worlds = [world, *[self.imagine(view) for _ in range(self.worlds)]]
            for attempt in best:
                later = [after_elder(one, eyes.me, eyes, attempt.gathered) for one in worlds]
                attempt.worth = sum(later) / len(later)
        elif goes_on(world, best[0]):
            for attempt in best:
                attempt.worth = best_after(world, eyes.me, eyes, attempt.gathered)
        else:
            return tried
        # Whatever was not thought about stays behind.
        least = min([attempt.worth for attempt in best])
        highest = tried[self.followed].worth if len(tried) > self.followed else 0.0
        for attempt in tried[self.followed :]:
            attempt.worth += least - FREAK - highest
        return tried


class SoberBot(KnowingBot):
    """A bot that also knows how uncertain the end is at a table of five.

    So it ends a game that it is likely to win instead of waiting until it is sure, and counts on leaders who may fall.
    """

    sober: ClassVar[bool] = True


def after(world: Providence, eyes: Eyes, attempt: Attempt) -> float:
    """Return my chance to win after an action in another world; there the same cards can be paid, so it is possible."""
    return worth(carried_out(world, eyes.me, eyes, attempt.gathered)[0], eyes)


def add_what_follows(world: Providence, tried: list[Attempt]) -> None:
    """Add what a further action may bring: a claim comes first or not at all, and a free action takes none."""
    now = min([attempt.worth for attempt in tried if attempt.gathered[0].verb == "pass"])
    acting = max([attempt.worth for attempt in tried if attempt.gathered[0].verb not in (*FREE, "claim")])
    for attempt in tried:
        if goes_on(world, attempt) and attempt.worth < SURE:
            verb = attempt.gathered[0].verb
            further = acting - now
            if verb not in FREE and verb != "claim":
                further *= SECOND
            if verb not in FREE or attempt.worth > now:
                attempt.worth = min(SURE, attempt.worth + further)  # a win at once comes first


def goes_on(world: Providence, attempt: Attempt) -> bool:
    """Tell whether something can follow an action in the same turn."""
    verb = attempt.gathered[0].verb
    return verb != "pass" and world.left > (0 if verb in FREE else 1)


def rate_planned(plans: list[Attempt], begun: Gathered, options: list[str]) -> list[float]:
    """Rate each option by the best plan that it leads to."""
    rates = dict.fromkeys(options, UNPLANNED)
    for plan in plans:
        for choice in plan.following(begun):
            if choice.text in rates:
                rates[choice.text] = max(rates[choice.text], plan.worth)
    if max(rates.values()) == UNPLANNED:  # somebody erred: make do with what there is
        return [float(option in HARMLESS) for option in options]
    return [rates[option] for option in options]
