"""The bots that play Nanty Narking: the scripted one, and the levels that are made of it."""

from typing import Final

from subrosa.bots.belief import Belief
from subrosa.bots.bot import Bot, Maker
from subrosa.bots.levels import CarelessBot
from subrosa.bots.mind import Mind
from subrosa.core.game import Game
from subrosa.games.nanty.bots.belief import NantyBelief
from subrosa.games.nanty.bots.mind import NantyMind
from subrosa.games.nanty.bots.script import KnowingBot, ScriptedBot
from subrosa.games.nanty.rules.game import NantyGame

EASY_ERROR: Final = 0.05  # in chances to win
NORMAL_ERROR: Final = 0.015


def easy(game: Game, seed: int | str) -> Bot:
    """Judges with errors."""
    return CarelessBot(ScriptedBot(game, seed), EASY_ERROR, seed)


def normal(game: Game, seed: int | str) -> Bot:
    """Judges with small errors."""
    return CarelessBot(ScriptedBot(game, seed), NORMAL_ERROR, seed)


def hard(game: Game, seed: int | str) -> Bot:
    """Knows whom to suspect. (To try things out as well did not win more games.)"""
    return KnowingBot(game, seed)


BOTS: Final[dict[str, Maker]] = {"easy": easy, "normal": normal, "hard": hard, "scripted": ScriptedBot}


def make_mind(game: Game) -> Mind:
    """How play may go on in imagined worlds."""
    assert isinstance(game, NantyGame)
    return NantyMind(game)


def make_belief(game: Game) -> Belief:
    """What may be concluded in this game."""
    assert isinstance(game, NantyGame)
    return NantyBelief(game)
