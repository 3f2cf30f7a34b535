"""The generator of chance: one integer below 2**62, a multiply-with-carry generator.

The state of a game carries this integer, so copying it is free, and a seed with the choices made gives the
same game for ever, on every platform and in the compiled build. It can be predicted by whoever knows it, which is why
it never appears in a view; and worked out by whoever sees enough cards and dice, which is why games with somebody to
cheat draw from `sealed.py`.
"""

from hashlib import blake2b
from typing import Final

from mypy_extensions import i64

MULTIPLIER: Final = 698769069
LOW: Final = 0xFFFFFFFF
LIMIT: Final = MULTIPLIER << 32
# i64 is a plain int in pure Python and a machine word in the compiled build.


def seeded(seed: int | str) -> int:
    """Return a well mixed starting value: neighbouring seeds give unrelated games."""
    digest = blake2b(f"subrosa {seed}".encode(), digest_size=8).digest()
    return 1 + int.from_bytes(digest, "big") % (LIMIT - 2)


def following(x: i64) -> i64:
    """Return the value after `x`; it stays below 2**62, so no platform overflows."""
    return (x & LOW) * MULTIPLIER + (x >> 32)


def below(x: i64, n: i64) -> i64:
    """Return a number from 0 to n - 1, read off `x`."""
    return (x & LOW) * n >> 32


def shuffle(x: i64, cards: list[int]) -> i64:
    """Shuffle in place (Fisher and Yates); returns the generator's next value."""
    i: i64 = len(cards) - 1
    while i > 0:
        x = (x & LOW) * MULTIPLIER + (x >> 32)
        j = (x & LOW) * (i + 1) >> 32
        card = cards[i]
        cards[i] = cards[j]
        cards[j] = card
        i -= 1
    return x
