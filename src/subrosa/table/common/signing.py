"""Signed tokens: who somebody is, and who is invited where. The server can trust them without keeping anything."""

import hmac
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Any

import msgspec

from subrosa.table.common.clock import Now


class Signer:
    """Signs values for one purpose, so that a token made for one cannot be used for another."""

    def __init__(self, secret: bytes, purpose: str, now: Now = time.time) -> None:
        self.now = now
        self.key = hmac.digest(secret, purpose.encode(), sha256)

    def sign(self, value: Any, seconds: float) -> str:
        """Return a token that carries the value and is believed for so many seconds."""
        body = msgspec.json.encode([value, int(self.now() + seconds)])
        return encode(body) + "." + encode(self._sum(body))

    def read(self, token: str) -> Any:
        """Return the value of a token, or None if it is not ours or too old."""
        body_text, _, sum_text = token.partition(".")
        try:
            body, given = decode(body_text), decode(sum_text)
        except ValueError:
            return None
        if not hmac.compare_digest(given, self._sum(body)):
            return None
        value, expires = msgspec.json.decode(body)
        return value if self.now() < expires else None

    def mark(self, text: str) -> str:
        """Return a mark that is the same for the same text, and from which nobody can tell the text."""
        return self._sum(text.encode("utf-8", "replace")).hex()

    def _sum(self, body: bytes) -> bytes:
        return hmac.digest(self.key, body, sha256)[:16]


def encode(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def decode(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))
