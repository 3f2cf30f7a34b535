"""One learner among bots: Gymnasium's own checker on every game, and what that does not ask."""

import pickle
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from subrosa import games
from subrosa.bots import RandomBot, UnknownBot
from subrosa.core import BadSetup, IllegalChoice, NotYourTurn
from subrosa.env.gymnasium import LearnerEnv, LearnersEnv, register
from subrosa.env.tables import version


def made(name: str, **arguments: Any) -> LearnerEnv:
    table = gymnasium.make(f"subrosa/{name}", **arguments).unwrapped
    assert isinstance(table, LearnerEnv)
    return table


def many(name: str, count: int, **arguments: Any) -> LearnersEnv:
    tables = gymnasium.make_vec(f"subrosa/{name}", num_envs=count, **arguments)
    assert isinstance(tables, LearnersEnv)
    return tables


def play(table: LearnerEnv, seed: int, most: int = 100_000) -> list[Any]:
    """Play at random; return action, observation, reward, end and info of every step."""
    table.action_space.seed(seed)
    _, info = table.reset(seed=seed)
    steps: list[Any] = []
    while len(steps) < most:
        action = table.action_space.sample(info["action_mask"])
        row, reward, over, stopped, info = table.step(action)
        steps.append((action, row, reward, over or stopped, info))
        if over or stopped:
            break
    return steps


def same(one: list[Any], other: list[Any]) -> bool:
    return len(one) == len(other) and all(
        a == b
        and c == d
        and e == f
        and np.array_equal(g, h)
        and np.array_equal(i["action_mask"], j["action_mask"])
        for (a, g, c, e, i), (b, h, d, f, j) in zip(one, other, strict=True)
    )


@pytest.mark.parametrize("name", games.names())
def test_gymnasiums_own_checker(name: str) -> None:
    check_env(made(name, opponents="random", render_mode="ansi"), skip_close_check=True)


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_is_repeated_by_its_seed(name: str) -> None:
    table = made(name, opponents="random")
    begun = play(table, 5, 20)
    assert not same(begun, play(table, 6, 20))
    first = play(table, 5)
    assert same(begun, first[:20])
    assert all(step[2] == 0 for step in first[:-1])
    state = table.learner.playing()
    assert state.result is not None
    assert (first[-1][2] > 0) == (table.learner.seat in state.result.winners)
    assert not first[-1][4]["action_mask"].any()
    with pytest.raises(NotYourTurn, match="reset"):
        table.step(0)


@pytest.mark.parametrize("again", [deepcopy, lambda table: pickle.loads(pickle.dumps(table))])
@pytest.mark.parametrize("name", games.names())
def test_copies_go_on_with_the_same_bots(name: str, again: Callable[[LearnerEnv], LearnerEnv]) -> None:
    """The usual opponents are careless by dice of their own, which have to come along."""
    table = made(name)
    assert set(table.learner.opponents) == {"normal"}
    play(table, 1, most=5)
    other = again(table)
    for one in (table, other):
        one.action_space.seed(3)
    lines = []
    for one in (table, other):
        mask = one.learner.table.actions.mask(
            one.learner.seat, one.learner.playing().options(one.learner.seat)
        )
        line = []
        for _ in range(5):
            action = one.action_space.sample(np.frombuffer(mask, np.int8))
            row, reward, over, stopped, info = one.step(int(action))
            line.append((action, row, reward, over or stopped, info))
            if over or stopped:
                break
            mask = bytearray(info["action_mask"])
        lines.append(line)
    assert same(*lines)


@pytest.mark.parametrize("name", games.names())
def test_many_tables_are_what_each_would_be_by_itself(name: str) -> None:
    tables = many(name, 3, opponents="random")
    assert tables.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    alone = [made(name, opponents="random") for _ in range(3)]
    rows, info = tables.reset(seed=4)
    masks = info["action_mask"]
    seen = [one.reset(seed=4 + i) for i, one in enumerate(alone)]
    chance = np.random.default_rng(1)
    for _ in range(60):
        for i, (row, own) in enumerate(seen):
            assert np.array_equal(rows[i], row)
            assert np.array_equal(masks[i], own["action_mask"])
            assert info["seat"][i] == own["seat"]
        actions = np.array([chance.choice(np.flatnonzero(mask)) for mask in masks])
        rows, rewards, over, stopped, info = tables.step(actions)
        masks = info["action_mask"]
        for i, one in enumerate(alone):
            row, reward, own_over, own_stopped, own = one.step(actions[i])
            assert (reward, own_over, own_stopped) == (rewards[i], over[i], stopped[i])
            if own_over or own_stopped:
                assert np.array_equal(info["final_obs"][i], row)
                row, own = one.reset()
            seen[i] = (row, own)
    assert tables.observation_space.contains(rows)


def test_a_vector_of_tables_is_pickled() -> None:
    tables = many("overlord", 4)
    _, info = tables.reset(seed=1)
    other = pickle.loads(pickle.dumps(tables))
    for _ in range(20):
        actions = info["action_mask"].argmax(1)
        rows, rewards, *_, info = tables.step(actions)
        there, worth, *_ = other.step(actions)
        assert np.array_equal(rows, there) and np.array_equal(rewards, worth)


def test_what_is_not_on_offer_changes_nothing() -> None:
    table = made("overlord", seat=2)
    with pytest.raises(NotYourTurn, match="reset"):
        table.step(0)
    row, info = table.reset(seed=1)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    again, reward, over, stopped, after = table.step(forbidden)
    assert (reward, over, stopped) == (-1.0, False, False)
    assert np.array_equal(again, row)
    assert "is not on offer" in after["refusal"]
    strict = made("overlord", seat=2, illegal="raise")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice, match="On offer"):
        strict.step(forbidden)


def test_one_who_insists_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    table = made("overlord", opponents="random")
    _, info = table.reset(seed=1)
    monkeypatch.setattr(table.learner, "most_decisions", table.learner.decisions + 3)
    forbidden = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert [table.step(forbidden)[3] for _ in range(3)] == [False, False, True]
    tables = many("overlord", 2, opponents="random")
    tables.reset(seed=1)
    *_, info = tables.step(np.array([forbidden, forbidden]))
    assert info["refused"].any()
    strict = many("overlord", 2, illegal="raise")
    _, info = strict.reset(seed=1)
    with pytest.raises(IllegalChoice, match="On offer"):
        strict.step((1 - info["action_mask"]).argmax(1))


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("reward", ["win", "score", "rank"])
def test_rewards_add_up_to_nothing(name: str, reward: str) -> None:
    table = made(name, opponents="random", reward=reward)
    play(table, 2)
    state = table.learner.playing()
    assert state.result is not None
    if reward == "score" and not state.result.scores and not state.setup.game.standing(state):
        with pytest.raises(BadSetup, match="counts no points"):
            table.learner.worth(state)
        return
    worth = table.learner.worth(state)
    assert sum(worth) == pytest.approx(0)
    if reward == "rank":
        assert all(worth[seat] == max(worth) for seat in state.result.winners)
        assert max(map(abs, worth)) <= 1


def test_who_sits_where() -> None:
    table = made("overlord", seats=4, opponents=["easy", "hard", RandomBot], seat=2)
    table.reset(seed=1)
    assert sorted(table.learner.bots) == [0, 1, 3]
    assert isinstance(table.learner.bots[1], RandomBot)
    seats = set()
    roving = made("overlord", opponents="random")
    for _ in range(20):
        seats.add(roving.reset()[1]["seat"])
    assert len(seats) > 2
    with pytest.raises(BadSetup, match="3 opponents sit at the other seats, not 2"):
        made("overlord", seats=4, opponents=["easy", "hard"])
    with pytest.raises(UnknownBot, match="no bot 'grandmaster' plays overlord"):
        made("overlord", opponents="grandmaster")
    with pytest.raises(BadSetup, match="seat is None or a number from 0 to 3, not 4"):
        made("overlord", seats=4, seat=4)
    with pytest.raises(BadSetup, match="reward is one of win, score, rank, not 'gold'"):
        made("overlord", reward="gold")
    with pytest.raises(BadSetup, match="illegal is one of refuse, raise, not 'ignore'"):
        made("overlord", illegal="ignore")


def test_names_and_options() -> None:
    table = made(f"overlord_v{version('overlord')}", seats=4, cast="alternate", render_mode="ansi")
    table.reset(seed=1)
    view = table.view()
    assert view["options"]["cast"] == "alternate"
    number = int(table._seen()[1]["action_mask"].argmax())
    assert table.text(number) in view["choices"]
    assert view["choices"][0] in (table.render() or "")


def test_alone_against_the_game() -> None:
    table = made("providence", seats=1)
    steps = play(table, 1)
    assert steps[-1][2] in (-1.0, 1.0)


def test_games_of_others_are_registered_too(monkeypatch: pytest.MonkeyPatch) -> None:
    from examples.lighthouse.rules.game import GAME

    monkeypatch.setitem(games._registered, GAME.id, GAME)
    register(GAME.id)
    table = made(GAME.id)
    assert set(table.learner.opponents) == {"scripted"}
    assert play(table, 1)[-1][3]
