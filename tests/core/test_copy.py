"""A copy has every field, equal, and shares nothing that can change."""

from random import Random

import pytest

from subrosa import games
from subrosa.core.codec import fields
from subrosa.core.state import State

# A copy tells nobody anything and cannot be taken back; these start empty.
OWN = {"events", "before"}


def some_states(name: str) -> list[State]:
    game, rng, found = games.get(name), Random(1), []
    state = game.new(seed=1)
    while state.waiting:
        found.append(state.copy())
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    return found


@pytest.mark.parametrize("name", games.names())
def test_nothing_is_forgotten_and_nothing_shared(name: str) -> None:
    for state in some_states(name)[::7]:
        copy = state.copy()
        for field in fields(type(state)):
            if field in OWN:
                assert getattr(copy, field) is None
                continue
            mine, other = getattr(state, field), getattr(copy, field)
            assert mine == other, field
            if isinstance(mine, list):
                assert mine is not other, field
                assert not any(isinstance(item, (list, dict, set)) for item in mine), (
                    f"{field} is nested too deep"
                )


@pytest.mark.parametrize("name", games.names())
def test_fields_are_plain(name: str) -> None:
    """Ints, strings, tuples and lists; anything else is an immutable table, shared by all states or derived."""
    states = some_states(name)
    elsewhere = {"setup", "past", "result", *states[0].derived}
    for field in fields(type(states[0])):
        values = [getattr(state, field) for state in states]
        if not all(value is None or isinstance(value, (int, str, tuple, list)) for value in values):
            assert field in elsewhere or all(value is values[0] for value in values), field


@pytest.mark.parametrize("name", games.names())
def test_what_is_derived_is_what_the_other_fields_say(name: str) -> None:
    for state in some_states(name)[::7]:
        copy = state.copy()
        copy.derive()
        assert all(getattr(copy, field) == getattr(state, field) for field in state.derived)
