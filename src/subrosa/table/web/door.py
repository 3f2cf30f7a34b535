"""The door: connections before anybody has asked anything.

Whoever connects and says nothing, or one letter per minute, takes up a file of the operating system, of which there are
few: about a thousand silent connections would shut everybody else out. So a connection has a few seconds to put its
question, some more until all of it is there, and some to take the answer; and one address has only so many
connections. Sockets of tables are counted apart, by the guard (`security.py`), once they are open.
"""

import asyncio
import resource
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from subrosa.table.config.settings import Settings

SPARE_FILES: Final = 200  # for the database, bots and everything else that is no connection
WISHED_FILES: Final = 65_536
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
)

# What we wait for from a connection.
HEAD: Final = "head"
BODY: Final = "body"
ANSWER: Final = "answer"
NOTHING: Final = "nothing"  # between two questions, for which uvicorn has a limit of its own


class Door:
    """Who is at the door of one worker, by address; `sockets` are those who have come in."""

    def __init__(self, settings: Settings, place: Callable[[str], str], sockets: Counter[str]) -> None:
        limits = settings.limits
        # Behind a proxy all connections are the proxy's, which has limits of its own.
        self.each = limits.connections if not settings.trust_proxy else None
        self.seconds = {HEAD: limits.head_seconds, BODY: limits.body_seconds, ANSWER: limits.answer_seconds}
        self.place = place
        self.sockets = sockets
        self.most = files() - SPARE_FILES
        self.here: Counter[str] = Counter()
        self.refused = 0
        self.late = 0

    def enter(self, who: str) -> bool:
        """Let one more connection of this address in, and tell whether it may stay."""
        full = self.here.total() + self.sockets.total() >= self.most
        if full or (self.each is not None and self.here[who] >= self.each):
            self.refused += 1
            return False
        self.here[who] += 1
        return True

    def leave(self, who: str) -> None:
        """Count one connection less."""
        self.here[who] -= 1
        if not self.here[who]:
            del self.here[who]

    def gauges(self) -> dict[str, float]:
        """Return how full it is, and how many it has turned away."""
        return {
            "subrosa_door_connections": self.here.total(),
            "subrosa_door_refused": self.refused,
            "subrosa_door_late": self.late,
        }


def files() -> int:
    """Return how many files this process may have open: as many as the system lets us, within reason."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wished = WISHED_FILES if hard == resource.RLIM_INFINITY else min(WISHED_FILES, hard)
    if soft == resource.RLIM_INFINITY or soft >= wished:
        return wished
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (wished, hard))
        return wished
    return soft


class DoorProtocol(H11Protocol):
    """Uvicorn's own protocol with a door before it, named by uvicorn's setting `http`."""

    def __init__(self, config: Any, *given: Any, **named: Any) -> None:
        super().__init__(config, *given, **named)
        self.door: Door = config.loaded_app.door
        self.who: str | None = None  # as whom the door counts it, while it does
        self.awaited = NOTHING
        self.alarm: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        who = self.door.place(self.client[0]) if self.client else ""
        if not self.door.enter(who):
            transport.write(FULL)
            transport.close()
            return
        self.who = who
        self._await(HEAD)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.who is None:
            return  # it was turned away
        if self.awaited == NOTHING:
            self._await(HEAD)
        super().data_received(data)
        self._look(HEAD)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._look(NOTHING)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _look(self, idle: str) -> None:
        """See how much of a question is there; if nothing of a new one is, this is what is waited for."""
        their = self.conn.their_state
        awaited = idle if their is h11.IDLE else BODY if their is h11.SEND_BODY else ANSWER
        if self.who is not None and awaited != self.awaited:
            self._await(awaited)

    def _await(self, what: str) -> None:
        self.awaited = what
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if what != NOTHING:
            self.alarm = self.loop.call_later(self.door.seconds[what], self._too_late)

    def _too_late(self) -> None:
        self.alarm = None
        self.door.late += 1
        self.transport.abort()

    def _leave(self) -> None:
        self._await(NOTHING)
        if self.who is not None:
            self.door.leave(self.who)
            self.who = None
