"""How well a bot plays, made from how a game's scripted bot rates options.

`easy` rates like the scripted bot, but with errors: it sees what is obvious and gets wrong what is subtle. `normal`
makes small errors, or none. `hard` makes none, and where that wins more games it tries out the best few options in
imagined worlds before it decides.
"""

from collections.abc import Callable
from dataclasses import dataclass
from math import inf
from random import Random
from typing import Any, TypeVar

from subrosa.bots.belief import Belief, imagine
from subrosa.bots.bot import Bot, Maker, RatingBot, Think
from subrosa.bots.mind import PATIENCE, Mind
from subrosa.bots.styles import TRIED
from subrosa.bots.trial import Candidate, try_out
from subrosa.core.game import Game
from subrosa.core.state import State

G = TypeVar("G", bound=Game)
T = TypeVar("T")
Judging = Callable[[Game, int | str], RatingBot]


class CarelessBot(Bot):
    """A bot that rates options like another, but with an error for each. It does not overlook a sure win."""

    def __init__(self, judge: RatingBot, error: float, seed: int | str, sure: float = inf) -> None:
        super().__init__(judge.game, seed)
        self.judge = judge
        self.error = error
        self.sure = sure  # the rating of a win that nothing can prevent
        self.errors = Random(f"careless {seed}")

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if len(options) == 1:
            return options[0]
        rates = self.judge.rate(view, options)
        if max(rates) >= self.sure:
            return self.judge.best_of(options, rates)
        felt = [rate + self.errors.gauss(0, self.error) for rate in rates]
        return self.judge.best_of(*self.suiting(view, options, felt))


def careless(judge: Judging, error: float, sure: float = inf) -> Maker:
    """Return a maker of bots that rate options with errors of this size, except where a win is sure."""
    return lambda game, seed: CarelessBot(judge(game, seed), error, seed, sure)


def without_trials(
    scripted: Judging, knowing: Judging, easy: float, normal: float, sure: float = inf
) -> dict[str, Maker]:
    """Return the levels where trying things out wins no more games: `hard` judges by more knowledge instead."""
    return {
        "easy": careless(scripted, easy, sure),
        "normal": careless(scripted, normal, sure),
        "hard": knowing,
        "scripted": scripted,
    }


def made_for(kind: type[G], make: Callable[[G], T]) -> Callable[[Game], T]:
    """Return what makes a mind or a belief of a game for those who do not know which game it is."""

    def making(game: Game) -> T:
        assert isinstance(game, kind)
        return make(game)

    return making


@dataclass(frozen=True, slots=True)
class Habits:
    """How a bot tries things out: what it considers, and how long it usually thinks."""

    iterations: int
    margin: float  # options that the judge rates worse than the best by more than this are not tried
    most: int  # how many options are tried at most
    tried: tuple[str, ...]  # the questions at which it tries things out; it leaves the others to the judge


class TryingBot(Bot):
    """A bot that tries out the best few options in worlds that fit its view."""

    def __init__(self, judge: RatingBot, mind: Mind, belief: Belief, habits: Habits, seed: int | str) -> None:
        super().__init__(judge.game, seed)
        self.judge = judge
        self.mind = mind
        self.belief = belief
        self.habits = habits
        self.random = Random(f"trying {seed}")
        self.usual: Think = Think(seconds=PATIENCE, iterations=habits.iterations)

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if len(options) == 1:
            return options[0]
        rates = self.judge.rate(view, options)
        candidates = self.shortlist(view, options, rates)
        if len(candidates) == 1:
            return self.judge.best_of(*self.suiting(view, options, rates))
        worlds = self.worlds(view)
        self.mind.prepare(view)
        ranked = try_out(
            worlds,
            self.mind,
            view["seat"],
            candidates,
            think or self.usual,
            self.random,
        )
        return self.settled(view, ranked)

    def settled(self, view: dict[str, Any], ranked: list[Candidate]) -> str:
        """Return the best candidate, or one nearly as good, and tried nearly as often, that suits the style better."""
        best = ranked[0]
        if self.style is None:
            return best.choice.text
        good = [one for one in ranked if 2 * one.visits >= best.visits and one.worth() <= best.worth()]
        near = TRIED * (1 - best.worth())
        found, _ = self.suiting(view, [one.choice.text for one in good], [one.worth() for one in good], near)
        return found[0]

    def worlds(self, view: dict[str, Any]) -> Callable[[], State]:
        """Return what imagines worlds that fit the view, likely ones more often."""
        opinion = self.belief.read(view)
        return lambda: imagine(self.game, opinion, view, self.random)

    def shortlist(self, view: dict[str, Any], options: list[str], rates: list[float]) -> list[Candidate]:
        """Return the options that are worth trying, best first."""
        habits = self.habits
        order = sorted(range(len(options)), key=lambda i: rates[i], reverse=True)
        if view["prompt"]["id"] not in habits.tried:
            order = order[:1]
        least = rates[order[0]] - habits.margin
        good = [i for i in order[: habits.most] if rates[i] >= least]
        by_text = self.game.words.by_text
        return [Candidate(by_text[options[i]]) for i in good]
