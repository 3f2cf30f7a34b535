"""Estoril 1942 in a terminal: its panel."""

from subrosa.games.estoril.terminal.panel import EstorilPanel

PANEL = EstorilPanel
