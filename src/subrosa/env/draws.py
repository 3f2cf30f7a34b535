"""Chance draw by draw: every die and every card that is drawn is a chance node of its own, with all its outcomes.

The engine plays with draws that are written down. Nobody can ask it which draws come next, so we try: with one more
draw than is known, it either plays on or refuses a face that this die does not have. That is slow but right: small
games can be solved with it, in large ones a single shuffle has more nodes than anybody can visit.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from subrosa.core import BadPosition, Choice, Setup, State
from subrosa.env.tables import Table

SECRET = "all chance is written down, and this is for whatever comes after it"

Draws = tuple[int, ...]  # counted from 1, as positions write them
Going = Callable[[Draws], State]  # plays on, with these draws


class Cast(NamedTuple):
    """What is reached by the draws so far: a state, or a die of this many faces that has to be cast first."""

    draws: Draws
    state: State
    faces: int  # 0 if there is none


def cast(going: Going, draws: Draws) -> Cast:
    """Play on as far as these draws lead. A die with one face needs nobody to cast it."""
    while True:
        state = going(draws)
        if drawn(state) <= len(draws):
            return Cast(draws, state, 0)
        faces = faces_of(going, draws)
        if faces > 1:
            return Cast(draws, state, faces)
        draws = (*draws, 1)


def faces_of(going: Going, draws: Draws) -> int:
    """Return how many faces the next die has."""
    faces = 1
    while True:
        try:
            going((*draws, faces + 1))
        except BadPosition:
            return faces
        faces += 1


def drawn(state: State) -> int:
    """Return how many draws a state has made; worlds that were imagined count none."""
    return -1 - state.rng


def begin(table: Table, draws: Draws) -> State:
    """Lay out a game and go to its first decision."""
    setup = Setup(table.game, table.seats, SECRET, table.options, True, None, True, draws)
    state = table.game.lay_out(setup)
    state.events, state.hurry = None, True
    state.advance()
    return state


def after(position: State, seat: int, choice: Choice, draws: Draws) -> State:
    """Return what follows from a choice."""
    state, old = position.copy(), position.setup
    state.setup = Setup(old.game, old.seats, SECRET, old.options, True, None, True, draws)
    state.apply(seat, choice)
    return state
