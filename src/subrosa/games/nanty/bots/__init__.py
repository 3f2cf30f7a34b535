"""The bots that play Nanty Narking, and what they know of it."""

from subrosa.games.nanty.bots.levels import BOTS, belief, mind

__all__ = ["BOTS", "belief", "mind"]
