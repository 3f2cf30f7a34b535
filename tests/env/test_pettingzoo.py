"""The PettingZoo environments: PettingZoo's own tests on every game, and what those do not ask."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from subrosa import games
from subrosa.core import BadSetup, IllegalChoice, NotYourTurn, UnknownGame
from subrosa.env.pettingzoo import TableEnv, env

# PettingZoo wants bare arrays from every environment but its own; ours give masks as its own games do.
DICTIONARIES = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
]
pytestmark = DICTIONARIES
COUNTS = [
    (name, seats)
    for name in games.names()
    for seats in (games.get(name).min_seats, games.get(name).max_seats)
]


def play(table: TableEnv, seed: int, most: int = 100_000) -> list[Any]:
    """Play at random; return agent, observation and reward of every step."""
    chance = Random(seed)
    table.reset(seed=seed)
    seen: list[Any] = []
    for agent in table.agent_iter(most):
        observation, reward, over, stopped, _ = table.last()
        assert observation is not None
        seen.append((agent, observation, reward))
        table.step(None if over or stopped else chance.choice(observation["action_mask"].nonzero()[0]))
    return seen


@pytest.mark.parametrize(("name", "seats"), COUNTS)
def test_pettingzoos_own_tests(name: str, seats: int) -> None:
    api_test(env(name, seats=seats), num_cycles=60)
    seed_test(lambda: env(name, seats=seats), num_cycles=20)


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game(name: str) -> None:
    table = env(name)
    seen = play(table, 1)
    assert not table.agents
    last = {agent: reward for agent, _, reward in seen[-len(table.possible_agents) :]}
    assert sorted(last) == sorted(table.possible_agents)
    assert table.position is not None and table.position.result is not None
    winners = table.position.result.winners
    assert {agent for agent, reward in last.items() if reward > 0} == {f"seat_{seat}" for seat in winners}
    assert sum(last.values()) == pytest.approx(0)
    assert all(reward == 0 for _, _, reward in seen[: -len(last)])


def test_names_carry_a_version() -> None:
    assert str(env("overlord")) == str(env("overlord_v2")) == "overlord_v2"
    with pytest.raises(
        UnknownGame, match="there is no overlord_v9 any more, or not yet; there is overlord_v2"
    ):
        env("overlord_v9")
    with pytest.raises(UnknownGame, match="there are: overlord"):
        env("chess_v6")


def test_bad_set_ups_are_refused() -> None:
    with pytest.raises(BadSetup, match="for 4 to 8 players, not 3"):
        env("overlord", seats=3)
    with pytest.raises(BadSetup, match="seats is a number of players, not '5'"):
        env("overlord", seats="5")  # type: ignore[arg-type]
    with pytest.raises(BadSetup, match="no option 'colour'; its options are: cast"):
        env("overlord", colour="red")
    with pytest.raises(BadSetup, match="option may_die of overlord is one of no, yes, not 'perhaps'"):
        env("overlord", may_die="perhaps")
    with pytest.raises(BadSetup, match="render_mode is None or 'ansi', not 'human'"):
        env("overlord", render_mode="human")


def test_options_reach_the_game() -> None:
    table = env("overlord", seats=4, cast="alternate", may_die=True)
    table.reset(seed=1)
    options = table.view("seat_0")["options"]
    assert (options["cast"], options["may_die"]) == ("alternate", "yes")


def test_what_is_not_on_offer_is_refused_and_changes_nothing() -> None:
    table = env("overlord", seats=5)
    with pytest.raises(NotYourTurn, match=r"call reset\(\) first"):
        table.step(0)
    table.reset(seed=3)
    agent = table.agent_selection
    before = table.observe(agent)
    forbidden = int(np.flatnonzero(before["action_mask"] == 0)[0])
    for action, reason in [
        (forbidden, rf"action {forbidden} of {agent}, '.*', is not on offer: .*rule.*On offer: \d+ \("),
        (-1, "from 0 to 197, not -1"),
        (198, "from 0 to 197, not 198"),
        (None, "from 0 to 197, not None"),
        (1.5, "from 0 to 197, not 1.5"),
    ]:
        with pytest.raises(IllegalChoice, match=reason):
            table.step(action)  # type: ignore[arg-type]
    after = table.observe(agent)
    assert table.agent_selection == agent
    assert all(np.array_equal(before[key], after[key]) for key in before)


def test_after_the_end_only_none_is_taken() -> None:
    table = env("overlord", seats=4)
    chance = Random(2)
    table.reset(seed=2)
    while not table.terminations[table.agent_selection]:
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(chance.choice(mask.nonzero()[0]))
    with pytest.raises(IllegalChoice, match="the last action of an agent is None, not 3"):
        table.step(3)
    for _ in range(4):
        table.step(None)
    with pytest.raises(NotYourTurn, match="all agents have left"):
        table.step(None)


def test_a_game_that_does_not_end_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = env("overlord", seats=5)
    monkeypatch.setattr(table, "most_decisions", 10)
    seen = play(table, 1)
    assert len(seen) == 10 + 5
    assert all(reward == 0 for _, _, reward in seen)


def test_actions_have_text_forms() -> None:
    table = env("overlord", seats=5, render_mode="ansi")
    table.reset(seed=3)
    agent = table.agent_selection
    offered = table.view(agent)["choices"]
    numbers = table.observe(agent)["action_mask"].nonzero()[0]
    assert sorted(table.text(agent, int(number)) for number in numbers) == sorted(offered)
    assert table.text(agent, table.action(agent, offered[0])) == offered[0]
    assert offered[0] in (table.render() or "")
    with pytest.raises(IllegalChoice, match="'dance' is not a choice of overlord"):
        table.action(agent, "dance")


@pytest.mark.parametrize("again", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("name", games.names())
def test_a_copied_or_pickled_environment_goes_on(name: str, again: Callable[[TableEnv], TableEnv]) -> None:
    table, chance = env(name), Random(4)
    table.reset(seed=4)
    for _ in range(40):
        mask = table.observe(table.agent_selection)["action_mask"]
        table.step(chance.choice(mask.nonzero()[0]))
    other = again(table)
    for _ in range(40):
        agent = table.agent_selection
        assert other.agent_selection == agent
        mine, theirs = table.observe(agent), other.observe(agent)
        assert all(np.array_equal(mine[key], theirs[key]) for key in mine)
        action = chance.choice(mine["action_mask"].nonzero()[0])
        table.step(action)
        other.step(action)
    table.reset()
    other.reset()
    assert other.view("seat_0") == table.view("seat_0")  # the games to come are the same
