"""What is kept of visitors: who they are, which browsers know them, and how much they have done lately."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import case, delete, func, insert, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database, remove
from subrosa.table.storage.rows import User
from subrosa.table.storage.writer import Order, Taken

KEPT: Final = 30 * 86_400.0  # seconds that a session which has ended is kept, in case the clock is wrong
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
        await self.writer.write((update(users).where(users.c.id == user_id).values(**values), {}))

    async def register(self, user_id: str, **values: Any) -> None:
        """A guest becomes an account. Raises Taken if they are one already, or if another account has that login."""
        guest = users.c.id == user_id, users.c.account.is_(None)
        await self.writer.write((update(users).where(*guest).values(**values), {}), must_change=True)

    async def is_registered(self, user_id: str) -> bool:
        """Has this visitor an account?"""
        row = await self.row(select(users.c.account).where(users.c.id == user_id))
        return row is not None and row["account"] is not None

    # ---- sessions

    async def begin_session(self, session: str, user_id: str, ends: float, former: str | None = None) -> None:
        """A browser knows somebody, instead of whomever it knew before."""
        orders: list[Order] = [(insert(sessions), {"id": session, "user": user_id, "ends": ends})]
        if former is not None:
            orders += [remove(sessions, {"id": former}), *self.news(f"out renewed {former}")]
        await self.writer.write(*orders)

    async def user_of(self, session: str) -> User | None:
        """Whom a browser knows, if it was not logged out."""
        known = await self.known_by(session)
        return None if known is None else known[0]

    async def known_by(self, session: str) -> tuple[User, float] | None:
        """Whom a browser knows, and until when."""
        known = select(users, sessions.c.ends).join(sessions, sessions.c.user == users.c.id)
        row = await self.row(known.where(sessions.c.id == session, sessions.c.ends > self.now()))
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
        now = self.shared_now()
        # A clock that was set back has taken nothing away; one that was set forward fills a bucket, and no more.
        passed = case((allowances.c.at < now, now - allowances.c.at), else_=0.0)
        filled = allowances.c.left + passed * rate
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
            # It fills again from now on, not from a time that a clock which was wrong has told.
            ahead = allowances.c.who == who, allowances.c.at > now
            await self.writer.write((update(allowances).where(*ahead).values(at=now), {}))
            return False
        return True

    async def note_health(self) -> None:
        """Write something that changes nothing, to see whether that can be done."""
        seen = {"left": 0.0, "at": self.now()}
        noted = self.insert(allowances).values(who="health", **seen)
        order = noted.on_conflict_do_update(index_elements=["who"], set_=seen)
        await self.writer.write((order, {}))

    def shared_now(self) -> Any:
        """The time as all workers have it: theirs may differ, and what one counts would be more for another."""
        return func.extract("epoch", func.clock_timestamp()) if self.shared else self.now()

    async def tidy(self, before: float) -> None:
        """Forget sessions that ended long ago, and what nobody has used since then.

        What has just ended by a clock that is wrong counts again when that was set right.
        """
        await self.writer.write(
            (delete(sessions).where(sessions.c.ends < self.now() - KEPT), {}),
            (delete(allowances).where(allowances.c.at < before), {}),
        )
