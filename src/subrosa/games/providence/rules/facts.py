"""The shape of what a seat may know of Cthulhu: Dark Providence, and of what a page draws besides: `view` and `shown`.

The types of the board in the browser are made from this file (`tools/board_types.py`).

Owners are seats. In a solo game the player is seat 0, and 1 and 2 are the two Cultists: they have cubes, Cities and
Gates as players have, so whatever is listed by owner has three entries then.
"""

from typing import Literal, TypedDict

Allegiance = Literal["investigator", "cultist", "dissenter_investigator", "dissenter_cultist"]


class City(TypedDict):
    """A City: its space, its face-up Main Advantage card, its Gate. The Agents in it are among `pieces`."""

    city: str
    control: int  # the control value: points for whoever claims it, power for kills
    gate: int  # the gate value
    controller: int | None
    cubes: list[int]  # on the City space, by owner
    blockade: bool  # on the City space
    card: str | None  # face up
    card_cubes: list[int]  # on it, by owner
    card_blockade: bool
    stack: int  # cards below it, face down
    exhausted: bool  # has the effect of the exhausted deck happened?
    gate_side: Literal["closed", "open"] | None  # the Gate token, if one lies there
    gate_owner: int | None
    closed: Literal["cthulhu", "martial_law"] | None
    deep_ones: int
    whateleys: int  # tokens


class InRow(TypedDict):
    """A Mythos card in the row; the first one is next to the deck."""

    card: str
    cubes: list[int]  # by owner
    blockade: bool


class Piece(TypedDict):
    """An Agent that somebody controls: Basic or Recruited, or Mi-Go, or in a solo game a Cultist."""

    piece: str
    owner: int
    city: str | None  # None: Mi-Go, returned to its card
    possessed: bool
    power: int  # of the side that is up
    influence: int  # that it counts for


class Score(TypedDict):
    """What a player scores in the end (14), line by line, and what it comes to."""

    track_vp: int  # on the VP track when the game ended
    secrecy: int
    generic: int  # of cards
    effects: int  # END GAME effects of Mythos cards
    track: int  # the step of one's own track
    gates: int
    crypt: int
    agents: int  # Investigator VP
    mythos: int  # Cultist VP
    possessed: int
    deep_ones: int
    dissenter: int  # a Dissenter who was revealed
    total: int
    out: bool  # eliminated (15)


class Player(TypedDict):
    """One player. Everybody knows which cards they own: `held`, `unseen`, `discards`, and `in_play` if active."""

    seat: int
    agent: str  # their Basic Agent
    allegiance: Allegiance | None  # None where the viewer does not know it
    revealed: bool
    exposed: bool  # everybody has seen it, though it lies face down again
    reckoned: bool  # Gates and track were scored when they revealed it as an action
    looked: list[int]  # who has looked at the card
    vp: int
    pool: int  # cubes in the personal pool
    common: int  # cubes of their colour in the common pool
    limbo: int
    control_tokens: int  # left
    madness: int  # tokens
    sane: int
    insane_at: int  # Madness tokens that drive them insane
    crypt: list[str]  # pieces
    mythos: list[str]
    cards: int  # in hand
    deck: int
    held: list[str]  # what everybody knows to be in the hand
    unseen: list[str]  # what else is in hand or deck
    discards: list[str]
    score: Score | None  # when the game is over


class Cultist(TypedDict):
    """One of the two Cultists of a solo game. The token is among `pieces`, its cubes lie where those of players do."""

    owner: int  # 1 or 2
    piece: str
    city: str
    revealed: bool
    pool: int
    limbo: int
    influence: int  # on the side of its card that is up
    travel: int
    power: int


class Elder(TypedDict):
    """The Great Old One of a solo game."""

    elder: str
    vp: int
    madness: int
    goal: str
    goal_number: int
    reached: int  # how far it is towards the goal
    mythos: list[str]
    kept: list[str]  # Main Advantage cards that its card keeps
    crypt: list[str]  # killed Agents of the player
    claimed: list[int]  # Mythos cards, cards with the Sanity icon, Agents: claimed so far
    cultists: list[Cultist]
    behaviour: str | None  # the card that is being carried out
    deck: int  # Behaviour cards, face down
    discards: list[str]
    sane_gone: int  # sane tokens that were destroyed
    ends_after: str | None  # what ends the game after its turn


class Facts(TypedDict):
    """The table as a player sees it."""

    turn: int
    active: int
    left: int  # actions that the active player has left
    begun: bool  # has the active player done anything in this turn? Then it is too late to claim
    once: list[str]  # what can be done once a turn and has been: Mythos cards, `wander`, `main`, `card`
    idle: int  # turns in a row in which nothing was done, this one included
    cities: list[City]
    row: list[InRow]
    mythos_deck: int
    mythos_gone: list[str]  # Mythos cards that were destroyed
    pieces: list[Piece]
    deep_owner: int | None  # who controls the Deep Ones
    deep_pool: int  # Deep Ones that can be placed
    deep_gone: int  # destroyed
    whateley_owner: int | None
    whateleys: list[str | None]  # where each token is; None: on its card, or in the box
    blockades: int  # left in the pool
    tracks: list[int]  # Ritual and Investigation
    bag: list[int]  # sane and Madness tokens in it
    reserve: int  # cards
    sunk: list[list[str]]  # those everybody knows to be at the bottom, in no order; the lowest first
    supply: list[str]  # City cards
    gone: list[str]  # cards destroyed for everybody to see
    unused: int  # Main Advantage cards destroyed unseen
    in_play: list[str]  # cards of the active player that wait for the action to be resolved
    aside: str | None  # a card turned up from the Reserve
    claimed_cubes: int  # that went to Limbo with the last claim
    ending: str | None  # what has triggered the end of the game; it comes when the action is resolved
    hand: list[str] | None  # None for spectators
    players: list[Player]
    elder: Elder | None  # in a solo game


class Road(TypedDict):
    """A road between two Cities."""

    city: str
    to: str
    cost: int


class Trip(TypedDict):
    """Where a piece of the viewer's can travel, and for how much. A Deep One has no name: `piece` is None."""

    piece: str | None
    city: str
    to: str
    price: int
    way: list[str]  # the Cities on it, the first and the last included


class Payment(TypedDict):
    """An action that is being put together, and what it would do with what has been gathered so far."""

    # add, retrieve, buy, travel, track, discard; use, free or hunt until it is known what a text is used for, then it
    # may be kill, slay, close or open
    action: str
    place: str | None  # where cubes are added
    card: str | None  # whose text is used
    piece: str | None  # the victim of a kill, or who closes or opens a Gate
    city: str | None  # where the kill or the Gate is
    shift: str | None  # which marker moves, and where to
    cards: list[str]  # that pay for it
    total: int  # symbols on them
    agents: int  # power, or where cubes are added Influence, that comes from one's own pieces
    needed: int | None  # travel or power that it takes; None where it takes none
    cubes: int  # that would be added, retrieved or bought
    standing: list[int] | None  # by owner: Influence there then
    leader: int | None  # who would have the most
    tracks: list[int] | None  # where the markers would stand
    trips: list[Trip]  # that would be made
    points: int  # that it would be worth to the player in the end, by their Allegiance


class Standing(TypedDict):
    """Influence on something that can be claimed, by owner, and who has the most."""

    place: str
    influence: list[int]
    leader: int | None


class Tie(TypedDict):
    """How a tie was decided, for the last page."""

    seats: list[int]
    by: Literal["dagon", "mythos", "allegiance", "shared"]


class Ending(TypedDict):
    """Who was out and why, and how ties were decided (15)."""

    lowest: list[int]  # who had the least
    out: list[int]
    low_tie: Tie | None
    high_tie: Tie | None


class Near(TypedDict):
    """What may end the game soon. Everybody can see it: hidden Allegiances make no difference."""

    points: list[int]  # seats that lack so few VP that they may well gain them in one turn
    tracks: list[int]  # markers as near to the end of their tracks: 0 Ritual, 1 Investigation
    madness: list[int]  # seats that one more Madness token drives insane, if anything would come of it (11.2)


class Threat(TypedDict):
    """How near the Great Old One of a solo game is to winning, and to ending the game (18.3, 18.9)."""

    goal_left: int  # what it lacks for its goal; the goal is among the facts
    near_goal: bool  # so little that one turn may well do
    missing: int  # VP that it lacks for the threshold
    near_points: bool
    madness_end: int  # Madness tokens that end the game after its turn
    madness_left: int  # that it lacks for that
    near_madness: bool
    total: int  # VP that it would have if the game ended now
    ahead: int | None  # what the player would have more than that; a tie is the player's. None for spectators


class Line(TypedDict):
    """A line of a `Score` before the end."""

    line: str
    points: int


class Revealing(TypedDict):
    """Somebody who may end the game by revealing their Allegiance (12), if it is one of these."""

    seat: int
    allegiances: list[str]
    vp: int  # that they would have at most


class Shown(TypedDict):
    """What a page draws besides the facts; it follows from the view."""

    setting_up: bool  # has nobody had a turn yet?
    threshold: int  # VP that trigger the end
    missing: list[int]  # by seat: VP that they lack for that
    track_end: int
    near: Near
    track_vp: list[int]  # by space
    roads: list[Road]
    path: list[str] | None  # of the Cultists, in a solo game
    standings: list[Standing]  # of everything that can be claimed
    contested: list[str]  # Cities that the viewer controls and in which somebody else has the most Influence
    claimable: list[str] | None  # places that the viewer is offered to claim now; None for spectators
    agents: list[int]  # by seat: how many Agents they control, of six
    trips: list[Trip] | None  # what the viewer's pieces could pay for with the hand; None for spectators
    counting: list[
        int | None
    ]  # by seat: what they would score if the game ended now, as far as the viewer knows
    lines: list[Line]  # that the viewer's own consists of; none for spectators
    reveal: (
        int | None
    )  # VP that the viewer would have after revealing; None if that is done, and for spectators
    revealing: list[Revealing]  # others who may, as far as the viewer can know
    claimed: list[list[str]]  # by seat: cards they own besides those they began with
    deck: list[str] | None  # the viewer's own, in no order
    acting: bool  # is the viewer asked for an action, with nothing begun?
    only_end: bool  # and is all that is left to end the turn?
    payment: Payment | None
    cube_price: int  # wealth that buys one cube
    using: str | None  # the card whose text asks the viewer something
    ending: Ending | None
    threat: Threat | None  # in a solo game
    chances: list[list[float]] | None  # by seat: how likely each Allegiance is; None where it is switched off
