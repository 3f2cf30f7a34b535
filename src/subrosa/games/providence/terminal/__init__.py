"""Cthulhu: Dark Providence in a terminal: its panel."""

from subrosa.games.providence.terminal.panel import ProvidencePanel

PANEL = ProvidencePanel
