"""The bots that play Cthulhu: Dark Providence, and what they know about it."""

from subrosa.games.providence.bots.levels import BOTS, FROZEN, make_belief, make_mind

__all__ = ["BOTS", "FROZEN", "make_belief", "make_mind"]
