"""`kill -9` at any moment loses no acknowledged move, invents none, and leaves every table playable."""

import asyncio
import secrets
import sqlite3
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest
import websockets

from tests.table.support import ServerProcess, Sitter, Visitor, visitors

ROUNDS = 3


class Witness:
    """What one player sent, and what was acknowledged to them."""

    def __init__(self) -> None:
        self.sent: dict[str, str] = {}
        self.acknowledged: set[str] = set()


async def play_until_dead(person: Visitor, table: str, witness: Witness, rng: Random) -> None:
    """Move as fast as possible until the line goes dead, or the game is over."""
    with suppress(websockets.ConnectionClosed, OSError):
        async with person.sit(table) as sitter:
            while not sitter.over:
                if not sitter.choices:
                    await sitter.receive()
                    continue
                name, choice = secrets.token_hex(8), rng.choice(sitter.choices)
                witness.sent[name] = choice
                answer = await sitter.choose(choice, name=name, seat=seat_shown(sitter))
                if answer["type"] == "done":
                    witness.acknowledged.add(name)
                    while sitter.seq < answer["seq"]:
                        await sitter.until("update")


def seat_shown(sitter: Sitter) -> int:
    assert sitter.view is not None
    seat: int = sitter.view["seat"]
    return seat


def stored(data: Path, table: str) -> list[tuple[int, str | None, str]]:
    with sqlite3.connect(data / "subrosa.db") as database:
        query = 'select seq, move_id, choice from moves where "table" = ? order by seq'
        return list(database.execute(query, (table,)))


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_and_none_is_invented(tmp_path: Path) -> None:
    data, rng = tmp_path / "data", Random(secrets.randbits(32))
    server = ServerProcess(data, "--speed", "instant")
    with server:
        async with visitors(server.url, "Ada", "Bo") as [ada, bo]:
            tables = {}
            for game, others in (("overlord", ["hotseat"] * 2), ("estoril", []), ("nanty", ["random"])):
                made = await ada.make(game, "me", "open", *others)
                await bo.post(f"/api/tables/{made['id']}/join")
                tables[made["id"]] = Witness()
            for _ in range(ROUNDS):
                players = [
                    asyncio.create_task(play_until_dead(person, table, witness, rng))
                    for table, witness in tables.items()
                    for person in (ada, bo)
                ]
                await asyncio.sleep(rng.uniform(0.3, 1.5))
                server.kill()
                await asyncio.gather(*players)
                for table, witness in tables.items():
                    moves = stored(data, table)
                    assert [seq for seq, _, _ in moves] == list(range(1, len(moves) + 1))
                    ids = [name for _, name, _ in moves if name is not None]
                    assert len(ids) == len(set(ids))
                    assert witness.acknowledged <= set(ids), "an acknowledged move is lost"
                    assert set(ids) <= set(witness.sent), "a move is there that nobody made"
                    assert all(witness.sent[name] == choice for _, name, choice in moves if name is not None)
                server.start()
            for table in tables:
                async with ada.sit(table) as sitter:
                    assert sitter.table["status"] in ("playing", "finished")
                    for _ in range(5):
                        if sitter.choices and not sitter.over:
                            assert (await sitter.choose(sitter.choices[0]))["type"] == "done"
                        await sitter.ping()
            assert any(len(stored(data, table)) > 20 for table in tables)
