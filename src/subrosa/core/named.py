"""Things as they stand in JSON, so that whoever shows them need not guess which text names what."""

from typing import Any, TypedDict


class Named(TypedDict):
    """A thing by its kind and its name; a seat by its number as text."""

    kind: str
    name: str


def named(kind: str, name: str | int | None) -> Named | None:
    """Return a thing as it is said in `player_of` and `table_of`; None, and a seat below zero, is none."""
    if name is None or (isinstance(name, int) and name < 0):
        return None
    return {"kind": kind, "name": str(name)}


def all_named(kind: str, names: list[str]) -> list[Named]:
    """Return several things of a kind."""
    return [{"kind": kind, "name": name} for name in names]


def is_named(value: Any) -> bool:
    """Tell whether a value says a thing."""
    return isinstance(value, dict) and value.keys() == {"kind", "name"}
