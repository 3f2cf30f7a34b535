"""What all full-screen programs here share: the themes, the layout by size, and leaving in an orderly way."""

import asyncio
from contextlib import suppress

from textual.app import App
from textual.theme import Theme
from textual.widgets import Input

from subrosa.terminal.look import Look
from subrosa.terminal.session.interrupts import SIGNALS

DARK = "subrosa-dark"
LIGHT = "subrosa-light"


class Desk(App[None]):
    """A program on the whole screen, in the colours of a game."""

    CSS_PATH = "subrosa.tcss"
    ENABLE_COMMAND_PALETTE = False
    AUTO_FOCUS = None
    HORIZONTAL_BREAKPOINTS = [(0, "-tiny"), (72, "-narrow"), (100, "-wide"), (140, "-very-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (32, "-medium"), (44, "-tall")]  # noqa: RUF012

    def __init__(self, game_id: str, dark: bool) -> None:
        self.game_id = game_id
        self.look = Look(game_id, dark)
        super().__init__()
        for name, look in ((DARK, Look(game_id, True)), (LIGHT, Look(game_id, False))):
            self.register_theme(theme(name, look))
        self.theme = DARK if dark else LIGHT

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return variables(self.look)

    def on_mount(self) -> None:
        loop = asyncio.get_running_loop()
        for number in SIGNALS:
            with suppress(NotImplementedError):  # Windows has its own way
                loop.add_signal_handler(number, self.stop)

    def stop(self) -> None:
        """End the program; subclasses keep what must not be lost first."""
        self.exit()

    async def action_quit(self) -> None:
        self.stop()

    def action_theme(self) -> None:
        """Change from lamplight to daylight, or back."""
        self.look = Look(self.game_id, not self.look.dark)
        self.theme = DARK if self.look.dark else LIGHT
        self.recolour()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Take the key that begins a command before all others, so that fast typing is not lost."""
        if action == "type":
            return len(self.screen_stack) == 1 and not isinstance(self.focused, Input)
        return super().check_action(action, parameters)

    def action_type(self) -> None:
        """Go to the command line."""
        self.screen.set_focus(self.query_one("#command"))

    def remark(self, text: str) -> None:
        """Say something in passing, instead of what was said before."""
        self.clear_notifications()
        self.notify(text, timeout=8, markup=False)

    def recolour(self) -> None:
        """Draw again what is drawn by hand."""


def theme(name: str, look: Look) -> Theme:
    """Return the colours of a look as Textual wants them."""
    return Theme(
        name=name,
        primary=look.rose,
        secondary=look.brass,
        accent=look.accent,
        foreground=look.ink,
        background=look.page,
        surface=look.panel,
        panel=look.panel,
        warning=look.warn,
        success=look.leaf,
        dark=look.dark,
        variables=variables(look),
    )


def variables(look: Look) -> dict[str, str]:
    """Return the colours by the names that the style sheet uses."""
    return {
        "page": look.page,
        "panel2": look.panel_2,
        "ink": look.ink,
        "ink2": look.ink_2,
        "line": look.line,
        "line2": look.line_2,
        "rose": look.rose,
        "roseon": look.rose_on,
        "warn": look.warn,
        "warnfill": look.warn_fill,
        "velvet": look.velvet,
        "onvelvet": look.on_velvet,
        "gold": look.accent,
        "footer-key-foreground": look.rose,
        "scrollbar": look.line_2,
        "scrollbar-background": look.panel_2,
        "block-cursor-background": look.rose,
        "block-cursor-foreground": look.rose_on,
        "block-cursor-blurred-background": look.panel_2,
        "block-cursor-blurred-foreground": look.ink,
        "input-cursor-background": look.ink,
        "input-cursor-foreground": look.page,
        "input-selection-background": look.line_2,
    }
