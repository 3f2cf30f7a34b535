"""Rows of the database as objects."""

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec import Struct

from subrosa.table.protocol.basics import Language, Speed, Status
from subrosa.table.protocol.tables import Pace

# The kinds of a move.
CHOOSE: Final = "choose"
UNDO: Final = "undo"


class User(Struct, frozen=True):
    id: str
    name: str
    account: str | None
    password: str | None
    created: float


class TableRow(Struct):
    """A table without its seats, its moves and the uploaded save."""

    id: str
    game: str
    rules: int
    options: dict[str, str]
    seed: str
    sealed: bool
    status: Status
    host: str
    public: bool
    lang: Language
    pace: Pace
    speed: Speed
    created: float
    turn: list[int] | None = None
    result: dict[str, Any] | None = None
    rematch: str | None = None
    brought: int = 0
    due: float | None = None
    opened: bool = False
    touched: float = 0.0
    awaited: str | None = None  # as `marked` writes it

    def awaits(self, seat: int) -> bool:
        """Tell whether this seat has not answered yet, which only whoever sits there may know."""
        return self.awaited is not None and f",{seat}," in self.awaited


class SeatRow(Struct):
    """A seat. `kind` is how it was meant: me, friend, open, bot, hotseat."""

    table: str
    seat: int
    kind: str
    name: str
    user: str | None
    kept_for: str | None
    bot: str | None
    nonce: str
    replaced: bool
    auto_pass: bool

    @property
    def taken(self) -> bool:
        return self.kind == "bot" or self.user is not None


class Move(Struct, frozen=True):
    """One line of a table's log."""

    seq: int
    seat: int
    kind: str  # CHOOSE or UNDO
    choice: str
    made_by: str  # person, bot, auto
    move_id: str | None
    noticed: int  # what its seat counts after it
    used: float  # seconds of the seat's reserve
    at: float


def marked(seats: Iterable[int]) -> str:
    """Write seats as one text in which each can be looked for."""
    return f",{','.join(map(str, seats))},"


# Columns that hold JSON in their text.
JSON_COLUMNS = ("options", "pace", "result", "turn")


def to_row(table: TableRow) -> dict[str, Any]:
    """Return a table as the database keeps it."""
    row = {name: getattr(table, name) for name in table.__struct_fields__}
    for name in JSON_COLUMNS:
        if row[name] is not None:
            row[name] = msgspec.json.encode(row[name]).decode()
    return row


def from_row(row: Any) -> TableRow:
    """Undo `to_row`."""
    values = dict(row)
    values["options"] = msgspec.json.decode(values["options"], type=dict[str, str])
    values["pace"] = msgspec.json.decode(values["pace"], type=Pace)
    for name in ("result", "turn"):
        if values[name] is not None:
            values[name] = msgspec.json.decode(values[name])
    return TableRow(**values)
