"""The bots that play Cthulhu: Dark Providence: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.belief import Belief
from subrosa.bots.bot import Bot, Maker
from subrosa.bots.levels import careless
from subrosa.bots.mind import Mind
from subrosa.core.game import Game
from subrosa.games.providence.bots.belief import ProvidenceBelief
from subrosa.games.providence.bots.mind import ProvidenceMind
from subrosa.games.providence.bots.script import KnowingBot, ScriptedBot
from subrosa.games.providence.rules.game import ProvidenceGame

EASY_ERROR: Final = 0.03  # in chances of winning
NORMAL_ERROR: Final = 0.006


def hard(game: Game, seed: int | str) -> Bot:
    """Make a bot that knows whom to suspect, and looks at more worlds."""
    return KnowingBot(game, seed)


BOTS: Final[dict[str, Maker]] = {
    "easy": careless(ScriptedBot, EASY_ERROR),
    "normal": careless(ScriptedBot, NORMAL_ERROR),
    "hard": hard,
    "scripted": ScriptedBot,
}


def make_mind(game: Game) -> Mind:
    """Make the mind for imagined worlds of this game."""
    assert isinstance(game, ProvidenceGame)
    return ProvidenceMind(game)


def make_belief(game: Game) -> Belief:
    """Make the belief of this game."""
    assert isinstance(game, ProvidenceGame)
    return ProvidenceBelief(game)
