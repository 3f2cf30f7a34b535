"""subrosa train: the numbers that bots judge a game by, fitted to games between bots.

What is learned is printed, as the file that keeps it has it: whoever likes the numbers puts them there, and measures.
"""

import argparse

from subrosa import bots, games
from subrosa.bots import Think
from subrosa.bots.training import Trainer
from subrosa.core.game import Game
from subrosa.lab.options import at_least, read_think
from subrosa.lab.problems import BadRequest


def train(given: argparse.Namespace) -> int:
    """Let copies of a bot play, and print what was learned from it."""
    at_least(1, "games", given.games)
    game = games.get(given.game)
    think = read_think(given)
    seats = game.usual_seats if given.seats is None else given.seats
    game.setup(seats, given.seed, {})
    bots.make(given.player, game, 0)  # complains if there is no such bot
    trainer = bots.trainer_of(game)
    if trainer is None:
        able = [name for name in games.names() if bots.trainer_of(games.get(name)) is not None]
        raise BadRequest(
            f"the bots of {game.id} judge by no numbers that could be learned; those of {', '.join(able)} do"
        )
    for number in range(given.games):
        watch(game, trainer, given.player, seats, f"{given.seed} {number}", think)
    print(trainer.learned())
    return 0


def watch(
    game: Game, trainer: Trainer, player: str, seats: int, seed: str, think: Think | None = None
) -> None:
    """Let copies of a bot play one game."""
    state = game.new(seats, seed, hurry=True, quiet=True)
    players = [bots.make(player, game, f"{seed} {seat}") for seat in range(seats)]
    trainer.begin(state)
    while state.waiting:
        trainer.look(state)
        seat = state.waiting[0]
        view = state.view(seat)
        state.apply(seat, state.option(seat, players[seat].choose(view, view["choices"], think)))
    trainer.end(state)
