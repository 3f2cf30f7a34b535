"""The server under load: ./dev load [--tables 200] [--seconds 30] [--idle 1000]

This process plays whole games over sockets, one connection per seat, one move per second at every table; another one is
the server, on SQLite in a fresh folder. Latency is the time from sending a move until everybody who can notice it has
seen it.
"""

import argparse
import asyncio
import os
import random
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvicorn
import websockets

from subrosa import games
from subrosa.table.commands.serve import SOCKET_BYTES, address, listen
from subrosa.table.config.keeping import Quotas
from subrosa.table.config.settings import Limits, Settings
from subrosa.table.web.app import create_app
from subrosa.table.web.door import DoorProtocol

FREE = (1e9, 1e9)
NO_LIMITS = Limits(
    messages=FREE,
    talk=FREE,
    changes=FREE,
    reads=FREE,
    logins=FREE,
    login=FREE,
    tables=FREE,
    sockets=1_000_000,
    user_sockets=1_000_000,
    connections=1_000_000,
    news=FREE,
    running=1_000_000,
    undos=FREE,
)
NO_QUOTAS = Quotas(tables_per_day=0, guests_per_day=0)  # everybody comes from the same address here
PATIENCE = 60.0


# ---- the server, in its own process


def run_server(data: Path) -> None:
    """Run the server without the limits that keep a single address from doing what we do here."""
    app = create_app(Settings(data=data, limits=NO_LIMITS, quotas=NO_QUOTAS, speed="instant"))
    listening = listen("127.0.0.1", 0)
    print(address(listening).rstrip("/"), flush=True)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        http=DoorProtocol,
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        log_level="error",
        server_header=False,
        proxy_headers=False,  # as the command does: nothing may come before our own guard
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])


class Server:
    """The other process, and what it uses."""

    def __init__(self, process: "subprocess.Popen[str]", url: str) -> None:
        self.process = process
        self.url = url

    def memory(self) -> float:
        """Return the resident megabytes."""
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1024
        return 0.0

    def seconds(self) -> float:
        """Return the processor time so far."""
        return processor_seconds(self.process.pid)


def processor_seconds(pid: int) -> float:
    """Return what a process has used so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# ---- players


class Shown(msgspec.Struct):
    """The part of a view that a scripted client needs."""

    choices: list[str]
    asked: list[int]
    answer: str | None
    result: dict[str, Any] | None


class News(msgspec.Struct):
    """The part of a message that a scripted client needs."""

    type: str
    seq: int = 0
    view: Shown | None = None
    id: str = ""


read_news = msgspec.json.Decoder(News).decode


class Player:
    """One seat with its own connection."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.view: Shown | None = None
        self.seq = 0
        self.seen = 0.0
        self.changed = asyncio.Event()
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for text in self.socket:
            news = read_news(text)
            if news.type in ("hello", "update") and news.view is not None:
                self.view, self.seq, self.seen = news.view, news.seq, time.perf_counter()
                self.changed.set()

    async def beyond(self, seq: int) -> float:
        """Return when it had seen more than this."""
        while self.seq <= seq:
            self.changed.clear()
            await self.changed.wait()
        return self.seen


class Table:
    """The players of one table, and how long everything took."""

    def __init__(self, players: list[Player]) -> None:
        self.players = players
        self.latencies: list[float] = []
        self.moves = 0

    async def play(self, until: float, pause: float, rng: random.Random) -> None:
        """Make a move every so often, for anybody who is asked, until time is up or the game is over."""
        due = time.perf_counter() + rng.random() * pause
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            due += pause
            asked = [player for player in self.players if player.view is not None and player.view.choices]
            if not asked:
                return
            await self._move(rng.choice(asked), rng)

    async def _move(self, player: Player, rng: random.Random) -> None:
        assert player.view is not None
        before = {id(each): each.seq for each in self.players}
        choice = rng.choice(player.view.choices)
        message = {"type": "choose", "id": str(rng.random()), "seq": player.seq, "choice": choice}
        began = time.perf_counter()
        await player.socket.send(msgspec.json.encode(message), text=True)
        async with asyncio.timeout(PATIENCE):
            last = await player.beyond(before[id(player)])
            assert player.view is not None
            if player.view.answer is None:  # otherwise others are still thinking, and nobody else may notice
                last = max([last, *[await each.beyond(before[id(each)]) for each in self.players]])
        self.latencies.append(last - began)
        self.moves += 1


class Guests:
    """Some people with names; each sits at many tables."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.clients: list[httpx.AsyncClient] = []

    async def arrive(self, count: int) -> None:
        for i in range(count):
            client = httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE)
            await client.get("/api/me")
            self.clients.append(client)
            await self.post(i, "/api/me", {"name": f"Guest {i}"})

    async def leave(self) -> None:
        for client in self.clients:
            await client.aclose()

    async def post(self, who: int, path: str, body: Any) -> Any:
        client = self.clients[who]
        answer = await client.post(
            path, json=body, headers={"x-csrf-token": client.cookies.get("csrf") or ""}
        )
        answer.raise_for_status()
        return answer.json()

    async def table(self, game: str, seats: int) -> str:
        """Make a table at which all of them sit."""
        wishes = [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]
        made = await self.post(0, "/api/tables", {"game": game, "seats": wishes, "public": True})
        for who in range(1, seats):
            await self.post(who, f"/api/tables/{made['id']}/join", {})
        return str(made["id"])

    async def connect(self, who: int | None, table: str) -> websockets.ClientConnection:
        cookies = (
            "; ".join(f"{c.name}={c.value}" for c in self.clients[who].cookies.jar) if who is not None else ""
        )
        return await websockets.connect(
            f"{self.server.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=websockets.Origin(self.server.url),
            additional_headers={"cookie": cookies},
            compression=None,
            ping_interval=None,
        )


# ---- measuring


async def measure_idle(server: Server, guests: Guests, count: int) -> None:
    """Watch tables at which nothing happens."""
    wishes = [{"kind": "me"}, {"kind": "open"}]
    tables = [
        (await guests.post(0, "/api/tables", {"game": "estoril", "seats": wishes, "public": True}))["id"]
        for _ in range(20)
    ]
    before = server.memory()
    sockets = [await guests.connect(None, tables[i % len(tables)]) for i in range(count)]
    await asyncio.sleep(1)
    grown = server.memory() - before
    print(f"{count} idle connections: {grown:.1f} MB, {grown / max(1, count) * 1024:.1f} kB a connection")
    await asyncio.gather(*[socket.close() for socket in sockets])


async def measure_play(server: Server, guests: Guests, given: argparse.Namespace) -> None:
    rng, tables = random.Random(given.seed), []
    before = server.memory()
    for i in range(given.tables):
        game = given.game or games.names()[i % len(games.names())]
        seats = games.get(game).usual_seats
        name = await guests.table(game, seats)
        tables.append(Table([Player(await guests.connect(who, name)) for who in range(seats)]))
    await asyncio.sleep(1)
    ready, used = server.memory(), server.seconds()
    began = time.perf_counter()
    connections = sum(len(table.players) for table in tables)
    print(
        f"{len(tables)} tables, {connections} connections: {ready - before:.1f} MB, "
        f"{(ready - before) / len(tables) * 1024:.0f} kB a table with its connections"
    )
    until = began + given.seconds
    await asyncio.gather(
        *[table.play(until, 1 / given.rate, random.Random(rng.random())) for table in tables]
    )
    took = time.perf_counter() - began
    used = server.seconds() - used
    times = sorted(latency for table in tables for latency in table.latencies)
    print(
        f"{len(times)} moves in {took:.1f} s: {len(times) / took:.0f} moves/s; "
        f"latency p50 {at(times, 0.5)} p95 {at(times, 0.95)} p99 {at(times, 0.99)} most {at(times, 1.0)}; "
        f"server {100 * used / took:.0f} % of a core, {server.memory():.0f} MB"
    )
    for table in tables:
        for player in table.players:
            player.task.cancel()
            await player.socket.close()


def at(times: list[float], part: float) -> str:
    return f"{times[min(len(times) - 1, int(part * len(times)))] * 1000:.1f} ms" if times else "-"


async def measure(server: Server, given: argparse.Namespace, idle: bool) -> None:
    guests = Guests(server)
    try:
        await guests.arrive(max(games.get(name).usual_seats for name in games.names()))
        if idle:
            print(f"empty server: {server.memory():.1f} MB")
            await measure_idle(server, guests, given.idle)
        else:
            await measure_play(server, guests, given)
    finally:
        await guests.leave()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=float, default=1.0, help="moves per second at every table")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--idle", type=int, default=1000, help="idle connections")
    parser.add_argument("--game", choices=games.names(), help="one game only; default: all in turn")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.server is not None:
        run_server(given.server)
        return 0
    if given.idle:
        with_fresh_server(given, idle=True)
    if given.tables:
        with_fresh_server(given, idle=False)
    return 0


def with_fresh_server(given: argparse.Namespace, idle: bool) -> None:
    """Measure with a fresh server each: memory that a server has freed inside would hide what comes next."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, __file__, "--server", folder]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            wait_for(url)
            asyncio.run(measure(Server(process, url), given, idle))
        finally:
            process.terminate()
            process.wait(20)


def wait_for(url: str) -> None:
    until = time.monotonic() + PATIENCE
    while True:
        try:
            httpx.get(f"{url}/healthz").raise_for_status()
            return
        except httpx.HTTPError:
            if time.monotonic() > until:
                raise
            time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main())
