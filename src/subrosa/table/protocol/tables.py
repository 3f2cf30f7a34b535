"""Tables: making one, sitting down at it, and what the lobby shows of it."""

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from subrosa.table.protocol.basics import ChosenSpeed, Language, Name, SeatNumber, Speed, Status
from subrosa.table.protocol.people import Me


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
    """Who is to sit here, as whoever makes the table wishes."""

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
    name: Name | None = None  # for whoever comes without one, so that one click is one journey


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
    your_turn: bool  # is the reader asked, and has not answered yet?
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


class RecordLine(Struct):
    """What somebody has done alone against one opponent: how often they played and won, and their most points."""

    game: str
    against: tuple[str, str] | None  # the kind and the name of a thing of the game; null: just the game
    difficulty: str | None  # as chosen among the options; null: the usual one
    played: int
    won: int
    best: int | None


class Invitation(Struct):
    seat: int
    link: str


class MadeTable(Struct):
    id: str
    seat: int | None
    invitations: list[Invitation]
    me: Me


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
