"""What the command line says, in the reader's language: its help, and why something cannot be done.

Errors and help are written in English where they arise, deep in the engine too, which knows no language. So the
English sentence itself is the key, as gettext has it: `locale/command-line.pl.po`, and a file of that name in the
folder of a game, list the sentences with their translations. `{}` stands for whatever is filled in; what has no
translation stays English.

    phrases("pl")("there is no game 'chess'; there are: overlord")
    "nie ma gry 'chess'; są: overlord"
"""

import re
from functools import cache
from importlib.resources import files
from typing import Final

from subrosa import games

HOLE: Final = "{}"
PAIR: Final = re.compile(r'^msgid ((?:".*"\n)+)msgstr ((?:".*"\n)+)', re.MULTILINE)
NUMBERED: Final = re.compile(r"\{(\d*)\}")


class Phrases:
    """Sentences of one language. Calling it translates a sentence."""

    def __init__(self, pairs: dict[str, str]) -> None:
        self.whole = {english: own for english, own in pairs.items() if HOLE not in english}
        # Those with more words of their own first: they say more exactly what is meant.
        holed = sorted((english for english in pairs if HOLE in english), key=len, reverse=True)
        self.patterns = [(english.partition(HOLE)[0], english, pairs[english]) for english in holed]

    def __call__(self, english: str) -> str:
        """Return the sentence in this language, or as it is if nobody has translated it."""
        found = self.find(english)
        return english if found is None else found

    def find(self, english: str) -> str | None:
        """Return the translation, or None. What is filled in is translated, too, if it is a sentence of ours."""
        if english in self.whole:
            return self.whole[english]
        for beginning, pattern, own in self.patterns:
            # Few sentences begin alike, and a process translates some of them: most patterns are never needed.
            match = pattern_of(pattern).fullmatch(english) if english.startswith(beginning) else None
            if match is not None:
                return filled(own, [self(part) for part in match.groups()])
        return None


@cache
def pattern_of(english: str) -> re.Pattern[str]:
    """Return what a sentence with its holes filled looks like."""
    return re.compile("(.*?)".join(map(re.escape, english.split(HOLE))), re.DOTALL)


def filled(own: str, parts: list[str]) -> str:
    """Fill the holes in their order, or as they are numbered: {1} is the second."""
    spare = iter(parts)
    return NUMBERED.sub(lambda hole: parts[int(hole[1])] if hole[1] else next(spare), own)


def read_pairs(text: str) -> dict[str, str]:
    """Read the sentences of a .po file with their translations."""
    return {joined(english): joined(own) for english, own in PAIR.findall(text) if joined(english)}


def joined(lines: str) -> str:
    """Put the quoted lines of a .po file together."""
    text = "".join(line[1:-1] for line in lines.splitlines())
    return text.replace(r"\n", "\n").replace(r"\"", '"').replace(r"\\", "\\")


@cache
def phrases(language: str) -> Phrases:
    """Return the sentences of a language; of English there need be none."""
    name = f"command-line.{language}.po"
    if not files("subrosa").joinpath("locale", name).is_file():
        return Phrases({})
    places = [files("subrosa").joinpath("locale", name)]
    places += [files(games.__name__).joinpath(game, name) for game in games.ours()]
    return Phrases(read_pairs("\n".join([place.read_text("utf-8") for place in places if place.is_file()])))
