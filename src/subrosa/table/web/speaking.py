"""The language of whoever asks, which their browser names with every request, and problems told in it."""

from typing import Final

from litestar.datastructures import Headers

from subrosa.phrases import phrases
from subrosa.table.protocol.problems import TableProblem
from subrosa.texts import LANGUAGES

OTHERS: Final = "en"  # for those who read none of our languages
# Letters of a sentence. To look one up takes time that grows with the square of its length, and it may repeat what
# somebody sent; no sentence of ours is as long.
LONGEST: Final = 400


def language_asked(headers: Headers) -> str:
    """Return the language of ours that Accept-Language prefers: "pl-PL,pl;q=0.9,en;q=0.8"."""
    found = OTHERS
    best = 0.0
    for wish in headers.get("accept-language", "").split(","):
        name, _, weight = wish.partition(";q=")
        language = name.strip().partition("-")[0].lower()
        try:
            liking = float(weight or 1)
        except ValueError:
            continue
        if language in LANGUAGES and liking > best:
            found, best = language, liking
    return found


def translated(sentence: str, language: str) -> str:
    """Return what was wrong in a language; what is too long to be looked up stays as it is."""
    return sentence if len(sentence) > LONGEST else phrases(language)(sentence)


def in_words(problem: TableProblem, language: str) -> TableProblem:
    """Return the problem with what exactly was wrong in a language: it is written in English where it arises."""
    if "detail" not in problem.given:
        return problem
    return TableProblem(
        problem.error, **problem.given | {"detail": translated(problem.given["detail"], language)}
    )
