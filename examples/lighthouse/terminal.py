"""Lighthouse in a terminal: the plain panel, with how far the night is."""

from typing import Any

from examples.lighthouse.rules.game import TURNS
from subrosa.terminal.panel import Panel


class LighthousePanel(Panel):
    """The plain panel, with one line of its own."""

    def status(self, view: dict[str, Any]) -> str:
        turns = TURNS * view["seats"]
        return self.texts.say("panel-status", number=min(view["facts"]["turn"] + 1, turns), turns=turns)


PANEL = LighthousePanel
