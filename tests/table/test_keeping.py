"""What is kept, how much of it and for how long: quotas, expiry, and `subrosa prune`."""

import asyncio
import gzip
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, insert, select, update
from sqlalchemy import text as sql

from subrosa.cli import main
from subrosa.table.config.keeping import DAY, Keeping, Quotas
from subrosa.table.protocol.tables import NoClock
from subrosa.table.storage import schema
from subrosa.table.storage.cleaning import Cleaner
from subrosa.table.storage.database import async_url, make_shrinkable, shrink
from subrosa.table.storage.expiry import AT_IT, OF_A_TABLE
from subrosa.table.storage.migrations import config, migrate
from subrosa.table.storage.rows import Move, SeatRow, TableRow, User
from subrosa.table.storage.store import Store
from tests.table.postgres import fresh
from tests.table.support import NO_LIMITS, Visitor, running, visitors
from tests.table.test_finished_games import FINISHED

NEVER = Keeping(guests=0, waiting=0, running=0, finished=0, accounts=0, saves=0)
KEEPING = Keeping(guests=30, waiting=14, running=60, finished=90, accounts=730, saves=20)


# ---- a store with something in it


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[Store]:
    store = Store(url)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def a_user(name: str, account: str | None = None) -> User:
    return User(name, name.title(), account, None, time.time() - 1000 * DAY)


async def a_table(
    store: Store,
    name: str,
    host: str,
    status: Any,
    days: float,
    guests: tuple[str, ...] = (),
    save: bytes = b"",
) -> None:
    """Store a table that somebody last visited this many days ago, with something of every kind that belongs to it."""
    row = TableRow(
        name,
        "estoril",
        1,
        {},
        "s",
        False,
        status,
        host,
        False,
        "en",
        NoClock(),
        "normal",
        time.time(),
        brought=len(save),
    )
    seats = [
        SeatRow(name, i, "me", "x", who, None, None, "n", False, False)
        for i, who in enumerate((host, *guests))
    ]
    await store.tables.add(row, seats, save or None)
    await store.moves.append(
        name,
        Move(1, 0, "choose", "pass", "person", None, 1, 0.0, 0.0),
        {
            "status": status,
            "turn": None,
            "result": None,
            "due": None,
            "touched": time.time() - days * DAY,
            "awaited": None,
        },
    )
    await store.moves.keep_snapshot(name, 1, "{}")
    await store.talk.say(name, 0, "x", "words")
    await store.talk.keep_notes(name, host, "notes")
    await store.talk.mute(name, host, 0, True)
    await store.seats.vote(name, 0, 1, True)
    await store.analyses.begin(name)


async def names_in(store: Store, table: Any, column: str) -> set[str]:
    return {row[column] for row in await store.database.rows(select(table.c[column]))}


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'a.db'}"
    return fresh(request.getfixturevalue("postgres_url"))


async def filled(store: Store) -> None:
    for user in (a_user("ada", "ada-23456"), a_user("bo"), a_user("cy"), a_user("dee"), a_user("eve")):
        await store.visitors.add(user)
    await store.sessions.begin("s1", "cy", time.time() + DAY)  # cy may come back; bo, dee and eve will not
    await store.sessions.begin("s2", "eve", time.time() - DAY)
    for kind, days in (("old", 1.0), ("new", -1.0)):
        await a_table(store, f"{kind}-save", "bo", "finished", 20 + days, save=b"save")
        await a_table(store, f"{kind}-waiting", "bo", "waiting", 14 + days)
        await a_table(store, f"{kind}-running", "bo", "playing", 60 + days)
        await a_table(store, f"{kind}-finished", "bo", "finished", 90 + days)
        await a_table(store, f"{kind}-host", "ada", "finished", 730 + days)
        await a_table(store, f"{kind}-sitter", "bo", "playing", 730 + days, ("ada", "dee"))
    await store.tables.set_rematch("new-finished", "old-waiting", instead_of=None)


async def test_what_is_too_old_goes_with_all_that_belongs_to_it(url: str) -> None:
    async with opened(url) as store:
        await filled(store)
        cleaner = Cleaner(store, KEEPING)
        expected = {"saves": 1, "waiting": 1, "running": 1, "finished": 1, "accounts": 2}
        assert await cleaner.look() == expected | {"guests": 1}
        assert len(await names_in(store, schema.tables, "id")) == 12, "looking removes nothing"
        assert await cleaner.clean() == expected | {"guests": 1}
        kept = {f"new-{kind}" for kind in ("save", "waiting", "running", "finished", "host", "sitter")}
        assert await names_in(store, schema.tables, "id") == kept
        for table in OF_A_TABLE:
            wanted = kept if table is not schema.saves else {"new-save"}
            assert await names_in(store, table, "table") == wanted, table.name
        # Tables that are kept name Dee and Bo, Cy may come back, Ada has an account.
        assert await names_in(store, schema.users, "id") == {"ada", "bo", "cy", "dee"}
        row = await store.tables.find("new-finished")
        assert row is not None
        assert row.rematch is None
        assert await cleaner.clean() == dict.fromkeys((*expected, "guests"), 0)


async def test_guests_go_when_nothing_names_them(url: str) -> None:
    async with opened(url) as store:
        await filled(store)
        cleaner = Cleaner(store, KEEPING)
        cleaner.now = time.time() + 1000 * DAY
        removed = await cleaner.clean()
        assert removed == {"saves": 2, "waiting": 2, "running": 2, "finished": 2, "accounts": 4, "guests": 4}
        assert await names_in(store, schema.users, "id") == {"ada"}
        for table in (*OF_A_TABLE, schema.tables, schema.sessions):
            assert await store.database.rows(select(table)) == [], table.name


async def test_nothing_goes_if_the_host_says_never(url: str) -> None:
    async with opened(url) as store:
        await filled(store)
        cleaner = Cleaner(store, NEVER)
        cleaner.now = time.time() + 10_000 * DAY
        assert sum((await cleaner.look()).values()) == 0
        assert sum((await cleaner.clean()).values()) == 0
        assert len(await names_in(store, schema.tables, "id")) == 12
        assert len(await names_in(store, schema.users, "id")) == 5


async def test_a_table_that_somebody_has_come_to_meanwhile_stays(url: str) -> None:
    async with opened(url) as store:
        await filled(store)
        now = time.time()
        assert await store.expiry.expired_tables("waiting", KEEPING, now, 10) == ["old-waiting"]
        await store.expiry.touch("old-waiting", now)
        assert not await store.expiry.remove_expired("old-waiting", "waiting", KEEPING, now)
        assert await store.expiry.remove_guests(["cy", "ada", "bo"], now) == 0
        row = await store.tables.find("old-waiting")
        assert row is not None
        assert row.status == "waiting"


async def test_a_save_that_somebody_looks_at_does_not_make_room(url: str) -> None:
    async with opened(url) as store:
        await store.visitors.add(a_user("bo"))
        for name in ("a", "b", "c"):
            await a_table(store, name, "bo", "finished", 0, save=b"x")
        assert set(await store.expiry.saves_of("bo")) == {"a", "b", "c"}
        assert not await store.expiry.remove_save("a"), "somebody is looking at it"
        await store.expiry.touch("a", time.time() - AT_IT - 1)
        assert await store.expiry.remove_save("a")
        assert set(await store.expiry.saves_of("bo")) == {"b", "c"}
        row = await store.tables.find("b")
        assert row is not None
        await store.expiry.touch("b", row.created)  # nobody has looked at it since it was uploaded
        assert await store.expiry.remove_save("b")


# ---- a server


def small(**quotas: int) -> dict[str, Any]:
    return {"limits": NO_LIMITS, "quotas": Quotas(**quotas)}


async def test_tables_of_a_day_are_counted(tmp_path: Path) -> None:
    async with (
        running(tmp_path, **small(tables_per_day=3)) as server,
        visitors(server.url, "Ada", "Bo", "Cy") as [ada, bo, cy],
    ):
        wish = {"game": "estoril", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert [(await ada.try_post("/api/tables", wish)).status_code for _ in range(4)] == [
            201,
            201,
            201,
            429,
        ]
        refused = await ada.try_post("/api/saves", {"text": FINISHED})
        assert (refused.json()["error"], refused.json()["args"]) == ("day-full", {"most": 3})
        assert int(refused.headers["retry-after"]) >= 60
        assert [(await bo.try_post("/api/tables", wish)).status_code for _ in range(3)] == [201] * 3
        assert (await cy.try_post("/api/tables", wish)).status_code == 429, "the address has had its share"
        assert len(await names_in(server.worker.store, schema.tables, "id")) == 6


async def test_bytes_of_a_day_are_counted(tmp_path: Path) -> None:
    size = len(gzip.compress(FINISHED.encode()))
    async with (
        running(tmp_path, **small(kilobytes_per_day=1)) as server,
        visitors(server.url, "Ada") as [ada],
    ):
        statuses = [(await ada.try_post("/api/saves", {"text": FINISHED})).status_code for _ in range(3)]
        fit = 1000 // size
        assert statuses == ([201] * fit + [429] * 3)[:3]
        assert len(await names_in(server.worker.store, schema.saves, "table")) == min(3, fit)


async def test_guests_of_a_day_are_counted(tmp_path: Path) -> None:
    async with (
        running(tmp_path, **small(guests_per_day=2)) as server,
        visitors(server.url, "Ada", "Bo") as [ada, _],
        Visitor(server.url) as stranger,
    ):
        for path, body in (("me", {"name": "Eve"}), ("register", {"name": "Eve", "password": "12345678"})):
            refused = await stranger.try_post(f"/api/{path}", body)
            assert (refused.status_code, refused.json()["error"]) == (429, "too-many-guests")
        assert (await ada.post("/api/me", {"name": "Adela"}))["name"] == "Adela", "names may be changed"
        assert (await ada.post("/api/register", {"name": "Ada", "password": "12345678"}))["registered"]


async def test_the_oldest_save_makes_room(tmp_path: Path) -> None:
    async with running(tmp_path, **small(saves=2)) as server, visitors(server.url, "Ada") as [ada]:
        first, second, third = [(await ada.post("/api/saves", {"text": FINISHED}))["id"] for _ in range(3)]
        assert {table["id"] for table in (await ada.get("/api/tables"))["mine"]} == {second, third}
        assert (await ada.http.get(f"/api/tables/{first}/replay")).json()["error"] == "no-table"
        async with ada.sit(second):
            refused = await ada.try_post("/api/saves", {"text": FINISHED})
            assert (refused.status_code, refused.json()["error"]) == (409, "saves-full")
        assert {table["id"] for table in (await ada.get("/api/tables"))["mine"]} == {second, third}


async def aged(server: Any, table: str, days: float) -> None:
    """Make it look as if nobody had been at a table for this long."""
    then = time.time() - days * DAY
    await server.worker.store.expiry.touch(table, then)
    if table in server.worker.tables:
        server.worker.tables[table].row.touched = then


async def test_a_server_cleans_up_but_not_where_somebody_is(tmp_path: Path) -> None:
    async with running(tmp_path, keeping=KEEPING) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        empty, taken = [(await who.make("estoril", "me", "open"))["id"] for who in (ada, bo)]
        async with bo.sit(taken) as sitter:
            for table in (empty, taken):
                await aged(server, table, 100)
            await server.worker.upkeep.clean()
            assert await names_in(server.worker.store, schema.tables, "id") == {taken}
            assert set(server.worker.tables) == {taken}
            await sitter.ping()
            assert (await ada.http.get(f"/api/tables/{empty}")).json()["error"] == "no-table"
            await server.worker.upkeep.forget_unused()  # whoever is there is noted now and then
            row = await server.worker.store.tables.find(taken)
            assert row is not None and row.touched > time.time() - DAY
        assert server.worker.metrics.removed["waiting"] == 1


async def test_looking_back_keeps_a_game(tmp_path: Path) -> None:
    async with running(tmp_path, keeping=KEEPING) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.post("/api/saves", {"text": FINISHED}))["id"]
        await aged(server, table, 19)
        await ada.get(f"/api/tables/{table}/replay")
        row = await server.worker.store.tables.find(table)
        assert row is not None
        assert row.touched > time.time() - DAY


async def test_a_guest_who_comes_back_is_kept(tmp_path: Path) -> None:
    async with running(tmp_path, keeping=KEEPING) as server, visitors(server.url, "Ada", "Bo") as [ada, _]:
        store = server.worker.store
        sessions = schema.sessions
        assert all(
            row["ends"] < time.time() + 31 * DAY for row in await store.database.rows(select(sessions))
        )
        await store.database.write((update(sessions).values(ends=time.time() + 2 * DAY), {}))
        await ada.get("/api/me")
        ends = sorted([row["ends"] - time.time() for row in await store.database.rows(select(sessions))])
        assert ends[0] < 3 * DAY
        assert ends[1] > 29 * DAY
        await store.expiry.shorten_sessions(DAY)
        assert all(row["ends"] < time.time() + 2 * DAY for row in await store.database.rows(select(sessions)))


async def test_another_worker_hears_of_it(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    async with (
        running(tmp_path, database_url=url, keeping=KEEPING) as one,
        running(tmp_path, database_url=url, keeping=KEEPING) as two,
        visitors(one.url, "Ada") as [ada],
        visitors(two.url, "Bo") as [bo],
    ):
        gone, kept = [(await ada.make("estoril", "me", "open", public=True))["id"] for _ in range(2)]
        await bo.get(f"/api/tables/{gone}")
        assert gone in two.worker.tables
        async with bo.sit(kept) as sitter:
            await aged(one, gone, 100)
            await one.worker.upkeep.clean()
            while gone in two.worker.tables:
                await sitter.ping()
            assert await names_in(one.worker.store, schema.tables, "id") == {kept}


# ---- by hand


def test_prune_says_what_it_removes(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def fill() -> None:
        async with opened(f"sqlite:///{tmp_path / 'subrosa.db'}") as store:
            await filled(store)

    asyncio.run(fill())
    arguments = ["prune", "--data", str(tmp_path), "--keep-saves", "20", "--lang"]
    assert main([*arguments, "en", "--dry-run"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("This would be removed:")
    assert "1 table at which no game began" in told
    assert "2 games of account holders" in told
    assert main([*arguments, "pl", "--dry-run"]) == 0
    assert "2 gry osób z kontem" in capsys.readouterr().out
    assert main([*arguments, "en"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Removed:")
    assert "1 guest who did not come back" in told
    assert "kB" in told
    assert main([*arguments, "en"]) == 0
    assert "0 games of account holders" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["prune", "--data", "{}/nothing"], "there is no database in"),
        (
            ["prune", "--data", "{}", "--keep-saves", "-1"],
            "--keep-saves is a number of days, 0 for ever, not -1",
        ),
        (
            ["serve", "--data", "{}", "--tables-per-day", "-1"],
            "--tables-per-day is a number, 0 for no limit, not -1",
        ),
        (
            ["serve", "--data", "{}", "--tables-a-day", "-1"],  # its old name
            "--tables-per-day is a number, 0 for no limit, not -1",
        ),
        (["serve", "--data", "{}", "--connections", "0"], "--connections is at least 1, not 0"),
        (
            ["prune", "--database-url", "mysql://x"],
            "the database is named by sqlite:///FILE or postgresql://",
        ),
    ],
)
def test_wrong_options(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([word.replace("{}", str(tmp_path)) for word in arguments]) == 2
    assert told in capsys.readouterr().err


# ---- space


async def test_sqlite_gives_the_space_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'a.db'}"
    async with opened(url) as store:
        await store.visitors.add(a_user("bo"))
        for number in range(40):
            await a_table(store, f"t{number}", "bo", "finished", 100, save=bytes(100_000))
        before = await store.database.bytes_kept()
        await Cleaner(store, KEEPING).clean()
        after = await store.database.bytes_kept()
        assert before is not None
        assert after is not None
        assert before > 4_000_000
        assert after < 400_000


def test_an_older_database_learns_to_give_space_back(tmp_path: Path) -> None:
    """It was made without that setting, and its saves were among the tables."""
    url = f"sqlite:///{tmp_path / 'a.db'}"
    engine = create_engine(url)
    with engine.begin() as connection:
        third = config()
        third.attributes["connection"] = connection
        command.upgrade(third, "0003")
        connection.exec_driver_sql("insert into users (id, name, created) values ('u', 'Ada', 1)")
        connection.execute(
            sql(
                "insert into tables (id, game, rules, options, seed, status, host, public, lang, pace, created, save,"
                " speed, opened) values ('t', 'nanty', 1, '{}', '', 'finished', 'u', false, 'en',"
                " '{\"kind\": \"none\"}', 1, :save, 'normal', false)"
            ),
            {"save": "żółw\n" * 200_000},
        )
    with engine.begin() as connection:
        migrate(connection)
    with engine.begin() as connection:
        data = connection.execute(select(schema.saves.c.data)).scalar_one()
        assert gzip.decompress(data).decode() == "żółw\n" * 200_000
        row = connection.execute(select(schema.tables)).one()
        assert row.brought == len(data)
        assert row.touched > time.time() - DAY, "its time begins now"
        connection.execute(insert(schema.users), {"id": "v", "name": "Bo", "created": 1.0})
    engine.dispose()
    assert not shrink(async_url(url), 500), "it cannot yet, and does not try for ever"
    make_shrinkable(async_url(url))
    with sqlite3.connect(tmp_path / "a.db") as plain:
        assert plain.execute("PRAGMA auto_vacuum").fetchone() == (2,)
        assert plain.execute("PRAGMA freelist_count").fetchone() == (0,)
        assert plain.execute("select count(*) from users").fetchone() == (2,)
