"""How to speak and where to show it, as the command line and the system ask for."""

import argparse
import os
import sys

from subrosa.files import Company
from subrosa.texts import LANGUAGES


def language_of(given: argparse.Namespace, table: Company | None) -> str:
    """Return the language asked for, else that of the saved table, else the system's."""
    if given.lang is not None:
        return str(given.lang)
    return table.language if table is not None and table.language in LANGUAGES else system_language()


def system_language() -> str:
    """Choose Polish if the system speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "pl" if value.startswith("pl") else "en"
    return "en"


def plain_wanted(given: argparse.Namespace) -> bool:
    """Tell whether it is to be line mode: because it was asked for, or because this is no terminal."""
    return (
        bool(given.plain)
        or not sys.stdin.isatty()
        or not sys.stdout.isatty()
        or os.environ.get("TERM") == "dumb"
    )
