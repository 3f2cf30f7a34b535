"""How Cthulhu: Dark Providence looks, and what is worth following in it."""

from typing import Final

from subrosa.games.look import Colours, Look

LOOK: Final = Look(
    Colours(day="#41336F", lamplight="#41336F", deep="#171029", band="#4C3B87", accent="#F5AE62"),
    followed=(
        "vp",
        "madness",
        "cities",
        "gates_closed",
        "gates_opened",
        "agents",
        "mythos_cards",
        "kills",
        "claimed",
    ),
    shelf=50,
)
