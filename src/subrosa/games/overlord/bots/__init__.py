"""The bots that play Kill the Overlord, and what they know of it."""

from subrosa.games.overlord.bots.script import BOTS, belief, mind

__all__ = ["BOTS", "belief", "mind"]
