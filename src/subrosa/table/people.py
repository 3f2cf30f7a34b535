"""Visitors: guests with a name, and those who have registered it."""

import asyncio
import secrets
import time
import unicodedata
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from subrosa.table.given import PROBLEMS, Asked, TheHall
from subrosa.table.hall import Hall
from subrosa.table.messages import Credentials, GuestName, Me
from subrosa.table.problems import TableProblem, bad, conflict, no_name
from subrosa.table.rows import User
from subrosa.table.writer import Taken

COOKIE: Final = "session"
YEAR: Final = 365 * 86_400
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
    if not 1 <= len(name) <= 24:
        raise bad("bad-name", "a name has 1 to 24 letters that can be seen")
    return name


async def visitor(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> User | None:
    """Who sent this, if they have a name."""
    user_id = hall.sessions.read(connection.cookies.get(COOKIE, ""))
    return await hall.store.user(user_id) if isinstance(user_id, str) else None


async def named(connection: ASGIConnection[Any, Any, Any, Any], hall: Hall) -> User:
    """Who sent this. Raises TableProblem if they have no name yet."""
    user = await visitor(connection, hall)
    if user is None:
        raise no_name()
    return user


def welcome(hall: Hall, user: User) -> Response[Me]:
    """The answer to somebody who has just become known."""
    cookie = Cookie(
        key=COOKIE,
        value=hall.sessions.sign(user.id, YEAR),
        max_age=YEAR,
        httponly=True,
        secure=hall.settings.secure,
        samesite="lax",
    )
    return Response(Me(user.id, user.name, user.account is not None), status_code=200, cookies=[cookie])


@get("/api/me", responses=PROBLEMS)
async def who_am_i(request: Asked, hall: TheHall) -> Me:
    """Who the visitor is."""
    user = await visitor(request, hall)
    return Me(None, None, False) if user is None else Me(user.id, user.name, user.account is not None)


@post("/api/me", status_code=200, responses=PROBLEMS)
async def become_guest(request: Asked, hall: TheHall, data: JSONBody[GuestName]) -> Response[Me]:
    """Pick a name, or change it. The name of an account stays as it was registered."""
    name = clean_name(data.name)
    user = await visitor(request, hall)
    if user is None:
        user = User(secrets.token_hex(16), name, None, None, time.time())
        await hall.store.add_user(user)
    elif user.account is not None and name.casefold() != user.account:
        raise conflict("registered", "this name is registered; log out to use another")
    else:
        await hall.store.change_user(user.id, name=name)
        user = User(user.id, name, user.account, user.password, user.created)
    return welcome(hall, user)


@post("/api/register", status_code=200, responses=PROBLEMS)
async def register(request: Asked, hall: TheHall, data: JSONBody[Credentials]) -> Response[Me]:
    """Keep one's tables across browsers: a guest becomes an account."""
    name = clean_name(data.name)
    user = await visitor(request, hall)
    if user is not None and user.account is not None:
        raise conflict("registered", "you have an account already")
    password = await asyncio.to_thread(hasher.hash, data.password)
    account = User(user.id if user else secrets.token_hex(16), name, name.casefold(), password, time.time())
    try:
        if user is None:
            await hall.store.add_user(account)
        else:
            await hall.store.change_user(user.id, name=name, account=account.account, password=password)
    except Taken as error:
        raise conflict("name-taken", "somebody has registered this name; take another") from error
    return welcome(hall, account)


@post("/api/login", status_code=200, responses=PROBLEMS)
async def log_in(hall: TheHall, data: JSONBody[Credentials]) -> Response[Me]:
    """Be known as an account. A wrong name and a wrong password are told alike, after the same time."""
    user = await hall.store.account(cleaned(data.name))
    kept = NOBODY if user is None or user.password is None else user.password
    try:
        await asyncio.to_thread(hasher.verify, kept, data.password)
    except Argon2Error:
        user = None
    if user is None:
        raise TableProblem(401, "wrong-login", "no account has this name and this password")
    return welcome(hall, user)


@post("/api/logout", status_code=200, responses=PROBLEMS)
async def log_out(hall: TheHall) -> Response[Me]:
    """Be nobody again."""
    answer = Response(Me(None, None, False), status_code=200)
    answer.delete_cookie(COOKIE)
    return answer


HANDLERS: Final = [who_am_i, become_guest, register, log_in, log_out]
