"""How workers hear from each other. One worker alone has nobody to hear; several meet in PostgreSQL.

What is said is short: `move TABLE`, `table TABLE`, `chat TABLE`, `here TABLE SEATS [looks] [host]`, `who TABLE`, and
when somebody was logged out `out session SESSION` or `out user USER`, or has a new session instead of an old one
`out renewed SESSION`; `gone TABLE` when it was removed. Whoever hears it reads the rows.

Among workers, one at a time is the steward of a table, who moves its bots and looks at its clocks; that is a lock which
PostgreSQL takes back when a worker dies.
"""

from collections.abc import Awaitable, Callable

from subrosa.table.storage.database import Database

Hear = Callable[[str, list[str]], Awaitable[None]]


class Hub:
    """A worker alone."""

    async def open(self, hear: Hear, refresh: Callable[[], Awaitable[None]]) -> None:
        """Begin to listen: `hear` gets sender and words, `refresh` is called when something may have been missed."""

    async def close(self) -> None:
        """Stop listening."""

    async def say(self, words: str) -> None:
        """Tell the other workers something that is not in the database."""

    async def hold(self, table_id: str) -> bool:
        """Become the steward of a table, or stay it. False if another worker is."""
        return True

    async def release(self, table_id: str) -> None:
        """Be its steward no longer."""


def hub_for(database: Database) -> Hub:
    """Return the hub of a worker with this database."""
    if not database.shared:
        return Hub()
    from subrosa.table.storage.postgres_hub import PostgresHub  # a worker alone needs no driver of PostgreSQL

    return PostgresHub(database.url, database.worker)
