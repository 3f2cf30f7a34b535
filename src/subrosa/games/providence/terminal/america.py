"""America drawn: twelve Cities on land and sea, as the board has them, with roads; a list where there is no room."""

from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len

from subrosa.games.providence.rules.facts import City
from subrosa.games.providence.rules.words import CITIES
from subrosa.games.providence.terminal.cities import stop_on_path
from subrosa.games.providence.terminal.side import Board, Side
from subrosa.terminal.canvas import Canvas, fit, padded, style
from subrosa.terminal.drawing import spaced
from subrosa.terminal.look import ON_DARK, ON_PAPER, SHAPES, Look
from subrosa.terminal.panel import Marks

if TYPE_CHECKING:
    from subrosa.games.providence.terminal.panel import ProvidencePanel

# Land and water, to be stretched to the size of the map: the Great Lakes, the Atlantic, the Gulf.
AMERICA: Final = (
    "...............~~~~.....~~~~~...................................",
    "..............~~~~~~~..~~~~~~~~.............................~~~~",
    "..............~~~..~~~~..~~~~~~.......~~~.................~~~~~~",
    "..............~~....~~~....~~.....~~~~~~..................~~~~~~",
    "..............~~.....~~........~~~~~~....................~~~~~~~",
    "...............~...........~~~~~......................~~~~~~~~~~",
    "....................................................~~~~~~~~~~~~",
    "...................................................~~~~~~~~~~~~~",
    "..................................................~~~~~~~~~~~~~~",
    "...............................................~~.~~~~~~~~~~~~~~",
    "...............................................~~~~~~~~~~~~~~~~~",
    "..............................................~~~~~~~~~~~~~~~~~~",
    ".............................................~~~~~~~~~~~~~~~~~~~",
    "..........................................~~~~~~~~~~~~~~~~~~~~~~",
    "......................................~~~~~~~~~~~~~~~~~~~~~~~~~~",
    "....~~~~~....~~~~~~~~...............~~~~~~~~~~~~~~~~~~~~~~~~~~~~",
)
WATER: Final = "~"
LAND_COLOUR: Final = "#8E86A8"
WATER_COLOUR: Final = "#2A2350"

# The Cities as they lie on the board.
ROWS: Final = (
    ("chicago", "detroit", "boston", "arkham"),
    ("st_louis", "indianapolis", "pittsburgh", "new_york"),
    ("new_orleans", "atlanta", "charleston", "washington"),
)
COLUMNS: Final = 4
WIDEST: Final = 32  # columns of a City
LEAST_CARD: Final = 9  # columns of the name of a card before blanks give way to it
AMPLE: Final = 92  # columns of a map with room for longer roads

# Lines of a City, lines between the rows, players side by side, lines of a player; the first that fits is taken.
Size = tuple[int, int, int, int]
SIZES: Final[tuple[Size, ...]] = (
    (4, 1, 1, 2),
    (4, 1, 1, 1),
    (4, 1, 2, 1),
    (4, 0, 2, 1),
    (3, 1, 2, 1),
    (3, 0, 2, 1),
    (3, 0, 3, 1),
    (3, 0, 5, 1),
)
LEAST_WIDTH: Final = 74
BELOW: Final = 2  # lines for the Mythos row and the tracks


def paint(
    panel: "ProvidencePanel", view: dict[str, Any], width: int, height: int, look: Look, marks: Marks
) -> Canvas:
    """Draw the largest map that leaves room for everybody, else the list."""
    canvas = Canvas(width, height, style(look.on_velvet, look.velvet))
    side = Side(panel, view, canvas, look, marks)
    size = map_size(width, height, side.entries())
    if size is None:
        side.draw_list()
    else:
        tall, gap, columns, lines = size
        Map(panel, view, canvas, look, marks).draw(tall, gap)
        side.draw(map_height(tall, gap), columns, lines)
    return canvas


def map_height(tall: int, gap: int) -> int:
    """Return the lines of three rows of Cities."""
    return len(ROWS) * tall + (len(ROWS) - 1) * gap


def map_size(width: int, height: int, entries: int) -> Size | None:
    """Return the size of the map: as large as leaves lines for row and tracks, and for everybody."""
    for tall, gap, columns, lines in SIZES:
        below = BELOW + -(-entries // columns) * lines
        if width >= LEAST_WIDTH and map_height(tall, gap) + below <= height:
            return tall, gap, columns, lines
    return None


def circled(number: int) -> str:
    """Return a number in a circle, which nobody takes for one of cubes."""
    return chr(0x245F + number) if 1 <= number <= 20 else str(number)


class Map(Board):
    """The map."""

    def draw(self, tall: int, gap: int) -> None:
        across = 1 if self.canvas.width < AMPLE else 3
        width = min(WIDEST, (self.canvas.width - (COLUMNS - 1) * across) // COLUMNS)
        left = (self.canvas.width - COLUMNS * width - (COLUMNS - 1) * across) // 2
        self.draw_america(map_height(tall, gap))
        places: dict[str, tuple[int, int]] = {}
        for row, cities in enumerate(ROWS):
            for column, name in enumerate(cities):
                x, y = left + column * (width + across), row * (tall + gap)
                places[name] = (column, row)
                self.draw_city(name, x, y, width, tall)
        for road in self.panel.roads:
            (column, row), (to_column, to_row) = sorted([places[road["city"]], places[road["to"]]])
            x, y = left + column * (width + across), row * (tall + gap)
            price = circled(road["cost"])
            if row == to_row and to_column - column == 1:
                self.draw_road(x + width, y + 1, price.center(across, "─"))
            elif gap and abs(row - to_row) == 1 and to_column - column <= 1:
                line = min(row, to_row) * (tall + gap) + tall
                if column == to_column:
                    self.draw_road(x + width // 2, line, f"│{price}")
                elif row < to_row:
                    self.draw_road(x + width - 4, line, f"{price}╲")
                else:
                    self.draw_road(x + width - 2, line, f"╱{price}")

    def draw_road(self, x: int, y: int, text: str) -> None:
        """Draw a road, with its price."""
        self.canvas.text(x, y, text, style(self.look.card_ink, self.look.card_off, bold=True))

    def draw_america(self, height: int) -> None:
        """Draw land and water below the Cities."""
        canvas = self.canvas
        land, water = style(None, LAND_COLOUR), style(self.look.velvet_line, WATER_COLOUR)
        for y in range(height):
            row = AMERICA[y * len(AMERICA) // height]
            for x in range(canvas.width):
                wet = row[x * len(row) // canvas.width] == WATER
                wave = wet and (x + 2 * y) % 4 == 0
                canvas.text(x, y, "≈" if wave else " ", water if wet else land)

    # ---- a City

    def draw_city(self, name: str, x: int, y: int, width: int, tall: int) -> None:
        """Draw a City: name, control and Gate; who has what in it; the face-up card with its cubes, and its symbols."""
        look, canvas = self.look, self.canvas
        city = self.facts["cities"][CITIES.index(name)]
        paper = look.card_grey if city["closed"] else look.card
        canvas.fill(x, y, width, tall, style(look.card_ink, paper))
        self.draw_name(city, x, y, width)
        self.spot(x, y, width, tall, f"city {name}")
        stop = stop_on_path(self.panel, self.view, name)
        room = width - 2 - cell_len(stop)
        self.write(x + 1, y + 1, room, spaced(self.space(city, paper, ON_PAPER), room))
        canvas.text(x + width - 1 - cell_len(stop), y + 1, stop, style(look.card_quiet, paper))
        self.draw_card(city, x, y + 2, width, paper)
        if tall > 3 and city["card"] is not None:
            symbols = fit(self.panel.signs_of(city["card"]), width - 2)
            canvas.text(x + 1, y + 3, symbols, style(look.card_quiet, paper))

    def draw_name(self, city: City, x: int, y: int, width: int) -> None:
        """Draw the line that tells by its colour and by a sign what can be chosen, with control and Gate."""
        look = self.look
        ink, ground, sign = look.on_band, look.band, " "
        if self.is_on(city, self.marks.things):
            ground, sign = look.target_on_paper, "▸"
        if self.is_on(city, self.marks.aimed):
            ink, ground, sign = look.card_ink, look.glow, "▶"
        if self.marks.cursor == f"city {city['city']}":
            ink, ground = look.on_order, look.focus_on_paper
        control, gate = self.control(city), self.gate(city)
        end = f" {control}{gate}"
        text = f"{sign}{padded(self.panel.name(('city', city['city'])), width - 1 - cell_len(end))}{end}"
        self.canvas.text(x, y, text, style(ink, ground, bold=True))
        if ground != look.band:
            return
        for owner, back in ((city["controller"], f"{control}{gate}"), (city["gate_owner"], gate)):
            if owner is not None:
                at = x + width - cell_len(back)
                self.canvas.text(at, y, SHAPES[owner], style(ON_DARK[owner], ground, bold=True))

    def draw_card(self, city: City, x: int, y: int, width: int, paper: str) -> None:
        """Draw the face-up card: its name, cubes and Blockade on it, and how many cards lie below."""
        look, canvas = self.look, self.canvas
        card = city["card"]
        if card is None:
            canvas.text(x + 1, y, "–", style(look.card_quiet, paper))
            return
        place = ("place", f"{city['city']}_card")
        ink, ground, sign = look.card_ink, paper, " "
        if place in self.marks.things:
            ink, sign = look.target_on_paper, "▸"
        if place in self.marks.aimed:
            ground, sign = look.glow, "▶"
        if self.marks.cursor == f"card {card}":
            ink, ground = look.on_order, look.focus_on_paper
        more = self.on_card(city, paper, ON_PAPER)
        size = sum(cell_len(text) + 1 for text, _ in more)
        if width - 1 - size < LEAST_CARD:
            size -= len(more) - 1  # then without blanks between them
        name = fit(self.panel.name(("card", card)), width - 1 - size)
        end = canvas.text(x, y, f"{sign}{name}", style(ink, ground, bold=True))
        self.write(end + 1, y, x + width - end - 1, spaced(more, x + width - end - 1))
        self.spot(x, y, width, 1, f"card {card}")
