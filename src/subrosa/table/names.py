"""Names and other words of visitors, made fit to be shown."""

import unicodedata
from typing import Final

from subrosa.table.problems import TableProblem

LONGEST_NAME: Final = 24
# Characters that cannot be seen, or that change what others look like.
UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})


def cleaned(text: str) -> str:
    """Text without what cannot be seen, spaces around it, or several spaces in a row."""
    visible = "".join(
        [" " if c in "\n\t" else c for c in text if unicodedata.category(c) not in UNSEEN or c in "\n\t"]
    )
    return " ".join(visible.split())


def clean_name(text: str) -> str:
    """A name fit to be shown. Raises TableProblem."""
    name = unicodedata.normalize("NFC", cleaned(text))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise TableProblem("bad-name", most=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """A name as it is compared: however it was typed."""
    return unicodedata.normalize("NFC", cleaned(name)).casefold()
