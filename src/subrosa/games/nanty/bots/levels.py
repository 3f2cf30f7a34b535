"""The bots that play Nanty Narking: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.belief import Belief
from subrosa.bots.bot import Bot, Maker
from subrosa.bots.levels import careless
from subrosa.bots.mind import Mind
from subrosa.core.game import Game
from subrosa.games.nanty.bots.belief import NantyBelief
from subrosa.games.nanty.bots.mind import NantyMind
from subrosa.games.nanty.bots.script import KnowingBot, ScriptedBot
from subrosa.games.nanty.rules.game import NantyGame

EASY_ERROR: Final = 0.05  # in chances of winning
NORMAL_ERROR: Final = 0.015


def hard(game: Game, seed: int | str) -> Bot:
    """Make a bot that knows whom to suspect. (Trying things out as well did not win more games.)"""
    return KnowingBot(game, seed)


BOTS: Final[dict[str, Maker]] = {
    "easy": careless(ScriptedBot, EASY_ERROR),
    "normal": careless(ScriptedBot, NORMAL_ERROR),
    "hard": hard,
    "scripted": ScriptedBot,
}


def make_mind(game: Game) -> Mind:
    """Make the mind for imagined worlds of this game."""
    assert isinstance(game, NantyGame)
    return NantyMind(game)


def make_belief(game: Game) -> Belief:
    """Make the belief of this game."""
    assert isinstance(game, NantyGame)
    return NantyBelief(game)
