"""Clocks that are set back or forward while the server runs, or while it does not. Time belongs to the tests."""

from pathlib import Path

import pytest
from sqlalchemy import update

from subrosa.table.common.clock import DOUBTED_FOR, DayClock
from subrosa.table.common.signing import Signer
from subrosa.table.play.clocks import DAY
from subrosa.table.play.table import LiveTable
from subrosa.table.protocol.tables import DaysClock
from subrosa.table.storage.analyses import GIVEN_UP
from subrosa.table.storage.schema import allowances
from subrosa.table.storage.writer import Taken
from tests.table.postgres import fresh
from tests.table.support import Running, Visitor, running, visitors
from tests.table.test_accounts import PASSWORD, registered

YEAR = 365 * DAY


class Time:
    """A wall clock that can be set, and a steady one that cannot."""

    def __init__(self) -> None:
        self.wall = 1_700_000_000.0
        self.steady = 50_000.0

    def go_on(self, seconds: float) -> None:
        self.wall += seconds
        self.steady += seconds

    def clock(self) -> DayClock:
        return DayClock(lambda: self.wall, lambda: self.steady)

    def rule(self, server: Running) -> None:
        """Make this the time of a server."""
        clock = self.clock()
        worker = server.worker
        worker.clock, worker.opened = clock, clock.steady()
        worker.store.database.now = worker.sessions.now = worker.invitations.now = clock.now


@pytest.mark.parametrize("jump", [3600.0, -3600.0, 3 * YEAR, -3 * YEAR, 60.0])
def test_a_jump_is_believed_when_it_has_lasted(jump: float) -> None:
    time = Time()
    clock = time.clock()
    time.go_on(10)
    assert clock.now() == time.wall
    before = clock.now()
    time.wall += jump
    for _ in range(60):
        time.go_on(59)
        assert clock.now() == pytest.approx(before := before + 59)
    time.go_on(59)
    assert clock.now() == pytest.approx(before + 59)
    time.go_on(DOUBTED_FOR)
    assert clock.now() == pytest.approx(time.wall)


def test_a_jump_that_is_taken_back_leaves_no_trace() -> None:
    time = Time()
    clock, start = time.clock(), time.wall
    for jump in (YEAR, -YEAR, 500.0, -500.0):
        time.wall += jump
        clock.now()
        time.go_on(DOUBTED_FOR - 10)
        clock.now()
        time.wall -= jump
        clock.now()
        time.go_on(20)
        assert clock.now() == pytest.approx(time.wall)
    assert clock.now() == pytest.approx(start + 4 * (DOUBTED_FOR + 10))


def test_a_clock_that_is_set_right_little_by_little_is_followed() -> None:
    time = Time()
    clock = time.clock()
    for _ in range(1000):
        time.go_on(1)
        time.wall += 0.5
        assert clock.now() == time.wall


# ---- visitors


@pytest.mark.parametrize("jump", [-7200.0, -5 * YEAR, 7200.0, 5 * YEAR])
async def test_logging_in_works_whatever_the_clock_does(jump: float, tmp_path: Path) -> None:
    async with running(tmp_path) as server, Visitor(server.url) as ada:
        time = Time()
        time.rule(server)
        login = await registered(ada, "Ada")
        limit = server.worker.settings.limits.login
        assert limit[1] > 1
        time.wall += jump
        assert (await ada.get("/api/me"))["login"] == login, "nobody is logged out by it"
        for _ in range(3):
            await ada.post("/api/login", {"name": login, "password": PASSWORD})
        time.go_on(DOUBTED_FOR + 1)
        await ada.get("/api/me")  # a session may have ended by now, and with it the token of the page
        await ada.post("/api/login", {"name": login, "password": PASSWORD})


async def test_an_empty_allowance_fills_again_after_the_clock_was_set_back(tmp_path: Path) -> None:
    """As if the server had been started again afterwards: then it believes the new time at once."""
    now = 10_000.0
    async with running(tmp_path) as server:
        store = server.worker.store
        store.database.now = lambda: now
        assert [await store.allowances.allow("x", 0.5, 2.0) for _ in range(3)] == [True, True, False]
        now -= 5000
        assert not await store.allowances.allow("x", 0.5, 2.0), "nothing is given away"
        now += 2
        assert [await store.allowances.allow("x", 0.5, 2.0) for _ in range(2)] == [True, False]
        now -= 5000
        assert await store.allowances.allow("y", 0.5, 2.0)
        now -= 5000
        assert await store.allowances.allow("y", 0.5, 2.0), "what was left is still there"


async def test_workers_whose_clocks_differ_count_by_one(tmp_path: Path, postgres_url: str) -> None:
    url = fresh(postgres_url)
    async with running(tmp_path, database_url=url) as one, running(tmp_path, database_url=url) as two:
        two.worker.store.database.now = lambda: 4e9
        stores = [one.worker.store, two.worker.store] * 4
        assert sum([await store.allowances.allow("x", 1e-6, 3.0) for store in stores]) == 3
        # The database's own clock was set back by a day; the next try is refused, and then it fills again.
        ahead = update(allowances).values(at=allowances.c.at + DAY)
        await one.worker.store.database.write((ahead, {}))
        assert not await one.worker.store.allowances.allow("x", 1e6, 3.0)
        assert await two.worker.store.allowances.allow("x", 1e6, 3.0)


async def test_sessions_that_a_wrong_clock_has_ended_are_not_thrown_away(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        store = server.worker.store
        right = store.database.now
        store.database.now = lambda: (
            right() + 40 * DAY
        )  # started with a wrong clock; guests are known for 30 days
        assert (await ada.get("/api/me"))["name"] is None
        await store.expiry.tidy(before=0.0)
        store.database.now = right
        assert (await ada.get("/api/me"))["name"] == "Ada"


# ---- clocks of games


async def live_table(server: Running, ada: Visitor, **pace: object) -> LiveTable:
    table = (await ada.make("nanty", "me", "hotseat", pace=pace))["id"]
    return server.worker.tables[table]


@pytest.mark.parametrize("jump", [-7200.0, 7200.0, 5 * YEAR])
async def test_a_live_clock_does_not_jump(jump: float, tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        time = Time()
        time.rule(server)
        table = await live_table(server, ada, kind="live", move=60, reserve=100)
        assert table.clocks.left(0) == 160
        time.go_on(70)
        time.wall += jump
        assert table.clocks.left(0) == 90
        clock = table.clocks.shown()
        assert clock is not None and clock.elapsed == 70
        seat = table.state.waiting[0]
        assert table.ledger is not None
        choice = str(table.state.view(seat)["choices"][0])
        await table.moves.choose(seat, choice, table.ledger.number(seat), "a")
        assert table.ledger.reserve[seat] == pytest.approx(90), "ten seconds of the reserve, not the jump"


@pytest.mark.parametrize("jump", [-9 * DAY, 9 * DAY, 5 * YEAR])
async def test_a_clock_of_days_does_not_run_out_by_a_jump(jump: float, tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        time = Time()
        time.rule(server)
        table = await live_table(server, ada, kind="days", days=2)
        time.go_on(DAY)
        assert table.clocks.left(0) == pytest.approx(DAY)
        time.wall += jump
        assert table.clocks.left(0) == pytest.approx(DAY)
        time.go_on(60)
        time.wall -= jump
        assert table.clocks.left(0) == pytest.approx(DAY - 60)
        time.go_on(DAY)
        assert table.clocks.left(0) == pytest.approx(-60)
        assert await server.worker.store.tables.overdue(5) == [table.row.id]


async def test_after_a_start_nobody_is_late_at_once(tmp_path: Path) -> None:
    """The clock may be wrong, or the server was down for days, during which nobody could move."""
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        time = Time()
        time.rule(server)
        table = await live_table(server, ada, kind="days", days=1)
        time.wall += 10 * DAY  # while the server was down
        time.rule(server)
        assert isinstance(table.row.pace, DaysClock)
        assert table.clocks.left(0) == DOUBTED_FOR
        time.go_on(DOUBTED_FOR)
        assert table.clocks.left(0) == 0


async def test_an_analysis_from_the_future_is_begun_again(tmp_path: Path) -> None:
    async with running(tmp_path) as server, visitors(server.url, "Ada") as [ada]:
        table = (await ada.make("nanty", "me", "hotseat"))["id"]
        store = server.worker.store
        right = store.database.now
        store.database.now = lambda: right() + YEAR
        await store.analyses.begin(table)
        with pytest.raises(Taken):
            await store.analyses.begin(table)
        store.database.now = right
        assert await store.analyses.find(table) is None
        await store.analyses.begin(table)
        store.database.now = lambda: right() - GIVEN_UP / 2  # workers may differ a little
        assert await store.analyses.find(table) is not None


def test_a_token_lasts_as_long_as_the_clock_that_signed_it_says() -> None:
    now = 1000.0
    signer = Signer(b"secret", "test", lambda: now)
    token = signer.sign("value", 10)
    assert signer.read(token) == "value"
    now += 10
    assert signer.read(token) is None
