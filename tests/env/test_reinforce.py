"""The example for Gymnasium runs, repeats itself, and learns what it is told."""

import numpy as np

from examples.reinforce.train import Policy, train


def test_it_plays_many_tables_and_repeats_itself() -> None:
    line = {"opponents": "random", "reward": "win", "tables": 4, "updates": 40, "rate": 0.3}
    policy, results = train("overlord", seed=1, **line)  # type: ignore[arg-type]
    again, same = train("overlord", seed=1, **line)  # type: ignore[arg-type]
    assert results and results == same
    assert np.array_equal(policy.weights, again.weights)
    assert policy.weights.any()


def test_what_was_rewarded_becomes_likelier_and_nothing_forbidden_is_drawn() -> None:
    policy = Policy(3, 4, seed=1)
    row, mask = np.ones((1, 3), np.float32), np.array([[1, 0, 1, 1]], np.int8)
    before = policy.chances(row, mask)
    assert np.allclose(before[0], [1 / 3, 0, 1 / 3, 1 / 3])
    assert all(policy.draw(before)[0] != 1 for _ in range(100))
    policy.learn([(row[0], before[0], 2)], advantage=1.0, rate=0.5)
    after = policy.chances(row, mask)
    assert after[0, 2] > before[0, 2] and after[0, 1] == 0
    policy.learn([(row[0], after[0], 2)], advantage=-4.0, rate=0.5)
    assert policy.chances(row, mask)[0, 2] < before[0, 2]
