"""The bots that play Estoril 1942, and what they know about it."""

from subrosa.games.estoril.bots.blunders import EstorilWatcher
from subrosa.games.estoril.bots.levels import BOTS, FROZEN, make_belief, make_mind

__all__ = ["BOTS", "FROZEN", "make_belief", "make_mind", "make_watcher"]

make_watcher = EstorilWatcher
