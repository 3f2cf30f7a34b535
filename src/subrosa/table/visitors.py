"""What is kept of visitors: who they are, which browsers know them, and how much they have done lately."""

import time
from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import case, delete, insert, select, update

from subrosa.table import schema
from subrosa.table.database import Database, remove
from subrosa.table.rows import User
from subrosa.table.writer import Taken

users, sessions, allowances = schema.users, schema.sessions, schema.allowances


class Visitors(Database):
    """The part of the store that is about people."""

    async def names(self, user_ids: Sequence[str]) -> dict[str, str]:
        rows = await self.rows(select(users.c.id, users.c.name).where(users.c.id.in_(user_ids)))
        return {row["id"]: row["name"] for row in rows}

    async def account(self, login: str) -> User | None:
        row = await self.row(select(users).where(users.c.account == login))
        return User(**row) if row else None

    async def add_user(self, user: User) -> None:
        await self.writer.write((insert(users), msgspec.structs.asdict(user)))

    async def change_user(self, user_id: str, **values: Any) -> None:
        """Raises Taken if another account has that login."""
        await self.writer.write((update(users).where(users.c.id == user_id).values(**values), {}))

    # ---- sessions

    async def begin_session(self, session: str, user_id: str, ends: float) -> None:
        """A browser knows somebody."""
        values = {"id": session, "user": user_id, "ends": ends}
        await self.writer.write((insert(sessions), values))

    async def user_of(self, session: str) -> User | None:
        """Whom a browser knows, if it was not logged out."""
        known = await self.known_by(session)
        return None if known is None else known[0]

    async def known_by(self, session: str) -> tuple[User, float] | None:
        """Whom a browser knows, and until when."""
        known = select(users, sessions.c.ends).join(sessions, sessions.c.user == users.c.id)
        row = await self.row(known.where(sessions.c.id == session, sessions.c.ends > time.time()))
        if row is None:
            return None
        ends = row.pop("ends")
        return User(**row), ends

    async def prolong_session(self, session: str, ends: float) -> None:
        """A guest has come back."""
        await self.writer.write((update(sessions).where(sessions.c.id == session).values(ends=ends), {}))

    async def known_sessions(self, ids: Sequence[str]) -> set[str]:
        """Those of some sessions that were not ended."""
        return {row["id"] for row in await self.rows(select(sessions.c.id).where(sessions.c.id.in_(ids)))}

    async def end_session(self, session: str) -> None:
        """Log one browser out, whichever worker it is connected to."""
        await self.writer.write(remove(sessions, {"id": session}), *self.news(f"out session {session}"))

    async def end_sessions(self, user_id: str) -> None:
        """Log somebody out everywhere."""
        await self.writer.write(remove(sessions, {"user": user_id}), *self.news(f"out user {user_id}"))

    # ---- allowances

    async def allow(self, who: str, rate: float, most: float, cost: float = 1.0) -> bool:
        """Is so much more allowed? Counted by all workers together: a bucket that fills at a steady rate."""
        if cost > most:
            return False
        now = time.time()
        filled = allowances.c.left + (now - allowances.c.at) * rate
        left = case((filled > most, most), else_=filled)
        one_more = (
            self.insert(allowances)
            .values(who=who, left=most - cost, at=now)
            .on_conflict_do_update(
                index_elements=["who"], set_={"left": left - cost, "at": now}, where=left >= cost
            )
            .execution_options(preserve_rowcount=True)
        )
        try:
            await self.writer.write((one_more, {}), must_change=True)
        except Taken:
            return False
        return True

    async def tidy(self, before: float) -> None:
        """Forget sessions that have ended, and what nobody has used since then."""
        await self.writer.write(
            (delete(sessions).where(sessions.c.ends < time.time()), {}),
            (delete(allowances).where(allowances.c.at < before), {}),
        )
