"""The city drawn: a grid in which areas that share a side touch, as on the table; a list where there is no room."""

from typing import TYPE_CHECKING, Any, Final

from subrosa.games.estoril.rules.facts import Area, Facts, Place, Player
from subrosa.games.estoril.rules.geometry import BOARD_COLS, COLS
from subrosa.games.estoril.rules.words import AREAS, LOCATIONS
from subrosa.terminal.canvas import Canvas, Spot, fit, style
from subrosa.terminal.drawing import Drawing
from subrosa.terminal.look import EYE_MARK, ON_PAPER, ROSE_MARK, SHAPES, Look
from subrosa.terminal.panel import Marks

if TYPE_CHECKING:
    from subrosa.games.estoril.terminal.panel import EstorilPanel

LEAST_CELL: Final = 8  # columns of a cell below which a list says more
CELL_HEIGHTS: Final = (3, 2)
LOOKS: Final = ("", "?", "??", "???")  # look symbols, by how far they reach


def paint(
    panel: "EstorilPanel", view: dict[str, Any], width: int, height: int, look: Look, marks: Marks
) -> Canvas:
    """Draw the grid if it fits, else the list."""
    canvas = Canvas(width, height, style(look.on_velvet, look.velvet))
    cell = (width - 4) // COLS
    seats = view["seats"]
    for tall in CELL_HEIGHTS:
        if cell >= LEAST_CELL and 4 * tall + 3 + seats <= height:
            Grid(panel, view, canvas, look, marks, cell, tall).draw()
            return canvas
    lines = [line for seat in range(seats) for line in panel.about_seat(view, seat)] + panel.describe(view)
    for y, line in enumerate(lines):
        canvas.text(0, y, fit(line, width), style(look.velvet_quiet))
    return canvas


class Grid(Drawing["EstorilPanel"]):
    """Six boards of two by two cells, a gap between boards, a line with their names above them, the players below."""

    facts: Facts

    def __init__(
        self,
        panel: "EstorilPanel",
        view: dict[str, Any],
        canvas: Canvas,
        look: Look,
        marks: Marks,
        cell: int,
        tall: int,
    ) -> None:
        super().__init__(panel, view, canvas, look, marks)
        self.cell = cell
        self.tall = tall

    def draw(self) -> None:
        for at, place in enumerate(self.facts["city"]):
            self.draw_board(at, place)
        for area in self.facts["areas"]:
            self.draw_area(area)
        y = 2 * (1 + 2 * self.tall) + 1
        for player in self.facts["players"]:
            self.draw_player(player, y)
            y += 1

    def corner(self, row: int, col: int) -> tuple[int, int]:
        """Return where a cell of the grid begins: boards stand apart by a column, and by the line with their names."""
        return 1 + col * self.cell + col // 2, 1 + row * self.tall + row // 2

    def draw_board(self, at: int, place: Place) -> None:
        """Draw its name above it, and its reward on red in the cell that no area has, or else beside the name."""
        look, number = self.look, LOCATIONS.index(place["location"])
        row, col = 2 * (at // BOARD_COLS), 2 * (at % BOARD_COLS)
        x, y = self.corner(row, col)
        now = place["location"] == self.facts["here"]
        sign = "▶ " if now else "✓ " if place["resolved"] else ""
        name = f"{sign}{number + 1} {self.panel.name(('location', place['location']))}"
        reward = self.reward(place)
        taken = [(area["row"], area["col"]) for area in self.facts["areas"]]
        free = [(r, c) for r in (row, row + 1) for c in (col, col + 1) if (r, c) not in taken]
        room = 2 * self.cell - 1
        if not free:
            room = room - len(reward) - 2
            self.canvas.text(x + room + 1, y - 1, f" {reward} ", style(look.on_band, look.band))
        ink = style(look.glow if now else look.on_velvet, bold=True)
        self.canvas.text(x, y - 1, fit(name, room), ink)
        self.canvas.spots.append(Spot(x, y - 1, 2 * self.cell, 1, f"location {place['location']}"))
        query = f"location {place['location']}" if place["reward"] is None else f"card {place['reward']}"
        for r, c in free[:1]:
            left, top = self.corner(r, c)
            self.canvas.fill(left, top, self.cell, self.tall, style(look.on_band, look.band))
            self.canvas.centred(left, top, self.cell, "★", style(look.on_band, look.band, bold=True))
            self.canvas.centred(left, top + 1, self.cell, reward, style(look.on_band, look.band))
            self.canvas.spots.append(Spot(left, top, self.cell, self.tall, query))

    def reward(self, place: Place) -> str:
        """Return the reward in a few cells: its name, a rose if it is hidden, nothing if it is gone."""
        if place["face"] is None:
            return "-"
        hidden = f"{ROSE_MARK} " if place["face"] == "down" else ""
        return hidden + ("" if place["reward"] is None else self.panel.name(("card", place["reward"])))

    def draw_area(self, area: Area) -> None:
        """Draw its name, a dot if it is an inner area, and the character on it with its owner's shape and number; the
        marks of the board if there is none."""
        look, canvas, number = self.look, self.canvas, AREAS.index(area["area"])
        x, y = self.corner(area["row"], area["col"])
        shade = (number & 1) == 0
        seat = area["seat"]
        paper = look.card_off if seat is None else look.card if shade else look.card_gold
        query = f"area {area['area']}" if area["card"] is None else f"card {area['card']}"
        if self.marks.cursor == query:
            paper = look.glow
        ground, quiet = style(look.card_ink, paper), style(look.card_quiet, paper)
        canvas.fill(x, y, self.cell, self.tall, ground)
        name = area["area"].lstrip("12345678").upper()
        canvas.text(
            x + 1, y, name if area["outer"] else f"{name} ·", style(look.card_quiet, paper, bold=True)
        )
        signs = ("⚑" if area["white"] else "") + ("♥" if area["seduced"] else "")
        if area["influence"] is not None:
            signs += f" {area['influence']}"
        canvas.text(x + self.cell - len(signs) - 1, y, signs, style(look.card_ink, paper, bold=True))
        if seat is None:
            secret = f"{ROSE_MARK} " if self.panel.is_secret(number) else ""
            canvas.text(x + 1, y + 1, secret + LOOKS[self.panel.estoril.edition.peek[number]], quiet)
        else:
            mine = area["card"] is not None and area["face"] == "down"
            what = ROSE_MARK if area["card"] is None else self.panel.name(("card", area["card"]))
            mark = f"{EYE_MARK}" if mine else ""
            end = canvas.text(x + 1, y + 1, f"{SHAPES[seat]}{seat}", style(ON_PAPER[seat], paper, bold=True))
            canvas.text(end + 1, y + 1, fit(mark + what, self.cell - 4), ground)
        canvas.spots.append(Spot(x, y, self.cell, self.tall, query, seat))

    def draw_player(self, player: Player, y: int) -> None:
        """Draw shape, number, name, cards and markers; a star for the first player, dots while they are asked."""
        seat, look, canvas = player["seat"], self.look, self.canvas
        ink = (
            look.glow
            if seat == self.marks.chosen
            else look.can
            if seat in self.marks.targets
            else look.on_velvet
        )
        me = seat == self.view["seat"]
        dots = "…" if seat in self.view["asked"] else ""
        first = "★" if seat == self.facts["first"] else ""
        end = canvas.text(1, y, f"{SHAPES[seat]} {seat} ", style(ink))
        end = canvas.text(end, y, f"{self.panel.texts.seat(seat)}{first}{dots} ", style(ink, bold=me))
        counts = self.panel.texts.say(
            "panel-counts",
            cards=player["cards"],
            markers=player["markers"],
            discards=len(player["discards"]),
        )
        canvas.text(end + 1, y, fit(counts, canvas.width - end - 2), style(look.velvet_quiet))
        canvas.spots.append(Spot(0, y, canvas.width, 1, f"seat {seat}", seat))
