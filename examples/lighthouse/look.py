"""How Lighthouse looks: the sea at night, and what is worth following in it."""

from typing import Final

from subrosa.games.look import Colours, Look

LOOK: Final = Look(
    Colours(day="#1F3A5F", lamplight="#162A45", deep="#0C1829", band="#2B4F7F", accent="#FFD27A"),
    followed=("corks", "sizes"),
)
