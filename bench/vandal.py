"""The server under attack: ./dev load --vandal [--source FOLDER] [--only NAME]

Each attack meets a fresh server with its usual limits, on SQLite in a fresh folder; all requests of the vandal come
from one address. Meanwhile somebody at another address asks who they are, twenty times per second. The report gives the
longest time that this took, the most memory and the processor time of the server, and what became of the vandal's
requests. `--source` names another checkout whose server is attacked instead, to compare.

All loops are bounded: an attack ends after a fixed number of requests, or after three minutes.
"""

import argparse
import asyncio
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import websockets

from load import Server, wait_for
from subrosa import games
from subrosa.core import save as saves

PATIENCE = 60.0
LONGEST_ATTACK = 180.0
FILES = 1024  # that the server may have open, as on most systems
HERE = Path(__file__).resolve().parents[1]
VANDAL, INNOCENT = "127.0.0.1", "127.0.0.2"


class Person:
    """Somebody with a browser, at an address."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        limits = httpx.Limits(max_connections=200)
        transport = httpx.AsyncHTTPTransport(local_address=address, limits=limits)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, transport=transport)
        self.answers: Counter[str] = Counter()

    async def arrive(self, name: str) -> "Person":
        await self.get("/api/me")
        await self.post("/api/me", {"name": name})
        self.answers.clear()
        return self

    async def get(self, path: str) -> Any:
        return await self._note(self.http.get(path))

    async def post(self, path: str, body: Any) -> Any:
        headers = {"x-csrf-token": self.http.cookies.get("csrf") or ""}
        return await self._note(self.http.post(path, json=body, headers=headers))

    async def _note(self, asking: Awaitable[httpx.Response]) -> Any:
        try:
            answer = await asking
        except httpx.HTTPError as error:
            self.answers[type(error).__name__] += 1
            return None
        self.answers[str(answer.status_code)] += 1
        return answer.json() if answer.is_success else None

    async def sit(self, table: str) -> websockets.ClientConnection:
        return await websockets.connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket",
            origin=websockets.Origin(self.url),
            additional_headers={"cookie": "; ".join(f"{c.name}={c.value}" for c in self.http.cookies.jar)},
            compression=None,
            max_queue=None,
        )


# ---- what a vandal uploads


def save_with_cards(cards: str, names: str = "") -> str:
    """Return a save with the right sum; its cards are the vandal's own."""
    state = games.get("overlord").new(4, 1)
    head = saves.header(state) | {"cards": cards}
    body = "\n".join([saves.FORMAT, saves.dump(head), f"snapshot {saves.dump(saves.snapshot(state))}"]) + "\n"
    first = json.dumps({"names": [names]}) + "\n" if names else ""
    return f"{first}{body}sum {saves.text_sum(body)}\n"


def padded(size: int) -> str:
    """Return a save that can be read, as long as one likes."""
    rng = random.Random(size)
    standard = games.get("overlord").standard.text  # type: ignore[attr-defined]
    lines = [f"# {rng.randbytes(500).hex()}" for _ in range(size // 1003)]
    return save_with_cards("\n".join([standard, *lines]))


def long_game() -> str:
    game, rng = games.get("nanty"), random.Random(3)
    state = game.new(3, 5)
    while state.result is None:
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    return game.save(state)


# ---- attacks


async def lists(vandal: Person) -> None:
    """Upload 39 saves as long as they are accepted, then ask for 24 lists at once, five times."""
    for size in (1_800_000, 250_000):
        text = padded(size)
        if await vandal.post("/api/saves", {"text": text}) is not None:
            for _ in range(38):
                await vandal.post("/api/saves", {"text": text})
            break
    for _ in range(5):
        await asyncio.gather(*[vandal.get("/api/tables") for _ in range(24)])


async def keys(vandal: Person) -> None:
    """Upload eight saves at once with 100,000 unknown keys in their card files, and as many as are read with 9,000."""
    for count in (100_000, 9_000):
        text = save_with_cards("[meta]\n" + "".join(f"kye{n} = 1\n" for n in range(count)))
        await asyncio.gather(*[vandal.post("/api/saves", {"text": text}) for _ in range(8)])


async def names(vandal: Person) -> None:
    """Upload ten saves with a name as long as a save may be."""
    for length in (1_900_000, 400_000):
        text = save_with_cards("", "x" * length)
        await asyncio.gather(*[vandal.post("/api/saves", {"text": text}) for _ in range(5)])


async def replays(vandal: Person) -> None:
    """Upload fifteen long games, and ask for 22 replays of them per second for five seconds."""
    text = long_game()
    tables = [await vandal.post("/api/saves", {"text": text}) for _ in range(15)]
    ids = [table["id"] for table in tables if table is not None]
    asking = []
    for n in range(110):
        asking.append(asyncio.create_task(vandal.get(f"/api/tables/{ids[n % len(ids)]}/replay")))
        await asyncio.sleep(1 / 22)
    await asyncio.gather(*asking)


async def silent(vandal: Person) -> None:
    """Open 1,100 connections that say nothing, for 15 seconds."""
    host, port = vandal.url.removeprefix("http://").split(":")
    held = []
    for _ in range(1_100):
        try:
            async with asyncio.timeout(2):
                held.append(await asyncio.open_connection(host, int(port), local_addr=(VANDAL, 0)))
        except (OSError, TimeoutError) as error:
            vandal.answers[type(error).__name__] += 1
            if vandal.answers.total() > 20:
                break
    await asyncio.sleep(15)
    vandal.answers["connected"] = len(held)
    vandal.answers["still connected"] = sum(await asyncio.gather(*[is_open(reader) for reader, _ in held]))
    for _, writer in held:
        writer.close()


async def is_open(reader: asyncio.StreamReader) -> bool:
    """Tell whether the other side still holds a connection."""
    try:
        async with asyncio.timeout(1):
            await reader.read()
    except TimeoutError:
        return True
    except ConnectionError:
        return False
    return False


async def mutes(vandal: Person) -> None:
    """Open sixty sockets of one visitor at one table, and send ten mutes per second over each, for three seconds."""
    wish = {"game": "estoril", "seats": [{"kind": "me"}, {"kind": "open"}]}
    table = (await vandal.post("/api/tables", wish))["id"]
    sockets = [await vandal.sit(table) for _ in range(60)]
    heard = Counter[str]()

    async def listen(socket: websockets.ClientConnection) -> None:
        with suppress(websockets.ConnectionClosed):
            async for text in socket:
                heard[json.loads(text)["type"]] += 1

    listening = [asyncio.create_task(listen(socket)) for socket in sockets]
    await asyncio.sleep(1)
    heard.clear()
    for n in range(30):
        for socket in sockets:
            with suppress(websockets.ConnectionClosed):
                await socket.send(json.dumps({"type": "mute", "seat": 1, "on": n % 2 == 0}))
                vandal.answers["said"] += 1
        await asyncio.sleep(0.1)
    await asyncio.sleep(3)
    vandal.answers["told"] = heard["table"]
    for socket in sockets:
        await socket.close()
    await asyncio.gather(*listening)


async def logins(vandal: Person) -> None:
    """Try to log in ten times at once."""
    tries = [vandal.post("/api/login", {"name": f"n{n}", "password": "12345678"}) for n in range(10)]
    await asyncio.gather(*tries)


ATTACKS: dict[str, Callable[[Person], Awaitable[None]]] = {
    attack.__name__: attack for attack in (lists, keys, names, replays, silent, mutes, logins)
}


# ---- measuring


async def ask_again_and_again(
    server: Server, times: list[float], failed: list[str], done: asyncio.Event
) -> None:
    """Record what somebody notices who only wants to play; each time with a new connection."""
    memory = 0.0
    while not done.is_set():
        began = time.perf_counter()
        try:
            transport = httpx.AsyncHTTPTransport(local_address=INNOCENT)
            async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE, transport=transport) as http:
                (await http.get("/api/me")).raise_for_status()
        except httpx.HTTPError as error:
            failed.append(type(error).__name__)
        times.append(time.perf_counter() - began)
        memory = max(memory, server.memory())
        await asyncio.sleep(0.05)
    times.append(memory)


async def measure(server: Server, attack: Callable[[Person], Awaitable[None]]) -> None:
    vandal = await Person(server.url, VANDAL).arrive("Vandal")
    times: list[float] = []
    failed: list[str] = []
    done, before = asyncio.Event(), server.seconds()
    watching = asyncio.create_task(ask_again_and_again(server, times, failed, done))
    began = time.perf_counter()
    ended = "ended"
    try:
        async with asyncio.timeout(LONGEST_ATTACK):
            await attack(vandal)
    except TimeoutError:
        ended = "was broken off"
    took = time.perf_counter() - began
    done.set()
    await watching
    memory = times.pop()
    times.sort()
    print(
        f"{attack.__name__:8} {ended} after {took:5.1f} s; others waited {times[-1] * 1000:7.0f} ms at most, "
        f"{times[len(times) // 2] * 1000:5.0f} ms usually, {len(failed)} of {len(times)} requests failed; "
        f"server {memory:5.0f} MB, {server.seconds() - before:5.1f} s of processor time; "
        f"vandal: {', '.join(f'{count} {what}' for what, count in sorted(vandal.answers.items()))}",
        flush=True,
    )
    await vandal.http.aclose()


def attacked(source: Path, attack: Callable[[Person], Awaitable[None]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "subrosa.cli", "serve", "--data", folder, "--port", "0", "--no-open"]
        process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONPATH": str(source / "src")},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES)),
        )
        try:
            assert process.stdout is not None
            url = process.stdout.readline().split("Sub Rosa is at ")[1].split("/  ")[0]
            wait_for(url)
            asyncio.run(measure(Server(process, url), attack))
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--source", type=Path, default=HERE, help="the checkout whose server is attacked")
    parser.add_argument(
        "--only", choices=tuple(ATTACKS), action="append", help="only this attack; may be repeated"
    )
    given = parser.parse_args()
    for name in given.only or ATTACKS:
        attacked(given.source.resolve(), ATTACKS[name])
    return 0


if __name__ == "__main__":
    sys.exit(main())
