"""One open socket: who is behind it, what it was shown, and what waits to be sent."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from msgspec import Struct

from subrosa.table.common.buckets import Bucket
from subrosa.table.config.settings import Limits
from subrosa.table.protocol.from_server import encoder

# A client that far behind does not read; coming back is cheaper than keeping it all.
MOST_WAITING: Final = 500
MOST_LETTERS: Final = 2_000_000


class Connection:
    """Messages are queued in order and sent by a task that lives only while there are any."""

    __slots__ = (
        "close",
        "letters",
        "muted",
        "news_due",
        "news_rate",
        "notes",
        "numbers",
        "out",
        "outbox",
        "rate",
        "seats",
        "send",
        "sending",
        "sent",
        "session",
        "shown",
        "taken_back",
        "talk_rate",
        "told",
        "user",
    )

    def __init__(
        self,
        user: str | None,
        session: str | None,
        send: Callable[[str], Coroutine[Any, Any, None]],
        close: Callable[[int, str], Coroutine[Any, Any, None]],
        limits: Limits,
    ) -> None:
        self.user = user
        self.session = session
        self.send = send
        self.close = close
        self.rate = Bucket(*limits.messages)
        self.talk_rate = Bucket(*limits.talk)
        self.news_rate = Bucket(*limits.news)
        self.news_due = False  # something about the table waits until it may be told
        self.seats: tuple[int, ...] = ()  # those it plays: several at a hot-seat table, none for a spectator
        self.muted: set[int] = set()
        self.notes = ""
        self.shown: int | None = None  # whose view it was sent last
        self.numbers: tuple[int, ...] = ()  # what it has been told of, as its viewers count
        self.told = 0  # how many events of the game it has been told of
        self.taken_back = 0  # how many moves it saw taken back: then its log is sent anew
        self.sent = 0  # how many entries that made in the log of the seat shown
        self.out = False  # nothing more is sent to it, or heard from it
        self.outbox: deque[str] = deque()
        self.letters = 0  # of all that waits there
        self.sending: asyncio.Task[None] | None = None

    def post(self, message: Struct) -> None:
        """Send a message after those that wait already."""
        self.post_text(written(message))

    def post_text(self, text: str) -> None:
        """Send a message that is written already: what many are told is written once."""
        if self.out or self.too_far_behind:
            return
        self.outbox.append(text)
        self.letters += len(text)
        if self.sending is None:
            self.sending = asyncio.create_task(self._send_all())

    @property
    def too_far_behind(self) -> bool:
        """Tell whether more waits to be sent than we keep."""
        return len(self.outbox) >= MOST_WAITING or self.letters >= MOST_LETTERS

    async def _send_all(self) -> None:
        try:
            while self.outbox:
                if self.too_far_behind:
                    await self.close(1008, "too-far-behind")
                    return
                text = self.outbox.popleft()
                self.letters -= len(text)
                await self.send(text)
        except Exception:  # the other side has gone; whoever reads the socket hears of it and tidies up
            self.outbox.clear()
        finally:
            self.sending = None

    def put_out(self) -> None:
        """Show nothing from now on, even if closing the socket takes a while."""
        self.out = True
        self.outbox.clear()

    async def stop(self) -> None:
        """Send nothing more."""
        self.outbox.clear()
        if self.sending is not None:
            self.sending.cancel()
            with suppress(asyncio.CancelledError):
                await self.sending


def written(message: Struct) -> str:
    """Return a message as it is sent."""
    return encoder.encode(message).decode()
