"""Numbers as people type them."""

from typing import Final

LONGEST: Final = 9  # digits; nothing that is counted here comes near


def typed_number(text: str) -> int | None:
    """The whole number that was typed, or None: not every digit of Unicode is one (²), nor can any length be read."""
    text = text.strip()
    return int(text) if text.isdecimal() and len(text) <= LONGEST else None
