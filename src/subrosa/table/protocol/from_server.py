"""What the server says over the socket of a table."""

from typing import Any

import msgspec
from msgspec import Struct, field

from subrosa.table.protocol.basics import Refusal, Seen, View
from subrosa.table.protocol.tables import TableInfo


class You(Struct):
    """Who the reader of the socket is at this table."""

    seat: int | None
    seats: list[int]
    host: bool
    auto_pass: bool
    notes: str
    muted: list[int]


class Clock(Struct):
    """Seconds: how long a move may take, what each seat has in reserve, and how long the question has been open."""

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
    """Whether the bots of this server answer later than usual, because so much is asked of them."""

    on: bool


class Pong(Struct, tag="pong", tag_field="type"):
    pass


FromServer = Hello | Update | Done | Refused | Stale | Why | TableNews | ChatNews | Busy | Error | Pong

encoder = msgspec.json.Encoder()
