"""The games in OpenSpiel: OpenSpiel's own tests of its API, and what those do not ask."""

import json
import pickle
import subprocess
import sys
import unittest
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import subrosa.env.openspiel
from examples.lighthouse.rules.game import GAME as LIGHTHOUSE
from subrosa import games
from subrosa.core import BadSetup
from subrosa.env.history import History

SMALL = "subrosa_overlord(players=4)"


def play(state: Any, chance: Random, moves: int = 1_000_000) -> None:
    for _ in range(moves):
        if state.is_terminal():
            return
        state.apply_action(chance.choice(state.legal_actions()))


def middle(name: str, moves: int, seed: int = 1) -> Any:
    """Return a state after the deal and so many decisions."""
    state = pyspiel.load_game(name).new_initial_state()
    play(state, Random(seed), subrosa.env.openspiel.CUPS + moves)
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_openspiels_own_tests(name: str) -> None:
    from open_spiel.integration_tests import api_test  # it imports all of SciPy, so only here

    game = pyspiel.load_game(f"subrosa_{name}")
    case = type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors and not result.failures, result


@pytest.mark.parametrize(
    "name", ["subrosa_overlord(players=4)", "subrosa_estoril(players=2,second_place=yes)"]
)
def test_openspiels_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


def test_a_whole_game_of_the_longest() -> None:
    state = middle("subrosa_nanty(players=2)", 1_000_000)
    assert sum(state.returns()) == 0
    assert sorted(state.returns()) == [-1.0, 1.0] or state.returns() == [0.0, 0.0]


def test_parameters_are_players_and_options() -> None:
    game = pyspiel.load_game("subrosa_overlord(players=6,cast=alternate)")
    assert (game.num_players(), game.max_utility(), game.min_utility()) == (6, 5.0, -1.0)
    assert game.table.options["cast"] == "alternate"
    with pytest.raises(BadSetup, match="for 4 to 8 players, not 12"):
        pyspiel.load_game("subrosa_overlord(players=12)")
    with pytest.raises(BadSetup, match="option cast is one of"):
        pyspiel.load_game("subrosa_overlord(cast=nobody)")
    with pytest.raises(Exception, match="colour"):
        pyspiel.load_game("subrosa_overlord(colour=red)")


def test_strings_and_tensors_are_those_of_the_view() -> None:
    state = middle(SMALL, 12)
    position = state.play.position
    for seat in range(4):
        assert json.loads(state.observation_string(seat)) == position.view(seat)
        assert np.array_equal(
            np.array(state.observation_tensor(seat), np.float32), state.table.observer.observe(position, seat)
        )
    public = subrosa.env.openspiel.TableObserver(
        state.table, pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
    )
    assert json.loads(public.string_from(state, 0) or "") == position.view(None)


def test_an_information_state_remembers() -> None:
    """One's own decisions are part of the information state, even if the view does not show them."""
    state = middle(SMALL, 0)
    before = state.information_state_string(state.current_player())
    seat = state.current_player()
    play(state, Random(3), 6)
    digest, view = state.information_state_string(seat).split("\n")
    assert before.startswith("\n") and digest
    assert view == state.observation_string(seat)
    again = state.clone()
    assert again.information_state_string(seat) == state.information_state_string(seat)


@pytest.mark.parametrize("name", games.ours())
def test_resampled_states_cannot_be_told_apart_by_the_player(name: str) -> None:
    differs = False
    for moves in range(0, 60, 6):
        state = middle(f"subrosa_{name}", moves, seed=moves)
        if state.is_terminal():
            continue
        seat = state.current_player()
        sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
        for _ in range(3):
            world = state.resample_from_infostate(seat, sampler)
            assert world.current_player() == seat
            assert world.legal_actions() == state.legal_actions()
            assert world.information_state_string(seat) == state.information_state_string(seat)
            assert world.observation_tensor(seat) == state.observation_tensor(seat)
            others = [other for other in range(state.num_players()) if other != seat]
            differs |= any(world.observation_string(o) != state.observation_string(o) for o in others)
            play(world, Random(moves))
            assert world.is_terminal()
    assert differs


def test_worlds_where_several_are_asked_at_once() -> None:
    """Those before the player have answered; the player does not know how, and is next to be asked."""
    found = 0
    for seed in range(40):
        state = middle("subrosa_overlord(players=8)", 0, seed)
        chance = Random(seed)
        while not state.is_terminal() and found < 20:
            position = state.play.position
            if position.answers and len(position.agenda[-1].asked()) > 1:
                found += 1
                seat = state.current_player()
                world = state.resample_from_infostate(seat, chance.random)
                assert (world.current_player(), world.legal_actions()) == (seat, state.legal_actions())
                play(world, chance)
            play(state, chance, 1)
    assert found == 20


def test_a_state_is_pickled_and_an_imagined_world_is_not() -> None:
    state = middle(SMALL, 4)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    world = state.resample_from_infostate(state.current_player(), Random(1).random)
    with pytest.raises(Exception, match="an imagined world cannot be serialised"):
        pickle.dumps(world)


def test_openspiels_ismcts_plays_to_the_end() -> None:
    game = pyspiel.load_game(SMALL)
    dice = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 8, random_state=dice, use_observation_string=True
    )
    patient = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, dice), 2.0, 3, random_state=dice)
    state = game.new_initial_state()
    chance, decided = Random(1), 0
    while not state.is_terminal():
        if state.is_chance_node() or state.current_player() > 1:
            state.apply_action(chance.choice(state.legal_actions()))
        else:
            state.apply_action(int((bot, patient)[state.current_player()].step(state)))
            decided += 1
    assert decided > 2
    assert sum(state.returns()) == 0


def test_games_elsewhere_can_be_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games._registered, LIGHTHOUSE.id, LIGHTHOUSE)
    subrosa.env.openspiel.register(LIGHTHOUSE)
    state = middle(f"subrosa_{LIGHTHOUSE.id}", 1_000_000)
    assert state.is_terminal() and sum(state.returns()) == pytest.approx(0)


def test_python_ends_well_with_games_registered() -> None:
    line = [sys.executable, "-c", "import subrosa.env.openspiel, pyspiel; pyspiel.load_game('subrosa_nanty')"]
    done = subprocess.run(line, capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_returns_count_points_or_places_if_asked() -> None:
    state = middle("subrosa_estoril(players=3,reward=score)", 1_000_000)
    scores = state.play.position.result.scores
    assert state.returns() == pytest.approx([1.5 * score - sum(scores) / 2 for score in scores])
    assert max(middle("subrosa_overlord(players=4,reward=rank)", 1_000_000).returns()) == 1.0
    with pytest.raises(BadSetup, match="reward is one of"):
        pyspiel.load_game("subrosa_overlord(reward=love)")
    with pytest.raises(BadSetup, match="chance is"):
        pyspiel.load_game("subrosa_overlord(chance=fate)")


def test_an_information_state_tensor_shows_the_last_events_and_tells_pasts_apart() -> None:
    state = middle("subrosa_overlord(players=4,history=8)", 6)
    seat, table = state.current_player(), state.table
    tensor = np.array(state.information_state_tensor(seat), np.float32)
    now = table.observer.size
    assert (tensor[:now] == np.array(state.observation_tensor(seat), np.float32)).all()
    told = played_with_events(state)
    assert (tensor[now : table.size] == History(table.events, seat, 8).brought_up_to(told)).all()
    assert set(tensor[table.size :]) == {0.0, 1.0}
    world = state.resample_from_infostate(seat, Random(1).random)
    assert world.information_state_tensor(seat) != [0.0] * len(tensor)


def played_with_events(state: Any) -> Any:
    """Return the same position with everything told that happened since the deal."""
    told = state.play.start.copy()
    told.events = []
    for seat, choice in state.play.moves:
        told.apply(seat, choice)
    return told
