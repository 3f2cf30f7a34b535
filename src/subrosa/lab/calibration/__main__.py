"""Is a belief right as often as it says? When it gives 70 %, the claim should hold in 70 % of the cases:

    python -m subrosa.lab.calibration nanty --games 200 --bots easy,normal,hard --plot docs/images

Games between a mix of bots are stopped now and then; every claim of the seat asked is compared with what its subject
sees. Prints a Markdown table and draws a reliability plot. Claims of one game hang together, so intervals are computed
over games, not over claims.
"""

import argparse
import sys
from pathlib import Path

from subrosa import bots, games
from subrosa.core.errors import SubRosaError
from subrosa.lab.calibration.claims import bins_of, brier, rows, watch
from subrosa.lab.calibration.plot import plot
from subrosa.lab.options import read_options
from subrosa.lab.reporting.markdown import table


def parse(arguments: list[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(
        prog="python -m subrosa.lab.calibration",
        description="Play games between a mix of bots and compare beliefs with what is true.",
    )
    add = parser.add_argument
    add("game", help="its id: see `subrosa games`")
    add("--games", type=int, default=200, help="how many games (200)")
    add("--bots", default="easy,normal", help="who plays: each seat one of these, by lot")
    add("--option", action="append", default=[], metavar="NAME=VALUE", help="set an option; may be repeated")
    add("--seed", default="calibrate", help="another seed gives other games")
    add("--plot", type=Path, metavar="FOLDER", help="where to draw belief-GAME.svg")
    chosen = parser.parse_args(arguments)
    if chosen.games < 1:
        parser.error("--games should be 1 or more")
    return chosen


def main(arguments: list[str] | None = None) -> int:
    """Run the command and return its exit code; 2 means that something was asked for that is not there."""
    chosen = parse(arguments)
    levels = [name.strip() for name in chosen.bots.split(",")]
    try:
        game = games.get(chosen.game)
        options = read_options(chosen.option)
        game.setup(game.min_seats, chosen.seed, options)
        for name in levels:
            bots.make(name, game, 0)
    except SubRosaError as error:
        print(error, file=sys.stderr)
        return 2
    belief = bots.belief_of(game)
    if belief is None:
        print(f"nobody has thought about what may be concluded in {game.id}", file=sys.stderr)
        return 2
    told = [
        one
        for number in range(chosen.games)
        for one in watch(game, belief, number, levels, chosen.seed, options)
    ]
    if not told:
        print(f"no game had anything to conclude; more than {chosen.games} may have", file=sys.stderr)
        return 2
    bins = bins_of(told)
    mix = ", ".join([*levels, *[f"{name} = {value}" for name, value in options.items()]])
    print(f"**{game.id}: {len(told)} claims in {chosen.games} games of {mix}** (in %, with 95 % intervals)\n")
    print(table(rows(bins)))
    print(f"\nMean squared error {brier(told):.4f}.")
    if chosen.plot is not None:
        name = "-".join([game.id, *options.values()])
        (chosen.plot / f"belief-{name}.svg").write_text(plot(f"Beliefs in {game.id}", bins), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
