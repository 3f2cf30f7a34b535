"""Accounts: nobody learns who has one; logging out counts everywhere; limits count across all workers."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets
from sqlalchemy import select

from subrosa.table.common import passwords
from subrosa.table.common.visitor_names import LONGEST_NAME, folded
from subrosa.table.config.settings import Limits
from subrosa.table.play.connection import Connection
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.people import LogIn
from subrosa.table.storage.schema import allowances
from subrosa.table.web import people
from tests.table.postgres import fresh
from tests.table.support import NO_LIMITS, PATIENCE, Visitor, running, visitors

PASSWORD = "correct horse"


async def registered(person: Visitor, name: str) -> str:
    """Make an account, and return what it logs in with."""
    return str((await person.post("/api/register", {"name": name, "password": PASSWORD}))["login"])


async def test_guests_and_accounts(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as ada, Visitor(server.url) as other:
        assert await ada.get("/api/me") == {"id": None, "name": None, "registered": False, "login": None}
        unknown = await ada.try_post("/api/tables", {"game": "nanty", "seats": [{"kind": "me"}] * 2})
        assert (unknown.status_code, unknown.json()["error"]) == (401, "no-name")
        first = await ada.try_post("/api/me", {"name": "  Ada \u202e Lovelace "})
        assert first.json()["name"] == "Ada Lovelace"
        assert "HttpOnly" in str(first.headers.get_list("set-cookie"))
        login, me = await registered(ada, "Ada"), first.json()["id"]
        assert await ada.get("/api/me") == {"id": me, "name": "Ada", "registered": True, "login": login}
        again = await ada.try_post("/api/register", {"name": "Ada", "password": PASSWORD})
        assert again.json()["error"] == "registered"
        table = (await ada.make("estoril", "me", "open"))["id"]
        assert (await other.post("/api/login", {"name": f" {login.upper()}", "password": PASSWORD}))[
            "id"
        ] == me
        assert [mine["id"] for mine in (await other.get("/api/tables"))["mine"]] == [table]
        assert (await other.post("/api/me", {"name": "Countess"}))["login"] == login
        assert (await ada.get("/api/me"))["name"] == "Countess"


@pytest.mark.parametrize("name", ["Ada", "\u0390" * 24, "\u00df" * 24, "\ufb03" * 24, "x y  z"])
async def test_what_registering_gives_is_what_one_logs_in_with(name: str, tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as ada, Visitor(server.url) as other:
        login = await registered(ada, name)
        assert len(login) <= 48
        assert (await other.post("/api/login", {"name": login, "password": PASSWORD}))["registered"]


# ---- who has an account?


def shape(answer: httpx.Response) -> tuple[Any, ...]:
    """Return an answer without what is drawn anew for everybody."""
    body = {key: (len(value) if key in ("id", "login") else value) for key, value in answer.json().items()}
    headers = {name: len(value) for name, value in answer.headers.items() if name != "date"}
    return answer.status_code, body, headers


async def test_registering_does_not_tell_which_names_are_taken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    effort = count_effort(monkeypatch)
    async with running(tmp_path) as server:
        answers = []
        for _ in range(2):
            async with Visitor(server.url) as stranger:
                answers.append(
                    await stranger.try_post("/api/register", {"name": "Ada", "password": PASSWORD})
                )
        assert shape(answers[0]) == shape(answers[1])
        assert answers[0].json()["login"] != answers[1].json()["login"]
        assert effort == {"hash": 2}


async def test_logging_in_does_not_tell_what_was_wrong(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as ada, Visitor(server.url) as eve:
        login = await registered(ada, "Ada")
        effort = count_effort(monkeypatch)
        answers = [
            await eve.try_post("/api/login", {"name": name, "password": "wrong horse"})
            for name in (login, "zzz-22222", "Ada")
        ]
        assert {shape(answer)[0] for answer in answers} == {401}
        assert len({answer.text for answer in answers}) == 1
        assert len({str(shape(answer)) for answer in answers}) == 1
        assert effort == {"verify": 3}


def count_effort(monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Note how often argon2 is run, and for what."""
    effort: Counter[str] = Counter()
    true = passwords.hasher

    class Counting:
        def hash(self, password: str) -> str:
            effort["hash"] += 1
            return true.hash(password)

        def verify(self, kept: str, password: str) -> bool:
            effort["verify"] += 1
            return true.verify(kept, password)

    monkeypatch.setattr(passwords, "hasher", Counting())
    return effort


async def test_a_login_is_shown_to_nobody_else(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as ada, visitors(server.url, "Bo") as [bo]:
        letters = (await registered(ada, "Ada")).rpartition("-")[2]
        table = (await ada.make("estoril", "me", "open", public=True))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with bo.sit(table) as sitter:
            await sitter.ping()
            seen = "".join(sitter.frames) + str(await bo.get("/api/tables"))
            assert "Ada" in seen
            assert letters not in seen


# ---- logging out


def same_browser(one: Visitor, other: Visitor) -> None:
    other.http.cookies = httpx.Cookies(one.http.cookies)


async def test_a_session_that_was_logged_out_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as ada, Visitor(server.url) as thief:
        await registered(ada, "Ada")
        same_browser(ada, thief)
        table = (await ada.make("estoril", "me", "random"))["id"]
        async with thief.sit(table) as sitter:
            await ada.post("/api/logout")
            await closed(sitter.socket, 4401, "logged-out")
        assert (await thief.get("/api/me"))["id"] is None
        with pytest.raises(websockets.ConnectionClosed, match="4403"):
            async with thief.sit(table):
                pass
        await ada.post("/api/logout")  # once more does no harm


async def closed(socket: websockets.ClientConnection, code: int, reason: str) -> None:
    """Wait until the server closes a socket in this way."""
    async with asyncio.timeout(PATIENCE):
        await socket.wait_closed()
    assert (socket.close_code, socket.close_reason) == (code, reason)


async def test_logging_out_here_and_everywhere(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    async with (
        running(tmp_path, database_url=url) as one,
        running(tmp_path, database_url=url) as two,
        Visitor(one.url) as home,
        Visitor(two.url) as away,
        Visitor(two.url) as third,
        visitors(two.url, "Bo") as [bo],
    ):
        login = await registered(home, "Ada")
        for browser in (away, third):
            await browser.post("/api/login", {"name": login, "password": PASSWORD})
        table = (await home.make("estoril", "me", "open", public=True))["id"]
        async with away.sit(table) as sitter, bo.sit(table) as other, home.sit(table) as still:
            await third.post("/api/logout")  # one browser: the others stay
            assert (await away.get("/api/me"))["login"] == login
            await still.ping()
            await home.post("/api/logout", {"everywhere": True})
            await closed(sitter.socket, 4401, "logged-out")
            await closed(still.socket, 4401, "logged-out")
            await other.ping()  # nobody else is affected
        for browser in (home, away, third):
            assert (await browser.get("/api/me"))["id"] is None
        assert (await bo.get("/api/me"))["name"] == "Bo"
        assert (await away.post("/api/login", {"name": login, "password": PASSWORD}))["login"] == login


async def test_sessions_end_by_themselves(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        store = server.worker.store
        await store.sessions.begin("old", (await ada.get("/api/me"))["id"], ends=1.0)
        assert await store.sessions.still_known(["old"]) == {"old"}
        assert await store.sessions.user_of("old") is None
        await store.expiry.tidy(before=0.0)
        assert await store.sessions.still_known(["old"]) == set()
        assert (await ada.get("/api/me"))["name"] == "Ada"


async def test_a_worker_that_was_deaf_closes_what_was_ended_meanwhile(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("estoril", "me", "open", public=True))["id"]
        async with ada.sit(table) as first, bo.sit(table) as second:
            await server.worker.store.sessions.end_all_of((await ada.get("/api/me"))["id"])
            await server.worker.refresh()
            await closed(first.socket, 4401, "logged-out")
            await second.ping()


async def test_a_socket_that_opens_while_one_logs_out_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table, me = (await ada.make("estoril", "me", "open"))["id"], (await ada.get("/api/me"))["id"]
        enter = LiveTable.enter

        async def slowly(live: LiveTable, connection: Connection) -> None:
            await server.worker.store.sessions.end_all_of(me)  # nobody knows of this socket yet
            await enter(live, connection)

        monkeypatch.setattr(LiveTable, "enter", slowly)
        async with ada.sit(table) as sitter:
            await closed(sitter.socket, 4401, "logged-out")


# ---- limits


@pytest.mark.slow
async def test_workers_count_together(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    strict = Limits(logins=(1e-6, 5.0), login=(1e-6, 100.0), tables=(1e-6, 3.0))
    async with (
        running(tmp_path, database_url=url, limits=strict) as one,
        running(tmp_path, database_url=url, limits=strict) as two,
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo") as [bo],
    ):
        paths = [
            (ada, "/api/register"), (bo, "/api/login"), (bo, "/api/login"), (ada, "/api/login"),
            (bo, "/api/register"), (ada, "/api/login"), (bo, "/api/login"), (bo, "/api/register"),
        ]  # fmt: skip
        told = [
            (await who.try_post(path, {"name": "Cy", "password": PASSWORD})).status_code
            for who, path in paths
        ]
        assert told == [200, 401, 401, 401, 200, 429, 429, 429]
        wish = {"game": "estoril", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = [(await who.try_post("/api/tables", wish)).status_code for who in (ada, bo, bo, ada, bo)]
        assert made == [201, 201, 201, 429, 429]
        refused = await bo.try_post("/api/saves", {"text": "x"})
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")
        rows = await one.worker.store.database.rows(select(allowances))
        assert all("127.0.0.1" not in row["who"] for row in rows)


async def test_one_account_is_not_tried_from_many_places(tmp_path: Path) -> None:
    limits = Limits(logins=NO_LIMITS.logins, login=(1e-6, 3.0), changes=NO_LIMITS.changes)
    async with running(tmp_path, limits=limits) as server, Visitor(server.url) as eve:
        for name in ("ada-22222", "nobody-22222"):  # whether there is one or not
            tries = [await eve.try_post("/api/login", {"name": name, "password": PASSWORD}) for _ in range(4)]
            assert [answer.status_code for answer in tries] == [401, 401, 401, 429]
        assert tries[-1].json()["error"] == "too-fast"


async def test_an_allowance_fills_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    async with running(tmp_path) as server:
        store = server.worker.store
        monkeypatch.setattr(store.database, "now", lambda: now)
        assert [await store.allowances.allow("x", 0.5, 2.0) for _ in range(3)] == [True, True, False]
        now = 1003.0
        assert [await store.allowances.allow("x", 0.5, 2.0) for _ in range(2)] == [True, False]
        now = 9000.0  # it never holds more than at the beginning
        assert [await store.allowances.allow("x", 0.5, 2.0) for _ in range(3)] == [True, True, False]
        assert await store.allowances.allow("y", 0.5, 2.0)


def test_a_login_fits_what_is_read() -> None:
    longest = people.new_login("\u0390" * LONGEST_NAME)
    assert LogIn(longest, PASSWORD).name == folded(longest)
