"""The help of the command line in the reader's language."""

import argparse
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise

from subrosa.phrases import Phrases
from subrosa.texts import LANGUAGES


def language_in(arguments: Sequence[str]) -> str | None:
    """Return what --lang asks for: help and complaints come before the command line has been read.

    It may stand before the command and after it; the last one counts, as everywhere on a command line.
    """
    found = None
    for word, after in pairwise([*arguments, ""]):
        wanted = after if word == "--lang" else word.removeprefix("--lang=")
        if wanted in LANGUAGES and word.startswith("--lang"):
            found = wanted
    return found


def formatter(phrases: Phrases) -> type[argparse.HelpFormatter]:
    """Return a formatter that says everything in these phrases."""

    class Translated(argparse.HelpFormatter):
        def start_section(self, heading: str | None) -> None:
            super().start_section(heading and phrases(heading))

        def add_text(self, text: str | None) -> None:
            super().add_text(text and phrases(text))

        def _get_help_string(self, action: argparse.Action) -> str | None:
            return action.help and phrases(action.help)

    return Translated


def translate(parser: argparse.ArgumentParser, phrases: Phrases) -> None:
    """Let a parser explain itself in these phrases."""
    parser.formatter_class = formatter(phrases)
    for action in parser._actions:  # argparse has no other list of them
        if isinstance(action.metavar, str):
            action.metavar = phrases(action.metavar)


@contextmanager
def speaking(phrases: Phrases) -> Iterator[None]:
    """Let argparse say its own words in these phrases; it asks gettext for them, by the usual short name."""
    before = vars(argparse)["_"]
    setattr(argparse, "_", phrases)  # noqa: B010 (it is no part of what argparse exports)
    try:
        yield
    finally:
        setattr(argparse, "_", before)  # noqa: B010
