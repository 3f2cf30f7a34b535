"""What stands beside the map of America: Mythos row, tracks, players, the Great Old One, and Cities as a list."""

from typing import TYPE_CHECKING, Final

from rich.cells import cell_len
from rich.style import Style

from subrosa.games.providence.rules.facts import City, Cultist, Elder, Facts, InRow
from subrosa.games.providence.rules.words import CITIES, TRACKS
from subrosa.games.providence.terminal.cities import leader_at
from subrosa.terminal.canvas import fit, style
from subrosa.terminal.drawing import BEFORE_NAME, LEAST_NAME, Drawing, Part, name_and_numbers, spaced
from subrosa.terminal.look import EYE_MARK, ON_DARK, ROSE_MARK, SHAPES
from subrosa.terminal.panel import Thing

if TYPE_CHECKING:
    from subrosa.games.providence.terminal.panel import ProvidencePanel

ENTRY: Final = 40  # columns of a City in the list
BROAD: Final = 30  # columns of a player with room for the points that end the game
BLOCKADE: Final = "⊘"
CLOSED_CITY: Final = "✕"
AGENT, POSSESSED, CULTIST = "♟", "♞", "☾"
NO_GATE, CLOSED_GATE, OPEN_GATE = "○", "⊗", "◎"
MOST: Final = "↑"  # before the shape of whoever has the most Influence, and a cube
ELDER_SHAPE: Final = "✶"


class Board(Drawing["ProvidencePanel"]):
    """What the map and the lists have in common."""

    panel: "ProvidencePanel"
    facts: Facts

    def is_on(self, city: City, things: frozenset[Thing]) -> bool:
        """Tell whether things are about a City, its space or a piece in it."""
        name = city["city"]
        if ("city", name) in things or ("place", name) in things:
            return True
        return any(
            piece["city"] == name and ("piece", piece["piece"]) in things for piece in self.facts["pieces"]
        )

    def control(self, city: City) -> str:
        """Return the control value, after the shape of whoever controls the City."""
        owner = city["controller"]
        return f"{' ' if owner is None else SHAPES[owner]}{city['control']}"

    def gate(self, city: City) -> str:
        """Return the gate value, after the sign of the side that is up and the shape of whoever did it."""
        owner = city["gate_owner"]
        sign = {None: NO_GATE, "closed": CLOSED_GATE, "open": OPEN_GATE}[city["gate_side"]]
        return f"{' ' if owner is None else SHAPES[owner]}{sign}{city['gate']}"

    def space(self, city: City, paper: str | None, hues: tuple[str, ...]) -> list[Part]:
        """Return what is in a City: cubes and Agents by the shape of their owner, other pieces, a Blockade."""
        parts = []
        if city["closed"] is not None:
            letter = self.say(f"panel-letter-{city['closed']}")
            parts.append((f"{CLOSED_CITY}{letter}", style(None, paper, bold=True)))
        for owner, cubes in enumerate(city["cubes"]):
            text = f"{cubes or ''}{self.agents(city, owner)}"
            if text:
                parts.append((f"{SHAPES[owner]}{text}", style(hues[owner], paper, bold=True)))
        counts = (
            ("deep-ones", city["deep_ones"], self.facts["deep_owner"]),
            ("whateleys", city["whateleys"], self.facts["whateley_owner"]),
        )
        for name, count, owned_by in counts:
            if count:
                hue = None if owned_by is None else hues[owned_by]
                parts.append((f"{self.say(f'panel-letter-{name}')}{count}", style(hue, paper, bold=True)))
        if city["blockade"]:
            parts.append((BLOCKADE, style(None, paper, bold=True)))
        return parts + self.most(city["city"], city["cubes"], paper, hues)

    def agents(self, city: City, owner: int) -> str:
        """Return the signs of the Agents that somebody has in a City, with their numbers."""
        here = [p for p in self.facts["pieces"] if p["city"] == city["city"] and p["owner"] == owner]
        if self.facts["elder"] is not None and owner > 0:
            return CULTIST if here else ""
        possessed = len([piece for piece in here if piece["possessed"]])
        counts = ((AGENT, len(here) - possessed), (POSSESSED, possessed))
        return "".join(f"{sign}{count}" for sign, count in counts if count)

    def on_card(self, city: City, paper: str | None, hues: tuple[str, ...]) -> list[Part]:
        """Return what lies on the face-up card of a City, and how many cards lie below it."""
        place = f"{city['city']}_card"
        parts = self.laid(place, city["card_cubes"], city["card_blockade"], paper, hues)
        if city["stack"]:
            parts.append((f"+{city['stack']}", style(None, paper)))
        return parts

    def laid(
        self, place: str, cubes: list[int], blockade: bool, paper: str | None, hues: tuple[str, ...]
    ) -> list[Part]:
        """Return the cubes and the Blockade on a card, and who has the most Influence on it."""
        parts = [
            (f"{SHAPES[owner]}{count}", style(hues[owner], paper, bold=True))
            for owner, count in enumerate(cubes)
            if count
        ]
        if blockade:
            parts.append((BLOCKADE, style(None, paper, bold=True)))
        return parts + self.most(place, cubes, paper, hues)

    def most(self, place: str, cubes: list[int], paper: str | None, hues: tuple[str, ...]) -> list[Part]:
        """Return the shape of whoever has the most Influence on something, if they have a cube there."""
        leader = leader_at(self.panel, self.view, place)
        if leader is None or not cubes[leader]:
            return []
        return [(f"{MOST}{SHAPES[leader]}", style(hues[leader], paper, bold=True))]


class Side(Board):
    """Mythos row, tracks and everybody at the table, below the map or without one."""

    @property
    def quiet(self) -> Style:
        return style(self.look.velvet_quiet)

    def entries(self) -> int:
        """Return how many there are: the players, and in a solo game the Great Old One and its Cultists."""
        elder = self.facts["elder"]
        return len(self.facts["players"]) + (0 if elder is None else 1 + len(elder["cultists"]))

    def draw(self, y: int, columns: int, lines: int) -> None:
        """Draw the Mythos row, the tracks, what is being put together, and everybody on one or two lines each."""
        columns = min(columns, self.entries())
        room = self.canvas.height - y - -(-self.entries() // columns) * lines
        y = self.draw_middle(y, room)
        width = self.canvas.width // columns
        for number in range(self.entries()):
            row = y + number // columns * lines
            self.draw_entry(number, number % columns * width, row, width)
            if lines > 1:
                gains = self.panel.gains(self.view, number)
                self.canvas.text(5, row + 1, fit(gains, width - 6), self.quiet)

    def draw_list(self) -> None:
        """Draw everybody, then row and tracks, then Cities in columns, where there is no map."""
        width, count = self.canvas.width, self.entries()
        for number in range(count):
            self.draw_entry(number, 0, number, width)
        y = self.draw_middle(count, 3)
        columns = max(1, width // ENTRY)
        rows = -(-len(CITIES) // columns)
        for i, city in enumerate(self.facts["cities"]):
            column, row = divmod(i, rows)
            self.draw_city(city, column * (width // columns), y + row, width // columns)

    def draw_middle(self, y: int, room: int) -> int:
        """Draw the row, the tracks, and what is being put together: where there is little room, that comes first."""
        payment = self.panel.payment(self.view)
        self.draw_row(y)
        y += 1
        if payment is not None:
            text = fit(payment.sentence(), self.canvas.width - 2)
            self.canvas.text(1, y, text, style(self.look.glow, bold=True))
            y += 1
        if payment is None or room > 2:
            self.draw_tracks(y)
            y += 1
        return y

    # ---- Mythos row and tracks

    def draw_row(self, y: int) -> None:
        """Draw the Mythos cards that can be claimed, and how many are left in the deck."""
        row = self.facts["row"]
        head = f" {self.say('panel-mythos-row')} "
        tail = f"+{self.facts['mythos_deck']}" if self.facts["mythos_deck"] else ""
        x = self.canvas.text(0, y, head, self.quiet)
        room = (self.canvas.width - x - cell_len(tail)) // max(1, len(row))
        for card in row:
            x = self.draw_in_row(card, x, y, room)
        self.canvas.text(x, y, tail, self.quiet)

    def draw_in_row(self, card: InRow, x: int, y: int, room: int) -> int:
        """Draw a card of the row, and return where it ends."""
        look, place = self.look, ("place", card["card"])
        ink, sign = (look.can, "▸") if place in self.marks.things else (look.on_velvet, "·")
        if place in self.marks.aimed:
            ink, sign = look.glow, "▶"
        ground = look.focus_on_paper if self.marks.cursor == f"card {card['card']}" else None
        more = self.laid(card["card"], card["cubes"], card["blockade"], None, ON_DARK)
        size = sum(cell_len(text) + 1 for text, _ in more)
        name = fit(self.panel.name(("card", card["card"])), room - 2 - size)
        end = self.canvas.text(x, y, f"{sign}{name} ", style(ink, ground, bold=sign != "·"))
        self.write(end, y, x + room - end, spaced(more, x + room - end))
        self.spot(x, y, room, 1, f"card {card['card']}")
        return min(x + room, end + size)

    def draw_tracks(self, y: int) -> None:
        """Draw where the two markers stand, and what ends the game."""
        look, width = self.look, self.canvas.width
        end = self.panel.edition.track_end
        ground = look.focus_on_paper if self.marks.cursor == "piles" else None
        ink, quiet = style(look.accent, ground, bold=True), style(look.velvet_quiet, ground)
        names = [self.say(f"panel-{track}") for track in TRACKS]
        sane, madness = self.facts["bag"]
        needed = self.say("panel-needed", needed=self.panel.needed(self.view))
        rest = f" {needed}  {self.say('panel-bag', sane=sane, madness=madness)}"
        parts: list[Part] = []
        broad = width >= cell_len("".join(names) + rest) + 2 * end + 12
        for name, place in zip(names, self.facts["tracks"], strict=True):
            parts += [(f" {name} ", quiet), (f"{place} ", ink)]
            if broad:
                parts += [("▰" * place, ink), (f"{'▱' * (end - place)} ", quiet)]
            else:
                parts[-1] = (f"{place}/{end} ", ink)
        self.write(0, y, width, [*parts, (rest, quiet)])
        self.spot(0, y, width, 1, "piles")

    # ---- Cities as a list

    def draw_city(self, city: City, x: int, y: int, width: int) -> None:
        """Draw a City on one line."""
        look, marks = self.look, self.marks
        name = city["city"]
        places = (("place", name), ("place", f"{name}_card"))
        ink, sign = look.on_velvet, " "
        if self.is_on(city, marks.things) or places[1] in marks.things:
            ink, sign = look.can, "▸"
        if self.is_on(city, marks.aimed) or places[1] in marks.aimed:
            ink, sign = look.glow, "▶"
        ground = look.focus_on_paper if marks.cursor == f"city {name}" else None
        title = (
            f"{sign}{self.panel.name(('city', name))} {self.control(city).strip()} {self.gate(city).strip()}"
        )
        parts: list[Part] = [(title, style(ink, ground, bold=sign != " "))]
        parts += self.space(city, None, ON_DARK)
        if city["card"] is not None:
            parts.append((self.panel.name(("card", city["card"])), self.quiet))
            parts += self.on_card(city, None, ON_DARK)
        self.write(x, y, width - 1, spaced(parts, 10 * width))
        self.spot(x, y, width, 1, f"city {name}")

    # ---- everybody at the table

    def draw_entry(self, number: int, x: int, y: int, width: int) -> None:
        """Draw a player; after the player of a solo game, the Great Old One and its Cultists."""
        elder = self.facts["elder"]
        if number < len(self.facts["players"]) or elder is None:
            self.draw_player(number, x, y, width)
        elif number == 1:
            self.draw_elder(elder, x, y, width)
        else:
            self.draw_cultist(elder["cultists"][number - 2], x, y, width)

    def draw_player(self, seat: int, x: int, y: int, width: int) -> None:
        """Draw shape, number, name and what there is to count, as much of it as there is room for."""
        tail = self.after_name(seat, self.facts["active"])
        room = width - BEFORE_NAME - cell_len(tail)
        name, numbers = name_and_numbers(
            self.panel.texts.seat(seat), self.counts(seat, brief=width < BROAD), room
        )
        self.write_player(seat, x, y, width, f"{name}{tail}", numbers)

    def counts(self, seat: int, brief: bool) -> list[str]:
        """Return what there is to count of a player, what matters most first."""
        player = self.facts["players"][seat]
        counts = [
            f"{player['vp']}" if brief else f"{player['vp']}/{self.panel.needed(self.view)}",
            f"☼{player['madness']}/{player['insane_at']}" if player["madness"] else "",
            f"▪{player['pool']}",
            f"◌{player['limbo']}",
            f"{AGENT}{self.panel.agents_of(self.view, seat)}",
            self.allegiance(seat),
            f"{ELDER_SHAPE}{len(player['mythos'])}" if player["mythos"] else "",
            f"✝{len(player['crypt'])}" if player["crypt"] else "",
            f"{ROSE_MARK}{player['cards']}",
            f"▤{player['deck']}",
            f"▥{len(player['discards'])}",
        ]
        return [count for count in counts if count]

    def allegiance(self, seat: int) -> str:
        """Return a player's Allegiance, if the viewer knows it; with an eye before it as long as not everybody does."""
        player = self.facts["players"][seat]
        if player["allegiance"] is None:
            return ""
        public = player["revealed"] or self.view["result"] is not None
        return f"{'' if public else EYE_MARK}{self.panel.name(('allegiance', player['allegiance']))}"

    def draw_elder(self, elder: Elder, x: int, y: int, width: int) -> None:
        """Draw the Great Old One: points, how near its goal is, Madness, and what it has claimed."""
        counts = [
            f"{elder['vp']}/{self.panel.needed(self.view)}",
            f"⚑{elder['reached']}/{elder['goal_number']}",
            f"☼{elder['madness']}/{self.panel.edition.elder_madness}",
            f"{ELDER_SHAPE}{len(elder['mythos'])}" if elder["mythos"] else "",
            f"✝{len(elder['crypt'])}" if elder["crypt"] else "",
            f"▤{elder['deck']}",
        ]
        self.draw_foe(("elder", elder["elder"]), f"{ELDER_SHAPE} ", None, counts, x, y, width)

    def draw_cultist(self, cultist: Cultist, x: int, y: int, width: int) -> None:
        """Draw one of the two Cultists: where it is, and its cubes."""
        counts = [
            f"{CULTIST}{self.panel.name(('city', cultist['city']))}",
            f"▪{cultist['pool']}",
            f"◌{cultist['limbo']}",
            self.say("panel-unmasked") if cultist["revealed"] else "",
        ]
        owner = cultist["owner"]
        thing = ("enemy", cultist["piece"])
        self.draw_foe(thing, f"{SHAPES[owner]} ", ON_DARK[owner], counts, x, y, width)

    def draw_foe(
        self, thing: Thing, shape: str, hue: str | None, counts: list[str], x: int, y: int, width: int
    ) -> None:
        """Draw whoever is no player on one line."""
        look = self.look
        query = " ".join(thing)
        ground = look.focus_on_paper if self.marks.cursor == query else None
        found = [count for count in counts if count]
        least = LEAST_NAME if thing[0] == "elder" else width  # Cultists differ at the end of their names
        name, numbers = name_and_numbers(self.panel.name(thing), found, width - 3, least)
        ink = style(look.on_velvet, ground)
        parts = [
            (" ", ink),
            (shape, style(hue or look.accent, ground, bold=True)),
            (f"{name} ", ink),
            (numbers, style(look.accent)),
        ]
        self.write(x, y, width, parts)
        self.spot(x, y, width, 1, query)
