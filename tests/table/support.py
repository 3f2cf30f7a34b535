"""Real servers and real visitors for the tests: nothing between them but a socket on this machine."""

import asyncio
import json
import os
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import uvicorn
import websockets

from subrosa.table.commands.serve import SOCKET_BYTES, address, listen
from subrosa.table.config.settings import Limits, Settings
from subrosa.table.server.worker import Worker
from subrosa.table.storage.database import Database
from subrosa.table.web.app import create_app
from subrosa.table.web.door import DoorProtocol

PATIENCE = (
    300.0  # seconds after which something hangs; anything that is merely slow, on a busy machine, takes less
)
NO_LIMITS = Limits(
    messages=(1e6, 1e6),
    talk=(1e6, 1e6),
    changes=(1e6, 1e6),
    reads=(1e6, 1e6),
    logins=(1e6, 1e6),
    login=(1e6, 1e6),
    tables=(1e6, 1e6),
    analyses=(1e6, 1e6),
    sockets=100_000,
    user_sockets=100_000,
    connections=100_000,
    news=(1e6, 1e6),
    running=100_000,
    undos=(1e6, 1e6),
    head_seconds=PATIENCE,
    body_seconds=PATIENCE,
    answer_seconds=PATIENCE,
)


# ---- servers


class Running:
    """A server in this process; `worker` is its inside."""

    def __init__(self, url: str, worker: Worker) -> None:
        self.url = url
        self.worker = worker


_empty: list[bytes] = []  # a database in which nothing is yet


async def lay_down_empty_database(data: Path) -> None:
    """Put a database there that is up to date, if there is none: bringing one up to date takes longer than many a test.

    Servers in processes of their own make theirs themselves, and the tests of migrations look at all the rest.
    """
    file = data / "subrosa.db"
    if file.exists():
        return
    data.mkdir(parents=True, exist_ok=True)
    if not _empty:
        database = Database(f"sqlite:///{file}")
        await database.open()
        await database.close()
        _empty.append(file.read_bytes())
    file.write_bytes(_empty[0])


@asynccontextmanager
async def running(data: Path, **settings: Any) -> AsyncIterator[Running]:
    """Run a server for the duration of a test."""
    asked: dict[str, Any] = {"limits": NO_LIMITS, "speed": "instant", **settings}
    chosen = Settings(data=data, **asked)
    if not chosen.database_url:
        await lay_down_empty_database(data)
    app = create_app(chosen)
    listening = listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        http=DoorProtocol,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        log_level="warning",
        ws_per_message_deflate=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
        timeout_keep_alive=int(PATIENCE),  # clients let go first, so that none finds its connection closed
    )
    server = uvicorn.Server(config)
    task = asyncio.create_task(server.serve(sockets=[listening]))
    url = address(listening).rstrip("/")
    try:
        async with asyncio.timeout(PATIENCE):
            while not server.started:
                await asyncio.sleep(0.01)
                assert not task.done(), "the server did not start"
        yield Running(url, app.worker)
    finally:
        server.should_exit = True
        await task


class ServerProcess:
    """A server in its own process, which can be killed."""

    def __init__(self, data: Path, *arguments: str) -> None:
        self.log = data.parent / f"{data.name}.log"
        self.command = [sys.executable, "-m", "subrosa.cli", "serve", "--data", str(data), *arguments]
        self.process: subprocess.Popen[bytes] | None = None
        self.port = 0
        self.url = ""

    def start(self) -> None:
        with self.log.open("wb") as output:
            self.process = subprocess.Popen(
                [*self.command, "--port", str(self.port)],
                stdout=output,
                stderr=subprocess.STDOUT,
                env=os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)},
                start_new_session=True,
            )
        self._wait_until(lambda: b"Sub Rosa is at " in self.log.read_bytes())
        self.url = self.log.read_text().split("Sub Rosa is at ")[1].split("/  ")[0]
        self.port = int(self.url.rpartition(":")[2])
        self._wait_until(self._answers)

    def _answers(self) -> bool:
        try:
            return httpx.get(f"{self.url}/healthz", verify=False).status_code == 200
        except httpx.HTTPError:
            return False

    def _wait_until(self, ready: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not ready():
            assert self.process is not None
            assert self.process.poll() is None, self.log.read_text()
            assert time.monotonic() < until, f"the server does not answer:\n{self.log.read_text()}"
            time.sleep(0.05)

    def kill(self) -> None:
        """End the server, its workers and its bots without a word, as a power cut would."""
        assert self.process is not None
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(10)
            except subprocess.TimeoutExpired:
                self.kill()

    def __enter__(self) -> "ServerProcess":
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()


# ---- visitors


def patient(url: str = "", **more: Any) -> httpx.AsyncClient:
    """Return somebody who asks this server, and waits for the answer however busy the machine is.

    Nothing is encrypted on this machine, and reading everybody's certificates takes longer than many a test.
    """
    return httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False, **more)


class Visitor:
    """A person with a browser."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = patient(url)

    async def __aenter__(self) -> "Visitor":
        await self.get("/api/me")
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.http.aclose()

    async def get(self, path: str) -> Any:
        return read(await self.http.get(path))

    async def try_post(self, path: str, body: Any = None) -> httpx.Response:
        headers = {"x-csrf-token": self.http.cookies.get("csrf") or ""}
        return await self.http.post(path, json={} if body is None else body, headers=headers)

    async def post(self, path: str, body: Any = None) -> Any:
        return read(await self.try_post(path, body))

    async def named(self, name: str) -> "Visitor":
        await self.post("/api/me", {"name": name})
        return self

    async def make(self, game: str, *seats: str, **more: Any) -> dict[str, Any]:
        """Make a table; a seat is `me`, `open`, `friend`, `hotseat` or the name of a bot."""
        wishes = [
            {"kind": seat} if seat in ("me", "open", "friend", "hotseat") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        made: dict[str, Any] = await self.post("/api/tables", {"game": game, "seats": wishes} | more)
        return made

    @asynccontextmanager
    async def sit(self, table: str) -> AsyncIterator["Sitter"]:
        """Open the socket of a table and read the first message."""
        async with websockets.connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=self.url,  # type: ignore[arg-type]
            additional_headers={"cookie": "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)},
            compression=None,
        ) as socket:
            sitter = Sitter(socket)
            await sitter.until("hello")
            yield sitter


def read(answer: httpx.Response) -> Any:
    assert answer.is_success, (
        f"{answer.request.method} {answer.request.url}: {answer.status_code} {answer.text}"
    )
    return answer.json() if answer.headers["content-type"].startswith("application/json") else answer.text


@asynccontextmanager
async def visitors(url: str, *names: str) -> AsyncIterator[list[Visitor]]:
    """Bring some people, each with their own browser."""
    people = [Visitor(url) for _ in names]
    try:
        for person, name in zip(people, names, strict=True):
            await person.__aenter__()
            await person.named(name)
        yield people
    finally:
        for person in people:
            await person.http.aclose()


class Sitter:
    """The socket of somebody at a table. It remembers the last view and log, as a browser would."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.table: dict[str, Any] = {}
        self.you: dict[str, Any] = {}
        self.view: dict[str, Any] | None = None
        self.log: list[Any] = []
        self.seq = 0
        self.undo = False
        self.chat: list[Any] = []

    async def receive(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.frames.append(text)
        message: dict[str, Any] = json.loads(text)
        if message["type"] in ("hello", "update"):
            self.view, self.seq, self.undo = message["view"], message["seq"], message["undo"]
            self.log = self.log[: message["from"]] + message["log"]
        self.table = message.get("table", self.table)
        self.you = message.get("you", self.you)
        self.chat += message.get("messages", [])
        return message

    async def until(self, *types: str) -> dict[str, Any]:
        """Return the next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def send(self, **message: Any) -> None:
        await self.socket.send(json.dumps(message))

    async def choose(
        self, choice: str, seq: int | None = None, name: str = "", **more: Any
    ) -> dict[str, Any]:
        """Answer, and wait for what the server says to that."""
        name = name or secrets.token_hex(6)
        number = self.seq if seq is None else seq
        await self.send(type="choose", id=name, seq=number, choice=choice, **more)
        return await self.answer(name)

    async def take_back(self) -> dict[str, Any]:
        name = secrets.token_hex(6)
        await self.send(type="undo", id=name, seq=self.seq)
        return await self.answer(name)

    async def answer(self, name: str) -> dict[str, Any]:
        while True:
            message = await self.receive()
            if message.get("id") == name or message["type"] == "error":
                return message

    async def ping(self) -> list[dict[str, Any]]:
        """Return everything that the server has sent so far."""
        await self.send(type="ping")
        heard: list[dict[str, Any]] = []
        while True:
            message = await self.receive()
            if message["type"] == "pong":
                return heard
            heard.append(message)

    @property
    def choices(self) -> list[str]:
        return [] if self.view is None else list(self.view["choices"])

    @property
    def over(self) -> bool:
        return self.view is not None and self.view["result"] is not None
