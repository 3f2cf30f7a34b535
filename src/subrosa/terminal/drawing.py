"""What all pictures of a table have at hand."""

from typing import Any, Generic, TypeVar

from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, Panel

P = TypeVar("P", bound=Panel)


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
