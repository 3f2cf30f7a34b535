"""Measure search: ./dev bench --search [options], iterations per second beside OpenSpiel's ISMCTS bot.

An iteration imagines a world, follows the tree in it and plays it out. Both search the same game from the first
decisions of games with different seeds, with random playouts to the end: ours in its own engine, OpenSpiel's through
our adapter, each with the build named.
"""

from __future__ import annotations

import argparse
import itertools
import sys
from pathlib import Path
from random import Random
from statistics import median
from time import process_time as clock

from measure import Measurement, serve
from report import ratios
from run import HERE, SOURCES, Bench

EACH = 50  # iterations per decision
PEER = "ismcts"
WANTED = 3.0


def iterating(name: str) -> Measurement:
    """Run our tree search with nothing but the rules."""
    from subrosa import games
    from subrosa.bots import Think
    from subrosa.bots.mind import Mind
    from subrosa.bots.search import Search

    game, chance, seeds = games.get(name), Random(1), itertools.count(1)

    def measure(seconds: float) -> tuple[int, float]:
        count, spent = 0, 0.0
        while spent < seconds:
            state = game.new(seed=next(seeds))
            view = state.view(state.waiting[0])
            begin = clock()
            Search(game, Mind(), view, chance).run(Think(iterations=EACH))
            spent += clock() - begin
            count += EACH
        return count, spent

    return measure


def iterating_there(name: str) -> Measurement:
    """Run OpenSpiel's bot on the same game, through our adapter."""
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    import subrosa.env.openspiel  # noqa: F401 - it registers the games

    game = pyspiel.load_game(f"subrosa_{name}")
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, EACH, random_state=dice)

    def measure(seconds: float) -> tuple[int, float]:
        count, spent = 0, 0.0
        while spent < seconds:
            state = game.new_initial_state()
            while state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(dice.choice(outcomes, p=chances)))
            begin = clock()
            bot.step(state)
            spent += clock() - begin
            count += EACH
        return count, spent

    return measure


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench --search", description="Measure search iterations.")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one measurement (default 2)")
    parser.add_argument("--rounds", type=int, default=5, help="how many times to go round (default 5)")
    parser.add_argument("--game", default="overlord", help="which game (default overlord)")
    parser.add_argument("--compiled", type=Path, help="folder of the compiled package (./dev gives it)")
    wanted = parser.parse_args()
    bench = Bench()
    here = str(HERE / "search.py")
    try:
        for build, path in (("pure", SOURCES), ("compiled", wanted.compiled)):
            if path:
                bench.add(build, "subrosa", [sys.executable, here, "--ours", wanted.game], path)
                theirs = [sys.executable, here, "--theirs", wanted.game]
                bench.add(f"{PEER}, {build}", PEER, theirs, path)
        bench.go_rounds(wanted.rounds, wanted.seconds)
    finally:
        bench.stop()
    return report(bench)


def report(bench: Bench) -> int:
    """Write one line per engine: iterations per second, and the ratio to OpenSpiel's with the same build."""
    series = bench.all_series()
    for one in series:
        if not one.rates:
            print(f"{one.subject:10} {one.engine:18} {one.error}")
            continue
        line = f"{one.subject:10} {one.engine:18} {median(one.rates):9,.0f} iterations/s"
        peer = next(
            (other for other in series if other.engine == f"{PEER}, {one.engine}" and other.rates), None
        )
        if peer is not None:
            line += f"  {median(ratios(one, peer)):5.2f}x {PEER} (wanted {WANTED:g}x)"
        print(line)
    return 1 if any(one.error for one in series if not one.engine.startswith(PEER)) else 0


if __name__ == "__main__":
    if "--ours" in sys.argv:
        serve({f"{sys.argv[2]}/iterations": iterating(sys.argv[2])}, {})
    elif "--theirs" in sys.argv:
        serve({f"{sys.argv[2]}/iterations": iterating_there(sys.argv[2])}, {})
    else:
        sys.exit(main())
