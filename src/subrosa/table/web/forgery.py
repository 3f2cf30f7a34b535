"""Requests that another site makes a browser send: they cannot carry the token that our page reads from its cookie.

A token belongs to one session (or to no session, for visitors without a name). So one that was planted in a browser, or
read before somebody logged in, is worth nothing.
"""

import hmac
import secrets
from typing import Any, Final

from litestar.connection import ASGIConnection, WebSocket
from litestar.datastructures import Cookie
from litestar.handlers import BaseRouteHandler

from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.worker import Worker
from subrosa.table.web.requests import worker_asked
from subrosa.table.web.sessions import session_of

COOKIE: Final = "csrf"
HEADER: Final = "x-csrf-token"
SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


def new_token(worker: Worker, session: str | None) -> str:
    """Make a token for requests of a session."""
    nonce = secrets.token_hex(16)
    return nonce + worker.forgery.mark(f"{nonce} {session or ''}")


def is_genuine(worker: Worker, token: str, session: str | None) -> bool:
    """Tell whether this is a token for requests of this session."""
    nonce, given = token[:32], token[32:]
    expected = worker.forgery.mark(f"{nonce} {session or ''}")
    return hmac.compare_digest(given.encode("utf-8", "replace"), expected.encode())


def cookie_for(worker: Worker, session: str | None, kept: str = "") -> Cookie:
    """Make the cookie that our page reads. One that still counts is kept, so that pages do not disturb each other."""
    token = kept if is_genuine(worker, kept, session) else new_token(worker, session)
    return Cookie(key=COOKIE, value=token, secure=worker.settings.secure, samesite="lax")


def our_page_only(connection: ASGIConnection[Any, Any, Any, Any], _: BaseRouteHandler) -> None:
    """Raise TableProblem if a request that changes something was not made by our page."""
    if isinstance(connection, WebSocket):  # which is accepted from our Origin only
        return
    if connection.scope.get("method") in SAFE:
        return
    worker = worker_asked(connection.scope)
    token = connection.headers.get(HEADER, "")
    kept = connection.cookies.get(COOKIE, "")
    same = hmac.compare_digest(token.encode("utf-8", "replace"), kept.encode("utf-8", "replace"))
    if not same or not is_genuine(worker, token, session_of(connection, worker)):
        raise TableProblem("forbidden")
