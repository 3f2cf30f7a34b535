"""Learning alone: rewards of +1 and -1, in PettingZoo and in OpenSpiel, which allows one player."""

import pickle
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test, seed_test

import subrosa.env.openspiel
from subrosa.core import BadSetup, Game
from subrosa.env.pettingzoo import TableEnv, env
from subrosa.env.rewards import rewards
from tests.env.test_pettingzoo import DICTIONARIES, play

pytestmark = [pytest.mark.usefixtures("vigil"), *DICTIONARIES]
UTILITY = pyspiel.GameType.Utility


def test_rewards() -> None:
    assert (rewards([0], 1), rewards([], 1)) == ([1.0], [-1.0])
    assert (rewards([1], 3), rewards([], 3)) == ([-1.0, 2.0, -1.0], [0.0, 0.0, 0.0])


@pytest.mark.parametrize("seats", [1, 3])
def test_pettingzoos_own_tests(seats: int) -> None:
    api_test(env("vigil", seats=seats), num_cycles=60)
    seed_test(lambda: env("vigil", seats=seats), num_cycles=20)


def test_whole_games_of_one_agent() -> None:
    table = env("vigil", render_mode="ansi")
    assert table.possible_agents == ["seat_0"]
    seen = set()
    for seed in range(20):
        steps = play(table, seed)
        assert table.position is not None and table.position.result is not None
        winners = table.position.result.winners
        assert [reward for _, _, reward in steps] == [0.0] * (len(steps) - 1) + [1.0 if winners else -1.0]
        seen.add(told(table))
    assert {"over (morning); winners: 0", "over (haunted); winners: nobody"} <= seen


def told(table: TableEnv) -> str:
    return table.render() or ""


# ---- OpenSpiel


@pytest.fixture
def registered(vigil: Game) -> None:
    """Register the game with OpenSpiel, which cannot forget one."""
    if "subrosa_vigil" not in pyspiel.registered_names():
        subrosa.env.openspiel.register(vigil)


def finished(name: str, seed: int) -> Any:
    """Play a random game in OpenSpiel."""
    state, chance = pyspiel.load_game(name).new_initial_state(), Random(seed)
    while not state.is_terminal():
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.usefixtures("registered")
def test_a_game_for_one_has_no_zero_sum() -> None:
    game = pyspiel.load_game("subrosa_vigil")
    assert game.num_players() == 1
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (-1.0, 1.0, None)
    assert game.get_type().utility == UTILITY.GENERAL_SUM
    several = pyspiel.load_game("subrosa_vigil(players=3)")
    assert (several.max_utility(), several.utility_sum()) == (2.0, 0.0)
    assert several.get_type().utility == UTILITY.ZERO_SUM
    with pytest.raises(BadSetup, match="vigil is for 1 to 3 players, not 4"):
        pyspiel.load_game("subrosa_vigil(players=4)")


@pytest.mark.usefixtures("registered")
def test_it_is_won_or_lost() -> None:
    returns = {tuple(finished("subrosa_vigil", seed).returns()) for seed in range(20)}
    assert returns == {(1.0,), (-1.0,)}
    assert sum(finished("subrosa_vigil(players=2)", 1).returns()) == 0


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("players", [1, 2])
def test_openspiels_own_tests(players: int) -> None:
    # It imports all of scipy's statistics, for which everybody else who collects these tests would wait.
    from open_spiel.integration_tests import api_test as openspiel_test

    name = f"subrosa_vigil(players={players})"
    game = pyspiel.load_game(name)
    case = type("Case", (openspiel_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors and not result.failures, result
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


@pytest.mark.usefixtures("registered")
def test_the_player_cannot_tell_a_resampled_state_apart() -> None:
    state, chance = pyspiel.load_game("subrosa_vigil").new_initial_state(), Random(3)
    for _ in range(subrosa.env.openspiel.CUPS + 3):
        state.apply_action(chance.choice(state.legal_actions()))
    world = state.resample_from_infostate(0, chance.random)
    assert world.information_state_string(0) == state.information_state_string(0)
    assert np.array_equal(world.observation_tensor(0), state.observation_tensor(0))
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
