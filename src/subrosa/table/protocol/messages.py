"""What the server and a client say to each other, as types. `docs/protocol.md` tells the same in words.

`client/src/lib/protocol.ts` holds the same types for the browser; a test compares the two.
"""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType, field

# Long enough for people, short enough for a table full of them.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]
SeatNumber = Annotated[int, Meta(ge=0, le=15)]
MoveId = Annotated[str, Meta(min_length=1, max_length=64, pattern="^[!-~]+$")]
ChoiceText = Annotated[str, Meta(max_length=200)]
Language = Literal["en", "pl"]
Status = Literal["waiting", "playing", "finished", "broken", "cancelled"]
# How fast bots and seats on auto-pass answer. Instant ones are for programs: only the server's own setting can be it.
ChosenSpeed = Literal["slow", "normal", "fast"]
Speed = ChosenSpeed | Literal["instant"]

View = dict[str, Any]
Seen = dict[str, Any]  # an event as one seat saw it


class Problem(Struct):
    """What went wrong: the text is `problem-<error>` with `args`, and `message` is the same in English."""

    error: str
    message: str
    args: dict[str, Any]


class Refusal(Struct):
    """Why something is not on offer: a reason of the catalogues, and the rule it rests on."""

    reason: str
    rule: str
    args: dict[str, Any]


# ---- people


class Me(Struct):
    """Who the visitor is; a visitor without a name has no id. `login` is what an account logs in with."""

    id: str | None
    name: str | None
    registered: bool
    login: str | None


class GuestName(Struct, forbid_unknown_fields=True):
    name: Name


class Credentials(Struct, forbid_unknown_fields=True):
    name: Name
    password: Password


class LogIn(Struct, forbid_unknown_fields=True):
    """`name` is what registering gave as `login`."""

    name: Annotated[str, Meta(min_length=1, max_length=48)]
    password: Password


class LogOut(Struct, forbid_unknown_fields=True):
    """From this browser, or from all in which the visitor is known."""

    everywhere: bool = False


# ---- games


class OptionInfo(Struct):
    name: str
    values: list[str]
    free: bool
    rule: str


class SeatCounts(Struct):
    least: int
    most: int
    usual: int


class GameInfo(Struct):
    """A game that can be played; what it is about is told by its catalogue. `values` are the numbers of its box.

    `windows` says whether there are reactions to what others do, so that one may want to pass automatically.
    """

    id: str
    seats: SeatCounts
    options: list[OptionInfo]
    bots: list[str]
    minutes: int
    windows: bool
    values: dict[str, Any]


class ThingInfo(Struct):
    """A thing that choices, events and texts name: `kind` and `name` make the id of its message.

    `args` are the numbers that its text mentions; `values` are those of the card file, if it stands there.
    """

    kind: str
    name: str
    provenance: str | None
    args: dict[str, Any]
    values: dict[str, Any]


# ---- tables


class NoClock(Struct, tag="none", tag_field="kind", forbid_unknown_fields=True):
    """Everybody takes as long as they like."""


class LiveClock(Struct, tag="live", tag_field="kind", forbid_unknown_fields=True):
    """So many seconds for every move, and a reserve for the whole game."""

    move: Annotated[int, Meta(ge=5, le=3600)]
    reserve: Annotated[int, Meta(ge=0, le=36_000)]


class DaysClock(Struct, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for every move."""

    days: Annotated[int, Meta(ge=1, le=30)]


Pace = NoClock | LiveClock | DaysClock


class SeatWish(Struct, forbid_unknown_fields=True):
    """Who shall sit here, in the wish of whoever makes the table."""

    kind: Literal["me", "friend", "open", "bot", "hotseat"]
    bot: str | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    game: str
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=16)]
    options: dict[str, str] = {}
    pace: Pace = field(default_factory=NoClock)
    speed: ChosenSpeed | None = None  # otherwise the server's own
    public: bool = False
    lang: Language = "en"


class Seat(Struct):
    """A seat as everybody may see it. `mine` says whether the reader sits there, `kept` whether they may sit down."""

    name: str | None
    kind: Literal["person", "bot", "open", "invited", "hotseat"]
    bot: str | None
    here: bool
    mine: bool
    host: bool  # does the host of the table sit there?
    kept: bool  # for the reader, since they sat there in the game before
    replaced: bool
    votes: int  # how many want a bot to play for whoever has left


class TableInfo(Struct):
    id: str
    game: str
    options: dict[str, str]
    status: Status
    host: str
    host_here: bool  # is the host at the table now?
    public: bool
    lang: Language
    pace: Pace
    speed: Speed
    opened: bool  # may everybody look back at it?
    seats: list[Seat]
    created: str
    turn: list[int] | None  # the seats that are asked
    your_turn: bool  # has the reader not answered yet?
    result: dict[str, Any] | None
    rematch: str | None
    seal: str | None  # of the secret that all chance comes from; nothing can be drawn before it is shown
    secret: str | None  # told when the game is over


class TableLists(Struct):
    """Public tables, and a page of one's own. `turns` counts the tables, on all pages, that wait for the reader."""

    open: list[TableInfo]
    mine: list[TableInfo]
    next: str | None  # what `after` is for the page that follows
    turns: int


class Invitation(Struct):
    seat: int
    link: str


class MadeTable(Struct):
    id: str
    seat: int | None
    invitations: list[Invitation]


class Join(Struct, forbid_unknown_fields=True):
    seat: SeatNumber | None = None
    token: Annotated[str, Meta(max_length=400)] | None = None


class Joined(Struct):
    id: str
    seat: int


class WhichSeat(Struct, forbid_unknown_fields=True):
    seat: SeatNumber


class Fill(Struct, forbid_unknown_fields=True):
    """A bot for a seat that nobody has taken, or for all of them."""

    bot: str
    seat: SeatNumber | None = None


class WhichSpeed(Struct, forbid_unknown_fields=True):
    speed: ChosenSpeed


class Open(Struct, forbid_unknown_fields=True):
    """Whether everybody with the link may look back at a finished game."""

    on: bool


class TableId(Struct):
    id: str


# ---- saves and replays


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
    """`scores[n]` are the scores after move n, as far as the game counts any on the way."""

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


# ---- analyses of finished games


class Alternative(Struct):
    """What a choice would have led to: the decider's chance, and how it differs from that of the choice made."""

    choice: str
    playouts: int
    estimate: float
    low: float
    high: float
    difference: list[float]  # value, low, high
    p_holm: float


class RoleShares(Struct):
    true: str
    shares: dict[str, float]


class HandShares(Struct):
    true: list[str]
    shares: dict[str, float]


class ThingName(Struct):
    kind: str
    name: str


class ClaimShare(Struct):
    """Something else that may be, such as what lies where: the things that it names, and how likely it was."""

    kind: str
    things: list[ThingName]
    share: float
    true: bool


class KnownAbout(Struct):
    """What could be known about a seat: what it is, what it holds, and other claims."""

    seat: int
    roles: dict[str, RoleShares]
    hand: HandShares
    claims: list[ClaimShare]


class Knowledge(Struct):
    """What a seat could have known about the others."""

    seat: int
    about: list[KnownAbout]


class Decision(Struct):
    """A decision, made after `move` moves: the alternatives from the best on, and what everybody could have known."""

    move: int
    seat: int
    prompt: str
    chosen: str
    best: str
    swing: list[float]
    clear: bool
    outlook: list[float]
    alternatives: list[Alternative]
    knowledge: list[Knowledge]


class DecisionInfo(Struct):
    """A decision in short: by how much the best was better, and everybody's chance after the choice made."""

    move: int
    seat: int
    chosen: str
    best: str
    swing: list[float]
    clear: bool
    outlook: list[float]


class AnalysisInfo(Struct):
    """How far it is: `done` of `total` decisions. They are told at its end, each seen in `playouts` worlds."""

    state: Literal["none", "running", "done"]
    done: int
    total: int
    playouts: int
    decisions: list[DecisionInfo]


# ---- the socket, from the server


class You(Struct):
    """Who the reader of the socket is at this table."""

    seat: int | None
    seats: list[int]
    host: bool
    auto_pass: bool
    notes: str
    muted: list[int]


class Clock(Struct):
    """Seconds: how long a move may take, what each seat has in reserve, and how long the question is open already."""

    move: float
    reserve: list[float]
    elapsed: float


class Hello(Struct, tag="hello", tag_field="type"):
    """The first message. A table that has not begun has no view: `seq` is then 0 and `view` None."""

    table: TableInfo
    you: You
    seq: int
    view: View | None
    log: list[Seen]
    start: int = field(name="from")
    undo: bool
    clock: Clock | None


class Update(Struct, tag="update", tag_field="type"):
    """Something happened that this seat notices. `from` is the place of the first new event in the seat's log."""

    seq: int
    view: View
    log: list[Seen]
    start: int = field(name="from")
    undo: bool
    clock: Clock | None


class Done(Struct, tag="done", tag_field="type"):
    id: str
    seq: int


class Refused(Struct, tag="refused", tag_field="type"):
    id: str
    refusal: Refusal


class Stale(Struct, tag="stale", tag_field="type"):
    id: str
    seq: int


class Why(Struct, tag="why", tag_field="type"):
    id: str
    refusal: Refusal | None


class TableNews(Struct, tag="table", tag_field="type"):
    table: TableInfo
    you: You


class Talk(Struct):
    n: int
    seat: int
    name: str
    text: str
    at: str


class ChatNews(Struct, tag="chat", tag_field="type"):
    messages: list[Talk]


class Error(Struct, tag="error", tag_field="type"):
    error: str
    message: str
    args: dict[str, Any]


class Busy(Struct, tag="busy", tag_field="type"):
    """Bots answer later than usual, or no longer: so much is asked of those of this server."""

    on: bool


class Pong(Struct, tag="pong", tag_field="type"):
    pass


FromServer = Hello | Update | Done | Refused | Stale | Why | TableNews | ChatNews | Busy | Error | Pong


# ---- the socket, from the client


class Choose(Struct, tag="choose", tag_field="type", forbid_unknown_fields=True):
    id: MoveId
    seq: int
    choice: ChoiceText
    seat: SeatNumber | None = None


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    id: MoveId
    seq: int
    seat: SeatNumber | None = None


class AskWhy(Struct, tag="why", tag_field="type", forbid_unknown_fields=True):
    id: MoveId
    choice: ChoiceText
    seat: SeatNumber | None = None


class Say(Struct, tag="chat", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Mute(Struct, tag="mute", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    on: bool


class Notes(Struct, tag="notes", tag_field="type", forbid_unknown_fields=True):
    text: Annotated[str, Meta(max_length=4000)]


class AutoPass(Struct, tag="auto_pass", tag_field="type", forbid_unknown_fields=True):
    on: bool


class Replace(Struct, tag="replace", tag_field="type", forbid_unknown_fields=True):
    seat: SeatNumber
    on: bool


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    pass


FromClient = Choose | Undo | AskWhy | Say | Mute | Notes | AutoPass | Replace | Ping

encoder = msgspec.json.Encoder()
from_client = msgspec.json.Decoder(FromClient)
