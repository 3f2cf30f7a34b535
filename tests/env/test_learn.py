"""The parts of the example that need no learning library: tables side by side, and the picture of a curve."""

import xml.etree.ElementTree as ElementTree
from typing import Any

import numpy as np
import pytest

from examples.learn.curve import draw
from examples.learn.players import SEATS, play


class FirstAction:
    """A stand-in for a network: of all actions it prefers the one with the lowest number."""

    def __init__(self) -> None:
        self.asked = 0

    def predict(self, rows: Any) -> Any:
        self.asked += 1
        return -rows[:, -198:].argmax(axis=1)


def test_the_learner_decides_in_its_own_seats_only() -> None:
    lineups = [[seat == game % SEATS for seat in range(SEATS)] for game in range(6)]
    network = FirstAction()
    seen, rewards, outcomes = play(network, lineups, seed=1, curiosity=0.0)
    assert network.asked > 0
    assert seen.shape == (len(rewards), 406 + 198)
    assert [len(outcome) for outcome in outcomes] == [SEATS] * 6
    assert all(sum(outcome) == pytest.approx(0) for outcome in outcomes)
    own = {outcome[lineup.index(True)] for lineup, outcome in zip(lineups, outcomes, strict=True)}
    assert set(rewards) <= own
    again, _, _ = play(FirstAction(), lineups, seed=1, curiosity=0.0)
    assert np.array_equal(seen, again)


def test_the_curve_is_a_picture_with_words() -> None:
    points = [{"games": 0, "won": 50, "of": 250}, {"games": 4000, "won": 800, "of": 2000}]
    picture = draw(points)
    ElementTree.fromstring(picture)
    assert "40% of 2,000 games (37.9% to 42.2%)" in picture
