"""Whole games over real sockets, against bots and between people."""

import asyncio
import json
from pathlib import Path
from random import Random

import pytest

from subrosa import games
from tests.table.support import PATIENCE, Sitter, Visitor, running, visitors


async def play(sitter: Sitter, rng: Random) -> None:
    """Play to the end, choosing anything that is on offer."""
    while not sitter.over:
        if sitter.choices:
            done = await sitter.choose(rng.choice(sitter.choices))
            assert done["type"] == "done"
            while sitter.seq < done["seq"]:
                await sitter.until("update")
        else:
            await sitter.until("update")


@pytest.mark.slow
@pytest.mark.parametrize("game", games.names())
async def test_a_game_against_bots_goes_to_its_end(game: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        others = max(games.get(game).min_seats - 1, 1)
        made = await ada.make(game, "me", *["random"] * others)
        assert made["seat"] == 0
        async with ada.sit(made["id"]) as sitter:
            async with asyncio.timeout(PATIENCE):
                await play(sitter, Random(4))
            assert sitter.table["status"] == "finished"
            log = sitter.log
        async with ada.sit(made["id"]) as sitter:  # somebody who comes back is told the same
            assert sitter.over
            assert sitter.log == log
        assert (await ada.get(f"/api/tables/{made['id']}"))["result"]["ending"]
        text = await ada.get(f"/api/tables/{made['id']}/save")
        assert games.get(game).replay(text)[-1].result is not None


async def test_people_join_by_invitation_and_openly(tmp_path: Path) -> None:
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada", "Bo", "Cy", "Di") as [ada, bo, cy, di],
    ):
        made = await ada.make("estoril", "me", "friend", "open", public=True)
        link = made["invitations"][0]["link"]
        token = link.partition("?token=")[2]
        assert (await cy.try_post(f"/api/tables/{made['id']}/join", {"seat": 1})).status_code == 409
        assert (await cy.post(f"/api/tables/{made['id']}/join"))["seat"] == 2
        wrong = await bo.try_post(f"/api/tables/{made['id']}/join", {"token": token[:-3] + "abc"})
        assert wrong.json()["error"] == "bad-invitation"
        async with ada.sit(made["id"]) as sitter:
            assert not sitter.view
            assert (await bo.post(f"/api/tables/{made['id']}/join", {"token": token}))["seat"] == 1
            await sitter.until("update")
            assert sitter.view is not None
            assert (await di.try_post(f"/api/tables/{made['id']}/join", {"token": token})).status_code == 409
            lists = await di.get("/api/tables")
            assert [table["id"] for table in lists["open"]] == [made["id"]]
            assert lists["mine"] == []
            assert [table["id"] for table in (await bo.get("/api/tables"))["mine"]] == [made["id"]]


async def test_the_host_frees_a_seat_and_old_invitations_are_void(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        made = await ada.make("estoril", "me", "friend", "open")
        table, token = made["id"], made["invitations"][0]["link"].partition("?token=")[2]
        await bo.post(f"/api/tables/{table}/join", {"token": token})
        assert (await bo.try_post(f"/api/tables/{table}/free", {"seat": 2})).json()["error"] == "not-host"
        freed = await ada.post(f"/api/tables/{table}/free", {"seat": 1})
        assert freed["seats"][1]["kind"] == "invited"
        assert (await bo.try_post(f"/api/tables/{table}/join", {"token": token})).json()[
            "error"
        ] == "bad-invitation"
        fresh = (await ada.post(f"/api/tables/{table}/invite", {"seat": 1}))["link"].partition("?token=")[2]
        assert (await bo.post(f"/api/tables/{table}/join", {"token": fresh}))["seat"] == 1


async def test_hot_seat_shows_the_seat_that_is_asked(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("estoril", "me", "hotseat")
        async with ada.sit(made["id"]) as sitter:
            assert sitter.you["seats"] == [0, 1]
            shown = set()
            for _ in range(12):
                assert sitter.view is not None
                shown.add(sitter.view["seat"])
                assert sitter.choices
                done = await sitter.choose(sitter.choices[0], seat=sitter.view["seat"])
                assert done["type"] == "done"
                await sitter.ping()
            assert shown == {0, 1}


async def test_a_spectator_sees_what_is_public(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("overlord", "me", *["random"] * 4, public=True)
        private = await ada.make("overlord", "me", *["random"] * 4)
        async with Visitor(server.url) as stranger:
            async with stranger.sit(made["id"]) as watcher:
                assert watcher.view is not None
                assert watcher.view["seat"] is None
                assert watcher.view["choices"] == []
                await watcher.send(type="choose", id="x", seq=watcher.seq, choice="pass")
                assert (await watcher.until("error"))["error"] == "not-seated"
            with pytest.raises(Exception, match="4403"):
                async with stranger.sit(private["id"]):
                    pass


async def test_undo_and_reasons(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        made = await ada.make("nanty", "me", "hotseat", "hotseat", "hotseat")
        async with ada.sit(made["id"]) as sitter:
            rng, undone = Random(3), 0
            for _ in range(40):
                assert sitter.view is not None
                before, log = json.dumps(sitter.view, sort_keys=True), list(sitter.log)
                await sitter.choose(rng.choice(sitter.choices))
                await sitter.ping()
                if sitter.undo:
                    assert (await sitter.take_back())["type"] == "done"
                    await sitter.ping()
                    undone += 1
                    assert json.dumps(sitter.view, sort_keys=True) == before
                    assert sitter.log == log
                    await sitter.choose(rng.choice(sitter.choices))
                    await sitter.ping()
            assert undone
            refused = await sitter.choose("dance on the table")
            assert refused["type"] == "refused"
            assert refused["refusal"]["reason"] == "unknown-choice"
            await sitter.send(type="why", id="q", choice="dance")
            assert (await sitter.answer("q"))["refusal"]["reason"] == "unknown-choice"
            await sitter.send(type="why", id="r", choice=sitter.choices[0])
            assert (await sitter.answer("r"))["refusal"] is None
