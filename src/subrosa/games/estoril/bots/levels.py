"""The bots that play Estoril 1942: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.bot import Bot, Maker
from subrosa.bots.levels import Habits, TryingBot, careless, made_for
from subrosa.core.game import Game
from subrosa.games.estoril.bots.belief import EstorilBelief
from subrosa.games.estoril.bots.judge import SharpBot
from subrosa.games.estoril.bots.mind import EstorilMind
from subrosa.games.estoril.bots.script import ScriptedBot
from subrosa.games.estoril.bots.sharp import SharpMind
from subrosa.games.estoril.bots.worlds import SharpTryingBot
from subrosa.games.estoril.rules.game import EstorilGame

ERROR: Final = 0.8  # of the easy bot, in points
HABITS: Final = Habits(iterations=800, margin=2.5, most=12, tried=("place", "act", "exchange", "sacrifice"))
HABITS_2026_11: Final = Habits(iterations=250, margin=2.0, most=8, tried=("place", "act"))


def hard(game: Game, seed: int | str) -> Bot:
    """Make a bot that tries things out, judges as games turned out, and reckons its last discards exactly."""
    judge = SharpBot(game, seed)
    edition = judge.edition
    return SharpTryingBot(judge, SharpMind(edition), EstorilBelief(edition), HABITS, seed)


def hard_2026_11(game: Game, seed: int | str) -> Bot:
    """Make a bot that tries things out."""
    judge = ScriptedBot(game, seed)
    edition = judge.edition
    return TryingBot(judge, EstorilMind(edition), EstorilBelief(edition), HABITS_2026_11, seed)


BOTS: Final[dict[str, Maker]] = {
    "easy": careless(ScriptedBot, ERROR),
    "normal": ScriptedBot,
    "hard": hard,
    "scripted": ScriptedBot,
}
# As they were then, for those who want to know what has become better (docs/bots.md).
FROZEN: Final[dict[str, Maker]] = {"hard-2026-11": hard_2026_11}

make_mind: Final = made_for(EstorilGame, lambda game: SharpMind(game.edition))
make_belief: Final = made_for(EstorilGame, lambda game: EstorilBelief(game.edition))
