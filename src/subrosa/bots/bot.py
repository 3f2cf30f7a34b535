"""What a bot is, and the one that plays any game: at random."""

from typing import Any

from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.core.rng import below, following, seeded


class UnknownBot(SubRosaError):
    """No bot of this name plays this game."""


class Bot:
    """A player that sees views only. It has its own generator, so games with bots can be repeated exactly."""

    def __init__(self, game: Game, seed: int | str) -> None:
        self.game = game
        self.chance = seeded(f"bot {seed}")

    def choose(self, view: dict[str, Any], options: list[str]) -> str:
        """One of the options, which are text forms of choices. The view is what `state.view(seat)` gives."""
        raise NotImplementedError

    def any_of(self, options: list[str]) -> str:
        """One of the options at random."""
        self.chance = following(self.chance)
        return options[below(self.chance, len(options))]


class RandomBot(Bot):
    """Takes any option. It knows no game and so plays all of them."""

    def choose(self, view: dict[str, Any], options: list[str]) -> str:
        return self.any_of(options)
