"""The record of somebody's games alone: counted from the tables that are kept, and from nothing else."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import insert

from subrosa import games
from subrosa.core.state import State
from subrosa.records import Line, Outcome, lines_of, outcome_of
from subrosa.table.play.moves import told
from subrosa.table.storage import schema
from tests.table.postgres import fresh
from tests.table.support import Running, Visitor, running, visitors

ALONE = next(name for name in games.names() if games.get(name).min_seats == 1)
DAGON, CTHULHU = ("elder", "dagon"), ("elder", "cthulhu")


def played_alone() -> State:
    """Play a game for one to its end, at random."""
    state = games.get(ALONE).new(1, seed=4, options={"great_old_one": "dagon", "difficulty": "easy"})
    chance = Random(4)
    while state.result is None:
        state.choose(0, chance.choice(state.options(0)))
    return state


def line(against: tuple[str, str], difficulty: str | None, **counts: int) -> dict[str, Any]:
    """Return a line of the record as it is sent."""
    return {"game": ALONE, "against": list(against), "difficulty": difficulty, **counts}


async def put(server: Running, who: Visitor, number: int, seats: int = 1, **more: Any) -> None:
    """Put a finished table into the database at which somebody sits, first of so many."""
    user, table = (await who.get("/api/me"))["id"], f"{number:020x}"
    replaced = more.pop("replaced", False)
    against: Any = more.pop("against", DAGON)
    won, score = more.pop("won", False), more.pop("score", 10)
    result = {"ending": "points", "rule": "13.1", "winners": [0] if won else [], "scores": [score]}
    row = {
        "id": table,
        "game": ALONE,
        "rules": 1,
        "options": "{}",
        "seed": "s",
        "sealed": False,
        "status": "finished",
        "host": user,
        "public": False,
        "lang": "en",
        "pace": '{"kind": "none"}',
        "created": 1_700_000_000.0 + number,
        "touched": 1_700_000_000.0 + number,
        "brought": 0,
        "speed": "normal",
        "opened": False,
        "result": msgspec.json.encode(result | ({} if against is None else {"against": against})).decode(),
    }
    seat = {
        "table": table,
        "kind": "me",
        "name": "Ada",
        "nonce": "",
        "replaced": replaced,
        "auto_pass": False,
    }
    await server.worker.store.database.write(
        (insert(schema.tables), row | more),
        (insert(schema.seats), seat | {"seat": 0, "user": user}),
        *[(insert(schema.seats), seat | {"seat": n, "user": None, "kind": "bot"}) for n in range(1, seats)],
    )


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_it_counts_games_alone_by_whom_one_faced(tmp_path: Path, kind: str, postgres_url: str) -> None:
    settings = {} if kind == "sqlite" else {"database_url": fresh(postgres_url)}
    async with running(tmp_path, **settings) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        assert await ada.get("/api/record") == []
        await put(server, ada, 1, score=12)
        await put(server, ada, 2, score=31, won=True)
        await put(server, ada, 3, score=7, against=CTHULHU)
        await put(server, ada, 9, score=5, options='{"difficulty": "hard"}')
        await put(server, ada, 10, score=6, options='{"difficulty": "normal"}')  # as usual
        await put(server, ada, 4, seats=2)  # with a bot
        await put(server, ada, 5, replaced=True)  # a bot has finished it
        await put(server, ada, 6, brought=900)  # uploaded: it may be anybody's
        await put(server, ada, 7, status="playing", result=None)
        await put(server, bo, 8, score=35, won=True)
        assert await ada.get("/api/record") == [
            line(CTHULHU, None, played=1, won=0, best=7),
            line(DAGON, None, played=3, won=1, best=31),
            line(DAGON, "hard", played=1, won=0, best=5),
        ]


async def test_a_stranger_has_no_record(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        await put(server, ada, 1)
        ada.http.cookies.clear()
        assert await ada.get("/api/record") == []


def test_the_row_of_a_finished_game_says_whom_it_was_played_against() -> None:
    state = played_alone()
    assert state.result is not None
    assert told(state) == state.result.plain() | {"against": list(DAGON)}
    outcome = outcome_of(state)
    assert outcome == Outcome(ALONE, DAGON, "easy", bool(state.result.winners), state.result.scores[0])


def test_a_game_with_others_or_without_an_end_is_no_outcome() -> None:
    assert outcome_of(games.get(ALONE).new(2, seed=1)) is None
    assert outcome_of(games.get(ALONE).new(1, seed=1)) is None


def test_lines_have_the_best_score_and_games_without_points_none() -> None:
    outcomes = [
        Outcome("b", None, None, True, None),
        Outcome("a", DAGON, "easy", True, 9),
        Outcome("a", DAGON, None, False, 3),
        Outcome("a", DAGON, None, True, -2),
    ]
    assert lines_of(outcomes) == [
        Line("a", DAGON, None, 2, 1, 3),
        Line("a", DAGON, "easy", 1, 1, 9),
        Line("b", None, None, 1, 1, None),
    ]
