"""`kill -9` at any moment loses no acknowledged move, invents none, and leaves every table playable."""

import asyncio
import secrets
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from random import Random

import psycopg
import pytest
import websockets

from subrosa import games
from tests.table.postgres import fresh
from tests.table.support import PATIENCE, ServerProcess, Sitter, Visitor, visitors

# The server is killed after this many moves, whatever it is doing then. Numbers, not times: any machine gets there.
MOVES = (17, 43, 31)


class Witness:
    """What one player sent, and what was acknowledged to them."""

    def __init__(self) -> None:
        self.sent: dict[str, str] = {}
        self.acknowledged: set[str] = set()


async def play_until_dead(person: Visitor, table: str, witness: Witness, rng: Random) -> None:
    """Move as fast as possible until the connection is dead or the game is over."""
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


Rows = list[tuple[int, str | None, str]]
QUERY = "select seq, move_id, choice from moves where \"table\" = '{}' order by seq"


def in_sqlite(data: Path) -> Callable[[str], Rows]:
    """Return what is stored of a table, read without the server."""

    def stored(table: str) -> Rows:
        with sqlite3.connect(data / "subrosa.db") as database:
            return list(database.execute(QUERY.format(table)))

    return stored


def in_postgres(url: str) -> Callable[[str], Rows]:
    def stored(table: str) -> Rows:
        with psycopg.connect(url) as database:
            return list(database.execute(QUERY.format(table).encode()))

    return stored


@pytest.mark.slow
async def test_no_acknowledged_move_is_lost_and_none_is_invented(tmp_path: Path) -> None:
    data = tmp_path / "data"
    await kill_again_and_again(
        ServerProcess(data, "--speed", "instant"), in_sqlite(data), MOVES, games.ours()
    )


@pytest.mark.slow
async def test_the_same_with_two_workers_on_postgresql(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    options = ["--speed", "instant", "--database-url", url, "--workers", "2"]
    server = ServerProcess(tmp_path / "data", *options)
    # What is stored, and how, is the same for every game: two of them keep both workers at it.
    await kill_again_and_again(server, in_postgres(url), MOVES[1:], games.ours()[:2])


def check(witness: Witness, moves: Rows) -> None:
    """Check that everything acknowledged is there, and nothing that nobody sent."""
    assert [seq for seq, _, _ in moves] == list(range(1, len(moves) + 1))
    ids = [name for _, name, _ in moves if name is not None]
    assert len(ids) == len(set(ids))
    assert witness.acknowledged <= set(ids), "an acknowledged move is lost"
    assert set(ids) <= set(witness.sent), "a move is there that nobody made"
    assert all(witness.sent[name] == choice for _, name, choice in moves if name is not None)


async def kill_again_and_again(
    server: ServerProcess, stored: Callable[[str], Rows], rounds: Sequence[int], names: list[str]
) -> None:
    rng = Random(1)
    with server:
        async with visitors(server.url, "Ada", "Bo") as [ada, bo]:
            tables = {}
            for game in names:
                others = ["hotseat"] * (games.get(game).min_seats - 2)
                made = await ada.make(game, "me", "open", "random", *others)
                await bo.post(f"/api/tables/{made['id']}/join")
                tables[made["id"]] = Witness()
            for moves in rounds:
                players = [
                    asyncio.create_task(play_until_dead(person, table, witness, rng))
                    for table, witness in tables.items()
                    for person in (ada, bo)
                ]
                await some_moves(list(tables.values()), moves)
                server.kill()
                await asyncio.gather(*players)
                for table, witness in tables.items():
                    check(witness, stored(table))
                server.start()
            for table, witness in tables.items():
                await can_be_played(ada, table, witness)
                check(witness, stored(table))
            assert sum(len(stored(table)) for table in tables) >= sum(rounds)


async def some_moves(witnesses: list[Witness], moves: int) -> None:
    """Wait for a few moves, to be in the middle of whatever the server is doing then."""
    until = sum(len(witness.acknowledged) for witness in witnesses) + moves
    async with asyncio.timeout(PATIENCE):
        while sum(len(witness.acknowledged) for witness in witnesses) < until:
            await asyncio.sleep(0.001)


async def can_be_played(person: Visitor, table: str, witness: Witness) -> None:
    async with person.sit(table) as sitter:
        assert sitter.table["status"] in ("playing", "finished")
        for _ in range(5):
            if sitter.choices and not sitter.over:
                name, choice = secrets.token_hex(8), sitter.choices[0]
                witness.sent[name] = choice
                assert (await sitter.choose(choice, name=name, seat=seat_shown(sitter)))["type"] == "done"
                witness.acknowledged.add(name)
            await sitter.ping()
