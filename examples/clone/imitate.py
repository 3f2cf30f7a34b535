"""Imitation: make the choices likelier that somebody made in games of theirs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from subrosa.core import BadSetup
from subrosa.env.network import Floats, Network
from subrosa.env.tables import Table
from subrosa.env.trajectories import Trajectories, batches

BATCH = 256


@dataclass
class Decisions:
    """Decisions of which only what is not 0 is kept: whole rows of long observations would fill the memory."""

    table: Table
    seen: list[
        tuple[NDArray[np.uint16], Floats]
    ]  # of each decision: the places that are not 0, and what is there
    options: list[NDArray[np.int32]]
    choice: NDArray[np.int32]

    def __len__(self) -> int:
        return len(self.seen)

    def rows(self, which: Sequence[int]) -> Floats:
        """Return what was seen in some decisions."""
        found = np.zeros((len(which), self.table.size), np.float32)
        for row, number in zip(found, which, strict=True):
            places, values = self.seen[number]
            row[places] = values
        return found

    def masks(self, which: Sequence[int]) -> NDArray[np.int8]:
        """Return what was on offer in some decisions."""
        found = np.zeros((len(which), self.table.actions.size), np.int8)
        for row, number in zip(found, which, strict=True):
            row[self.options[number]] = 1
        return found


def read(path: Path, players: Sequence[str]) -> Decisions:
    """Read the decisions of these players from a file of `subrosa trajectories`. Raises BadSetup."""
    found: Decisions | None = None
    choices: list[NDArray[np.int32]] = []
    for piece in batches(path, players):
        found = found or Decisions(piece.table, [], [], np.zeros(0, np.int32))
        for row in piece.observation:
            places = row.nonzero()[0]
            found.seen.append((places.astype(np.uint16), row[places]))
        found.options += options_of(piece)
        choices.append(piece.choice)
    if found is None:
        raise BadSetup(f"there are no decisions of {', '.join(players)} in {path}")
    found.choice = np.concatenate(choices)
    return found


def options_of(piece: Trajectories) -> list[NDArray[np.int32]]:
    """Return what was on offer, decision by decision."""
    return np.split(piece.options, piece.ends[:-1])


class Adam:
    """Changes weights step by step, each by as much as its slope has been steady (Kingma and Ba, 2015)."""

    def __init__(self, weights: list[Floats], rate: float) -> None:
        self.weights = weights
        self.rate = rate
        self.steps = 0
        self.means = [np.zeros_like(one) for one in weights]
        self.squares = [np.zeros_like(one) for one in weights]

    def climb(self, slopes: list[Any]) -> None:
        """Go a step up."""
        self.steps += 1
        rate = self.rate * (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for weight, slope, mean, square in zip(self.weights, slopes, self.means, self.squares, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope * slope - square)
            weight += rate * mean / (np.sqrt(square) + 1e-8)


def slopes(network: Network, rows: Floats, errors: Floats) -> list[Any]:
    """Return in which direction the weights have to go so that the scores of actions grow by these errors."""
    hidden = network.hidden(rows)
    back = (errors @ network.second.T) * (hidden > 0)
    return [rows.T @ back, back.sum(axis=0), hidden.T @ errors, errors.sum(axis=0)]


def imitate(
    decisions: Decisions, hidden: int, rounds: int, rate: float, seed: int
) -> tuple[Network, list[float]]:
    """Go through all decisions but one in twenty a few times.

    Return the network, and in what share of those others it would have chosen the same, after each round.
    """
    table, chance = decisions.table, np.random.default_rng(seed)
    network = Network.fresh(table, hidden, seed)
    order = chance.permutation(len(decisions))
    kept, order = order[: len(order) // 20], order[len(order) // 20 :]
    adam, same = Adam(network.weights, rate), []
    for number in range(rounds):
        adam.rate = rate * (1 - number / rounds)
        chance.shuffle(order)
        for start in range(0, len(order), BATCH):
            part = order[start : start + BATCH].tolist()
            rows, masks = decisions.rows(part), decisions.masks(part)
            errors = -network.chances(rows, masks)
            errors[range(len(part)), decisions.choice[part]] += 1.0
            errors *= 1 / len(part)
            adam.climb(slopes(network, rows, errors))
        same.append(agreement(network, decisions, kept.tolist()))
        print(
            f"round {number + 1}: chooses the same in {same[-1]:.1%} of {len(kept):,} decisions", flush=True
        )
    return network, same


def agreement(network: Network, decisions: Decisions, which: list[int]) -> float:
    """Return how often the network would choose what was chosen."""
    right = 0
    for start in range(0, len(which), BATCH):
        part = which[start : start + BATCH]
        best = network.chances(decisions.rows(part), decisions.masks(part)).argmax(axis=1)
        right += int((best == decisions.choice[part]).sum())
    return right / max(1, len(which))
