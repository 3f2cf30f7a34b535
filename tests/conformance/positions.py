"""Where the sound positions of every game are, and ways to spoil them: one value, key or entry at a time."""

from collections.abc import Iterator
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

Position = dict[str, Any]
Path = tuple[str | int, ...]


def sound(name: str) -> list[Position]:
    """Return the positions that a game of ours is tried with: `tests/rules/<id>/positions.py`."""
    found: list[Position] = import_module(f"tests.rules.{name}.positions").SOUND
    return found


# Values that are wrong almost everywhere; each is wrong somewhere in a way of its own.
NONSENSE: tuple[Any, ...] = (
    None,
    True,
    False,
    -1,
    0,
    1,
    2,
    13,
    10**20,
    1.5,
    "",
    "nonsense",
    "toby",
    [],
    {},
    [[]],
    [None],
    {"": None},
)


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Return the way to every value inside a position."""
    items: list[tuple[str | int, Any]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    for key, inner in items:
        yield (*path, key)
        yield from places(inner, (*path, key))


def at(position: Any, path: Path) -> Any:
    """Return the value at a place."""
    for key in path:
        position = position[key]
    return position


def replaced(position: Position, path: Path, value: Any) -> Position:
    """Return a copy with another value at a place."""
    copy = deepcopy(position)
    at(copy, path[:-1])[path[-1]] = deepcopy(value)
    return copy


def spoiled(rng: Random, position: Position, others: list[Position]) -> Position:
    """Return a copy with one thing changed: a value, a key, an entry more or less, or two values exchanged."""
    path = rng.choice(list(places(position)))
    copy = deepcopy(position)
    holder, key = at(copy, path[:-1]), path[-1]
    kind = rng.randrange(6)
    donor = rng.choice(others)
    given = deepcopy(at(donor, rng.choice(list(places(donor)))))
    if kind == 0:
        holder[key] = deepcopy(rng.choice(NONSENSE))
    elif kind == 1:
        holder[key] = given
    elif kind == 2:
        del holder[key]
    elif kind == 3 and isinstance(holder, list):
        holder.insert(rng.randrange(len(holder) + 1), deepcopy(holder[int(key)]))
    elif kind == 4:
        other = rng.choice(list(places(position)))
        if other[: len(path)] != path and path[: len(other)] != other:
            holder[key], at(copy, other[:-1])[other[-1]] = at(copy, other), holder[key]
    elif isinstance(holder, dict):
        names = [name for name in (*map(str, donor), *places_of_keys(donor)) if name not in holder]
        if names:
            holder[rng.choice(names)] = given
    return copy


def places_of_keys(position: Position) -> list[str]:
    """Return all keys that occur anywhere in a position."""
    return sorted({str(path[-1]) for path in places(position) if isinstance(path[-1], str)})
