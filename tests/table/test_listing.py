"""Lists of tables: one's own turn first, one page at a time, and nothing large is read for them."""

from pathlib import Path
from typing import Any

import pytest
from alembic import command
from sqlalchemy import create_engine, event, insert, select

from subrosa.table.storage import schema
from subrosa.table.storage.database import async_url
from subrosa.table.storage.migrations import config, migrate
from subrosa.table.storage.rows import marked
from subrosa.table.web.lobby import A_PAGE
from tests.table.postgres import empty, fresh
from tests.table.support import Running, Visitor, running, visitors

both = pytest.mark.parametrize("kind", ["sqlite", "postgres"])


def settings(kind: str, url: str) -> dict[str, Any]:
    return {} if kind == "sqlite" else {"database_url": fresh(url)}


async def put(server: Running, who: Visitor, number: int, status: str, **more: Any) -> str:
    """Put a table into the database at which somebody sits; higher numbers are newer."""
    user, table = (await who.get("/api/me"))["id"], f"{number:020x}"
    row = {
        "id": table,
        "game": "estoril",
        "rules": 1,
        "options": "{}",
        "seed": "s",
        "status": status,
        "host": user,
        "public": False,
        "lang": "en",
        "pace": '{"kind": "none"}',
        "created": 1_700_000_000 + number / 7,
        "speed": "normal",
        "opened": False,
    }
    seat = {"table": table, "kind": "me", "name": "Ada", "nonce": "", "replaced": False, "auto_pass": False}
    await server.worker.store.database.write(
        (insert(schema.tables), row | more),
        (insert(schema.seats), seat | {"seat": 0, "user": None, "kind": "bot"}),
        (insert(schema.seats), seat | {"seat": 1, "user": user}),
    )
    return table


async def pages(who: Visitor) -> list[list[str]]:
    found, after = [], ""
    for _ in range(20):
        lists = await who.get(f"/api/tables{after}")
        found.append([table["id"] for table in lists["mine"]])
        if lists["next"] is None:
            return found
        after = f"?after={lists['next']}"
    raise AssertionError("the pages have no end")


@both
async def test_ones_turn_comes_first_then_running_waiting_finished(
    kind: str, tmp_path: Path, postgres_url: str
) -> None:
    async with (
        running(tmp_path, **settings(kind, postgres_url)) as server,
        visitors(server.url, "Ada", "Bo") as [ada, bo],
    ):
        turn = await put(server, ada, 1, "playing", turn="[0,1]", awaited=marked((0, 1)))  # the oldest of all
        later = await put(server, ada, 2, "playing", turn="[1]", awaited=marked((1,)))
        answered = await put(server, ada, 3, "playing", turn="[0,1]", awaited=marked((0,)))
        ten = await put(server, ada, 4, "playing", turn="[10]", awaited=marked((10, 11)))  # not seat 1
        waiting = await put(server, ada, 5, "waiting")
        over = [await put(server, ada, 100 + n, "finished") for n in range(55)]
        cancelled = await put(server, ada, 300, "cancelled")
        found = await pages(ada)
        assert [len(page) for page in found] == [A_PAGE] * 6
        listed = [table for page in found for table in page]
        assert listed == [later, turn, ten, answered, waiting, *over[::-1]]
        assert cancelled not in listed
        lists = await ada.get("/api/tables")
        assert lists["turns"] == 2
        assert [table["your_turn"] for table in lists["mine"]] == [True, True, *[False] * 8]
        assert (await bo.get("/api/tables"))["mine"] == []


@both
async def test_where_a_bot_plays_for_me_it_is_not_my_turn(
    kind: str, tmp_path: Path, postgres_url: str
) -> None:
    async with (
        running(tmp_path, **settings(kind, postgres_url)) as server,
        visitors(server.url, "Ada") as [ada],
    ):
        table = await put(server, ada, 1, "playing", awaited=marked((1,)))
        assert (await ada.get("/api/tables"))["turns"] == 1
        await server.worker.store.seats.change(table, 1, replaced=True)
        lists = await ada.get("/api/tables")
        assert (lists["turns"], lists["mine"][0]["your_turn"]) == (0, False)


@both
async def test_a_page_goes_on_where_the_last_one_ended(kind: str, tmp_path: Path, postgres_url: str) -> None:
    """New tables, and tables made in the same instant, are neither skipped nor shown twice."""
    async with (
        running(tmp_path, **settings(kind, postgres_url)) as server,
        visitors(server.url, "Ada") as [ada],
    ):
        at = {"created": 1_700_000_000.123456}
        old = [await put(server, ada, n, "finished", **at) for n in range(1, 2 * A_PAGE + 1)]
        first = await ada.get("/api/tables")
        new = await put(server, ada, 5000, "finished")
        await put(server, ada, 5001, "waiting")
        second = await ada.get(f"/api/tables?after={first['next']}")
        seen = [table["id"] for table in first["mine"] + second["mine"]]
        assert seen == old[::-1]
        assert second["next"] is None
        assert new in (await pages(ada))[0]


async def test_a_place_that_is_none_is_refused(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        for wrong in (
            "",
            "x",
            "9~1.0~" + "0" * 20,
            "1~nan~" + "0" * 20,
            "1~1.0~" + "g" * 20,
            "1~1.0",
            "a" * 5000,
        ):
            answer = await ada.http.get("/api/tables", params={"after": wrong})
            assert (answer.status_code, answer.json()["error"]) == (400, "bad-request")


async def test_my_turn_follows_the_moves(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada", "Bo") as [ada, bo]:
        table = (await ada.make("estoril", "me", "open"))["id"]
        await bo.post(f"/api/tables/{table}/join")
        async with ada.sit(table) as first, bo.sit(table) as second:
            for _ in range(12):
                await first.ping()
                await second.ping()
                for who, sitter in ((ada, first), (bo, second)):
                    lists = await who.get("/api/tables")
                    assert lists["turns"] == int(bool(sitter.choices))
                    assert lists["mine"][0]["your_turn"] is bool(sitter.choices)
                    assert (await who.get(f"/api/tables/{table}"))["your_turn"] is bool(sitter.choices)
                asked = first if first.choices else second
                assert (await asked.choose(asked.choices[0]))["type"] == "done"


async def test_lists_do_not_read_saves(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        await put(server, ada, 1, "finished")
        asked: list[str] = []
        engine = server.worker.store.database.engine.sync_engine

        def note(*given: Any) -> None:
            asked.append(str(given[2]))

        event.listen(engine, "before_cursor_execute", note)
        await ada.get("/api/tables")
        event.remove(engine, "before_cursor_execute", note)
        about_tables = [query for query in asked if "FROM tables" in query]
        assert about_tables
        assert not any("tables.save" in query for query in about_tables)


@both
def test_older_tables_are_brought_up_to_date(kind: str, tmp_path: Path, postgres_url: str) -> None:
    """Whoever is asked counts as awaited; seats that a host has left can be taken by others."""
    url = f"sqlite:///{tmp_path / 'a.db'}" if kind == "sqlite" else async_url(empty(postgres_url))
    engine = create_engine(url)
    with engine.begin() as connection:
        before = config()
        before.attributes["connection"] = connection
        command.upgrade(before, "0003")
        connection.exec_driver_sql("insert into users (id, name, created) values ('u', 'Ada', 1)")
        for table, status, public, turn in (
            ("p", "playing", "true", "'[0,10]'"),
            ("o", "waiting", "true", "null"),
            ("f", "waiting", "false", "null"),
        ):
            connection.exec_driver_sql(
                "insert into tables (id, game, rules, options, seed, status, host, public, lang, pace, created,"
                " speed, opened, turn)"
                f" values ('{table}', 'nanty', 1, '{{}}', 's', '{status}', 'u', {public}, 'en', '', 1, 'normal',"
                f" false, {turn})"
            )
            connection.exec_driver_sql(
                'insert into seats ("table", seat, kind, name, nonce, replaced, auto_pass)'
                f" values ('{table}', 0, 'me', '', '', false, false)"
            )
        migrate(connection)
        wanted = select(schema.tables.c.id, schema.tables.c.awaited, schema.seats.c.kind)
        rows = connection.execute(wanted.where(schema.seats.c.table == schema.tables.c.id)).all()
        assert {tuple(row) for row in rows} == {
            ("p", marked((0, 10)), "me"),
            ("o", None, "open"),
            ("f", None, "friend"),
        }
    engine.dispose()
