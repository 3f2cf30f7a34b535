"""The games that can be played, and the things they are played with."""

from typing import Any

from msgspec import Struct


class OptionInfo(Struct):
    name: str
    values: list[str]
    free: bool
    rule: str


class SeatCounts(Struct):
    least: int
    most: int
    usual: int


class Title(Struct):
    """What stands on the box of a game: its name and a line about it."""

    name: str
    tag: str


class GameInfo(Struct):
    """A game that can be played; what it is about is told by its catalogue. `values` are the numbers of its box.

    `titles` are by language, so that a list of games needs no catalogues.
    `styles` are what the bots with a level (`easy`, `normal`, `hard`) may be like: `hard-bold` is a bot, too, and
    `hard-any` one whose style is drawn when it takes its seat.
    `hosted` are the bots that the host of this server has added.
    `puzzles` says how many deduction puzzles it has.
    `lesson` is how many minutes its lesson takes, if it has one.
    `windows` says whether there are reactions to what others do, so that one may want to pass automatically.
    """

    id: str
    seats: SeatCounts
    options: list[OptionInfo]
    bots: list[str]
    styles: list[str]
    hosted: list[str]
    minutes: int
    windows: bool
    puzzles: int
    lesson: int | None
    values: dict[str, Any]
    titles: dict[str, Title]


class ThingInfo(Struct):
    """A thing that choices, events and texts name: `kind` and `name` make the id of its message.

    `args` are the numbers that its text mentions; `values` are those of the card file, if it stands there.
    """

    kind: str
    name: str
    provenance: str | None
    args: dict[str, Any]
    values: dict[str, Any]
