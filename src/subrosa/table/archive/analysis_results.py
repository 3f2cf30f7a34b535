"""What an analysis found, as it is kept and as it is told. Unpacking it takes too long for the event loop."""

import gzip
import json
from typing import Any

import msgspec

from subrosa.lab.analysis.turning import turning_point
from subrosa.table.protocol.analyses import AnalysisInfo, Decision, DecisionInfo, TurningPoint
from subrosa.table.protocol.problems import TableProblem


class AnalysisResults(msgspec.Struct):
    """Of `total` decisions those that were reached, in no particular order, each seen in `playouts` worlds."""

    total: int
    playouts: int
    decisions: list[Decision]


def joined(first: bytes, decisions: list[bytes]) -> bytes:
    """Join the lines that an analysis gave into one text: the first one with the rest inside."""
    return first.rstrip()[:-1] + b', "decisions": [' + b",".join(decisions) + b"]}"


def packed(findings: dict[str, Any]) -> bytes:
    """Compress thousands of figures, most of them alike, to a tenth of their size."""
    return gzip.compress(json.dumps(findings).encode())


def unpacked(data: bytes) -> AnalysisResults:
    """Undo `packed`; keys that visitors have no use for stay behind."""
    found = msgspec.json.decode(gzip.decompress(data), type=AnalysisResults)
    found.decisions.sort(key=lambda decision: decision.move)
    return found


def brief(found: AnalysisResults, winners: list[int]) -> AnalysisInfo:
    """Return all decisions in short, and where the game turned."""
    rows = [
        DecisionInfo(d.move, d.seat, d.chosen, d.best, d.swing, d.clear, d.outlook) for d in found.decisions
    ]
    turned = turning_point([row.outlook for row in rows], winners, len(rows) == found.total)
    turning = None if turned is None else TurningPoint(rows[turned.at].move, turned.before, turned.after)
    return AnalysisInfo("done", len(rows), found.total, found.playouts, rows, turning)


def detail(found: AnalysisResults, move: int) -> Decision:
    """Return the decision after `move` moves. Raises TableProblem."""
    decision = next((one for one in found.decisions if one.move == move), None)
    if decision is None:
        raise TableProblem("no-decision")
    return decision
