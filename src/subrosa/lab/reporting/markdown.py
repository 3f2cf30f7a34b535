"""Tables for terminals and Markdown."""

from math import isnan

from subrosa.lab.statistics.intervals import Estimate


def table(rows: list[list[str]]) -> str:
    """Write a Markdown table with straight columns; the first row is the head. Numbers stand at the right."""
    widths = [max(3, *[len(row[i]) for row in rows]) for i in range(len(rows[0]))]
    right = [i > 0 and all(numeric(row[i]) for row in rows[1:]) for i in range(len(widths))]
    rule = ["-" * (width - 1) + ":" if end else "-" * width for width, end in zip(widths, right, strict=True)]
    lines = [rows[0], rule, *rows[1:]]
    padded = [
        [
            cell.rjust(width) if end else cell.ljust(width)
            for cell, width, end in zip(row, widths, right, strict=True)
        ]
        for row in lines
    ]
    return "\n".join([f"| {' | '.join(row)} |" for row in padded])


def numeric(cell: str) -> bool:
    """Tell whether a cell holds a number, or nothing."""
    return cell in ("", "–") or cell.lstrip("+−<").replace(".", "", 1).rstrip(" %").isdigit()


def percent(estimate: Estimate, signed: bool = False) -> str:
    """Write a share with its interval in percent: 52.1 (49.9-54.3)."""
    return number(Estimate(*[100 * part for part in estimate]), signed)


def number(estimate: Estimate, signed: bool = False, digits: int = 1) -> str:
    """Write a value with its interval."""
    if isnan(estimate.value):
        return "–"
    value, low, high = [figure(part, signed, digits) for part in estimate]
    return f"{value} ({low} to {high})" if signed else f"{value} ({low}-{high})"


def figure(value: float, signed: bool = False, digits: int = 1) -> str:
    """Write a number with a real minus sign, and a plus if signs matter."""
    text = f"{value:+.{digits}f}" if signed else f"{value:.{digits}f}"
    return text.replace("-", "−")


def chance(value: float) -> str:
    """Write the probability of a test."""
    return "<0.001" if value < 0.001 else f"{value:.3f}"
