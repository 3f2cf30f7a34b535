"""Worlds of Estoril 1942 that `hard` imagines: they fit the view, and are as frequent as its belief says."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from subrosa.games.estoril.bots.belief import EstorilBelief
from subrosa.games.estoril.bots.worlds import Worlds
from subrosa.games.estoril.rules.game import GAME
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import AREAS, CARDS


def while_placing(options: dict[str, str] | None = None) -> Estoril:
    """Return a table where everybody has placed two characters, at random."""
    chance = Random(3)
    state = GAME.new(3, 8, options, hurry=True, quiet=True)
    assert isinstance(state, Estoril)
    while sum(state.markers) > 6 or state.agenda[-1].prompt != "place":
        seat = state.waiting[0]
        state.apply(seat, chance.choice(state.options(seat)))
    return state


def worlds(state: Estoril) -> tuple[Worlds, dict[str, Any]]:
    """Return the worlds of the seat whose turn it is, and its view."""
    view = state.view(state.waiting[0])
    return Worlds(GAME, view, EstorilBelief(GAME.edition).read(view), Random(1)), view


@pytest.mark.parametrize("options", [{}, {"secret_missions": "yes"}, {"recruitment_office": "yes"}], ids=str)
def test_they_look_the_same_to_whoever_imagines_them(options: dict[str, str]) -> None:
    drawn, view = worlds(while_placing(options))
    for _ in range(12):
        world = drawn.draw()
        world.check()
        again = world.view(view["seat"])
        assert again["facts"] == view["facts"]
        assert again["choices"] == view["choices"]


def test_they_differ_in_what_nobody_told() -> None:
    drawn, _ = worlds(while_placing())
    found = [drawn.draw() for _ in range(20)]
    assert len({tuple(world.cards) for world in found}) > 5
    assert len({tuple(world.deck) for world in found}) == len(found)
    assert len({world.rng for world in found}) == len(found)


def test_cards_lie_where_they_are_believed_to_lie() -> None:
    state = while_placing()
    drawn, view = worlds(state)
    number = 600
    found: Counter[str] = Counter()
    for _ in range(number):
        world = drawn.draw()
        found.update(
            f"{CARDS[card]} {AREAS[area]}" for area, card in enumerate(world.cards) if state.taken >> area & 1
        )
    chances = EstorilBelief(GAME.edition).read(view).chances()
    assert len(chances) > 10
    assert all(abs(found[claim.what] / number - chance) < 0.07 for claim, chance in chances.items())
