"""What a browser is known by: a signed cookie that names a session in the database."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from subrosa.table.worker.worker import Hall

YEAR: Final = 365 * 86_400


def name_of_cookie(hall: Hall) -> str:
    """Over https browsers take a cookie of this name from nobody but ourselves, not even from a neighbouring site."""
    return "__Host-session" if hall.settings.secure else "session"


def session_of(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> str | None:
    """What the browser has been given to be known by; whether it still counts is in the database."""
    session = hall.sessions.read(connection.cookies.get(name_of_cookie(hall), ""))
    return session if isinstance(session, str) else None


def cookie_for(hall: Hall, session: str) -> Cookie:
    """The cookie that names a session."""
    return kept_cookie(hall, hall.sessions.sign(session, YEAR), YEAR)


def no_cookie(hall: Hall) -> Cookie:
    """What makes a browser forget its session."""
    return kept_cookie(hall, "", 0)


def kept_cookie(hall: Hall, value: str, seconds: int) -> Cookie:
    return Cookie(
        key=name_of_cookie(hall),
        value=value,
        max_age=seconds,
        httponly=True,
        secure=hall.settings.secure,
        samesite="lax",
    )
