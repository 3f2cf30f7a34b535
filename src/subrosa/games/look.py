"""How a game looks, whatever shows it. A game says it in its `look.py`; what it does not say is done plainly.

Its one line for the box and how long it takes are words, and stand in its catalogues: `game-tag` and `game-length`.
"""

from typing import NamedTuple


class Colours(NamedTuple):
    """The velvet of a game's table and what lies on it, as #RRGGBB. Those of the house, where a game has none."""

    day: str = "#5B1830"  # the table by daylight
    lamplight: str = "#4A1428"  # and in the dark theme
    deep: str = "#2C0B1A"  # where the velvet is in shadow
    band: str = "#8C1F3C"  # on cards
    accent: str = "#E9B949"


class Look(NamedTuple):
    """All that a game says about its looks."""

    colours: Colours = Colours()
    # What is worth following of a player: names in the game's `player_of`. Numbers count as they are, of lists the
    # length does. Each has a name in the catalogues: `measure-gold`.
    followed: tuple[str, ...] = ()
    shelf: int = 100  # where it stands among our games: light ones first
