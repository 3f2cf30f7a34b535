"""Plots as SVG, drawn with the colours of the page around them. Every plot has a table as its twin."""

from collections.abc import Sequence
from html import escape
from math import ceil, floor, isfinite, log10
from typing import Final, NamedTuple

from subrosa.lab.statistics.intervals import Estimate

WIDTH: Final = 560
LETTER: Final = 6.6  # how wide a letter of a label is, about
FOOT: Final = 34  # room for the numbers under a plot
MOST_LABEL: Final = 210


class Mark(NamedTuple):
    """A row of an interval plot; one that stands out is drawn as a filled diamond, the others as rings."""

    label: str
    estimate: Estimate
    stands_out: bool = False


class Line(NamedTuple):
    """A line with the intervals of its points. The first line of a plot is drawn whole, the second dashed."""

    label: str
    points: list[tuple[float, Estimate]]


class Scale(NamedTuple):
    """From values to places."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return where a value lies."""
        return self.start + (value - self.low) / (self.high - self.low) * (self.end - self.start)


def ticks(low: float, high: float, count: int = 5) -> list[float]:
    """Choose round values that cover a range, about this many of them."""
    if not high > low:
        low, high = low - 0.5, high + 0.5
    raw = (high - low) / count
    power = 10.0 ** floor(log10(raw))
    step = next(power * factor for factor in (1, 2, 2.5, 5, 10) if power * factor >= raw * 0.999)
    return [step * i for i in range(floor(low / step), ceil(high / step) + 1)]


def told(value: float) -> str:
    """Write a number under an axis."""
    return f"{value:.6g}".replace("-", "−")


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """Draw a label."""
    marks = f' class="{kind}"' if kind else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{marks}>{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """Draw a straight line."""
    return f'<line x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}" class="{kind}"/>'


def picture(parts: Sequence[str], height: float, title: str) -> str:
    """Make one picture of the parts, and name it."""
    box = f"0 0 {WIDTH} {height:.0f}"
    return f'<svg viewBox="{box}" role="img" aria-label="{escape(title)}">{"".join(parts)}</svg>'


def across(scale: Scale, marks: list[float], top: float, bottom: float) -> list[str]:
    """Draw lines from top to bottom at round values, with the values under them."""
    drawn: list[str] = []
    for value in marks:
        x = scale.at(value)
        drawn += [line(x, top, x, bottom, "grid"), text(x, bottom + 16, told(value), "tick", "middle")]
    return drawn


def intervals(marks: list[Mark], title: str, axis: str, reference: float) -> str:
    """Draw a row for each mark: its value, its interval, and a line where all would lie if nothing mattered."""
    marks = [mark for mark in marks if all(isfinite(part) for part in mark.estimate)]
    if not marks:
        return ""
    row = 26 if len(marks) <= 30 else 19
    left = min(MOST_LABEL, max(len(mark.label) for mark in marks) * LETTER) + 12
    values = [part for mark in marks for part in mark.estimate] + [reference]
    grid = ticks(min(values), max(values))
    scale = Scale(grid[0], grid[-1], left, WIDTH - 14)
    bottom = 8 + row * len(marks)
    middle = scale.at(reference)
    parts = [*across(scale, grid, 4, bottom), line(middle, 4, middle, bottom, "reference")]
    for i, mark in enumerate(marks):
        y = 8 + row * i + row / 2
        parts += [text(left - 8, y + 4, mark.label, "label", "end"), *whisker(scale, mark, y)]
    parts.append(text(WIDTH - 14, bottom + 31, axis, "axis", "end"))
    return picture(parts, bottom + FOOT + 4, title)


def whisker(scale: Scale, mark: Mark, y: float) -> list[str]:
    """Draw one value with its interval."""
    x, low, high = [scale.at(part) for part in mark.estimate]
    kind = "out" if mark.stands_out else "in"
    drawn = [line(low, y, high, y, f"whisker {kind}")]
    if mark.stands_out:
        drawn.append(f'<path d="M{x:.1f} {y - 6:.1f}l6 6l-6 6l-6-6z" class="dot {kind}"/>')
    else:
        drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="4.5" class="dot {kind}"/>')
    return drawn


def bars(rows: list[tuple[str, Estimate]], title: str, axis: str) -> str:
    """Draw shares as bars from 0, with intervals."""
    left = min(MOST_LABEL, max(len(label) for label, _ in rows) * LETTER) + 12
    grid = ticks(0, max(estimate.high for _, estimate in rows))
    scale = Scale(0, grid[-1], left, WIDTH - 14)
    bottom = 8 + 30 * len(rows)
    parts = across(scale, grid, 4, bottom)
    for i, (label, estimate) in enumerate(rows):
        y = 8 + 30 * i
        width = max(scale.at(estimate.value) - left, 1)
        parts += [
            text(left - 8, y + 19, label, "label", "end"),
            f'<rect x="{left:.1f}" y="{y + 5}" width="{width:.1f}" height="20" rx="3" class="bar"/>',
            line(scale.at(estimate.low), y + 15, scale.at(estimate.high), y + 15, "whisker over"),
        ]
    parts.append(text(WIDTH - 14, bottom + 31, axis, "axis", "end"))
    return picture(parts, bottom + FOOT + 4, title)


def histogram(values: Sequence[float], title: str, axis: str) -> str:
    """Draw how often values of each size were seen."""
    low, high = min(values), max(values)
    whole = all(float(value).is_integer() for value in values)
    step = max((high - low) / 24, 1e-9)
    step = max(1, ceil(step)) if whole else step
    count = int((high - low) // step) + 1
    heights = [0] * count
    for value in values:
        heights[min(int((value - low) // step), count - 1)] += 1
    half = 0.5 if whole else 0
    scale = Scale(low - half, low + count * step - half, 14, WIDTH - 14)
    bottom = 150
    top = max(heights)
    grid = [value for value in ticks(low, high) if scale.low <= value <= scale.high]
    parts = across(scale, grid, 10, bottom)
    for i, height in enumerate(heights):
        x, width = scale.at(low + i * step - half), scale.at(low + step) - scale.at(low)
        tall = (bottom - 14) * height / top
        parts.append(
            f'<rect x="{x + 0.5:.1f}" y="{bottom - tall:.1f}" width="{max(width - 1, 0.5):.1f}" '
            f'height="{tall:.1f}" class="bar"/>'
        )
    parts.append(text(WIDTH - 14, bottom + 31, axis, "axis", "end"))
    return picture(parts, bottom + FOOT + 4, title)


def lines(drawn: list[Line], title: str, axis: str) -> str:
    """Draw lines over a common axis, each in the band of its intervals, named at their ends."""
    points = [(x, estimate) for one in drawn for x, estimate in one.points]
    values = [part for _, estimate in points for part in estimate if isfinite(part)]
    grid = ticks(min(values), max(values), 4)
    right = max(len(one.label) for one in drawn) * LETTER + 12
    across_scale = Scale(min(x for x, _ in points), max(x for x, _ in points), 44, WIDTH - 14 - right)
    up = Scale(grid[0], grid[-1], 180, 14)
    parts: list[str] = []
    for value in grid:
        y = up.at(value)
        parts += [line(44, y, WIDTH - 14 - right, y, "grid"), text(38, y + 4, told(value), "tick", "end")]
    for x in sorted({x for x, _ in points}):
        parts.append(text(across_scale.at(x), 198, told(x), "tick", "middle"))
    ends = apart([up.at(one.points[-1][1].value) for one in drawn])
    for number, (one, end) in enumerate(zip(drawn, ends, strict=True)):
        parts += course(one, across_scale, up, "first" if number == 0 else "second")
        parts.append(text(WIDTH - 8 - right, end + 4, one.label, "label"))
    parts.append(text(WIDTH - 14 - right, 214, axis, "axis", "end"))
    return picture(parts, 220, title)


def apart(places: list[float]) -> list[float]:
    """Return where to write two labels that should not lie on each other."""
    if len(places) != 2 or abs(places[0] - places[1]) >= 15:
        return places
    middle = sum(places) / 2
    return [middle - 7.5, middle + 7.5] if places[0] <= places[1] else [middle + 7.5, middle - 7.5]


def course(one: Line, across_scale: Scale, up: Scale, kind: str) -> list[str]:
    """Draw a line and its band."""
    places = [(across_scale.at(x), up.at(estimate.value)) for x, estimate in one.points]
    upper = [(across_scale.at(x), up.at(estimate.high)) for x, estimate in one.points]
    lower = [(across_scale.at(x), up.at(estimate.low)) for x, estimate in one.points]
    drawn = [
        f'<polygon points="{joined([*upper, *reversed(lower)])}" class="band {kind}"/>',
        f'<polyline points="{joined(places)}" class="course {kind}"/>',
    ]
    for x, y in places:
        if kind == "first":
            drawn.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="3.5" class="point {kind}"/>')
        else:
            drawn.append(f'<rect x="{x - 3:.1f}" y="{y - 3:.1f}" width="6" height="6" class="point {kind}"/>')
    return drawn


def joined(places: list[tuple[float, float]]) -> str:
    """Write points as SVG does."""
    return " ".join([f"{x:.1f},{y:.1f}" for x, y in places])
