"""What people write at a table: talk for all, notes for themselves, and whose talk they do not want to read."""

from typing import Any, Final

from sqlalchemy import and_, delete, func, insert, literal, select

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database, remove
from subrosa.table.storage.writer import Order

chat, notes, mutes = schema.chat, schema.notes, schema.mutes
TALK_KEPT: Final = 200  # messages of each table


class Talk:
    """The part of the store that is about talk and notes."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table_id: str, seat: int, name: str, words: str) -> None:
        """Keep a message. The database gives it its number, so that workers need not agree on it first."""
        last = select(func.coalesce(func.max(chat.c.n), 0) + 1).where(chat.c.table == table_id)
        values = select(
            literal(table_id),
            last.scalar_subquery(),
            literal(seat),
            literal(name),
            literal(words),
            literal(self.database.now()),
        )
        order: Order = (insert(chat).from_select(["table", "n", "seat", "name", "text", "at"], values), {})
        # Only the latest are ever shown: older talk would do nothing but fill the disk.
        newest = select(func.max(chat.c.n)).where(chat.c.table == table_id).scalar_subquery()
        forget: Order = (delete(chat).where(chat.c.table == table_id, chat.c.n <= newest - TALK_KEPT), {})
        await self.database.write(order, forget, *self.database.news(f"chat {table_id}"))

    async def latest(self, table_id: str, after: int, most: int) -> list[dict[str, Any]]:
        """Return the latest messages, the oldest of them first."""
        wanted = select(chat).where(chat.c.table == table_id, chat.c.n > after)
        return (await self.database.rows(wanted.order_by(chat.c.n.desc()).limit(most)))[::-1]

    async def notes(self, table_id: str, user_id: str) -> str:
        where = and_(notes.c.table == table_id, notes.c.user == user_id)
        row = await self.database.row(select(notes).where(where))
        return row["text"] if row else ""

    async def keep_notes(self, table_id: str, user_id: str, words: str) -> None:
        key = {"table": table_id, "user": user_id}
        await self.database.write(remove(notes, key), (insert(notes), key | {"text": words}))

    async def muted(self, table_id: str, user_id: str) -> list[int]:
        """Return the seats whose talk somebody does not want to read."""
        where = and_(mutes.c.table == table_id, mutes.c.user == user_id)
        rows = await self.database.rows(select(mutes.c.seat).where(where).order_by(mutes.c.seat))
        return [row["seat"] for row in rows]

    async def mute(self, table_id: str, user_id: str, seat: int, on: bool) -> None:
        key = {"table": table_id, "user": user_id, "seat": seat}
        await self.database.write(self.database.once(mutes, key) if on else remove(mutes, key))
