"""Finished games to be looked at again, saves to take home, and saves brought from elsewhere."""

import asyncio
import json
import secrets
import time
from typing import Annotated, Any, Final

from litestar import MediaType, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from subrosa import games
from subrosa.core.errors import BadSave, SubRosaError
from subrosa.core.save import FORMAT
from subrosa.table.given import PROBLEMS, Asked, TheHall
from subrosa.table.hall import Hall
from subrosa.table.live import LiveTable
from subrosa.table.messages import Moment, NoClock, OwnView, ReplayInfo, SaveText, TableId
from subrosa.table.people import cleaned, named, visitor
from subrosa.table.problems import TableProblem
from subrosa.table.replay import save_text
from subrosa.table.rows import SeatRow, TableRow, User

OPEN: Final = "open"
LARGEST_SAVE: Final = 2_500_000  # bytes


def may_watch(table: LiveTable, user: User | None) -> bool:
    """Public tables are everybody's to see, private ones those who sit there or may sit down."""
    if table.row.public:
        return True
    if user is None:
        return False
    kept = any(seat.user is None and seat.kept_for == user.id for seat in table.seats)
    return kept or user.id == table.row.host or bool(table.seat_of(user.id))


def may_look_back(table: LiveTable, user: User | None) -> bool:
    """A finished game may be opened to all by its host; what was talked there is not."""
    return (table.row.opened and table.row.status == "finished") or may_watch(table, user)


async def finished(request: Asked, hall: Hall, table_id: str) -> LiveTable:
    """A finished game that the visitor may look at. Raises TableProblem."""
    table = await hall.table(table_id)
    if not may_look_back(table, await visitor(request, hall)):
        raise TableProblem("no-table")
    if table.row.status != "finished":
        raise TableProblem("not-finished")
    return table


@get("/api/tables/{table_id:str}/save", media_type=MediaType.TEXT, responses=PROBLEMS)
async def take_home(request: Asked, hall: TheHall, table_id: FromPath[str]) -> Response[Any]:
    """One's own view while the game runs, the whole save when it is over."""
    user = await visitor(request, hall)
    table = await hall.table(table_id)
    if not may_look_back(table, user):
        raise TableProblem("no-table")
    if table.row.status == "finished":
        name = {"content-disposition": f'attachment; filename="{table.row.game}-{table.row.id[:6]}.save"'}
        return Response(await asyncio.to_thread(save_text, table), media_type=MediaType.TEXT, headers=name)
    if table.ledger is None:
        raise TableProblem("not-begun")
    seats = table.seat_of(user.id if user is not None else None)
    seat = seats[0] if seats else None
    async with table.lock:
        own = OwnView(table.row.game, seat, table.state.view(seat), table.state.log(seat))
    return Response(own, media_type=MediaType.JSON)


@get("/api/tables/{table_id:str}/replay", responses=PROBLEMS)
async def replay_info(request: Asked, hall: TheHall, table_id: FromPath[str]) -> ReplayInfo:
    """How long a finished game was, where its turns began, how the scores went."""
    replay = await hall.shelf.get(await finished(request, hall, table_id))
    return ReplayInfo(len(replay.states) - 1, replay.turns(), replay.scores())


@get("/api/tables/{table_id:str}/replay/{n:int}", responses=PROBLEMS)
async def replay_moment(
    request: Asked,
    hall: TheHall,
    table_id: FromPath[str],
    n: FromPath[int],
    seat: Annotated[str, QueryParameter(pattern=r"^(open|spectator|\d{1,2})$")] = OPEN,
) -> Moment:
    """A finished game after its move `n`, seen from a seat, as a spectator, or with everything open."""
    replay = await hall.shelf.get(await finished(request, hall, table_id))
    if not 0 <= n < len(replay.states):
        raise TableProblem("no-moment", last=len(replay.states) - 1)
    state = replay.states[n]
    everything = seat == OPEN
    viewer = int(seat) if seat.isdecimal() else None
    if viewer is not None and viewer >= state.seats:
        raise TableProblem("no-such-seat", last=state.seats - 1)
    past = state.past
    shown = past is not None and (everything or past.seat == viewer)
    moment = Moment(
        n=n,
        seat=past.seat if past is not None and shown else None,
        choice=past.choice.text if past is not None and shown else None,
        view=state.view(viewer),
        log=replay.log(n, viewer, everything),
    )
    if everything:
        moment.views = [state.view(number) for number in range(state.seats)]
    return moment


@post("/api/saves", status_code=201, request_max_body_size=LARGEST_SAVE, responses=PROBLEMS)
async def bring_save(request: Asked, hall: TheHall, data: JSONBody[SaveText]) -> TableId:
    """Look at a save: it becomes a finished table that can only be replayed."""
    user = await named(request, hall)
    if "\0" in data.text:
        raise TableProblem("bad-save", detail="it is not text")
    try:
        names, text = without_table(data.text)
        game = games.get(json.loads(text.split("\n", 2)[1])["game"])
        states = await asyncio.to_thread(game.replay, text)
    except (SubRosaError, IndexError, ValueError, KeyError, TypeError, RecursionError) as error:
        why = (
            str(error) if isinstance(error, BadSave) else f"it should begin with {FORMAT!r} and a set-up line"
        )
        raise TableProblem("bad-save", detail=why) from error
    last = states[-1]
    row = TableRow(
        id=secrets.token_hex(10),
        game=game.id,
        rules=game.rules_version,
        options={name: str(value) for name, value in last.setup.options.items()},
        seed="",
        status="finished",
        host=user.id,
        public=False,
        lang="en",
        pace=NoClock(),
        speed="normal",
        created=time.time(),
        result=last.result.plain() if last.result is not None else None,
        save=text,
    )
    seats = [
        SeatRow(row.id, i, "bot", names[i] if i < len(names) else "", None, None, None, "", False, False)
        for i in range(last.seats)
    ]
    await hall.store.add_table(row, seats)
    return TableId(row.id)


def without_table(text: str) -> tuple[list[str], str]:
    """A save made in a terminal has one line more, about who sat where: their names, and the rest."""
    first, _, rest = text.partition("\n")
    if not first.startswith("{"):
        return [], text
    names = json.loads(first)["names"]
    if not isinstance(names, list):
        raise ValueError("names are a list")
    return [cleaned(str(name))[:24] for name in names], rest


def check_may_watch(table: LiveTable, user: User | None) -> None:
    """Raises TableProblem."""
    if not may_watch(table, user):
        raise TableProblem("private")


HANDLERS: Final = [take_home, replay_info, replay_moment, bring_save]
