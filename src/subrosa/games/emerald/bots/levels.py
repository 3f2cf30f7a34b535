"""The bots that play A Study in Emerald: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.belief import Belief
from subrosa.bots.bot import Bot, Maker
from subrosa.bots.levels import careless
from subrosa.bots.mind import Mind
from subrosa.core.game import Game
from subrosa.games.emerald.bots.belief import EmeraldBelief
from subrosa.games.emerald.bots.mind import EmeraldMind
from subrosa.games.emerald.bots.script import KnowingBot, ScriptedBot
from subrosa.games.emerald.rules.game import EmeraldGame

EASY_ERROR: Final = 0.035  # in chances of winning
NORMAL_ERROR: Final = 0.012


def hard(game: Game, seed: int | str) -> Bot:
    """Make a bot that knows whom to suspect."""
    return KnowingBot(game, seed)


BOTS: Final[dict[str, Maker]] = {
    "easy": careless(ScriptedBot, EASY_ERROR),
    "normal": careless(ScriptedBot, NORMAL_ERROR),
    "hard": hard,
    "scripted": ScriptedBot,
}


def make_mind(game: Game) -> Mind:
    """Make the mind for imagined worlds of this game."""
    assert isinstance(game, EmeraldGame)
    return EmeraldMind(game)


def make_belief(game: Game) -> Belief:
    """Make the belief of this game."""
    assert isinstance(game, EmeraldGame)
    return EmeraldBelief(game)
