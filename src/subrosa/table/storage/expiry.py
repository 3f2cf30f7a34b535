"""What is removed after a time: tables that nobody needs, saves that nobody looks at, guests who do not come back.

Every removal asks once more, in the transaction that removes, whether it is still right: somebody may have come since.
Whoever is at a table notes it there (`touched`), in whichever worker, so that a table somebody is at is never removed.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, and_, delete, exists, func, not_, or_, select, update

from subrosa.table.config.keeping import DAY, Keeping
from subrosa.table.storage import schema
from subrosa.table.storage.database import Database, remove
from subrosa.table.storage.writer import Order, Taken

tables, seats, users = schema.tables, schema.seats, schema.users
sessions, allowances = schema.sessions, schema.allowances

# In this order: what names something goes before what is named.
OF_A_TABLE: Final = (
    schema.analyses,
    schema.saves,
    schema.votes,
    schema.mutes,
    schema.notes,
    schema.chat,
    schema.snapshots,
    schema.moves,
    schema.seats,
)
KINDS: Final = ("saves", "waiting", "running", "finished", "accounts")
AT_IT: Final = 900.0  # seconds: whoever is at a table notes it more often than that
KEPT: Final = 30 * DAY  # that a session which has ended is kept, in case the clock is wrong
REMOVED: Final = "removed"

# Is the host somebody with an account, or does one sit there?
WITH_ACCOUNT: Final = users.c.account.is_not(None)
KNOWN: Final = or_(
    exists().where(users.c.id == tables.c.host, WITH_ACCOUNT),
    exists().where(seats.c.table == tables.c.id, seats.c.user == users.c.id, WITH_ACCOUNT),
)


def days_of(kind: str, keeping: Keeping) -> int:
    """Return how many days tables of this kind are kept, 0 for ever."""
    return int(getattr(keeping, kind))


def expired(kind: str, keeping: Keeping, now: float) -> ColumnElement[bool]:
    """Find tables of a kind that are too old. `kind` is one of KINDS, each of which is a setting of `Keeping`."""
    played = tables.c.brought == 0
    kinds: dict[str, list[ColumnElement[bool]]] = {
        "saves": [tables.c.brought > 0],
        "waiting": [played, tables.c.status.in_(("waiting", "cancelled"))],
        "running": [played, tables.c.status == "playing", not_(KNOWN)],
        "finished": [played, tables.c.status == "finished", not_(KNOWN)],
        "accounts": [played, tables.c.status.in_(("playing", "finished")), KNOWN],
    }
    return and_(tables.c.touched < now - days_of(kind, keeping) * DAY, *kinds[kind])


def lost(now: float) -> ColumnElement[bool]:
    """Find guests whom no browser knows any more, and no table names."""
    return and_(
        users.c.account.is_(None),
        users.c.created < now - DAY,
        not_(exists().where(sessions.c.user == users.c.id, sessions.c.ends > now)),
        not_(exists().where(tables.c.host == users.c.id)),
        not_(exists().where(seats.c.user == users.c.id)),
        not_(exists().where(seats.c.kept_for == users.c.id)),
    )


class Expiry:
    """The part of the store that is about what goes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def touch(self, table_id: str, now: float) -> None:
        """Note that somebody is at a table."""
        await self.database.write((update(tables).where(tables.c.id == table_id).values(touched=now), {}))

    # ---- tables

    async def expired_tables(self, kind: str, keeping: Keeping, now: float, most: int) -> list[str]:
        """Return some tables of a kind that are too old, the oldest first."""
        if not days_of(kind, keeping):
            return []
        wanted = select(tables.c.id).where(expired(kind, keeping, now)).order_by(tables.c.touched)
        return [row["id"] for row in await self.database.rows(wanted.limit(most))]

    async def count_expired(self, kind: str, keeping: Keeping, now: float) -> int:
        """Count them."""
        if not days_of(kind, keeping):
            return 0
        row = await self.database.row(
            select(func.count().label("n")).select_from(tables).where(expired(kind, keeping, now))
        )
        return int(row["n"]) if row else 0

    async def remove_expired(self, table_id: str, kind: str, keeping: Keeping, now: float) -> bool:
        """Remove a table with all that belongs to it, if it is still too old."""
        return await self._remove_table(table_id, expired(kind, keeping, now))

    async def saves_of(self, user_id: str) -> list[str]:
        """Return the saves that somebody has uploaded, the newest first."""
        mine = select(tables.c.id).where(tables.c.host == user_id, tables.c.brought > 0)
        return [
            row["id"] for row in await self.database.rows(mine.order_by(tables.c.created.desc(), tables.c.id))
        ]

    async def remove_save(self, table_id: str) -> bool:
        """Remove an uploaded save, unless somebody is looking at it."""
        unseen = or_(tables.c.touched == tables.c.created, tables.c.touched < self.database.now() - AT_IT)
        return await self._remove_table(table_id, and_(tables.c.brought > 0, unseen))

    async def _remove_table(self, table_id: str, still: ColumnElement[bool]) -> bool:
        claim = update(tables).where(tables.c.id == table_id, still).values(status=REMOVED)
        orders: list[Order] = [(claim, {})]
        orders += [remove(table, {"table": table_id}) for table in OF_A_TABLE]
        orders.append((update(tables).where(tables.c.rematch == table_id).values(rematch=None), {}))
        orders.append(remove(tables, {"id": table_id}))
        return await self._if_still(*orders, *self.database.news(f"gone {table_id}"))

    # ---- guests

    async def shorten_sessions(self, seconds: float) -> None:
        """Let no browser know a guest who does not come back for longer than this; the host may have changed it."""
        latest = self.database.now() + seconds
        guests = select(users.c.id).where(users.c.account.is_(None))
        shorter = update(sessions).where(sessions.c.ends > latest, sessions.c.user.in_(guests))
        await self.database.write((shorter.values(ends=latest), {}))

    async def lost_guests(self, now: float, most: int) -> list[str]:
        """Return some guests who will not come back."""
        wanted = select(users.c.id).where(lost(now)).order_by(users.c.created)
        return [row["id"] for row in await self.database.rows(wanted.limit(most))]

    async def count_lost_guests(self, now: float) -> int:
        """Count them."""
        row = await self.database.row(select(func.count().label("n")).select_from(users).where(lost(now)))
        return int(row["n"]) if row else 0

    async def remove_guests(self, user_ids: Sequence[str], now: float) -> int:
        """Remove those of some guests who have not come back in the meantime."""
        return sum([await self._remove_guest(user_id, now) for user_id in user_ids])

    async def _remove_guest(self, user_id: str, now: float) -> bool:
        claim = update(users).where(users.c.id == user_id, lost(now)).values(password=None)
        of_user = [remove(table, {"user": user_id}) for table in (sessions, schema.notes, schema.mutes)]
        return await self._if_still((claim, {}), *of_user, remove(users, {"id": user_id}))

    async def _if_still(self, *orders: Order) -> bool:
        """Carry out orders if the first of them finds what it looks for."""
        try:
            await self.database.write(*orders, must_change=True)
        except Taken:  # it was used in the meantime, or another worker removes it
            return False
        return True

    # ---- sessions and limits

    async def tidy(self, before: float) -> None:
        """Forget sessions that ended long ago, and what nobody has used since then.

        What has only just ended by a wrong clock counts again once the clock is set right.
        """
        await self.database.write(
            (delete(sessions).where(sessions.c.ends < self.database.now() - KEPT), {}),
            (delete(allowances).where(allowances.c.at < before), {}),
        )
