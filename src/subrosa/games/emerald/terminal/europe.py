"""Europe drawn: nine cities on land and sea, about where they lie; a list where there is no room."""

from itertools import groupby
from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len

from subrosa.games.emerald.rules.facts import City
from subrosa.games.emerald.rules.words import CITIES
from subrosa.games.emerald.terminal.side import Board, Side
from subrosa.terminal.canvas import Canvas, fit, padded, style
from subrosa.terminal.drawing import spaced
from subrosa.terminal.look import ON_DARK, ON_PAPER, SHAPES, Look
from subrosa.terminal.panel import Marks

if TYPE_CHECKING:
    from subrosa.games.emerald.terminal.panel import EmeraldPanel

# Land and sea, to be stretched to the size of the map.
EUROPE: Final = (
    "~~~~~~~~~~~~~~~~~~~~~~..............~~~~~.......................",
    "~~~~~~~~~~~~~~~~~~~~~~...............~~~~~~~~~~~~~~.............",
    "~~~~~~~~~..~~~~~~~~~~~~~~~~~~......~~~~~~~~~....................",
    "~~~~~~~~~....~~~~~~~~~~~~..~~~~.~~~~~~~~........................",
    "~~~~....~~~~...~~~~~~~~~........................................",
    "~~~~~~~~~~~~.....~~.............................................",
    "~~~~~~~~~~~~~~..................................................",
    "~~~~~~~~~~~~~................................................~..",
    "~~~~~~~~~~~~~~................~~..................~~~~~..~~~....",
    "~~~~~...............~~~~~~.~.....~~~............~~~~~~~~~~~~~~~.",
    "~~~~~............~~~~~~~~..~~~~~.....~~..........~..............",
    "~~~~...........~~~~~~~~~~~~~~~~~~~.~~~~~...~~~~.................",
    "~~~~~~~~....~~~~~~..........~~~~~~~~~~~~~~.~~~~~~~~~~....~......",
    "~~~~~~~~....................~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~......",
    "~~~~~............................~~~~~~~~~.~~~~~~~~~~~~~........",
    "~~~~............................................................",
)
SEA: Final = "~"
LAND_COLOUR: Final = "#C9CB94"
SEA_COLOUR: Final = "#1A5B57"

# Three rows of three cities, and where each stands in the room that its row leaves: 0 is as far west as possible.
ROWS: Final = (
    (("london", 0.2), ("berlin", 0.45), ("st_petersburg", 1.0)),
    (("paris", 0.35), ("vienna", 0.65), ("constantinople", 0.9)),
    (("madrid", 0.0), ("rome", 0.4), ("cairo", 1.0)),
)
COLUMNS: Final = 3
CHANNEL: Final = 8  # columns of a row that show land and sea
WIDEST: Final = 32  # columns of a city

# Lines of a city, lines between the rows, players side by side, lines of a player; the first that fits is taken.
Size = tuple[int, int, int, int]
SIZES: Final[tuple[Size, ...]] = (
    (4, 1, 1, 2),
    (4, 1, 1, 1),
    (4, 0, 2, 1),
    (3, 1, 2, 1),
    (3, 0, 2, 1),
    (3, 0, 3, 1),
)
LEAST_WIDTH: Final = 74


def paint(
    panel: "EmeraldPanel", view: dict[str, Any], width: int, height: int, look: Look, marks: Marks
) -> Canvas:
    """Draw the largest map that leaves room for the players, else the list."""
    canvas = Canvas(width, height, style(look.on_velvet, look.velvet))
    size = map_size(width, height, view["seats"])
    side = Side(panel, view, canvas, look, marks)
    if size is None:
        side.draw_list()
    else:
        tall, gap, columns, lines = size
        Map(panel, view, canvas, look, marks).draw(tall, gap)
        side.draw(map_height(tall, gap), columns, lines)
    return canvas


def map_height(tall: int, gap: int) -> int:
    """Return the lines of three rows of cities."""
    return len(ROWS) * tall + (len(ROWS) - 1) * gap


def map_size(width: int, height: int, seats: int) -> Size | None:
    """Return the size of the map: as large as leaves a line for the tracks, and all players."""
    for tall, gap, columns, lines in SIZES:
        players = -(-seats // columns) * lines
        if width >= LEAST_WIDTH and map_height(tall, gap) + 1 + players <= height:
            return tall, gap, columns, lines
    return None


class Map(Board):
    """The map."""

    def draw(self, tall: int, gap: int) -> None:
        canvas = self.canvas
        self.draw_europe(map_height(tall, gap))
        width = min(WIDEST, (canvas.width - CHANNEL) // COLUMNS)
        spare = canvas.width - COLUMNS * width
        for row, cities in enumerate(ROWS):
            for column, (name, east) in enumerate(cities):
                x = column * width + round(east * spare)
                self.draw_city(name, x, row * (tall + gap), width, tall)

    def draw_europe(self, height: int) -> None:
        """Draw land and sea below the cities."""
        canvas = self.canvas
        land, water = style(None, LAND_COLOUR), style(self.look.velvet_line, SEA_COLOUR)
        for y in range(height):
            row = EUROPE[y * len(EUROPE) // height]
            here = [row[x * len(row) // canvas.width] == SEA for x in range(canvas.width)]
            x = 0
            for sea, stretch in groupby(here):
                cells = range(x, x + len(list(stretch)))
                waves = ["≈" if sea and (cell + 2 * y) % 4 == 0 else " " for cell in cells]
                x = canvas.text(x, y, "".join(waves), water if sea else land)

    def draw_city(self, name: str, x: int, y: int, width: int, tall: int) -> None:
        """Draw a city: name, royalty, majority and bombs; who is there; the top card, and its symbols."""
        look, canvas = self.look, self.canvas
        city = self.facts["cities"][CITIES.index(name)]
        paper = look.card_gold if city["royalty"] else look.card
        canvas.fill(x, y, width, tall, style(look.card_ink, paper))
        self.draw_name(city, x, y, width, paper)
        self.write(x + 1, y + 1, width - 1, spaced(self.pieces(city, paper, ON_PAPER), width - 1))
        self.draw_card(city, x, y + 2, width, paper)
        if tall > 3 and city["card"] is not None:
            symbols = fit(self.panel.signs_of(city["card"]), width - 2)
            canvas.text(x + 1, y + 3, symbols, style(look.card_quiet, paper))
        self.spot(x, y, width, tall, f"city {name}")

    def draw_name(self, city: City, x: int, y: int, width: int, paper: str) -> None:
        """Draw the line that tells by its colour and by a sign what can be chosen."""
        look, marks, thing = self.look, self.marks, ("city", city["city"])
        ink, ground, sign = look.on_band, look.band, " "
        if thing in marks.things:
            ground, sign = look.target_on_paper, "▸"
        if thing in marks.aimed:
            ink, ground, sign = look.card_ink, look.glow, "▶"
        if marks.cursor == f"city {city['city']}":
            ink, ground = look.on_order, look.focus_on_paper
        leader = self.panel.leader(city)
        shape = " " if leader is None else SHAPES[leader]
        end = f"{self.royalty(city)} {shape}{city['bombs']}"
        room = width - 1 - cell_len(end)
        text = f"{sign}{padded(self.panel.name(thing), room)}{end}"
        self.canvas.text(x, y, text, style(ink, ground, bold=True))
        if leader is not None and ground == look.band:
            at = x + width - 1 - cell_len(f"{city['bombs']}")
            self.canvas.text(at, y, shape, style(ON_DARK[leader], ground, bold=True))

    def draw_card(self, city: City, x: int, y: int, width: int, paper: str) -> None:
        """Draw the name of the top card, and how many lie below it."""
        look = self.look
        if city["card"] is None:
            self.canvas.text(x + 1, y, "–", style(look.card_quiet, paper))
            return
        below = f" +{city['stack']}" if city["stack"] else ""
        name = fit(self.panel.name(("card", city["card"])), width - 2 - cell_len(below))
        end = self.canvas.text(x + 1, y, name, style(look.card_ink, paper, bold=True))
        self.canvas.text(end, y, below, style(look.card_quiet, paper))
