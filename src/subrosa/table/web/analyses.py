"""Analyses of finished games: ask for one, hear how far it is, read what it found."""

from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath

from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.analyses import AnalysisInfo, Decision
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.worker import Worker
from subrosa.table.storage.writer import Taken
from subrosa.table.web.replays import finished
from subrosa.table.web.requests import PROBLEMS, Asked, TheWorker, place_of, ready


async def played_out(request: Asked, worker: Worker, table_id: str) -> LiveTable:
    """Return a game that the visitor may look back at, played to its end. Raises TableProblem."""
    table = await finished(request, worker, table_id)
    if table.row.result is None:  # a save from the middle of a game, uploaded to be looked at
        raise TableProblem("not-finished")
    return table


async def how_far(request: Asked, worker: Worker, table: LiveTable) -> Response[AnalysisInfo]:
    """Answer with what there is of an analysis."""
    row = await worker.store.analyses.find(table.row.id)
    if row is None:
        return Response(AnalysisInfo("none", 0, 0, 0, []))
    if row["data"] is None:
        return Response(AnalysisInfo("running", row["done"], row["total"], 0, []))
    assert table.row.result is not None
    winners = table.row.result["winners"]
    return ready(await worker.finished_games.decisions(place_of(request), row["data"], winners), AnalysisInfo)


@post("/api/tables/{table_id:str}/analysis", status_code=202, responses=PROBLEMS)
async def ask_for_analysis(
    request: Asked, worker: TheWorker, table_id: FromPath[str]
) -> Response[AnalysisInfo]:
    """Analyse a finished game, unless that was done before or is being done."""
    table = await played_out(request, worker, table_id)
    if await worker.store.analyses.find(table_id) is None:
        owner = place_of(request)
        worker.analysis_queue.check_room(owner)
        save = await worker.finished_games.write(owner, table)
        try:
            await worker.store.analyses.begin(table_id)
        except Taken:
            return await how_far(request, worker, table)
        worker.later(worker.analysis_queue.look(table_id, table.row.game, save.decode(), owner))
    return await how_far(request, worker, table)


@get("/api/tables/{table_id:str}/analysis", responses=PROBLEMS)
async def analysis_info(request: Asked, worker: TheWorker, table_id: FromPath[str]) -> Response[AnalysisInfo]:
    """Tell how far the analysis of a finished game is; when it is done, tell all decisions in short."""
    return await how_far(request, worker, await played_out(request, worker, table_id))


@get("/api/tables/{table_id:str}/analysis/{move:int}", responses=PROBLEMS)
async def analysed_decision(
    request: Asked, worker: TheWorker, table_id: FromPath[str], move: FromPath[int]
) -> Response[Decision]:
    """Tell the decision after `move` moves, with its alternatives and what everybody could have known."""
    await played_out(request, worker, table_id)
    row = await worker.store.analyses.find(table_id)
    if row is None or row["data"] is None:
        raise TableProblem("no-decision")
    return ready(await worker.finished_games.decision(place_of(request), row["data"], move), Decision)


HANDLERS: Final = [ask_for_analysis, analysis_info, analysed_decision]
