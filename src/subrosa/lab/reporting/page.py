"""The report as one page: no scripts, nothing fetched from anywhere, light or dark as its reader's system is."""

from html import escape
from importlib.resources import files
from math import isnan
from typing import Any

from subrosa import games
from subrosa.lab.reporting.markdown import chance, figure
from subrosa.lab.reporting.wording import Wording


class Page:
    """A page in the making: a head on velvet, then sections with words, plots and their tables."""

    def __init__(self, wording: Wording, game: str, title: str, lead: str) -> None:
        self.wording = wording
        self.game = game
        self.title = title
        self.lead = lead
        self.sections: list[str] = []

    def section(self, title: str, about: str, *parts: str) -> None:
        """Add a section; plots and tables stand side by side."""
        body = "".join(parts)
        words = f"<p>{escape(about)}</p>" if about else ""
        self.sections.append(f"<section>\n<h2>{escape(title)}</h2>\n{words}\n{body}\n</section>")

    def text(self) -> str:
        """Return the whole page."""
        style = files("subrosa.lab.reporting").joinpath("report.css").read_text("utf-8") + velvet(self.game)
        eyebrow = self.wording.say("lab-eyebrow")
        return (
            f'<!doctype html>\n<html lang="{self.wording.language}">\n<head>\n<meta charset="utf-8">\n'
            '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
            f"<title>{escape(self.title)}</title>\n<style>\n{style}</style>\n</head>\n"
            f'<body data-game="{escape(self.game)}">\n<header>\n<p class="eyebrow">{escape(eyebrow)}</p>\n'
            f"<h1>{escape(self.title)}</h1>\n<p>{escape(self.lead)}</p>\n</header>\n<main>\n"
            + "\n".join(self.sections)
            + "\n</main>\n</body>\n</html>\n"
        )


def velvet(game: str) -> str:
    """Return the colours of a game, which go over those of the house."""
    colours = games.look_of(game).colours
    named = {"v1": colours.day, "v2": colours.deep, "band": colours.band, "acc": colours.accent}
    return f"body {{ {' '.join([f'--{name}: {colour};' for name, colour in named.items()])} }}\n"


def pair(*parts: str, wide: bool = False) -> str:
    """Put things side by side where there is room; `wide` gives more of it to the second."""
    kind = "pair wide" if wide else "pair"
    return f'<div class="{kind}">{"".join([part for part in parts if part])}</div>'


def plot(drawing: str, caption: str) -> str:
    """Give a plot its caption."""
    return f"<figure><figcaption>{escape(caption)}</figcaption>{drawing}</figure>" if drawing else ""


def listed(items: list[str]) -> str:
    """Make a list of sentences."""
    return "<ul>" + "".join([f"<li>{escape(item)}</li>" for item in items]) + "</ul>"


def table(
    caption: str, columns: list[str], rows: list[list[str]], standing_out: list[bool] | None = None
) -> str:
    """Make a table that can be reached and scrolled by keyboard; rows that stand out are bold."""
    head = "".join([f'<th scope="col">{escape(column)}</th>' for column in columns])
    marked = standing_out or [False] * len(rows)
    body = "".join(
        [
            f"<tr{' class=out' if out else ''}><th scope=row>{escape(row[0])}</th>"
            + "".join([f"<td>{escape(cell)}</td>" for cell in row[1:]])
            + "</tr>\n"
            for row, out in zip(rows, marked, strict=True)
        ]
    )
    name = escape(caption)
    return (
        f'<div><p class="eyebrow">{name}</p><div class="table" tabindex="0" role="region" aria-label="{name}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>\n{body}</tbody></table></div></div>"
    )


# ---- cells


def share(value: float, signed: bool = False) -> str:
    """Write a share in percent."""
    return "–" if isnan(value) else figure(100 * value, signed)


def between(row: dict[str, Any], factor: float = 100, signed: bool = False, digits: int = 1) -> str:
    """Write the interval of a row."""
    if isnan(row["low"]):
        return "–"
    return f"{figure(factor * row['low'], signed, digits)} … {figure(factor * row['high'], signed, digits)}"


def test(value: float) -> str:
    """Write the probability of a test."""
    return "–" if isnan(value) else chance(value)
