"""Replays of finished games, saves to download, and uploaded saves."""

import secrets
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from subrosa.table.archive.replay import OPEN
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.protocol.replays import Moment, OwnView, ReplayInfo, SaveText
from subrosa.table.protocol.tables import NoClock, TableId
from subrosa.table.server.worker import Worker
from subrosa.table.storage.rows import SeatRow, TableRow, User
from subrosa.table.web.people import named, visitor
from subrosa.table.web.quotas import check_bytes, check_tables, make_room
from subrosa.table.web.requests import PROBLEMS, Asked, TheWorker, place_of, ready

LARGEST_SAVE: Final = 1_000_000  # bytes of a request with a save in it


def may_watch(table: LiveTable, user: User | None) -> bool:
    """Tell whether this visitor may look at a table while it is played."""
    return table.may_watch(user.id if user is not None else None)


def may_look_back(table: LiveTable, user: User | None) -> bool:
    """Tell whether this visitor may look back at a game, which its host may have opened to all."""
    return (table.row.opened and table.row.status == "finished") or may_watch(table, user)


async def finished(request: Asked, worker: Worker, table_id: str) -> LiveTable:
    """Return a finished game that the visitor may look at. Raises TableProblem."""
    table = await worker.table(table_id)
    if not may_look_back(table, await visitor(request, worker)):
        raise TableProblem("no-table")
    if table.row.status != "finished":
        raise TableProblem("not-finished")
    await worker.touch(table)
    return table


@get("/api/tables/{table_id:str}/save", media_type=MediaType.TEXT, responses=PROBLEMS)
async def take_home(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> Response[Any]:
    """Send one's own view while the game runs, the whole save when it is over."""
    user = await visitor(request, worker)
    table = await worker.table(table_id)
    if not may_look_back(table, user):
        raise TableProblem("no-table")
    if table.row.status == "finished":
        name = {"content-disposition": f'attachment; filename="{table.row.game}-{table.row.id[:6]}.save"'}
        text = await worker.finished_games.write(place_of(request), table)
        return Response(text, media_type=MediaType.TEXT, headers=name)
    if table.ledger is None:
        raise TableProblem("not-begun")
    seats = table.seat_of(user.id if user is not None else None)
    seat = seats[0] if seats else None
    async with table.lock:
        own = OwnView(table.row.game, seat, table.state.view(seat), table.state.log(seat))
    return Response(own, media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay_info(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> Response[ReplayInfo]:
    """Tell how long a finished game was, where its turns began, how the scores went."""
    table = await finished(request, worker, table_id)
    return ready(await worker.finished_games.info(place_of(request), table), ReplayInfo)


@get("/api/tables/{table_id:str}/replay/{n:int}", responses=PROBLEMS)
async def replay_moment(
    request: Asked,
    worker: TheWorker,
    table_id: FromPath[str],
    n: FromPath[int],
    seat: Annotated[str, QueryParameter(pattern=r"^(open|spectator|\d{1,2})$")] = OPEN,
) -> Response[Moment]:
    """Show a finished game after its move `n`, from a seat, as a spectator, or with everything open."""
    table = await finished(request, worker, table_id)
    return ready(await worker.finished_games.moment(place_of(request), table, n, seat), Moment)


@post("/api/saves", status_code=201, request_max_body_size=LARGEST_SAVE, responses=PROBLEMS)
async def bring_save(request: Asked, worker: TheWorker, data: JSONBody[SaveText]) -> TableId:
    """Look at a save: it becomes a finished table that can only be replayed."""
    user = await named(request, worker)
    await check_tables(worker, user.id, place_of(request))
    about, save = await worker.finished_games.bring(place_of(request), data.text)
    await check_bytes(worker, user.id, place_of(request), len(save))
    names = about["names"]
    row = TableRow(
        id=secrets.token_hex(10),
        game=about["game"],
        rules=about["rules"],
        options=about["options"],
        seed="",
        sealed=False,
        status="finished",
        host=user.id,
        public=False,
        lang="en",
        pace=NoClock(),
        speed="normal",
        created=worker.clock.now(),
        result=about["result"],
        brought=len(save),
    )
    seats = [
        SeatRow(row.id, i, "bot", names[i] if i < len(names) else "", None, None, None, "", False, False)
        for i in range(about["seats"])
    ]
    await make_room(worker, user.id)
    await worker.store.tables.add(row, seats, save)
    return TableId(row.id)


def check_may_watch(table: LiveTable, user: User | None) -> None:
    """Raise TableProblem if this visitor may not look at the table."""
    if not may_watch(table, user):
        raise TableProblem("private")


HANDLERS: Final = [take_home, replay_info, replay_moment, bring_save]
