"""The last discards of Estoril 1942: exact where everything is known."""

from itertools import combinations
from random import Random
from typing import Any

import pytest

from subrosa import bots
from subrosa.games.estoril.bots.reckoning import ROUNDS, marks, rate_discards, think, ways, worth
from subrosa.games.estoril.rules.game import GAME
from subrosa.games.estoril.rules.state import Estoril


def before_discards(seed: int, options: dict[str, str] | None = None) -> Estoril:
    """Play a random game to the last discards."""
    chance = Random(seed)
    state: Any = GAME.new(3, seed, options, hurry=True, quiet=True)
    while state.round < state.edition.rounds or state.agenda[-1].prompt != "discard":
        seat = state.waiting[0]
        state.apply(seat, chance.choice(state.options(seat)))
    assert isinstance(state, Estoril)
    return state


@pytest.mark.parametrize("options", [{}, {"second_place": "yes"}, {"recruitment_office": "yes"}], ids=str)
def test_no_way_that_is_left_out_is_better(options: dict[str, str]) -> None:
    state = before_discards(4, options)
    whole = [ways(state, seat, state.hands[seat][:6])[0] for seat in range(3)]
    for seat in state.waiting:
        found = [
            worth(marks(state, replaced(whole, seat, way)), seat)
            for way in ways(state, seat, state.hands[seat])
        ]
        every = [
            worth(marks(state, replaced(whole, seat, ways(state, seat, kept)[0])), seat)
            for kept in combinations(state.hands[seat], 6)
        ]
        assert max(found) == pytest.approx(max(every))


def replaced(chosen: list[Any], seat: int, way: Any) -> list[Any]:
    return [*chosen[:seat], way, *chosen[seat + 1 :]]


def test_marks_are_those_of_the_rules() -> None:
    state = before_discards(5)
    chosen = [ways(state, seat, state.hands[seat])[0] for seat in range(3)]
    while state.waiting:
        seat = state.waiting[0]
        state.choose(seat, next(o for o in state.options(seat) if o.args[0] not in chosen[seat].kept))
    assert state.result is not None
    assert state.result.scores == tuple([mark[0] for mark in marks(before_discards(5), chosen)])


def test_who_alone_has_to_discard_discards_what_wins_most() -> None:
    state = before_discards(6)
    me = state.waiting[0]
    state.hands = [hand if seat == me else hand[:6] for seat, hand in enumerate(state.hands)]
    plan = think(state, [ways(state, seat, state.hands[seat]) for seat in range(3)])
    assert len(plan) == ROUNDS
    best = max(
        worth(marks(state, replaced(plan[0], me, way)), me) for way in ways(state, me, state.hands[me])
    )
    while len(state.hands[me]) > 6:
        rates = rate_discards(state, me, list(state.hands[me]))
        assert max(rates) == pytest.approx(best)
        card = state.hands[me][rates.index(max(rates))]
        state.lose(me, card)
        state.aside[me] += (card,)


@pytest.mark.parametrize("options", [{}, {"secret_missions": "yes"}], ids=str)
def test_hard_discards_what_it_has(options: dict[str, str]) -> None:
    state = before_discards(7, options)
    for seat in state.waiting:
        view = state.view(seat)
        assert bots.make("hard", GAME, 1).choose(view, view["choices"]) in view["choices"]
