"""Visitors: guests with a name, and those who have registered it."""

import secrets
from typing import Any, Final

import msgspec
from litestar import Response, get, post
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.params import JSONBody

from subrosa.table.common.visitor_names import clean_name, folded
from subrosa.table.config.keeping import DAY
from subrosa.table.protocol.people import Credentials, GuestName, LogIn, LogOut, Me
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.worker import Worker
from subrosa.table.storage.rows import User
from subrosa.table.storage.writer import Taken
from subrosa.table.web import forgery, sessions
from subrosa.table.web.quotas import check_guests
from subrosa.table.web.requests import PROBLEMS, Asked, TheWorker, place_of
from subrosa.table.web.sessions import session_of

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # none that looks like another


async def visitor(connection: ASGIConnection[Any, Any, Any, Any], worker: Worker) -> User | None:
    """Return who sent this, if they have a name."""
    session = session_of(connection, worker)
    known = None if session is None else await worker.store.sessions.known_by(session)
    if session is None or known is None:
        return None
    user, ends = known
    # A guest is kept for some time after the last visit, which is noted once per day at most.
    if user.account is None and ends < worker.clock.now() + session_seconds(worker, user) - DAY:
        await worker.store.sessions.prolong(session, worker.clock.now() + session_seconds(worker, user))
    return user


def session_seconds(worker: Worker, user: User) -> float:
    """Return how long a browser knows somebody who does not come back."""
    days = worker.settings.keeping.guests
    return sessions.YEAR if user.account is not None or not days else min(sessions.YEAR, days * DAY)


async def named(connection: ASGIConnection[Any, Any, Any, Any], worker: Worker) -> User:
    """Return who sent this. Raises TableProblem if they have no name yet."""
    user = await visitor(connection, worker)
    if user is None:
        raise TableProblem("no-name")
    return user


def me(user: User | None) -> Me:
    """Tell somebody who they are."""
    return (
        Me(None, None, False, None)
        if user is None
        else Me(user.id, user.name, bool(user.account), user.account)
    )


async def new_guest(request: Asked, worker: Worker, name: str | None) -> User:
    """Return somebody who comes for the first time, and is not kept yet.

    Raises TableProblem if they bring no name, or if too many have come.
    """
    if name is None:
        raise TableProblem("no-name")
    await check_guests(worker, place_of(request))
    return User(secrets.token_hex(16), clean_name(name), None, None, worker.clock.now())


async def begin_session(worker: Worker, user: User, former: str | None) -> list[Cookie]:
    """Return the cookies by which a browser is known as somebody's from now on.

    Its session is always a new one, and the one it came with ends: whoever has planted or copied that knows nobody.
    """
    session = secrets.token_hex(16)
    await worker.store.sessions.begin(
        session, user.id, worker.clock.now() + session_seconds(worker, user), former
    )
    if former is not None:
        await worker.see_out("renewed", former)
    return [sessions.cookie_for(worker, session), forgery.cookie_for(worker, session)]


async def welcome(worker: Worker, user: User, former: str | None) -> Response[Me]:
    """Answer a browser that is to know somebody from now on."""
    return Response(me(user), status_code=200, cookies=await begin_session(worker, user, former))


@get("/api/me", responses=PROBLEMS)
async def who_am_i(request: Asked, worker: TheWorker) -> Response[Me]:
    """Tell the visitor who they are."""
    user, session = await visitor(request, worker), session_of(request, worker)
    token = forgery.cookie_for(worker, session, request.cookies.get(forgery.COOKIE, ""))
    return Response(me(user), cookies=[token])


@post("/api/me", status_code=200, responses=PROBLEMS)
async def become_guest(request: Asked, worker: TheWorker, data: JSONBody[GuestName]) -> Response[Me]:
    """Pick a name, or change it. What an account logs in with stays."""
    name = clean_name(data.name)
    user = await visitor(request, worker)
    if user is None:
        user = await new_guest(request, worker, name)
        await worker.store.visitors.add(user)
        return await welcome(worker, user, session_of(request, worker))
    await worker.store.visitors.change(user.id, name=name)
    renamed = msgspec.structs.replace(user, name=name)
    for table_id in await worker.store.seats.rename(renamed):
        if table_id in worker.tables:
            await worker.tables[table_id].reseat()
    return Response(me(renamed), status_code=200)


@post("/api/register", status_code=200, responses=PROBLEMS)
async def register(request: Asked, worker: TheWorker, data: JSONBody[Credentials]) -> Response[Me]:
    """Keep one's tables across browsers: a guest becomes an account, and is told what to log in with.

    Names need not be different, so nobody learns from this which names have accounts.
    """
    name = clean_name(data.name)
    user, session = await visitor(request, worker), session_of(request, worker)
    if user is not None and user.account is not None:
        raise TableProblem("registered")
    if user is None and session is not None:
        raise TableProblem(
            "logged-out"
        )  # or the same was asked for twice: there must not be two accounts then
    if user is None:
        await check_guests(worker, place_of(request))
    password = await worker.passwords.hashed(place_of(request), data.password)
    while True:
        login = new_login(name)
        account = User(user.id if user else secrets.token_hex(16), name, login, password, worker.clock.now())
        try:
            if user is None:
                await worker.store.visitors.add(account)
            else:
                await worker.store.visitors.register(user.id, name=name, account=login, password=password)
            return await welcome(worker, account, session)
        except Taken as error:
            if user is not None and await worker.store.visitors.is_registered(user.id):
                raise TableProblem("registered") from error  # in the meantime
            continue  # somebody of that name was given the same letters: others, then


def new_login(name: str) -> str:
    """Draw what an account logs in with: its name, and letters that are shown to nobody else."""
    return folded(f"{folded(name)[:40]}-{''.join(secrets.choice(LETTERS) for _ in range(5))}")


@post("/api/login", status_code=200, responses=PROBLEMS)
async def log_in(request: Asked, worker: TheWorker, data: JSONBody[LogIn]) -> Response[Me]:
    """Be known as an account. A wrong name and a wrong password get the same answer, after the same effort."""
    login = folded(data.name)
    if not await worker.allows("login", login):
        raise TableProblem("too-fast")
    user = await worker.store.visitors.account(login)
    kept = None if user is None else user.password
    if not await worker.passwords.fits(place_of(request), kept, data.password) or user is None:
        raise TableProblem("wrong-login")
    return await welcome(worker, user, session_of(request, worker))


@post("/api/logout", status_code=200, responses=PROBLEMS)
async def log_out(request: Asked, worker: TheWorker, data: JSONBody[LogOut]) -> Response[Me]:
    """Be nobody again, here or in all browsers; sockets that are open there are closed."""
    session, user = session_of(request, worker), await visitor(request, worker)
    if user is not None and data.everywhere:
        await worker.store.sessions.end_all_of(user.id)
        await worker.see_out("user", user.id)
    elif session is not None:
        await worker.store.sessions.end(session)
        await worker.see_out("session", session)
    answer = Response(me(None), status_code=200, cookies=[forgery.cookie_for(worker, None)])
    answer.set_cookie(sessions.no_cookie(worker))
    return answer


HANDLERS: Final = [who_am_i, become_guest, register, log_in, log_out]
