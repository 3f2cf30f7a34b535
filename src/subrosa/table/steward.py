"""What the server does at a table by itself: bots move, seats on auto-pass pass where that is all they can do,
clocks run out.

Nobody may learn anything from how long it takes: an answer comes at the end of a pause that was drawn before anything
was looked at (`pauses.py`), and thinking happens in the meantime.
"""

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from subrosa import bots

if TYPE_CHECKING:
    from subrosa.table.live import LiveTable

log = logging.getLogger("subrosa.table")


class Steward:
    """The one who looks after a table. With several workers, only one of them may."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.acting: dict[int, tuple[tuple[int, str], asyncio.Task[None]]] = {}
        self.alarm: asyncio.TimerHandle | None = None

    def plan(self) -> None:
        """Look at who is waited for, and set going whatever has to happen without them."""
        table = self.table
        playing = table.ledger is not None and table.row.status == "playing"
        wanted: dict[int, tuple[int, str]] = {}
        if playing and table.ledger is not None:
            for seat in table.state.waiting:
                who = table.player(seat)
                if who != "person":
                    wanted[seat] = (table.ledger.number(seat), who)
        for seat, (key, task) in list(self.acting.items()):
            if wanted.get(seat) != key:
                del self.acting[seat]
                task.cancel()
        for seat, key in wanted.items():
            if seat not in self.acting:
                self.acting[seat] = key, asyncio.create_task(self._act(seat, key))
        self._set_alarm(playing)

    def stop(self) -> None:
        """Nothing more is done."""
        for _, task in self.acting.values():
            task.cancel()
        self.acting.clear()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    @property
    def busy(self) -> bool:
        """Is somebody about to answer?"""
        return any(not task.done() for _, task in self.acting.values())

    async def _act(self, seat: int, key: tuple[int, str]) -> None:
        left = False
        try:
            left = await self._answer(seat, key)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: nobody could answer for a seat", self.table.row.id)
        # Whoever is left to decide is not looked at again before the next question.
        if not left and self.acting.get(seat, (None,))[0] == key:
            del self.acting[seat]

    async def _answer(self, seat: int, key: tuple[int, str]) -> bool:
        """Answer for a seat, after a time that tells nothing. True if the answer is left to the person there."""
        table, (number, who) = self.table, key
        pauses, speed, several = table.hall.pauses, table.row.speed, len(table.state.agenda[-1].asked()) > 1
        pause = pauses.draw(speed, several)
        thinking = asyncio.create_task(self._think_as_steward(seat, who))
        try:
            await pauses.wait(pause)
            if (
                not thinking.done()
            ):  # whoever needs longer takes another whole pause, so that little can be told
                await asyncio.gather(thinking, pauses.wait(pauses.draw(speed, several)))
            choice = await thinking
        finally:
            thinking.cancel()
        if choice:
            # Once it is made, the next plan forgets this task; until then nobody else answers for the seat.
            await table.choose(seat, choice, number, made_by=who)
        return choice is None

    async def _think_as_steward(self, seat: int, who: str) -> str | None:
        """What the seat does, or nothing if another worker looks after this table."""
        return await self._think(seat, who) if await self.table.hall.hub.hold(self.table.row.id) else ""

    async def _think(self, seat: int, who: str) -> str | None:
        """What the seat does; None if it is on auto-pass and has something to decide."""
        table = self.table
        if who == "auto":
            return table.state.options(seat)[0].text if table.can_only_pass(seat) else None
        view = table.state.view(seat)
        row = table.seats[seat]
        bot = row.bot if row.kind == "bot" and row.bot is not None else bots.stand_in(table.row.game)
        seconds = table.hall.pauses.thinking(table.row.speed, len(view["asked"]) > 1)
        choice, own = await table.hall.players.choose(table.row.game, bot, view, seconds)
        if not own and row.kind == "bot":
            row.bot = bots.stand_in(table.row.game)
            await table.store.change_seat(table.row.id, seat, bot=row.bot)
        return choice

    # ---- clocks

    def _set_alarm(self, playing: bool) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if not playing:
            return
        times = [
            self.table.deadline(seat) for seat in self.table.state.waiting if self.table.player(seat) != "bot"
        ]
        first = min([at for at in times if at is not None], default=None)
        if first is not None:
            # Timers of the event loop do not reach for weeks; a table that waits so long is looked at in between.
            pause = min(max(0.0, first - time.time()) + 0.05, 3600.0)
            self.alarm = asyncio.get_running_loop().call_later(pause, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.table.hall.later(self._time_is_up())

    async def _time_is_up(self) -> None:
        """Whoever has not answered in time is replaced by a bot, and may come back."""
        table = self.table
        if table.ledger is None or not await table.hall.hub.hold(table.row.id):
            return
        late = [
            seat
            for seat in table.state.waiting
            if table.player(seat) != "bot" and (table.deadline(seat) or time.time() + 1) <= time.time()
        ]
        for seat in late:
            await table.store.change_seat(table.row.id, seat, replaced=True)
        if late:
            await table.reseat()
        else:
            self.plan()
