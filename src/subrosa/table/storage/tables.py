"""Tables as they are kept: their rows, and the uploaded saves."""

from typing import Any

import msgspec
from sqlalchemy import and_, func, insert, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database
from subrosa.table.storage.rows import SeatRow, TableRow, from_row, to_row
from subrosa.table.storage.writer import Order

tables, seats = schema.tables, schema.seats


class Tables:
    """The part of the store that is about tables."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, table: TableRow, rows: list[SeatRow], save: bytes | None = None) -> None:
        """Keep a new table; with a save, if that is what it is made of."""
        table.touched = table.created
        orders: list[Order] = [(insert(tables), to_row(table))]
        orders += [(insert(seats), msgspec.structs.asdict(row)) for row in rows]
        if save is not None:
            orders.append((insert(schema.saves), {"table": table.id, "data": save}))
        await self.database.write(*orders)

    async def save_of(self, table_id: str) -> bytes | None:
        """Return the uploaded save, compressed as it is kept."""
        row = await self.database.row(select(schema.saves.c.data).where(schema.saves.c.table == table_id))
        return row["data"] if row else None

    async def find(self, table_id: str) -> TableRow | None:
        row = await self.database.row(select(tables).where(tables.c.id == table_id))
        return from_row(row) if row else None

    async def overdue(self, most: int) -> list[str]:
        """Return tables at which the server should have done something by now."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < self.database.now())
        return [row["id"] for row in await self.database.rows(wanted.order_by(tables.c.due).limit(most))]

    async def count(self) -> dict[str, int]:
        rows = await self.database.rows(
            select(tables.c.status, func.count().label("n")).group_by(tables.c.status)
        )
        return {row["status"]: row["n"] for row in rows}

    async def change(self, table_id: str, was: str | None = None, **values: Any) -> None:
        """Change a table. Raises Taken if its status is no longer what it `was`."""
        where = (
            tables.c.id == table_id if was is None else and_(tables.c.id == table_id, tables.c.status == was)
        )
        order: Order = (update(tables).where(where).values(**values), {})
        await self.database.write(order, *self.database.news(f"table {table_id}"), must_change=True)

    async def set_due(self, table_id: str, due: float | None) -> None:
        """Note when the server has to do something at a table by itself."""
        await self.database.write((update(tables).where(tables.c.id == table_id).values(due=due), {}))

    async def hand_over(self, table_id: str, host: str, heir: str) -> None:
        """Make somebody else the host of a waiting table. Raises Taken if they are already, or it waits no more."""
        where = and_(tables.c.id == table_id, tables.c.host == host, tables.c.status == "waiting")
        order: Order = (update(tables).where(where).values(host=heir), {})
        await self.database.write(order, *self.database.news(f"table {table_id}"), must_change=True)

    async def set_rematch(self, table_id: str, rematch: str, instead_of: str | None) -> None:
        """Note the table at which all play again. Raises Taken if it is no longer `instead_of`."""
        where = and_(tables.c.id == table_id, tables.c.rematch.is_not_distinct_from(instead_of))
        order: Order = (update(tables).where(where).values(rematch=rematch), {})
        await self.database.write(order, *self.database.news(f"table {table_id}"), must_change=True)
