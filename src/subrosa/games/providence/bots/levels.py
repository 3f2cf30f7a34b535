"""The bots that play Cthulhu: Dark Providence: the scripted one, and the levels made from it."""

from typing import Final

from subrosa.bots.bot import Maker
from subrosa.bots.levels import made_for, without_trials
from subrosa.games.providence.bots.belief import ProvidenceBelief
from subrosa.games.providence.bots.mind import ProvidenceMind
from subrosa.games.providence.bots.script import SURE, KnowingBot, ScriptedBot, SoberBot
from subrosa.games.providence.rules.game import ProvidenceGame

# The errors are in chances of winning.
BOTS: Final = without_trials(ScriptedBot, SoberBot, easy=0.03, normal=0.006, sure=SURE)
# As they were then, for those who want to know what has become better (docs/bots.md).
FROZEN: Final[dict[str, Maker]] = {"hard-2026-11": KnowingBot}

make_mind: Final = made_for(ProvidenceGame, ProvidenceMind)
make_belief: Final = made_for(ProvidenceGame, ProvidenceBelief)
