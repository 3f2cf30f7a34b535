"""The log of every table, and snapshots, which spare us playing it from the beginning."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, insert, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database, remove
from subrosa.table.storage.rows import Move

tables, moves, snapshots = schema.tables, schema.moves, schema.snapshots

# The two statements of every move, made once.
ADD_MOVE: Final = insert(moves)
NOTE_MOVE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("status", "turn", "result", "due", "touched", "awaited")})
)


class Moves:
    """The part of the store that is about moves."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def append(self, table_id: str, move: Move, changes: dict[str, Any]) -> None:
        """Add a move to the log, and note what it changes of the table. Raises Taken if its place is taken."""
        values = msgspec.structs.asdict(move) | {"table": table_id}
        await self.database.write(
            (ADD_MOVE, values),
            (NOTE_MOVE, changes | {"of_table": table_id}),
            *self.database.news(f"move {table_id}"),
        )

    async def after(self, table_id: str, seq: int) -> list[Move]:
        wanted = select(moves).where(moves.c.table == table_id, moves.c.seq > seq).order_by(moves.c.seq)
        return [
            Move(**{name: row[name] for name in Move.__struct_fields__})
            for row in await self.database.rows(wanted)
        ]

    async def number_of(self, table_id: str, seat: int, move_id: str) -> int | None:
        """Return the number by which its seat knows a move, if it is in the log."""
        wanted = select(moves.c.noticed).where(
            moves.c.table == table_id, moves.c.seat == seat, moves.c.move_id == move_id
        )
        row = await self.database.row(wanted)
        return int(row["noticed"]) if row else None

    async def snapshot(self, table_id: str) -> str | None:
        row = await self.database.row(select(snapshots).where(snapshots.c.table == table_id))
        return row["data"] if row else None

    async def keep_snapshot(self, table_id: str, seq: int, data: str) -> None:
        """Keep a snapshot instead of the former one."""
        key = {"table": table_id}
        await self.database.write(
            remove(snapshots, key), (insert(snapshots), key | {"seq": seq, "data": data})
        )

    async def forget_snapshot(self, table_id: str) -> None:
        await self.database.write(remove(snapshots, {"table": table_id}))
