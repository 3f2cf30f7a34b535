"""Bots under load: ./dev load --bots [--tables 100] [--seconds 30] [--vandal 38] [--answer 1.0]

At every table sits one person who answers after a while, with hard bots at normal speed. Meanwhile a vandal makes as
many tables of eight hard bots as allowed, watches one half of them and plays, at once, at the other half. What is
measured is how long after the end of its pause a question to bots is over, as the person sees it.

So that this can be seen from outside, pauses are not drawn here: all have the same place in their range (--pause).
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
import uvicorn
import websockets
from msgspec import json

from load import FREE, NO_QUOTAS, Guests, News, Server, at, processor_seconds, read_news, wait_for
from subrosa import games
from subrosa.table.bots.pauses import Pauses
from subrosa.table.commands.serve import SOCKET_BYTES, address, listen
from subrosa.table.config.settings import Limits, Settings
from subrosa.table.config.speeds import SPEEDS
from subrosa.table.web.app import create_app

# All come from one address; what one owner may do stays as it is.
LIMITS = Limits(
    messages=FREE,
    changes=FREE,
    reads=FREE,
    logins=FREE,
    tables=FREE,
    sockets=1_000_000,
)
CROWD = 8
SETTLING = 12.0  # seconds that are not measured: processes start, and bots find out how much there is to do


class EvenPauses(Pauses):
    """All pauses are alike."""

    def __init__(self, part: float) -> None:
        super().__init__()
        self.part = part

    def draw(self, speed: str, several: bool) -> float:
        return pause(speed, several, self.part)


def pause(speed: str, several: bool, part: float) -> float:
    least, most = SPEEDS[speed][several]
    return least + part * (most - least)


def run_server(given: argparse.Namespace) -> None:
    """Run the server, in its own process."""
    settings = Settings(data=given.server, limits=LIMITS, quotas=NO_QUOTAS, bot_processes=given.bot_processes)
    app = create_app(settings)
    app.worker.pauses = EvenPauses(given.pause)
    listening = listen("127.0.0.1", 0)
    print(address(listening).rstrip("/"), flush=True)
    config = uvicorn.Config(
        app,
        loop="uvloop",
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        log_level="error",
        server_header=False,
        timeout_keep_alive=600,
        timeout_graceful_shutdown=3,
    )
    uvicorn.Server(config).run(sockets=[listening])


# ---- people


class Person:
    """Somebody at a table of bots, who notes how long each question to bots was open beyond its pause."""

    def __init__(self, guests: Guests, who: int, given: argparse.Namespace, delay: float) -> None:
        self.guests = guests
        self.who = who
        self.given = given
        self.delay = delay
        self.rng = random.Random(f"{given.seed} {who}")
        self.late: list[tuple[float, float]] = []  # when, and by how much
        self.games = 0

    async def play(self, game: str, seats: int, until: float) -> None:
        """Play one game after the other."""
        while time.perf_counter() < until:
            table = await self.make(game, seats)
            socket = await self.guests.connect(self.who, table)
            try:
                await asyncio.wait_for(self.sit(socket), until - time.perf_counter())
            except TimeoutError:
                return
            finally:
                await socket.close()

    async def make(self, game: str, seats: int) -> str:
        wishes = [{"kind": "me"}, *[{"kind": "bot", "bot": self.given.bot}] * (seats - 1)]
        body = {"game": game, "seats": wishes, "speed": self.given.speed}
        self.games += 1
        return str((await self.guests.post(self.who, "/api/tables", body))["id"])

    async def sit(self, socket: websockets.ClientConnection) -> None:
        """Play one game to its end."""
        due: float | None = None  # when the bots' answers to the open question should be there
        async for text in socket:
            now, news = time.perf_counter(), read_news(text)
            if news.type not in ("hello", "update") or news.view is None:
                continue
            view = news.view
            if view.answer is not None:
                continue  # we have answered, others have not
            if due is not None:
                self.late.append((now, now - due))
            if view.result is not None:
                return
            several = len(view.asked) > 1
            bots_asked = several or not view.choices
            due = now + pause(self.given.speed, several, self.given.pause) if bots_asked else None
            if view.choices:
                await asyncio.sleep(self.delay)
                await self.choose(socket, news)
                due = max(due, time.perf_counter()) if due is not None else None

    async def choose(self, socket: websockets.ClientConnection, news: News) -> None:
        assert news.view is not None
        choice = self.rng.choice(news.view.choices)
        message = {"type": "choose", "id": str(self.rng.random()), "seq": news.seq, "choice": choice}
        await socket.send(json.encode(message), text=True)


class Vandal(Person):
    """Somebody who makes tables until refused, and tries again and again."""

    def __init__(self, guests: Guests, who: int, given: argparse.Namespace) -> None:
        super().__init__(guests, who, given, 0.0)
        self.refused = 0
        self.tasks: list[asyncio.Task[None]] = []

    async def rage(self, until: float) -> None:
        for i in range(self.given.vandal):
            self.tasks.append(asyncio.create_task(self.one(sits=i % 2 == 1, until=until)))
            await asyncio.sleep(0.02)
        await asyncio.gather(*self.tasks)

    async def one(self, sits: bool, until: float) -> None:
        while time.perf_counter() < until:
            try:
                table = await (self.make("overlord", CROWD) if sits else self.crowd())
            except httpx.HTTPStatusError:
                self.refused += 1
                await asyncio.sleep(2.0)
                continue
            socket = await self.guests.connect(self.who, table)
            try:
                await asyncio.wait_for(self.sit(socket), until - time.perf_counter())
            except TimeoutError:
                return
            finally:
                await socket.close()

    async def crowd(self) -> str:
        wishes = [{"kind": "bot", "bot": self.given.bot}] * CROWD
        body = {"game": "overlord", "seats": wishes, "speed": "fast", "public": True}
        self.games += 1
        return str((await self.guests.post(self.who, "/api/tables", body))["id"])


# ---- measuring


def thinkers(pid: int) -> list[int]:
    """Return the processes of the bots."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


async def measure(server: Server, given: argparse.Namespace, vandal: bool) -> None:
    guests = Guests(server)
    names = [given.game] if given.game else games.names()
    try:
        await guests.arrive(given.tables + 1)
        people = [Person(guests, who, given, given.answer) for who in range(given.tables)]
        began = time.perf_counter()
        until = began + SETTLING + given.seconds
        work: list[Any] = [
            person.play(names[i % len(names)], games.get(names[i % len(names)]).usual_seats, until)
            for i, person in enumerate(people)
        ]
        beside = Vandal(guests, given.tables, given)
        if vandal:
            work.append(beside.rage(until))
        asyncio.get_running_loop().call_later(SETTLING, lambda: used.append(spent(server)))
        used: list[tuple[float, float]] = []
        await asyncio.gather(*work)
        used.append(spent(server))
        report(people, began + SETTLING, given, used)
        if vandal:
            print(f"  vandal: {beside.games - beside.refused} tables made, refused {beside.refused} times")
    finally:
        await guests.leave()


def spent(server: Server) -> tuple[float, float]:
    """Return the processor time of the server and of its bots."""
    bots = [processor_seconds(pid) for pid in thinkers(server.process.pid)]
    return server.seconds(), sum(bots)


def report(
    people: list[Person], since: float, given: argparse.Namespace, used: list[tuple[float, float]]
) -> None:
    late = sorted(max(0.0, by) for person in people for when, by in person.late if when >= since)
    tables = len([person for person in people if any(when >= since for when, _ in person.late)])
    cores = [100 * (after - before) / given.seconds for before, after in zip(*used, strict=True)]
    print(
        f"  {len(late)} questions to bots at {tables} tables, {len(late) / given.seconds:.0f}/s; beyond the pause: "
        f"p50 {at(late, 0.5)} p95 {at(late, 0.95)} p99 {at(late, 0.99)} most {at(late, 1.0)}; "
        f"over 100 ms: {100 * len([by for by in late if by > 0.1]) / max(1, len(late)):.1f} %\n"
        f"  server {cores[0]:.0f} % of a core, bots {cores[1]:.0f} %; load of the machine {os.getloadavg()[0]:.1f}"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--tables", type=int, default=100, help="tables with a person")
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--vandal", type=int, default=38, help="tables that the vandal wants; 0: no vandal")
    parser.add_argument("--answer", type=float, default=1.0, help="seconds until a person answers")
    parser.add_argument("--bot", default="hard")
    parser.add_argument("--speed", choices=tuple(SPEEDS), default="normal")
    parser.add_argument("--pause", type=float, default=0.5, help="0: the least of the range, 1: the most")
    parser.add_argument("--game", choices=games.names(), help="one game only; default: all in turn")
    parser.add_argument("--bot-processes", type=int, default=len(os.sched_getaffinity(0)))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--server", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.server is not None:
        run_server(given)
        return 0
    print(
        f"{given.tables} tables of {given.bot} bots at {given.speed} speed, persons answer after {given.answer} s; "
        f"{given.bot_processes} processes for bots, {len(os.sched_getaffinity(0))} cores, "
        f"load of the machine before: {os.getloadavg()[0]:.1f}"
    )
    for vandal in (False, True) if given.vandal else (False,):
        print(f"with a vandal who wants {given.vandal} tables:" if vandal else "without a vandal:")
        with_fresh_server(given, vandal)
    return 0


def with_fresh_server(given: argparse.Namespace, vandal: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        options = ["--bot-processes", str(given.bot_processes), "--pause", str(given.pause)]
        command = [sys.executable, __file__, "--server", folder, *options]
        process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert process.stdout is not None
            url = process.stdout.readline().strip()
            wait_for(url)
            asyncio.run(measure(Server(process, url), given, vandal))
        finally:
            process.terminate()
            process.wait(20)


if __name__ == "__main__":
    sys.exit(main())
