"""The parts of the screen: boards and hands drawn on a canvas, the choices, the log."""

from collections.abc import Callable
from typing import ClassVar

from rich.segment import Segment
from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widget import Widget

from subrosa.terminal.canvas import Canvas, Spot, padded, style
from subrosa.terminal.look import SHAPES, Look

Painter = Callable[[int, int, str | None], Canvas]  # width, height, where the cursor is


class Picture(Widget, can_focus=True):
    """Something drawn on a canvas. Arrow keys go from spot to spot; Enter or a click points at one."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "move(-1)", show=False),
        Binding("right,down", "move(1)", show=False),
        Binding("enter", "point", show=False),
    ]

    class Pointed(Message):
        """Somebody pointed at a spot."""

        def __init__(self, spot: Spot) -> None:
            self.spot = spot
            super().__init__()

    def __init__(self, painter: Painter, id: str) -> None:  # noqa: A002 - Textual's name for it
        super().__init__(id=id)
        self.painter = painter
        self.cursor: str | None = None
        self._canvas: Canvas | None = None

    @property
    def canvas(self) -> Canvas:
        """The picture at the present size."""
        width, height = self.size
        if self._canvas is None or (self._canvas.width, self._canvas.height) != (width, height):
            self._canvas = self.painter(width, height, self.cursor if self.has_focus else None)
        return self._canvas

    def repaint(self) -> None:
        """Draw it again: what is shown has changed."""
        self._canvas = None
        self.refresh()

    def render_line(self, y: int) -> Strip:
        canvas = self.canvas
        return Strip(canvas.segments(y), canvas.width) if y < canvas.height else Strip.blank(self.size.width)

    def pointed(self) -> Spot | None:
        """Return the spot under the cursor."""
        return next((spot for spot in self.canvas.spots if spot.query == self.cursor), None)

    def action_move(self, by: int) -> None:
        queries = list(dict.fromkeys(spot.query for spot in self.canvas.spots))
        if queries:
            here = queries.index(self.cursor) if self.cursor in queries else -1 if by > 0 else 0
            self.cursor = queries[(here + by) % len(queries)]
            self.repaint()

    def action_point(self) -> None:
        spot = self.pointed()
        if spot is not None:
            self.post_message(self.Pointed(spot))

    def on_focus(self) -> None:
        if self.pointed() is None and self.canvas.spots:
            self.cursor = self.canvas.spots[0].query
        self.repaint()

    def on_blur(self) -> None:
        self.repaint()

    def on_click(self, event: events.Click) -> None:
        spot = self.canvas.spot_at(event.x, event.y)
        if spot is not None:
            self.cursor = spot.query
            self.repaint()
            self.post_message(self.Pointed(spot))


class Choices(ScrollView, can_focus=True):
    """Numbered choices in as many columns as fit. Arrow keys, Enter or a click; digits are the app's business."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(0, -1)", show=False),
        Binding("down", "step(0, 1)", show=False),
        Binding("left", "step(-1, 0)", show=False),
        Binding("right", "step(1, 0)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Chosen(Message):
        """A choice was made."""

        def __init__(self, index: int) -> None:
            self.index = index
            super().__init__()

    class Moved(Message):
        """Another choice is under the cursor."""

    def __init__(self, look: Look, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.look = look
        self.labels: list[str] = []
        self.cursor = 0

    def offer(self, labels: list[str]) -> None:
        """Show these choices, the cursor on the first."""
        self.labels = labels
        self.cursor = 0
        self._measure()
        self.scroll_to(0, 0, animate=False)
        self.refresh()
        self.post_message(self.Moved())

    @property
    def columns(self) -> int:
        longest = max([len(label) for label in self.labels] or [1]) + 7
        return max(1, min(self.size.width // longest, len(self.labels)))

    @property
    def rows(self) -> int:
        return -(-len(self.labels) // self.columns)

    def _measure(self) -> None:
        self.virtual_size = Size(1, self.rows)

    def on_resize(self) -> None:
        self._measure()

    def render_line(self, y: int) -> Strip:
        row, width, look = y + self.scroll_offset.y, self.size.width, self.look
        ground = style(look.ink, look.panel)
        parts: list[Segment] = []
        columns, rows = self.columns, self.rows
        for column in range(columns):
            index = column * rows + row
            size = width // columns if column < columns - 1 else width - (columns - 1) * (width // columns)
            if row >= rows or index >= len(self.labels):
                parts.append(Segment(" " * size, ground))
                continue
            chosen = index == self.cursor
            cursor = (
                style(look.rose_on, look.rose, bold=True) if self.has_focus else style(look.ink, look.panel_2)
            )
            body = cursor if chosen else ground
            number = body if chosen else style(look.rose, look.panel, bold=True)
            parts.append(Segment(f"{'▸' if chosen else ' '}{index + 1:>2} ", number))
            parts.append(Segment(padded(self.labels[index], size - 6) + " ", body))
            parts.append(Segment(" ", ground))
        return Strip(parts, width)

    def point_at(self, index: int) -> None:
        """Move the cursor."""
        if self.labels:
            self.cursor = index % len(self.labels)
            self.scroll_to_region(Region(0, self.cursor % self.rows, 1, 1), animate=False)
            self.refresh()
            self.post_message(self.Moved())

    def on_focus(self) -> None:
        self.refresh()

    def on_blur(self) -> None:
        self.refresh()

    def action_step(self, columns: int, rows: int) -> None:
        target = self.cursor + rows + columns * self.rows
        if rows or 0 <= target < len(self.labels):
            self.point_at(target)

    def action_choose(self) -> None:
        if self.labels:
            self.post_message(self.Chosen(self.cursor))

    def on_click(self, event: events.Click) -> None:
        row = event.y + self.scroll_offset.y
        column = min(event.x // max(1, self.size.width // self.columns), self.columns - 1)
        index = column * self.rows + row
        if row < self.rows and index < len(self.labels):
            self.point_at(index)
            self.post_message(self.Chosen(index))


class LogEntry:
    """A line of the log, before it is broken to the width of the screen."""

    __slots__ = ("heading", "seat", "text")

    def __init__(self, text: str, seat: int | None = None, heading: bool = False) -> None:
        self.text = text
        self.seat = seat
        self.heading = heading


class LogView(ScrollView, can_focus=True):
    """What happened, the newest at the bottom; what is new since the last decision stands out."""

    def __init__(self, look: Look, id: str) -> None:  # noqa: A002
        super().__init__(id=id)
        self.look = look
        self.names: list[str] = []
        self.entries: list[LogEntry] = []
        self.fresh = 0  # entries from here on are new
        self._lines: list[tuple[int, list[Segment]]] = []

    def replace(self, entries: list[LogEntry]) -> None:
        """Show another log."""
        self.entries = []
        self._lines = []
        self.fresh = len(entries)
        self.append(entries)

    def append(self, entries: list[LogEntry]) -> None:
        """Add what has happened since."""
        start = len(self.entries)
        self.entries += entries
        if self.size.width:
            for number, entry in enumerate(entries, start):
                self._lines += [(number, line) for line in self._broken(entry)]
            self._measure()
        self.refresh()

    def mark_read(self) -> None:
        """Mark everything as read."""
        self.fresh = len(self.entries)
        self.refresh()

    def restyle(self) -> None:
        """Break and colour all entries again: width, names or colours have changed."""
        self._lines = [(i, line) for i, entry in enumerate(self.entries) for line in self._broken(entry)]
        self._measure()
        self.refresh()

    def _measure(self) -> None:
        self.virtual_size = Size(1, len(self._lines))  # it is broken to fit, so it never scrolls sideways
        self.scroll_end(animate=False)

    def on_resize(self) -> None:
        self.restyle()

    def _broken(self, entry: LogEntry) -> list[list[Segment]]:
        """Break an entry into lines at the present width."""
        width = max(self.scrollable_content_region.width, 12)
        if entry.heading:
            title = f"{entry.text} "
            rule = "─" * max(0, width - len(title) - 1)
            ink = style(self.look.brass, bold=True)
            return [[Segment(""), Segment(title, ink), Segment(rule, style(self.look.line_2))]]
        text = Text(entry.text, style=style(self.look.ink))
        text.highlight_words([name for name in self.names if name], style(bold=True))
        lines = text.wrap(self.app.console, width - 3)
        seat = entry.seat
        shape = " " if seat is None else SHAPES[seat]
        colour = style(None if seat is None else self.look.seats[seat])
        broken: list[list[Segment]] = []
        for i, line in enumerate(lines):
            line.rstrip()
            lead = Segment(f"{shape} " if i == 0 else "  ", colour)
            broken.append([lead, *[part for part in line.render(self.app.console) if part.text]])
        return broken

    def render_line(self, y: int) -> Strip:
        look, width = self.look, self.size.width
        number = y + self.scroll_offset.y
        if number >= len(self._lines):
            return Strip([Segment(" " * width, style(look.ink, look.panel))], width)
        entry, segments = self._lines[number]
        ground = style(look.ink, look.warn_fill if entry >= self.fresh else look.panel)
        return Strip(segments).adjust_cell_length(width, ground).apply_style(ground)
