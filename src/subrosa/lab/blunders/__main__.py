"""How often does a bot blunder? Games between copies of it, watched by somebody who sees everything:

    python -m subrosa.lab.blunders estoril --games 200 --player hard

Prints a Markdown table: what can go wrong, how often it could have, and how often it did, with 95 % intervals. What
counts as a blunder is said by the game (`make_watcher` of its bots).
"""

import argparse
import sys

from subrosa import bots, games
from subrosa.bots.blunders import Watcher
from subrosa.bots.bot import Think
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.lab.options import read_options, read_think
from subrosa.lab.reporting.markdown import percent, table
from subrosa.lab.statistics.intervals import rate


def watch(
    game: Game,
    watcher: Watcher,
    player: str,
    seats: int,
    seed: str,
    options: dict[str, str],
    think: Think | None = None,
) -> None:
    """Let copies of a bot play one game."""
    state = game.new(seats, seed, options, hurry=True)
    players = [bots.make(player, game, f"{seed} {seat}") for seat in range(seats)]
    watcher.begin(state)
    while state.waiting:
        seat = state.waiting[0]
        view = state.view(seat)
        choice = state.option(seat, players[seat].choose(view, view["choices"], think))
        watcher.look(state, seat, choice)
        state.apply(seat, choice)
    watcher.end(state)


def rows(watcher: Watcher) -> list[list[str]]:
    """Return one row for each thing that can go wrong."""
    found = [["what", "cases", "went wrong", "share in %"]]
    for what, cases in watcher.cases.items():
        missed = watcher.missed[what]
        found.append([what, str(cases), str(missed), percent(rate(missed, cases))])
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; 2 means that something was asked for that is not there."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.blunders",
        description="Let copies of a bot play and count what they should not have done.",
    )
    add = parser.add_argument
    add("game", help="its id: see `subrosa games`")
    add("--player", default="hard", help="who plays at every seat (hard)")
    add("--games", type=int, default=200, help="how many games (200)")
    add("--seats", type=int, help="number of players (default: the usual number)")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option; may be repeated")
    add("--seconds", type=float, metavar="S", help="how long a bot may think about a decision")
    add("--iterations", type=int, metavar="N", help="how many playouts it may make for one")
    add("--seed", default="blunders", help="another seed gives other games")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games should be 1 or more")
    try:
        game = games.get(chosen.game)
        options, think = read_options(chosen.option), read_think(chosen)
        seats = game.usual_seats if chosen.seats is None else chosen.seats
        game.setup(seats, chosen.seed, options)
        bots.make(chosen.player, game, 0)
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    watcher = bots.watcher_of(game)
    if watcher is None:
        print(f"nobody has said what a blunder is in {game.id}", file=sys.stderr)
        return 2
    for number in range(chosen.games):
        watch(game, watcher, chosen.player, seats, f"{chosen.seed} {number}", options, think)
    mix = ", ".join([chosen.player, *[f"{name} = {value}" for name, value in options.items()]])
    print(f"**{game.id}: {chosen.games} games of {seats} {mix}**\n")
    print(table(rows(watcher)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
