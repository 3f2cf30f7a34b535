"""The viewer's hand, drawn: cards with their texts where there is room, else a row of names."""

from rich.cells import cell_len
from rich.text import Text

from subrosa.terminal.canvas import HEAVY, ROUND, Canvas, Spot, fit, style
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Panel, Thing

NARROWEST = 17
WIDEST = 30


class Hand:
    """What there is to draw: the cards, those of use now, and the one that the cursor's choice names."""

    def __init__(self) -> None:
        self.title = ""
        self.cards: list[Thing] = []
        self.usable: frozenset[Thing] = frozenset()
        self.chosen: frozenset[Thing] = frozenset()


def paint_hand(panel: Panel, hand: Hand, width: int, height: int, look: Look, cursor: str | None) -> Canvas:
    """Draw the hand at this size."""
    canvas = Canvas(width, height, style(look.ink, look.panel_2))
    count = len(hand.cards)
    if not count:
        canvas.text(1, 0, hand.title, style(look.ink_2))
        return canvas
    size = min(WIDEST, (width - 1) // count - 1)
    if height >= 5 and size >= NARROWEST:
        paint_cards(panel, hand, canvas, size, look, cursor)
    else:
        paint_names(panel, hand, canvas, look, cursor)
    return canvas


def paint_cards(panel: Panel, hand: Hand, canvas: Canvas, size: int, look: Look, cursor: str | None) -> None:
    """Draw cream cards with a coloured band."""
    for i, card in enumerate(hand.cards):
        x, usable = 1 + i * (size + 1), card in hand.usable
        paper = look.card if usable else look.card_off
        line, corners = look.card_quiet, ROUND
        if cursor == query(i, card):
            line, corners = look.focus_on_paper, HEAVY
        elif card in hand.chosen:
            line, corners = look.chosen_on_paper, HEAVY
        elif usable:
            line = look.target_on_paper
        canvas.box(x, 0, size, canvas.height, style(line, paper), style(look.card_ink, paper), corners)
        band = look.band if usable else look.band_off
        canvas.fill(x + 1, 0, size - 2, 1, style(look.on_band, band))
        canvas.centred(x + 1, 0, size - 2, f" {panel.name(card)} ", style(look.on_band, band, bold=True))
        lines = broken(panel.about(card), size - 4)
        room = canvas.height - 2
        if len(lines) > room:
            lines = [*lines[: room - 1], fit(" ".join(lines[room - 1 :]), size - 4)]
        for row, text in enumerate(lines, 1):
            canvas.text(x + 2, row, text, style(look.card_ink, paper))
        sort = panel.sort_of(card)
        if sort:
            canvas.centred(x + 1, canvas.height - 1, size - 2, f" {sort} ", style(look.card_quiet, paper))
        canvas.spots.append(Spot(x, 0, size, canvas.height, query(i, card)))


def paint_names(panel: Panel, hand: Hand, canvas: Canvas, look: Look, cursor: str | None) -> None:
    """Draw names side by side with their signs; what can be used now has a mark before it."""
    x = canvas.text(1, 0, f"{hand.title} ", style(look.ink_2))
    y = 0
    for i, card in enumerate(hand.cards):
        usable = card in hand.usable
        text = f" {'▸' if usable else ''}{f'{panel.name(card)} {panel.tag(card)}'.strip()} "
        size = cell_len(text)
        if x + size > canvas.width and y + 1 < canvas.height:
            x, y = 1, y + 1
        ground = look.card if usable else look.card_off
        if card in hand.chosen:
            ground = look.glow
        if cursor == query(i, card):
            ground = look.focus_on_paper
        ink = "#FFFFFF" if ground == look.focus_on_paper else look.card_ink
        canvas.text(x, y, text, style(ink, ground, bold=usable))
        canvas.spots.append(Spot(x, y, size, 1, query(i, card)))
        x += size + 1


def query(index: int, card: Thing) -> str:
    """Return what names one card of a hand, even when there are two of a kind."""
    return f"{index}:{card[1]}"


def card_of(query: str) -> str:
    """Return the card that such a query names; other queries stay as they are."""
    return query.rpartition(":")[2]


def broken(text: str, width: int) -> list[str]:
    """Break a text into lines."""
    from rich.console import Console

    lines = Text(text).wrap(Console(width=width), width)
    return [line.plain.rstrip() for line in lines]
