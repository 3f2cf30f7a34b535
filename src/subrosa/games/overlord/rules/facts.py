"""The shape of what a seat may know of Kill the Overlord, and of what a page draws besides it.

`view` and `shown` fill it. The types of the board in the browser are made from this file (`tools/board_types.py`).
"""

from typing import TypedDict


class Player(TypedDict):
    """What a viewer knows of one player. `shown` and `known` are cards that one remembers."""

    seat: int
    character: str | None
    gold: int
    cards: int
    token: int
    shown: list[str]
    known: list[str]


class Facts(TypedDict):
    """The table as a player sees it."""

    round: int
    holder: int | None
    giver: int | None
    tried: bool
    banned: str | None
    deck: int
    discards: list[str]
    played: list[str]
    middle: list[str]
    hand: list[str] | None  # None for spectators
    players: list[Player]


class Coronation(TypedDict):
    """A ruler who will be crowned after the next income, if nothing happens (9.2)."""

    seat: int
    gold: int
    needed: int


class Succession(TypedDict):
    """Who would be crowned in the next round if the ruler died now, and their gold after its income (4.6, 9.2)."""

    seat: int
    gold: int
    needed: int


class Playing(TypedDict):
    """The card that lies on the table: who plays it at whom is told while others may answer it (6.12)."""

    card: str
    seat: int | None
    target: int | None


class Shown(TypedDict):
    """What a page draws besides the facts; it follows from the view."""

    ruler: int | None
    coronation: Coronation | None
    succession: Succession | None
    playing: Playing | None
    hand_limit: int | None  # of the viewer; None: no limit, or nobody's hand
