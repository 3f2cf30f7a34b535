"""Names of things, as views write them, and the numbers that rules know them by."""

from collections.abc import Iterable


def number(names: tuple[str, ...], name: str | None) -> int:
    """Return the number of a thing; -1 for none."""
    return -1 if name is None else names.index(name)


def numbers(names: tuple[str, ...], words: Iterable[str]) -> tuple[int, ...]:
    """Return the numbers of several things."""
    return tuple([names.index(word) for word in words])
