"""What all pictures of a table have at hand."""

from typing import Any, Final, Generic, TypeVar

from rich.cells import cell_len
from rich.style import Style

from subrosa.terminal.canvas import Canvas, Spot, fit, style
from subrosa.terminal.look import ON_DARK, SHAPES, Look
from subrosa.terminal.panel import Marks, Panel

P = TypeVar("P", bound=Panel)
Part = tuple[str, Style]  # a text, and what it looks like

BEFORE_NAME: Final = 4  # columns of sign, shape and number, and a blank
LEAST_NAME: Final = 5  # columns of a name before numbers give way to it


class Drawing(Generic[P]):
    """One view on its way to a canvas, in the words of a game's panel."""

    def __init__(self, panel: P, view: dict[str, Any], canvas: Canvas, look: Look, marks: Marks) -> None:
        self.panel = panel
        self.view = view
        self.facts: Any = view["facts"]  # in the shape that the game gives them
        self.canvas = canvas
        self.look = look
        self.marks = marks
        self.say = panel.texts.say

    def spot(self, x: int, y: int, width: int, height: int, query: str, seat: int | None = None) -> None:
        """Note a place that can be pointed at, if there was room to draw it."""
        if y < self.canvas.height:
            self.canvas.spots.append(Spot(x, y, width, height, query, seat))

    def write(self, x: int, y: int, width: int, parts: list[Part]) -> None:
        """Write several texts one after the other, as far as there is room."""
        end = x + width
        for text, ink in parts:
            x = self.canvas.text(x, y, fit(text, end - x), ink)

    def after_name(self, seat: int, active: int) -> str:
        """Return the signs after the name of a player: it is the viewer, it is their turn, they are asked."""
        mine = " ◂" if seat == self.view["seat"] else ""
        turn = "★" if seat == active else ""
        dots = "…" if seat in self.view["asked"] else ""
        return f"{mine}{turn}{dots} "

    def write_player(self, seat: int, x: int, y: int, width: int, name: str, numbers: str) -> None:
        """Write the line of a player that can be pointed at: shape, number, name with its signs, what was counted."""
        look, marks = self.look, self.marks
        ink = look.glow if seat == marks.chosen else look.can if seat in marks.targets else look.on_velvet
        sign = "▶" if seat == marks.chosen else "▸" if seat in marks.targets else " "
        ground = look.focus_on_paper if marks.cursor == f"seat {seat}" else None
        parts = [
            (sign, style(ink, ground)),
            (SHAPES[seat], style(ON_DARK[seat], ground, bold=True)),
            (f"{seat} ", style(ink, ground)),
            (name, style(ink, ground, bold=seat == self.view["seat"])),
            (numbers, style(look.accent)),
        ]
        self.write(x, y, width, parts)
        self.spot(x, y, width, 1, f"seat {seat}", seat)


def spaced(parts: list[Part], width: int) -> list[Part]:
    """Return the parts with blanks between them, if there is room for these."""
    size = sum(cell_len(text) for text, _ in parts)
    if size + len(parts) - 1 > width:
        return parts
    return [(f"{text} ", ink) for text, ink in parts[:-1]] + parts[-1:]


def name_and_numbers(full: str, counts: list[str], room: int, least: int = LEAST_NAME) -> tuple[str, str]:
    """Return a name and as many of the numbers as fit beside it; a name longer than `least` gives way to them."""
    least = min(cell_len(full), least)
    numbers = ""
    for count in counts:
        if cell_len(f"{numbers} {count}") <= room - least - 1:
            numbers = f"{numbers} {count}".strip()
    return fit(full, room - cell_len(numbers) - 1), numbers
