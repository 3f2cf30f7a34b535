"""Teach a small network to play Kill the Overlord: python -m examples.learn.train [--games 12000]

Monte-Carlo control with scikit-learn: the network learns what a seat's reward at the end will be from what the seat
sees and the action it takes. It plays with and against players who choose at random; now and then it is measured
against them alone. It takes a few minutes on two cores, and the same number of games gives the same network. Needs
requirements/learn.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

os.environ.setdefault(
    "OMP_NUM_THREADS", "1"
)  # one process per core is better than several threads per product

import numpy as np
from sklearn.neural_network import MLPRegressor

from examples.learn.curve import draw
from examples.learn.players import SEATS, play
from subrosa.lab.statistics.intervals import wilson

LESSONS = 2  # at a time, each in its own process
GAMES = 100  # per lesson
CURIOSITY = 0.1
MEASURED = 250  # games per point of the curve
POINTS = 10
MEASURING = 1_000_000_000  # seeds from here on are for measuring, lower ones for learning


def half_learners(count: int, seed: int) -> list[list[bool]]:
    """Give each seat to the learner or to somebody else at random, at least one of them to the learner."""
    chance = np.random.default_rng(seed)
    lineups = chance.random((count, SEATS)) < 0.5
    lineups[np.arange(count), chance.integers(SEATS, size=count)] = True
    return [[bool(learner) for learner in lineup] for lineup in lineups]


def one_learner(count: int) -> list[list[bool]]:
    """Put the learner in one seat after the other; all others choose at random."""
    return [[seat == game % SEATS for seat in range(SEATS)] for game in range(count)]


def practise(network: Any, seed: int) -> tuple[Any, Any]:
    seen, rewards, _ = play(network, half_learners(GAMES, seed), seed, CURIOSITY)
    return seen, rewards


def measure(network: Any, seed: int, count: int) -> int:
    """Count the games that a single learner wins among random players."""
    lineups = one_learner(count)
    _, _, outcomes = play(network, lineups, seed, 0.0)
    return sum(outcome[lineup.index(True)] > 0 for lineup, outcome in zip(lineups, outcomes, strict=True))


def train(games: int, final: int, pool: ProcessPoolExecutor) -> list[dict[str, Any]]:
    """Return the learning curve: games played, time, and how many of the measured games were won."""
    network = MLPRegressor(hidden_layer_sizes=(128, 64), random_state=1)
    ready: Any = None  # there is no network to ask before the first lesson
    begin = time.monotonic()
    curve = [point(0, begin, pool, None, MEASURED)]
    rounds = max(1, games // (LESSONS * GAMES))
    for number in range(1, rounds + 1):
        seeds = [number * LESSONS + lesson for lesson in range(LESSONS)]
        lessons = list(pool.map(practise, [ready] * LESSONS, seeds))
        learn(network, [lesson[0] for lesson in lessons], [lesson[1] for lesson in lessons], number)
        ready = network
        if number % max(1, rounds // POINTS) == 0 and number < rounds:
            curve.append(point(number * LESSONS * GAMES, begin, pool, network, MEASURED))
    curve.append(point(rounds * LESSONS * GAMES, begin, pool, network, final))
    return curve


def learn(network: Any, seen: list[Any], rewards: list[Any], seed: int) -> None:
    """Go once through what was seen, in small parts and in random order."""
    rows, results = np.concatenate(seen), np.concatenate(rewards)
    order = np.random.default_rng(seed).permutation(len(rows))
    for part in np.array_split(order, len(order) // 256 + 1):
        network.partial_fit(rows[part], results[part])


def point(played: int, begin: float, pool: ProcessPoolExecutor, network: Any, count: int) -> dict[str, Any]:
    """Measure one point of the curve, in two processes, on games that serve no other purpose."""
    seeds = [MEASURING + 2 * played, MEASURING + 2 * played + 1]
    counts = [count - count // 2, count // 2]
    won = sum(pool.map(measure, [network] * 2, seeds, counts))
    low, high = wilson(won, count)
    spent = time.monotonic() - begin
    print(f"{played:7} games, {spent:5.0f} s: wins {won / count:.1%} ({low:.1%} to {high:.1%})", flush=True)
    return {"games": played, "seconds": round(spent, 1), "won": won, "of": count}


def main() -> None:
    parser = argparse.ArgumentParser(description="Teach a small network to play Kill the Overlord.")
    parser.add_argument("--games", type=int, default=12_000, help="to learn from (default 12000)")
    parser.add_argument(
        "--final", type=int, default=2000, help="games of the last measurement (default 2000)"
    )
    parser.add_argument("--plot", type=Path, metavar="FILE", help="draw the learning curve as SVG")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the learning curve as numbers")
    wanted = parser.parse_args()
    with ProcessPoolExecutor(2) as pool:
        curve = train(wanted.games, wanted.final, pool)
    if wanted.plot:
        wanted.plot.write_text(draw(curve), "utf-8")
    if wanted.json:
        wanted.json.write_text(json.dumps(curve, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    main()
