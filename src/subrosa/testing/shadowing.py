"""A field must not have the name of something that the engine calls: the engine would find the field in its place."""

from typing import Any

from subrosa.core.codec import fields
from subrosa.core.game import Game
from subrosa.core.state import State
from subrosa.core.step import Step


def hidden_by_fields(game: Game, state: State) -> list[str]:
    """Return what the fields of a game's states and steps hide, with what to do about it."""
    own: Any = getattr(state, "__dict__", {})  # of a class without __slots__
    names = dict.fromkeys([*fields(type(state)), *own])
    found = hidden(type(state), names, State)
    for cls in game.steps:
        found += hidden(cls, fields(cls), Step)
    return found


def hidden(cls: type, names: Any, engine: type) -> list[str]:
    """Return the names that the engine has given to something else than a field."""
    taken = {name for name in dir(engine) if not name.startswith("__")}.difference(fields(engine))
    return [
        f"{cls.__name__} has a field {name!r}, which hides {engine.__name__}.{name} of the engine: "
        f"give the field another name, such as 'own_{name}'"
        for name in names
        if name in taken
    ]
