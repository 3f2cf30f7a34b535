"""A saved game on the whole screen."""

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical
from textual.content import Content
from textual.widgets import Input, Static

from subrosa.terminal.canvas import Canvas, fit, style
from subrosa.terminal.look import ROSE_MARK, SHAPES
from subrosa.terminal.panel import Marks
from subrosa.terminal.screen.desk import Desk
from subrosa.terminal.screen.hand import Hand, card_of, paint_hand
from subrosa.terminal.screen.overlays import RulesScreen, Sheet
from subrosa.terminal.screen.widgets import LogEntry, LogView, Picture
from subrosa.terminal.session.explain import Explanation
from subrosa.terminal.session.replay import OPEN, Replay

TALL_ENOUGH = 32  # lines of the screen, for cards with their texts


class ReplayApp(Desk):
    """Board, log and hand as they were at each place of the game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,n", "forward", show=False),
        Binding("left,b", "backward", show=False),
        Binding("pagedown", "round(1)", show=False),
        Binding("pageup", "round(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(1)", show=False),
        Binding("v", "turn", show=False),
        Binding("slash,colon", "type", show=False, priority=True),
        Binding("escape", "leave_command", show=False),
        Binding("d", "piles", show=False),
        Binding("r", "rules", show=False),
        Binding("f3", "theme", show=False),
        Binding("q", "quit", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, story: Replay, dark: bool = True) -> None:
        super().__init__(story.game.id, dark)
        self.story = story
        self.texts = story.texts
        self.hand = Hand()

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Container(id="main", classes="-broad" if self.story.panel.broad else ""):
            yield Still(self.paint_board, id="board")
            with Vertical(id="rail"):
                yield LogView(self.look, id="log")
            with Vertical(id="prompt"):
                yield Static(id="question", markup=False)
                yield Static(id="hint", markup=False)
            yield Still(self.paint_hand, id="hand")
        yield Input(id="command", placeholder=self.texts.say("terminal-replay-command"))
        yield Static(self.texts.say("terminal-replay-keys"), id="keys", markup=False)

    def on_mount(self) -> None:
        self.query_one("#log").can_focus = False
        self.query_one("#log", LogView).names = self.story.names
        self.show()

    def show(self) -> None:
        """Show the place where we are."""
        story, texts = self.story, self.texts
        view = story.view()
        self.hand.cards = story.panel.hand(view) if view["seat"] is not None else []
        self.hand.title = story.viewpoint_name()
        self.hand.usable = frozenset(self.hand.cards)
        log = self.query_one("#log", LogView)
        log.replace([self.entry(event) for event in story.log()])
        log.fresh = len(log.entries) - len(story.log(story.told(story.place - 1))) if story.place else 0
        title = [(f"{ROSE_MARK} ", "$rose"), ("Sub Rosa", "bold"), (f"   {texts.say('game-name')}   ", "")]
        self.query_one("#title", Static).update(Content.assemble(*title, (story.panel.status(view), "$ink2")))
        self.query_one("#question", Static).update(story.ending() or story.caption())
        self.query_one("#hint", Static).update(story.viewpoint_name())
        self.make_room(view["seats"])
        self.recolour()

    def make_room(self, seats: int) -> None:
        """Make space for the hand: none for a spectator, a line per seat if everything is open."""
        room = seats if self.story.viewpoint == OPEN else 8 if self.size.height >= TALL_ENOUGH else 2
        self.query_one("#hand").display = self.story.viewpoint is not None
        self.query_one("#main").styles.grid_rows = (
            f"1fr 4 {room}" if self.story.viewpoint is not None else "1fr 4"
        )

    def on_resize(self) -> None:
        self.make_room(self.story.states[0].seats)

    def entry(self, event: dict[str, Any]) -> LogEntry:
        heading = event["event"] in self.story.panel.headings
        return LogEntry(self.texts.event(event), event["args"].get("seat"), heading)

    def recolour(self) -> None:
        log = self.query_one("#log", LogView)
        log.look = self.look
        log.restyle()
        self.query_one("#board", Picture).repaint()
        self.query_one("#hand", Picture).repaint()

    def paint_board(self, width: int, height: int, cursor: str | None) -> Canvas:
        return self.story.panel.paint(self.story.view(), width, height, self.look, Marks(cursor=cursor))

    def paint_hand(self, width: int, height: int, cursor: str | None) -> Canvas:
        if self.story.viewpoint == OPEN:
            canvas = Canvas(width, height, style(self.look.ink, self.look.panel_2))
            for seat, line in enumerate(self.story.hands()):
                canvas.text(1, seat, SHAPES[seat], style(self.look.seats[seat]))
                canvas.text(3, seat, fit(line, width - 4), style())
            return canvas
        return paint_hand(self.story.panel, self.hand, width, height, self.look, cursor)

    # ---- going about

    def action_forward(self) -> None:
        self.story.forward()
        self.show()

    def action_backward(self) -> None:
        self.story.backward()
        self.show()

    def action_round(self, by: int) -> None:
        story = self.story
        now = story.round_at(story.place)
        story.go_to_round(now + 1 if by > 0 else max(now - 1, 1))
        self.show()

    def action_go(self, end: int) -> None:
        self.story.go_to(self.story.last * end)
        self.show()

    def action_turn(self) -> None:
        self.story.turn()
        self.show()

    def action_leave_command(self) -> None:
        self.set_focus(None)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input.id != "command":
            return
        if not self.story.obey(event.value):
            self.remark(self.texts.say("terminal-replay-command"))
        event.input.clear()
        self.set_focus(None)
        self.show()

    # ---- looking closer

    def on_picture_pointed(self, message: Picture.Pointed) -> None:
        story, view = self.story, self.story.view()
        spot = message.spot
        if spot.seat is not None:
            lines = story.panel.about_seat(view, spot.seat)
            things = story.panel.belongings(view, spot.seat)
            lines += [f"{story.panel.name(thing)}: {story.panel.about(thing)}" for thing in things]
            self.push_screen(Sheet(self.texts, Explanation(self.texts.seat(spot.seat), lines)))
        elif spot.query == "piles":
            self.action_piles()
        else:
            named = [card for card in self.hand.cards if card[1] == card_of(spot.query)]
            lines = [story.panel.about(card) for card in named[:1]]
            self.push_screen(Sheet(self.texts, Explanation(story.panel.name(named[0]), lines)))

    def action_piles(self) -> None:
        lines = self.story.panel.piles(self.story.view())
        self.push_screen(Sheet(self.texts, Explanation(self.texts.say("terminal-piles"), lines)))

    def action_rules(self) -> None:
        self.push_screen(RulesScreen(self.texts, self.story.rules))


class Still(Picture, can_focus=False):
    """A picture without a cursor: the arrow keys go through time here."""


def replay_on_screen(story: Replay, dark: bool) -> int:
    """Step through a game on the whole screen."""
    app = ReplayApp(story, dark)
    app.run()
    return app.return_code or 0
