"""Visitors as they are kept: their names, and the accounts of those who have one."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import insert, select, update

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database
from subrosa.table.storage.rows import User

users = schema.users


class Visitors:
    """The part of the store that is about people."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def names(self, user_ids: Sequence[str]) -> dict[str, str]:
        rows = await self.database.rows(select(users.c.id, users.c.name).where(users.c.id.in_(user_ids)))
        return {row["id"]: row["name"] for row in rows}

    async def account(self, login: str) -> User | None:
        row = await self.database.row(select(users).where(users.c.account == login))
        return User(**row) if row else None

    async def add(self, user: User) -> None:
        await self.database.write((insert(users), msgspec.structs.asdict(user)))

    async def change(self, user_id: str, **values: Any) -> None:
        await self.database.write((update(users).where(users.c.id == user_id).values(**values), {}))

    async def register(self, user_id: str, **values: Any) -> None:
        """Make a guest an account. Raises Taken if they are one already, or if another account has that login."""
        guest = users.c.id == user_id, users.c.account.is_(None)
        await self.database.write((update(users).where(*guest).values(**values), {}), must_change=True)

    async def is_registered(self, user_id: str) -> bool:
        """Tell whether this visitor has an account."""
        row = await self.database.row(select(users.c.account).where(users.c.id == user_id))
        return row is not None and row["account"] is not None
