"""The bots that play Nanty Narking, and what they know about it."""

from subrosa.games.nanty.bots.blunders import NantyWatcher
from subrosa.games.nanty.bots.levels import BOTS, FROZEN, make_belief, make_mind
from subrosa.games.nanty.bots.manners import NantyManners

__all__ = ["BOTS", "FROZEN", "make_belief", "make_manners", "make_mind", "make_watcher"]

make_watcher = NantyWatcher
make_manners = NantyManners
