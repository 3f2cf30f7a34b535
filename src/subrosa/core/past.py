"""The choices made so far, as a chain that copies of a state share."""

from typing import Any

from subrosa.core.choice import Choice


class Past:
    """One choice made at the table, linked to those before it. Immutable, so copies share it."""

    __slots__ = ("choice", "hurry", "previous", "seat", "told")

    def __init__(self, previous: "Past | None", seat: int, choice: Choice, hurry: bool, told: int) -> None:
        self.previous = previous
        self.seat = seat
        self.choice = choice
        self.hurry = hurry
        self.told = told  # how many events had been told before it

    def __reduce__(self) -> tuple[Any, ...]:
        return last_of, (entries(self),)


Entry = tuple[int, Choice, bool, int]


def entries(past: Past | None) -> list[Entry]:
    """Return the choices made, the first one first, without links: pickle cannot follow a long chain."""
    found: list[Entry] = []
    while past is not None:
        found.append((past.seat, past.choice, past.hurry, past.told))
        past = past.previous
    found.reverse()
    return found


def chain(rows: list[Entry]) -> list[Past | None]:
    """Link them again; return what was past at the start, after one choice, after two, and so on."""
    pasts: list[Past | None] = [None]
    for seat, choice, hurry, told in rows:
        pasts.append(Past(pasts[-1], seat, choice, hurry, told))
    return pasts


def last_of(rows: list[Entry]) -> Past | None:
    """Undo `entries`."""
    return chain(rows)[-1]
