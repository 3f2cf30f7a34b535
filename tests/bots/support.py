"""What tests of bots share."""

from collections.abc import Iterator
from random import Random

from subrosa import bots, games
from subrosa.bots.belief import Belief
from subrosa.bots.bot import Bot
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


def finish_turn(state: State, seat: int, bot: Bot) -> bool:
    """Let a bot play its turn to the end, and tell whether it has won. Others take the first answer they find."""
    turn = state.view(None)["facts"]["turn"]
    while state.result is None and state.view(None)["facts"]["turn"] == turn:
        asked = state.waiting[0]
        view = state.view(asked)
        state.choose(asked, bot.choose(view, view["choices"]) if asked == seat else view["choices"][0])
    return state.result is not None and seat in state.result.winners
