"""Long lists of choices in line mode: first which thing, then what to do with it."""

from collections.abc import Sequence
from typing import Final

from subrosa.core.choice import Choice

LONG: Final = 20  # as many choices as people listen to at once

Group = tuple[Choice, ...]


def alone(choices: Sequence[Choice]) -> list[Group]:
    """Put each choice into a group of its own."""
    return [(choice,) for choice in choices]


def grouped(choices: Sequence[Choice]) -> list[Group]:
    """In a long list, group the choices that do the same to the same thing and differ in what comes after it."""
    if len(choices) <= LONG:
        return alone(choices)
    groups: dict[tuple[str, str, int], list[Choice]] = {}
    for number, choice in enumerate(choices):
        several = len(choice.args) > 1
        key = (choice.verb, choice.kinds[0], choice.args[0]) if several else (choice.verb, "", number)
        groups.setdefault(key, []).append(choice)
    return [tuple(group) for group in groups.values()]
