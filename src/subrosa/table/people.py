"""Visitors: guests with a name, and those who have registered it."""

import secrets
import time
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from subrosa.table.given import PROBLEMS, Asked, TheHall, place_of
from subrosa.table.hall import Hall
from subrosa.table.keeping import DAY
from subrosa.table.messages import Credentials, GuestName, LogIn, LogOut, Me
from subrosa.table.names import clean_name, folded
from subrosa.table.problems import TableProblem
from subrosa.table.quotas import check_guests
from subrosa.table.rows import User
from subrosa.table.writer import Taken

COOKIE: Final = "session"
YEAR: Final = 365 * 86_400
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another


def session_of(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> str | None:
    """What the browser has been given to be known by; whether it still counts is in the database."""
    session = hall.sessions.read(connection.cookies.get(COOKIE, ""))
    return session if isinstance(session, str) else None


async def visitor(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> User | None:
    """Who sent this, if they have a name."""
    session = session_of(connection, hall)
    known = None if session is None else await hall.store.known_by(session)
    if session is None or known is None:
        return None
    user, ends = known
    # A guest is kept for some time after the last visit, which is noted once a day at most.
    if user.account is None and ends < time.time() + session_seconds(hall, user) - DAY:
        await hall.store.prolong_session(session, time.time() + session_seconds(hall, user))
    return user


def session_seconds(hall: Hall, user: User) -> float:
    """How long a browser knows somebody who does not come back."""
    days = hall.settings.keeping.guests
    return YEAR if user.account is not None or not days else min(YEAR, days * DAY)


async def named(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> User:
    """Who sent this. Raises TableProblem if they have no name yet."""
    user = await visitor(connection, hall)
    if user is None:
        raise TableProblem("no-name")
    return user


def me(user: User | None) -> Me:
    """Somebody as they themselves may know it."""
    return (
        Me(None, None, False, None)
        if user is None
        else Me(user.id, user.name, bool(user.account), user.account)
    )


async def welcome(hall: Hall, user: User) -> Response[Me]:
    """The answer to a browser that is to know somebody from now on."""
    session = secrets.token_hex(16)
    await hall.store.begin_session(session, user.id, time.time() + session_seconds(hall, user))
    cookie = Cookie(
        key=COOKIE,
        value=hall.sessions.sign(session, YEAR),
        max_age=YEAR,
        httponly=True,
        secure=hall.settings.secure,
        samesite="lax",
    )
    return Response(me(user), status_code=200, cookies=[cookie])


@get("/api/me", responses=PROBLEMS)
async def who_am_i(request: Asked, hall: TheHall) -> Me:
    """Who the visitor is."""
    return me(await visitor(request, hall))


@post("/api/me", status_code=200, responses=PROBLEMS)
async def become_guest(request: Asked, hall: TheHall, data: JSONBody[GuestName]) -> Response[Me]:
    """Pick a name, or change it. What an account logs in with stays."""
    name = clean_name(data.name)
    user = await visitor(request, hall)
    if user is None:
        await check_guests(hall, place_of(request))
        user = User(secrets.token_hex(16), name, None, None, time.time())
        await hall.store.add_user(user)
        return await welcome(hall, user)
    await hall.store.change_user(user.id, name=name)
    return Response(me(msgspec.structs.replace(user, name=name)), status_code=200)


@post("/api/register", status_code=200, responses=PROBLEMS)
async def register(request: Asked, hall: TheHall, data: JSONBody[Credentials]) -> Response[Me]:
    """Keep one's tables across browsers: a guest becomes an account, and is told what to log in with.

    Names need not be different, so nobody learns from this which names have accounts.
    """
    name = clean_name(data.name)
    user = await visitor(request, hall)
    if user is not None and user.account is not None:
        raise TableProblem("registered")
    if user is None:
        await check_guests(hall, place_of(request))
    password = await hall.passwords.hashed(place_of(request), data.password)
    while True:
        login = new_login(name)
        account = User(user.id if user else secrets.token_hex(16), name, login, password, time.time())
        try:
            if user is None:
                await hall.store.add_user(account)
                return await welcome(hall, account)
            await hall.store.change_user(user.id, name=name, account=login, password=password)
            return Response(me(account), status_code=200)
        except Taken:  # somebody of that name was given the same letters: others, then
            continue


def new_login(name: str) -> str:
    """What an account logs in with: its name, and letters that are shown to nobody else."""
    return folded(f"{folded(name)[:40]}-{''.join(secrets.choice(LETTERS) for _ in range(5))}")


@post("/api/login", status_code=200, responses=PROBLEMS)
async def log_in(request: Asked, hall: TheHall, data: JSONBody[LogIn]) -> Response[Me]:
    """Be known as an account. A wrong name and a wrong password are told alike, after the same effort."""
    login = folded(data.name)
    if not await hall.allows("login", login):
        raise TableProblem("too-fast")
    user = await hall.store.account(login)
    kept = None if user is None else user.password
    if not await hall.passwords.fits(place_of(request), kept, data.password) or user is None:
        raise TableProblem("wrong-login")
    return await welcome(hall, user)


@post("/api/logout", status_code=200, responses=PROBLEMS)
async def log_out(request: Asked, hall: TheHall, data: JSONBody[LogOut]) -> Response[Me]:
    """Be nobody again, here or in all browsers; sockets that are open there are closed."""
    session, user = session_of(request, hall), await visitor(request, hall)
    if user is not None and data.everywhere:
        await hall.store.end_sessions(user.id)
        await hall.see_out("user", user.id)
    elif session is not None:
        await hall.store.end_session(session)
        await hall.see_out("session", session)
    answer = Response(me(None), status_code=200)
    answer.delete_cookie(COOKIE)
    return answer


HANDLERS: Final = [who_am_i, become_guest, register, log_in, log_out]
