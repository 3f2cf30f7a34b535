"""The learning curve as a picture: the share of games won, with intervals of 95 %."""

from __future__ import annotations

from html import escape
from typing import Any

from subrosa.lab.statistics.intervals import wilson

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 64, 24, 64, 56
PANEL, INK, INK_2, LINE, ROSE, BRASS = "#FFFAF0", "#241A22", "#5F4E55", "#D8C8AE", "#A3203A", "#85600F"
FONT = "font-family='Source Sans 3, Segoe UI, system-ui, sans-serif'"
CHANCE = 0.2  # one in five


def draw(curve: list[dict[str, Any]]) -> str:
    """Draw an SVG of all points; the last one, from the most games, is named."""
    most = max(point["games"] for point in curve) or 1
    top = max(0.4, *[round(wilson(point["won"], point["of"])[1] + 0.1, 1) for point in curve])

    def x(games: float) -> float:
        return round(LEFT + (WIDTH - LEFT - RIGHT) * games / most, 1)

    def y(share: float) -> float:
        return round(HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share / top, 1)

    bounds = [(x(point["games"]), *map(y, wilson(point["won"], point["of"]))) for point in curve]
    band = " ".join(
        [f"{at},{low}" for at, low, _ in bounds] + [f"{at},{high}" for at, _, high in bounds[::-1]]
    )
    line = " ".join([f"{x(point['games'])},{y(point['won'] / point['of'])}" for point in curve])
    last = curve[-1]
    share = last["won"] / last["of"]
    low, high = wilson(last["won"], last["of"])
    title = "Learning Kill the Overlord: games won by one learner among four random players"
    result = f"{share:.0%} of {last['of']:,} games ({low:.1%} to {high:.1%})"
    parts = [
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {WIDTH} {HEIGHT}' role='img' {FONT}>",
        f"<title>{escape(title)}; at the end {result}</title>",
        f"<rect width='{WIDTH}' height='{HEIGHT}' rx='10' fill='{PANEL}'/>",
        text(LEFT, 30, title, INK, 15, weight=600),
        *[axis_line(share / 10, y) for share in range(0, int(top * 10) + 1, 1 if top < 0.6 else 2)],
        *[text(x(games), HEIGHT - BOTTOM + 20, f"{games:,}", INK_2, 12, "middle") for games in ticks(most)],
        text(
            LEFT + (WIDTH - LEFT - RIGHT) / 2, HEIGHT - 12, "games played while learning", INK_2, 12, "middle"
        ),
        f"<polygon points='{band}' fill='{ROSE}' fill-opacity='0.15'/>",
        level(y(CHANCE), BRASS, " stroke-width='1.5' stroke-dasharray='5 4'"),
        text(WIDTH - RIGHT, y(CHANCE) + 16, "a random player: 20%", BRASS, 12, "end"),
        f"<polyline points='{line}' fill='none' stroke='{ROSE}' stroke-width='2.5' stroke-linejoin='round'/>",
        f"<circle cx='{x(last['games'])}' cy='{y(share)}' r='4.5' fill='{ROSE}'/>",
        text(WIDTH - RIGHT, TOP - 10, result, ROSE, 13, "end", 600),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def axis_line(share: float, y: Any) -> str:
    return level(y(share), LINE) + text(LEFT - 10, y(share) + 4, f"{share:.0%}", INK_2, 12, "end")


def level(y: float, colour: str, style: str = "") -> str:
    return f"<line x1='{LEFT}' x2='{WIDTH - RIGHT}' y1='{y}' y2='{y}' stroke='{colour}'{style}/>"


def ticks(most: int) -> list[int]:
    """Return four or five round numbers up to the most."""
    step = 10 ** (len(str(most)) - 1)
    while most / step < 4:
        step //= 2
    return list(range(0, most + 1, step))


def text(
    x: float, y: float, words: str, colour: str, size: int, anchor: str = "start", weight: int = 400
) -> str:
    return (
        f"<text x='{x:g}' y='{y:g}' fill='{colour}' font-size='{size}' font-weight='{weight}'"
        f" text-anchor='{anchor}'>{escape(words)}</text>"
    )
