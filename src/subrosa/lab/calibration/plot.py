"""Reliability plots: what was said across, what was true upwards."""

from math import sqrt
from typing import Final

from subrosa.lab.calibration.claims import Bin

SIZE: Final = 360
EDGE: Final = 48
STYLE: Final = """
  svg { background: #FFFAF0; font: 13px Georgia, serif; fill: #241A22; }
  .grid { stroke: #D8C8AE; } .right { stroke: #957C55; stroke-dasharray: 5 4; }
  .bar { stroke: #A3203A; stroke-width: 2; } .dot { fill: #A3203A; } .small { fill: #5F4E55; font-size: 11px; }
  @media (prefers-color-scheme: dark) {
    svg { background: #221B25; fill: #F6ECDB; } .grid { stroke: #44384A; } .right { stroke: #857489; }
    .bar { stroke: #F4788F; } .dot { fill: #F4788F; } .small { fill: #C3B3AA; }
  }
"""


def plot(title: str, bins: list[Bin | None]) -> str:
    """Draw a reliability plot as SVG: what was said across, what was true upwards; on the dashed line both agree."""
    inner = SIZE - 2 * EDGE

    def x(value: float) -> str:
        return f"{EDGE + inner * value:.1f}"

    def y(value: float) -> str:
        return f"{SIZE - EDGE - inner * value:.1f}"

    parts = [f'<text x="{SIZE / 2}" y="26" text-anchor="middle">{title}</text>']
    for i in range(0, 11, 2):
        v = i / 10
        parts.append(f'<line class="grid" x1="{x(0)}" y1="{y(v)}" x2="{x(1)}" y2="{y(v)}"/>')
        parts.append(f'<line class="grid" x1="{x(v)}" y1="{y(0)}" x2="{x(v)}" y2="{y(1)}"/>')
        here = f"{10 * i} %"
        parts.append(
            f'<text class="small" x="{x(v)}" y="{SIZE - EDGE + 16}" text-anchor="middle">{here}</text>'
        )
        parts.append(f'<text class="small" x="{EDGE - 6}" y="{y(v)}" dy="4" text-anchor="end">{here}</text>')
    parts.append(f'<line class="right" x1="{x(0)}" y1="{y(0)}" x2="{x(1)}" y2="{y(1)}"/>')
    most = max([one.claims for one in bins if one is not None], default=1)
    for one in bins:
        if one is not None:
            low, high = max(0.0, one.true - one.spread), min(1.0, one.true + one.spread)
            across = x(one.said)
            parts.append(f'<line class="bar" x1="{across}" y1="{y(low)}" x2="{across}" y2="{y(high)}"/>')
            radius = 3 + 4 * sqrt(one.claims / most)
            parts.append(f'<circle class="dot" cx="{across}" cy="{y(one.true)}" r="{radius:.1f}"/>')
    parts.append(f'<text class="small" x="{SIZE / 2}" y="{SIZE - 10}" text-anchor="middle">said</text>')
    parts.append(f'<text class="small" x="14" y="{SIZE / 2}" text-anchor="middle">true</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {SIZE} {SIZE}" width="{SIZE}" role="img">'
    return "\n".join([head, f"<title>{title}</title>", f"<style>{STYLE}</style>", *parts, "</svg>", ""])
