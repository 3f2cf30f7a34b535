"""Visitors: guests with a name, and those who have registered it."""

import secrets
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.params import JSONBody

from subrosa.table.web import forgery, sessions
from subrosa.table.web.requests import PROBLEMS, Asked, TheHall, place_of
from subrosa.table.worker.worker import Hall
from subrosa.table.config.keeping import DAY
from subrosa.table.protocol.messages import Credentials, GuestName, LogIn, LogOut, Me
from subrosa.table.common.visitor_names import clean_name, folded
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.web.quotas import check_guests
from subrosa.table.storage.rows import User
from subrosa.table.web.sessions import session_of
from subrosa.table.storage.writer import Taken

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another


async def visitor(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> User | None:
    """Who sent this, if they have a name."""
    session = session_of(connection, hall)
    known = None if session is None else await hall.store.known_by(session)
    if session is None or known is None:
        return None
    user, ends = known
    # A guest is kept for some time after the last visit, which is noted once a day at most.
    if user.account is None and ends < hall.clock.now() + session_seconds(hall, user) - DAY:
        await hall.store.prolong_session(session, hall.clock.now() + session_seconds(hall, user))
    return user


def session_seconds(hall: Hall, user: User) -> float:
    """How long a browser knows somebody who does not come back."""
    days = hall.settings.keeping.guests
    return sessions.YEAR if user.account is not None or not days else min(sessions.YEAR, days * DAY)


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


async def welcome(hall: Hall, user: User, former: str | None) -> Response[Me]:
    """The answer to a browser that is to know somebody from now on.

    Its session is always a new one, and the one it came with ends: whoever has planted or copied that knows nobody.
    """
    session = secrets.token_hex(16)
    await hall.store.begin_session(session, user.id, hall.clock.now() + session_seconds(hall, user), former)
    if former is not None:
        await hall.see_out("renewed", former)
    cookies = [sessions.cookie_for(hall, session), forgery.cookie_for(hall, session)]
    return Response(me(user), status_code=200, cookies=cookies)


@get("/api/me", responses=PROBLEMS)
async def who_am_i(request: Asked, hall: TheHall) -> Response[Me]:
    """Who the visitor is."""
    user, session = await visitor(request, hall), session_of(request, hall)
    token = forgery.cookie_for(hall, session, request.cookies.get(forgery.COOKIE, ""))
    return Response(me(user), cookies=[token])


@post("/api/me", status_code=200, responses=PROBLEMS)
async def become_guest(request: Asked, hall: TheHall, data: JSONBody[GuestName]) -> Response[Me]:
    """Pick a name, or change it. What an account logs in with stays."""
    name = clean_name(data.name)
    user = await visitor(request, hall)
    if user is None:
        await check_guests(hall, place_of(request))
        user = User(secrets.token_hex(16), name, None, None, hall.clock.now())
        await hall.store.add_user(user)
        return await welcome(hall, user, session_of(request, hall))
    await hall.store.change_user(user.id, name=name)
    return Response(me(msgspec.structs.replace(user, name=name)), status_code=200)


@post("/api/register", status_code=200, responses=PROBLEMS)
async def register(request: Asked, hall: TheHall, data: JSONBody[Credentials]) -> Response[Me]:
    """Keep one's tables across browsers: a guest becomes an account, and is told what to log in with.

    Names need not be different, so nobody learns from this which names have accounts.
    """
    name = clean_name(data.name)
    user, session = await visitor(request, hall), session_of(request, hall)
    if user is not None and user.account is not None:
        raise TableProblem("registered")
    if user is None and session is not None:
        raise TableProblem(
            "logged-out"
        )  # or the same was asked for twice: there must not be two accounts then
    if user is None:
        await check_guests(hall, place_of(request))
    password = await hall.passwords.hashed(place_of(request), data.password)
    while True:
        login = new_login(name)
        account = User(user.id if user else secrets.token_hex(16), name, login, password, hall.clock.now())
        try:
            if user is None:
                await hall.store.add_user(account)
            else:
                await hall.store.register(user.id, name=name, account=login, password=password)
            return await welcome(hall, account, session)
        except Taken as error:
            if user is not None and await hall.store.is_registered(user.id):
                raise TableProblem("registered") from error  # in the meantime
            continue  # somebody of that name was given the same letters: others, then


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
    return await welcome(hall, user, session_of(request, hall))


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
    answer = Response(me(None), status_code=200, cookies=[forgery.cookie_for(hall, None)])
    answer.set_cookie(sessions.no_cookie(hall))
    return answer


HANDLERS: Final = [who_am_i, become_guest, register, log_in, log_out]
