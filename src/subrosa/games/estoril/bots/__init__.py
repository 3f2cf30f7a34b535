"""The bots that play Estoril 1942, and what they know of it."""

from subrosa.games.estoril.bots.script import BOTS, belief, mind

__all__ = ["BOTS", "belief", "mind"]
