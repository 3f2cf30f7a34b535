"""The tabletop: the part of the full-screen table that shows things."""

from typing import Any

from textual.app import ComposeResult
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from subrosa.core.choice import Choice
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import ROSE_MARK, Look
from subrosa.terminal.panel import Marks, Thing
from subrosa.terminal.screen.hand import Hand, paint_hand
from subrosa.terminal.screen.widgets import Choices, LogEntry, LogView, Picture
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.speech import speech_in

KEYS = (  # the line at the bottom: what a click does, and what it says
    ("explain", "terminal-key-explain"),
    ("type", "terminal-key-type"),
    ("undo", "terminal-key-undo"),
    ("save", "terminal-key-save"),
    ("rules", "terminal-key-rules"),
    ("piles", "terminal-key-piles"),
    ("help", "terminal-key-help"),
    ("quit", "terminal-key-quit"),
)


class Tabletop(Vertical):
    """Title, board, log, question, hand, command line."""

    def __init__(self, session: Session, look: Look) -> None:
        super().__init__(id="tabletop")
        self.session = session
        self.look = look
        self.offered: tuple[Choice, ...] = ()  # what the choices on the screen stand for
        self.hand = Hand()
        self.speak(session.table.language)

    def speak(self, language: str) -> None:
        """Go on in this language."""
        self.texts, self.panel, self.rules, self.explainer = speech_in(language, self.session)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield Static(id="bubble", markup=False)
        classes = {"-broad": self.panel.broad, "-tagged": self.panel.tagged}
        with Container(id="main", classes=" ".join(name for name, wanted in classes.items() if wanted)):
            yield Picture(self.paint_board, id="board")
            with Vertical(id="rail"):
                yield LogView(self.look, id="log")
                yield Static(id="detail", markup=False)
            with Vertical(id="prompt"):
                yield Static(id="question", markup=False)
                yield Static(id="hint", markup=False)
                yield Choices(self.look, id="choices")
            yield Picture(self.paint_hand, id="hand")
        yield Input(id="command")
        yield Static(id="keys")

    # ---- the parts

    @property
    def choices(self) -> Choices:
        return self.query_one("#choices", Choices)

    @property
    def log_view(self) -> LogView:
        return self.query_one("#log", LogView)

    @property
    def command_line(self) -> Input:
        return self.query_one("#command", Input)

    def write(self, part: str, text: str) -> None:
        """Put a text into one of the plain parts."""
        self.query_one(part, Static).update(text)

    def chosen(self) -> Choice | None:
        """Return the choice under the cursor."""
        index = self.choices.cursor
        return self.offered[index] if index < len(self.offered) else None

    # ---- showing

    def explain(self, heading: str, lines: list[str]) -> None:
        """Say something above the table, as a teacher would; with no lines there is no bubble."""
        bubble = self.query_one("#bubble", Static)
        bubble.border_title = heading
        bubble.update("\n".join(lines))
        self.set_class(bool(lines), "-guided")

    def show_labels(self) -> None:
        """Show what does not change during play: the lines at the bottom."""
        self.command_line.placeholder = self.texts.say("terminal-command")
        parts: list[str] = []
        for action, message in KEYS:
            key, _, label = self.texts.say(message).partition(" ")
            parts.append(f"[@click=app.{action}][b $rose]{key}[/] {label}[/]")
        self.query_one("#keys", Static).update(Content.from_markup("  ".join(parts)))

    def show(self) -> None:
        """Show the table as the person at the screen sees it now, with what is new."""
        view = self.session.view()
        self.hand.cards = self.panel.hand(view)
        self.hand.title = self.texts.say("terminal-hand", count=len(self.hand.cards))
        if self.session.viewer is None:
            self.hand.title = self.texts.say("terminal-spectator")
        self.log_view.append(self.entries(self.session.news()))
        self.show_title(view)
        self.repaint()

    def show_title(self, view: dict[str, Any]) -> None:
        """Show which game it is, how far it has come, and what to be worried about."""
        game, status, alarm = self.texts.say("game-name"), self.panel.status(view), self.panel.alarm(view)
        parts = [(f"{ROSE_MARK} ", "$rose"), ("Sub Rosa", "bold"), (f"   {game}   ", ""), (status, "$ink2")]
        if alarm:
            parts += [("   ", ""), (f" {alarm} ", "$warn on $warnfill")]
        self.query_one("#title", Static).update(Content.assemble(*parts))

    def show_log(self) -> None:
        """Show the whole log of the person at the screen."""
        self.log_view.names = list(self.session.table.names)
        welcome = [LogEntry(self.texts.say("game-about")), LogEntry(self.texts.say("terminal-welcome"))]
        self.log_view.replace(welcome + self.entries(self.session.log()))

    def entries(self, events: list[dict[str, Any]]) -> list[LogEntry]:
        """Turn events into lines of the log."""
        return [
            LogEntry(
                self.texts.event(event), event["args"].get("seat"), event["event"] in self.panel.headings
            )
            for event in events
        ]

    def ask(self, labels: list[str], question: str, hint: str, waiting: bool = False) -> None:
        """Fill the prompt. Where there is no room for the log, what happened last is told here."""
        self.offered = ()
        if self.log_view.entries and not self.query_one("#rail").display:
            hint = " · ".join(filter(None, [self.log_view.entries[-1].text, hint]))
        self.query_one("#prompt").set_class(waiting, "-waiting")
        self.write("#question", question)
        self.write("#hint", hint)
        self.choices.offer(labels)

    # ---- drawing

    def on_choices_moved(self) -> None:
        self.repaint()

    def repaint(self) -> None:
        """Draw board, hand and detail again: they follow the cursor on the choices."""
        chosen = self.chosen()
        things = [] if chosen is None else self.things(chosen)
        self.hand.usable = frozenset(thing for choice in self.offered for thing in self.things(choice))
        self.hand.chosen = frozenset(things)
        self.query_one("#board", Picture).repaint()
        self.query_one("#hand", Picture).repaint()
        view = self.session.view()
        told = [] if chosen is None else self.panel.outcomes(view).get(chosen.text, [])
        told += [f"{self.panel.name(thing)}. {self.panel.about(thing)}" for thing in things]
        about = "\n".join(told)
        context = self.panel.context(view) if self.offered and view["prompt"] is not None else []
        own = [*self.own(), self.texts.say("terminal-detail")]
        self.write("#detail", about or "\n".join(context or own))

    def own(self) -> list[str]:
        """Say what the person at the screen is, in the words of the game."""
        seat = self.session.viewer
        things = [] if seat is None else self.panel.belongings(self.session.view(), seat)
        return [f"{self.panel.name(thing)}. {self.panel.about(thing)}" for thing in things]

    def things(self, choice: Choice) -> list[Thing]:
        """Return the cards and the like that a choice names."""
        named = zip(choice.kinds, choice.args, strict=True)
        return [(kind, self.texts.kinds[kind].names[arg]) for kind, arg in named if kind != "seat"]

    def paint_board(self, width: int, height: int, cursor: str | None) -> Canvas:
        chosen = self.chosen()
        targets = frozenset(seat for choice in self.offered for seat in seats_of(choice))
        aim = seats_of(chosen) if chosen is not None else []
        marks = Marks(targets, aim[0] if aim else None, cursor, self.hand.usable, self.hand.chosen)
        return self.panel.paint(self.session.view(), width, height, self.look, marks)

    def paint_hand(self, width: int, height: int, cursor: str | None) -> Canvas:
        return paint_hand(self.panel, self.hand, width, height, self.look, cursor)

    def recolour(self, look: Look) -> None:
        """Draw everything again in other colours."""
        self.look = self.choices.look = self.log_view.look = look
        self.log_view.restyle()
        self.choices.refresh()
        self.repaint()


def seats_of(choice: Choice) -> list[int]:
    """Return the seats that a choice names."""
    return [arg for kind, arg in zip(choice.kinds, choice.args, strict=True) if kind == "seat"]
