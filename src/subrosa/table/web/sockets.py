"""The socket of a table: messages in, messages out. The worst that can happen to what comes in is to be refused."""

import time
from typing import Any, Final

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from subrosa.core.visible import visible
from subrosa.table.play.connection import Connection
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.from_client import (
    AskWhy,
    AutoPass,
    Choose,
    FromClient,
    Mute,
    Notes,
    Ping,
    Replace,
    Say,
    Undo,
    from_client,
)
from subrosa.table.protocol.from_server import Pong, Why
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.server.worker import LOGGED_OUT, Worker
from subrosa.table.storage.rows import User
from subrosa.table.web.people import visitor
from subrosa.table.web.replays import check_may_watch
from subrosa.table.web.requests import TheWorker, place_of
from subrosa.table.web.sessions import session_of
from subrosa.table.web.speaking import in_words, language_asked

MOST_ERRORS: Final = 50  # in a row: whoever makes that many does not listen


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], worker: TheWorker, table_id: FromPath[str]) -> None:
    """Sit at a table, or watch it."""
    await socket.accept()
    try:
        user = await visitor(socket, worker)
        table = await worker.table(table_id)
        check_may_watch(table, user)
        check_sockets(table, user, worker.settings.limits.user_sockets)
    except TableProblem as problem:
        await socket.close(4000 + problem.status, problem.error)
        return

    async def close(code: int, reason: str) -> None:
        await socket.close(code, reason)

    async def send(text: str) -> None:
        await socket.send_text(text)

    session = session_of(socket, worker) if user is not None else None
    connection = Connection(
        user.id if user is not None else None, session, send, close, worker.settings.limits
    )
    # Whoever opens more sockets may not say more with them.
    who = connection.user or place_of(socket)
    connection.rate, connection.talk_rate = worker.messages.bucket(who), worker.talk.bucket(who)
    try:
        await table.enter(connection)
        await worker.touch(table)
        if session is not None and await worker.store.sessions.user_of(session) is None:
            await socket.close(LOGGED_OUT, "logged-out")  # while the socket was opening
            return
        if worker.tables.get(table_id) is not table:
            await socket.close(1012, "come-back")  # the table was put away while the socket was opening
            return
        await listen(socket, worker, table, connection)
    except WebSocketDisconnect:
        pass
    except TableProblem as problem:  # not theirs to see any more
        await socket.close(4000 + problem.status, problem.error)
    finally:
        await connection.stop()
        await table.exit(connection)


def check_sockets(table: LiveTable, user: User | None, most: int) -> None:
    """Raise TableProblem if a visitor has as many sockets at a table as may be: each word goes to all of them."""
    if user is not None and sum([other.user == user.id for other in table.presence.connections]) >= most:
        raise TableProblem("too-many-sockets", most=most)


async def listen(
    socket: WebSocket[Any, Any, Any], worker: Worker, table: LiveTable, connection: Connection
) -> None:
    """Read messages until the other side goes, or makes nothing but mistakes."""
    language = language_asked(socket.headers)
    errors = 0
    while True:
        event = await socket.receive()
        if event["type"] == "websocket.disconnect" or connection.out:
            return
        if event["type"] != "websocket.receive":
            continue
        text = event.get("text")
        data = text.encode("utf-8", "replace") if text is not None else event.get("bytes") or b""
        began = time.perf_counter()
        try:
            if not connection.rate.take():
                raise TableProblem("too-fast")
            await handle(table, connection, read(data, worker.settings.limits.message_bytes), worker)
            errors = 0
        except TableProblem as problem:
            errors += 1
            connection.post(in_words(problem, language).said())
            worker.metrics.messages["error"] += 1
        worker.metrics.handling.add(time.perf_counter() - began)
        if errors >= MOST_ERRORS:
            await socket.close(4008, "too-many-errors")
            return


def read(data: bytes, most: int) -> FromClient:
    """Read a message of the protocol. Raises TableProblem."""
    if len(data) > most:
        raise TableProblem("long-message", most=most)
    try:
        message: FromClient = from_client.decode(data)
        return message
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TableProblem("unreadable", detail=str(error)[:200]) from error


async def handle(table: LiveTable, connection: Connection, message: FromClient, worker: Worker) -> None:
    """Do what a message asks. Raises TableProblem."""
    worker.metrics.messages[str(message.__struct_config__.tag)] += 1
    match message:
        case Choose(id=name, seq=number, choice=choice):
            connection.post(
                await table.moves.choose(own_seat(connection, message.seat), choice, number, name)
            )
        case Undo(id=name, seq=number):
            if not worker.undos.take(connection.user or ""):
                raise TableProblem("too-fast")
            connection.post(await table.moves.undo(own_seat(connection, message.seat), number, name))
        case AskWhy(id=name, choice=choice):
            connection.post(Why(name, table.moves.why(own_seat(connection, message.seat), choice)))
        case Say(text=text):
            await say(table, connection, text)
        case Mute(seat=seat, on=on):
            await mute(table, connection, seat, on)
        case Notes(text=text):
            await keep_notes(table, connection, text)
        case AutoPass(on=on):
            own_seat(connection, None)
            for seat in [seat for seat in connection.seats if table.seats[seat].auto_pass is not on]:
                await table.change(table.store.seats.change(table.row.id, seat, auto_pass=on))
        case Replace(seat=seat, on=on):
            await replace(table, connection, seat, on)
        case Ping():
            connection.post(Pong())


def own_seat(connection: Connection, seat: int | None) -> int:
    """Return the seat a message is for: at a hot-seat table it is named. Raises TableProblem."""
    if not connection.seats:
        raise TableProblem("not-seated")
    if seat is None:
        return connection.shown if connection.shown is not None else connection.seats[0]
    if seat not in connection.seats:
        raise TableProblem("not-your-seat")
    return seat


async def say(table: LiveTable, connection: Connection, text: str) -> None:
    seat = own_seat(connection, None)
    words = visible(text)
    if not words:
        raise TableProblem("empty")
    if not connection.talk_rate.take():
        raise TableProblem("too-fast")
    await table.talk.say(seat, words)


async def mute(table: LiveTable, connection: Connection, seat: int, on: bool) -> None:
    own_seat(connection, None)
    if seat >= len(table.seats) or connection.user is None:
        raise TableProblem("no-such-seat", last=len(table.seats) - 1)
    if (seat in connection.muted) is on:
        return
    await table.store.talk.mute(table.row.id, connection.user, seat, on)
    for other in table.presence.connections:
        if other.user == connection.user:
            (other.muted.add if on else other.muted.discard)(seat)
    table.audience.tell_user(connection.user)


async def keep_notes(table: LiveTable, connection: Connection, text: str) -> None:
    own_seat(connection, None)
    if connection.user is not None:
        kept = text.replace("\0", "")
        if kept == connection.notes:
            return
        await table.store.talk.keep_notes(table.row.id, connection.user, kept)
        for other in table.presence.connections:
            if other.user == connection.user:
                other.notes = kept


async def replace(table: LiveTable, connection: Connection, seat: int, on: bool) -> None:
    """Let a bot play for oneself, come back, or vote on somebody who has left."""
    own = own_seat(connection, None)
    if table.row.status != "playing":
        raise TableProblem("not-playing")
    if seat >= len(table.seats):
        raise TableProblem("no-such-seat", last=len(table.seats) - 1)
    if table.seats[seat].kind == "bot":
        raise TableProblem("not-a-guest-seat")
    if seat in connection.seats:
        await table.store.seats.forget_votes(table.row.id, seat)
        await table.change(table.store.seats.change(table.row.id, seat, replaced=on))
        return
    if on and seat in table.presence.seats():
        raise TableProblem("still-here")
    await table.change(table.store.seats.vote(table.row.id, seat, own, on))
    if table.voted_out(seat):
        await table.change(table.store.seats.change(table.row.id, seat, replaced=True))
