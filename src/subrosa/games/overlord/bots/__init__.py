"""The bots that play Kill the Overlord, and what they know about it."""

from subrosa.games.overlord.bots.levels import BOTS, FROZEN, make_belief, make_mind

__all__ = ["BOTS", "FROZEN", "make_belief", "make_mind"]
