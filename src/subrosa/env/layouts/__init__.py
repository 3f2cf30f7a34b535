"""The layouts of our games. A game without one is written down by `subrosa.env.hashed`."""

from __future__ import annotations

from collections.abc import Callable

from subrosa.env.hashed import Hashed
from subrosa.env.layout import Field
from subrosa.games.estoril import layout as estoril
from subrosa.games.nanty import layout as nanty
from subrosa.games.overlord import layout as overlord

LAYOUTS: dict[str, Callable[[int], Field]] = {
    "overlord": overlord.facts,
    "estoril": estoril.facts,
    "nanty": nanty.facts,
}


def facts_of(game: str, seats: int) -> Field:
    """How the facts in views of a game are written down."""
    return LAYOUTS[game](seats) if game in LAYOUTS else Hashed(seats)
