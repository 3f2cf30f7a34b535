"""Actions: every conceivable choice of a game has one number for ever, with seats counted from whoever decides.

An action is the place of a choice in the game's `Words`, so the space has the same size for all player counts,
options and moments. Seats in it are relative: seat 0 means the seat that decides, seat 1 its left neighbour, and so
on. So one policy can be trained for every seat, and play in every seat.
"""

from __future__ import annotations

import re

from subrosa.core import Choice, Game, Kind

# The name of a thing that belongs to a seat: the seat itself, or such as "2-gentleman".
OWNED = re.compile(r"(\d+)(-.*)?")
NUMBERS = "number"  # a kind of this name consists of plain numbers, which belong to nobody


class Actions:
    """The numbering of a game's choices for one player count."""

    def __init__(self, game: Game, seats: int) -> None:
        self.size = len(game.words.all)
        names = {kind.name: kind.names for kind in game.kinds}
        # choices[seat][number] is the choice that is meant, numbers[seat][index] the number of a choice.
        self.choices = [
            [turned(game, choice, seat, seats, names) for choice in game.words.all] for seat in range(seats)
        ]
        self.numbers = [[0] * self.size for _ in range(seats)]
        for seat, choices in enumerate(self.choices):
            for number, choice in enumerate(choices):
                self.numbers[seat][choice.index] = number

    def mask(self, seat: int, offered: tuple[Choice, ...]) -> bytearray:
        """Return one byte per action: 1 if it is on offer."""
        numbers = self.numbers[seat]
        found = bytearray(self.size)
        for choice in offered:
            found[numbers[choice.index]] = 1
        return found


def turned(game: Game, choice: Choice, seat: int, seats: int, names: dict[str, tuple[str, ...]]) -> Choice:
    """Return what a choice written for seat 0 means for another seat."""
    if seat == 0 or not choice.kinds:
        return choice
    things = [
        names[kind][i] if kind == NUMBERS else turned_name(names[kind][i], seat, seats)
        for kind, i in zip(choice.kinds, choice.args, strict=True)
    ]
    found = game.words.get(" ".join([choice.verb, *things]))
    return choice if found is None else found


def turned_name(name: str, seat: int, seats: int) -> str:
    """Return the name of the same thing of the seat that many places on; seats that are not in the game stay."""
    owned = OWNED.fullmatch(name)
    if owned is None or int(owned[1]) >= seats:
        return name
    return f"{(int(owned[1]) + seat) % seats}{owned[2] or ''}"


def seen_from(kind: Kind, seat: int, seats: int) -> list[int]:
    """Return, for each thing of a kind, which one it is if seats are counted from this one."""
    place = {name: i for i, name in enumerate(kind.names)}
    if kind.name == NUMBERS:
        return list(place.values())
    return [place.get(turned_name(name, -seat % seats, seats), i) for name, i in place.items()]
