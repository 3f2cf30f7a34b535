"""Lists of tables, as the lobby shows them. They read no column that can be large."""

from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, Select, String, and_, case, cast, func, literal, select, tuple_, union

from subrosa.table.storage import schema
from subrosa.table.storage.database import Database
from subrosa.table.storage.rows import TableRow, from_row

tables, seats = schema.tables, schema.seats
# What comes first among one's own tables. Whatever has another status comes last.
YOUR_TURN, RUNNING, WAITING, OVER = range(4)


class Place(NamedTuple):
    """Where a table stands in somebody's list: the next page begins after the last one of this page."""

    rank: int
    created: float
    id: str

    def text(self) -> str:
        """Write it as it stands in an address."""
        return f"{self.rank}~{self.created!r}~{self.id}"


PLACE: Final = rf"^[{YOUR_TURN}-{OVER}]~\d{{1,12}}\.\d{{1,9}}~[0-9a-f]{{20}}$"


def read_place(text: str) -> Place:
    """Undo `Place.text`, for what is like PLACE."""
    rank, created, table_id = text.split("~")
    return Place(int(rank), float(created), table_id)


class Finished(NamedTuple):
    """A game that is over: which one, with which options, and how it has ended."""

    game: str
    options: dict[str, str]
    result: dict[str, Any]


class Listing:
    """The part of the store that is about lists."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def open_tables(self, most: int) -> list[TableRow]:
        """Return public tables that somebody could still join or watch, the newest first."""
        wanted = select(tables).where(tables.c.public, tables.c.status.in_(("waiting", "playing")))
        return [
            from_row(row)
            for row in await self.database.rows(wanted.order_by(tables.c.created.desc()).limit(most))
        ]

    async def tables_of(self, user_id: str, after: Place | None, most: int) -> list[tuple[Place, TableRow]]:
        """Return somebody's tables: those with their turn, then running, waiting and finished ones, newest first.

        Own ones are those at which they sit, have a seat kept or are the host, unless they were cancelled.
        """
        rank = rank_for(user_id)
        # The order is found by what is small; only the tables of the page are read.
        wanted = select(rank.label("rank"), tables.c.created, tables.c.id).where(own(user_id))
        if after is not None:
            further = and_(
                rank == after.rank,
                tuple_(tables.c.created, tables.c.id) < tuple_(literal(after.created), literal(after.id)),
            )
            wanted = wanted.where((rank > after.rank) | further)
        wanted = wanted.order_by(rank, tables.c.created.desc(), tables.c.id.desc()).limit(most)
        places = [Place(**row) for row in await self.database.rows(wanted)]
        named = select(tables).where(tables.c.id.in_([place.id for place in places]))
        found = {row["id"]: from_row(row) for row in await self.database.rows(named)}
        return [(place, found[place.id]) for place in places if place.id in found]

    async def finished_alone(self, user_id: str, most: int) -> list[Finished]:
        """Return what somebody has played alone to the end, the newest first.

        Uploaded saves, and games that a bot has finished for them, do not count.
        """
        others = seats.alias("others")
        several = select(others.c.seat).where(others.c.table == tables.c.id, others.c.seat > 0).exists()
        theirs = select(seats.c.table).where(seats.c.user == user_id, seats.c.replaced.is_(False))
        wanted = select(tables.c.game, tables.c.options, tables.c.result).where(
            tables.c.id.in_(theirs), tables.c.status == "finished", tables.c.brought == 0, ~several
        )
        rows = await self.database.rows(wanted.order_by(tables.c.created.desc()).limit(most))
        decode = msgspec.json.decode
        return [Finished(row["game"], decode(row["options"]), decode(row["result"])) for row in rows]

    async def count_turns(self, user_id: str) -> int:
        """Count the tables at which somebody is waited for."""
        row = await self.database.row(
            select(func.count().label("n")).select_from(waiting_for(user_id).subquery())
        )
        assert row is not None
        return int(row["n"])


def own(user_id: str) -> ColumnElement[bool]:
    """Find somebody's tables by three small searches by index, put together."""
    theirs = union(
        select(seats.c.table).where(seats.c.user == user_id),
        select(seats.c.table).where(seats.c.kept_for == user_id),
        select(tables.c.id).where(tables.c.host == user_id),
    )
    return and_(tables.c.id.in_(theirs), tables.c.status != "cancelled")


def waiting_for(user_id: str) -> Select[tuple[str]]:
    """Find the tables at which one of their seats is waited for, and no bot plays for it."""
    running = tables.alias("running")  # a search of its own, made once and not for every table of a list
    mark = literal("%,") + cast(seats.c.seat, String) + literal(",%")
    theirs = and_(
        seats.c.user == user_id,
        seats.c.replaced.is_(False),
        running.c.id == seats.c.table,
        running.c.status == "playing",
        running.c.awaited.like(mark),
    )
    return select(seats.c.table).distinct().where(theirs)


def rank_for(user_id: str) -> ColumnElement[int]:
    """Rank tables by how soon somebody wants to see them."""
    return case(
        (tables.c.id.in_(waiting_for(user_id)), YOUR_TURN),
        (tables.c.status == "playing", RUNNING),
        (tables.c.status == "waiting", WAITING),
        else_=OVER,
    )
