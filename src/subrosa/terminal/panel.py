"""How a game looks in a terminal: a default that suits any game, and where to find a game's own.

A game has its own panel if the `terminal` of its package holds a class PANEL. Panels draw on a canvas and say things
in words; they see views only.
"""

from collections import Counter
from typing import Any, ClassVar

from subrosa import games
from subrosa.core.choice import Choice
from subrosa.core.game import Game
from subrosa.core.named import is_named
from subrosa.terminal.canvas import Canvas, Spot, fit, style
from subrosa.terminal.look import SHAPES, Look
from subrosa.texts import Texts

Thing = tuple[str, str]  # a kind and the id of a thing of that kind


class Marks:
    """What the board should bring out: what choices are about, what the chosen one is about, where the cursor is."""

    __slots__ = ("aimed", "chosen", "cursor", "targets", "things")

    def __init__(
        self,
        targets: frozenset[int] = frozenset(),
        chosen: int | None = None,
        cursor: str | None = None,
        things: frozenset[Thing] = frozenset(),
        aimed: frozenset[Thing] = frozenset(),
    ) -> None:
        self.targets = targets  # seats
        self.chosen = chosen
        self.cursor = cursor  # the query of a spot
        self.things = things  # places and the like that some choice names
        self.aimed = aimed  # those that the chosen one names


class Panel:
    """The default: what the game says of its facts to those who know no game, readably."""

    headings: frozenset[str] = frozenset()  # events that begin a new section of the log
    tagged = False  # do names with signs (`tag`) stand for the cards in hand, so that choices get more room?
    broad = False  # does the board need 80 columns, so that the log has to give way on narrow screens?

    def __init__(self, game: Game, texts: Texts) -> None:
        self.game = game
        self.texts = texts

    # ---- in words

    def status(self, view: dict[str, Any]) -> str:
        """Return a few words on how far the game is, for the title line."""
        number = self.game.round_of(view["facts"])
        return "" if number is None else self.texts.say("terminal-round", number=number)

    def alarm(self, view: dict[str, Any]) -> str:
        """Say what everybody at the table should be worried about, if anything."""
        return ""

    def signs(self) -> str:
        """Say what the signs on the board mean, for the help page."""
        return ""

    def describe(self, view: dict[str, Any]) -> list[str]:
        """Describe the table in sentences, to be read aloud."""
        facts = view["facts"]
        players = [(seat, self.game.player_of(facts, seat)) for seat in range(view["seats"])]
        lines = [f"{self.texts.seat(seat)}: {self.pairs(known)}" for seat, known in players if known]
        hands = [(f"{self.label('hand')} {seat}", hand) for seat, hand in enumerate(view.get("hands", ()))]
        for label, hand in hands or [(self.label("hand"), self.hand(view))]:
            if hand:
                lines.append(f"{label}: {self.names(hand)}")
        lines += self.piles(view)
        for key, value in self.game.table_of(facts).items():
            if isinstance(value, list) and value and isinstance(value[0], dict) and not is_named(value[0]):
                lines += [f"{self.label(key)} {i}: {self.pairs(entry)}" for i, entry in enumerate(value)]
            else:
                lines.append(f"{self.label(key)}: {self.value(value)}")
        return lines

    def seats(self, view: dict[str, Any]) -> list[int]:
        """Return the seats in turn order, the viewer first."""
        first = view["seat"] or 0
        return [(first + i) % view["seats"] for i in range(view["seats"])]

    def label(self, key: str) -> str:
        """Name a fact."""
        message = f"fact-{key}"
        return self.texts.say(message) if self.texts.has(message) else key.replace("_", " ")

    def value(self, value: Any) -> str:
        """Put a fact into words: what the game says to be a thing by its name, anything else as it is."""
        if value is None:
            return "-"
        if is_named(value):
            return self.name((value["kind"], value["name"]))
        if isinstance(value, dict):
            return self.pairs(value)
        if isinstance(value, list):
            return ", ".join(self.value(item) for item in value) or "-"
        return str(value)

    def pairs(self, table: dict[str, Any]) -> str:
        """Put several facts on one line."""
        return ", ".join(f"{self.label(key)} {self.value(value)}" for key, value in table.items())

    def context(self, view: dict[str, Any]) -> list[str]:
        """Say what one should know to answer the question of a view, if the question does not say it."""
        return []

    def question(self, view: dict[str, Any]) -> str:
        """Put the question of a view into words."""
        return self.texts.prompt(view["prompt"])

    def offer(self, view: dict[str, Any], choice: Choice) -> str:
        """Word a choice as it is offered: its text, and what should be known to choose it, such as a price."""
        said = self.game.answers(view).get(choice.text)
        return self.texts.choice(choice) if said is None else self.texts.sentence(said)

    def outcomes(self, view: dict[str, Any]) -> dict[str, list[str]]:
        """Say what the choices on offer would bring about besides what they say, by their texts."""
        found = self.game.outcomes(view)
        return {text: [self.texts.sentence(said) for said in told] for text, told in found.items()}

    # ---- things

    def name(self, thing: Thing) -> str:
        """Name a thing."""
        kind, value = thing
        if kind == "seat":
            return self.texts.seat(int(value)) if value.isdecimal() else "-"
        return self.texts.thing(kind, value) if self.texts.has(f"{kind}-{value}") else value.replace("_", " ")

    def names(self, things: list[Thing]) -> str:
        """Name several things."""
        return ", ".join(self.name(thing) for thing in things)

    def about(self, thing: Thing) -> str:
        """Say what it does."""
        return self.texts.about(*thing) if thing[0] != "seat" else ""

    def now(self, view: dict[str, Any], thing: Thing) -> list[str]:
        """Say what there is to say of it in this position."""
        return []

    def figures(self, thing: Thing) -> str:
        """Put its numbers into words: rank, copies and the like."""
        return ""

    def tag(self, card: Thing) -> str:
        """Return the signs that stand beside the name of a card in hand where there is no room for its text."""
        return ""

    def sort_of(self, thing: Thing) -> str:
        """Say what sort of thing it is, in a word or two."""
        return ""

    def hand(self, view: dict[str, Any]) -> list[Thing]:
        """Return the viewer's cards."""
        return self.game.hand_of(view["facts"])

    def belongings(self, view: dict[str, Any], seat: int) -> list[Thing]:
        """List the things that explain a player: the character, for example."""
        return []

    def about_seat(self, view: dict[str, Any], seat: int) -> list[str]:
        """Describe a player in sentences."""
        known = self.game.player_of(view["facts"], seat)
        return [self.pairs(known)] if known else []

    def piles(self, view: dict[str, Any]) -> list[str]:
        """Describe what lies open on the table and can be looked through."""
        piles = self.game.piles_of(view["facts"])
        return [f"{self.label(name)}: {self.names(pile)}" for name, pile in piles.items() if pile]

    def opened(self, view: dict[str, Any], views: list[dict[str, Any]]) -> dict[str, Any]:
        """Return a spectator's view with everything open, made from the views of all seats; for replays."""
        return view | {"hands": [self.hand(seen) for seen in views]}

    # ---- drawn

    def paint(self, view: dict[str, Any], width: int, height: int, look: Look, marks: Marks) -> Canvas:
        """Draw the board."""
        canvas = Canvas(width, height, style(look.on_velvet, look.velvet))
        y = 0
        for seat in range(view["seats"]):
            ink = style(look.glow if seat == marks.chosen else look.can if seat in marks.targets else None)
            mine = " ◂" if seat == view["seat"] else ""
            waits = " …" if seat in view["asked"] else ""
            canvas.text(1, y, f"{SHAPES[seat]} {seat} {self.texts.seat(seat)}{mine}{waits}", ink)
            canvas.spots.append(Spot(1, y, width, 1, f"seat {seat}", seat))
            y += 1
        for line in self.describe(view):
            canvas.text(1, y + 1, fit(line, width - 2), style(look.velvet_quiet))
            y += 1
        return canvas


class SymbolPanel(Panel):
    """The panel of a game whose cards show symbols: `card-text` of its catalogues puts them into words."""

    card_signs: ClassVar[dict[str, str]] = {}  # how each symbol is drawn, by its name; {} is its number

    def symbols(self, card: str) -> str:
        """Put the symbols of a card into words."""
        return self.texts.format("card-text", self.game.text_args(f"card-{card}-text")).strip(" ,")

    def signs_of(self, card: str) -> str:
        """Draw the symbols of a card, one sign for each kind; `signs` says what they mean."""
        args = self.game.text_args(f"card-{card}-text")
        return " ".join(sign.format(args[name]) for name, sign in self.card_signs.items() if args[name])

    def with_symbols(self, card: str) -> str:
        """Name a card, with its symbols."""
        symbols = self.symbols(card)
        name = self.name((self.game.card_kind, card))
        return f"{name} ({symbols})" if symbols else name

    def cards(self, cards: list[str]) -> str:
        """Name cards, copies together."""
        counted = Counter(cards)
        names = {card: self.name((self.game.card_kind, card)) for card in counted}
        return ", ".join(
            names[card] if count == 1 else f"{count} × {names[card]}" for card, count in counted.items()
        )


def thing_of(query: str) -> Thing | None:
    """Return the thing that a spot on a board is about, if its query names one by kind and id."""
    kind, _, value = query.partition(" ")
    return (kind, value) if value and kind not in ("", "seat") else None


def panel_for(game: Game, texts: Texts) -> Panel:
    """Return the game's own panel, or the default."""
    panel: type[Panel] = getattr(games.part(game.package, "terminal"), "PANEL", Panel)
    return panel(game, texts)
