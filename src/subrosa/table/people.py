"""Visitors: guests with a name, and those who have registered it."""

import asyncio
import secrets
import time
import unicodedata
from typing import Any, Final

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from subrosa.table.given import PROBLEMS, Asked, TheHall
from subrosa.table.hall import Hall
from subrosa.table.messages import Credentials, GuestName, LogIn, LogOut, Me
from subrosa.table.problems import TableProblem
from subrosa.table.rows import User
from subrosa.table.writer import Taken

COOKIE: Final = "session"
YEAR: Final = 365 * 86_400
LONGEST_NAME: Final = 24
LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another
# Characters that cannot be seen, or that change what others look like.
UNSEEN: Final = frozenset({"Cc", "Cf", "Co", "Cs", "Cn", "Zl", "Zp"})

hasher = PasswordHasher()
# Somebody who does not exist is checked as long as somebody who does.
NOBODY: Final = hasher.hash("nobody has this password")


def cleaned(text: str) -> str:
    """Text without what cannot be seen, spaces around it, or several spaces in a row."""
    visible = "".join(
        [" " if c in "\n\t" else c for c in text if unicodedata.category(c) not in UNSEEN or c in "\n\t"]
    )
    return " ".join(visible.split())


def clean_name(text: str) -> str:
    """A name fit to be shown. Raises TableProblem."""
    name = unicodedata.normalize("NFC", cleaned(text))
    if not 1 <= len(name) <= LONGEST_NAME:
        raise TableProblem("bad-name", most=LONGEST_NAME)
    return name


def session_of(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> str | None:
    """What the browser has been given to be known by; whether it still counts is in the database."""
    session = hall.sessions.read(connection.cookies.get(COOKIE, ""))
    return session if isinstance(session, str) else None


async def visitor(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> User | None:
    """Who sent this, if they have a name."""
    session = session_of(connection, hall)
    return None if session is None else await hall.store.user_of(session)


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
    await hall.store.begin_session(session, user.id, time.time() + YEAR)
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
    password = await asyncio.to_thread(hasher.hash, data.password)
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


def folded(name: str) -> str:
    """A name as it is compared: however it was typed."""
    return unicodedata.normalize("NFC", cleaned(name)).casefold()


@post("/api/login", status_code=200, responses=PROBLEMS)
async def log_in(hall: TheHall, data: JSONBody[LogIn]) -> Response[Me]:
    """Be known as an account. A wrong name and a wrong password are told alike, after the same effort."""
    login = folded(data.name)
    if not await hall.allows("login", login):
        raise TableProblem("too-fast")
    user = await hall.store.account(login)
    kept = NOBODY if user is None or user.password is None else user.password
    try:
        await asyncio.to_thread(hasher.verify, kept, data.password)
    except Argon2Error:
        user = None
    if user is None:
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
