"""The court drawn: a ring of players where there is room for it, a list where there is not."""

from itertools import pairwise
from math import cos, pi, sin
from typing import TYPE_CHECKING, Any, Final

from rich.style import Style

from subrosa.games.overlord.rules.facts import Facts, Player
from subrosa.terminal.canvas import HEAVY, ROUND, Canvas, Spot, fit, padded, style
from subrosa.terminal.drawing import Drawing
from subrosa.terminal.look import COIN_MARK, EYE_MARK, ON_DARK, ON_PAPER, ROSE_MARK, SHAPES, Look
from subrosa.terminal.panel import Marks

if TYPE_CHECKING:
    from subrosa.games.overlord.terminal.panel import OverlordPanel

# Middles of the seats in per cent of the stage, from the viewer clockwise.
PLACES: Final = {
    4: ((50, 82.5), (10, 48), (50, 17.5), (90, 48)),
    5: ((50, 82.5), (12, 62), (26, 19), (74, 19), (88, 62)),
    6: ((50, 82.5), (14, 74), (14, 27), (50, 17.5), (86, 27), (86, 74)),
    7: ((50, 82.5), (19, 81), (8.6, 46), (27, 17), (73, 17), (91.4, 46), (81, 81)),
    8: ((50, 82.5), (22, 81), (8.5, 49), (22, 18), (50, 17.5), (78, 18), (91.5, 49), (78, 81)),
}
# Width and height of a seat and the gap between two of them; the first that fits is taken.
SIZES: Final = ((26, 5, 6), (22, 5, 2), (20, 5, 1), (18, 5, 1))
MIDDLE: Final = (26, 5)

Place = tuple[int, int, int, int]  # x, y, width, height


def paint(
    panel: "OverlordPanel", view: dict[str, Any], width: int, height: int, look: Look, marks: Marks
) -> Canvas:
    """Draw the ring if it fits, else the list."""
    canvas = Canvas(width, height, style(look.on_velvet, look.velvet))
    places = ring_places(view["seats"], width, height)
    if places is None:
        List(panel, view, canvas, look, marks).draw()
    else:
        Ring(panel, view, canvas, look, marks, places).draw()
    return canvas


def ring_places(seats: int, width: int, height: int) -> tuple[list[Place], Place] | None:
    """Return where the seats and the middle lie, or None if they would touch each other."""
    for seat_width, seat_height, gap in SIZES:
        places = [place(x, y, seat_width, seat_height, width, height) for x, y in PLACES[seats]]
        middle = place(50, 50, *MIDDLE, width, height)
        taken = [*places, middle]
        if not any(touch(a, b, gap) for i, a in enumerate(taken) for b in taken[:i]):
            return places, middle
    return None


def place(x: float, y: float, w: int, h: int, width: int, height: int) -> Place:
    """Return a box around a point given in per cent, kept inside the stage."""
    left = min(max(round(width * x / 100 - w / 2), 1), width - w - 1)
    top = min(max(round(height * y / 100 - h / 2), 0), height - h)
    return left, top, w, h


def touch(a: Place, b: Place, gap: int) -> bool:
    """Tell whether two boxes overlap or lie side by side without a gap. Above each other they may lie close."""
    apart = a[0] + a[2] + gap <= b[0] or b[0] + b[2] + gap <= a[0]
    return not (apart or a[1] + a[3] <= b[1] or b[1] + b[3] <= a[1])


class Court(Drawing["OverlordPanel"]):
    """What the ring and the list have in common."""

    facts: Facts

    def name(self, seat: int) -> str:
        name = self.panel.texts.seat(seat)
        return f"{name} ({self.say('panel-you')})" if seat == self.view["seat"] else name

    def known(self, player: Player) -> list[str]:
        """Return the cards that the viewer knows to be in a hand. One's own hand lies open below."""
        if player["seat"] == self.view["seat"]:
            return []
        return [self.panel.name(("card", card)) for card in [*player["shown"], *player["known"]]]

    def chain(self) -> tuple[int, int] | None:
        """Return who plays the card on the table, and at whom."""
        for name, step in self.view["agenda"]:
            if name == "CarryOut" and step["target"] >= 0:
                return step["player"], step["target"]
        return None

    def in_the_middle(self, width: int) -> str:
        """Return the characters of the executed: their names, or only their ranks if there are many."""
        characters = self.facts["middle"]
        text = self.say("panel-middle", characters=self.panel.texts.things("character", characters))
        if len(text) <= width:
            return text
        ranks = " ".join(str(rank) for rank in sorted(map(self.panel.rank, characters), reverse=True))
        return self.say("panel-middle-ranks", ranks=ranks)


class Ring(Court):
    """The viewer at the bottom, the others clockwise, the piles in the middle."""

    def __init__(
        self,
        panel: "OverlordPanel",
        view: dict[str, Any],
        canvas: Canvas,
        look: Look,
        marks: Marks,
        places: tuple[list[Place], Place],
    ) -> None:
        super().__init__(panel, view, canvas, look, marks)
        first = 0 if view["seat"] is None else view["seat"]
        seats = view["seats"]
        self.places = {(first + i) % seats: place for i, place in enumerate(places[0])}
        self.middle = places[1]

    def draw(self) -> None:
        self.draw_round()
        chain = self.chain()
        if chain is not None:
            self.draw_beads(*chain)
        self.draw_middle()
        for player in self.facts["players"]:
            self.draw_seat(player)
        self.canvas.spots.append(Spot(*self.middle, "piles"))

    def draw_round(self) -> None:
        """Draw the dotted line that makes it a ring."""
        canvas, ink = self.canvas, style(self.look.velvet_line)
        width, height = canvas.width, canvas.height
        for step in range(96):
            angle = 2 * pi * step / 96
            x = round(width / 2 + (width / 2 - 9) * cos(angle))
            y = round(height / 2 + (height / 2 - 2) * sin(angle))
            canvas.text(x, y, "·", ink)

    def draw_beads(self, player: int, target: int) -> None:
        """Draw golden beads from the player of a card through the middle to its target."""
        ink = style(self.look.glow)
        points = [centre(self.places[player]), centre(self.middle), centre(self.places[target])]
        for (x1, y1), (x2, y2) in pairwise(points):
            steps = max(abs(x2 - x1) // 3, abs(y2 - y1), 1)
            for i in range(steps + 1):
                self.canvas.text(x1 + (x2 - x1) * i // steps, y1 + (y2 - y1) * i // steps, "•", ink)

    def draw_middle(self) -> None:
        """Draw the card being played, the piles, and what else concerns everybody."""
        x, y, width, height = self.middle
        look, facts = self.look, self.facts
        lines: list[tuple[str, str, str | None]] = []
        if facts["played"]:
            cards = " ✕ ".join(self.panel.name(("card", card)) for card in facts["played"])
            lines.append((f" {fit(cards, width - 2)} ", look.card_ink, look.card))
        pile = self.say("panel-pile-short", count=facts["deck"])
        discards = self.say("panel-discards-short", count=len(facts["discards"]))
        lines.append((f"{ROSE_MARK} {pile} · {discards}", look.on_velvet, None))
        if facts["discards"] and not facts["played"]:
            top = self.panel.name(("card", facts["discards"][-1]))
            lines.append((self.say("panel-top", card=top), look.velvet_quiet, None))
        if facts["banned"] is not None:
            banned = self.say("panel-banned", card=self.panel.name(("card", facts["banned"])))
            lines.append((banned, look.glow, None))
        if facts["middle"]:
            lines.append((self.in_the_middle(width), look.velvet_quiet, None))
        top_line = y + (height - len(lines)) // 2
        for i, (text, ink, ground) in enumerate(lines[:height]):
            self.canvas.centred(x, top_line + i, width, text, style(ink, ground, bold=ground is not None))

    def draw_seat(self, player: Player) -> None:
        """Draw a character card with the player's name, gold and cards on it."""
        seat, look, canvas = player["seat"], self.look, self.canvas
        x, y, width, height = self.places[seat]
        character = player["character"]
        paper = look.card_grey if character is None else look.card
        if character in ("overlord", "tyrant"):
            paper = look.card_gold
        line, corners = self.frame(seat)
        ground, ink, quiet = style(None, paper), style(look.card_ink, paper), style(look.card_quiet, paper)
        canvas.box(x, y, width, height, style(line, paper), ground, corners)
        if character is None:
            stamp = self.say("panel-executed-tag", token=player["token"])
            canvas.centred(x + 1, y + 1, width - 2, stamp, style(look.band, paper, bold=True))
        else:
            canvas.text(
                x + 2, y, f" {self.panel.rank(character)} ", style(look.on_band, look.band, bold=True)
            )
            income = self.panel.income(character)
            canvas.text(
                x + width - len(income) - 4, y, f" {income} ", style(look.on_coin, look.coin, bold=True)
            )
            name = self.panel.name(("character", character))
            canvas.centred(x + 1, y + 1, width - 2, name, style(look.card_ink, paper, bold=True))
        if seat == self.facts["holder"]:
            tag = f" {self.say('panel-order-tag')} "
            canvas.centred(x + 6, y, width - 11, tag, style(look.on_order, look.order, bold=True))
        elif seat == self.facts["giver"]:
            tag = f" {self.say('panel-gave-tag')} "
            canvas.centred(x + 6, y, width - 11, tag, quiet)
        dots = "…" if seat in self.view["asked"] else ""
        label = fit(self.name(seat), width - 8 - len(dots))
        end = canvas.text(x + 2, y + 2, SHAPES[seat] + " ", style(ON_PAPER[seat], paper))
        end = canvas.text(end, y + 2, label, style(look.card_ink, paper, bold=seat == self.view["seat"]))
        canvas.text(end + 1, y + 2, dots, style(look.card_ink, paper, bold=True))
        canvas.text(x + width - 3, y + 2, str(seat), quiet)
        end = canvas.text(
            x + 2, y + 3, f"{COIN_MARK} {player['gold']}", style(look.card_coin, paper, bold=True)
        )
        end = canvas.text(
            end + 2, y + 3, f"{ROSE_MARK} {player['cards']}", style(look.band, paper, bold=True)
        )
        self.draw_known(player, end + 2, ink)
        canvas.spots.append(Spot(x, y, width, height, f"seat {seat}", seat))

    def draw_known(self, player: Player, after: int, ink: Style) -> None:
        """Draw what is known of the hand: the names on the lower edge if they fit there, else how many."""
        names = self.known(player)
        if not names:
            return
        x, y, width, height = self.places[player["seat"]]
        text = f" {EYE_MARK} {', '.join(names)} "
        if len(text) <= width - 2:
            self.canvas.centred(x + 1, y + height - 1, width - 2, text, ink)
        else:
            self.canvas.text(after, y + 3, f"{EYE_MARK} {len(names)}", ink)

    def frame(self, seat: int) -> tuple[str, str]:
        """Return the line around a seat, which tells holder, target and cursor, by its weight too."""
        look, marks = self.look, self.marks
        if marks.cursor == f"seat {seat}":
            return look.focus_on_paper, HEAVY
        if seat == marks.chosen:
            return look.chosen_on_paper, HEAVY
        if seat == self.facts["holder"]:
            return look.order, HEAVY
        if seat in marks.targets:
            return look.target_on_paper, ROUND
        return look.card_quiet, ROUND


def centre(place: Place) -> tuple[int, int]:
    return place[0] + place[2] // 2, place[1] + place[3] // 2


class List(Court):
    """One line per player, and below them the piles."""

    def draw(self) -> None:
        y = 0
        names = [self.name(seat) for seat in range(self.view["seats"])]
        room = max(8, min(max(len(name) for name in names) + 1, self.canvas.width - 34))
        for player in self.facts["players"]:
            y = self.draw_player(player, y, names[player["seat"]], room)
        for text, ink in self.notes():
            self.canvas.text(1, y, fit(text, self.canvas.width - 2), style(ink))
            self.canvas.spots.append(Spot(0, y, self.canvas.width, 1, "piles"))
            y += 1

    def draw_player(self, player: Player, y: int, name: str, room: int) -> int:
        """Draw the line of one player, and what is known of the hand below it."""
        seat, canvas, look = player["seat"], self.canvas, self.look
        holds = seat == self.facts["holder"]
        ground = look.focus_on_paper if self.marks.cursor == f"seat {seat}" else None
        ink = look.on_velvet
        if seat == self.marks.chosen:
            ink = look.glow
        elif seat in self.marks.targets:
            ink = look.can
        canvas.fill(0, y, canvas.width, 1, style(ink, ground))
        dots = "…" if seat in self.view["asked"] else " "
        x = canvas.text(0, y, "▸" if seat == self.marks.chosen or holds else " ", style(ink))
        x = canvas.text(x, y, f"{SHAPES[seat]} ", style(ON_DARK[seat]))
        x = canvas.text(
            x, y, f"{seat} {padded(name, room)}{dots}", style(ink, bold=seat == self.view["seat"])
        )
        if player["character"] is None:
            stamp = self.say("panel-executed-tag", token=player["token"])
            x = canvas.text(x + 1, y, padded(stamp, 16), style(look.velvet_quiet))
        else:
            character = player["character"]
            x = canvas.text(x + 1, y, f"{self.panel.rank(character)} ", style(look.glow, bold=True))
            shown = self.panel.name(("character", character))
            x = canvas.text(x, y, padded(shown, 11), style(ink, bold=character in ("overlord", "tyrant")))
            x = canvas.text(x, y, f"{self.panel.income(character):>2} ", style(look.velvet_quiet))
        x = canvas.text(x, y, f"{COIN_MARK}{player['gold']:>2} ", style(look.accent))
        x = canvas.text(x, y, f"{ROSE_MARK}{player['cards']} ", style(look.on_velvet))
        if holds:
            canvas.text(x, y, self.say("panel-order-tag"), style(look.on_order, look.order, bold=True))
        canvas.spots.append(Spot(0, y, canvas.width, 1, f"seat {seat}", seat))
        names = self.known(player)
        if names:
            y += 1
            canvas.text(
                4, y, fit(f"{EYE_MARK} {', '.join(names)}", canvas.width - 5), style(look.velvet_quiet)
            )
        return y + 1

    def notes(self) -> list[tuple[str, str]]:
        """Draw the Order, the card on the table, the piles."""
        facts, look = self.facts, self.look
        lines: list[tuple[str, str]] = []
        if facts["played"]:
            cards = " ✕ ".join(self.panel.name(("card", card)) for card in facts["played"])
            lines.append((self.say("panel-played", cards=cards), look.glow))
        elif facts["holder"] is not None:
            lines.append((self.panel.order(self.view), look.on_velvet))
        pile = self.say("panel-pile-short", count=facts["deck"])
        discards = self.say("panel-discards-short", count=len(facts["discards"]))
        top = f" ({self.panel.name(('card', facts['discards'][-1]))})" if facts["discards"] else ""
        lines.append((f"{ROSE_MARK} {pile} · {discards}{top}", look.velvet_quiet))
        if facts["banned"] is not None:
            banned = self.say("panel-banned", card=self.panel.name(("card", facts["banned"])))
            lines.append((banned, look.glow))
        if facts["middle"]:
            lines.append((self.in_the_middle(self.canvas.width - 2), look.velvet_quiet))
        return lines
