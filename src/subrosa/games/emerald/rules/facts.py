"""The shape of what a seat may know of A Study in Emerald, and of what a page draws besides: `view` and `shown`.

The types of the board in the browser are made from this file (`tools/board_types.py`).
"""

from typing import Literal, TypedDict

Faction = Literal["loyalist", "restorationist"]


class City(TypedDict):
    """A city: what stands in it, its cards and its royalty. Counts are listed by seat."""

    city: str
    bombs: int  # needed to kill an agent there
    cubes: list[int]
    agents: list[int]
    zombies: int
    card: str | None  # on top of the stack, face up
    stack: int  # cards below it
    royalty: str | None  # in its slot


class Laid(TypedDict):
    """A card beside an identity card, and whose agent lies on it."""

    card: str
    victim: int | None


class Royal(TypedDict):
    """Royalty that a player has killed or hidden."""

    royalty: str
    hidden: bool


class Score(TypedDict):
    """What a player keeps in the end (17.2): the points on the disc before, and what they come to."""

    shown: int
    neutral: int
    own: int  # of their own side
    kills: int
    tracks: int
    base: int
    penalty: int
    total: int


class Player(TypedDict):
    """One player. Everybody knows which cards they own: `held`, `unseen`, `discards` and `beside` are all of them."""

    seat: int
    identity: Faction | None  # on the card; None where the viewer does not know it
    changed: bool  # Change of Heart lies on it
    revealed: bool
    looked: list[int]  # who has looked at the card
    sanity: int
    points: int  # on the disc
    neutral: int
    restorationist: int
    loyalist: int
    kills: int  # points for agents on kill fields
    agents: int  # in the supply
    cubes: int
    limbo: int  # cubes there
    mi_go: int  # agents on it
    mi_go_turn: int  # the turn in which they were put there
    yog_sothoth: int
    killed: int  # agents that lie on kill fields of others
    cards: int  # in hand
    deck: int
    held: list[str]  # what the viewer knows to be in the hand
    unseen: list[str]  # what else is in hand or deck
    discards: list[str]
    beside: list[Laid]
    royalty: list[Royal]
    pushed: list[int]  # steps by which they have moved the markers of Loyalists and Restorationists
    score: Score | None  # when the game is over


class Facts(TypedDict):
    """The table as a player sees it."""

    turn: int
    active: int
    idle: int
    cities: list[City]
    tracks: list[int]  # of Loyalists and Restorationists
    pool: int  # zombies beside the board
    leopold: bool
    gone: list[str]  # cards removed for everybody to see
    hand: list[str] | None  # None for spectators
    players: list[Player]


class Payment(TypedDict):
    """An action that is being put together, and what it would do with the cards gathered so far."""

    action: str  # place, claim, retrieve, move, tracks, kill, strike, discard or use
    city: str | None
    target: int | None  # whose agent it is aimed at
    royalty: str | None
    card: str | None  # that is claimed, or whose text is used, or that carries out the assassination
    cards: list[str]  # that pay for it
    total: int  # symbols on them; in an assassination all bombs, those of agents too
    needed: int | None  # bombs
    agents: int  # bombs that one's agents in the city give by themselves
    pieces: int  # that would be placed, retrieved or moved
    standing: list[int] | None  # by seat: pieces in the city then
    leader: int | None  # who would have the majority there
    tracks: list[int] | None  # where the markers would stand
    change: int  # of everybody's points, by the tracks
    points: int  # that the player would score
    kept: Literal["yes", "no", "unknown"]  # do they count in the end, as things stand?
    exposes: bool  # the victim has no other agent on the board and would have to reveal themselves


class Loss(TypedDict):
    """Points on a disc that do not count in the end (17.2)."""

    other: int  # of the other side
    kills: int
    tracks: int  # the lead of the other side's marker


class Ending(TypedDict):
    """Why a side has to pay, and what everybody loses."""

    side: Faction
    last: list[int]  # those of that side who came last
    tied: bool  # somebody of the other side had as little: a Loyalist counts as lower
    losses: list[Loss]


class Near(TypedDict):
    """What may end the game soon. Everybody can see it: hidden sides make no difference."""

    points: list[int]  # seats that lack so few points that they may well gain them in one turn
    tracks: list[int]  # markers as near to the end of their tracks: 0 of Loyalists, 1 of Restorationists
    reveals: list[int]  # seats that have to reveal with the next agent or sanity token that they lose (13)


class Shown(TypedDict):
    """What a page draws besides the facts; it follows from the view."""

    needed: int  # points that end the game
    missing: list[int]  # by seat: points that they lack for that
    track_end: int
    near: Near
    lead: int  # of one marker over the other: points that everybody shows
    leaders: list[int | None]  # by city: who has the majority
    lacking: list[int] | None  # by city: pieces that the viewer lacks for the majority; None for spectators
    sides: list[Faction | None]  # by seat: the side they are on now, as far as the viewer knows
    counting: list[int | None]  # by seat: points that would count for certain if the game ended now
    claimed: list[list[str]]  # by seat: the cards they own besides those they began with
    deck: list[str] | None  # the viewer's own, in no order
    payment: Payment | None
    asked: Literal["begin", "block", "reveal"] | None  # that a page puts to its reader in words of its own
    lost: Literal["sanity", "agents"] | None  # because of what the viewer has to reveal; None: they need not
    ending: Ending | None
    loyalist: list[float] | None  # by seat: how likely they are one; None where the table has it switched off
