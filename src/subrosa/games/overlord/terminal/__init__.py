"""Kill the Overlord in a terminal: its panel."""

from subrosa.games.overlord.terminal.panel import OverlordPanel

PANEL = OverlordPanel
