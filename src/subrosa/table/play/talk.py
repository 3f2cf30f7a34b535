"""What people say to each other at a table."""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from subrosa.table.play.connection import Connection
from subrosa.table.play.seating import moment
from subrosa.table.protocol import from_server
from subrosa.table.protocol.from_server import ChatNews

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable

LATEST: Final = 50  # messages that are shown to whoever comes


class Talk:
    """The talk of one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.last = 0  # the number of the latest message that was shown

    async def say(self, seat: int, words: str) -> None:
        """Say something to everybody at the table."""
        table = self.table
        await table.store.talk.say(table.row.id, seat, table.seats[seat].name, words)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Show everybody what has been said since."""
        async with self.lock:
            rows = await self.table.store.talk.latest(self.table.row.id, self.last, LATEST)
            if rows:
                self.last = rows[-1]["n"]
                for connection in self.table.presence.connections:
                    post(connection, rows)

    async def show(self, connection: Connection) -> None:
        """Show somebody who has just come what was said last."""
        async with self.lock:
            rows = await self.table.store.talk.latest(self.table.row.id, 0, LATEST)
            self.last = max([self.last, *[row["n"] for row in rows]])
            post(connection, rows)


def post(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Show talk, except that of those whom the reader has muted."""
    said = [
        from_server.Talk(row["n"], row["seat"], row["name"], row["text"], moment(row["at"]))
        for row in rows
        if row["seat"] not in connection.muted
    ]
    if said:
        connection.post(ChatNews(said))
