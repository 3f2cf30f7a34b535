"""The table of a puzzle, drawn in colours between the lines."""

from shutil import get_terminal_size
from typing import Final

from rich.console import Console
from rich.segment import Segment, Segments

from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks
from subrosa.terminal.session.puzzle import Riddle

HEIGHT: Final = 30
WIDEST: Final = 120


def draw_table(riddle: Riddle, dark: bool) -> None:
    """Draw the board as the full screen would."""
    size = get_terminal_size()
    look = Look(riddle.puzzle.game, dark)
    canvas = riddle.panel.paint(riddle.scene.view, min(size.columns, WIDEST), HEIGHT, look, Marks())
    segments: list[Segment] = []
    for y in range(canvas.height):
        segments += [*canvas.segments(y), Segment.line()]
    Console().print(Segments(segments), end="")
