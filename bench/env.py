"""Measure learning environments: ./dev bench --env [options], beside PettingZoo's own texas_holdem.

Each is played at random as its users would: `last()`, an action out of the mask, `step()`. A step is a call of `step`,
including those with which agents leave after the end. Ours are measured pure and compiled.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

from measure import Measurement, play_games, serve
from report import ratios
from run import HERE, SOURCES, Bench

PEER = "texas_holdem"
WANTED = 3.0


def stepping(make: Callable[[], Any]) -> Measurement:
    """Count the steps of whole games in one environment."""
    table = make()
    table.reset(seed=1)  # once: seeding takes some environments as long as many steps
    choose = random.Random(1).choice

    def play(_: None) -> int:
        table.reset()
        count = 0
        for _agent in table.agent_iter():
            seen, _reward, over, stopped, _info = table.last()
            table.step(None if over or stopped else choose(seen["action_mask"].nonzero()[0]))
            count += 1
        return count

    return play_games(lambda: None, play)


def ours(names: list[str]) -> None:
    """Start a worker for our games, with one of the builds on PYTHONPATH."""
    from subrosa import games
    from subrosa.env.pettingzoo import env

    def maker(name: str) -> Callable[[], Any]:
        return lambda: env(name)

    serve({f"{name}/steps": stepping(maker(name)) for name in names or games.names()}, {})


def theirs() -> None:
    """Start a worker for PettingZoo's game, in the environment of the peers."""
    from pettingzoo.classic import texas_holdem_v4

    serve({f"{PEER}/steps": stepping(texas_holdem_v4.env)}, {})


def main() -> int:
    parser = argparse.ArgumentParser(prog="./dev bench --env", description="Measure learning environments.")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one measurement (default 1)")
    parser.add_argument("--rounds", type=int, default=7, help="how many times to go round (default 7)")
    parser.add_argument("--game", action="append", default=[], help="only this game (may be repeated)")
    parser.add_argument("--compiled", type=Path, help="folder of the compiled package (./dev gives it)")
    parser.add_argument("--peers-python", help="Python of the peers' environment (./dev --peers gives it)")
    wanted = parser.parse_args()
    bench = Bench()
    try:
        if wanted.peers_python:
            bench.add("peer", PEER, [wanted.peers_python, __file__, "--theirs"])
        for build, path in (("pure", SOURCES), ("compiled", wanted.compiled)):
            if path:
                bench.add(
                    build, "subrosa", [sys.executable, str(HERE / "env.py"), "--ours", *wanted.game], path
                )
        bench.go_rounds(wanted.rounds, wanted.seconds)
    finally:
        bench.stop()
    return report(bench)


def report(bench: Bench) -> int:
    """Write one line per environment: steps per second, and the ratio to PettingZoo's."""
    series = bench.all_series()
    peer = next((one for one in series if one.engine == "peer" and one.rates), None)
    for one in series:
        if not one.rates:
            print(f"{one.subject:14} {one.engine:9} {one.error}")
            continue
        line = f"{one.subject:14} {one.engine:9} {median(one.rates):9,.0f} steps/s"
        if peer is not None and one is not peer:
            times = median(ratios(one, peer))
            line += f"  {times:5.2f}x {PEER} (wanted {WANTED:.0f}x)"
        print(line)
    return 1 if any(one.error for one in series if one.engine != "peer") else 0


if __name__ == "__main__":
    if "--ours" in sys.argv:
        ours(sys.argv[2:])
    elif "--theirs" in sys.argv:
        theirs()
    else:
        sys.exit(main())
