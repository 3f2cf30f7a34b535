"""Deduction puzzles, for anybody: the question, and the answer for those who have named theirs."""

from datetime import UTC, datetime
from typing import Final

from litestar import Response, Router, get
from litestar.params import FromPath, FromQuery

from subrosa.puzzles.daily import BadDay, day_of, number_of
from subrosa.puzzles.puzzle import NoPuzzle, Puzzle, puzzle
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.protocol.puzzles import PuzzleInfo, PuzzleSolution
from subrosa.table.server.worker import Worker
from subrosa.table.web.library import game_of
from subrosa.table.web.requests import PROBLEMS, Asked, TheWorker, place_of, ready
from subrosa.table.web.shrinking import shrinking

TODAY: Final = "today"
LONGEST_NUMBER: Final = 6


def wanted(worker: Worker, game_id: str, which: str) -> Puzzle:
    """Return the puzzle of today, of another day, or of a number. Raises TableProblem."""
    game = game_of(game_id).id
    try:
        if which.isdecimal() and len(which) <= LONGEST_NUMBER:
            return puzzle(game, int(which))
        today = datetime.fromtimestamp(worker.clock.now(), UTC).date()
        return puzzle(game, number_of(game, today if which == TODAY else day_of(which)))
    except (NoPuzzle, BadDay) as error:
        raise TableProblem("no-puzzle") from error


@get("/api/puzzles/{game_id:str}/{which:str}", responses=PROBLEMS)
async def show_puzzle(
    request: Asked, worker: TheWorker, game_id: FromPath[str], which: FromPath[str]
) -> Response[PuzzleInfo]:
    """Show a puzzle: `today`, a day such as 2026-11-17, or a number. The day is that of UTC, the same for everybody."""
    found = wanted(worker, game_id, which)
    return ready(await worker.finished_games.puzzle(place_of(request), found.game, found.number), PuzzleInfo)


@get("/api/puzzles/{game_id:str}/{number:int}/solution", responses=PROBLEMS)
async def show_solution(
    request: Asked, worker: TheWorker, game_id: FromPath[str], number: FromPath[int], guess: FromQuery[str]
) -> Response[PuzzleSolution]:
    """Show the answer to somebody who has named one of the candidates."""
    found = wanted(worker, game_id, str(number))
    if guess not in found.question.candidates:
        raise TableProblem("bad-guess", candidates=list(found.question.candidates))
    return ready(
        await worker.finished_games.solution(place_of(request), found.game, found.number), PuzzleSolution
    )


HANDLERS: Final = [Router("/", route_handlers=[show_puzzle, show_solution], middleware=[shrinking])]
