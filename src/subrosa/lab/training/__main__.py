"""What are things worth? Games between copies of a bot, from which its game fits the numbers that bots judge by:

    python -m subrosa.lab.training estoril --games 450 --player scripted

Prints the numbers as the game's bots keep them. The same command gives the same numbers. What is fitted is said by the
game (`make_trainer` of its bots).
"""

import argparse
import sys

from subrosa import bots, games
from subrosa.bots.bot import Think
from subrosa.bots.training import Trainer
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.lab.options import read_think


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


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; 2 means that something was asked for that is not there."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.training",
        description="Let copies of a bot play and fit the numbers that bots judge by.",
    )
    add = parser.add_argument
    add("game", help="its id: see `subrosa games`")
    add("--player", default="scripted", help="who plays at every seat (scripted)")
    add("--games", type=int, default=450, help="how many games (450)")
    add("--seats", type=int, help="number of players (default: the usual number)")
    add("--seconds", type=float, metavar="S", help="how long a bot may think about a decision")
    add("--iterations", type=int, metavar="N", help="how many playouts it may make for one")
    add("--seed", default="training", help="another seed gives other games")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games should be 1 or more")
    try:
        game = games.get(chosen.game)
        think = read_think(chosen)
        seats = game.usual_seats if chosen.seats is None else chosen.seats
        game.setup(seats, chosen.seed, {})
        bots.make(chosen.player, game, 0)
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    trainer = bots.trainer_of(game)
    if trainer is None:
        print(f"the bots of {game.id} judge by no numbers that could be learned", file=sys.stderr)
        return 2
    for number in range(chosen.games):
        watch(game, trainer, chosen.player, seats, f"{chosen.seed} {number}", think)
    print(trainer.learned())
    return 0


if __name__ == "__main__":
    sys.exit(main())
