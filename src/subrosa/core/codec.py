"""Walking the fields of states and steps, in the pure and in the compiled build alike."""

from typing import Any, Final

_known: Final[dict[type, tuple[str, ...]]] = {}


def fields(cls: type) -> tuple[str, ...]:
    """Return the names of all fields of a class, those of its parents first.

    A compiled class has no `__slots__`; it lists its attributes, its own first, in `__mypyc_attrs__`.
    """
    if cls in _known:
        return _known[cls]
    inherited: tuple[str, ...] = ()
    for parent in cls.__bases__:
        if parent is not object:
            inherited += fields(parent)
    compiled: tuple[str, ...] | None = cls.__dict__.get("__mypyc_attrs__")
    own: tuple[str, ...] = cls.__dict__.get("__slots__", ()) if compiled is None else compiled
    found = inherited + tuple([name for name in own if name not in inherited and not name.startswith("__")])
    _known[cls] = found
    return found


def plain(value: Any) -> Any:
    """Turn tuples into lists, recursively: the form a value has after a trip through JSON."""
    if isinstance(value, (tuple, list)):
        return [plain(item) for item in value]
    return value


def frozen(value: Any) -> Any:
    """Turn lists into tuples, recursively: the opposite of `plain`, for the immutable fields of steps."""
    if isinstance(value, list):
        return tuple([frozen(item) for item in value])
    return value


def is_plain(value: Any) -> bool:
    """Tell whether this is a value of the position, not an immutable table of the rules."""
    return isinstance(value, (int, str, list, tuple))
