"""The bots that play Cthulhu: Dark Providence, and what they know about it."""

from subrosa.games.providence.bots.blunders import ProvidenceWatcher
from subrosa.games.providence.bots.levels import BOTS, FROZEN, make_belief, make_mind
from subrosa.games.providence.bots.manners import ProvidenceManners

__all__ = ["BOTS", "FROZEN", "make_belief", "make_manners", "make_mind", "make_watcher"]

make_manners = ProvidenceManners
make_watcher = ProvidenceWatcher
