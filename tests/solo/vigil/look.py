"""How Vigil looks, and what is worth following in it."""

from typing import Final

from subrosa.games.look import Colours, Look

LOOK: Final = Look(
    Colours(day="#2B2B3A", lamplight="#1E1E2A", deep="#101018", band="#3D3D52", accent="#E8C27A"),
    followed=("kept", "candles"),
)
