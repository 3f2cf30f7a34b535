"""How much of what is limited visitors may still do, counted by all workers together."""

from typing import Any

from sqlalchemy import case, func, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database
from subrosa.table.storage.writer import Taken

allowances = schema.allowances


class Allowances:
    """The part of the store that is about limits."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def allow(self, who: str, rate: float, most: float, cost: float = 1.0) -> bool:
        """Take so much if it is allowed, and tell whether it was: from a bucket that fills at a steady rate."""
        if cost > most:
            return False
        now = self.shared_now()
        # A clock that was set back has taken nothing away; one that was set forward fills a bucket, and no more.
        passed = case((allowances.c.at < now, now - allowances.c.at), else_=0.0)
        filled = allowances.c.left + passed * rate
        left = case((filled > most, most), else_=filled)
        one_more = (
            self.database.insert(allowances)
            .values(who=who, left=most - cost, at=now)
            .on_conflict_do_update(
                index_elements=["who"], set_={"left": left - cost, "at": now}, where=left >= cost
            )
            .execution_options(preserve_rowcount=True)
        )
        try:
            await self.database.write((one_more, {}), must_change=True)
        except Taken:
            # It fills again from now on, not from a time told by a clock that was wrong.
            ahead = allowances.c.who == who, allowances.c.at > now
            await self.database.write((update(allowances).where(*ahead).values(at=now), {}))
            return False
        return True

    async def note_health(self) -> None:
        """Write something that changes nothing, to see whether that can be done."""
        seen = {"left": 0.0, "at": self.database.now()}
        noted = self.database.insert(allowances).values(who="health", **seen)
        order = noted.on_conflict_do_update(index_elements=["who"], set_=seen)
        await self.database.write((order, {}))

    def shared_now(self) -> Any:
        """Return the time as all workers have it: their own may differ, and one would count what another does not."""
        return func.extract("epoch", func.clock_timestamp()) if self.database.shared else self.database.now()
