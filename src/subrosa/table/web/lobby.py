"""The lobby: which tables there are, making one, taking and leaving seats."""

import secrets
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody, QueryParameter

from subrosa import bots, games
from subrosa.core.errors import BadSetup, UnknownGame
from subrosa.core.game import LONGEST_OPTION, Game, Thing
from subrosa.core.sealed import fresh_secret
from subrosa.phrases import phrases
from subrosa.records import Outcome, difficulty_in, lines_of
from subrosa.table.common.visitor_names import clean_name
from subrosa.table.play.bot_names import name_bots
from subrosa.table.play.seating import table_info
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.protocol.tables import (
    Join,
    Joined,
    MadeTable,
    NewTable,
    RecordLine,
    SeatWish,
    TableId,
    TableInfo,
    TableLists,
)
from subrosa.table.server.worker import Worker
from subrosa.table.storage.listing import PLACE, read_place
from subrosa.table.storage.rows import SeatRow, TableRow, User
from subrosa.table.storage.writer import Taken
from subrosa.table.web.host import check_waiting, invitation, kind_for_guests
from subrosa.table.web.people import begin_session, me, named, new_guest, visitor
from subrosa.table.web.quotas import check_tables
from subrosa.table.web.requests import PROBLEMS, Asked, TheWorker, place_of
from subrosa.table.web.sessions import session_of
from subrosa.texts import Texts
from subrosa.wording import things_meant

MOST_LISTED: Final = 50
A_PAGE: Final = 10  # of one's own tables
MOST_COUNTED: Final = 1000  # games, for somebody's record


# ---- looking


@get("/api/tables", responses=PROBLEMS)
async def list_tables(
    request: Asked,
    worker: TheWorker,
    after: Annotated[str | None, QueryParameter(pattern=PLACE)] = None,
) -> TableLists:
    """List tables that can be joined or watched, and one's own, one page at a time."""
    place = None if after is None else read_place(after)
    user = await visitor(request, worker)
    open_rows = await worker.store.listing.open_tables(MOST_LISTED)
    own = await worker.store.listing.tables_of(user.id, place, A_PAGE + 1) if user is not None else []
    page = own[:A_PAGE]
    own_rows = [row for _, row in page]
    rows = {row.id: row for row in [*open_rows, *own_rows]}
    seats = await worker.store.seats.of(list(rows))
    hosts = await worker.store.visitors.names(list({row.host for row in rows.values()}))

    def info(row: TableRow) -> TableInfo:
        live = worker.tables.get(row.id)
        here, host_here = (live.presence.seats(), live.presence.host()) if live is not None else ((), False)
        who = user.id if user is not None else None
        return table_info(row, seats[row.id], hosts.get(row.host), who, here, host_here)

    return TableLists(
        open=[info(row) for row in open_rows],
        mine=[info(row) for row in own_rows],
        next=page[-1][0].text() if len(own) > A_PAGE else None,
        turns=await worker.store.listing.count_turns(user.id) if user is not None else 0,
    )


@get("/api/record", responses=PROBLEMS)
async def show_record(request: Asked, worker: TheWorker) -> list[RecordLine]:
    """Show how somebody's solo games have ended, as far as they are kept here: the latest thousand."""
    user = await visitor(request, worker)
    found = [] if user is None else await worker.store.listing.finished_alone(user.id, MOST_COUNTED)
    outcomes = [
        Outcome(
            game,
            kept_thing(result.get("against")),
            difficulty_in(games.get(game), options),
            bool(result["winners"]),
            next(iter(result["scores"]), None),
        )
        for game, options, result in found
    ]
    return [RecordLine(*line) for line in lines_of(outcomes)]


def kept_thing(kept: list[str] | None) -> Thing | None:
    """Read a thing as it is kept."""
    return None if kept is None else (kept[0], kept[1])


@get("/api/tables/{table_id:str}", responses=PROBLEMS)
async def show_table(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> TableInfo:
    """Show one table. Whoever knows its id may know who sits there, so that invitations can be looked at first."""
    user = await visitor(request, worker)
    return (await worker.table(table_id)).info(user.id if user is not None else None)


# ---- making


@post("/api/tables", status_code=201, responses=PROBLEMS)
async def make_table(request: Asked, worker: TheWorker, data: JSONBody[NewTable]) -> Response[MadeTable]:
    """Make a table. It starts by itself when every seat is taken. Whoever has no name yet may bring one along."""
    known = await visitor(request, worker)
    user = known or await new_guest(request, worker, data.name)
    row = new_row(worker, data, user)
    await check_tables(worker, user.id, place_of(request))
    seats = [new_seat(row, i, wish, user) for i, wish in enumerate(data.seats)]
    name_bots(seats)
    cookies: list[Cookie] = []
    with worker.room(user.id, bots=any(seat.kind == "bot" for seat in seats)):
        if known is None:
            await worker.store.visitors.add(user)
            cookies = await begin_session(worker, user, session_of(request, worker))
        await worker.store.tables.add(row, seats)
        table = await worker.table(row.id)
    await table.start()
    mine = table.seat_of(user.id)
    links = [invitation(worker, seat) for seat in seats if seat.kind == "friend"]
    made = MadeTable(row.id, mine[0] if mine else None, links, me(user))
    return Response(made, status_code=201, cookies=cookies)


def new_row(worker: Worker, data: NewTable, user: User) -> TableRow:
    """Return the table that was asked for. Raises TableProblem if the rules do not allow it."""
    try:
        game = games.get(data.game)
        setup = game.setup(len(data.seats), 0, options_meant(game, data))
    except UnknownGame as error:
        raise TableProblem("no-game", games=games.names()) from error
    except BadSetup as error:
        raise TableProblem("bad-setup", detail=phrases(data.lang)(str(error))) from error
    if sum(1 for wish in data.seats if wish.kind == "me") > 1:
        raise TableProblem("bad-seats")
    for wish in data.seats:
        if wish.kind == "bot" and not worker.settings.offers(wish.bot or "random", game.id):
            raise TableProblem("no-bot", bots=worker.settings.bots_for(game.id))
    return TableRow(
        id=secrets.token_hex(10),
        game=game.id,
        rules=game.rules_version,
        options=dict(setup.options),
        seed=fresh_secret(),
        sealed=True,
        status="waiting",
        host=user.id,
        public=data.public,
        lang=data.lang,
        pace=data.pace,
        speed=data.speed or worker.settings.speed,
        created=worker.clock.now(),
    )


def options_meant(game: Game, data: NewTable) -> dict[str, str]:
    """Return the options in the engine's words: a list of one's own may use the names of the table's language."""
    free = {option.name: option.values for option in game.options if option.free}
    return {
        name: things_meant(value, Texts(data.lang, game))
        if name in free and value not in free[name] and len(value) <= LONGEST_OPTION
        else value
        for name, value in data.options.items()
    }


def new_seat(table: TableRow, number: int, wish: SeatWish, user: User) -> SeatRow:
    own = wish.kind in ("me", "hotseat")
    name = clean_name(wish.name) if wish.name is not None and wish.kind != "me" else ""
    return SeatRow(
        table=table.id,
        seat=number,
        kind=wish.kind,
        name=user.name if wish.kind == "me" else name,
        user=user.id if own else None,
        kept_for=None,
        bot=bots.draw(wish.bot or "random", f"{table.id} {number}") if wish.kind == "bot" else None,
        nonce=secrets.token_hex(8),
        replaced=False,
        auto_pass=False,
    )


# ---- seats


@post("/api/tables/{table_id:str}/join", status_code=200, responses=PROBLEMS)
async def join(request: Asked, worker: TheWorker, table_id: FromPath[str], data: JSONBody[Join]) -> Joined:
    """Take a seat: the one an invitation is for, one that is kept for you, or an open one."""
    user = await named(request, worker)
    table = await worker.table(table_id)
    mine = table.seat_of(user.id)
    if mine:
        return Joined(table_id, mine[0])
    check_may_join(table)
    seat = choose_seat(worker, table, user, data)
    try:
        await table.change(worker.store.seats.claim(table_id, seat, user))
    except Taken as error:
        await table.reseat()
        check_may_join(table)
        raise TableProblem("seat-taken") from error
    return Joined(table_id, seat)


def check_may_join(table: LiveTable) -> None:
    """Raise TableProblem if the game has begun: afterwards one can still watch."""
    if table.row.status == "playing" and table.row.public:
        raise TableProblem("watch-instead")
    check_waiting(table)


def choose_seat(worker: Worker, table: LiveTable, user: User, wish: Join) -> int:
    """Return the seat that somebody may take. Raises TableProblem."""
    if wish.token is not None:
        invited = worker.invitations.read(wish.token)
        for seat in table.seats:
            if invited == [table.row.id, seat.seat, seat.nonce] and wish.seat in (None, seat.seat):
                return seat.seat
        raise TableProblem("bad-invitation")
    host = user.id == table.row.host  # who has left, and needs no invitation to come back
    for seat in table.seats:
        free = seat.kept_for in (None, user.id) and (seat.kind == "open" or seat.kept_for == user.id or host)
        if not seat.taken and free and wish.seat in (None, seat.seat):
            return seat.seat
    raise TableProblem("no-open-seat")


@post("/api/tables/{table_id:str}/leave", status_code=200, responses=PROBLEMS)
async def leave(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> TableInfo:
    """Stand up. In a running game a bot plays on until one comes back.

    Before the game the seat is free again, and a host who leaves makes the next one who sits there the host.
    """
    user = await named(request, worker)
    table = await worker.table(table_id)
    if table.row.status == "waiting" and (theirs := table.seat_of(user.id)):
        kind = kind_for_guests(table)
        try:
            await table.change(worker.store.seats.stand_up(table_id, user.id, kind, theirs[0]))
        except Taken:  # the game has begun in this very moment
            await table.reseat()
    if table.row.status == "playing":
        for seat in table.seat_of(user.id):
            await table.change(worker.store.seats.change(table_id, seat, replaced=True))
    return table.info(user.id)


@post("/api/tables/{table_id:str}/rematch", status_code=200, responses=PROBLEMS)
async def rematch(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> TableId:
    """Play the same again: seats are kept for those who sat there. Whoever asks second gets the same table."""
    user = await named(request, worker)
    table = await worker.table(table_id)
    if not table.seat_of(user.id):
        raise TableProblem("not-seated")
    if table.row.status != "finished" or table.row.brought:
        raise TableProblem("not-finished")
    former = table.row.rematch
    if former is None or (await worker.table(former)).row.status == "cancelled":
        await check_tables(worker, user.id, place_of(request))
        row, seats = again(table, user)
        with worker.room(user.id, bots=any(seat.kind == "bot" for seat in seats)):
            await worker.store.tables.add(row, seats)
            await worker.table(row.id)
        try:
            await table.change(worker.store.tables.set_rematch(table_id, row.id, instead_of=former))
        except Taken:
            await table.reseat()
    assert table.row.rematch is not None
    following = await worker.table(table.row.rematch)
    await following.start()
    return TableId(table.row.rematch)


def again(table: LiveTable, user: User) -> tuple[TableRow, list[SeatRow]]:
    """Return a table like this one, with a seat kept for everybody."""
    old = table.row
    row = TableRow(
        id=secrets.token_hex(10),
        game=old.game,
        rules=games.get(old.game).rules_version,
        options=old.options,
        seed=fresh_secret(),
        sealed=True,
        status="waiting",
        host=user.id,
        public=old.public,
        lang=old.lang,
        pace=old.pace,
        speed=old.speed,
        created=table.worker.clock.now(),
    )
    seats = []
    for seat in table.seats:
        mine = seat.user == user.id
        seats.append(
            SeatRow(
                table=row.id,
                seat=seat.seat,
                kind=seat.kind,
                name=seat.name,
                user=user.id if mine else None,
                kept_for=None if mine else seat.user,
                bot=seat.bot,
                nonce=secrets.token_hex(8),
                replaced=False,
                auto_pass=False,
            )
        )
    return row, seats


HANDLERS: Final = [list_tables, show_record, show_table, make_table, join, leave, rematch]
