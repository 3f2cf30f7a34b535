"""Games small enough to be solved: OpenSpiel's CFR finds, on our engine, what has been known about them for long."""

import pickle
from collections.abc import Iterator
from random import Random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

import subrosa.env.openspiel
from examples.wager.rules.game import BET, GAME
from subrosa import games

SCORED = "subrosa_wager(chance=draws,reward=score)"


@pytest.fixture(scope="module", autouse=True)
def _registered() -> Iterator[None]:
    games._registered[GAME.id] = GAME
    subrosa.env.openspiel.register(GAME)
    yield
    del games._registered[GAME.id]


def everything(state: Any) -> Iterator[Any]:
    """List a state and all that can come of it."""
    yield state
    if not state.is_terminal():
        for action in state.legal_actions():
            yield from everything(state.child(action))


def solved(game: Any, rounds: int) -> Any:
    solver = cfr.CFRPlusSolver(game)
    for _ in range(rounds):
        solver.evaluate_and_update_policy()
    return solver.average_policy()


def value(game: Any, policy: Any) -> list[float]:
    root = game.new_initial_state()
    found = expected_game_score.policy_value(root, [policy] * 2)
    return [float(one) for one in found]


def test_every_deal_and_every_bid_is_there() -> None:
    states = list(everything(pyspiel.load_game(SCORED).new_initial_state()))
    assert len([1 for state in states if state.is_terminal()]) == 6 * 5
    at_a_decision = [state for state in states if state.current_player() >= 0]
    assert len({state.information_state_string() for state in at_a_decision}) == 12
    assert len({tuple(state.information_state_tensor()) for state in at_a_decision}) == 12
    assert {state.returns()[0] for state in states if state.is_terminal()} == {-2.0, -1.0, 1.0, 2.0}


def test_the_value_of_three_cards_is_known() -> None:
    """Kuhn, 1950: whoever begins loses an eighteenth of a coin, and bluffs with the knave at most every third time."""
    game = pyspiel.load_game(SCORED)
    policy = solved(game, 40)
    assert value(game, policy) == pytest.approx([-1 / 18, 1 / 18], abs=0.005)
    assert exploitability.exploitability(game, policy) < 0.02
    begins = [
        state
        for state in everything(game.new_initial_state())
        if state.current_player() == 0 and not state.play.moves
    ]
    bets = {state.play.position.cards[0]: policy.action_probabilities(state)[BET.index] for state in begins}
    assert bets[0] <= 1 / 3 + 0.05
    assert bets[1] < 0.05
    assert bets[2] == pytest.approx(3 * bets[0], abs=0.1)


def test_with_two_cards_nobody_has_an_advantage() -> None:
    game = pyspiel.load_game("subrosa_wager(cards=two,chance=draws,reward=score)")
    policy = solved(game, 40)
    assert value(game, policy) == pytest.approx([0, 0], abs=0.01)
    assert exploitability.exploitability(game, policy) < 0.02


def test_somebody_who_always_passes_can_be_exploited() -> None:
    from open_spiel.python.policy import FirstActionPolicy

    game = pyspiel.load_game(SCORED)
    assert exploitability.nash_conv(game, FirstActionPolicy(game)) == pytest.approx(2.0)


def test_a_state_among_draws_is_copied_pickled_and_imagined() -> None:
    chance, state = Random(3), pyspiel.load_game(SCORED).new_initial_state()
    while not state.is_terminal():
        again = pickle.loads(pickle.dumps(state))
        assert (str(again), again.legal_actions()) == (str(state), state.legal_actions())
        if not state.is_chance_node():
            world = state.resample_from_infostate(state.current_player(), chance.random)
            assert world.information_state_string() == state.information_state_string()
        state.apply_action(chance.choice(state.legal_actions()))
