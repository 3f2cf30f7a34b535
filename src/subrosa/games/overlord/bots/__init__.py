"""The bots that play Kill the Overlord, and what they know about it."""

from subrosa.games.overlord.bots.blunders import OverlordWatcher
from subrosa.games.overlord.bots.levels import BOTS, FROZEN, make_belief, make_mind
from subrosa.games.overlord.bots.manners import OverlordManners

__all__ = ["BOTS", "FROZEN", "make_belief", "make_manners", "make_mind", "make_watcher"]

make_watcher = OverlordWatcher
make_manners = OverlordManners
