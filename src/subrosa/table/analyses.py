"""Finished games looked into: ask for it, hear how far it is, read what was found."""

import asyncio
from typing import Final

from litestar import get, post
from litestar.params import FromPath

from subrosa.table.analysts import Findings, unpacked
from subrosa.table.given import PROBLEMS, Asked, TheHall
from subrosa.table.hall import Hall
from subrosa.table.live import LiveTable
from subrosa.table.messages import AnalysisInfo, Decision, DecisionInfo
from subrosa.table.problems import TableProblem
from subrosa.table.replay import save_text
from subrosa.table.replays import finished
from subrosa.table.writer import Taken


async def played_out(request: Asked, hall: Hall, table_id: str) -> LiveTable:
    """A game that the visitor may look back at, played to its end. Raises TableProblem."""
    table = await finished(request, hall, table_id)
    if table.row.result is None:  # a save from the middle of a game, brought to be looked at
        raise TableProblem("not-finished")
    return table


async def findings_of(hall: Hall, table_id: str) -> Findings | None:
    row = await hall.store.analysis(table_id)
    return None if row is None or row["data"] is None else await asyncio.to_thread(unpacked, row["data"])


async def how_far(hall: Hall, table_id: str) -> AnalysisInfo:
    """What there is of an analysis."""
    row = await hall.store.analysis(table_id)
    if row is None:
        return AnalysisInfo("none", 0, 0, 0, [])
    if row["data"] is None:
        return AnalysisInfo("running", row["done"], row["total"], 0, [])
    found = await asyncio.to_thread(unpacked, row["data"])
    rows = [
        DecisionInfo(d.move, d.seat, d.chosen, d.best, d.swing, d.clear, d.outlook) for d in found.decisions
    ]
    return AnalysisInfo("done", len(rows), found.total, found.playouts, rows)


@post("/api/tables/{table_id:str}/analysis", status_code=202, responses=PROBLEMS)
async def ask_for_analysis(request: Asked, hall: TheHall, table_id: FromPath[str]) -> AnalysisInfo:
    """Look into a finished game, unless that was done before or is being done."""
    table = await played_out(request, hall, table_id)
    if await hall.store.analysis(table_id) is None:
        if hall.analysts.busy:
            raise TableProblem("analysts-busy")
        try:
            await hall.store.begin_analysis(table_id)
        except Taken:
            return await how_far(hall, table_id)
        text = await asyncio.to_thread(save_text, table)
        hall.later(hall.analysts.look(table_id, table.row.game, text))
    return await how_far(hall, table_id)


@get("/api/tables/{table_id:str}/analysis", responses=PROBLEMS)
async def analysis_info(request: Asked, hall: TheHall, table_id: FromPath[str]) -> AnalysisInfo:
    """How far the analysis of a finished game is; when it is done, all decisions in short."""
    await played_out(request, hall, table_id)
    return await how_far(hall, table_id)


@get("/api/tables/{table_id:str}/analysis/{move:int}", responses=PROBLEMS)
async def analysed_decision(
    request: Asked, hall: TheHall, table_id: FromPath[str], move: FromPath[int]
) -> Decision:
    """The decision after `move` moves, with its alternatives and what everybody could have known."""
    await played_out(request, hall, table_id)
    found = await findings_of(hall, table_id)
    decision = next((one for one in found.decisions if one.move == move), None) if found is not None else None
    if decision is None:
        raise TableProblem("no-decision")
    return decision


HANDLERS: Final = [ask_for_analysis, analysis_info, analysed_decision]
