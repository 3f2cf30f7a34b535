"""The city (RULES.md 4): boards laid two by three, turned, and what touches what.

A board is a square of two by two cells, so the city is a grid of four rows and six columns. Sets of areas and
of locations are bits of an int. Where the areas of a board lie is data; nothing here knows a board by name.
"""

from array import array
from typing import Final

from subrosa.games.estoril.rules.facts import Area
from subrosa.games.estoril.rules.words import AREAS, LOCATIONS, NOWHERE, SPOTS

BOARD_ROWS: Final = 2
BOARD_COLS: Final = 3
PLACES: Final = BOARD_ROWS * BOARD_COLS
ROWS: Final = 2 * BOARD_ROWS
COLS: Final = 2 * BOARD_COLS
TURNS: Final = 4


# The numbers of the bits of each byte, for each of the four bytes that a set of areas has.
BYTES: Final = tuple(
    [
        tuple([tuple([first + bit for bit in range(8) if byte >> bit & 1]) for byte in range(256)])
        for first in (0, 8, 16, 24)
    ]
)
BYTE_0: Final = BYTES[0]
BYTE_1: Final = BYTES[1]
BYTE_2: Final = BYTES[2]
BYTE_3: Final = BYTES[3]


def members(areas: int) -> tuple[int, ...]:
    """Return the areas of a set, one by one."""
    return (
        BYTE_0[areas & 255] + BYTE_1[areas >> 8 & 255] + BYTE_2[areas >> 16 & 255] + BYTE_3[areas >> 24 & 255]
    )


def turned(row: int, col: int, turns: int) -> tuple[int, int]:
    """Return where a cell of a board comes to lie after quarter turns clockwise (4.1)."""
    for _ in range(turns):
        row, col = col, 1 - row
    return row, col


def grid_cell(place: int, row: int, col: int) -> int:
    """Return the number of the grid cell that is this cell of the board at a place (4.2)."""
    return (2 * (place // BOARD_COLS) + row) * COLS + 2 * (place % BOARD_COLS) + col


def touching(rows: int, cols: int) -> tuple[tuple[int, ...], ...]:
    """Return for each cell of a grid those that share a side with it; never diagonally (4.4)."""
    found: list[tuple[int, ...]] = []
    for row in range(rows):
        for col in range(cols):
            around = ((row - 1, col), (row, col - 1), (row, col + 1), (row + 1, col))
            found.append(tuple([r * cols + c for r, c in around if 0 <= r < rows and 0 <= c < cols]))
    return tuple(found)


NEXT_CELLS: Final = touching(ROWS, COLS)
NEXT_PLACES: Final = touching(BOARD_ROWS, BOARD_COLS)
SIDES: Final = tuple(
    [(place, other) for place in range(PLACES) for other in NEXT_PLACES[place] if place < other]
)
MOST_KNOWN: Final = 500
EDGE: Final = tuple([cell for cell in range(ROWS * COLS) if len(NEXT_CELLS[cell]) < 4])


class Boards:
    """Where the areas of all boards can lie: `cells[4 * location + turns][place]`, spot by spot.

    It also keeps cities that were worked out lately: all states of a round ask for the same one, many times.
    """

    __slots__ = ("cells", "home", "inside", "known", "last", "outer", "seams")

    def __init__(self, spots: tuple[tuple[tuple[int, int], ...], ...], all_outer: tuple[bool, ...]) -> None:
        self.known: dict[tuple[int, ...], City] = {}
        self.cells: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
            [
                tuple(
                    [
                        tuple([grid_cell(place, *turned(row, col, turns)) for row, col in board])
                        for place in range(PLACES)
                    ]
                )
                for board in spots
                for turns in range(TURNS)
            ]
        )
        # What does not depend on the other boards: the areas of each, which of them touch, which lie on the rim.
        self.home: list[int] = [(1 << len(board)) - 1 << len(SPOTS) * i for i, board in enumerate(spots)]
        self.inside: list[int] = [0] * len(AREAS)
        for location in range(len(LOCATIONS)):
            for area, other in self.touching(TURNS * location, 0, TURNS * location, 0):
                self.inside[area] |= 1 << other
        self.outer: list[list[int]] = [
            [
                self.rim(code, place) if not all_outer[code >> 2] else self.home[code >> 2]
                for place in range(PLACES)
            ]
            for code in range(TURNS * len(LOCATIONS))
        ]
        # Which areas of two boards at neighbouring places touch, as far as it was asked.
        self.seams: dict[tuple[int, int, int], list[tuple[int, int]]] = {}
        self.last: City = self.city(tuple([TURNS * location for location in range(PLACES)]))

    def rim(self, code: int, place: int) -> int:
        """Return the areas of a board at a place that lie on the rim of the city (4.3)."""
        first = len(SPOTS) * (code >> 2)
        return sum([1 << first + spot for spot, cell in enumerate(self.cells[code][place]) if cell in EDGE])

    def touching(self, code: int, place: int, other_code: int, other_place: int) -> list[tuple[int, int]]:
        """Return the pairs of areas of two boards, or of one with itself, whose cells share a side (4.4)."""
        first, other_first = len(SPOTS) * (code >> 2), len(SPOTS) * (other_code >> 2)
        return [
            (first + spot, other_first + other_spot)
            for spot, cell in enumerate(self.cells[code][place])
            for other_spot, other_cell in enumerate(self.cells[other_code][other_place])
            if other_cell in NEXT_CELLS[cell]
        ]

    def seam(self, side: int, code: int, other_code: int) -> list[tuple[int, int]]:
        """Return the pairs of areas that touch across a side between two places; worked out once."""
        key = (side, code, other_code)
        found = self.seams.get(key)
        if found is None:
            place, other = SIDES[side]
            found = self.seams[key] = self.touching(code, place, other_code, other)
        return found

    def city(self, plan: tuple[int, ...]) -> "City":
        """Return a plan worked out."""
        found = self.known.get(plan)
        if found is None:
            if len(self.known) >= MOST_KNOWN:
                self.known.clear()
            found = self.known[plan] = City(self, plan)
        if found.plan is plan:
            self.last = found
        return found


class City:
    """The six boards of a round as they lie. Immutable. A plan is 4 * location + turns, place by place."""

    __slots__ = (
        "around",
        "bare",
        "beside",
        "boards",
        "everywhere",
        "ground",
        "home",
        "near",
        "outer",
        "place",
        "plan",
    )

    def __init__(self, boards: Boards, plan: tuple[int, ...]) -> None:
        self.plan = plan
        self.boards = boards
        home = boards.home
        place = [NOWHERE] * len(LOCATIONS)
        outer = everywhere = 0
        for at, code in enumerate(plan):
            location = code >> 2
            place[location] = at
            everywhere |= home[location]
            outer |= boards.outer[code][at]
        near = boards.inside[:]
        beside: list[tuple[int, ...]] = [()] * len(LOCATIONS)
        around = [0] * len(LOCATIONS)
        for side, (at, beyond) in enumerate(SIDES):
            code, other_code = plan[at], plan[beyond]
            location, other = code >> 2, other_code >> 2
            beside[location] += (other,)
            beside[other] += (location,)
            around[location] |= home[other]
            around[other] |= home[location]
            for area, touched in boards.seam(side, code, other_code):
                near[area] |= 1 << touched
                near[touched] |= 1 << area
        self.place: list[int] = place  # where a location lies, NOWHERE if it sits out
        self.everywhere: int = everywhere  # all areas in play
        self.outer: int = outer  # the outer areas; all others are inner (4.3)
        self.near: list[int] = near  # the areas adjacent to an area (4.4)
        self.home: list[int] = home  # the areas of a location
        self.beside: list[tuple[int, ...]] = beside  # the locations adjacent to a location (4.5)
        self.around: list[int] = around  # their areas
        self.bare: list[Area] = []  # the areas in play as views show them empty, once a view was made
        self.ground: dict[int, array[float]] = {}  # the same as rows of numbers, by the number of seats

    def areas(self) -> tuple[int, ...]:
        """Return all areas in play."""
        return members(self.everywhere)

    def cell(self, area: int) -> int:
        """Return the grid cell on which an area in play lies (4.2)."""
        at = self.place[area >> 2]
        return self.boards.cells[self.plan[at]][at][area & 3]


def read_plan(text: str) -> tuple[int, ...] | None:
    """Read a plan as people write it, number@turns in two rows of three; None if it is none of six different boards."""
    plan: list[int] = []
    for name in text.replace("/", " ").split():
        number, _, turns = name.partition("@")
        if number not in [str(i + 1) for i in range(len(LOCATIONS))] or turns not in ("", "0", "1", "2", "3"):
            return None
        plan.append(4 * (int(number) - 1) + int(turns or "0"))
    different = {code >> 2 for code in plan}
    return tuple(plan) if len(plan) == PLACES == len(different) else None
