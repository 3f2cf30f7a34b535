"""The decisions of a saved game at which there was something to choose."""

from functools import cache
from typing import NamedTuple

from subrosa import games
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.core.state import State


class Moment(NamedTuple):
    """A decision of a saved game: the state it was made in, who made it, and what was chosen."""

    move: int  # choices made before it
    state: State
    seat: int
    chosen: Choice


@cache
def moments(name: str, text: str) -> tuple[Game, list[Moment]]:
    """Return the game of a save, with its cards, and the decisions at which there was something to choose."""
    states = games.get(name).replay(text)
    found = [
        Moment(move, state, past.seat, past.choice)
        for move, (state, past) in enumerate(zip(states, states[-1].history(), strict=False))
        if len(state.options(past.seat)) > 1
    ]
    return states[0].setup.game, found
