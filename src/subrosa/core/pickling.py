"""A state that is pickled: the choices so far, and the fields of it and of the states it can go back to."""

from typing import TYPE_CHECKING, Any, Final

from subrosa.core.codec import fields, is_plain
from subrosa.core.past import Entry, chain

if TYPE_CHECKING:
    from subrosa.core.state import Setup, State

NOT_PICKLED: Final = ("setup", "past", "before")  # kept apart: all states of a game share them


def values_of(state: "State") -> dict[str, Any]:
    """Return the fields of a state that are its own: neither tables of the rules nor worked out from others."""
    values: dict[str, Any] = {}
    for name in fields(type(state)):
        if name not in NOT_PICKLED and name not in state.derived:
            value = getattr(state, name)
            if is_plain(value) or name in ("events", "result"):
                values[name] = value
    return values


def unpickled(setup: "Setup", rows: list[Entry], frames: list[tuple[int, dict[str, Any]]]) -> "State":
    """Undo `State.__reduce__`. A freshly laid out state has the tables of the rules."""
    pasts = chain(rows)
    laid_out = setup.game.lay_out(setup)
    before: State | None = None
    for made, values in frames:  # the oldest first
        state = laid_out.copy()
        for name, value in values.items():
            setattr(state, name, value)
        state.past = pasts[made]
        state.before = before
        state.derive()
        before = state
    assert before is not None, "there is always the state itself"
    return before
