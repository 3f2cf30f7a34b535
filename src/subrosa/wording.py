"""What people write for options and things: the names of the engine, or those of the reader's language."""

from functools import cache
from unicodedata import combining, normalize

from subrosa.core.game import Game, Option
from subrosa.texts import Texts, owner_of


def words_of(text: str) -> list[str]:
    """Return the words of a text without accents, capitals and punctuation."""
    letters = normalize("NFKD", text.casefold().replace("ł", "l").replace("_", " "))
    plain = "".join([letter for letter in letters if not combining(letter)])
    return [word for word in [word.strip(".,:;()„”“’'!?") for word in plain.split()] if word]


def matches(typed: list[str], words: list[str]) -> bool:
    """Tell whether every typed word begins one of the words. What has a digit in it must be whole: 7i is not 7ii."""
    return all(
        any(w == word or (not any(map(str.isdigit, word)) and w.startswith(word)) for w in words)
        for word in typed
    )


def value_meant(option: Option, text: str, texts: Texts) -> str:
    """Return the value that is meant: by its name, yes or no, the words that explain it, or a list of things."""
    if text in option.values or not words_of(text):
        return text
    plain_answer = {texts.say("terminal-yes"): "yes", texts.say("terminal-no"): "no"}.get(text.casefold(), "")
    if plain_answer in option.values:
        return plain_answer
    meanings = texts.option(option)[2]
    alike = [value for value, meaning in meanings if matches(words_of(text), words_of(meaning))]
    if len(alike) == 1:
        return alike[0]
    return things_meant(text, texts) if option.free else text


def things_meant(text: str, texts: Texts) -> str:
    """Return a comma list with the ids of the things that the reader calls so; x=3 keeps its number."""
    known = called(texts.language, texts.game) if texts.game is not None else {}
    parts = [part.strip().partition("=") for part in text.split(",")]
    return ",".join(
        [known.get(tuple(words_of(name)), name) + equals + number for name, equals, number in parts]
    )


@cache
def called(language: str, game: Game) -> dict[tuple[str, ...], str]:
    """Return the things of a game by the words of their names."""
    texts = Texts(language, game)
    found: dict[tuple[str, ...], str] = {}
    for kind in texts.kinds.values():
        for value in kind.names if kind.name != "seat" else ():
            if texts.has(f"{kind.name}-{value}") and owner_of(value) is None:
                found.setdefault(tuple(words_of(texts.thing(kind.name, value))), value)
    return found
