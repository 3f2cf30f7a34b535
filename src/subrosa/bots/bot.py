"""What a bot is, and the one that plays any game: at random."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from subrosa.bots.styles import Style
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.core.rng import below, following, seeded


class UnknownBot(SubRosaError):
    """No bot of this name plays this game."""


@dataclass(frozen=True, slots=True)
class Think:
    """How long a bot may think about one decision: a time, a number of iterations, or whichever runs out first.

    With iterations alone the same view and seed give the same choice on every machine.
    """

    seconds: float | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        if self.seconds is not None and not self.seconds > 0:
            raise ValueError(f"a time to think is more than 0 seconds, not {self.seconds}")
        if self.iterations is not None and self.iterations < 1:
            raise ValueError(f"a number of iterations is 1 or more, not {self.iterations}")


class Bot:
    """A player that sees views only. It has its own generator, so games with bots can be repeated exactly."""

    plays: tuple[str, ...] = ()  # the ids of its games; all of them if it does not say
    usual: Think | None = None  # as long as it sees fit; None if it needs no time
    error: float = 0.0  # how far its ratings are off, usually
    style: Style | None = None  # what it prefers among options that it rates nearly the same

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.chance = seeded(f"bot {seed}")

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        """Choose one of the options, which are choices in text form. The view is what `state.view(seat)` returns.

        Without `think` a bot thinks as long as it sees fit; bots that do not search need no time at all.
        """
        raise NotImplementedError

    def suiting(
        self, view: dict[str, Any], options: list[str], rates: list[float], near: float | None = None
    ) -> tuple[list[str], list[float]]:
        """Return the options to choose from, and their ratings: all of them, unless a style leaves out some."""
        if self.style is None:
            return options, rates
        if near is None:
            near = self.style.manners.near(max(rates), self.error)
        return self.style.suiting(view, options, rates, near)

    def any_of(self, options: list[str]) -> str:
        """Choose one of the options at random."""
        return options[self.roll(len(options))]

    def roll(self, count: int) -> int:
        """Return a random number from 0 up to, but not including, `count`."""
        self.chance = following(self.chance)
        return below(self.chance, count)

    def dice(self) -> dict[str, Any]:
        """Return all that changes in a bot while it plays: its generators, and those of the bots it consists of."""
        found: dict[str, Any] = {"chance": self.chance}
        for name, part in vars(self).items():
            if isinstance(part, Random):
                found[name] = part.getstate()
            elif isinstance(part, Bot):
                found[name] = part.dice()
        return found

    def take_dice(self, dice: dict[str, Any]) -> None:
        """Go on with the generators of another bot that was made in the same way."""
        for name, value in dice.items():
            part = getattr(self, name)
            if isinstance(part, Random):
                part.setstate(value)
            elif isinstance(part, Bot):
                part.take_dice(value)
            else:
                setattr(self, name, value)


# What makes a bot: a class of bots, or a function.
Maker = Callable[[Game, int | str], Bot]


class RandomBot(Bot):
    """A bot that takes any option. It needs to know no game, so it plays all of them."""

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        return self.any_of(options)


class RatingBot(Bot):
    """A bot that rates every option and takes the best."""

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        """Rate each of at least two options: more is better."""
        raise NotImplementedError

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        if len(options) == 1:
            return options[0]
        return self.best_of(*self.suiting(view, options, self.rate(view, options)))

    def best_of(self, options: list[str], rates: list[float]) -> str:
        """Choose the option with the highest rating; if several have it, one of them at random."""
        best = max(rates) - 1e-9
        return self.any_of([option for option, rate in zip(options, rates, strict=True) if rate >= best])
