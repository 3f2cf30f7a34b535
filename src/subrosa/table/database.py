"""The database behind everything that is kept: SQLite or PostgreSQL, opened, read and written to."""

import secrets
import time
from typing import Any, Final

from sqlalchemy import Engine, create_engine, delete, event, text
from sqlalchemy.dialects.postgresql import insert as postgres_insert
from sqlalchemy.dialects.sqlite import insert as sqlite_insert
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from subrosa.table.clock import Now
from subrosa.table.migrations import migrate
from subrosa.table.writer import Order, Writer

CHANNEL: Final = "subrosa"


def async_url(url: str) -> str:
    """The address of a database with the driver we use."""
    scheme, separator, rest = url.partition("://")
    name = scheme.partition("+")[0]
    if not separator or name not in ("sqlite", "postgresql", "postgres"):
        raise ValueError(f"the database is named by sqlite:///FILE or postgresql://..., not {url!r}")
    return f"sqlite+aiosqlite://{rest}" if name == "sqlite" else f"postgresql+psycopg://{rest}"


class Database:
    """Reading and writing, without knowing what."""

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

    def news(self, message: str) -> list[Order]:
        """Tell the other workers, when the change they are told of is there to be read."""
        if not self.shared:
            return []
        values = {"channel": CHANNEL, "message": f"{self.worker} {message}"}
        return [(text("SELECT pg_notify(:channel, :message)"), values)]

    def insert(self, table: Any) -> Any:
        """An insertion in the words of this database, which can say what happens to a row that is there already."""
        return postgres_insert(table) if self.shared else sqlite_insert(table)

    def once(self, table: Any, values: dict[str, Any]) -> Order:
        """A row that may be there already."""
        return self.insert(table).on_conflict_do_nothing(), values


def remove(table: Any, key: dict[str, Any]) -> Order:
    """Delete the rows with these values."""
    return delete(table).where(*[table.c[name] == value for name, value in key.items()]), {}


def make_engine(url: str) -> AsyncEngine:
    """For reading. What statements are given stays out of their errors, and so out of the log."""
    if not url.startswith("sqlite"):
        return create_async_engine(url, pool_size=8, max_overflow=8, pool_pre_ping=True, hide_parameters=True)
    engine = create_async_engine(url, hide_parameters=True)
    event.listen(engine.sync_engine, "connect", prepare)
    return engine


def make_writing_engine(url: str) -> Engine:
    """For the one thread that writes."""
    if not url.startswith("sqlite"):
        return create_engine(url, pool_size=1, max_overflow=0, pool_pre_ping=True, hide_parameters=True)
    engine = create_engine(url.replace("+aiosqlite", "", 1), hide_parameters=True)
    event.listen(engine, "connect", prepare)
    return engine


def prepare(connection: Any, _: Any) -> None:
    """SQLite is told to keep what it has acknowledged even through a power cut."""
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
