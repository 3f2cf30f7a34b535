"""What is kept of analyses: how far they are, and what they found."""

from typing import Any, Final

from sqlalchemy import and_, or_, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database, remove

analyses = schema.analyses
GIVEN_UP: Final = 60.0  # seconds without a sign after which whoever analysed a game has died


class Analyses:
    """The part of the store that is about analyses."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, table_id: str) -> dict[str, Any] | None:
        """Return how far an analysis is, and what it found once it is over; None if there is none."""
        row = await self.database.row(select(analyses).where(analyses.c.table == table_id))
        if row is None or (row["data"] is None and abs(self.database.now() - row["at"]) > GIVEN_UP):
            return None
        return row

    async def begin(self, table_id: str) -> None:
        """Note that an analysis begins. Raises Taken if there is one, or somebody is at it."""
        now = self.database.now()
        # Nobody gives a sign from the future either: whoever did has died before the clock was set back.
        silent = or_(analyses.c.at < now - GIVEN_UP, analyses.c.at > now + GIVEN_UP)
        dead = and_(analyses.c.data.is_(None), silent)
        fresh = {"done": 0, "total": 0, "at": now}
        claim = (
            self.database.insert(analyses)
            .values(table=table_id, **fresh)
            .on_conflict_do_update(index_elements=["table"], set_=fresh, where=dead)
            .execution_options(preserve_rowcount=True)
        )
        await self.database.write((claim, {}), must_change=True)

    async def note(self, table_id: str, done: int, total: int) -> None:
        """Note how far it is."""
        await self._change(table_id, done=done, total=total)

    async def keep(self, table_id: str, data: bytes) -> None:
        """Keep what it found."""
        await self._change(table_id, data=data)

    async def forget(self, table_id: str) -> None:
        """Forget one that failed, so that somebody may ask again."""
        await self.database.write(remove(analyses, {"table": table_id}))

    async def _change(self, table_id: str, **values: Any) -> None:
        change = update(analyses).where(analyses.c.table == table_id).values(at=self.database.now(), **values)
        await self.database.write((change, {}))
