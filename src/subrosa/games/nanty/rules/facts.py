"""The shape of what a seat may know of Nanty Narking, and of what a page draws besides it. `view` and `shown` fill it.

The types of the board in the browser are made from this file (`tools/board_types.py`). Lists that hold several kinds of
things, as JSON has them, say in their `Annotated` what lies where.
"""

from typing import Annotated, Any, NotRequired, TypedDict

Tip = Annotated[
    list[Any], tuple[str, list[int]]
]  # a card, and the hands it may be in; -1 is the discard pile
Peek = Annotated[
    list[Any], tuple[int, list[str]]
]  # how many exchanges came before it, and the identities seen aside


class District(TypedDict):
    """A district of London, all of it public."""

    district: str
    agents: list[int]  # by seat
    grenadiers: int
    citizens: int
    trouble: bool
    house: int | None
    card: int | None  # who holds the District card
    building: NotRequired[str | None]  # with Agent and Building cards (14.3): which one stands here
    types: NotRequired[list[list[str]]]  # and which Agents, by seat


class Player(TypedDict):
    """What a viewer knows of one player."""

    seat: int
    money: int
    cards: int
    loans: list[str]
    sticky: list[str]
    identity: str | None
    controls: list[str]
    wealth: int
    agent_cards: NotRequired[int]  # the four: with Agent and Building cards (14.3)
    agents_open: NotRequired[list[str]]
    building_cards: NotRequired[int]
    buildings_open: NotRequired[list[str]]


class Own(TypedDict):
    """What a player has in hand and remembers."""

    hand: list[str]
    past_identities: list[str]
    peeks: list[Peek]
    offered: list[str]
    foreseen: list[str]
    bottom_event: str | None
    agent_cards: NotRequired[list[str]]
    building_cards: NotRequired[list[str]]


class Facts(TypedDict):
    """The table as a player sees it."""

    turn: int
    active: int
    board: list[District]
    players: list[Player]
    deck: int
    discards: list[str]
    discarded: int
    played: str | None
    plays: int
    rolled: list[int]
    used: int  # a bit for each District card used this turn
    fresh: int  # and for each that came this turn
    immune: int  # bits of seats
    covered: int
    saved: list[int]
    moved: list[int]
    offered: int
    happened: list[str]
    events: int
    seer: int | None
    foreseen: int
    bottom_known: bool
    swaps: list[int]
    known: list[Tip]
    figure_used: int
    extra: int
    gentleman: bool
    buildings_left: NotRequired[int]  # the two: with Agent and Building cards (14.3)
    gone: NotRequired[list[str]]
    spare: NotRequired[list[str]]  # when the game is over
    own: NotRequired[Own]  # not for spectators


class Aim(TypedDict):
    """What some player may be after, and all identities that are after it."""

    identities: list[str]
    condition: str
    needed: int  # 0 if it waits for the end of the deck
    trouble: int | None  # how many Trouble markers it asks for besides, or allows
    reached: list[int]  # by seat, in the measure of the condition
    cancelled: list[list[str]]  # by seat: districts that do not count since Grenadiers are there
    seats: list[int]  # who may be after it, as far as the viewer knows
    met: list[int]  # who would win at the start of a turn if they were
    waits: bool  # for the end of the deck
    shared: bool  # everybody is equally far
    pounds: bool  # it is measured in money


class Holdings(TypedDict):
    """What a player owes and has left."""

    owed: int  # what loans will cost
    houses: int  # the value of Buildings
    agents_left: int
    houses_left: int


class Points(TypedDict):
    """What a player's points are made of (12)."""

    agents: int
    houses: int
    money: int
    loans: int
    total: int


class Shown(TypedDict):
    """What a page draws besides the facts; it follows from the view."""

    trouble: int  # markers on the board
    riots: int  # and how many make a riot
    control: list[int | None]  # by district: who controls it
    deeds: list[
        str
    ]  # by district: why its card is of no use now (guarded, used, fresh), "" if nothing is against it
    symbol: (
        int | None
    )  # which symbol of the card in play is being carried out; None: no card, or all are done
    aims: list[Aim]
    last_cards: bool  # is the deck, and so the game, near its end?
    players: list[Holdings]
    points: list[Points]  # at the end, where points decided
