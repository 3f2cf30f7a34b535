"""The rules of a game in another language are the same rules: the same numbers, and tables of the same size."""

import re

import pytest

from subrosa import games
from subrosa.texts import LANGUAGES, read_rules

HEADING = re.compile(r"^(#{2,}) (\S+)", re.MULTILINE)
NUMBERS = re.compile(r"(?<![\w.])(?:[A-Z]\d+|\d+(?:\.\d+)?)(?![\w]|\.\d)")
TRANSLATED = [
    (name, language)
    for name in games.ours()
    for language in LANGUAGES
    if language != "en" and read_rules(language, games.get(name).package).language == language
]


def page(name: str, language: str) -> str:
    return read_rules(language, games.get(name).package).text


def paragraphs(text: str) -> dict[str, str]:
    """Return what stands under each numbered heading."""
    pieces = HEADING.split(text)
    return dict(zip(pieces[2::3], pieces[3::3], strict=True))


def rows(paragraph: str) -> list[int]:
    """Return how many cells each row of a table has."""
    return [line.count("|") for line in paragraph.splitlines() if line.startswith("|")]


@pytest.mark.parametrize("name", games.ours())
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_comes_before_the_rules_speaks_to_players(name: str, language: str) -> None:
    """A table shows this page: files, folders and source are nothing to its readers."""
    opening = page(name, language).partition("\n## ")[0]
    assert len(opening) > 1000
    assert re.findall(r"\S+\.toml|\w+\.rules\b|(?i:\bfolder\w*|\bcode\b|\bkod\w*)", opening) == []


def test_some_rules_are_translated() -> None:
    assert TRANSLATED


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translation_has_the_same_headings(name: str, language: str) -> None:
    assert HEADING.findall(page(name, language)) == HEADING.findall(page(name, "en"))


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translation_has_the_same_tables(name: str, language: str) -> None:
    ours, original = paragraphs(page(name, language)), paragraphs(page(name, "en"))
    assert {number: rows(text) for number, text in ours.items()} == {
        number: rows(text) for number, text in original.items()
    }
    assert rows(page(name, language)) == rows(page(name, "en"))


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_a_translation_names_the_same_numbers_and_paragraphs(name: str, language: str) -> None:
    """A value or a reference that is wrong or missing in one of the two changes the numbers of its paragraph."""
    ours, original = paragraphs(page(name, language)), paragraphs(page(name, "en"))
    assert {number: sorted(NUMBERS.findall(text)) for number, text in ours.items()} == {
        number: sorted(NUMBERS.findall(text)) for number, text in original.items()
    }
