"""The bots that play Nanty Narking: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.bot import Maker
from subrosa.bots.levels import made_for, without_trials
from subrosa.games.nanty.bots.belief import NantyBelief
from subrosa.games.nanty.bots.mind import NantyMind
from subrosa.games.nanty.bots.plans import PlanningBot
from subrosa.games.nanty.bots.script import KnowingBot, ScriptedBot
from subrosa.games.nanty.rules.game import NantyGame

# The errors are in chances of winning.
BOTS: Final = without_trials(ScriptedBot, PlanningBot, easy=0.05, normal=0.015)
# As they were then, for those who want to know what has become better (docs/bots.md).
FROZEN: Final[dict[str, Maker]] = {"hard-2026-11": KnowingBot}

make_mind: Final = made_for(NantyGame, NantyMind)
make_belief: Final = made_for(NantyGame, NantyBelief)
