"""What a browser is known by: a signed cookie that names a session in the database."""

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from subrosa.table.hall import Hall

COOKIE: Final = "session"
YEAR: Final = 365 * 86_400


def session_of(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> str | None:
    """What the browser has been given to be known by; whether it still counts is in the database."""
    session = hall.sessions.read(connection.cookies.get(COOKIE, ""))
    return session if isinstance(session, str) else None


def cookie_for(hall: Hall, session: str) -> Cookie:
    """The cookie that names a session."""
    return Cookie(
        key=COOKIE,
        value=hall.sessions.sign(session, YEAR),
        max_age=YEAR,
        httponly=True,
        secure=hall.settings.secure,
        samesite="lax",
    )
