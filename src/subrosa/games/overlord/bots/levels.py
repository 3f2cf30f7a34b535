"""The bots that play Kill the Overlord: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.bot import Bot, Maker
from subrosa.bots.levels import Habits, TryingBot, careless, made_for
from subrosa.core.game import Game
from subrosa.games.overlord.bots.belief import OverlordBelief
from subrosa.games.overlord.bots.chances import FIT_2026_11
from subrosa.games.overlord.bots.mind import OverlordMind
from subrosa.games.overlord.bots.script import ScriptedBot
from subrosa.games.overlord.bots.winning import WinningBot
from subrosa.games.overlord.rules.game import OverlordGame

EASY_ERROR: Final = 0.2  # in chances of winning
NORMAL_ERROR: Final = 0.03
HABITS: Final = Habits(
    iterations=300,
    margin=0.5,
    most=10,
    tried=("pick", "halted", "attempt", "retaliate", "uprising", "discard", "coercion", "merchant"),
)


def hard(game: Game, seed: int | str) -> Bot:
    """Make a bot that tries things out, and wins at once where it can."""
    judge = ScriptedBot(game, seed)
    edition = judge.values.edition
    return WinningBot(judge, OverlordMind(edition), OverlordBelief(edition), HABITS, seed)


def hard_2026_11(game: Game, seed: int | str) -> Bot:
    """Make a bot that tries things out, with what was known of chances then."""
    judge = ScriptedBot(game, seed)
    edition = judge.values.edition
    return TryingBot(judge, OverlordMind(edition, FIT_2026_11), OverlordBelief(edition), HABITS, seed)


BOTS: Final[dict[str, Maker]] = {
    "easy": careless(ScriptedBot, EASY_ERROR),
    "normal": careless(ScriptedBot, NORMAL_ERROR),
    "hard": hard,
    "scripted": ScriptedBot,
}
# As they were then, for those who want to know what has become better (docs/bots.md).
FROZEN: Final[dict[str, Maker]] = {"hard-2026-11": hard_2026_11}

make_mind: Final = made_for(OverlordGame, lambda game: OverlordMind(game.edition))
make_belief: Final = made_for(OverlordGame, lambda game: OverlordBelief(game.edition))
