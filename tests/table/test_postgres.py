"""PostgreSQL with two workers: any worker serves any table, and both tell the same story."""

import asyncio
import os
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, select

from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.from_server import Done
from subrosa.table.storage.database import async_url
from subrosa.table.storage.migrations import NEWEST, config, migrate
from subrosa.table.storage.rows import from_row
from subrosa.table.storage.schema import metadata, tables
from tests.table.postgres import empty, fresh
from tests.table.support import PATIENCE, Running, ServerProcess, Sitter, Visitor, running, visitors


def test_the_migrations_lead_to_the_schema(postgres_url: str, tmp_path: Path) -> None:
    assert ScriptDirectory.from_config(config()).get_heads() == [NEWEST]
    urls = (f"sqlite:///{tmp_path / 'a.db'}", async_url(empty(postgres_url)))
    for url in urls:
        engine = create_engine(url)
        for _ in range(2):  # the second time nothing is left to do
            with engine.begin() as connection:
                migrate(connection)
        with engine.connect() as connection:
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()


def test_a_database_of_the_first_form_is_brought_up_to_date(postgres_url: str, tmp_path: Path) -> None:
    for url in (f"sqlite:///{tmp_path / 'a.db'}", async_url(empty(postgres_url))):
        engine = create_engine(url)
        with engine.begin() as connection:
            first = config()
            first.attributes["connection"] = connection
            command.upgrade(first, "0001")
            connection.exec_driver_sql("insert into users (id, name, created) values ('u', 'Ada', 1)")
            connection.exec_driver_sql(
                "insert into tables (id, game, rules, options, seed, status, host, public, lang, pace, created)"
                " values ('t', 'nanty', 1, '{}', 's', 'finished', 'u', false, 'en', '{\"kind\": \"none\"}', 1)"
            )
            migrate(connection)
            row = from_row(connection.execute(select(tables)).one()._asdict())
            assert (row.speed, row.opened, row.public) == ("normal", False, False)
        engine.dispose()


async def seen_alike(sitters: list[Sitter]) -> None:
    """Wait until all have noticed the same number of things."""
    async with asyncio.timeout(PATIENCE):
        while len({sitter.seq for sitter in sitters}) > 1:
            for sitter in sitters:
                await sitter.ping()
            await asyncio.sleep(0.01)


async def test_two_workers_tell_the_same_story(postgres_url: str, tmp_path: Path) -> None:
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as one, running(tmp_path, database_url=url) as two:
        await play_across(one, two)


async def play_across(one: Running, two: Running) -> None:
    async with visitors(one.url, "Ada") as [ada], visitors(two.url, "Bo") as [bo]:
        table = (await ada.make("estoril", "me", "open", "random", public=True))["id"]
        async with ada.sit(table) as waiting:
            await bo.post(f"/api/tables/{table}/join")
            await waiting.until("update")
        async with ada.sit(table) as first, bo.sit(table) as second, AsyncExitStack() as stack:
            stranger = await stack.enter_async_context(Visitor(two.url))
            watcher = await stack.enter_async_context(stranger.sit(table))
            rng, people = Random(2), [first, second]
            async with asyncio.timeout(PATIENCE):
                while len(watcher.log) <= 25:
                    await asyncio.gather(*[sitter.ping() for sitter in (*people, watcher)])
                    moves = [sitter.choose(rng.choice(sitter.choices)) for sitter in people if sitter.choices]
                    await asyncio.gather(*moves)
                    await asyncio.sleep(0.01)
            assert first.table["seats"][1]["here"], "presence is told across workers"
            await first.send(type="chat", text="hello there")
            while not second.chat:
                await second.receive()
            assert second.chat[-1]["text"] == "hello there"
        logs = [server.worker.tables[table].state.log(None) for server in (one, two)]
        shorter = min(map(len, logs))
        assert logs[0][:shorter] == logs[1][:shorter]


async def test_both_workers_at_the_same_instant(postgres_url: str, tmp_path: Path) -> None:
    """The same seat moves through both workers: one move counts, the other is stale, and the log has one."""
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as one, running(tmp_path, database_url=url) as two:
        await collide(one, two)


async def collide(one: Running, two: Running) -> None:
    async with visitors(one.url, "Ada") as [ada], Visitor(two.url) as twin:
        twin.http.cookies = ada.http.cookies
        table = (await ada.make("nanty", "me", "hotseat"))["id"]
        async with ada.sit(table) as first, twin.sit(table) as second:
            for _ in range(20):
                await seen_alike([first, second])
                assert first.view is not None
                assert first.view == second.view
                seat, choice = first.view["seat"], first.choices[-1]
                answers = await asyncio.gather(
                    first.choose(choice, seat=seat), second.choose(choice, seat=seat)
                )
                assert sorted(answer["type"] for answer in answers) == ["done", "stale"]
                await asyncio.gather(first.ping(), second.ping())


async def test_the_same_move_through_both_workers_is_done(postgres_url: str, tmp_path: Path) -> None:
    """Sent again over another connection before the first was answered: both are told that it is stored."""
    url = fresh(postgres_url)
    async with (
        running(tmp_path, database_url=url) as one,
        running(tmp_path, database_url=url) as two,
        visitors(one.url, "Ada") as [ada],
        Visitor(two.url) as twin,
    ):
        twin.http.cookies = ada.http.cookies
        table = (await ada.make("nanty", "me", "hotseat"))["id"]
        async with ada.sit(table) as first, twin.sit(table) as second:
            for number in range(20):
                await seen_alike([first, second])
                assert first.view is not None
                seat, choice, name = first.view["seat"], first.choices[-1], f"move-{number}"
                answers = await asyncio.gather(
                    first.choose(choice, seat=seat, name=name),
                    second.choose(choice, seat=seat, name=name),
                )
                assert answers[0] == answers[1]
                assert answers[0]["type"] == "done"
                await asyncio.gather(first.ping(), second.ping())
        rows = await one.worker.store.moves.after(table, 0)
        assert [row.move_id for row in rows] == [f"move-{number}" for number in range(20)]


async def test_a_worker_that_is_behind_knows_a_stored_move(postgres_url: str, tmp_path: Path) -> None:
    """The other worker has not heard of it yet."""
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as one, running(tmp_path, database_url=url) as two:
        async with visitors(one.url, "Ada") as [ada]:
            table = (await ada.make("nanty", "me", "hotseat"))["id"]
        here, there = await one.worker.table(table), await two.worker.table(table)
        two.worker.hear = nothing  # type: ignore[method-assign]
        await two.worker.hub.close()
        seat = here.state.waiting[0]
        choice = str(here.state.view(seat)["choices"][0])
        done = await here.moves.choose(seat, choice, 1, "again")
        assert isinstance(done, Done)
        assert await there.moves.choose(seat, choice, 1, "again") == done
        assert there.ledger is not None
        assert here.ledger is not None
        assert there.ledger.seq == here.ledger.seq


async def nothing(sender: str, words: list[str]) -> None:
    """Hear nothing."""


async def test_answers_of_others_make_none_stale_in_another_worker(postgres_url: str, tmp_path: Path) -> None:
    """Two seats answer the same question through two workers at the same time: both count."""
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as one, running(tmp_path, database_url=url) as two:
        async with visitors(one.url, "Ada") as [ada]:
            table = (await ada.make("overlord", *["hotseat"] * 4))["id"]
        here, there = await one.worker.table(table), await two.worker.table(table)
        two.worker.hear = nothing  # type: ignore[method-assign]
        asked = await until_several_are_asked(here)
        await there.moves.catch_up()
        await two.worker.hub.close()  # from here on it is behind
        for live, seat in ((here, asked[0]), (there, asked[1])):
            assert live.ledger is not None
            answer = await live.moves.choose(
                seat, str(live.state.view(seat)["choices"][0]), live.ledger.number(seat), f"by-{seat}"
            )
            assert isinstance(answer, Done)
        stored = await one.worker.store.moves.after(table, 0)
        assert [move.seat for move in stored[-2:]] == list(asked[:2])


async def until_several_are_asked(table: LiveTable) -> tuple[int, ...]:
    """Play until a question is put to several seats, and return them."""
    for n in range(500):
        seats = tuple(table.state.waiting)
        if len(seats) > 2:
            return seats
        assert table.ledger is not None
        choice = str(table.state.view(seats[0])["choices"][-1])
        await table.moves.choose(seats[0], choice, table.ledger.number(seats[0]), f"m{n}")
    raise AssertionError("nobody was asked together")


@pytest.mark.slow
async def test_real_workers_and_one_of_them_dies(postgres_url: str, tmp_path: Path) -> None:
    arguments = ["--database-url", fresh(postgres_url), "--workers", "2", "--speed", "instant"]
    with ServerProcess(tmp_path / "data", *arguments) as server:
        async with visitors(server.url, "Ada") as [ada]:
            table = (await ada.make("estoril", "me", "random"))["id"]
            before = 0
            for round_ in range(2):
                async with ada.sit(table) as sitter:
                    for _ in range(6):
                        while not sitter.choices and not sitter.over:
                            await sitter.until("update")
                        answer = await sitter.choose(sitter.choices[0])
                        assert answer["type"] == "done"
                        while sitter.seq < answer["seq"]:
                            await sitter.until("update")
                    assert sitter.seq > before
                    before = sitter.seq
                if round_ == 0:
                    dead, *others = workers(server)
                    os.kill(dead, signal.SIGKILL)
                    async with asyncio.timeout(PATIENCE):
                        while dead in (now := workers(server)) or len(now) <= len(others):
                            await asyncio.sleep(0.05)


def workers(server: ServerProcess) -> list[int]:
    """Return the process ids of the workers; one that is just ending may have no command line any more."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children").read_text().split()
    lines = {int(pid): Path(f"/proc/{pid}/cmdline") for pid in children}
    return [pid for pid, line in lines.items() if line.exists() and "spawn_main" in line.read_text()]
