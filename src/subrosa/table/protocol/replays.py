"""Saves, and finished games looked at again."""

from typing import Annotated

from msgspec import UNSET, Meta, Struct, UnsetType

from subrosa.table.protocol.basics import Seen, View


class SaveText(Struct, forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=500_000)]


class OwnView(Struct):
    """What one may take home of a game that is still running."""

    game: str
    seat: int | None
    view: View
    log: list[Seen]


class Turn(Struct):
    at: int
    label: Seen


class ReplayInfo(Struct):
    """`scores[n]` are the scores after move n, in games that keep score on the way."""

    length: int
    turns: list[Turn]
    scores: list[list[int]]


class Moment(Struct, omit_defaults=True):
    """The game after move `n`. With everything open, `views` are those of all seats."""

    n: int
    seat: int | None
    choice: str | None
    view: View
    log: list[Seen]
    views: list[View] | UnsetType = UNSET
