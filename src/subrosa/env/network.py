"""A small network that says how good each action is, given what a seat sees. It needs numpy alone.

    what is seen -> a hidden layer, of which what is below 0 counts nothing -> a number for each action

Networks are written down in half precision, which is precise enough.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO, Any

import numpy as np
from numpy.typing import NDArray

from subrosa.env.tables import Table

Floats = NDArray[np.float32]
NAMES = ("first", "first_bias", "second", "second_bias")


class Network:
    """Weights from numbers to a hidden layer, and from there to actions."""

    def __init__(self, weights: list[Floats], environment: str, seats: int) -> None:
        self.first, self.first_bias, self.second, self.second_bias = weights
        self.environment = environment  # with its version: what the numbers mean
        self.seats = seats

    @classmethod
    def fresh(cls, table: Table, hidden: int, seed: int) -> Network:
        """Return a network that knows nothing of a game yet."""
        chance = np.random.default_rng(seed)
        first = chance.normal(0.0, 0.1, (table.size, hidden)).astype(np.float32)
        second = np.zeros((hidden, table.actions.size), np.float32)
        biases = [np.zeros(size, np.float32) for size in (hidden, table.actions.size)]
        return cls([first, biases[0], second, biases[1]], table.name, table.seats)

    @property
    def weights(self) -> list[Floats]:
        return [self.first, self.first_bias, self.second, self.second_bias]

    def hidden(self, rows: Floats) -> Floats:
        """Return the hidden layer for rows of what is seen."""
        hidden: Floats = np.maximum(rows @ self.first + self.first_bias, 0.0)
        return hidden

    def scores(self, rows: Floats) -> Floats:
        """Return how good each action is, for each row."""
        scores: Floats = self.hidden(rows) @ self.second + self.second_bias
        return scores

    def chances(self, rows: Floats, masks: NDArray[np.int8]) -> Floats:
        """Return how likely each action is, for each row; what is not on offer never is."""
        scores = np.where(masks, self.scores(rows), -np.inf)
        worth = np.exp(scores - scores.max(axis=1, keepdims=True))
        chances: Floats = worth / worth.sum(axis=1, keepdims=True)
        return chances

    def rate(self, row: Floats, actions: list[int]) -> Floats:
        """Return how good these actions are, to somebody who sees this. Most of a row is empty."""
        seen = row.nonzero()[0]
        hidden = np.maximum(row[seen] @ self.first[seen] + self.first_bias, 0.0)
        rated: Floats = hidden @ self.second[:, actions] + self.second_bias[actions]
        return rated

    # ---- files

    def save(self, file: Path | IO[bytes]) -> None:
        """Write the network down."""
        arrays: dict[str, Any] = {
            name: weights.astype(np.float16) for name, weights in zip(NAMES, self.weights, strict=True)
        }
        np.savez_compressed(file, environment=self.environment, seats=self.seats, **arrays)

    @classmethod
    def load(cls, file: Path | IO[bytes]) -> Network:
        """Read a network."""
        with np.load(file, allow_pickle=False) as kept:
            weights = [kept[name].astype(np.float32) for name in NAMES]
            return cls(weights, str(kept["environment"]), int(kept["seats"]))
