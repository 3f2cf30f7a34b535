"""Does a simple idea beat a bot? Each player of a game's league, one among copies of the bot, each seat equally often:

    python -m subrosa.lab.strength.league emerald --games 400

A league is kept in `games/<game>/bots/league.py`. With --seconds or --iterations everybody thinks that long.
"""

import argparse
import sys
from collections.abc import Sequence

from subrosa import bots, games
from subrosa.bots import Think
from subrosa.bots.match import play
from subrosa.core.errors import SubRosaError
from subrosa.core.game import Game
from subrosa.lab.options import read_think
from subrosa.lab.reporting.markdown import percent, table
from subrosa.lab.statistics.intervals import rate


def wins(game: Game, names: Sequence[str], seed: str, numbers: range, think: Think | None) -> float:
    """Return what the first bot wins among copies of the second; a shared victory counts in part."""
    total, seats = 0.0, game.usual_seats
    for number in numbers:
        alone = number % seats
        players = [bots.make(names[seat != alone], game, f"{seed} {number} {seat}") for seat in range(seats)]
        winners = play(game, players, seats, f"{seed} {number}", think=think).winners
        total += alone in winners and 1 / len(winners)
    return total


def rows(game: Game, league: list[str], chosen: argparse.Namespace, think: Think | None) -> list[list[str]]:
    """Return one row for each player of the league."""
    found = [["one", "among", "games", "fair share", "wins"]]
    for name in league:
        won = wins(game, (name, chosen.among), chosen.seed, range(chosen.games), think)
        share = f"{100 / game.usual_seats:.1f}"
        told = [name.rpartition(":")[2], chosen.among, str(chosen.games), share]
        found.append([*told, percent(rate(won, chosen.games))])
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; 2 means that something was asked for that is not there."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.strength.league",
        description="Let the league of a game play among copies of a bot and print win rates with 95 %% intervals.",
    )
    add = parser.add_argument
    add("game", help="its id: see `subrosa games`")
    add("--among", default="hard", help="the bot at the other seats (hard)")
    add("--games", type=int, default=400, help="games for each player of the league (400)")
    add("--seconds", type=float, metavar="S", help="how long a bot may think about a decision")
    add("--iterations", type=int, metavar="N", help="how many playouts it may make for one")
    add("--seed", default="league", help="another seed gives other games")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games should be 1 or more")
    try:
        game = games.get(chosen.game)
        think = read_think(chosen)
        bots.make(chosen.among, game, 0)
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    league = bots.league_of(game)
    if not league:
        print(f"nobody was written to beat the bots of {game.id}", file=sys.stderr)
        return 2
    print(f"**{game.id}: the league among {chosen.among}** (wins in %, with 95 % intervals)\n")
    print(table(rows(game, league, chosen, think)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
