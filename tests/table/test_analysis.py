"""Finished games analysed: once, for those who may look back, within bounds."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from subrosa.lab.analysis.moments import moments
from subrosa.table.archive import analysis_queue
from subrosa.table.archive.analysis_process import worlds_each
from subrosa.table.archive.analysis_results import packed
from subrosa.table.config.settings import Limits
from subrosa.table.storage.analyses import GIVEN_UP
from tests.table.support import NO_LIMITS, PATIENCE, Running, Visitor, running, visitors

SAVES = Path(__file__).parents[1] / "saves"
FINISHED = (SAVES / "overlord-finished-4.save").read_text("utf-8")
MIDDLE = (SAVES / "overlord-middle-5.save").read_text("utf-8")


async def brought(who: Visitor, text: str = FINISHED) -> str:
    """Upload a save, and return the address of its analysis."""
    made: dict[str, str] = await who.post("/api/saves", {"text": text})
    return f"/api/tables/{made['id']}/analysis"


async def until_done(who: Visitor, way: str) -> dict[str, Any]:
    async with asyncio.timeout(PATIENCE):
        while (info := await who.get(way))["state"] == "running":
            await asyncio.sleep(0.2)
    found: dict[str, Any] = info
    return found


@pytest.mark.slow
async def test_a_finished_game_is_looked_into_once(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        way = await brought(ada)
        assert await ada.get(way) == {
            "state": "none",
            "done": 0,
            "total": 0,
            "playouts": 0,
            "decisions": [],
            "turning": None,
        }
        refused = await ada.http.get(f"{way}/0")
        assert (refused.status_code, refused.json()["error"]) == (404, "no-decision")
        first, second = await asyncio.gather(ada.post(way), ada.post(way))
        assert {first["state"], second["state"]} == {"running"}
        assert server.worker.analysis_queue.waiting <= 1
        info = await until_done(ada, way)
        game, found = moments("overlord", FINISHED)
        assert info["state"] == "done"
        assert [one["move"] for one in info["decisions"]] == [moment.move for moment in found]
        assert (info["done"], info["total"]) == (len(found), len(found))
        assert info["playouts"] == worlds_each(game, found)
        for short, moment in zip(info["decisions"], found, strict=True):
            whole = await ada.get(f"{way}/{moment.move}")
            assert {name: whole[name] for name in short} == short
            assert (whole["seat"], whole["chosen"]) == (moment.seat, moment.chosen.text)
            offered = {choice.text for choice in moment.state.options(moment.seat)}
            assert {row["choice"] for row in whole["alternatives"]} == offered
            assert [known["seat"] for known in whole["knowledge"]] == [0, 1, 2, 3]
            assert sum(whole["outlook"]) == pytest.approx(1, abs=0.01)
        server.worker.tables.clear()
        server.worker.analysis_queue.look = None  # type: ignore[assignment,method-assign] # nobody looks again
        assert (await ada.post(way)) == info == await ada.get(way)


async def test_only_those_who_may_look_back_have_it_analysed(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada", "Eve") as [ada, eve],
        Visitor(server.url) as stranger,
    ):
        way = await brought(ada)
        for who in (eve, stranger):
            assert (await who.try_post(way)).status_code == 404
            assert (await who.http.get(way)).status_code == 404
            assert (await who.http.get(f"{way}/0")).status_code == 404
        assert await server.worker.store.analyses.find(way.split("/")[3]) is None
        await ada.post(way.replace("analysis", "open"), {"on": True})
        assert (await stranger.get(way))["state"] == "none"


async def test_what_is_not_over_is_not_analysed(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        running_game = (await ada.make("overlord", "me", "hotseat", "hotseat", "hotseat"))["id"]
        for way in (f"/api/tables/{running_game}/analysis", await brought(ada, MIDDLE)):
            for refused in (await ada.try_post(way), await ada.http.get(way), await ada.http.get(f"{way}/0")):
                assert (refused.status_code, refused.json()["error"]) == (409, "not-finished")
            assert await server.worker.store.analyses.find(way.split("/")[3]) is None


async def test_it_is_limited(tmp_path: Path) -> None:
    limits = Limits(analyses=(1e-6, 2.0), changes=NO_LIMITS.changes, reads=NO_LIMITS.reads)
    async with running(tmp_path, limits=limits) as server, visitors(server.url, "Ada") as [ada]:
        way = await brought(ada)
        await server.worker.store.analyses.begin(
            way.split("/")[3]
        )  # somebody is working on it, so asking costs nothing
        assert [(await ada.try_post(path)).status_code for path in (way, f"{way}/", way)] == [202, 202, 429]
        assert (await ada.http.get(way)).status_code == 200


async def test_only_a_few_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis_queue, "SIGN_EVERY", 0.05)
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        await server.worker.analysis_queue.turn.acquire()
        ways = [await brought(ada) for _ in range(analysis_queue.MOST_WAITING + 1)]
        for way in ways[: analysis_queue.MOST_EACH]:
            assert (await ada.post(way))["state"] == "running"
        refused = await ada.try_post(ways[-1])
        assert (refused.status_code, refused.json()["error"]) == (429, "own-busy")
        assert int(refused.headers["retry-after"]) > 0
        monkeypatch.setattr(analysis_queue, "MOST_EACH", 100)  # as if they came from several addresses
        for way in ways[2:-1]:
            assert (await ada.post(way))["state"] == "running"
        refused = await ada.try_post(ways[-1])
        assert (refused.status_code, refused.json()["error"]) == (503, "analyses-busy")
        assert int(refused.headers["retry-after"]) > 0
        first, find = ways[0].split("/")[3], server.worker.store.analyses.find
        row = await find(first)
        assert row is not None
        async with asyncio.timeout(PATIENCE):  # whoever waits shows now and then that they are still there
            while (await find(first) or row)["at"] <= row["at"]:
                await asyncio.sleep(0.05)
        ids = [way.split("/")[3] for way in ways]
        worker = server.worker
    await leftovers(tmp_path, ids)
    assert worker.analysis_queue.waiting == 0


async def leftovers(data: Path, ids: list[str]) -> None:
    """Check that a stopped server leaves no analysis behind that nobody works on."""
    async with running(data) as server:
        assert [await server.worker.store.analyses.find(table) for table in ids] == [None] * len(ids)


@pytest.mark.slow
async def test_one_that_fails_may_be_asked_for_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        way = await brought(ada)
        with monkeypatch.context() as broken:
            broken.setattr("subrosa.table.archive.analysis_queue.sys.executable", "/bin/false")
            await ada.post(way)
            assert (await until_done(ada, way))["state"] == "none"
        assert server.worker.analysis_queue.waiting == 0
        assert (await ada.post(way))["state"] == "running"
        assert (await until_done(ada, way))["state"] == "done"


@pytest.mark.slow
async def test_one_whose_worker_died_is_begun_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        way = await brought(ada)
        table = way.split("/")[3]
        await begun_long_ago(server, table, monkeypatch)
        assert (await ada.get(way))["state"] == "none"
        assert (await ada.post(way))["state"] == "running"
        assert server.worker.analysis_queue.waiting == 1
        assert (await until_done(ada, way))["state"] == "done"


async def begun_long_ago(server: Running, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    store, now = server.worker.store, time.time()
    with monkeypatch.context() as past:
        past.setattr(store.database, "now", lambda: now - GIVEN_UP - 1)
        await server.worker.store.analyses.begin(table)


async def test_what_was_found_in_time_is_told(tmp_path: Path) -> None:
    """If the game is too long for the time, the decisions that were reached."""
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        way = await brought(ada)
        await server.worker.store.analyses.begin(way.split("/")[3])
        found = {"total": 9, "playouts": 4, "decisions": []}
        await server.worker.store.analyses.keep(way.split("/")[3], packed(found))
        info = await ada.get(way)
        assert (info["state"], info["done"], info["total"], info["decisions"]) == ("done", 0, 9, [])
