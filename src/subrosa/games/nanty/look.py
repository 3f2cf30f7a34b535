"""How Nanty Narking looks, and what is worth following in it."""

from typing import Final

from subrosa.games.look import Colours, Look

LOOK: Final = Look(
    Colours(day="#34495C", lamplight="#25323F", deep="#16202B", band="#34566F", accent="#EDAE4F"),
    followed=("wealth", "controls", "money", "cards"),
    shelf=30,
)
