"""Sealed dice at a table: the seal from the start, the secret at the end, for those who may look back."""

import asyncio
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from subrosa import cli
from tests.table.support import running, visitors
from tests.table.test_play import play


@pytest.mark.slow
async def test_the_seal_is_shown_at_the_start_and_opened_at_the_end(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo", "Cy") as [ada, bo, cy]:
        table = (await ada.make("estoril", "me", "open"))["id"]
        waiting = await bo.get(f"/api/tables/{table}")
        assert (len(waiting["seal"]), waiting["secret"]) == (64, None), "before anybody sits down"
        await bo.post(f"/api/tables/{table}/join")
        secret = server.worker.tables[table].row.seed
        assert waiting["seal"] == sha256(f"subrosa seal {secret}".encode()).hexdigest()
        async with ada.sit(table) as first, bo.sit(table) as second:
            await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
            running_frames = [
                frame for sitter in (first, second) for frame in sitter.frames if '"finished"' not in frame
            ]
            assert len(running_frames) > 40
            assert not any(secret in frame for frame in running_frames), "nobody is told before the end"
        for person, told in ((ada, secret), (bo, secret), (cy, None)):
            over = await person.get(f"/api/tables/{table}")
            assert (over["status"], over["seal"], over["secret"]) == ("finished", waiting["seal"], told)
        save = tmp_path / "game.save"
        save.write_text(await ada.get(f"/api/tables/{table}/save"), "utf-8")
        assert f'"seed":"{secret}"' in save.read_text("utf-8")
        assert cli.main(["verify", str(save), "--lang", "en"]) == 0


async def test_a_game_played_again_has_a_secret_of_its_own(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("estoril", "me", "random"))["id"]
        async with ada.sit(table) as sitter:
            await play(sitter, Random(3))
        following = (await ada.post(f"/api/tables/{table}/rematch"))["id"]
        seals = {(await ada.get(f"/api/tables/{one}"))["seal"] for one in (table, following)}
        assert len(seals) == 2
        rows = [server.worker.tables[one].row for one in (table, following)]
        assert [(row.sealed, len(row.seed)) for row in rows] == [(True, 64), (True, 64)]
        assert server.worker.tables[following].state.rng < 0, "its draws are counted, not generated"


async def test_what_the_lobby_lists_tells_no_secret_of_a_running_game(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("overlord", "me", "open", "open", "open", public=True))["id"]
        secret = server.worker.tables[table].row.seed
        lists = [await person.get("/api/tables") for person in (ada, bo)]
        assert all(secret not in str(one) for one in lists)
        assert {row["secret"] for one in lists for row in one["open"]} == {None}
