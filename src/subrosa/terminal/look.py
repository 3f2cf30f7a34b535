"""Colours: velvet, paper and the desk, in a dark and a light theme, as in the browser."""

from typing import Final

from subrosa import games

# A colour never stands alone: every seat has a shape, too, and its number beside it.
SHAPES: Final = ("●", "■", "▲", "◆", "◐", "✚", "★", "▼")
ON_DARK: Final = ("#EE7378", "#6FA3E6", "#F0C52E", "#57B585", "#B99BF0", "#F08A3E", "#4CC3D3", "#A3ADC0")
ON_PAPER: Final = ("#BE2E34", "#1E56A8", "#8A6500", "#22744A", "#7C55C8", "#B04A05", "#1B7F8E", "#49505E")

ROSE_MARK: Final = "✿"  # whatever is hidden wears the rose
EYE_MARK: Final = "◉"  # known to the viewer
COIN_MARK: Final = "◎"


class Look:
    """One theme at one game's table."""

    def __init__(self, game_id: str, dark: bool) -> None:
        self.dark = dark
        colours = games.look_of(game_id).colours
        self.band, self.accent = colours.band, colours.accent
        # the desk
        self.page = dark_or(dark, "#151117", "#F4ECDD")
        self.panel = dark_or(dark, "#221B25", "#FFFAF0")
        self.panel_2 = dark_or(dark, "#2E2531", "#F1E7D4")
        self.ink = dark_or(dark, "#F6ECDB", "#241A22")
        self.ink_2 = dark_or(dark, "#C3B3AA", "#5F4E55")
        self.line = dark_or(dark, "#44384A", "#D8C8AE")
        self.line_2 = dark_or(dark, "#857489", "#957C55")
        self.rose = dark_or(dark, "#F4788F", "#A3203A")
        self.rose_on = dark_or(dark, "#2A0C14", "#FFF8EC")
        self.leaf = dark_or(dark, "#7ED3A2", "#22694A")
        self.warn = dark_or(dark, "#F2BE6B", "#8A4B00")
        self.warn_fill = dark_or(dark, "#46331A", "#FBE6C2")
        self.brass = dark_or(dark, "#E6B95F", "#85600F")
        self.seats = ON_DARK if dark else ON_PAPER
        # the velvet of the table
        self.velvet = dark_or(dark, colours.lamplight, colours.day)
        self.on_velvet = "#FDF3DF"
        self.velvet_quiet = "#E0CFC4"
        self.velvet_line = "#A3837F"
        self.glow = "#FFD36B"  # chosen
        self.can = "#7FE0AC"  # possible
        # paper: what one handles
        self.card = dark_or(dark, "#EFE5D0", "#FCF5E6")
        self.card_gold = "#F3D27F"  # the ruler's
        self.card_grey = "#A9A097"  # the executed
        self.card_off = dark_or(dark, "#B9AE9C", "#DCD2BF")  # not now
        self.card_ink = "#2B1D20"
        self.card_quiet = "#6A5650"
        self.card_coin = "#7A5410"
        self.coin = "#E9B949"
        self.on_coin = "#3B2703"
        self.on_band = "#FFF6E5"
        self.band_off = "#6B5257"
        self.order = "#C0202C"  # the wax on the warrant
        self.on_order = "#FFFFFF"
        self.chosen_on_paper = "#B45F06"
        self.target_on_paper = "#17703F"
        self.focus_on_paper = "#1A5FC4"


def dark_or(dark: bool, by_lamplight: str, by_day: str) -> str:
    """Choose one of two colours."""
    return by_lamplight if dark else by_day
