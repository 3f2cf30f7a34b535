"""Tables of Kill the Overlord played by a learner and by chance, many at a time.

The learner asks a network what each action on offer is worth and takes the best one. Asking for one position costs
as much as asking for fifty, so many tables are played side by side and all that wait are answered at once.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

import numpy as np

from subrosa.env.pettingzoo import TableEnv, env

SEATS = 5
TABLES = 64


@dataclass
class Seat:
    """One place at one table: who sits there, and what it saw and did."""

    learner: bool
    rows: list[Any] = field(default_factory=list)


def features(observation: Any, actions: Any, size: int) -> Any:
    """Return a row for each action: what is seen, and which action it is."""
    rows = np.zeros((len(actions), len(observation) + size), np.float32)
    rows[:, : len(observation)] = observation
    rows[np.arange(len(actions)), len(observation) + actions] = 1.0
    return rows


def play(
    network: Any, lineups: list[list[bool]], seed: int, curiosity: float
) -> tuple[Any, Any, list[list[float]]]:
    """Play one game for each line-up, which says in which seats the learner sits.

    Return what the learner saw and did, what came of it, and the rewards of every game. A network of None, and
    `curiosity` of the learner's decisions, mean any action.
    """
    chance = Random(seed)
    waiting = [(number, table(seed, number)) for number in range(len(lineups))]
    seats = [[Seat(learner) for learner in lineup] for lineup in lineups]
    outcomes: list[list[float]] = [[] for _ in lineups]
    running, waiting = waiting[:TABLES], waiting[TABLES:]
    while running:
        decide(network, running, seats, chance, curiosity)
        for number, game in running:
            if game.terminations[game.agent_selection] or game.truncations[game.agent_selection]:
                outcomes[number] = [game.rewards[agent] for agent in game.possible_agents]
        running = [(number, game) for number, game in running if not outcomes[number]]
        while waiting and len(running) < TABLES:
            running.append(waiting.pop())
    kept = [
        (row, outcomes[number][seat])
        for number, places in enumerate(seats)
        for seat, place in enumerate(places)
        for row in place.rows
    ]
    return np.array([row for row, _ in kept]), np.array([reward for _, reward in kept]), outcomes


def table(seed: int, number: int) -> TableEnv:
    game = env("overlord_v2", seats=SEATS)
    game.reset(seed=seed * 10_000 + number)
    return game


def decide(
    network: Any,
    running: list[tuple[int, TableEnv]],
    seats: list[list[Seat]],
    chance: Random,
    curiosity: float,
) -> None:
    """Make one decision at every table."""
    asked = []
    for number, game in running:
        agent = game.agent_selection
        seen = game.observe(agent)
        actions = seen["action_mask"].nonzero()[0]
        place = seats[number][game.seat_of[agent]]
        if place.learner:
            rows = features(seen["observation"], actions, len(seen["action_mask"]))
            asked.append((game, place, actions, rows))
        else:
            game.step(chance.choice(actions))
    if not asked:
        return
    worth = None if network is None else network.predict(np.concatenate([rows for *_, rows in asked]))
    start = 0
    for game, place, actions, rows in asked:
        if worth is None or chance.random() < curiosity:
            best = chance.randrange(len(actions))
        else:
            best = int(np.argmax(worth[start : start + len(actions)]))
        start += len(actions)
        place.rows.append(rows[best])
        game.step(actions[best])
