"""A table for one on a real server: made, played, taken back, watched, left, replayed, saved, played again."""

import asyncio
import os
import sys
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa.core import Game
from tests.solo.conftest import ROOT
from tests.table.support import PATIENCE, Sitter, Visitor, running, visitors
from tests.table.test_analysis import until_done
from tests.table.test_play import play


@pytest.fixture(autouse=True)
def on_the_path(vigil: Game, packages: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the processes of the server find the game, too."""
    found = filter(None, [str(ROOT), str(packages), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(found))


@pytest.fixture(autouse=True)
def known_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the server secrets instead of letting it draw them, so that every run deals the same."""
    given = count()
    for name, module in list(sys.modules.items()):
        if name.startswith("subrosa.table") and hasattr(module, "fresh_secret"):
            monkeypatch.setattr(module, "fresh_secret", lambda: f"{next(given):064x}")


async def played(ada: Visitor, table: str, seed: int) -> dict[str, Any]:
    """Play a table for one to its end; return the result."""
    async with ada.sit(table) as sitter, asyncio.timeout(PATIENCE):
        await play(sitter, Random(seed))
        assert sitter.table["status"] == "finished"
        assert sitter.view is not None
        found: dict[str, Any] = sitter.view["result"]
        return found


@pytest.mark.slow
async def test_games_alone_are_won_and_lost_replayed_and_saved(vigil: Game, tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        results = []
        for seed in range(4):
            made = await ada.make("vigil", "me")
            assert (made["seat"], made["invitations"]) == (0, [])
            results.append(await played(ada, made["id"], seed))
        assert {tuple(result["winners"]) for result in results} == {(), (0,)}
        info = await ada.get(f"/api/tables/{made['id']}")
        assert (info["status"], info["result"]) == ("finished", results[-1])
        assert [seat["name"] for seat in info["seats"]] == ["Ada"]
        replay = await ada.get(f"/api/tables/{made['id']}/replay")
        last = await ada.get(f"/api/tables/{made['id']}/replay/{replay['length']}?seat=0")
        assert last["view"]["result"] == results[-1]
        save = await ada.get(f"/api/tables/{made['id']}/save")
        end = vigil.replay(save)[-1].result
        assert end is not None and end.plain() == results[-1]
        brought = await ada.post("/api/saves", {"text": save})
        assert (await ada.get(f"/api/tables/{brought['id']}"))["result"] == results[-1]


@pytest.mark.slow
async def test_a_game_alone_is_analysed(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("vigil", "me")
        await played(ada, made["id"], 1)
        way = f"/api/tables/{made['id']}/analysis"
        await ada.post(way)
        info = await until_done(ada, way)
        assert (info["state"], info["done"]) == ("done", info["total"])
        assert all(len(decision["outlook"]) == 1 for decision in info["decisions"])
        first = await ada.get(f"{way}/{info['decisions'][0]['move']}")
        assert first["knowledge"] == [{"seat": 0, "about": []}]


async def test_again_alone(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("vigil", "me")
        await played(ada, made["id"], 1)
        again = await ada.post(f"/api/tables/{made['id']}/rematch")
        assert again["id"] != made["id"]
        async with ada.sit(again["id"]) as sitter:
            assert sitter.table["status"] == "playing" and sitter.choices


async def rested(sitter: Sitter) -> None:
    """Play on until there is something to rest with, and rest."""
    async with asyncio.timeout(PATIENCE):
        while "rest" not in sitter.choices:
            await sitter.choose("turn" if "turn" in sitter.choices else "pass")
            await sitter.ping()
            assert not sitter.over
        await sitter.choose("rest")
        await sitter.ping()


async def test_what_was_done_alone_can_be_taken_back(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("vigil", "me")
        async with ada.sit(made["id"]) as sitter:
            await rested(sitter)
            assert sitter.undo
            assert (await sitter.take_back())["type"] == "done"
            await sitter.ping()
            assert "rest" in sitter.choices


async def test_spectators_see_what_is_public(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("vigil", "me", public=True)
        async with Visitor(server.url) as stranger, stranger.sit(made["id"]) as watcher:
            assert watcher.view is not None
            assert (watcher.view["seat"], watcher.view["facts"]["hand"]) == (None, None)
            refused = await stranger.try_post(f"/api/tables/{made['id']}/join")
            assert refused.status_code in (401, 409)
            async with ada.sit(made["id"]) as sitter:
                await sitter.choose("light")
                await watcher.until("update")
            assert watcher.view["facts"]["top"] is None
            assert watcher.log[-1]["args"] == {"seat": 0, "card": None}


async def test_the_only_seat_is_taken_by_a_friend_or_a_bot(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        made = await ada.make("vigil", "friend")
        assert made["seat"] is None
        token = made["invitations"][0]["link"].partition("?token=")[2]
        assert (await bo.post(f"/api/tables/{made['id']}/join", {"token": token}))["seat"] == 0
        async with bo.sit(made["id"]) as sitter:
            assert sitter.choices
        filled = await ada.make("vigil", "open", public=True)
        async with ada.sit(filled["id"]) as watcher:
            assert watcher.table["status"] == "waiting"
            await ada.post(f"/api/tables/{filled['id']}/fill", {"bot": "random"})
            async with asyncio.timeout(PATIENCE):
                while not watcher.over:
                    await watcher.until("update")
            assert watcher.view is not None and watcher.view["result"]["scores"]


async def test_an_abandoned_game_comes_to_an_end(tmp_path: Path) -> None:
    """A bot plays it to its end, as at other tables that all players have left."""
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("vigil", "me")
        await ada.post(f"/api/tables/{made['id']}/leave")
        async with asyncio.timeout(PATIENCE):
            while (await ada.get(f"/api/tables/{made['id']}"))["status"] != "finished":
                await asyncio.sleep(0.05)


async def test_a_clock_runs_out_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot replaces a player who does not answer in time."""
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("vigil", "me", pace={"kind": "live", "move": 5, "reserve": 0})
        async with ada.sit(made["id"]) as sitter:
            table = await server.worker.table(made["id"])
            assert table.clocks.shown() is not None
            steady = server.worker.clock.steady
            monkeypatch.setattr(server.worker.clock, "steady", lambda: steady() + 60)
            table.steward.plan()
            async with asyncio.timeout(PATIENCE):
                while not sitter.over:
                    await sitter.receive()
            assert sitter.table["seats"][0]["replaced"]


@pytest.mark.parametrize("seats", [(), ("me",) * 2, ("me", "random", "random", "random")])
async def test_tables_that_cannot_be(tmp_path: Path, seats: tuple[str, ...]) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        wishes = [{"kind": "me"} if seat == "me" else {"kind": "bot", "bot": seat} for seat in seats]
        refused = await ada.try_post("/api/tables", {"game": "vigil", "seats": wishes})
        assert refused.status_code == 400
        problem = refused.json()
        assert problem["error"] in ("bad-request", "bad-seats", "bad-setup")
        if len(seats) == 4:
            assert "vigil is for 1 to 3 players, not 4" in problem["args"]["detail"]


async def test_another_seat_is_no_seat_of_a_table_for_one(tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("vigil", "me")
        async with ada.sit(made["id"]) as sitter:
            await sitter.send(type="replace", seat=1, on=True)
            problem = await sitter.until("error")
            assert (problem["error"], problem["args"]) == ("no-such-seat", {"last": 0})
