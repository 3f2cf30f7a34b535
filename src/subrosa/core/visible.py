"""Text that others have written, such as names and card files, as it may be shown.

Some characters cannot be seen and yet do something: they move the cursor, colour the screen, turn the reading direction
around, or make two names look alike. None of them gets from elsewhere onto our screens.
"""

import unicodedata
from typing import Final

UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})


def is_visible(text: str) -> bool:
    """Tell whether everything in it can be seen. Line breaks and tabs are fine."""
    return text.isprintable() or not [
        c for c in text if c not in "\n\t" and unicodedata.category(c) in UNSEEN
    ]


def visible(text: str) -> str:
    """Return the text in one line, without what cannot be seen, and without spaces around it or several in a row."""
    seen = "".join(
        [" " if c in "\n\t" else c for c in text if c in "\n\t" or unicodedata.category(c) not in UNSEEN]
    )
    return " ".join(seen.split())
