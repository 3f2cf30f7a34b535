"""Bots play where somebody is watching; other tables rest, or come last. And a host can have only so many at once."""

import asyncio
from collections.abc import Callable
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from subrosa.table.bots.turns import FIRST, LAST
from subrosa.table.config.settings import Limits
from subrosa.table.play.presence import Elsewhere, Presence
from subrosa.table.protocol.tables import DaysClock, LiveClock
from tests.table.support import NO_LIMITS, PATIENCE, Running, Visitor, running, visitors

ANA, BOT, GONE = ("open", False), ("bot", False), ("open", True)


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not reached():
            await asyncio.sleep(0.005)


def presence(seats: list[tuple[str, bool]], here: set[int], looks: bool, pace: Any = None) -> Presence:
    """Return the presence at as much of a table as its rank depends on; everybody is connected to another worker."""
    rows = [SimpleNamespace(seat=i, kind=kind, replaced=replaced) for i, (kind, replaced) in enumerate(seats)]
    table: Any = SimpleNamespace(seats=rows, row=SimpleNamespace(pace=pace))
    found = Presence(table)
    found.elsewhere["another worker"] = Elsewhere(inf, tuple(here), host=False)
    if looks:
        found.looked_at["another worker"] = inf
    return found


@pytest.mark.parametrize(
    ("seats", "here", "looks", "pace", "rank"),
    [
        ([ANA, BOT], {0}, True, None, FIRST),
        ([ANA, BOT], {0}, False, None, FIRST),
        ([ANA, ANA, BOT], {1}, True, None, FIRST),
        ([GONE, BOT], {0}, True, None, LAST),
        ([ANA, BOT], set(), True, None, LAST),
        ([BOT, BOT], set(), True, None, LAST),
        ([BOT, BOT], set(), False, None, None),
        ([ANA, BOT], set(), False, None, None),
        ([ANA, GONE, BOT], set(), False, None, None),
        ([ANA, BOT], set(), False, LiveClock(move=60, reserve=60), None),
        ([ANA, BOT], set(), False, DaysClock(days=1), LAST),
        ([GONE, GONE, BOT], set(), False, None, LAST),
    ],
)
def test_who_comes_first(
    seats: list[tuple[str, bool]], here: set[int], looks: bool, pace: Any, rank: int | None
) -> None:
    assert presence(seats, here, looks, pace).rank() == rank


def test_what_other_workers_said_is_believed_for_a_while() -> None:
    watched = presence([BOT, BOT], set(), False)
    watched.looked_at = {"gone": 0.0}
    assert watched.rank() is None
    watched.looked_at = {"gone": 0.0, "there": inf}
    assert watched.rank() == LAST


def moves(server: Running, table_id: str) -> int:
    ledger = server.worker.tables[table_id].ledger
    assert ledger is not None
    return ledger.seq


async def at_rest(server: Running, table_id: str) -> None:
    """Wait until everything that was begun is finished and nothing follows from it."""
    live = server.worker.tables[table_id]
    await until(lambda: not live.steward.acting and not live.lock.locked())
    live.steward.plan()
    assert not live.steward.acting


async def test_a_table_of_bots_rests_until_somebody_looks(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table_id = (await ada.make("nanty", *["random"] * 4, public=True))["id"]
        await at_rest(server, table_id)
        assert moves(server, table_id) == 0
        row = await server.worker.store.tables.find(table_id)
        assert row is not None and row.due is None, "nobody need wake it"
        async with Visitor(server.url) as stranger, stranger.sit(table_id) as watcher:
            while watcher.seq < 5:
                await watcher.until("update")
        live = server.worker.tables[table_id]
        await until(lambda: not live.presence.connections)
        await at_rest(server, table_id)
        seen = moves(server, table_id)
        assert live.row.status == "playing"
        await until(lambda: live.row.due is None)
        assert await server.worker.store.tables.overdue(10) == []
        assert moves(server, table_id) == seen >= 5


async def test_bots_wait_for_the_person_they_play_with(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table_id = (await ada.make("estoril", "random", "me"))["id"]
        await at_rest(server, table_id)
        assert moves(server, table_id) == 0
        async with ada.sit(table_id) as sitter:
            while not sitter.choices:
                await sitter.until("update")
        await until(lambda: server.worker.tables[table_id].presence.rank() is None)


async def test_a_game_of_days_goes_on_by_itself(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        pace = {"kind": "days", "days": 2}
        table_id = (await ada.make("nanty", "random", "random", "me", pace=pace))["id"]
        live = server.worker.tables[table_id]
        await until(lambda: live.player(live.state.waiting[0]) == "person")
        assert live.presence.rank() == LAST


async def test_a_game_that_all_have_left_comes_to_its_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table_id = (await ada.make("estoril", "me", "random"))["id"]
        await ada.post(f"/api/tables/{table_id}/leave")
        live = server.worker.tables[table_id]
        await until(lambda: live.row.status == "finished")


async def test_somebody_who_looks_through_another_worker_counts(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        worker = server.worker
        table_id = (await ada.make("nanty", *["random"] * 4))["id"]
        await worker.hear("another", ["here", table_id, "", "looks"])
        await until(lambda: moves(server, table_id) >= 3)
        await worker.hear("another", ["here", table_id, "", ""])
        await at_rest(server, table_id)
        assert worker.tables[table_id].row.status == "playing"


async def test_a_host_has_so_many_tables_with_bots_at_once(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, running=2)
    async with running(tmp_path, limits=limits) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        first = (await ada.make("nanty", "me", "random", "random"))["id"]
        second = (await ada.make("nanty", *["random"] * 3))["id"]
        wish = {"game": "nanty", "seats": [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]}
        refused = await ada.try_post("/api/tables", wish)
        assert refused.status_code == 409
        assert refused.json()["error"] == "too-many-running"
        assert refused.json()["args"] == {"most": 2, "minutes": 2}
        assert len((await ada.get("/api/tables"))["mine"]) == 2, "nothing was made"
        await ada.make("nanty", "me", "hotseat", "hotseat")  # without bots
        await bo.make("nanty", "me", "random", "random")  # somebody else's
        forgotten, finished = server.worker.tables[first], server.worker.tables[second]
        forgotten.used = -inf
        await server.worker.upkeep.forget_unused()
        third = (await ada.make("nanty", "me", "random", "random"))["id"]
        assert (await ada.try_post("/api/tables", wish)).json()["error"] == "too-many-running"
        finished.row.status = "finished"
        await ada.make("nanty", "me", "random", "random")
        async with ada.sit(third), ada.sit(first):  # tables made already can be played at any time
            assert (await ada.try_post("/api/tables", wish)).json()["error"] == "too-many-running"


async def test_many_requests_at_once_get_no_more(tmp_path: Path) -> None:
    limits = msgspec.structs.replace(NO_LIMITS, running=3)
    async with running(tmp_path, limits=limits) as server, visitors(server.url, "Ada") as [ada]:
        wish = {"game": "nanty", "seats": [{"kind": "bot"}] * 3}
        answers = await asyncio.gather(*[ada.try_post("/api/tables", wish) for _ in range(12)])
        assert sorted([answer.status_code for answer in answers]) == [201] * 3 + [409] * 9
        assert not server.worker.making
        waiting = {"game": "nanty", "seats": [{"kind": "open"}, *wish["seats"]]}
        assert (await ada.try_post("/api/tables", waiting)).status_code == 409


def test_the_usual_bound_is_one_that_a_person_can_live_with() -> None:
    assert 5 <= Limits().running <= 20


async def test_everybody_is_told_when_the_bots_are_busy(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        worker, load = server.worker, server.worker.bots.load
        first = (await ada.make("nanty", "me", "random", "random"))["id"]
        second = (await bo.make("nanty", "me", "hotseat", "hotseat"))["id"]
        async with ada.sit(first) as sitter, bo.sit(second) as other:
            load.clock = lambda: 0.0  # time stands still except when we move it
            load.ends = 1.0
            for _ in range(3):
                load.answered(late=True)
            load.ends = 0.0
            worker.upkeep.tell_load()
            assert await sitter.until("busy") == {"type": "busy", "on": True}
            async with ada.sit(first) as again:
                assert (await again.receive())["type"] == "busy"
            load.ends = 0.0
            worker.upkeep.tell_load()
            assert (await sitter.until("busy"))["on"] is False
            worker.upkeep.tell_load()
            assert [heard for heard in await sitter.ping() if heard["type"] == "busy"] == []
            assert [heard for heard in await other.ping() if heard["type"] == "busy"] == [], (
                "no bots, no news"
            )
