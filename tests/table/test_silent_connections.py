"""The door: connections that say nothing or too little are ended, and one address can have only so many."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import h11
import pytest
from uvicorn.server import ServerState

from subrosa.table.config.settings import Limits, Settings
from subrosa.table.web import door as doors
from subrosa.table.web.addresses import household
from subrosa.table.web.door import Door, DoorProtocol, files
from tests.table.support import NO_LIMITS, PATIENCE, Running, running, visitors

ASK = b"GET /api/me HTTP/1.1\r\nhost: x\r\n\r\n"
POST = b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n"


class Transport:
    """What a connection writes to; there is nothing behind it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.sent = b""
        self.closed = False

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1234) if name in ("peername", "sockname") else None

    def write(self, data: bytes) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None: ...

    def resume_reading(self) -> None: ...


class Forgotten:
    """A task that nobody waits for."""

    def add_done_callback(self, _: Any) -> None: ...


class Clock:
    """An event loop of which only the alarms matter; they ring when the test says so."""

    def __init__(self) -> None:
        self.alarms: dict[Any, tuple[float, Callable[[], None]]] = {}
        self.tasks: list[Any] = []

    def call_later(self, seconds: float, ring: Callable[[], None]) -> Any:
        handle = SimpleNamespace()
        handle.cancel = lambda: self.alarms.pop(id(handle), None)
        self.alarms[id(handle)] = seconds, ring
        return handle

    def create_task(self, work: Any) -> Any:
        work.close()
        return Forgotten()

    @property
    def seconds(self) -> list[float]:
        return sorted(seconds for seconds, _ in self.alarms.values())


LIMITS = Limits(connections=2, head_seconds=10.0, body_seconds=30.0, answer_seconds=180.0)


def a_door(**settings: Any) -> Door:
    return Door(Settings(data=Path("unused"), limits=LIMITS, **settings), household, Counter())


def connected(door: Door, address: str = "10.0.0.1") -> tuple[DoorProtocol, Transport, Clock]:
    clock, transport = Clock(), Transport(address)
    config: Any = SimpleNamespace(
        loaded=True,
        loaded_app=SimpleNamespace(door=door),
        h11_max_incomplete_event_size=None,
        ws_protocol_class=None,
        root_path="",
        asgi_version="3.0",
        limit_concurrency=None,
        timeout_keep_alive=5,
        reset_contextvars=False,
    )
    protocol = DoorProtocol(config, ServerState(), {}, clock)
    protocol.connection_made(transport)  # type: ignore[arg-type]
    return protocol, transport, clock


def answer(protocol: DoorProtocol) -> None:
    """Answer as the application would."""
    for event in (h11.Response(status_code=200, headers=[("content-length", "0")]), h11.EndOfMessage()):
        protocol.conn.send(event)
    protocol.cycle.response_complete = True
    protocol.on_response_complete()


def test_a_connection_has_time_for_each_step_and_no_more() -> None:
    protocol, _, clock = connected(a_door())
    assert clock.seconds == [10.0], "until the head is there"
    protocol.data_received(POST[:20])
    protocol.data_received(POST[20:30])
    assert clock.seconds == [10.0], "a letter now and then gives no more time"
    protocol.data_received(POST[30:])
    assert clock.seconds == [30.0], "until the body is there"
    protocol.data_received(b"12345")
    assert clock.seconds == [30.0]
    protocol.data_received(b"67890")
    assert clock.seconds == [180.0], "until the answer is taken"
    answer(protocol)
    assert clock.seconds == [5], "uvicorn's own limit between two questions"
    protocol.data_received(b"G")
    assert clock.seconds == [10.0], "the next question has as much time as the first"
    protocol.connection_lost(None)
    assert clock.seconds == []


def test_questions_that_come_together_are_timed_too() -> None:
    protocol, _, clock = connected(a_door())
    protocol.data_received(ASK + POST)
    assert clock.seconds == [180.0]
    answer(protocol)
    assert 30.0 in clock.seconds, "the body of the second one is waited for"


def test_whoever_is_late_is_cut_off() -> None:
    door = a_door()
    for said in (b"", b"GET / HT", POST, POST + b"123"):
        protocol, transport, clock = connected(door)
        if said:
            protocol.data_received(said)
        [(_, ring)] = clock.alarms.values()
        ring()
        assert transport.closed
        protocol.connection_lost(None)
    assert door.late == 4
    assert not door.here


def test_one_address_has_only_so_many() -> None:
    door = a_door()
    first, _, _ = connected(door)
    second, _, _ = connected(door)
    third, transport, clock = connected(door)
    assert transport.closed
    assert transport.sent.startswith(b"HTTP/1.1 503 ")
    assert b"retry-after" in transport.sent
    assert not clock.alarms
    third.data_received(ASK)
    third.connection_lost(None)
    assert connected(door, "10.0.0.2")[1].closed is False, "others are let in"
    first.connection_lost(None)
    assert connected(door)[1].closed is False
    assert door.gauges() == {
        "subrosa_door_connections": 3,
        "subrosa_door_refused": 1,
        "subrosa_door_late": 0,
    }
    second.connection_lost(None)


def test_a_network_of_ipv6_is_one_address() -> None:
    door = a_door()
    assert [connected(door, f"2001:db8::{n}")[1].closed for n in range(3)] == [False, False, True]
    assert not connected(door, "2001:db8:0:1::1")[1].closed


def test_behind_a_proxy_all_connections_are_the_proxys() -> None:
    door = a_door(trust_proxy=True)
    assert not any(connected(door)[1].closed for _ in range(10))


def test_some_files_are_spared_for_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    door = a_door()
    assert door.most == files() - doors.SPARE_FILES
    door.most = 3
    door.sockets["somebody"] = 2
    assert [connected(door, f"10.0.0.{n}")[1].closed for n in range(2)] == [False, True]


# ---- a real server


async def ended(reader: asyncio.StreamReader) -> bytes:
    """Return what was said until the connection ended."""
    async with asyncio.timeout(PATIENCE):
        try:
            return await reader.read()
        except ConnectionError:
            return b""


async def connect(server: Running) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = server.url.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


async def test_the_silent_are_sent_away_and_the_house_stays_open(tmp_path: Path) -> None:
    limits = Limits(connections=20, head_seconds=0.5, body_seconds=0.5, sockets=100)
    async with running(tmp_path, limits=limits) as server:
        crowd = [await connect(server) for _ in range(30)]
        for number, (_, writer) in enumerate(crowd[:20]):
            writer.write((b"", b"GET /api/me HTTP/1.1\r\n", POST + b"1")[number % 3])
        told = await asyncio.gather(*[ended(reader) for reader, _ in crowd])
        assert sum(text.startswith(b"HTTP/1.1 503") for text in told) <= 10
        for _, writer in crowd:
            writer.close()
        async with visitors(server.url, "Ada") as [ada]:
            assert (await ada.get("/api/me"))["name"] == "Ada"
            gauges = server.worker.gauges()
            assert gauges["subrosa_door_refused"] == 10
            assert gauges["subrosa_door_late"] == 20


async def test_sockets_of_tables_are_not_at_the_door(tmp_path: Path) -> None:
    async with running(tmp_path, limits=NO_LIMITS) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "open"))["id"]
        async with ada.sit(table) as sitter:
            await ada.http.aclose()
            async with asyncio.timeout(PATIENCE):
                while server.worker.gauges()["subrosa_door_connections"]:
                    await asyncio.sleep(0.01)
            await sitter.ping()
