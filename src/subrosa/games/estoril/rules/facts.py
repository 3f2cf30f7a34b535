"""The shape of what a seat may know of Estoril 1942, and of what a page draws besides it. `view` and `shown` fill it.

The types of the board in the browser are made from this file (`tools/board_types.py`).
"""

from typing import Literal, TypedDict

Face = Literal["up", "down"]


class Place(TypedDict):
    """One of the six boards of a round, and its reward. The city lists them row by row."""

    location: str
    turns: int
    resolved: bool
    reward: str | None
    face: Face | None
    seen_by: list[int]
    known_to_all: bool


class Area(TypedDict):
    """An area on the grid of four rows and six columns, turned as its board is, and the character on it."""

    area: str
    row: int
    col: int
    outer: bool
    seat: int | None
    card: str | None
    face: Face | None
    white: bool
    seduced: bool
    seen_by: list[int]
    influence: int | None  # where the location is being resolved
    bonus: int
    zeal: int


class Revealed(TypedDict):
    """A character that was turned up this round."""

    area: str
    seat: int
    card: str


class Dice(TypedDict):
    """What was rolled for a character."""

    area: str
    one: int
    other: int


class KnownCard(TypedDict):
    """A card of the deck that somebody knows, by its distance from the top."""

    below_top: int
    card: str | None
    seen_by: list[int]
    known_to_all: bool


class Score(TypedDict):
    """What a player's points are made of (10)."""

    discards: int
    cards: int
    counts: list[int]
    missions: list[int]
    office: int
    fulfilled: int
    total: int


class Player(TypedDict):
    """One player. `network` are all their cards, in hand, on the boards and aside: everybody can know them (13.3)."""

    seat: int
    cards: int
    aside: int
    markers: int
    network: list[str]
    discards: list[str]
    lost: list[str]
    score: Score | None  # when the game is over


class Facts(TypedDict):
    """The table as a player sees it. A card that they may not know is None."""

    round: int
    first: int
    missions: list[str]
    secret_missions: list[str | None]
    office: list[str | None]
    here: str | None
    city: list[Place]
    areas: list[Area]
    revealed: list[Revealed]
    dice: list[Dice]
    deck: int
    known: list[KnownCard]
    hand: list[str] | None  # None for spectators, and so is the next
    aside: list[str] | None
    players: list[Player]


class Tally(TypedDict):
    """A mission on the table, and how much of what it counts everybody's network has."""

    mission: str | None  # None: not known to the viewer
    sharers: list[int]  # who may look at it; nobody is named for the open ones
    counts: list[int]  # by seat; empty if the mission is not known
    scored: bool  # by everybody: not where a house rule leaves everybody only their own mission (15.5)
    rule: str  # the paragraph by which it is scored


class ExchangeCards(TypedDict):
    """The two cards between which a Conspirator decides (8.3)."""

    location: str
    reward: str
    top: str


class Surplus(TypedDict):
    """How many cards one may keep, and how many are too many (7.8)."""

    limit: int
    count: int


class Closed(TypedDict):
    """An area on which the viewer cannot place a character now, and the choice to ask about for the reason."""

    area: str
    choice: str


class Shown(TypedDict):
    """What a page draws besides the facts; it follows from the view."""

    phase: Literal["placing", "resolving", "discarding"]
    acting: str | None  # the area of the character whose abilities are asked for
    exchange: ExchangeCards | None  # for the Conspirator's player
    flags: int | None  # what a Nationalist would count now
    surplus: Surplus | None  # while the viewer discards
    closed: list[Closed]  # while the viewer places a character
    doors: list[list[str]]  # between adjacent areas (4.4): the pairs of them, each once
    last_round: bool
    order: list[str]  # the locations of the city as they are resolved
    missions: list[Tally]  # the open ones, then the secret ones
    office: int | None  # what the viewer's own secret mission counts now
    first_vp: int  # for being first in a mission
    second_vp: int  # and second; 0 unless the table plays so
    best: list[str | None]  # by seat, when the game is over: the most valuable card of the network
