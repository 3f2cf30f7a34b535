"""How A Study in Emerald looks, and what is worth following in it."""

from typing import Final

from subrosa.games.look import Colours, Look

LOOK: Final = Look(
    Colours(day="#14543D", lamplight="#14543D", deep="#07241B", band="#17654A", accent="#C3D85F"),
    followed=(
        "points",
        "sanity",
        "claimed",
        "kills",
        "royalty_killed",
        "royalty_hidden",
        "loyalist_steps",
        "restorationist_steps",
    ),
    shelf=40,
)
