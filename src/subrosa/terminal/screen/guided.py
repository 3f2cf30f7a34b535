"""A full-screen table at which something is explained: nothing of it is kept."""

from collections.abc import Callable

from subrosa.terminal.screen.app import TableApp
from subrosa.terminal.screen.desk import Desk
from subrosa.terminal.screen.playing import Playing
from subrosa.terminal.screen.tabletop import Tabletop


class Guiding(Playing):
    """What happens at such a table: questions of our own with answers of our own, in the place of the game's."""

    def __init__(self, app: Desk, tabletop: Tabletop, speed: str) -> None:
        super().__init__(app, tabletop, speed)
        self.answers: list[Callable[[], None]] = []

    def offer(self, answers: list[tuple[str, Callable[[], None]]], question: str, hint: str = "") -> None:
        """Ask something; each answer does something."""
        self.digits = ""
        self.answers = [act for _, act in answers]
        self.tabletop.ask([label for label, _ in answers], question, hint)

    def choose(self, index: int) -> None:
        self.digits = ""
        if index < len(self.answers):
            self.app.clear_notifications()
            self.answers[index]()

    def keep(self) -> None:
        """Keep nothing."""


class GuidedApp(TableApp):
    """The table of a lesson or of a puzzle."""

    def action_save(self, file: str = "") -> None:
        self.say("terminal-only-real")

    def action_auto_pass(self) -> None:
        self.say("terminal-only-real")

    def action_speed(self, speed: str = "") -> None:
        self.say("terminal-only-real")
