"""Names of visitors, made fit to be shown and compared."""

import unicodedata
from typing import Final

from subrosa.core.visible import visible
from subrosa.table.protocol.problems import TableProblem

LONGEST_NAME: Final = 24


def clean_name(text: str) -> str:
    """Return a name fit to be shown. Raises TableProblem."""
    name = unicodedata.normalize("NFC", visible(text))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise TableProblem("bad-name", most=LONGEST_NAME)
    return name


def folded(name: str) -> str:
    """Return a name as it is compared, however it was typed."""
    return unicodedata.normalize("NFC", visible(name)).casefold()
