"""What the host of a table may do: invite, free seats, fill them with bots, cancel the table, set its speed, open a
finished game to all. And how somebody else becomes the host."""

import secrets
from contextlib import suppress
from typing import Final

from litestar import post
from litestar.params import FromPath, JSONBody

from subrosa import bots
from subrosa.table.play.bot_names import bot_name
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.protocol.tables import DaysClock, Fill, Invitation, Open, TableInfo, WhichSeat, WhichSpeed
from subrosa.table.server.worker import Worker
from subrosa.table.storage.rows import SeatRow
from subrosa.table.storage.writer import Taken
from subrosa.table.web.people import named
from subrosa.table.web.requests import PROBLEMS, Asked, TheWorker

INVITATION_SECONDS: Final = 14 * 86_400
# Seconds without a host after which somebody else can take over: longer than a line drops, or than people who play by
# the day look at something else.
GONE_AFTER: Final = 120
GONE_BY_DAYS: Final = 600


def invitation(worker: Worker, seat: SeatRow) -> Invitation:
    """Make a link that lets whoever has it take a seat. It expires, and a new one for the seat makes it void."""
    token = worker.invitations.sign([seat.table, seat.seat, seat.nonce], INVITATION_SECONDS)
    return Invitation(seat.seat, f"/table/{seat.table}?token={token}")


async def hosted(request: Asked, worker: Worker, table_id: str) -> LiveTable:
    """Return the table, for its host. Raises TableProblem."""
    user = await named(request, worker)
    table = await worker.table(table_id)
    if table.row.host != user.id:
        raise TableProblem("not-host")
    return table


async def guest_seat(request: Asked, worker: Worker, table_id: str, seat: int) -> tuple[LiveTable, SeatRow]:
    """Return a table and a seat of somebody else, for the host, before the game. Raises TableProblem."""
    table = await hosted(request, worker, table_id)
    check_waiting(table)
    check_seat(table, seat)
    if table.seats[seat].kind == "bot" or table.seats[seat].user == table.row.host:
        raise TableProblem("not-a-guest-seat")
    return table, table.seats[seat]


def check_waiting(table: LiveTable) -> None:
    """Raise TableProblem unless everybody is still waiting for the game to begin."""
    if table.row.status == "cancelled":
        raise TableProblem("cancelled")
    if table.row.status != "waiting":
        raise TableProblem("begun")


def check_seat(table: LiveTable, seat: int) -> None:
    """Raise TableProblem if the table has no such seat."""
    if seat >= len(table.seats):
        raise TableProblem("no-such-seat", last=len(table.seats) - 1)


def check_maker(table: LiveTable) -> None:
    """Raise TableProblem if the host did not make this public table: they may not send away those who sat there first.

    Anybody may sit down at a public table, and become its host when the maker is away.
    """
    joined = [
        seat for seat in table.seats if seat.user == table.row.host and seat.kind not in ("me", "hotseat")
    ]
    if table.row.public and joined:
        raise TableProblem("not-maker")


def kind_for_guests(table: LiveTable) -> str:
    """Return what becomes of a seat that was meant for the host: at a private table one is invited to it."""
    return "open" if table.row.public else "friend"


@post("/api/tables/{table_id:str}/free", status_code=200, responses=PROBLEMS)
async def free_seat(
    request: Asked, worker: TheWorker, table_id: FromPath[str], data: JSONBody[WhichSeat]
) -> TableInfo:
    """Ask somebody to leave a seat, as the host; invitations to it are void."""
    table, seat = await guest_seat(request, worker, table_id, data.seat)
    if seat.user is not None:
        check_maker(table)
    kind = kind_for_guests(table) if seat.kind in ("me", "hotseat") else seat.kind  # left by a former host
    emptied = {"user": None, "name": "", "kept_for": None, "nonce": secrets.token_hex(8), "kind": kind}
    await table.change(worker.store.seats.change(table_id, seat.seat, **emptied))
    return table.info(table.row.host)


@post("/api/tables/{table_id:str}/invite", status_code=200, responses=PROBLEMS)
async def invite(
    request: Asked, worker: TheWorker, table_id: FromPath[str], data: JSONBody[WhichSeat]
) -> Invitation:
    """Make a new link for a seat that nobody has taken; older ones are void."""
    table, seat = await guest_seat(request, worker, table_id, data.seat)
    if seat.user is not None:
        raise TableProblem("seat-taken")
    await table.change(
        worker.store.seats.change(table_id, seat.seat, nonce=secrets.token_hex(8), kind="friend")
    )
    return invitation(worker, table.seats[seat.seat])


@post("/api/tables/{table_id:str}/fill", status_code=200, responses=PROBLEMS)
async def fill(request: Asked, worker: TheWorker, table_id: FromPath[str], data: JSONBody[Fill]) -> TableInfo:
    """Let a bot take a seat that nobody has taken, open or kept for a friend; or bots all of them."""
    table = await hosted(request, worker, table_id)
    check_waiting(table)
    if not worker.settings.offers(data.bot, table.row.game):
        raise TableProblem("no-bot", bots=worker.settings.bots_for(table.row.game))
    if data.seat is not None:
        check_seat(table, data.seat)
    free = [seat.seat for seat in table.seats if not seat.taken and data.seat in (None, seat.seat)]
    filled = 0
    with worker.room(table.row.host, bots=not table.has_bots):  # one that has bots counts already
        for seat in free:
            name = bot_name(table.seats)
            bot = bots.draw(data.bot, f"{table_id} {seat}")
            order = worker.store.seats.seat_bot(table_id, seat, bot, name, secrets.token_hex(8))
            with suppress(Taken):  # somebody has sat down there in this very moment
                await table.change(order)
                filled += 1
    if not filled:
        await table.reseat()
        check_waiting(table)
        raise TableProblem("seat-taken")
    return table.info(table.row.host)


@post("/api/tables/{table_id:str}/cancel", status_code=200, responses=PROBLEMS)
async def cancel(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> TableInfo:
    """Cancel the game: everybody at the table is told, and no list has it any more."""
    table = await hosted(request, worker, table_id)
    check_waiting(table)
    if any(seat.user not in (None, table.row.host) for seat in table.seats):
        check_maker(table)
    try:
        await table.change(worker.store.tables.change(table_id, was="waiting", status="cancelled"))
    except Taken:  # the game has begun in this very moment
        await table.reseat()
        check_waiting(table)
    return table.info(table.row.host)


@post("/api/tables/{table_id:str}/host", status_code=200, responses=PROBLEMS)
async def take_over(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> TableInfo:
    """Become the host of a table that waits, since its host has gone away."""
    user = await named(request, worker)
    table = await worker.table(table_id)
    if not table.seat_of(user.id):
        raise TableProblem("not-seated")
    check_waiting(table)
    if table.row.host != user.id:
        gone = GONE_BY_DAYS if isinstance(table.row.pace, DaysClock) else GONE_AFTER
        if table.presence.host_away() < gone:
            raise TableProblem("host-here", minutes=gone // 60)
        try:
            await table.change(worker.store.tables.hand_over(table_id, table.row.host, user.id))
        except Taken:  # somebody else has taken over, or the game has begun, in this very moment
            await table.reseat()
            check_waiting(table)
    return table.info(user.id)


@post("/api/tables/{table_id:str}/speed", status_code=200, responses=PROBLEMS)
async def set_speed(
    request: Asked, worker: TheWorker, table_id: FromPath[str], data: JSONBody[WhichSpeed]
) -> TableInfo:
    """Set how fast bots and seats on auto-pass answer, from the next question on."""
    table = await hosted(request, worker, table_id)
    await table.change(worker.store.tables.change(table_id, speed=data.speed))
    return table.info(table.row.host)


@post("/api/tables/{table_id:str}/open", status_code=200, responses=PROBLEMS)
async def open_to_all(
    request: Asked, worker: TheWorker, table_id: FromPath[str], data: JSONBody[Open]
) -> TableInfo:
    """Let everybody who has the link look back at a finished private game, or nobody else any more."""
    table = await hosted(request, worker, table_id)
    if table.row.status != "finished":
        raise TableProblem("not-finished")
    await table.change(worker.store.tables.change(table_id, opened=data.on))
    return table.info(table.row.host)


HANDLERS: Final = [free_seat, invite, fill, cancel, take_over, set_speed, open_to_all]
