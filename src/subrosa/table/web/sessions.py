"""What a browser is known by: a signed cookie that names a session in the database."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from subrosa.table.server.worker import Worker

YEAR: Final = 365 * 86_400


def name_of_cookie(worker: Worker) -> str:
    """Name the cookie: over https browsers take one of this name from nobody else, not even a neighbouring site."""
    return "__Host-session" if worker.settings.secure else "session"


def session_of(connection: ASGIConnection[Any, Any, Any, Any], worker: Worker) -> str | None:
    """Return what the browser has been given to be known by; whether it still counts is in the database."""
    session = worker.sessions.read(connection.cookies.get(name_of_cookie(worker), ""))
    return session if isinstance(session, str) else None


def cookie_for(worker: Worker, session: str) -> Cookie:
    """Make the cookie that names a session."""
    return kept_cookie(worker, worker.sessions.sign(session, YEAR), YEAR)


def no_cookie(worker: Worker) -> Cookie:
    """Make a cookie with which a browser forgets its session."""
    return kept_cookie(worker, "", 0)


def kept_cookie(worker: Worker, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=name_of_cookie(worker),
        value=value,
        max_age=seconds,
        httponly=True,
        secure=worker.settings.secure,
        samesite="lax",
    )
