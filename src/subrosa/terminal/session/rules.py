"""A game's rules as numbered paragraphs that can be cited and searched."""

import re
from typing import Final

from subrosa.core.game import Game
from subrosa.texts import read_rules

HEADING: Final = re.compile(r"^(#{2,3}) ([A-Z]?\d+(?:\.\d+)?) (.+)$")
EMPHASIS: Final = re.compile(r"\*\*(.+?)\*\*|\*(?=\S)([^*]+?)(?<=\S)\*|`([^`]+)`")


class Paragraph:
    """One numbered paragraph, or the head of a chapter."""

    __slots__ = ("chapter", "number", "text", "title")

    def __init__(self, number: str, title: str, chapter: bool) -> None:
        self.number = number
        self.title = title
        self.chapter = chapter
        self.text = ""

    @property
    def heading(self) -> str:
        return f"{self.number} {self.title}"


class Rules:
    """All paragraphs in the order of the page, which may be in English although the reader wants another language."""

    def __init__(self, text: str, language: str = "en") -> None:
        self.language = language
        self.paragraphs: list[Paragraph] = []
        lines: list[str] = []
        for line in text.splitlines():
            found = HEADING.match(line)
            if found is None:
                lines.append(line)
                continue
            self._close(lines)
            self.paragraphs.append(Paragraph(found[2], found[3], len(found[1]) == 2))
        self._close(lines)

    def _close(self, lines: list[str]) -> None:
        if self.paragraphs:
            self.paragraphs[-1].text = "\n".join(lines).strip()
        lines.clear()

    def get(self, number: str) -> Paragraph | None:
        """Return the paragraph with this number."""
        wanted = number.strip().upper()
        return next((paragraph for paragraph in self.paragraphs if paragraph.number == wanted), None)

    def within(self, number: str) -> list[Paragraph]:
        """Return a paragraph alone, or a chapter with all its paragraphs."""
        first = self.get(number)
        if first is None:
            return []
        found = [first]
        if first.chapter:
            start = self.paragraphs.index(first) + 1
            for paragraph in self.paragraphs[start:]:
                if paragraph.chapter:
                    break
                found.append(paragraph)
        return found

    def search(self, words: str) -> list[Paragraph]:
        """Find paragraphs in which all words occur, those with the words in the title first."""
        wanted = words.lower().split()
        found = [
            p for p in self.paragraphs if all(word in f"{p.heading} {p.text}".lower() for word in wanted)
        ]
        return sorted(found, key=lambda p: not all(word in p.heading.lower() for word in wanted))


def rules_of(game: Game, language: str = "en") -> Rules:
    """Return the rules of a game, in this language if they exist in it."""
    page = read_rules(language, game.package)
    return Rules(page.text, page.language)


def unmarked(text: str) -> str:
    """Take the marks out of a rules text that is read aloud: emphasis, links, table rules, fences around drawings."""
    lines: list[str] = []
    drawing = False
    for line in text.splitlines():
        if line.startswith("```"):
            drawing = not drawing
            continue
        if drawing:
            lines.append(line)
            continue
        if re.fullmatch(r"[|\s:-]+", line) and "-" in line:
            continue
        if line.startswith("|"):
            line = ": ".join(cell.strip() for cell in line.strip().strip("|").split("|"))
        line = EMPHASIS.sub(lambda found: found[1] or found[2] or found[3], line)
        lines.append(line)
    return "\n".join(lines)
