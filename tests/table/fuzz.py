"""Nonsense over the socket of a real table: ./dev fuzz --table [--messages 100000]

Malformed, foreign, out-of-turn, stale, oversized and cut-off messages, in bursts, from players and spectators. The
server must answer each of them, must not change the table, must not tell anything new, and must stay in good health.
"""

import argparse
import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from random import Random
from typing import Any

import websockets

from subrosa import games
from subrosa.core.save import digest
from tests.table.support import Running, Sitter, Visitor, running, visitors

BURST = 20
TYPES = (
    "choose",
    "undo",
    "why",
    "chat",
    "mute",
    "notes",
    "auto_pass",
    "replace",
    "ping",
    "hello",
    "update",
    "",
)
ODD: tuple[Any, ...] = (
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        2**63,
        2**64,
        -(2**70),
        0.5,
        1e308,
        "",
        "0",
        "x",
        "pass",
        "\0",
        "\ud83d",
        "é" * 300,
    ),
    *("x" * 5000, [], [[]], {}, {"type": "choose"}, [1, 2, 3], "../../etc/passwd", "'; drop table moves; --"),
)


def nonsense(rng: Random, sitter: Sitter, words: list[str]) -> str | bytes:
    """Make a message that changes nothing."""
    kind = rng.randrange(8)
    if kind == 0:
        return rng.randbytes(rng.randrange(200))
    if kind == 1:
        return json.dumps(rng.choice(ODD))
    if kind == 2:
        return "[" * rng.choice([10, 1000, 15_000])
    if kind == 3:
        return json.dumps({"type": "notes", "text": "x" * rng.choice([4001, 19_000, 30_000])})
    message: dict[str, Any] = {"type": rng.choice(TYPES)}
    if kind == 4:  # fields of all messages, with values that fit none
        for name in rng.sample(["id", "seq", "choice", "seat", "text", "on", "more"], rng.randint(0, 5)):
            message[name] = rng.choice(ODD)
        if message["type"] in ("ping", "auto_pass", "chat", "notes", "mute", "replace"):
            message["nobody knows"] = 1
    elif kind == 5:  # stale: answers to questions that are over or were never asked
        seq = sitter.seq + rng.choice([-3, -2, -1, 1, 2, 1000])
        message = {
            "type": rng.choice(["choose", "undo"]),
            "id": str(rng.random()),
            "seq": seq,
            "choice": rng.choice(words),
        }
    elif kind == 6:  # not on offer, or not mine to do
        choice = rng.choice([word for word in words if word not in sitter.choices])
        message = {"type": "choose", "id": str(rng.random()), "seq": sitter.seq, "choice": choice}
        if rng.random() < 0.3:
            message["seat"] = rng.randrange(16)
    else:
        message = {"type": "why", "id": "w", "choice": rng.choice(words)}
    text = json.dumps(message)
    return text[: rng.randrange(len(text))] if rng.random() < 0.1 else text


def harmless(message: str | bytes, sitter: Sitter) -> bool:
    """Tell whether a message changes nothing: nonsense may make sense by chance, and then it is not sent."""
    try:
        data = json.loads(message)
    except (ValueError, RecursionError):
        return True
    if not isinstance(data, dict) or "nobody knows" in data:
        return True
    if data.get("type") == "choose":
        return data.get("seq") != sitter.seq or data.get("choice") not in sitter.choices
    return data.get("type") != "undo" or data.get("seq") != sitter.seq


async def attack(server: Running, person: Visitor, table: str, count: int, rng: Random) -> int:
    """Send this many messages, read every answer, and return how many were answered."""
    words = [choice.text for choice in server.worker.tables[table].state.setup.game.words.all]
    sent = answered = 0
    while sent < count:
        async with person.sit(table) as sitter:
            view = json.dumps(sitter.view)
            try:
                while sent < count:
                    batch = [nonsense(rng, sitter, words) for _ in range(BURST)]
                    for message in [message for message in batch if harmless(message, sitter)]:
                        await sitter.socket.send(message)
                        sent += 1
                    for answer in await sitter.ping():
                        allowed = ("error", "refused", "stale", "why", "pong", "table")
                        assert answer["type"] in allowed, answer
                        answered += 1
                    assert json.dumps(sitter.view) == view
            except websockets.ConnectionClosed as closed:
                if closed.rcvd is None or closed.rcvd.code != 4008:  # nothing but errors for too long
                    raise
    return answered


async def fuzz(server: Running, count: int, seed: int) -> str:
    """Attack a table of every game from every side, and return a line about it."""
    rng, began, answered = Random(seed), time.monotonic(), 0
    async with visitors(server.url, "Ada", "Bo", "Eve") as [ada, bo, eve]:
        for game in games.names():
            seats = games.get(game).usual_seats
            table = (await ada.make(game, "me", "open", *["hotseat"] * (seats - 2), public=True))["id"]
            await bo.post(f"/api/tables/{table}/join")
            before = digest(server.worker.tables[table].state)
            each = count // (3 * len(games.names())) + 1
            for person in (ada, bo, eve):
                answered += await attack(server, person, table, each, rng)
            live = server.worker.tables[table]
            assert digest(live.state) == before, "nonsense changed the table"
            assert await server.worker.store.moves.after(table, 0) == [], "nonsense made a move"
            async with ada.sit(table) as sitter:  # and it can be played
                assert sitter.view is not None
                seat = live.state.waiting[0]
                mover = sitter if seat in sitter.you["seats"] else None
                if mover is not None:
                    assert (await mover.choose(mover.choices[0]))["type"] == "done"
        assert (await ada.get("/healthz")) == {"status": "ok"}
        assert 500 not in server.worker.metrics.answers
    return f"{count} messages, {answered} answers, {time.monotonic() - began:.0f} s: no harm done"


async def run(count: int, seed: int) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with running(Path(folder)) as server:
            print(await fuzz(server, count, seed))


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=int(time.time()))
    given = parser.parse_args()
    print(f"seed {given.seed}")
    asyncio.run(run(given.messages, given.seed))
    return 0


if __name__ == "__main__":
    sys.exit(main())
