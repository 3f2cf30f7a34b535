"""How Kill the Overlord looks, and what is worth following in it."""

from typing import Final

from subrosa.games.look import Colours, Look

LOOK: Final = Look(
    Colours(day="#66202A", lamplight="#4A1720", deep="#30101A", band="#96283A", accent="#F0BE4A"),
    followed=("gold", "cards"),
    shelf=10,
)
