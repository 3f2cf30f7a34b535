"""The bots that play Estoril 1942, and what they know about it."""

from subrosa.games.estoril.bots.blunders import EstorilWatcher
from subrosa.games.estoril.bots.levels import BOTS, FROZEN, make_belief, make_mind
from subrosa.games.estoril.bots.manners import EstorilManners
from subrosa.games.estoril.bots.training import EstorilTrainer

__all__ = ["BOTS", "FROZEN", "make_belief", "make_manners", "make_mind", "make_trainer", "make_watcher"]

make_watcher = EstorilWatcher
make_trainer = EstorilTrainer
make_manners = EstorilManners
