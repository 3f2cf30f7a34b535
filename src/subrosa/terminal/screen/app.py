"""The full-screen table: keys, typed commands, and starting it."""

from pathlib import Path
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key
from textual.widgets import Input

from subrosa.core.choice import Choice
from subrosa.terminal.panel import thing_of
from subrosa.terminal.screen.desk import Desk
from subrosa.terminal.screen.hand import card_of
from subrosa.terminal.screen.overlays import RulesScreen, Sheet
from subrosa.terminal.screen.playing import Playing
from subrosa.terminal.screen.replay import replay_on_screen
from subrosa.terminal.screen.tabletop import Tabletop, seats_of
from subrosa.terminal.screen.widgets import Choices, Picture
from subrosa.terminal.session.explain import Explanation
from subrosa.terminal.session.notes import over_lines, saved_lines, unfinished_lines
from subrosa.terminal.session.pace import PAUSES
from subrosa.terminal.session.replay import OPEN, Replay
from subrosa.terminal.session.session import Session
from subrosa.terminal.session.titles import secret_lines, title
from subrosa.terminal.session.typed import COMMANDS, choices_meant
from subrosa.texts import LANGUAGES, Texts

HELP: Final = (
    "choose",
    "explain",
    "type",
    "undo",
    "space",
    "auto",
    "save",
    "rules",
    "piles",
    "places",
    "language",
    "theme",
    "speed",
    "quit",
)

RECENT: Final = 40  # lines of the log


class TableApp(Desk):
    """One table on the whole screen: the tabletop that shows it, and the game that goes on there."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "explain", show=False),
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("r", "rules", show=False),
        Binding("d", "piles", show=False),
        Binding("a", "auto_pass", show=False),
        Binding("slash,colon", "type", show=False, priority=True),
        Binding("p,escape", "focus_on('choices')", show=False),
        Binding("h", "focus_on('hand')", show=False),
        Binding("b", "focus_on('board')", show=False),
        Binding("l", "focus_on('log')", show=False),
        Binding("space", "go_on", show=False),
        Binding("f1", "help", show=False),
        Binding("f2", "language", show=False),
        Binding("f3", "theme", show=False),
        Binding("f4", "speed", show=False),
        Binding("q", "quit", show=False),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, session: Session, speed: str = "normal", dark: bool = True) -> None:
        super().__init__(session.game.id, dark)
        self.session = session
        self.tabletop = Tabletop(session, self.look)
        self.playing = self.course(speed)

    def course(self, speed: str) -> Playing:
        """Return what decides how things go on at this table."""
        return Playing(self, self.tabletop, speed)

    def compose(self) -> ComposeResult:
        yield self.tabletop

    def on_mount(self) -> None:
        self.playing.begin()

    @property
    def texts(self) -> Texts:
        """The texts in the language of the table."""
        return self.tabletop.texts

    def recolour(self) -> None:
        self.tabletop.recolour(self.look)

    def stop(self) -> None:
        self.playing.keep()
        self.exit()

    # ---- deciding

    def on_choices_chosen(self, message: Choices.Chosen) -> None:
        self.playing.choose(message.index)

    def on_key(self, event: Key) -> None:
        if event.character is not None and event.character.isdecimal():
            self.playing.digit(event.character)

    def action_go_on(self) -> None:
        self.playing.hurry()

    # ---- explanations

    def action_explain(self) -> None:
        """Explain what has the cursor."""
        focused = self.focused
        if isinstance(focused, Choices) and self.tabletop.offered:
            self.explain(self.tabletop.offered[focused.cursor].text)
        elif isinstance(focused, Picture) and focused.cursor is not None:
            self.explain_spot(focused.cursor)
        else:
            self.explain("")

    def on_picture_pointed(self, message: Picture.Pointed) -> None:
        """Choose a player or a place in the prompt if that can be chosen; explain anything else."""
        seat, thing = message.spot.seat, thing_of(message.spot.query)
        aimed = [
            i
            for i, choice in enumerate(self.tabletop.offered)
            if (seat is not None and seat in seats_of(choice)) or thing in self.tabletop.things(choice)
        ]
        if aimed:
            later = [i for i in aimed if i > self.tabletop.choices.cursor]
            self.tabletop.choices.point_at(later[0] if later else aimed[0])
            self.tabletop.choices.focus()
        else:
            self.explain_spot(message.spot.query)

    def explain_spot(self, query: str) -> None:
        if query == "piles":
            self.action_piles()
        else:
            self.explain(card_of(query))

    def explain(self, query: str) -> None:
        self.clear_notifications()
        self.push_screen(Sheet(self.texts, self.tabletop.explainer.explain(query)))

    def action_piles(self) -> None:
        lines = self.tabletop.panel.piles(self.session.view())
        self.push_screen(Sheet(self.texts, Explanation(self.texts.say("terminal-piles"), lines)))

    def action_rules(self, number: str = "") -> None:
        prompt = self.session.view()["prompt"]
        current = prompt["rule"] if prompt is not None else ""
        self.push_screen(RulesScreen(self.texts, self.tabletop.rules, number or current))

    def action_help(self) -> None:
        keys = "\n".join(self.texts.say(f"terminal-help-{name}") for name in HELP)
        lines = [keys, self.tabletop.panel.signs(), "\n".join(self.about())]
        explanation = Explanation(self.texts.say("terminal-help"), lines)
        self.push_screen(Sheet(self.texts, explanation))

    def about(self) -> list[str]:
        """Say what is being played, and where it is kept."""
        game = title(self.texts, self.session.state)
        return [game, self.texts.say("terminal-saved-in", file=str(self.session.path))]

    # ---- doing

    def action_undo(self) -> None:
        if not self.session.can_undo():
            self.say("terminal-no-undo")
            return
        self.playing.wait_no_more()
        self.session.undo()
        self.tabletop.show_log()
        self.say("terminal-undone")
        self.playing.advance()

    def action_save(self, file: str = "") -> None:
        try:
            path = self.session.save(Path(file).expanduser() if file else None)
        except OSError as error:
            self.remark(self.texts.say("terminal-cannot-save", reason=str(error)))
            return
        self.remark("\n".join(saved_lines(self.texts, path)))

    def action_auto_pass(self) -> None:
        if self.session.hot_seat:
            self.say("terminal-no-auto-pass")
            return
        self.session.auto_pass = not self.session.auto_pass
        self.remark(self.texts.say("terminal-auto-pass", on=self.session.auto_pass))
        seat = self.session.asked()
        if seat is not None and self.session.can_only_pass(seat):
            self.playing.advance()

    def action_language(self, language: str = "") -> None:
        """Change to the language named, or to the next one."""
        if language and language not in LANGUAGES:
            languages = ", ".join(LANGUAGES)
            self.remark(self.texts.say("terminal-no-language", text=language, languages=languages))
            return
        following = LANGUAGES[(LANGUAGES.index(self.texts.language) + 1) % len(LANGUAGES)]
        self.tabletop.speak(language or following)
        self.tabletop.show_labels()
        self.tabletop.show_log()
        self.playing.show_again()

    def action_speed(self, speed: str = "") -> None:
        """Change to the speed named, or to the next one."""
        speeds, now = list(PAUSES), self.playing.speed
        self.playing.speed = speed if speed in speeds else speeds[(speeds.index(now) + 1) % len(speeds)]
        self.remark(self.texts.say("terminal-speed", speed=self.playing.speed))

    def action_focus_on(self, name: str) -> None:
        if name == "log" and not self.query_one("#rail").display:  # no room for it beside the board
            lines = "\n".join(entry.text for entry in self.tabletop.log_view.entries[-RECENT:])
            self.push_screen(Sheet(self.texts, Explanation(self.texts.say("terminal-log"), [lines])))
        else:
            self.screen.set_focus(self.query_one(f"#{name}"))

    def say(self, message: str) -> None:
        """Make a remark in passing."""
        self.remark(self.texts.say(message))

    # ---- the command line

    def on_input_submitted(self, event: Input.Submitted) -> None:
        if event.input is not self.tabletop.command_line:
            return
        line = event.value.strip()
        self.tabletop.command_line.clear()
        self.screen.set_focus(self.tabletop.choices)
        if line:
            self.typed(line)

    def typed(self, line: str) -> None:
        """Take a line as a question, a choice, or a command, in the same words as in line mode."""
        seat = self.session.asked()
        meant: list[Choice] = []
        if seat is not None and self.tabletop.offered:
            meant = choices_meant(self.session, self.texts, seat, line)
        word, _, rest = line.partition(" ")
        command = COMMANDS.get(word.casefold())
        if line.startswith("?"):
            self.explain(line[1:])
        elif len(meant) == 1:
            self.playing.decide(meant[0])
        elif command is not None:
            self.do(command, rest.strip())
        elif meant:
            self.remark(self.texts.say("terminal-several", choices="; ".join(map(self.texts.choice, meant))))
        else:
            self.playing.refuse(line)

    def do(self, command: str, rest: str) -> None:
        """Obey a typed command."""
        if command == "table":
            self.explain("")
        elif command == "hand":
            self.action_focus_on("hand")
        elif command == "log":
            self.action_focus_on("log")
        elif command == "save":
            self.action_save(rest)
        elif command == "lang":
            self.action_language(rest)
        elif command == "rules":
            found = self.tabletop.rules.within(rest) or (self.tabletop.rules.search(rest) if rest else [])
            self.action_rules(found[0].number if found else "")
        elif command == "quit":
            self.stop()
        else:
            {"help": self.action_help, "undo": self.action_undo, "auto": self.action_auto_pass}[command]()


def play_on_screen(session: Session, speed: str, dark: bool) -> int:
    """Play a game on the whole screen and return the exit code."""
    app = TableApp(session, speed, dark)
    try:
        app.run()
        if app.playing.looks_back:
            states = session.game.replay(session.game.save(session.state))
            replay_on_screen(Replay(states, session.table.names, app.texts.language, OPEN), app.look.dark)
    finally:
        path = session.save_anywhere()
        lines = over_lines if session.over else unfinished_lines
        print("\n".join([*secret_lines(app.texts, session.state), *lines(app.texts, path)]))
    return app.return_code or 0
