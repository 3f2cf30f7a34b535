"""The bots that play A Study in Emerald, and what they know about it."""

from subrosa.games.emerald.bots.blunders import EmeraldWatcher
from subrosa.games.emerald.bots.levels import BOTS, FROZEN, make_belief, make_mind
from subrosa.games.emerald.bots.manners import EmeraldManners

__all__ = ["BOTS", "FROZEN", "make_belief", "make_manners", "make_mind", "make_watcher"]

make_manners = EmeraldManners
make_watcher = EmeraldWatcher
