"""A grid of characters to draw a board on, and the places on it that can be pointed at."""

from functools import cache

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style

ROUND = "╭╮╰╯─│"
HEAVY = "┏┓┗┛━┃"


@cache
def style(color: str | None = None, on: str | None = None, bold: bool = False, dim: bool = False) -> Style:
    """Return a style; what is not named shows through from below."""
    return Style(color=color, bgcolor=on, bold=bold or None, dim=dim or None)


@cache
def width_of(char: str) -> int:
    """Return how many cells a character takes."""
    return cell_len(char)


class Spot:
    """A place on the board: what `?` explains there, and the seat it belongs to."""

    __slots__ = ("height", "query", "seat", "width", "x", "y")

    def __init__(self, x: int, y: int, width: int, height: int, query: str, seat: int | None = None) -> None:
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.query = query
        self.seat = seat

    def holds(self, x: int, y: int) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


class Canvas:
    """Characters with styles. What does not fit is cut off at the edge."""

    def __init__(self, width: int, height: int, ground: Style) -> None:
        self.width = width
        self.height = height
        self.spots: list[Spot] = []
        self._cells: list[list[tuple[str, Style]]] = [[(" ", ground)] * width for _ in range(height)]

    def text(self, x: int, y: int, text: str, ink: Style) -> int:
        """Write from (x, y) to the right; return where the text ends."""
        if not 0 <= y < self.height:
            return x + sum(map(width_of, text))
        row, below, mixed = self._cells[y], None, ink
        for char in text:
            size = width_of(char)
            if size and x >= 0 and x + size <= self.width:
                if row[x][1] is not below:  # neighbours lie on the same ground: mixing takes longest
                    below = row[x][1]
                    mixed = below + ink
                row[x] = (char, mixed)
                if size == 2:
                    row[x + 1] = ("", mixed)
            x += size
        return x

    def centred(self, x: int, y: int, width: int, text: str, ink: Style) -> None:
        """Write in the middle of a stretch, cut to its width."""
        cut = fit(text, width)
        self.text(x + (width - cell_len(cut)) // 2, y, cut, ink)

    def fill(self, x: int, y: int, width: int, height: int, ground: Style) -> None:
        """Clear an area."""
        for row in range(y, y + height):
            self.text(x, row, " " * width, ground)

    def box(
        self, x: int, y: int, width: int, height: int, line: Style, ground: Style, corners: str = ROUND
    ) -> None:
        """Draw a filled area with a line around it."""
        self.fill(x, y, width, height, ground)
        self.text(x, y, corners[0] + corners[4] * (width - 2) + corners[1], line)
        self.text(x, y + height - 1, corners[2] + corners[4] * (width - 2) + corners[3], line)
        for row in range(y + 1, y + height - 1):
            self.text(x, row, corners[5], line)
            self.text(x + width - 1, row, corners[5], line)

    def segments(self, y: int) -> list[Segment]:
        """Return one line, with neighbours of the same style joined."""
        joined: list[Segment] = []
        for char, ink in self._cells[y]:
            if joined and joined[-1].style == ink:
                joined[-1] = Segment(joined[-1].text + char, ink)
            else:
                joined.append(Segment(char, ink))
        return joined

    def plain(self) -> str:
        """Return the characters alone."""
        return "\n".join("".join(char for char, _ in row).rstrip() for row in self._cells)

    def spot_at(self, x: int, y: int) -> Spot | None:
        """Return the place under the pointer."""
        return next((spot for spot in reversed(self.spots) if spot.holds(x, y)), None)


def fit(text: str, width: int) -> str:
    """Return the text, or as much of it as fits, with an ellipsis."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…" if width > 0 else ""


def padded(text: str, width: int) -> str:
    """Return the text in exactly this many cells."""
    return set_cell_size(fit(text, width), width)
