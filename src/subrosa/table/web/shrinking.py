"""Compression of what everybody may read: files of the client, catalogues, rules, lists of cards.

Nothing about a table or a person is ever compressed: the length of a compressed answer says something about what is in
it, and there somebody else's words stand beside what is not theirs to know.
"""

import gzip
from functools import lru_cache
from typing import Any, Final

from litestar.types import ASGIApp

from subrosa.table.web.security import Message, Send

WORTHWHILE: Final = 1000  # bytes: about as much as goes into one packet


def accepted(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding header allows; those with a weight of zero are forbidden."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name and not (weight and weight.strip("0.") == ""):
            found.add(name)
    return found


@lru_cache(100)
def shrunk(body: bytes) -> bytes:
    """Compress something, once for as long as it is asked for."""
    return gzip.compress(body, mtime=0)


def shrinking(app: ASGIApp) -> ASGIApp:
    """Compress the answers of the handlers behind this; they are whole, since they are short."""

    async def shrunken(scope: Any, receive: Any, send: Any) -> None:
        asked = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
        if "gzip" in accepted(asked.decode("latin-1")):
            send = whole(send)
        await app(scope, receive, send)

    return shrunken


def whole(send: Send) -> Send:
    """Hold the head of an answer back until its body is there, and send both compressed."""
    head: Message | None = None

    async def sent(message: Message) -> None:
        nonlocal head
        if message["type"] == "http.response.start":
            head = message
            return
        if message["type"] == "http.response.body" and head is not None:
            body, headers = message["body"], list(head["headers"])
            if head["status"] == 200 and len(body) >= WORTHWHILE and not message.get("more_body"):
                message["body"] = body = shrunk(body)
                headers = [pair for pair in headers if pair[0].lower() != b"content-length"]
                headers.append((b"content-encoding", b"gzip"))
                headers.append((b"content-length", str(len(body)).encode()))
            head["headers"] = [*headers, (b"vary", b"accept-encoding")]
            await send(head)
            head = None
        await send(message)

    return sent
