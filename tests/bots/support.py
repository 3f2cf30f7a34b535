"""What tests of bots share."""

from collections.abc import Iterator
from random import Random

from subrosa import bots, games
from subrosa.bots.belief import Belief
from subrosa.core.game import Game
from subrosa.core.state import State
from tests.settings import counts_for


def of(game: Game) -> Belief:
    belief = bots.belief_of(game)
    assert belief is not None
    return belief


def moments(name: str, options: dict[str, str], seed: int) -> Iterator[State]:
    """Yield some states of a random game."""
    game = games.get(name)
    chance = Random(seed)
    state = game.new(counts_for(game, options)[-1], seed, options, hurry=True, quiet=True)
    while state.waiting:
        if chance.random() < 0.1:
            yield state
        seat = state.waiting[0]
        state.apply(seat, chance.choice(state.options(seat)))
