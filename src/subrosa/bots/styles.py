"""Character: what a bot prefers among options that it rates nearly the same.

A style never changes a clear choice, so bots of one level are equally strong whatever their style. What is daring and
what harms whom, the game says: its `Manners`. They read nothing but the view.
"""

from random import Random
from typing import Any, Final

from subrosa.core.choice import Choice
from subrosa.core.game import Game

BOLD: Final = "bold"
PATIENT: Final = "patient"
VINDICTIVE: Final = "vindictive"
STYLES: Final = (BOLD, PATIENT, VINDICTIVE)
ANY: Final = "any"  # one of them, drawn by lot
LEVELS: Final = ("easy", "normal", "hard")  # the bots that may have a style
# What counts as nothing, as a share of what is missing for a sure win: where options were tried out, and where not.
TRIED: Final = 0.02
RATED: Final = 0.01


class Manners:
    """What options of a game look like to the others. Each game whose bots have styles has its own class."""

    close: float = RATED

    def __init__(self, game: Game) -> None:
        self.game = game

    def near(self, best: float, error: float) -> float:
        """Return how far below the best rating an option still counts as nearly as good, for a bot that errs this much.

        Ratings are chances to win here.
        """
        return max(self.close, error / 2) * max(0.0, 1 - best)

    def daring(self, view: dict[str, Any], option: Choice) -> float:
        """Rate how daring an option is: an attack is more than 0, waiting is less."""
        raise NotImplementedError

    def foe(self, view: dict[str, Any]) -> int | None:
        """Return who has harmed the viewer, as far as the table shows it."""
        raise NotImplementedError

    def harm(self, view: dict[str, Any], option: Choice, foe: int) -> float:
        """Rate how much an option harms a player."""
        raise NotImplementedError


class Style:
    """A bold, a patient or a vindictive way to play one game."""

    def __init__(self, name: str, game: Game, manners: Manners) -> None:
        self.name = name
        self.game = game
        self.manners = manners

    def leanings(self, view: dict[str, Any], options: list[str]) -> list[float]:
        """Rate how well each option suits this style."""
        choices = [self.game.words.by_text[option] for option in options]
        if self.name == VINDICTIVE:
            foe = self.manners.foe(view)
            if foe is None:
                return [0.0] * len(options)
            return [self.manners.harm(view, choice, foe) for choice in choices]
        sign = 1 if self.name == BOLD else -1
        return [sign * self.manners.daring(view, choice) for choice in choices]

    def suiting(
        self, view: dict[str, Any], options: list[str], rates: list[float], near: float
    ) -> tuple[list[str], list[float]]:
        """Return those of the options nearly as good as the best that suit this style most, and their ratings."""
        least = max(rates) - near
        good = [i for i, rate in enumerate(rates) if rate >= least]
        if len(good) > 1:
            leanings = self.leanings(view, [options[i] for i in good])
            most = max(leanings)
            good = [i for i, leaning in zip(good, leanings, strict=True) if leaning == most]
        return [options[i] for i in good], [rates[i] for i in good]


def split(name: str) -> tuple[str, str]:
    """Split the name of a bot into its level and its style: `hard-bold`. One without a style has an empty one."""
    level, _, style = name.rpartition("-")
    return (level, style) if level in LEVELS and style in (*STYLES, ANY) else (name, "")


def draw(name: str, seed: int | str) -> str:
    """Return the name of a bot with its style drawn by lot, if it has one that is to be drawn."""
    level, style = split(name)
    return f"{level}-{Random(f'style {seed}').choice(STYLES)}" if style == ANY else name
