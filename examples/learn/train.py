"""Teach a small network to play Kill the Overlord: python -m examples.learn.train [--games 12000]

Monte-Carlo control with scikit-learn: the network learns what a seat's reward at the end will be from what the seat
sees and the action it takes. It plays with and against players who choose at random; now and then it is measured
against them alone. It takes a few minutes on two cores, and the same number of games gives the same network.
Needs requirements/learn.txt.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any

os.environ.setdefault("OMP_NUM_THREADS", "1")  # one process a core is better than several threads a product

import numpy as np
from sklearn.neural_network import MLPRegressor

from examples.learn.curve import draw
from examples.learn.players import SEATS, play
from subrosa.lab.statistics.intervals import wilson

LESSONS = 2  # are given at a time, each in a process of its own
GAMES = 100  # are played for a lesson
CURIOSITY = 0.1
MEASURED = 250  # games for one point of the curve
POINTS = 10
MEASURING = 1_000_000_000  # seeds from here on are for measuring, those below for learning


def half_learners(count: int, seed: int) -> list[list[bool]]:
    """Each seat is the learner's or somebody else's at random, and at least one is the learner's."""
    chance = np.random.default_rng(seed)
    lineups = chance.random((count, SEATS)) < 0.5
    lineups[np.arange(count), chance.integers(SEATS, size=count)] = True
    return [[bool(learner) for learner in lineup] for lineup in lineups]


def one_learner(count: int) -> list[list[bool]]:
    """The learner in one seat after the other, all others choosing at random."""
    return [[seat == game % SEATS for seat in range(SEATS)] for game in range(count)]


def practise(network: Any, seed: int) -> tuple[Any, Any]:
    seen, rewards, _ = play(network, half_learners(GAMES, seed), seed, CURIOSITY)
    return seen, rewards


def measure(network: Any, seed: int, count: int) -> int:
    """How many of so many games a learner alone among random players wins."""
    lineups = one_learner(count)
    _, _, outcomes = play(network, lineups, seed, 0.0)
    return sum(outcome[lineup.index(True)] > 0 for lineup, outcome in zip(lineups, outcomes, strict=True))


def train(games: int, final: int, pool: ProcessPoolExecutor) -> list[dict[str, Any]]:
    """The learning curve: games played, time, and games won of those measured."""
    network = MLPRegressor(hidden_layer_sizes=(128, 64), random_state=1)
    ready: Any = None  # nobody can be asked before the first lesson
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
    """Go once through what was seen, in small parts and in any order."""
    rows, results = np.concatenate(seen), np.concatenate(rewards)
    order = np.random.default_rng(seed).permutation(len(rows))
    for part in np.array_split(order, len(order) // 256 + 1):
        network.partial_fit(rows[part], results[part])


def point(played: int, begin: float, pool: ProcessPoolExecutor, network: Any, count: int) -> dict[str, Any]:
    """One point of the curve, measured in two processes on games that are played for nothing else."""
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
