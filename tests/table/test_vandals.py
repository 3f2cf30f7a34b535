"""Everything that a vandal has tried, all at once, while the event loop is watched.

Why this cannot fail by luck: nothing here is timed. The test counts how many functions each callback calls, which
depends on what the code does and not on how fast or how busy the machine is; and it notes whether the server's process,
in any thread, calls anything that may take long with what visitors upload. Which of the vandal's requests are turned
away depends on how they happen to coincide; that all of them are answered does not.
"""

import asyncio
import difflib
import json
import sqlite3
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.core import cardfile
from subrosa.core import save as saves
from tests.table.support import PATIENCE, Visitor, running, visitors
from tests.table.test_play import play
from tests.table.watching import watched

# Ten milliseconds on a machine that needs half a second for a million calls. The worst that the server does is about
# 4,000; before long work went to processes it was 300,000.
MOST_CALLS = 20_000
LARGEST_RESULT = 300_000  # bytes of all values that one statement reads
ROUNDS = 2  # the second time everything has been read before
LISTS, LOGINS, BROUGHT = 12, 4, 3  # enough to come at the same time; more of them only take longer


def save_with_cards(cards: str) -> str:
    """Return a save with a matching sum and its own card file."""
    game = games.get("overlord")
    head = saves.header(game.new(4, 1)) | {"cards": cards}
    body = "\n".join([saves.FORMAT, saves.dump(head), "snapshot {}"]) + "\n"
    return f"{body}sum {saves.text_sum(body)}\n"


UNKNOWN_KEYS = save_with_cards("[meta]\n" + "".join(f"kye{n} = 1\n" for n in range(9_000)))
LONG_NAME = json.dumps({"names": ["\u200bx" * 60_000]}) + "\n" + saves.FORMAT + "\n"
DEEP = "\n".join([saves.FORMAT, "[" * 100_000, "snapshot {}", "sum 0"])
LONG = "x" * 499_000


def long_game() -> str:
    """Return a whole game of the slowest kind, as somebody would upload it."""
    game, rng = games.get("nanty"), Random(3)
    state = game.new(3, 5)
    while state.result is None:
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    return game.save(state)


def note_calls(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Note whatever is called in this process that can take long, with what makes it take long."""
    noted: list[str] = []

    def trap(owner: Any, name: str, long: Callable[..., bool] = lambda *_: True) -> None:
        plain = getattr(owner, name)

        def noting(*given: Any, **named: Any) -> Any:
            if long(*given):
                noted.append(name)
            return plain(*given, **named)

        monkeypatch.setattr(owner, name, noting)

    for name in ("parse", "save", "replay", "load"):
        trap(saves, name)
    trap(cardfile, "find_lines")
    trap(difflib.SequenceMatcher, "__init__")
    trap(__import__("unicodedata"), "normalize", lambda _, text: len(text) > 10_000)
    return noted


def note_sizes(server: Any, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Note how many bytes statements read."""
    store, sizes = server.worker.store, [0]
    plain = store.database.rows

    async def rows(statement: Any) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await plain(statement)
        sizes.append(
            sum(len(v) for row in found for v in row.values() if isinstance(v, str | bytes | memoryview))
        )
        return found

    monkeypatch.setattr(store.database, "rows", rows)
    return sizes


async def finished_game(ada: Visitor, bo: Visitor) -> str:
    table = str((await ada.make("estoril", "me", "open", public=True))["id"])
    await bo.post(f"/api/tables/{table}/join")
    async with ada.sit(table) as first, bo.sit(table) as second:
        await asyncio.gather(play(first, Random(1)), play(second, Random(2)))
    return table


@pytest.mark.slow
@pytest.mark.real_passwords
async def test_nothing_keeps_the_loop_busy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = long_game()
    async with (
        running(tmp_path) as server,
        visitors(server.url, "Ada", "Bo", "Vandal") as [ada, bo, vandal],
        Visitor(server.url) as stranger,
    ):
        played = await finished_game(ada, bo)
        brought = [(await vandal.post("/api/saves", {"text": whole}))["id"] for _ in range(BROUGHT)]
        mine = (await vandal.make("estoril", "me", "open"))["id"]
        host, port = server.url.removeprefix("http://").split(":")
        silent = [await asyncio.open_connection(host, int(port)) for _ in range(100)]
        server.worker.tables.pop(played).steward.stop()  # it has to be read again
        noted, sizes = note_calls(monkeypatch), note_sizes(server, monkeypatch)
        statuses: list[int] = []

        async def get(who: Visitor, path: str) -> None:
            statuses.append((await who.http.get(path)).status_code)

        async def post(who: Visitor, path: str, body: Any) -> None:
            statuses.append((await who.try_post(path, body)).status_code)

        async def mute() -> None:
            async with vandal.sit(mine) as one, vandal.sit(mine) as other:
                for n in range(40):
                    await one.send(type="mute", seat=1, on=n % 2 == 0)
                await one.ping()
                await other.ping()

        def attacks() -> list[Awaitable[None]]:
            replays = [f"/api/tables/{table}/replay" for table in (played, *brought)]
            return [
                *[get(vandal, "/api/tables") for _ in range(LISTS)],
                *[
                    post(vandal, "/api/saves", {"text": text})
                    for text in (UNKNOWN_KEYS, LONG_NAME, DEEP, LONG, whole)
                ],
                *[get(vandal, path) for path in replays],
                *[get(vandal, f"{path}/{n}?seat=open") for path in replays for n in (0, 30)],
                *[get(vandal, f"/api/tables/{table}/save") for table in (played, *brought)],
                *[
                    post(vandal, "/api/login", {"name": f"n{n}", "password": "12345678"})
                    for n in range(LOGINS)
                ],
                post(vandal, f"/api/tables/{brought[0]}/analysis", {}),
                mute(),
                *[get(stranger, "/api/me") for _ in range(5)],
            ]

        with watched() as watcher:
            for _ in range(ROUNDS):
                await asyncio.gather(*attacks())
        for _, writer in silent:
            writer.close()
        assert not [status for status in statuses if status in (500, 0)]
        assert statuses.count(200) >= ROUNDS * (LISTS + 5), (
            "lists and those who only want to play are answered"
        )
        assert watcher.callbacks > 1000
        assert watcher.worst[0][0] < MOST_CALLS, watcher.worst
        assert noted == []
        assert max(sizes) < LARGEST_RESULT
    assert sqlite3.connect(tmp_path / "subrosa.db").execute("select count(*) from saves").fetchone()[0] < 25


async def test_hosts_are_told_how_late_the_loop_is(tmp_path: Path) -> None:
    async with running(tmp_path) as server:
        server.worker.lag.seen.append(1234.5)
        assert server.worker.gauges()["subrosa_loop_lag_seconds"] == 1234.5
        server.worker.lag.seen.clear()
        async with asyncio.timeout(PATIENCE):
            while not server.worker.lag.seen:
                await asyncio.sleep(0.05)


async def test_lists_read_no_saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many saves somebody has, a list is only as large as its tables."""
    whole = long_game()
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        for _ in range(10):
            await ada.post("/api/saves", {"text": whole})
        sizes = note_sizes(server, monkeypatch)
        assert len((await ada.get("/api/tables"))["mine"]) == 10
        assert max(sizes) < 10 * 2_000
        assert sum(sizes) < 10 * 10_000
