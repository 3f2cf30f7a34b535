"""Compression of what everybody may read: files of the client, catalogues, rules, lists of cards.

Nothing about a table or a person is ever compressed: the length of a compressed answer says something about what is in
it, and there somebody else's words stand beside what is not theirs to know.
"""

import asyncio
import gzip
from collections.abc import Callable
from functools import lru_cache, partial
from typing import Any, Final

import brotli
from litestar.types import ASGIApp

from subrosa.table.web.security import Message, Send

WORTHWHILE: Final = 1000  # bytes: about as much as goes into one packet
GZIP: Final = "gzip"
# By the names that browsers know them by, the best first.
WAYS: Final[dict[str, Callable[[bytes], bytes]]] = {
    "br": partial(brotli.compress, mode=brotli.MODE_TEXT),
    GZIP: partial(gzip.compress, mtime=0),
}


def accepted(header: str) -> set[str]:
    """Return the encodings that an Accept-Encoding header allows; those with a weight of zero are forbidden."""
    found = set()
    for part in header.lower().split(","):
        name, _, weight = part.replace(" ", "").partition(";q=")
        if name and not (weight and weight.strip("0.") == ""):
            found.add(name)
    return found


@lru_cache(200)
def shrunk(body: bytes, way: str) -> bytes:
    """Compress something, once for as long as it is asked for."""
    return WAYS[way](body)


def shrinking(app: ASGIApp) -> ASGIApp:
    """Compress the answers of the handlers behind this; they are whole, since they are short."""

    async def shrunken(scope: Any, receive: Any, send: Any) -> None:
        asked = b",".join(value for name, value in scope["headers"] if name == b"accept-encoding")
        encodings = accepted(asked.decode("latin-1"))
        way = next((one for one in WAYS if one in encodings), None)
        if way is not None:
            send = whole(send, way)
        await app(scope, receive, send)

    return shrunken


def whole(send: Send, way: str) -> Send:
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
                # Brotli takes a fifth of a second for the words of a game, and others are waiting.
                message["body"] = body = await asyncio.to_thread(shrunk, body, way)
                headers = [pair for pair in headers if pair[0].lower() != b"content-length"]
                headers.append((b"content-encoding", way.encode()))
                headers.append((b"content-length", str(len(body)).encode()))
            head["headers"] = [*headers, (b"vary", b"accept-encoding")]
            await send(head)
            head = None
        await send(message)

    return sent
