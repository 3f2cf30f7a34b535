"""Seats as they are kept: who sits where, and who wants a bot to play for whom."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, case, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database, remove
from subrosa.table.storage.rows import SeatRow, User
from subrosa.table.storage.writer import Order

tables, seats, votes = schema.tables, schema.seats, schema.votes


class Seats:
    """The part of the store that is about seats."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def of(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """Return the seats of some tables, in order."""
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        wanted = select(seats).where(seats.c.table.in_(table_ids)).order_by(seats.c.table, seats.c.seat)
        for row in await self.database.rows(wanted):
            found[row["table"]].append(SeatRow(**row))
        return found

    async def claim(self, table_id: str, seat: int, user: User) -> None:
        """Let somebody sit down. Raises Taken if somebody sits there."""
        free = and_(
            seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None), seats.c.kind != "bot"
        )
        order: Order = (update(seats).where(free).values(user=user.id, name=user.name, replaced=False), {})
        await self.database.write(order, *self.database.news(f"table {table_id}"), must_change=True)

    async def seat_bot(self, table_id: str, seat: int, bot: str, name: str, nonce: str) -> None:
        """Let a bot take a seat; invitations to it are void. Raises Taken if somebody sits there."""
        free = and_(
            seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None), seats.c.kind != "bot"
        )
        values = {"kind": "bot", "bot": bot, "name": name, "kept_for": None, "nonce": nonce}
        order: Order = (update(seats).where(free).values(**values), {})
        await self.database.write(order, *self.database.news(f"table {table_id}"), must_change=True)

    async def stand_up(self, table_id: str, user_id: str, kind: str, first: int) -> None:
        """Let somebody leave all their seats before the game, the `first` of them given.

        A seat that was meant for them becomes one of this `kind`. If they are the host, whoever else sits nearest
        after their first seat becomes it: the database says who that is, since somebody may just have sat down at
        another worker. Raises Taken if the table waits no more.
        """
        waiting = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "waiting")
        left = and_(seats.c.table.in_(waiting), seats.c.user == user_id)
        for_others = case((seats.c.kind.in_(("me", "hotseat")), kind), else_=seats.c.kind)
        orders: list[Order] = [
            (update(seats).where(left).values(user=None, name="", kept_for=None, kind=for_others), {})
        ]
        others = select(seats.c.user).where(
            seats.c.table == table_id, seats.c.user.is_not(None), seats.c.user != user_id
        )
        heir = others.order_by(seats.c.seat < first, seats.c.seat).limit(1).scalar_subquery()
        hosted = and_(tables.c.id == table_id, tables.c.host == user_id, others.exists())
        orders.append((update(tables).where(hosted).values(host=heir), {}))
        await self.database.write(*orders, *self.database.news(f"table {table_id}"), must_change=True)

    async def change(self, table_id: str, seat: int, **values: Any) -> None:
        where = and_(seats.c.table == table_id, seats.c.seat == seat)
        await self.database.write(
            (update(seats).where(where).values(**values), {}), *self.database.news(f"table {table_id}")
        )

    async def rename(self, user: User) -> list[str]:
        """Give somebody's seats at tables that are not over their new name; return those tables.

        Whoever shares their screen keeps the name that was given there.
        """
        going_on = select(tables.c.id).where(tables.c.status.in_(("waiting", "playing")))
        theirs = and_(seats.c.user == user.id, seats.c.kind != "hotseat", seats.c.table.in_(going_on))
        found = [
            row["table"] for row in await self.database.rows(select(seats.c.table).where(theirs).distinct())
        ]
        news = [order for table_id in found for order in self.database.news(f"table {table_id}")]
        await self.database.write((update(seats).where(theirs).values(name=user.name), {}), *news)
        return found

    async def vote(self, table_id: str, seat: int, voter: int, on: bool) -> None:
        key = {"table": table_id, "seat": seat, "voter": voter}
        order = self.database.once(votes, key) if on else remove(votes, key)
        await self.database.write(order, *self.database.news(f"table {table_id}"))

    async def forget_votes(self, table_id: str, seat: int) -> None:
        await self.database.write(remove(votes, {"table": table_id, "seat": seat}))

    async def votes(self, table_id: str) -> list[tuple[int, int]]:
        """Return pairs of a seat and a voter who wants a bot to play for it."""
        rows = await self.database.rows(select(votes).where(votes.c.table == table_id))
        return [(row["seat"], row["voter"]) for row in rows]
