"""`/healthz` quickly says whether the server is fit to be asked, and asking all the time costs nothing."""

import asyncio
import os
import re
import resource
import signal
from pathlib import Path

import httpx
import psycopg
import pytest

from subrosa.table.monitoring import health
from subrosa.table.monitoring.health import FRESH, NO_ANSWER, NO_READING, NO_WRITING, OK, PATIENCE, Health
from tests.table import support
from tests.table.postgres import fresh
from tests.table.support import ServerProcess, patient, running

ROOT = Path(__file__).parents[2]


class Counting(Health):
    """A check that counts how often it has looked."""

    looks = 0

    async def _found(self) -> str:
        self.looks += 1
        return await super()._found()


async def test_many_who_ask_cost_one_look(tmp_path: Path) -> None:
    now = 100.0
    async with running(tmp_path) as server:
        found = Counting(server.worker.store, lambda: now)
        assert await asyncio.gather(*[found.status() for _ in range(50)]) == [OK] * 50
        assert found.looks == 1
        now += FRESH - 0.1
        assert await found.status() == OK
        assert found.looks == 1
        now += 0.1
        assert await found.status() == OK
        assert found.looks == 2


async def test_a_database_that_hangs_is_told_in_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    now, answers = 100.0, asyncio.Event()
    async with running(tmp_path) as server:
        found = Counting(server.worker.store, lambda: now)
        true = server.worker.store.database.rows

        async def hanging(statement: object) -> list[dict[str, object]]:
            await answers.wait()
            return await true(statement)

        monkeypatch.setattr(server.worker.store.database, "rows", hanging)
        assert await found.status() == NO_ANSWER
        now += 1000
        assert await asyncio.gather(*[found.status() for _ in range(20)]) == [NO_ANSWER] * 20
        assert found.looks == 1, "what hangs is not asked again"
        looking = found.looking
        assert looking is not None
        answers.set()
        await looking
        assert await found.status() == OK


async def test_a_real_postgresql_that_hangs(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All processes that serve us are stopped, and continued afterwards."""
    monkeypatch.setattr(health, "PATIENCE", 0.05)
    monkeypatch.setattr(health, "FRESH", 0.0)
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as server, patient(server.url) as http:
        await until(http, 200, OK)
        with psycopg.connect(url, autocommit=True) as connection:
            query = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            pids = [int(row[0]) for row in connection.execute(query)]
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)
        try:
            await until(http, 503, NO_ANSWER)
        finally:
            for pid in pids:
                os.kill(pid, signal.SIGCONT)
        await until(http, 200, OK)


async def until(http: httpx.AsyncClient, status: int, told: str) -> None:
    """Ask until that is the answer."""
    async with asyncio.timeout(support.PATIENCE):
        while True:
            answer = await http.get("/healthz")
            if (answer.status_code, answer.json()["status"]) == (status, told):
                return
            await asyncio.sleep(0.02)


@pytest.mark.slow
async def test_a_full_disk(tmp_path: Path) -> None:
    """A real server that may not write any more, to any file; then it may again."""
    with ServerProcess(tmp_path / "data") as server:
        assert server.process is not None
        pid = server.process.pid
        async with patient(server.url) as http:
            await until(http, 200, OK)
            _, most = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (0, most))
            await until(http, 503, NO_WRITING)
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (most, most))
            await until(http, 200, OK)


async def test_no_database_at_all(tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as server, patient(server.url) as http:
        name = url.partition("@/")[2].partition("?")[0]
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name]
            )
            await until(http, 503, NO_READING)
            connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
        await until(http, 200, OK)


def test_it_answers_sooner_than_those_who_ask_give_up() -> None:
    assert PATIENCE < 5


async def test_the_page_for_hosts_names_no_metric_that_is_not_there(tmp_path: Path) -> None:
    named = set(re.findall(r"`(subrosa_\w+[a-z])`", (ROOT / "docs" / "hosting.md").read_text("utf-8")))
    async with running(tmp_path) as server:
        gauges = server.worker.gauges() | server.worker.bots.figures()
    assert "subrosa_archive_waiting" in named
    assert named <= set(gauges)
