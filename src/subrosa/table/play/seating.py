"""Who sits where, as visitors may know it."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from typing import Literal

from subrosa.core.sealed import seal
from subrosa.table.protocol.tables import Seat, TableInfo
from subrosa.table.storage.rows import SeatRow, TableRow

Kind = Literal["person", "bot", "open", "invited", "hotseat"]


def moment(seconds: float) -> str:
    """Return a time as people and programs read it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat(timespec="seconds")


def kind_of(seat: SeatRow) -> Kind:
    """Return what a seat is now, which is not always what it was meant to be."""
    if seat.kind == "bot" or seat.kind == "hotseat":
        return "bot" if seat.kind == "bot" else "hotseat"
    if seat.user is not None:
        return "person"
    return "invited" if seat.kind == "friend" or seat.kept_for is not None else "open"


def is_open_to(table: TableRow, seats: Sequence[SeatRow], user: str | None) -> bool:
    """Tell whether the game is over and this visitor may look back at all of it, its secret included."""
    if table.status != "finished":
        return False
    own = user is not None and (user == table.host or any(seat.user == user for seat in seats))
    return table.public or table.opened or own


def table_info(
    table: TableRow,
    seats: Sequence[SeatRow],
    host: str | None,
    user: str | None,
    here: Collection[int] = (),
    host_here: bool = False,
    votes: Collection[tuple[int, int]] = (),
) -> TableInfo:
    """Return a table as this visitor sees it in the lobby."""
    return TableInfo(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.status,
        host=host or "",
        host_here=host_here,
        public=table.public,
        lang=table.lang,
        pace=table.pace,
        speed=table.speed,
        opened=table.public or table.opened,
        seats=[
            Seat(
                name=seat.name or None,
                kind=kind_of(seat),
                bot=seat.bot,
                here=seat.kind == "bot" or seat.seat in here,
                mine=user is not None and seat.user == user,
                host=seat.user == table.host,
                kept=user is not None and seat.user is None and seat.kept_for == user,
                replaced=seat.replaced,
                votes=sum(1 for voted, _ in votes if voted == seat.seat),
            )
            for seat in seats
        ],
        created=moment(table.created),
        turn=table.turn,
        your_turn=user is not None
        and any(table.awaits(seat.seat) for seat in seats if seat.user == user and not seat.replaced),
        result=table.result,
        rematch=table.rematch,
        seal=seal(table.seed) if table.sealed else None,
        secret=table.seed if table.sealed and is_open_to(table, seats, user) else None,
    )
