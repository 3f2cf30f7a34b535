"""Who is at a table, connected to any worker, and what follows for its bots.

Whether the bots of a table play, and before whom, depends on who looks at it, and on nothing else.

| who looks | the bots |
| --- | --- |
| somebody who plays, connected to any worker | come first |
| spectators, and players for whom a bot plays | come last |
| nobody, but a move may take days, or all players have left for good and the game has to end some time | come last |
| nobody else | rest until somebody looks |
"""

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from subrosa.table.bots.turns import FIRST, LAST
from subrosa.table.play.connection import Connection
from subrosa.table.protocol.tables import DaysClock

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable

BELIEVED_FOR: Final = 60.0  # seconds for which we believe what another worker said of its visitors


class Elsewhere(NamedTuple):
    """Who is connected to another worker, believed for a time only."""

    until: float
    seats: tuple[int, ...]
    host: bool


class Presence:
    """Those who are at one table."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by worker
        self.looked_at: dict[str, float] = {}  # through other workers, and until when that is believed
        self.host_seen = time.monotonic()  # the host, who need not have a seat

    def seats(self) -> set[int]:
        """Return the seats whose players are connected, to any worker."""
        found = {seat for connection in self.connections for seat in connection.seats}
        now = time.monotonic()
        for elsewhere in self.elsewhere.values():
            if elsewhere.until > now:
                found.update(elsewhere.seats)
        return found

    def host(self) -> bool:
        """Tell whether the host is connected, to any worker."""
        now = time.monotonic()
        return self.host_connected() or any(
            elsewhere.host and elsewhere.until > now for elsewhere in self.elsewhere.values()
        )

    def host_connected(self) -> bool:
        """Tell whether the host is connected to this worker."""
        return any(connection.user == self.table.row.host for connection in self.connections)

    def host_away(self) -> float:
        """Return for how many seconds the host has not been here."""
        return 0.0 if self.host() else time.monotonic() - self.host_seen

    def anybody(self) -> bool:
        """Tell whether anybody has a socket of this table open, with any worker."""
        now = time.monotonic()
        return bool(self.connections) or any(until > now for until in self.looked_at.values())

    def rank(self) -> int | None:
        """Return the rank of the table's questions among those of other tables, or None if its bots rest."""
        people = [seat for seat in self.table.seats if seat.kind != "bot"]
        playing = {seat.seat for seat in people if not seat.replaced}
        if playing & self.seats():
            return FIRST
        left = bool(people) and not playing
        if left or isinstance(self.table.row.pace, DaysClock) or self.anybody():
            return LAST
        return None

    # ---- other workers

    async def announce(self) -> None:
        """Tell the other workers who is connected to this one, and whether anybody is."""
        seats = sorted({seat for connection in self.connections for seat in connection.seats})
        words = ["looks"] * bool(self.connections) + ["host"] * self.host_connected()
        said = ["here", self.table.row.id, ",".join(map(str, seats)) or "-", *words]
        await self.table.worker.hub.say(" ".join(said))

    def hear(self, worker: str, words: list[str]) -> bool:
        """Note who is connected to another worker: the seats or `-`, and perhaps `looks` and `host`.

        Tell whether that makes a difference.
        """
        seats = tuple([int(seat) for seat in words[0].split(",") if seat.isdecimal()]) if words else ()
        before = self.seats(), self.host()
        now = time.monotonic()
        if self.host():
            self.host_seen = now
        self.elsewhere[worker] = Elsewhere(now + BELIEVED_FOR, seats, "host" in words[1:])
        if "looks" in words[1:]:
            self.looked_at[worker] = now + BELIEVED_FOR
        else:
            self.looked_at.pop(worker, None)
        return (self.seats(), self.host()) != before
