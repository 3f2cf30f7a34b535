"""The bots that play A Study in Emerald: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.bot import Maker
from subrosa.bots.levels import made_for, without_trials
from subrosa.games.emerald.bots.belief import EmeraldBelief
from subrosa.games.emerald.bots.mind import EmeraldMind
from subrosa.games.emerald.bots.script import SURE, KnowingBot, ScriptedBot
from subrosa.games.emerald.rules.game import EmeraldGame

# The errors are in chances of winning.
BOTS: Final = without_trials(ScriptedBot, KnowingBot, easy=0.035, normal=0.012, sure=SURE)
# As they were then, for those who want to know what has become better (docs/bots.md).
FROZEN: Final[dict[str, Maker]] = {"hard-2026-11": KnowingBot}

make_mind: Final = made_for(EmeraldGame, EmeraldMind)
make_belief: Final = made_for(EmeraldGame, EmeraldBelief)
