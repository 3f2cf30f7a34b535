"""Those who look at a table, and what each of them is shown.

Nothing but what `state.view(seat)` and `state.log(seat)` give goes to a connection, and what follows from that view.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final

from subrosa.table.play.connection import Connection, written
from subrosa.table.protocol.from_server import Busy, Hello, TableNews, Update, You
from subrosa.table.protocol.problems import TableProblem

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable

NEWS_PAUSE: Final = 0.3  # seconds


class Audience:
    """Shows one table to everybody who is connected to it through this worker."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.presence = table.presence
        self.news_alarm: asyncio.TimerHandle | None = None

    # ---- the game

    def viewer_of(self, connection: Connection) -> int | None:
        """Return whose view a connection gets; at a hot-seat table that of the seat which is asked first."""
        if len(connection.seats) < 2:
            return connection.seats[0] if connection.seats else None
        ledger = self.table.ledger
        asked = [seat for seat in connection.seats if ledger is not None and seat in ledger.state.waiting]
        if asked:
            return asked[0]
        return connection.shown if connection.shown in connection.seats else connection.seats[0]

    def numbers_of(self, connection: Connection) -> tuple[int, ...]:
        """Return what the viewers behind a connection have noticed, as each of them counts."""
        ledger = self.table.ledger
        if ledger is None:
            return ()
        viewers: tuple[int | None, ...] = connection.seats or (None,)
        return tuple([ledger.number(viewer) for viewer in viewers])

    def _news(self, connection: Connection, again: bool = False) -> dict[str, Any]:
        """Return what a connection has not seen yet, or everything."""
        viewer = self._turn(connection, again)
        ledger = self.table.ledger
        if ledger is None:
            return {"seq": 0, "view": None, "log": [], "start": 0, "undo": False, "clock": None}
        state = ledger.state
        entries, start = state.log(viewer, connection.told), connection.sent
        connection.told = len(state.events or [])
        connection.sent += len(entries)
        return {
            "seq": ledger.number(viewer),
            "view": state.setup.game.page(state.view(viewer)),
            "log": entries,
            "start": start,
            "undo": viewer is not None and state.can_undo(viewer),
            "clock": self.table.clocks.shown(),
        }

    def _turn(self, connection: Connection, again: bool = False) -> int | None:
        """Return whose view a connection is to get now; if that changes, it has seen nothing of it yet."""
        connection.numbers = self.numbers_of(connection)
        ledger = self.table.ledger
        if ledger is None:
            return None
        viewer = self.viewer_of(connection)
        if again or viewer != connection.shown or connection.taken_back != ledger.taken_back:
            connection.shown, connection.told, connection.sent = viewer, 0, 0
            connection.taken_back = ledger.taken_back
        return viewer

    def tell(self) -> None:
        """Tell everybody what they have noticed since they were last told; those who see the same, the same."""
        updates: dict[tuple[int | None, int, int], tuple[str, int, int]] = {}
        for connection in self.presence.connections:
            if connection.numbers == self.numbers_of(connection):
                continue
            seen = self._turn(connection), connection.told, connection.sent
            if seen not in updates:
                update = written(Update(**self._news(connection)))
                updates[seen] = update, connection.told, connection.sent
            text, connection.told, connection.sent = updates[seen]
            connection.post_text(text)

    def take_back(self) -> None:
        """Forget that connections were told of events that have been taken back."""
        state = self.table.state
        events = len(state.events or [])
        for connection in self.presence.connections:
            if connection.told > events:
                connection.told = events
                connection.sent = len(state.log(connection.shown))

    # ---- the table itself

    def you(self, connection: Connection) -> You:
        """Return who somebody is at this table, for themselves."""
        seats = connection.seats
        return You(
            seat=seats[0] if seats else None,
            seats=list(seats),
            host=connection.user == self.table.row.host,
            auto_pass=bool(seats) and self.table.seats[seats[0]].auto_pass,
            notes=connection.notes,
            muted=sorted(connection.muted),
        )

    def news_of(self, connection: Connection) -> TableNews:
        """Return the table as this connection may know it, and what is its own."""
        return TableNews(self.table.info(connection.user), self.you(connection))

    def tell_table(self) -> None:
        """Tell everybody that seats, presence or votes have changed."""
        self._post_news(self.presence.connections)

    def tell_changes(self, before: dict[Connection, TableNews]) -> None:
        """Tell those for whom something is different now, and nobody else.

        What somebody sets for themselves, such as auto-pass, would otherwise tell all others that they are thinking.
        """
        connections = self.presence.connections
        self._post_news([one for one in connections if self.news_of(one) != before.get(one)])

    def tell_user(self, user: str | None) -> None:
        """Tell somebody of a change that only they see."""
        self._post_news([one for one in self.presence.connections if one.user == user])

    def _post_news(self, connections: Iterable[Connection]) -> None:
        """Tell what the table is like now. Whoever was told very often of late is told later, once for all of it."""
        texts: dict[str | None, str] = {}
        for connection in connections:
            if connection.news_due:
                continue
            if not connection.news_rate.take():
                connection.news_due = True
                self._post_soon()
                continue
            user = connection.user
            if user not in texts:
                texts[user] = written(self.news_of(connection))
            connection.post_text(texts[user])

    def _post_soon(self) -> None:
        if self.news_alarm is None:
            self.news_alarm = asyncio.get_running_loop().call_later(NEWS_PAUSE, self._post_due)

    def _post_due(self) -> None:
        self.news_alarm = None
        due = [connection for connection in self.presence.connections if connection.news_due]
        for connection in due:
            connection.news_due = False
        self._post_news(due)

    def tell_load(self) -> None:
        """Tell those who wait for bots whether the bots of this server are busy."""
        if self.table.has_bots and self.table.row.status == "playing":
            for connection in self.presence.connections:
                connection.post(Busy(self.table.worker.busy))

    # ---- people come and go

    async def enter(self, connection: Connection) -> None:
        """Show everything to somebody who opens a socket.

        Raises TableProblem if it is not theirs to see, or no longer.
        """
        table, presence = self.table, self.presence
        if connection.user is not None:
            connection.notes = await table.store.talk.notes(table.row.id, connection.user)
            connection.muted = set(await table.store.talk.muted(table.row.id, connection.user))
        async with table.lock:
            if not table.may_watch(connection.user):
                raise TableProblem("private")
            connection.seats = table.seat_of(connection.user)
            newly = bool(set(connection.seats) - presence.seats()) or (
                connection.user == table.row.host and not presence.host()
            )
            presence.connections.add(connection)
            news = self._news(connection, again=True)
            connection.post(Hello(table=table.info(connection.user), you=self.you(connection), **news))
            if table.worker.busy and table.has_bots:
                connection.post(Busy(True))
            if newly:
                self._post_news(presence.connections - {connection})
        await table.talk.show(connection)
        await presence.announce()

    async def exit(self, connection: Connection) -> None:
        """Note that a socket has closed, and tell the others if somebody is no longer here."""
        presence = self.presence
        was_host = presence.host_connected()
        presence.connections.discard(connection)
        self.table.used = time.monotonic()
        if was_host and not presence.host_connected():
            presence.host_seen = time.monotonic()
        if set(connection.seats) - presence.seats() or (was_host and not presence.host()):
            self.tell_table()
        await presence.announce()

    def put_out(self, connection: Connection, code: int, reason: str) -> None:
        """Show somebody nothing from this moment on, whenever their socket is closed."""
        self.presence.connections.discard(connection)
        connection.put_out()
        self.table.worker.later(connection.close(code, reason))
