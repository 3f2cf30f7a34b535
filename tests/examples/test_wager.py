"""The smallest example keeps every law; what is known about it is tested in tests/env/test_solved.py."""

import pytest

from examples.wager.rules.game import GAME, Wager
from subrosa.catalogues import catalogues, compare, ids, needs_of
from subrosa.testing import inspect, pace_changes_nothing


@pytest.mark.parametrize("cards", GAME.options[0].values)
@pytest.mark.parametrize("seed", range(4))
def test_it_keeps_every_law(cards: str, seed: int) -> None:
    inspect(GAME, 2, seed, {"cards": cards})
    pace_changes_nothing(GAME, 2, seed, {"cards": cards})


@pytest.mark.parametrize(
    ("bids", "winner", "coins"),
    [
        (["pass", "pass"], 1, 1),
        (["pass", "bet", "pass"], 1, 1),
        (["pass", "bet", "bet"], 1, 2),
        (["bet", "pass"], 0, 1),
        (["bet", "bet"], 1, 2),
    ],
)
def test_3_1_who_wins_how_much(bids: list[str], winner: int, coins: int) -> None:
    s = GAME.new(2)
    assert isinstance(s, Wager)
    s.cards = [0, 1]
    for bid in bids:
        s.choose(s.waiting[0], bid)
    assert s.result is not None
    assert s.result.winners == (winner,)
    assert s.result.scores[winner] == coins and s.result.scores[1 - winner] == 0
    gave_up = s.result.ending == "given-up"
    assert (s.view(0)["facts"]["cards"][1] is None) == gave_up


def test_its_texts_are_complete() -> None:
    own = catalogues(GAME.package)
    assert compare(needs_of(GAME, ids(own)), own, catalogues()) == []
