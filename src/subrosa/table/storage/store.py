"""Everything that is kept, in SQLite or PostgreSQL. Nothing here knows the rules of a game."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import and_, bindparam, case, delete, func, insert, literal, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import remove
from subrosa.table.storage.expiry import Expiry
from subrosa.table.play.ledger import Move
from subrosa.table.storage.listing import Listing
from subrosa.table.storage.rows import SeatRow, TableRow, User, from_row, to_row
from subrosa.table.storage.writer import Order

tables, seats, moves = schema.tables, schema.seats, schema.moves

# The two statements of every move, made once.
ADD_MOVE: Final = insert(moves)
NOTE_MOVE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("of_table"))
    .values({name: bindparam(name) for name in ("status", "turn", "result", "due", "touched", "awaited")})
)


TALK_KEPT: Final = 200  # messages of each table


class Store(Expiry, Listing):
    """The database of a server."""

    # ---- tables

    async def add_table(self, table: TableRow, rows: list[SeatRow], save: bytes | None = None) -> None:
        """Keep a new table; with a save, if that is what it is made of."""
        table.touched = table.created
        orders: list[Order] = [(insert(tables), to_row(table))]
        orders += [(insert(seats), msgspec.structs.asdict(row)) for row in rows]
        if save is not None:
            orders.append((insert(schema.saves), {"table": table.id, "data": save}))
        await self.writer.write(*orders)

    async def save_of(self, table_id: str) -> bytes | None:
        """The save that was brought, compressed as it is kept."""
        row = await self.row(select(schema.saves.c.data).where(schema.saves.c.table == table_id))
        return row["data"] if row else None

    async def table(self, table_id: str) -> TableRow | None:
        row = await self.row(select(tables).where(tables.c.id == table_id))
        return from_row(row) if row else None

    async def seats(self, table_ids: Sequence[str]) -> dict[str, list[SeatRow]]:
        """The seats of some tables, in order."""
        found: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
        wanted = select(seats).where(seats.c.table.in_(table_ids)).order_by(seats.c.table, seats.c.seat)
        for row in await self.rows(wanted):
            found[row["table"]].append(SeatRow(**row))
        return found

    async def overdue(self, most: int) -> list[str]:
        """Tables at which the server should have done something by now."""
        wanted = select(tables.c.id).where(tables.c.status == "playing", tables.c.due < self.now())
        return [row["id"] for row in await self.rows(wanted.order_by(tables.c.due).limit(most))]

    async def count_tables(self) -> dict[str, int]:
        rows = await self.rows(select(tables.c.status, func.count().label("n")).group_by(tables.c.status))
        return {row["status"]: row["n"] for row in rows}

    async def change_table(self, table_id: str, was: str | None = None, **values: Any) -> None:
        """Raises Taken if the status is no longer what it `was`."""
        where = (
            tables.c.id == table_id if was is None else and_(tables.c.id == table_id, tables.c.status == was)
        )
        order: Order = (update(tables).where(where).values(**values), {})
        await self.writer.write(order, *self.news(f"table {table_id}"), must_change=True)

    async def set_due(self, table_id: str, due: float | None) -> None:
        """When the server has to do something at a table by itself."""
        await self.writer.write((update(tables).where(tables.c.id == table_id).values(due=due), {}))

    async def hand_over(self, table_id: str, host: str, heir: str) -> None:
        """Somebody else is the host of a waiting table. Raises Taken if that was so already, or it waits no more."""
        where = and_(tables.c.id == table_id, tables.c.host == host, tables.c.status == "waiting")
        order: Order = (update(tables).where(where).values(host=heir), {})
        await self.writer.write(order, *self.news(f"table {table_id}"), must_change=True)

    async def set_rematch(self, table_id: str, rematch: str, instead_of: str | None) -> None:
        """Raises Taken if it is no longer what it was."""
        where = and_(tables.c.id == table_id, tables.c.rematch.is_not_distinct_from(instead_of))
        order: Order = (update(tables).where(where).values(rematch=rematch), {})
        await self.writer.write(order, *self.news(f"table {table_id}"), must_change=True)

    # ---- seats

    async def claim(self, table_id: str, seat: int, user: User) -> None:
        """Raises Taken if somebody sits there."""
        free = and_(
            seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None), seats.c.kind != "bot"
        )
        order: Order = (update(seats).where(free).values(user=user.id, name=user.name, replaced=False), {})
        await self.writer.write(order, *self.news(f"table {table_id}"), must_change=True)

    async def seat_bot(self, table_id: str, seat: int, bot: str, name: str, nonce: str) -> None:
        """A bot takes a seat, and invitations to it are void. Raises Taken if somebody sits there."""
        free = and_(
            seats.c.table == table_id, seats.c.seat == seat, seats.c.user.is_(None), seats.c.kind != "bot"
        )
        values = {"kind": "bot", "bot": bot, "name": name, "kept_for": None, "nonce": nonce}
        order: Order = (update(seats).where(free).values(**values), {})
        await self.writer.write(order, *self.news(f"table {table_id}"), must_change=True)

    async def stand_up(self, table_id: str, user_id: str, kind: str, heir: str | None) -> None:
        """Somebody leaves all their seats before the game, and the table to an heir if they are its host.

        A seat that was meant for them becomes one of this `kind`. Raises Taken if the table waits no more.
        """
        waiting = select(tables.c.id).where(tables.c.id == table_id, tables.c.status == "waiting")
        left = and_(seats.c.table.in_(waiting), seats.c.user == user_id)
        for_others = case((seats.c.kind.in_(("me", "hotseat")), kind), else_=seats.c.kind)
        orders: list[Order] = [
            (update(seats).where(left).values(user=None, name="", kept_for=None, kind=for_others), {})
        ]
        if heir is not None:
            hosted = and_(tables.c.id == table_id, tables.c.host == user_id)
            orders.append((update(tables).where(hosted).values(host=heir), {}))
        await self.writer.write(*orders, *self.news(f"table {table_id}"), must_change=True)

    async def change_seat(self, table_id: str, seat: int, **values: Any) -> None:
        where = and_(seats.c.table == table_id, seats.c.seat == seat)
        await self.writer.write(
            (update(seats).where(where).values(**values), {}), *self.news(f"table {table_id}")
        )

    async def vote(self, table_id: str, seat: int, voter: int, on: bool) -> None:
        key = {"table": table_id, "seat": seat, "voter": voter}
        order = self.once(schema.votes, key) if on else remove(schema.votes, key)
        await self.writer.write(order, *self.news(f"table {table_id}"))

    async def forget_votes(self, table_id: str, seat: int) -> None:
        await self.writer.write(remove(schema.votes, {"table": table_id, "seat": seat}))

    async def votes(self, table_id: str) -> list[tuple[int, int]]:
        """Pairs of a seat and somebody who wants a bot to play for it."""
        rows = await self.rows(select(schema.votes).where(schema.votes.c.table == table_id))
        return [(row["seat"], row["voter"]) for row in rows]

    # ---- moves

    async def append(self, table_id: str, move: Move, changes: dict[str, Any]) -> None:
        """Add a move to the log, and note what it changes of the table. Raises Taken if its place is taken."""
        values = msgspec.structs.asdict(move) | {"table": table_id}
        await self.writer.write(
            (ADD_MOVE, values),
            (NOTE_MOVE, changes | {"of_table": table_id}),
            *self.news(f"move {table_id}"),
        )

    async def moves_after(self, table_id: str, seq: int) -> list[Move]:
        wanted = select(moves).where(moves.c.table == table_id, moves.c.seq > seq).order_by(moves.c.seq)
        return [
            Move(**{name: row[name] for name in Move.__struct_fields__}) for row in await self.rows(wanted)
        ]

    async def number_of(self, table_id: str, seat: int, move_id: str) -> int | None:
        """The number by which its seat knows a move, if it is in the log."""
        wanted = select(moves.c.noticed).where(
            moves.c.table == table_id, moves.c.seat == seat, moves.c.move_id == move_id
        )
        row = await self.row(wanted)
        return int(row["noticed"]) if row else None

    async def snapshot(self, table_id: str) -> str | None:
        row = await self.row(select(schema.snapshots).where(schema.snapshots.c.table == table_id))
        return row["data"] if row else None

    async def keep_snapshot(self, table_id: str, seq: int, data: str) -> None:
        """Instead of the former one."""
        key = {"table": table_id}
        await self.writer.write(
            remove(schema.snapshots, key), (insert(schema.snapshots), key | {"seq": seq, "data": data})
        )

    async def forget_snapshot(self, table_id: str) -> None:
        await self.writer.write(remove(schema.snapshots, {"table": table_id}))

    # ---- talk and notes

    async def say(self, table_id: str, seat: int, name: str, words: str) -> None:
        """The number of a message is given by the database, so that workers need not agree on it first."""
        chat = schema.chat
        last = select(func.coalesce(func.max(chat.c.n), 0) + 1).where(chat.c.table == table_id)
        values = select(
            literal(table_id),
            last.scalar_subquery(),
            literal(seat),
            literal(name),
            literal(words),
            literal(self.now()),
        )
        order: Order = (insert(chat).from_select(["table", "n", "seat", "name", "text", "at"], values), {})
        # Only the latest are ever shown: older talk would do nothing but fill the disk.
        newest = select(func.max(chat.c.n)).where(chat.c.table == table_id).scalar_subquery()
        forget: Order = (delete(chat).where(chat.c.table == table_id, chat.c.n <= newest - TALK_KEPT), {})
        await self.writer.write(order, forget, *self.news(f"chat {table_id}"))

    async def talk(self, table_id: str, after: int, most: int) -> list[dict[str, Any]]:
        """The latest messages, the oldest of them first."""
        chat = schema.chat
        wanted = select(chat).where(chat.c.table == table_id, chat.c.n > after)
        return (await self.rows(wanted.order_by(chat.c.n.desc()).limit(most)))[::-1]

    async def notes(self, table_id: str, user_id: str) -> str:
        where = and_(schema.notes.c.table == table_id, schema.notes.c.user == user_id)
        row = await self.row(select(schema.notes).where(where))
        return row["text"] if row else ""

    async def keep_notes(self, table_id: str, user_id: str, words: str) -> None:
        key = {"table": table_id, "user": user_id}
        await self.writer.write(remove(schema.notes, key), (insert(schema.notes), key | {"text": words}))

    async def muted(self, table_id: str, user_id: str) -> list[int]:
        """The seats whose talk somebody does not want to read."""
        where = and_(schema.mutes.c.table == table_id, schema.mutes.c.user == user_id)
        rows = await self.rows(select(schema.mutes.c.seat).where(where).order_by(schema.mutes.c.seat))
        return [row["seat"] for row in rows]

    async def mute(self, table_id: str, user_id: str, seat: int, on: bool) -> None:
        key = {"table": table_id, "user": user_id, "seat": seat}
        await self.writer.write(self.once(schema.mutes, key) if on else remove(schema.mutes, key))
