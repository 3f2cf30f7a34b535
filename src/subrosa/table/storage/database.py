"""The database behind everything that is kept: SQLite or PostgreSQL, opened, read and written to."""

import asyncio
import logging
import secrets
import time
from typing import Any, Final

from sqlalchemy import Engine, create_engine, delete, event, text
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.exc import OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from subrosa.table.common.clock import Now
from subrosa.table.storage.migrations import migrate
from subrosa.table.storage.writer import Order, Writer

log = logging.getLogger("subrosa.table")
CHANNEL: Final = "subrosa"
INCREMENTAL: Final = 2  # what SQLite calls giving space back bit by bit


def async_url(url: str) -> str:
    """Return the address of a database with the driver we use. Raises ValueError."""
    scheme, separator, rest = url.partition("://")
    name = scheme.partition("+")[0]
    if not separator or name not in ("sqlite", "postgresql", "postgres"):
        raise ValueError(f"the database is named by sqlite:///FILE or postgresql://..., not {url!r}")
    return f"sqlite+aiosqlite://{rest}" if name == "sqlite" else f"postgresql+psycopg://{rest}"


class Database:
    """Reads and writes, without knowing what."""

    def __init__(self, url: str, now: Now = time.time) -> None:
        self.url = async_url(url)
        self.now = now
        self.shared = not self.url.startswith("sqlite")  # may several workers use it?
        self.worker = secrets.token_hex(4)  # who tells news: workers do not listen to their own
        self.engine = make_engine(self.url)
        self.writer: Writer

    async def open(self) -> None:
        """Bring the database up to date and be ready to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(migrate)
        if not self.shared:
            await asyncio.to_thread(make_shrinkable, self.url)
        self.writer = Writer(make_writing_engine(self.url))

    async def close(self) -> None:
        await self.writer.close()
        await self.engine.dispose()

    async def rows(self, statement: Any) -> list[dict[str, Any]]:
        async with self.engine.connect() as connection:
            return [row._asdict() for row in await connection.execute(statement)]

    async def row(self, statement: Any) -> dict[str, Any] | None:
        rows = await self.rows(statement)
        return rows[0] if rows else None

    async def write(self, *orders: Order, must_change: bool = False) -> None:
        """Carry out orders together; return when they are stored for good. Raises Taken."""
        await self.writer.write(*orders, must_change=must_change)

    def news(self, message: str) -> list[Order]:
        """Tell the other workers, when the change they are told of is there to be read."""
        if not self.shared:
            return []
        values = {"channel": CHANNEL, "message": f"{self.worker} {message}"}
        return [(text("SELECT pg_notify(:channel, :message)"), values)]

    def insert(self, table: Any) -> Any:
        """Return an insertion in the words of this database, which can say what happens if the row is there already."""
        if not self.shared:
            return sqlite_insert(table)
        from sqlalchemy.dialects.postgresql import insert  # most servers never need all that comes with it

        return insert(table)

    def once(self, table: Any, values: dict[str, Any]) -> Order:
        """Return an order to insert a row that may be there already."""
        return self.insert(table).on_conflict_do_nothing(), values

    # ---- space

    async def give_back(self, pages: int) -> bool:
        """Let SQLite give some unused space back to the disk; True if there is more. PostgreSQL needs no telling."""
        return False if self.shared else await asyncio.to_thread(shrink, self.url, pages)

    async def bytes_kept(self) -> int | None:
        """Return the size of SQLite's file."""
        if self.shared:
            return None
        sizes = [await self._pragma(name) for name in ("page_count", "page_size")]
        return int(sizes[0]) * int(sizes[1])

    async def _pragma(self, name: str) -> Any:
        async with self.engine.connect() as connection:
            return (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()


def remove(table: Any, key: dict[str, Any]) -> Order:
    """Return an order to delete the rows with these values."""
    return delete(table).where(*[table.c[name] == value for name, value in key.items()]), {}


def make_engine(url: str) -> AsyncEngine:
    """Make an engine for reading. What statements are given stays out of their errors, and so out of the log."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def make_writing_engine(url: str) -> Engine:
    """Make an engine for the one thread that writes."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(url.replace("+aiosqlite", "", 1), hide_parameters=True)
    event.listen(engine, "connect", prepare)
    return engine


def make_shrinkable(url: str) -> None:
    """Rewrite an older SQLite database once, so that it can give space back bit by bit from now on."""
    engine = make_writing_engine(url)
    try:
        with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
            if connection.exec_driver_sql("PRAGMA auto_vacuum").scalar_one() != INCREMENTAL:
                connection.exec_driver_sql("PRAGMA auto_vacuum=INCREMENTAL")
                connection.exec_driver_sql("VACUUM")
    except OperationalError as error:  # no room on the disk, or somebody else reads: it works as before
        log.warning("the database cannot be rewritten to give space back: %s", error.orig)
    finally:
        engine.dispose()


def shrink(url: str, pages: int) -> bool:
    """Give so many unused pages of SQLite's file back to the disk; True if there are more."""
    engine = make_writing_engine(url)
    try:
        connection = engine.raw_connection()
        try:
            cursor = connection.cursor()
            before = cursor.execute("PRAGMA freelist_count").fetchone()[0]
            # A script is carried out to its end; a statement would stop after the first page.
            cursor.executescript(f"PRAGMA incremental_vacuum({pages:d})")
            return 0 < int(cursor.execute("PRAGMA freelist_count").fetchone()[0]) < int(before)
        finally:
            connection.close()
    finally:
        engine.dispose()


def prepare(connection: Any, _: Any) -> None:
    """Tell SQLite to keep what it has acknowledged even through a power cut."""
    cursor = connection.cursor()
    # Space can be given back bit by bit only if that was said before the first table was made.
    for pragma in (
        "auto_vacuum=INCREMENTAL",
        "journal_mode=WAL",
        "journal_size_limit=16000000",
        "synchronous=FULL",
        "busy_timeout=10000",
        "foreign_keys=ON",
    ):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
