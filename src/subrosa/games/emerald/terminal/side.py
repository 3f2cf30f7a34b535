"""What stands beside the map of Europe: players, tracks, what is being put together, and cities as a list."""

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.style import Style

from subrosa.games.emerald.rules.facts import City, Facts
from subrosa.games.emerald.rules.words import CITIES, FACTIONS
from subrosa.terminal.canvas import fit, style
from subrosa.terminal.drawing import BEFORE_NAME, Drawing, Part, name_and_numbers, spaced
from subrosa.terminal.look import EYE_MARK, ON_DARK, ROSE_MARK, SHAPES

if TYPE_CHECKING:
    from subrosa.games.emerald.terminal.panel import EmeraldPanel

ENTRY: Final = 40  # columns of a city in the list
BROAD: Final = 30  # columns of a player with room for the points that end the game


class Board(Drawing["EmeraldPanel"]):
    """What the map and the lists have in common."""

    panel: "EmeraldPanel"
    facts: Facts

    def pieces(self, city: City, paper: str | None, hues: tuple[str, ...]) -> list[Part]:
        """Return the shape of each owner with the numbers of cubes and agents, and the zombies."""
        parts = []
        for seat, (cubes, agents) in enumerate(zip(city["cubes"], city["agents"], strict=True)):
            if cubes or agents:
                counts = f"{cubes or ''}{f'♟{agents}' if agents else ''}"
                parts.append((f"{SHAPES[seat]}{counts}", style(hues[seat], paper, bold=True)))
        if city["zombies"]:
            letter = self.say("panel-letter-zombie")
            parts.append((f"{letter}{city['zombies']}", style(None, paper, bold=True)))
        return parts

    def royalty(self, city: City) -> str:
        """Return the sign of royalty, with the bombs it takes and the points it gives."""
        number = CITIES.index(city["city"])
        edition = self.panel.edition
        return f" ♛{edition.royal_bombs[number]}/{edition.royal_vp[number]}" if city["royalty"] else ""


class Side(Board):
    """Players and tracks, below the map or without one."""

    @property
    def quiet(self) -> Style:
        return style(self.look.velvet_quiet)

    def draw(self, y: int, columns: int, lines: int) -> None:
        """Draw the tracks, what is being put together, and the players on one or two lines each."""
        seats = self.view["seats"]
        room = self.canvas.height - y - -(-seats // columns) * lines
        y = self.draw_middle(y, room)
        width = self.canvas.width // columns
        for seat in range(seats):
            row = y + seat // columns * lines
            self.draw_player(seat, seat % columns * width, row, width)
            if lines > 1:
                self.canvas.text(5, row + 1, fit(self.panel.gains(self.view, seat), width - 6), self.quiet)

    def draw_list(self) -> None:
        """Draw players, then cities in columns, then the rest, where there is no map."""
        width, seats = self.canvas.width, self.view["seats"]
        for seat in range(seats):
            self.draw_player(seat, 0, seat, width)
        y = self.draw_middle(seats, 2)
        columns = max(1, width // ENTRY)
        rows = -(-len(CITIES) // columns)
        for i, city in enumerate(self.facts["cities"]):
            column, row = divmod(i, rows)
            self.draw_entry(city, column * (width // columns), y + row, width // columns)

    def draw_middle(self, y: int, room: int) -> int:
        """Draw the tracks, and what is being put together; where there is one line only, that comes first."""
        gathered = self.panel.gathered(self.view)
        if gathered is not None:
            text = fit(gathered.sentence(), self.canvas.width - 2)
            self.canvas.text(1, y, text, style(self.look.glow, bold=True))
            y += 1
        if gathered is None or room > 1:
            self.draw_tracks(y)
            y += 1
        return y

    def draw_tracks(self, y: int) -> None:
        """Draw where the two markers stand, and what ends the game."""
        look, width = self.look, self.canvas.width
        end = self.panel.edition.track_end
        ground = look.focus_on_paper if self.marks.cursor == "piles" else None
        ink, quiet = style(look.accent, ground, bold=True), style(look.velvet_quiet, ground)
        names = [self.say(f"panel-{faction}s") for faction in FACTIONS]
        parts: list[Part] = []
        for name, place in zip(names, self.facts["tracks"], strict=True):
            parts += [(f" {name} ", quiet), (f"{place} ", ink)]
            if width >= cell_len("".join(names)) + 2 * end + 14:
                parts += [("▰" * place, ink), (f"{'▱' * (end - place)} ", quiet)]
        parts.append((f" {self.say('panel-needed', needed=self.panel.needed(self.view))}", quiet))
        self.write(0, y, width, parts)
        self.spot(0, y, width, 1, "piles")

    def draw_entry(self, city: City, x: int, y: int, width: int) -> None:
        """Draw a city on one line."""
        look, marks = self.look, self.marks
        thing = ("city", city["city"])
        ink, sign = (look.can, "▸") if thing in marks.things else (look.on_velvet, " ")
        if thing in marks.aimed:
            ink, sign = look.glow, "▶"
        ground = look.focus_on_paper if marks.cursor == f"city {city['city']}" else None
        parts: list[Part] = [
            (f"{sign}{self.panel.name(thing)} {city['bombs']}", style(ink, ground, bold=sign != " "))
        ]
        if city["royalty"]:
            parts.append((self.royalty(city).strip(), style(look.accent)))
        parts += self.pieces(city, None, ON_DARK)
        if city["card"] is not None:
            below = f" +{city['stack']}" if city["stack"] else ""
            parts.append((f"{self.panel.name(('card', city['card']))}{below}", style(look.velvet_quiet)))
        self.write(x, y, width - 1, spaced(parts, 10 * width))
        self.spot(x, y, width, 1, f"city {city['city']}")

    # ---- players

    def draw_player(self, seat: int, x: int, y: int, width: int) -> None:
        """Draw shape, number, name and what there is to count, as much of it as there is room for."""
        tail = self.after_name(seat, self.facts["active"])
        room = width - BEFORE_NAME - cell_len(tail)
        name, numbers = name_and_numbers(self.panel.texts.seat(seat), self.counts(seat, width), room)
        self.write_player(seat, x, y, width, f"{name}{tail}", numbers)

    def counts(self, seat: int, width: int) -> list[str]:
        """Return what there is to count of a player, what matters most first."""
        player = self.facts["players"][seat]
        victims = [SHAPES[entry["victim"]] for entry in player["beside"] if entry["victim"] is not None]
        counts = [
            f"{player['points']}" if width < BROAD else f"{player['points']}/{self.panel.needed(self.view)}",
            f"☼{player['sanity']}",
            f"▪{player['cubes']}",
            f"◌{player['limbo']}",
            f"♟{player['agents']}",
            f"♛{len(player['royalty'])}" if player["royalty"] else "",
            self.identity(seat, brief=width <= ENTRY),
            f"✝{''.join(victims)}" if victims else "",
            f"{ROSE_MARK}{player['cards']}",
            f"▤{player['deck']}",
            f"▥{len(player['discards'])}",
        ]
        return [count for count in counts if count]

    def identity(self, seat: int, brief: bool) -> str:
        """Return the side of a player, if the viewer knows it; with an eye before it as long as not everybody does.

        The initial is enough where there is little room.
        """
        faction = self.panel.emerald.identity_of(self.facts, seat)
        if faction is None:
            return ""
        public = self.facts["players"][seat]["revealed"] or self.view["result"] is not None
        name = self.panel.name(("faction", faction))
        return f"{'' if public else EYE_MARK}{name[0] if brief else name}"
