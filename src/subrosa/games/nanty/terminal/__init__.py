"""Nanty Narking in a terminal: its panel."""

from subrosa.games.nanty.terminal.panel import NantyPanel

PANEL = NantyPanel
