"""Clocks, leavers, bots that fail, rematch, replays and saves."""

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.table.bots.pool import Asker, BotPool
from subrosa.table.bots.turns import FIRST
from tests.table.support import Sitter, running, visitors
from tests.table.test_play import play

SAVES = Path(__file__).parents[1] / "saves"


async def seat_is(sitter: Sitter, seat: int, **wanted: Any) -> None:
    """Wait until a seat of the table is like this."""
    while not all(sitter.table["seats"][seat][name] == value for name, value in wanted.items()):
        await sitter.until("table", "update")


async def test_a_bot_plays_when_the_clock_runs_out_and_one_can_come_back(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        pace = {"kind": "live", "move": 5, "reserve": 0}
        table = (await ada.make("estoril", "me", "random", pace=pace))["id"]
        async with ada.sit(table) as sitter:
            while not sitter.choices:
                await sitter.until("update")
            live, before = server.worker.tables[table], sitter.seq
            assert live.ledger is not None
            now = 1000.0  # from here on time stands still, and nobody is late who does not have to be
            live.worker.clock.steady = lambda: now
            live.clocks.asked = live.ledger.since, now - 5  # as if we had thought for that long
            live.steward.plan()
            await seat_is(sitter, 0, replaced=True)
            while sitter.seq < before + 3:
                await sitter.until("update")
            await sitter.send(type="replace", seat=0, on=False)
            await seat_is(sitter, 0, replaced=False)
            answer = {"type": "stale"}  # as long as what the bot did is still on its way
            while answer["type"] == "stale":
                await sitter.ping()
                answer = await sitter.choose(sitter.choices[0]) if sitter.choices else answer
            assert answer["type"] == "done"


async def test_whoever_comes_back_late_has_the_time_for_the_question_once_more(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        pace = {"kind": "live", "move": 60, "reserve": 0}
        table = (await ada.make("nanty", "me", "hotseat", pace=pace))["id"]
        async with ada.sit(table):
            live = server.worker.tables[table]
            assert live.ledger is not None
            now = 1000.0
            live.worker.clock.steady = lambda: now
            live.clocks.asked = live.ledger.since, now - 300
            assert live.clocks.left(0) == -240
            live.clocks.note_return(0)
            assert live.clocks.left(0) == 60
            now += 50
            live.clocks.note_return(0)  # but not twice
            assert live.clocks.left(0) == 10
            assert live.clocks.left(1) == -290


async def test_the_reserve_is_used_after_the_time_for_a_move(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        pace = {"kind": "live", "move": 5, "reserve": 100}
        table = (await ada.make("nanty", "me", "hotseat", pace=pace))["id"]
        async with ada.sit(table) as sitter:
            live, seat = server.worker.tables[table], sitter.view["seat"] if sitter.view else 0
            assert live.ledger is not None
            now = 1000.0
            live.worker.clock.steady = lambda: now
            live.clocks.asked = live.ledger.since, now - 35
            assert live.clocks.shown() is not None
            await sitter.choose(sitter.choices[0])
            await sitter.ping()
            updates = [frame for frame in map(json.loads, sitter.frames) if frame["type"] == "update"]
            assert updates[-1]["clock"]["reserve"][seat] == pytest.approx(70)


async def test_the_others_vote_a_leaver_out(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo", "Cy") as [ada, bo, cy]:
        table = (await ada.make("estoril", "me", "open", "open"))["id"]
        for person in (bo, cy):
            await person.post(f"/api/tables/{table}/join")
        async with ada.sit(table) as first, bo.sit(table) as second:
            async with cy.sit(table):
                await seat_is(first, 2, here=True)
                await first.send(type="replace", seat=2, on=True)
                assert (await first.until("error"))["error"] == "still-here"
            await seat_is(first, 2, here=False)
            await first.send(type="replace", seat=2, on=True)
            await seat_is(second, 2, votes=1, replaced=False)
            await second.send(type="replace", seat=2, on=True)
            await seat_is(first, 2, replaced=True)
            async with cy.sit(table) as third:
                await third.send(type="replace", seat=2, on=False)
                await seat_is(third, 2, replaced=False, votes=0)


async def test_a_bot_that_fails_is_stood_in_for() -> None:
    state = games.get("overlord").new(seed=1)
    view = state.view(state.waiting[0])
    players, asker = BotPool(1, 20.0), Asker("ada", "a", FIRST)
    try:
        choice, own = await players.choose("overlord", "no such bot", view, 0.2, asker)
        assert choice in view["choices"]
        assert not own
        players.seconds = 0.0001  # nobody thinks that fast
        choice, own = await players.choose("overlord", "scripted", view, 0.2, asker)
        assert choice in view["choices"]
        assert not own
        assert players.failures >= 3
    finally:
        await players.close()


@pytest.mark.slow
async def test_rematch_replay_and_save(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo", "Cy") as [ada, bo, cy]:
        table = (await ada.make("estoril", "me", "open"))["id"]
        await bo.post(f"/api/tables/{table}/join")
        assert (await ada.try_post(f"/api/tables/{table}/rematch")).json()["error"] == "not-finished"
        assert (await ada.http.get(f"/api/tables/{table}/replay")).status_code == 409
        own = await ada.get(f"/api/tables/{table}/save")
        assert own["seat"] == 0
        assert own["view"]["seat"] == 0
        async with ada.sit(table) as first, bo.sit(table) as second:
            await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
        following = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        assert (await bo.post(f"/api/tables/{table}/rematch"))["id"] == following
        assert (await cy.try_post(f"/api/tables/{following}/join")).json()["error"] == "no-open-seat"
        assert (await bo.post(f"/api/tables/{following}/join"))["seat"] == 1
        assert (await ada.get(f"/api/tables/{following}"))["status"] == "playing"

        info = await ada.get(f"/api/tables/{table}/replay")
        assert info["length"] > 20
        assert info["turns"]
        last = info["length"]
        opened = await ada.get(f"/api/tables/{table}/replay/{last}?seat=open")
        assert len(opened["views"]) == 2
        assert opened["view"]["result"] is not None
        middle = await bo.get(f"/api/tables/{table}/replay/{last // 2}?seat=1")
        assert middle["view"]["seat"] == 1
        assert (await ada.http.get(f"/api/tables/{table}/replay/{last + 1}")).status_code == 404
        assert (await cy.http.get(f"/api/tables/{table}/replay")).status_code == 404

        brought = (await cy.post("/api/saves", {"text": await ada.get(f"/api/tables/{table}/save")}))["id"]
        assert await cy.get(f"/api/tables/{brought}/replay") == info


@pytest.mark.parametrize("path", sorted(SAVES.glob("*.save")), ids=lambda path: path.stem)
async def test_saves_from_elsewhere_can_be_looked_at(path: Path, tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.post("/api/saves", {"text": path.read_text("utf-8")}))["id"]
        info = await ada.get(f"/api/tables/{table}/replay")
        assert (await ada.get(f"/api/tables/{table}/replay/{info['length']}"))["n"] == info["length"]
        assert len(info["scores"]) == info["length"] + 1
        async with ada.sit(table) as sitter:
            assert sitter.view is None
        for text in ("{}", '{"names": 3}\nsubrosa-save 1\n', path.read_text("utf-8")[:-40]):
            assert (await ada.try_post("/api/saves", {"text": text})).json()["error"] == "bad-save"
        for text in ("", "nonsense"):
            assert (await ada.try_post("/api/saves", {"text": text})).json()["error"] == "no-save"
