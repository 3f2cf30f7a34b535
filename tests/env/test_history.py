"""House rules and what has happened are part of observations, as far as a seat may know them."""

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from subrosa import games
from subrosa.core import BadSetup, Event, Secret
from subrosa.env.history import Events
from subrosa.env.houserules import HouseRules
from subrosa.env.pettingzoo import env
from subrosa.env.tables import Table

MOST = 6


def written(events: Events, log: list[dict[str, Any]], seat: int, most: int) -> NDArray[np.float32]:
    """Write down the last events of a seat's log from scratch, the newest first."""
    rows = np.zeros((most, events.size), np.float32)
    for row, seen in zip(rows, reversed(log), strict=False):
        events.write(row, seen, seat)
    return rows.reshape(-1)


@pytest.mark.parametrize("name", games.names())
def test_observations_end_with_what_a_seat_has_noticed(name: str) -> None:
    table, chance = env(name, history=MOST), Random(2)
    table.reset(seed=2)
    events = table.table.events
    assert events is not None
    told = 0
    for step in range(60):
        if table.terminations[table.agent_selection]:
            break
        agent, state = table.agent_selection, table.position
        assert state is not None
        seen = table.observe(agent)
        row, seat = seen["observation"], table.seat_of[agent]
        assert row.shape == (table.table.size,) and np.abs(row).max() <= 1
        log = state.log(seat)
        history = row[-MOST * events.size :]
        assert np.array_equal(history, written(events, log, seat, MOST))
        assert np.array_equal(row[: -len(history)], table.table.observer.observe(state, seat))
        told = max(told, len(log))
        if step == 20:
            table = pickle.loads(pickle.dumps(table))
        table.step(chance.choice(seen["action_mask"].nonzero()[0]))
    assert told > MOST


def test_an_event_is_seen_from_where_one_sits() -> None:
    events = Events(games.get("overlord"), 4)

    def row(event: Event, seat: int) -> list[float]:
        seen = event.seen_by(seat)
        assert seen is not None
        return list(written(events, [seen], seat, 1))

    play = [Event("play", {"seat": i, "card": "blackmail", "target": (i + 1) % 4}) for i in range(4)]
    assert row(play[0], 0) == row(play[1], 1) == row(play[3], 3)
    assert row(play[0], 0) != row(play[0], 1)
    assert row(play[0], 0)[events.place["play"]] == 1.0
    assert row(play[1], 0)[events.doer_at + 1] == row(play[1], 0)[events.others_at + 2] == 1.0
    one, other = (Event("play", {"seat": 0, "card": Secret(card, (0,))}) for card in ("blackmail", "mutiny"))
    assert row(one, 0) != row(other, 0)
    assert row(one, 1) == row(other, 1)


def test_a_history_is_a_number_of_events() -> None:
    for wrong in (-1, True, "all"):
        with pytest.raises(BadSetup, match="history is a number of events"):
            Table("overlord", history=wrong)  # type: ignore[arg-type]
    assert (
        Table("overlord", history=3).size - Table("overlord").size
        == 3 * Events(games.get("overlord"), 5).size
    )


@pytest.mark.parametrize("name", games.names())
def test_every_house_rule_has_a_place(name: str) -> None:
    game = games.get(name)
    rules = HouseRules(game)
    usual = rules.of(game.defaults)
    assert len(usual) == len(set(usual)) == len(game.options)
    for option in game.options:
        for value in option.values[1:]:
            other = rules.of(game.defaults | {option.name: value})
            assert len(set(other) - set(usual)) == 1
        if option.free:
            assert rules.of(game.defaults | {option.name: "my own"}) not in (usual, other)


def test_a_learner_sees_the_house_rules() -> None:
    rows = []
    for may_die in ("no", "yes"):
        table = env("overlord", may_die=may_die)
        table.reset(seed=1)
        rows.append(table.observe("seat_0")["observation"])
    at = table.table.observer.rules_at
    places = np.flatnonzero(rows[0] != rows[1]) - at
    assert places.min() >= 0 and places.max() < table.table.observer.house_rules.size
