"""How Estoril 1942 looks, and what is worth following in it."""

from typing import Final

from subrosa.games.look import Colours, Look

LOOK: Final = Look(
    Colours(day="#14646C", lamplight="#0E474E", deep="#082C34", band="#0F6A74", accent="#F49A6A"),
    followed=("network", "lost"),
    shelf=20,
)
