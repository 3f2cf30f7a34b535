"""What the host of a table may do: invite, free seats, set the speed, open a finished game to all."""

import secrets
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from subrosa.table.given import PROBLEMS, Asked, TheHall
from subrosa.table.hall import Hall
from subrosa.table.live import LiveTable
from subrosa.table.messages import Invitation, Open, TableInfo, WhichSeat, WhichSpeed
from subrosa.table.people import named
from subrosa.table.problems import TableProblem
from subrosa.table.rows import SeatRow

INVITATION_SECONDS: Final = 14 * 86_400


def invitation(hall: Hall, seat: SeatRow) -> Invitation:
    """A link that lets whoever has it take a seat. It expires, and a new one for the seat makes it void."""
    token = hall.invitations.sign([seat.table, seat.seat, seat.nonce], INVITATION_SECONDS)
    return Invitation(seat.seat, f"/table/{seat.table}?token={token}")


async def hosted(request: Asked, hall: Hall, table_id: str) -> LiveTable:
    """The table, for its host. Raises TableProblem."""
    user = await named(request, hall)
    table = await hall.table(table_id)
    if table.row.host != user.id:
        raise TableProblem("not-host")
    return table


async def guest_seat(request: Asked, hall: Hall, table_id: str, seat: int) -> tuple[LiveTable, SeatRow]:
    """The table and a seat of it that is somebody else's, for its host, before the game. Raises TableProblem."""
    table = await hosted(request, hall, table_id)
    if table.row.status != "waiting":
        raise TableProblem("begun")
    if seat >= len(table.seats):
        raise TableProblem("no-such-seat", last=len(table.seats) - 1)
    if table.seats[seat].kind in ("me", "bot", "hotseat"):
        raise TableProblem("not-a-guest-seat")
    return table, table.seats[seat]


@post("/api/tables/{table_id:str}/free", status_code=200, responses=PROBLEMS)
async def free_seat(
    request: Asked, hall: TheHall, table_id: FromPath[str], data: JSONBody[WhichSeat]
) -> TableInfo:
    """The host asks somebody to leave a seat; invitations to it are void."""
    table, seat = await guest_seat(request, hall, table_id, data.seat)
    emptied = {"user": None, "name": "", "kept_for": None, "nonce": secrets.token_hex(8)}
    await table.change(hall.store.change_seat(table_id, seat.seat, **emptied))
    return table.info(table.row.host)


@post("/api/tables/{table_id:str}/invite", status_code=200, responses=PROBLEMS)
async def invite(
    request: Asked, hall: TheHall, table_id: FromPath[str], data: JSONBody[WhichSeat]
) -> Invitation:
    """A new link for a seat that nobody has taken; older ones are void."""
    table, seat = await guest_seat(request, hall, table_id, data.seat)
    if seat.user is not None:
        raise TableProblem("seat-taken")
    await table.change(hall.store.change_seat(table_id, seat.seat, nonce=secrets.token_hex(8), kind="friend"))
    return invitation(hall, table.seats[seat.seat])


@post("/api/tables/{table_id:str}/speed", status_code=200, responses=PROBLEMS)
async def set_speed(
    request: Asked, hall: TheHall, table_id: FromPath[str], data: JSONBody[WhichSpeed]
) -> TableInfo:
    """How fast bots and seats on auto-pass answer, from the next question on."""
    table = await hosted(request, hall, table_id)
    await table.change(hall.store.change_table(table_id, speed=data.speed))
    return table.info(table.row.host)


@post("/api/tables/{table_id:str}/open", status_code=200, responses=PROBLEMS)
async def open_to_all(
    request: Asked, hall: TheHall, table_id: FromPath[str], data: JSONBody[Open]
) -> TableInfo:
    """Let everybody who has the link look back at a finished private game, or nobody else any more."""
    table = await hosted(request, hall, table_id)
    if table.row.status != "finished":
        raise TableProblem("not-finished")
    await table.change(hall.store.change_table(table_id, opened=data.on))
    return table.info(table.row.host)


HANDLERS: Final = [free_seat, invite, set_speed, open_to_all]
