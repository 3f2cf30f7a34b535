"""What can lie over the table: the curtain, an explanation, the rules."""

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.events import Click
from textual.screen import ModalScreen, Screen
from textual.widgets import Input, Markdown, OptionList, Static
from textual.widgets.option_list import Option

from subrosa.terminal.session.explain import Explanation
from subrosa.terminal.session.rules import Paragraph, Rules
from subrosa.texts import Texts

ROSE = """\
      ▄███████▄
   ▄▄ ▀███████▀ ▄▄
 ▄████▄▀█████▀▄████▄
▄██████  ▄▄▄  ██████▄
██████ ▄█▀▀▀█▄ ██████
 ███▀▀ ▀█▄▄▄█▀ ▀▀███
  ▄▄▄██▄ ▀▀▀ ▄██▄▄▄
  ████████ ████████
   ███████ ███████
     ▀▀██▀ ▀██▀▀"""


class Curtain(Screen[None]):
    """A screen that covers the table until the person named says that nobody else is looking."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "lift", show=False),
        Binding("q,ctrl+c,ctrl+q", "app.quit", show=False, priority=True),
    ]

    def __init__(self, texts: Texts, seat: int) -> None:
        super().__init__()
        self.texts = texts
        self.seat = seat

    def compose(self) -> ComposeResult:
        name = self.texts.seat(self.seat)
        width = max(map(len, ROSE.splitlines()))
        yield Static("\n".join(line.ljust(width, "\u00a0") for line in ROSE.splitlines()), id="rose")
        yield Static(self.texts.say("terminal-curtain", name=name), id="who", markup=False)
        yield Static(self.texts.say("terminal-curtain-confirm", name=name), markup=False)

    def action_lift(self) -> None:
        self.dismiss()

    def on_click(self, event: Click) -> None:
        self.dismiss()


class Sheet(ModalScreen[None]):
    """A few paragraphs, and below them a rule."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark", "dismiss", show=False),
        Binding("ctrl+c,ctrl+q", "app.quit", show=False, priority=True),
    ]

    def __init__(self, texts: Texts, explanation: Explanation) -> None:
        super().__init__()
        self.texts = texts
        self.explanation = explanation

    def compose(self) -> ComposeResult:
        what = self.explanation
        with Vertical():
            yield Static(what.title, id="sheet-title", markup=False)
            with VerticalScroll():
                for line in what.lines:
                    yield Static(line, classes="line", markup=False)
                if what.rule is not None:
                    heading = self.texts.say("terminal-rule", heading=what.rule.heading)
                    yield Markdown(f"**{heading}**\n\n{what.rule.text}")
            yield Static(self.texts.say("terminal-close"), id="sheet-close", markup=False)

    def on_click(self, event: Click) -> None:
        if event.widget is self:
            self.dismiss()


class RulesScreen(Screen[None]):
    """The rules: a list of paragraphs that can be searched, and the text of the one chosen."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("ctrl+c,ctrl+q", "app.quit", show=False, priority=True),
        Binding("slash", "search", show=False),
    ]

    def __init__(self, texts: Texts, rules: Rules, number: str = "") -> None:
        super().__init__()
        self.texts = texts
        self.rules = rules
        self.number = number
        self.shown: Paragraph | None = None

    def compose(self) -> ComposeResult:
        yield Input(placeholder=self.texts.say("terminal-search"), id="rules-search")
        with Horizontal():
            yield OptionList(id="rules-list", markup=False)
            with VerticalScroll():
                yield Markdown(id="rules-text")
        yield Static("   ".join(self.hints()), id="rules-keys", markup=False)

    def hints(self) -> list[str]:
        """Return what the last line says: the keys, and that the rules are not in the reader's language."""
        hints = [self.texts.say("terminal-rules-keys")]
        if self.rules.language != self.texts.language:
            hints.append(self.texts.say("terminal-rules-in-english"))
        return hints

    def on_mount(self) -> None:
        self.fill(self.rules.paragraphs)
        self.query_one(OptionList).focus()

    def fill(self, paragraphs: list[Paragraph]) -> None:
        """Show these headings and choose the one asked for."""
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options([Option(("" if p.chapter else "  ") + p.heading, id=p.number) for p in paragraphs])
        numbers = [p.number for p in paragraphs]
        if numbers:
            listed.highlighted = numbers.index(self.number) if self.number in numbers else 0

    def on_input_changed(self, event: Input.Changed) -> None:
        wanted = event.value.strip()
        self.fill(self.rules.within(wanted) or self.rules.search(wanted) if wanted else self.rules.paragraphs)

    def on_input_submitted(self) -> None:
        self.query_one(OptionList).focus()

    async def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        paragraph = self.rules.get(event.option_id or "")
        if paragraph is not None and paragraph is not self.shown:
            self.shown = paragraph
            await self.query_one(Markdown).update(f"## {paragraph.heading}\n\n{paragraph.text}")
            self.query_one(VerticalScroll).scroll_home(animate=False)

    def on_option_list_option_selected(self) -> None:
        self.query_one(VerticalScroll).focus()

    def action_search(self) -> None:
        self.query_one(Input).focus()
