"""Long random play with the laws checked: ./dev fuzz --games 20000 [--game overlord]

Every game has another seed, player count and mixture of options. A failure prints a save that reproduces it and stops
the run. At the end: how games ended, how long they were, and how often each choice was made.
"""

import argparse
import sys
import time
from collections import Counter
from concurrent.futures import ProcessPoolExecutor, as_completed
from os import cpu_count
from random import Random
from typing import Any

from subrosa import games
from subrosa.core import BadSetup
from subrosa.testing import inspect, pace_changes_nothing

BATCH = 25


def random_options(name: str, rng: Random) -> dict[str, str]:
    """Return random options: the standard rules for half of the games, a mixture for the others."""
    options = games.get(name).options
    if rng.random() < 0.5:
        return {options[0].name: rng.choice(options[0].values)} if options else {}
    return {option.name: rng.choice(option.values) for option in options}


def random_table(name: str, rng: Random) -> tuple[int, dict[str, str]]:
    """Return a number of players, and options that go with it."""
    game = games.get(name)
    while True:
        seats = rng.randint(game.min_seats, game.max_seats)
        options = random_options(name, rng)
        try:
            game.setup(seats, 0, options)
        except BadSetup:
            continue
        return seats, options


def empty() -> dict[str, Counter[str]]:
    """Return what is counted: how games ended, as what they were won, how large they were, what was chosen."""
    return {"endings": Counter(), "winners": Counter(), "sizes": Counter(), "choices": Counter()}


def run_batch(name: str, first: int, count: int, seldom: int) -> dict[str, Counter[str]]:
    """Play some games, one after the other."""
    game = games.get(name)
    found = empty()
    for seed in range(first, first + count):
        rng = Random(f"fuzz {name} {seed}")
        seats, options = random_table(name, rng)
        state = inspect(game, seats, seed, options, thorough=False, seldom=seldom)
        if seed % 10 == 0:
            pace_changes_nothing(game, seats, seed, options)
        history = state.history()
        assert state.result is not None
        found["endings"][state.result.ending] += 1
        winners = state.result.winners
        found["winners"].update(filter(None, (game.identity_of(state.facts(seat), seat) for seat in winners)))
        found["sizes"][f"{seats} seats"] += 1
        found["sizes"]["decisions"] += len(history)
        found["choices"].update(" ".join(past.choice.text.split()[:2]) for past in history)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--game", choices=games.names(), help="one game only; default: all")
    parser.add_argument("--games", type=int, default=2000, help="how many games of each")
    parser.add_argument("--first", type=int, default=0, help="the first seed")
    parser.add_argument(
        "--seldom", type=int, default=1, help="make expensive checks so many times rarer, for very long games"
    )
    parser.add_argument("--workers", type=int, default=cpu_count() or 1)
    args = parser.parse_args()
    for name in [args.game] if args.game else games.names():
        report(name, run(name, args))
    return 0


def run(name: str, args: argparse.Namespace) -> dict[str, Counter[str]]:
    total = empty()
    start, done = time.monotonic(), 0
    with ProcessPoolExecutor(args.workers) as pool:
        firsts = range(args.first, args.first + args.games, BATCH)
        jobs = [
            pool.submit(run_batch, name, i, min(BATCH, args.first + args.games - i), args.seldom)
            for i in firsts
        ]
        try:
            for job in as_completed(jobs):
                for part, counts in job.result().items():
                    total[part].update(counts)
                done += 1
                played = min(done * BATCH, args.games)
                print(
                    f"\r{name}: {played} of {args.games} games, {time.monotonic() - start:.0f} s",
                    end="",
                    flush=True,
                )
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    print()
    return total


def report(name: str, total: dict[str, Counter[Any]]) -> None:
    print(f"{name}: no crash, no dead end, no broken law")
    for part in filter(total.get, total):
        print(f"  {part}: " + ", ".join(f"{key} {count}" for key, count in sorted(total[part].items())))


if __name__ == "__main__":
    sys.exit(main())
