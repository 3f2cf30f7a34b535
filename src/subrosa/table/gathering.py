"""Those who look at a table, and what each of them is shown.

Nothing but what `state.view(seat)` and `state.log(seat)` give goes to a connection, and what follows from that view.
"""

import asyncio
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from subrosa.core.state import State
from subrosa.core.step import Together
from subrosa.table.connection import Connection, written
from subrosa.table.ledger import Ledger
from subrosa.table.messages import Busy, ChatNews, Clock, Hello, TableInfo, TableNews, Talk, Update, You
from subrosa.table.problems import TableProblem
from subrosa.table.rows import SeatRow, TableRow
from subrosa.table.seating import moment, table_info

if TYPE_CHECKING:
    from subrosa.table.hall import Hall

LATEST_TALK: Final = 50
NEWS_PAUSE: Final = 0.3  # seconds
HERE_FOR: Final = 60.0  # how long what another worker said of its visitors is believed
ONLY_PASSES: Final = ("pass", "skip")


class Elsewhere(NamedTuple):
    """Who is connected to another worker, believed for a time only."""

    until: float
    seats: tuple[int, ...]
    host: bool


class Gathering:
    """The people at a table, in one worker. A live table adds the game."""

    def __init__(self, hall: "Hall", row: TableRow) -> None:
        self.hall = hall
        self.store = hall.store
        self.row = row
        self.host = ""
        self.seats: list[SeatRow] = []
        self.votes: list[tuple[int, int]] = []
        self.ledger: Ledger | None = None
        self.lock = asyncio.Lock()
        self.talk_lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by worker
        self.host_seen = time.monotonic()  # the host, who need not have a seat
        self.looked_at: dict[str, float] = {}  # through other workers, and until when that is believed
        self.last_talk = 0
        self.used = time.monotonic()
        self.news_alarm: asyncio.TimerHandle | None = None

    @property
    def state(self) -> State:
        assert self.ledger is not None, "the table has not begun"
        return self.ledger.state

    def clock(self) -> Clock | None:
        """What everybody may know of the clocks."""
        raise NotImplementedError

    # ---- who plays

    def seat_of(self, user: str | None) -> tuple[int, ...]:
        """The seats that somebody plays."""
        return tuple([seat.seat for seat in self.seats if user is not None and seat.user == user])

    def may_watch(self, user: str | None) -> bool:
        """Public tables are everybody's to see, private ones those who sit there or may sit down, and their host's."""
        if self.row.public or user is None:
            return self.row.public
        kept = any(seat.user is None and seat.kept_for == user for seat in self.seats)
        return kept or user == self.row.host or bool(self.seat_of(user))

    def here(self) -> set[int]:
        """The seats whose players are connected, to any worker."""
        found = {seat for connection in self.connections for seat in connection.seats}
        now = time.monotonic()
        for elsewhere in self.elsewhere.values():
            if elsewhere.until > now:
                found.update(elsewhere.seats)
        return found

    def host_here(self) -> bool:
        """Is the host connected, to any worker?"""
        now = time.monotonic()
        return self._host_connected() or any(
            elsewhere.host and elsewhere.until > now for elsewhere in self.elsewhere.values()
        )

    def _host_connected(self) -> bool:
        return any(connection.user == self.row.host for connection in self.connections)

    def host_away(self) -> float:
        """For how many seconds the host has not been here."""
        return 0.0 if self.host_here() else time.monotonic() - self.host_seen

    def player(self, seat: int) -> str:
        """Who answers for a seat now: "bot", "auto" or "person"."""
        row = self.seats[seat]
        if row.kind == "bot" or row.replaced:
            return "bot"
        # Whether several are asked is public; what the seat could do must not matter before its pause is drawn.
        if row.auto_pass and isinstance(self.state.agenda[-1], Together):
            return "auto"
        return "person"

    def can_only_pass(self, seat: int) -> bool:
        """Is there nothing to decide for this seat? Nobody else may learn the answer."""
        offered = self.state.options(seat)
        return len(offered) == 1 and offered[0].verb in ONLY_PASSES

    # ---- showing

    def viewer_of(self, connection: Connection) -> int | None:
        """Whose view a connection gets; at a hot-seat table that of the seat which is asked first."""
        if len(connection.seats) < 2:
            return connection.seats[0] if connection.seats else None
        asked = [seat for seat in connection.seats if self.ledger is not None and seat in self.state.waiting]
        if asked:
            return asked[0]
        return connection.shown if connection.shown in connection.seats else connection.seats[0]

    def numbers_of(self, connection: Connection) -> tuple[int, ...]:
        if self.ledger is None:
            return ()
        viewers: tuple[int | None, ...] = connection.seats or (None,)
        return tuple([self.ledger.number(viewer) for viewer in viewers])

    def _news(self, connection: Connection, again: bool = False) -> dict[str, Any]:
        """What a connection has not seen yet, or everything."""
        viewer = self._turn(connection, again)
        if self.ledger is None:
            return {"seq": 0, "view": None, "log": [], "start": 0, "undo": False, "clock": None}
        state = self.state
        entries, start = state.log(viewer, connection.told), connection.sent
        connection.told = len(state.events or [])
        connection.sent += len(entries)
        return {
            "seq": self.ledger.number(viewer),
            "view": state.setup.game.page(state.view(viewer)),
            "log": entries,
            "start": start,
            "undo": viewer is not None and state.can_undo(viewer),
            "clock": self.clock(),
        }

    def _turn(self, connection: Connection, again: bool = False) -> int | None:
        """Whose view a connection is to get now; if that changes, it has seen nothing of it yet."""
        connection.numbers = self.numbers_of(connection)
        if self.ledger is None:
            return None
        viewer = self.viewer_of(connection)
        if again or viewer != connection.shown or connection.taken_back != self.ledger.taken_back:
            connection.shown, connection.told, connection.sent = viewer, 0, 0
            connection.taken_back = self.ledger.taken_back
        return viewer

    def tell(self) -> None:
        """Everybody who has noticed something since they were told last is told; those who see the same, the same."""
        updates: dict[tuple[int | None, int, int], tuple[str, int, int]] = {}
        for connection in self.connections:
            if connection.numbers == self.numbers_of(connection):
                continue
            seen = self._turn(connection), connection.told, connection.sent
            if seen not in updates:
                update = written(Update(**self._news(connection)))
                updates[seen] = update, connection.told, connection.sent
            text, connection.told, connection.sent = updates[seen]
            connection.post_text(text)

    def info(self, user: str | None) -> TableInfo:
        return table_info(self.row, self.seats, self.host, user, self.here(), self.host_here(), self.votes)

    def you(self, connection: Connection) -> You:
        seats = connection.seats
        return You(
            seat=seats[0] if seats else None,
            seats=list(seats),
            host=connection.user == self.row.host,
            auto_pass=bool(seats) and self.seats[seats[0]].auto_pass,
            notes=connection.notes,
            muted=sorted(connection.muted),
        )

    def news_of(self, connection: Connection) -> TableNews:
        """The table as this connection may know it, and what is its own."""
        return TableNews(self.info(connection.user), self.you(connection))

    def tell_table(self) -> None:
        """Seats, presence or votes have changed."""
        self._post_news(self.connections)

    def tell_changes(self, before: dict[Connection, TableNews]) -> None:
        """Tell those for whom something is different now, and nobody else.

        What somebody sets for themselves, such as auto-pass, would otherwise tell all others that they are thinking.
        """
        self._post_news([one for one in self.connections if self.news_of(one) != before.get(one)])

    def tell_user(self, user: str | None) -> None:
        """Somebody has changed something that only they see."""
        self._post_news([connection for connection in self.connections if connection.user == user])

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
        due = [connection for connection in self.connections if connection.news_due]
        for connection in due:
            connection.news_due = False
        self._post_news(due)

    def voted_out(self, seat: int) -> bool:
        """Do more than half of the others who still play want a bot to play for this seat?"""
        others = {row.seat for row in self.seats if row.kind != "bot" and not row.replaced} - {seat}
        votes = {voter for voted, voter in self.votes if voted == seat} & others
        return len(votes) * 2 > len(others)

    @property
    def has_bots(self) -> bool:
        """Does a bot play at this table?"""
        return any(seat.kind == "bot" or seat.replaced for seat in self.seats)

    def tell_load(self) -> None:
        """Whether the bots of this server are busy, for those who wait for some."""
        if self.has_bots and self.row.status == "playing":
            for connection in self.connections:
                connection.post(Busy(self.hall.busy))

    # ---- people come and go

    async def enter(self, connection: Connection) -> None:
        """Somebody opens a socket. Raises TableProblem if it is not theirs to see, or no longer."""
        if connection.user is not None:
            connection.notes = await self.store.notes(self.row.id, connection.user)
            connection.muted = set(await self.store.muted(self.row.id, connection.user))
        async with self.lock:
            if not self.may_watch(connection.user):
                raise TableProblem("private")
            connection.seats = self.seat_of(connection.user)
            newly = bool(set(connection.seats) - self.here()) or (
                connection.user == self.row.host and not self.host_here()
            )
            self.connections.add(connection)
            news = self._news(connection, again=True)
            connection.post(Hello(table=self.info(connection.user), you=self.you(connection), **news))
            if self.hall.busy and self.has_bots:
                connection.post(Busy(True))
            if newly:
                self._tell_others(connection)
        await self._show_talk(connection)
        await self.announce()

    async def exit(self, connection: Connection) -> None:
        """A socket has closed."""
        was_host = self._host_connected()
        self.connections.discard(connection)
        self.used = time.monotonic()
        if was_host and not self._host_connected():
            self.host_seen = time.monotonic()
        if set(connection.seats) - self.here() or (was_host and not self.host_here()):
            self.tell_table()
        await self.announce()

    def _tell_others(self, newcomer: Connection) -> None:
        self._post_news(self.connections - {newcomer})

    def put_out(self, connection: Connection, code: int, reason: str) -> None:
        """Somebody may not look any longer: from this moment on, whenever their socket is closed."""
        self.connections.discard(connection)
        connection.put_out()
        self.hall.later(connection.close(code, reason))

    async def announce(self) -> None:
        """Tell the other workers who is connected to this one, and whether anybody is."""
        seats = sorted({seat for connection in self.connections for seat in connection.seats})
        words = ["looks"] * bool(self.connections) + ["host"] * self._host_connected()
        await self.hall.hub.say(" ".join(["here", self.row.id, ",".join(map(str, seats)) or "-", *words]))

    def hear_of_others(self, worker: str, words: list[str]) -> None:
        """Another worker tells who is connected to it: the seats or `-`, and perhaps `looks` and `host`."""
        seats = tuple([int(seat) for seat in words[0].split(",") if seat.isdecimal()]) if words else ()
        before = self.here(), self.host_here()
        now = time.monotonic()
        if self.host_here():
            self.host_seen = now
        self.elsewhere[worker] = Elsewhere(now + HERE_FOR, seats, "host" in words[1:])
        if "looks" in words[1:]:
            self.looked_at[worker] = now + HERE_FOR
        else:
            self.looked_at.pop(worker, None)
        if (self.here(), self.host_here()) != before:
            self.tell_table()

    # ---- talk

    async def say(self, seat: int, words: str) -> None:
        await self.store.say(self.row.id, seat, self.seats[seat].name, words)
        await self.hear_talk()

    async def hear_talk(self) -> None:
        """Show what has been said since."""
        async with self.talk_lock:
            rows = await self.store.talk(self.row.id, self.last_talk, LATEST_TALK)
            if rows:
                self.last_talk = rows[-1]["n"]
                for connection in self.connections:
                    post_talk(connection, rows)

    async def _show_talk(self, connection: Connection) -> None:
        async with self.talk_lock:
            rows = await self.store.talk(self.row.id, 0, LATEST_TALK)
            self.last_talk = max([self.last_talk, *[row["n"] for row in rows]])
            post_talk(connection, rows)


def post_talk(connection: Connection, rows: list[dict[str, Any]]) -> None:
    """Show talk, but not of those whom the reader has muted."""
    messages = [
        Talk(row["n"], row["seat"], row["name"], row["text"], moment(row["at"]))
        for row in rows
        if row["seat"] not in connection.muted
    ]
    if messages:
        connection.post(ChatNews(messages))
