"""A Study in Emerald in a terminal: its panel."""

from subrosa.games.emerald.terminal.panel import EmeraldPanel

PANEL = EmeraldPanel
