"""Improving by playing: the network at one seat of many tables, and itself as it was at the others.

After every few games, what the network did in them becomes a little likelier or less likely, as their results were
better or worse than usual (REINFORCE). Now and then those at the other seats become what the network is by then.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy

import gymnasium
import numpy as np

import subrosa.env.gymnasium  # noqa: F401 - registers the games
from examples.clone.imitate import Adam, slopes
from subrosa.core import Game
from subrosa.env.network import Floats, Network
from subrosa.env.trained import Trained

USUAL = 500  # results that say what is usual
BATCH = 16  # games per step

Step = tuple[Floats, Floats, int]  # what was seen, how likely the actions were, and which was taken


class Others:
    """Makes bots that play as a network did when it was kept last."""

    def __init__(self, network: Network) -> None:
        self.network = deepcopy(network)

    def keep(self, network: Network) -> None:
        self.network = deepcopy(network)

    def __call__(self, game: Game, seed: int | str) -> Trained:
        return Trained(game, seed, self.network)


def improve(network: Network, parts: int, games: int, tables: int, rate: float, seed: int) -> Iterator[int]:
    """Let a network play against itself: so many times so many games. Yields after each part how many were played."""
    others, adam = Others(network), Adam(network.weights, rate)
    many = gymnasium.make_vec(
        f"subrosa/{network.environment}",
        num_envs=tables,
        opponents=others,
        seats=network.seats,
        illegal="raise",
    )
    chance = np.random.default_rng(seed)
    rows, info = many.reset(seed=seed)
    unfinished: list[list[Step]] = [[] for _ in range(tables)]
    finished: list[tuple[list[Step], float]] = []
    results: list[float] = []
    while len(results) < parts * games:
        chances = network.chances(rows, info["action_mask"])
        reached = chances.cumsum(axis=1)
        actions = (reached > chance.random((tables, 1)) * reached[:, -1:]).argmax(axis=1)
        for i, steps in enumerate(unfinished):
            steps.append((rows[i], chances[i], int(actions[i])))
        rows, rewards, over, stopped, info = many.step(actions)
        for i in np.flatnonzero(over | stopped).tolist():
            usual = float(np.mean(results[-USUAL:])) if results else 0.0
            results.append(float(rewards[i]))
            finished.append((unfinished[i], float(rewards[i]) - usual))
            unfinished[i] = []
            if len(finished) == BATCH:
                learn(network, adam, finished)
                finished = []
            if len(results) % games == 0:
                others.keep(network)
                yield len(results)
    many.close()


def learn(network: Network, adam: Adam, finished: list[tuple[list[Step], float]]) -> None:
    """Go a step up: what was done in good games becomes likelier."""
    rows = np.stack([row for steps, _ in finished for row, _, _ in steps])
    errors = -np.stack([chances for steps, _ in finished for _, chances, _ in steps])
    errors[range(len(errors)), [action for steps, _ in finished for _, _, action in steps]] += 1.0
    better = np.repeat([advantage for _, advantage in finished], [len(steps) for steps, _ in finished])
    adam.climb(slopes(network, rows, (errors * better[:, None] / len(errors)).astype(np.float32)))
