"""A learner of a hundred lines: REINFORCE with a linear policy, on many tables at once. It needs numpy alone.

    ./dev run python -m examples.reinforce.train
    ./dev run python -m examples.reinforce.train --game nanty --opponents easy --reward rank --updates 500

Each action has a weight for every number of the observation; of those on offer, one is drawn. Whenever a game ends, all
actions of it become a little more or less likely, as its reward was better or worse than those before.
"""

from __future__ import annotations

import argparse
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import subrosa.env.gymnasium  # noqa: F401 - registers the games

Floats = NDArray[np.float32]


class Policy:
    """Weights by action and by number of the observation, and the dice that draw actions."""

    def __init__(self, numbers: int, actions: int, seed: int) -> None:
        self.weights = np.zeros((actions, numbers), np.float32)
        self.dice = np.random.default_rng(seed)

    def chances(self, rows: Floats, masks: NDArray[np.int8]) -> Floats:
        """Return how likely each action is at each table; what is not on offer never is."""
        worth = np.where(masks, rows @ self.weights.T, -np.inf)
        worth = np.exp(worth - worth.max(axis=1, keepdims=True))
        chances: Floats = worth / worth.sum(axis=1, keepdims=True)
        return chances

    def draw(self, chances: Floats) -> NDArray[np.int64]:
        """Draw an action for each table."""
        reached = chances.cumsum(axis=1)
        drawn = self.dice.random((len(chances), 1)) * reached[:, -1:]
        actions: NDArray[np.int64] = (reached > drawn).argmax(axis=1)
        return actions

    def learn(self, steps: list[tuple[Floats, Floats, int]], advantage: float, rate: float) -> None:
        """Make the actions of one game more likely, or less: rows, chances and the actions that were drawn."""
        rows = np.stack([row for row, _, _ in steps])
        errors = -np.stack([chances for _, chances, _ in steps])
        errors[range(len(steps)), [action for _, _, action in steps]] += 1.0
        self.weights += rate * advantage / len(steps) * (errors.T @ rows)


def train(
    game: str, opponents: str, reward: str, tables: int, updates: int, seed: int, rate: float, **options: Any
) -> tuple[Policy, list[float]]:
    """Play `updates` steps at all tables; return the policy, and the rewards of all games in order."""
    many = gymnasium.make_vec(
        f"subrosa/{game}", num_envs=tables, opponents=opponents, reward=reward, illegal="raise", **options
    )
    rows, info = many.reset(seed=seed)
    space: Any = many.single_action_space
    policy = Policy(rows.shape[1], int(space.n), seed)
    games: list[list[tuple[Floats, Floats, int]]] = [[] for _ in range(tables)]
    results: list[float] = []
    for _ in range(updates):
        chances = policy.chances(rows, info["action_mask"])
        actions = policy.draw(chances)
        for i, game_so_far in enumerate(games):
            game_so_far.append((rows[i], chances[i], int(actions[i])))
        rows, rewards, over, stopped, info = many.step(actions)
        for i in np.flatnonzero(over | stopped).tolist():
            usual = float(np.mean(results[-500:])) if results else 0.0
            policy.learn(games[i], float(rewards[i]) - usual, rate)
            results.append(float(rewards[i]))
            games[i] = []
    many.close()
    return policy, results


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game among bots by REINFORCE.")
    parser.add_argument("--game", default="overlord")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--reward", default="win")
    parser.add_argument("--tables", type=int, default=32)
    parser.add_argument("--updates", type=int, default=4000, help="steps at every table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.3)
    wanted = vars(parser.parse_args())
    _, results = train(**wanted)
    for tenth in np.array_split(results, 10):
        won = np.mean(tenth > 0) if len(tenth) else 0.0
        print(f"{len(tenth):6} games: {won:6.1%} with a reward above 0, {np.mean(tenth):+.3f} on average")


if __name__ == "__main__":
    main()
