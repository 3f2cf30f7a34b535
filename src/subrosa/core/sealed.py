"""Chance that nobody can work out: BLAKE2b, keyed with the secret of the game, over a counter.

Games with somebody to cheat draw from here. The fast generator (`rng.py`) shows the top bits of its values with every
card and die, and lattice reduction makes the rest of them; from a hash nobody gets back to its key. The secret and the
choices still give the same game for ever, on every platform and in the compiled build.

The secret is settled before anything is drawn. Its seal, a hash that gives nothing away, can be shown at the start;
when the game is over and the secret is revealed, everybody can check that it is the one that was sealed, and that every
die and every card came from it. A seal is plain SHA-256, so that a browser can check it, and so can anybody without
this program: `printf 'subrosa seal SECRET' | sha256sum`.
"""

import secrets
from hashlib import blake2b, sha256
from typing import Final

SECRET_BYTES: Final = 32
LEAST_SECRET: Final = 32  # letters of a secret: hexadecimal ones are 128 bits


def fresh_secret() -> str:
    """Draw a secret from the operating system."""
    return secrets.token_hex(SECRET_BYTES)


def seal(secret: str) -> str:
    """Return the seal of a secret: it can be checked against the secret, and does not give it away."""
    return sha256(f"subrosa seal {secret}".encode()).hexdigest()


def key_of(secret: int | str) -> bytes:
    """Return the key that a game's draws are hashed with."""
    return blake2b(f"subrosa key {secret}".encode(), digest_size=32).digest()


def drawn(key: bytes, number: int, n: int) -> int:
    """Return draw number `number`, counted from 0: a number from 0 to n - 1.

    A hash of 128 bits is scaled to n, so that no number is likelier than another by more than n in 2**128.
    """
    digest = blake2b(number.to_bytes(8, "big"), digest_size=16, key=key).digest()
    return int.from_bytes(digest, "big") * n >> 128
