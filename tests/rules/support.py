"""What the rules tests of several games share: making moves, and asking why something is refused."""

from collections.abc import Callable, Iterable

import pytest

from subrosa.core import IllegalChoice, State
from subrosa.core.save import digest


def by_itself(move: str) -> list[str]:
    """Return the one choice that a move consists of."""
    return [move]


def make(state: State, moves: Iterable[str], choices_of: Callable[[str], list[str]] = by_itself) -> State:
    """Make moves, each written as the seat and what it does, and check the state after every choice."""
    for move in moves:
        seat, _, rest = move.partition(" ")
        for choice in choices_of(rest):
            state.choose(int(seat), choice)
            state.check()
    return state


def why(state: State, text: str, seat: int | None = None) -> tuple[str, str]:
    """Return the reason and the paragraph of the rule; check that trying it changes nothing."""
    who = state.waiting[0] if seat is None else seat
    before = digest(state)
    with pytest.raises(IllegalChoice) as caught:
        state.choose(who, text)
    assert digest(state) == before
    refusal = state.refusal(who, text)
    assert refusal is not None
    assert str(refusal) == str(caught.value.refusal)
    return refusal.reason, refusal.rule
