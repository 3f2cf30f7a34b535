"""Beliefs: chances add up, nothing true is held impossible, and the signs are read the right way round."""

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.bots.belief import Opinion, imagine
from tests.bots.support import moments, of
from tests.settings import label, settings_of

VARIANTS = [(name, setting) for name in games.ours() for setting in settings_of(games.get(name))]


@pytest.mark.parametrize(("name", "options"), VARIANTS, ids=label)
def test_nothing_that_is_true_is_held_impossible(name: str, options: dict[str, str]) -> None:
    belief = of(games.get(name))
    claims = 0
    for state in moments(name, options, 4):
        own = [state.view(seat) for seat in range(state.seats)]
        for viewer in range(state.seats):
            chances = belief.read(json.loads(json.dumps(own[viewer]))).chances()
            for claim, chance in chances.items():
                assert 0 <= chance <= 1 + 1e-9
                if belief.holds(claim, own[claim.seat]):
                    claims += 1
                    assert chance > 0, claim
            assert all(claim.seat != viewer for claim in chances)
    assert claims


def test_an_opinion_needs_no_memory() -> None:
    for name in games.names():
        state = games.get(name).new(seed=3)
        view = state.view(state.waiting[0])
        once = of(games.get(name)).read(view).chances()
        assert of(games.get(name)).read(json.loads(json.dumps(view))).chances() == once


def test_likely_worlds_are_drawn_more_often() -> None:
    class Fussy(Opinion):
        def weight(self, world: Any) -> float:
            return 1.0 if world.hands[1] == wanted else 0.0

    game = games.get("overlord")
    characters = ["overlord", "general", "captain", "peasant"]
    players = [{"character": character, "hand": ["mutiny"]} for character in characters]
    view = game.position({"players": players, "now": "choice"}).view(0)
    chance = Random(1)
    plain = Counter(game.imagine(view, chance).hands[1] for _ in range(200))  # type: ignore[attr-defined]
    wanted, often = plain.most_common(1)[0]
    drawn = [imagine(game, Fussy(), view, chance).hands[1] for _ in range(200)]  # type: ignore[attr-defined]
    assert drawn.count(wanted) > 2 * often
