"""Sessions as they are kept: which browsers know whom, and until when."""

from collections.abc import Sequence

from sqlalchemy import insert, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database, remove
from subrosa.table.storage.rows import User
from subrosa.table.storage.writer import Order

users, sessions = schema.users, schema.sessions


class Sessions:
    """The part of the store that is about sessions."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begin(self, session: str, user_id: str, ends: float, former: str | None = None) -> None:
        """Let a browser know somebody, instead of whomever it knew before."""
        orders: list[Order] = [(insert(sessions), {"id": session, "user": user_id, "ends": ends})]
        if former is not None:
            orders += [remove(sessions, {"id": former}), *self.database.news(f"out renewed {former}")]
        await self.database.write(*orders)

    async def user_of(self, session: str) -> User | None:
        """Return whom a browser knows, if it was not logged out."""
        known = await self.known_by(session)
        return None if known is None else known[0]

    async def known_by(self, session: str) -> tuple[User, float] | None:
        """Return whom a browser knows, and until when."""
        known = select(users, sessions.c.ends).join(sessions, sessions.c.user == users.c.id)
        row = await self.database.row(
            known.where(sessions.c.id == session, sessions.c.ends > self.database.now())
        )
        if row is None:
            return None
        ends = row.pop("ends")
        return User(**row), ends

    async def prolong(self, session: str, ends: float) -> None:
        """Let a browser know a guest who has come back for longer."""
        await self.database.write((update(sessions).where(sessions.c.id == session).values(ends=ends), {}))

    async def still_known(self, ids: Sequence[str]) -> set[str]:
        """Return those of some sessions that have not been ended."""
        return {
            row["id"] for row in await self.database.rows(select(sessions.c.id).where(sessions.c.id.in_(ids)))
        }

    async def end(self, session: str) -> None:
        """Log one browser out, whichever worker it is connected to."""
        await self.database.write(
            remove(sessions, {"id": session}), *self.database.news(f"out session {session}")
        )

    async def end_all_of(self, user_id: str) -> None:
        """Log somebody out everywhere."""
        await self.database.write(
            remove(sessions, {"user": user_id}), *self.database.news(f"out user {user_id}")
        )
