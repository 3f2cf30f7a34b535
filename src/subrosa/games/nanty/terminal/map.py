"""London drawn: districts that border on each other touch, bridges cross the Thames; a list where there is no room."""

from typing import TYPE_CHECKING, Any, Final

from rich.cells import cell_len
from rich.style import Style

from subrosa.games.nanty.rules.facts import District, Facts
from subrosa.games.nanty.rules.words import DISTRICTS
from subrosa.terminal.canvas import Canvas, fit, padded, style
from subrosa.terminal.drawing import Drawing
from subrosa.terminal.look import EYE_MARK, ON_DARK, ON_PAPER, ROSE_MARK, SHAPES, Look
from subrosa.terminal.panel import Marks

if TYPE_CHECKING:
    from subrosa.games.nanty.rules.progress import Aim
    from subrosa.games.nanty.terminal.panel import NantyPanel

# The rows of the map. The middle one has five columns of equal width; the borders of the others lie in the middle of
# the columns named, so that each district touches its neighbours and nobody else but across the river.
NORTH: Final = ("west_end", "holborn", "highbury")
MIDDLE: Final = ("chelsea", "westminster", "strand", "city", "east_end")
SOUTH: Final = ("battersea", "lambeth", "southwark", "bermondsey")
NORTH_BORDERS: Final = (1, 3)
SOUTH_BORDERS: Final = (1, 2, 3)
FLEET: Final = 2  # the border after this column of the middle row is water

# Lines of a district and lines of the river; the first that fits is taken.
SIZES: Final = ((3, 3), (3, 2), (3, 1), (2, 1))
# Columns that districts need, by their lines; of three lines, two are for the pieces.
LEAST_WIDTH: Final = {3: 62, 2: 79}
CELL: Final = 38  # columns of a player or an identity when they lie side by side
ENTRY: Final = 26  # columns of a district in the list

Part = tuple[str, Style]


def paint(
    panel: "NantyPanel", view: dict[str, Any], width: int, height: int, look: Look, marks: Marks
) -> Canvas:
    """Draw the largest map that leaves room for the players, else the list."""
    canvas = Canvas(width, height, style(look.on_velvet, look.velvet))
    side = Side(panel, view, canvas, look, marks)
    size = map_size(width, height, side)
    if size is None:
        side.draw_list()
    else:
        London(panel, view, canvas, look, marks, *size).draw()
        side.draw(map_height(*size))
    return canvas


def map_height(tall: int, river: int) -> int:
    """Return the lines of three rows of districts, a line between the first two, and the river."""
    return 3 * tall + 1 + river


def map_size(width: int, height: int, side: "Side") -> tuple[int, int] | None:
    """Return the lines of a district and of the river: as many as leave room for the rest, or at least for players."""
    seats, aims = side.view["seats"], len(side.aims)
    for tall, river in SIZES:
        halves = half(seats) + 1 + half(aims)
        wanted = {3: seats + 1 + aims if river > 1 else halves, 2: half(seats) + 1}[tall]
        if width >= LEAST_WIDTH[tall] and map_height(tall, river) + wanted <= height:
            return tall, river
    return None


def half(number: int) -> int:
    """Return the lines for a number of things, two on a line."""
    return -(-number // 2)


class Town(Drawing["NantyPanel"]):
    """What the map and the lists have in common."""

    facts: Facts

    def agents(self, district: District, gap: str, paper: str | None, hues: tuple[str, ...]) -> list[Part]:
        """Return the shape of each owner and how many Agents; neutral figures by letter."""
        parts = []
        for seat, count in enumerate(district["agents"]):
            if count:
                parts.append((f"{SHAPES[seat]}{count}{gap}", style(hues[seat], paper, bold=True)))
        for kind, count in (("grenadier", district["grenadiers"]), ("citizen", district["citizens"])):
            if count:
                letter = self.panel.texts.say(f"panel-letter-{kind}")
                parts.append((f"{letter}{count}{gap}", style(None, paper, bold=True)))
        return parts

    def signs(self, district: District, gap: str, paper: str | None, hues: tuple[str, ...]) -> list[Part]:
        """Return the signs of Trouble, and of the Building with its owner's shape."""
        parts = []
        if district["trouble"]:
            parts.append(("!", style(self.look.on_order, self.look.order, bold=True)))
            parts.append((gap, style(None, paper)))
        if district["house"] is not None:
            lost = "" if district["card"] is not None else "×"
            owner = style(hues[district["house"]], paper, bold=True)
            parts.append((f"⌂{SHAPES[district['house']]}{lost}", owner))
        return parts


class London(Town):
    """The map."""

    def __init__(
        self,
        panel: "NantyPanel",
        view: dict[str, Any],
        canvas: Canvas,
        look: Look,
        marks: Marks,
        tall: int,
        river: int,
    ) -> None:
        super().__init__(panel, view, canvas, look, marks)
        self.tall = tall
        self.river = river
        width = canvas.width
        size, rest = divmod(width - len(MIDDLE) + 1, len(MIDDLE))
        # Westminster has the longest name, so it gets what is left over first.
        sizes = [size + (rest > (i - 1) % len(MIDDLE)) for i in range(len(MIDDLE))]
        borders = [sum(sizes[: i + 1]) + i for i in range(len(MIDDLE) - 1)]
        middles = [
            start + size // 2 for start, size in zip([0, *[b + 1 for b in borders]], sizes, strict=True)
        ]
        self.spans: dict[str, tuple[int, int]] = {}
        self.lay(MIDDLE, borders)
        self.lay(NORTH, [middles[column] for column in NORTH_BORDERS])
        self.lay(SOUTH, [middles[column] for column in SOUTH_BORDERS])

    def lay(self, row: tuple[str, ...], borders: list[int]) -> None:
        """Return where the districts of a row begin and end."""
        starts = [0, *[border + 1 for border in borders]]
        for name, start, end in zip(row, starts, [*borders, self.canvas.width], strict=True):
            self.spans[name] = (start, end)

    def draw(self) -> None:
        tall, look, canvas = self.tall, self.look, self.canvas
        line = style(look.card_quiet, look.card)
        canvas.fill(0, 0, canvas.width, 2 * tall + 1, line)
        canvas.text(0, tall, "─" * canvas.width, line)
        canvas.fill(0, 2 * tall + 1 + self.river, canvas.width, tall, line)
        self.draw_row(NORTH, 0, "┴", tall)
        self.draw_row(MIDDLE, tall + 1, "┬", tall)
        self.draw_row(SOUTH, 2 * tall + 1 + self.river, "", tall)
        self.draw_river(2 * tall + 1)

    def draw_row(self, row: tuple[str, ...], y: int, joint: str, line_y: int) -> None:
        """Draw districts side by side, lines between them, and where these meet the line between the rows."""
        line = style(self.look.card_quiet, self.look.card)
        for name in row:
            self.draw_district(name, y)
            end = self.spans[name][1]
            if end < self.canvas.width:
                for i in range(self.tall):
                    self.canvas.text(end, y + i, "│", line)
                if joint:
                    self.canvas.text(end, line_y, joint, line)

    def draw_river(self, y: int) -> None:
        """Draw the Thames with its bridges, and the Fleet with its own."""
        look, canvas = self.look, self.canvas
        water, bridge = style(look.on_band, look.band), style(look.card_ink, look.card, bold=True)
        for i in range(self.river):
            canvas.text(0, y + i, ("  ≈ " if i % 2 else "≈   ") * (canvas.width // 4 + 1), water)
            for x in self.bridges():
                canvas.text(x, y + i, "║", bridge)
        fleet = self.spans[MIDDLE[FLEET]][1]
        for i in range(self.tall):
            canvas.text(fleet, y - 1 - i, "≈", water)
        canvas.text(fleet, y - 1 - self.tall // 2, "═", bridge)

    def bridges(self) -> list[int]:
        """Return the columns of the bridges: in the middle of where two adjacent districts face each other."""
        found = []
        for north in MIDDLE:
            for south in SOUTH:
                near = self.panel.edition.near[DISTRICTS.index(north)]
                start = max(self.spans[north][0], self.spans[south][0])
                end = min(self.spans[north][1], self.spans[south][1])
                if start < end and near >> DISTRICTS.index(south) & 1:
                    found.append((start + end) // 2)
        return found

    def draw_district(self, name: str, y: int) -> None:
        """Draw name, cost and who controls it; the figures; Trouble and the Building."""
        look, canvas = self.look, self.canvas
        x, end = self.spans[name]
        width = end - x
        district = self.facts["board"][DISTRICTS.index(name)]
        paper = look.card_gold if district["trouble"] else look.card
        canvas.fill(x, y, width, self.tall, style(look.card_ink, paper))
        self.draw_name(name, x, y, width, paper)
        gap = " " if self.tall > 2 else ""
        figures = self.agents(district, gap, paper, ON_PAPER)
        signs = self.signs(district, gap, paper, ON_PAPER)
        if self.tall > 2:
            self.write(x + 1, y + 1, width - 1, figures)
            self.write(x + 1, y + 2, width - 1, signs)
        else:
            blank: list[Part] = [(" ", style(None, paper))]
            self.write(x, y + 1, width, signs + (blank if signs and figures else []) + figures)
        self.spot(x, y, width, self.tall, f"district {name}")

    def draw_name(self, name: str, x: int, y: int, width: int, paper: str) -> None:
        """Draw the line that tells by its colour and by a sign what can be chosen."""
        look, marks, thing = self.look, self.marks, ("district", name)
        ink, ground, sign = look.card_ink, paper, " "
        if thing in marks.things:
            ink, ground, sign = look.on_order, look.target_on_paper, "▸"
        if thing in marks.aimed:
            ink, ground, sign = look.card_ink, look.glow, "▶"
        if marks.cursor == f"district {name}":
            ink, ground = look.on_order, look.focus_on_paper
        cost = str(self.panel.edition.cost[DISTRICTS.index(name)])
        controller = self.panel.controller(self.view, name)
        shape = " " if controller is None else SHAPES[controller]
        room = width - cell_len(cost) - 2
        bold = style(ink, ground, bold=True)
        shown = padded(fit(self.panel.name(("district", name)), room), room)
        end = self.canvas.text(x, y, f"{sign}{shown}{shape}{cost}", bold)
        if controller is not None and ground == paper:
            self.canvas.text(
                end - cell_len(cost) - 1, y, shape, style(ON_PAPER[controller], paper, bold=True)
            )


class Side(Town):
    """Players, supplies and what everybody may be after, below the map or without one."""

    def __init__(
        self, panel: "NantyPanel", view: dict[str, Any], canvas: Canvas, look: Look, marks: Marks
    ) -> None:
        super().__init__(panel, view, canvas, look, marks)
        self.aims = self.ranked(panel.aims(view))

    def draw(self, y: int) -> None:
        """Draw them one below the other if there is room for all, else side by side; what matters least is left out."""
        seats, room = self.view["seats"], self.canvas.height - y
        columns = 1 if seats + 1 + len(self.aims) <= room else max(1, self.canvas.width // CELL)
        width = self.canvas.width // columns
        for seat in range(seats):
            self.draw_player(seat, seat % columns * width, y + seat // columns, width)
        y += -(-seats // columns)
        self.draw_supplies(y)
        for i, aim in enumerate(self.aims):
            self.draw_aim(aim, i % columns * width, y + 1 + i // columns, width)

    def draw_list(self) -> None:
        """Draw players, then districts in columns, then the rest, where there is no map."""
        width, y = self.canvas.width, 0
        for seat in range(self.view["seats"]):
            self.draw_player(seat, 0, y, width)
            y += 1
        columns = max(1, width // ENTRY)
        rows = -(-len(DISTRICTS) // columns)
        for i, district in enumerate(self.facts["board"]):
            column, row = divmod(i, rows)
            self.draw_entry(district, column * (width // columns), y + row, width // columns)
        y += rows
        self.draw_supplies(y)
        for i, aim in enumerate(self.aims):
            self.draw_aim(aim, 0, y + 1 + i, width)

    def draw_entry(self, district: District, x: int, y: int, width: int) -> None:
        """Draw a district on one line."""
        name, look, marks = district["district"], self.look, self.marks
        thing = ("district", name)
        ink, sign = (look.can, "▸") if thing in marks.things else (look.on_velvet, " ")
        if thing in marks.aimed:
            ink, sign = look.glow, "▶"
        ground = look.focus_on_paper if marks.cursor == f"district {name}" else None
        title = (f"{sign}{self.panel.name(thing)} ", style(ink, ground, bold=sign != " "))
        signs = self.signs(district, "", None, ON_DARK)
        self.write(x, y, width, [title, *self.agents(district, "", None, ON_DARK), *signs])
        self.spot(x, y, width, 1, f"district {name}")

    def draw_player(self, seat: int, x: int, y: int, width: int) -> None:
        """Draw shape, number, name and what there is to count."""
        view, player = self.view, self.facts["players"][seat]
        owed = len(player["loans"]) * self.panel.edition.loan_repayment
        agents, houses = self.panel.left(view, seat)
        counts = [
            f"£{player['money']}{f'−{owed}' if owed else ''}",
            f"{ROSE_MARK}{player['cards']}",
            f"♟{agents}",
            f"⌂{houses}",
            f"⊘{len(player['sticky'])}" if player["sticky"] else "",
            f"{EYE_MARK}{len(self.panel.known(view, seat))}" if self.panel.known(view, seat) else "",
        ]
        numbers = " ".join(filter(None, counts))
        if player["identity"] is not None and seat != view["seat"]:
            numbers += f" {self.panel.name(('identity', player['identity']))}"
        tail = self.after_name(seat, self.facts["active"])
        name = fit(self.panel.texts.seat(seat), max(6, width - cell_len(f"{numbers}{tail}") - 5))
        self.write_player(seat, x, y, width, f"{name}{tail}", numbers)

    def draw_supplies(self, y: int) -> None:
        """Draw Trouble, piles and events in numbers."""
        ground = self.look.focus_on_paper if self.marks.cursor == "piles" else None
        text = fit(self.panel.supplies(self.view), self.canvas.width - 2)
        self.canvas.text(1, y, text, style(self.look.velvet_quiet, ground))
        self.spot(0, y, self.canvas.width, 1, "piles")

    def ranked(self, aims: "list[Aim]") -> "list[Aim]":
        """Return one's own first, then those that somebody else is nearest to; none that nobody can have."""
        view = self.view

        def urgency(aim: "Aim") -> float:
            others = [aim.goal.share(seat) for seat in aim.seats if seat != view["seat"]]
            return 2.0 if self.panel.own(view, aim) else max(others, default=0.0)

        return sorted([aim for aim in aims if aim.seats], key=urgency, reverse=True)

    def draw_aim(self, aim: "Aim", x: int, y: int, width: int) -> None:
        """Draw who it is, what it needs where there is room for words, and how far everybody is who may be it."""
        look, panel, goal = self.look, self.panel, aim.goal
        query = f"identity {aim.identities[0]}"
        own = panel.own(self.view, aim)
        mine = self.facts["players"][self.view["seat"]]["identity"] if own else aim.identities[0]
        name = panel.name(("identity", mine))
        more = f" +{len(aim.identities) - 1}" if len(aim.identities) > 1 else ""
        ground = look.focus_on_paper if self.marks.cursor == query else None
        far = self.far(aim)
        room = width - 2 - sum(cell_len(text) for text, _ in far)
        label = f"{EYE_MARK if own else ' '}{name}{more}"
        words = f" · {panel.condition(goal)}: "
        ink = style(look.glow if own else look.on_velvet, ground, bold=own)
        if cell_len(label + words) <= room:
            parts = [(label, ink), (words, style(look.velvet_quiet, ground))]
        else:
            parts = [(f"{fit(label, room - 1)} ", ink)]
        self.write(x, y, width, parts + far)
        self.spot(x, y, width, 1, query)

    def far(self, aim: "Aim") -> list[Part]:
        """Return the numbers of all who may be after it, out of what it needs."""
        look, goal = self.look, aim.goal
        quiet = style(look.velvet_quiet)
        trouble: list[Part] = []
        if goal.trouble >= 0:
            most = "≤" if goal.waits else "/"
            trouble = [(f"!{goal.markers}{most}{goal.trouble} ", quiet)]
        if goal.waits:
            return [*trouble, (self.panel.texts.say("panel-cards-left", count=goal.deck), quiet)]
        if goal.shared:
            return [(f"{goal.markers}/{goal.needed}", style(look.accent, bold=goal.met(0)))]
        parts = [
            (f"{SHAPES[seat]}{goal.reached[seat]} ", style(ON_DARK[seat], bold=goal.met(seat)))
            for seat in sorted(aim.seats)
        ]
        return [*trouble, *parts, (f"/{goal.needed}", quiet)]
