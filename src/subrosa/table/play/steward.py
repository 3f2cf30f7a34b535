"""What the server does at a table by itself: bots move, seats on auto-pass pass where that is all they can do,
clocks run out.

Nobody may learn anything from how long it takes: an answer comes at the end of a pause that was drawn before anything
was looked at (`pauses.py`), and thinking happens in the meantime. Where nobody looks, nothing is done (`presence.py`).
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from subrosa import bots
from subrosa.table.bots.pauses import AGAIN, ASIDE
from subrosa.table.bots.pool import Asker
from subrosa.table.bots.turns import FIRST, LAST, Full

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable

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
        rank = table.presence.rank()
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
            if seat not in self.acting and rank is not None:
                self.acting[seat] = key, asyncio.create_task(self._act(seat, key))
        table.worker.bots.turns.prefer(table.row.id, LAST if rank is None else rank)
        if playing and rank is None:
            self._rest()
        self._set_alarm(playing)

    def _rest(self) -> None:
        """Nobody looks: what was begun is finished, and then no bot moves until somebody looks.

        So nobody need wake the table before a clock runs out.
        """
        table = self.table
        due = table.moves.due()
        if table.row.due != due:
            table.row.due = due
            table.worker.later(table.store.tables.set_due(table.row.id, due))

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
        pauses, speed, several = table.worker.pauses, table.row.speed, len(table.state.agenda[-1].asked()) > 1
        pause = pauses.draw(speed, several)
        thinking = asyncio.create_task(self._think_as_steward(seat, who))
        try:
            await pauses.wait(pause)
            if pause and table.presence.rank() == FIRST:
                table.worker.bots.load.answered(late=not thinking.done())
            while not thinking.done():  # whoever needs longer takes whole pauses, so that little can be told
                again = pauses.draw(speed, several)
                if again:
                    await pauses.wait(again)
                else:
                    await asyncio.wait([thinking])
            choice = await thinking
        finally:
            thinking.cancel()
        if choice:
            # Once it is made, the next plan forgets this task; until then nobody else answers for the seat.
            await table.moves.choose(seat, choice, number, made_by=who)
        return choice is None

    async def _think_as_steward(self, seat: int, who: str) -> str | None:
        """What the seat does, or nothing if another worker looks after this table."""
        return await self._think(seat, who) if await self.table.worker.hub.hold(self.table.row.id) else ""

    async def _think(self, seat: int, who: str) -> str | None:
        """What the seat does; None if it is on auto-pass and has something to decide."""
        table = self.table
        if who == "auto":
            return table.state.options(seat)[0].text if table.can_only_pass(seat) else None
        view = table.state.view(seat)
        row = table.seats[seat]
        bot = row.bot if row.kind == "bot" and row.bot is not None else bots.stand_in(table.row.game)
        seconds = table.worker.pauses.thinking(table.row.speed, len(view["asked"]))
        choice, own = await self._ask(bot, view, seconds)
        if not own and row.kind == "bot":
            row.bot = bots.stand_in(table.row.game)
            await table.store.seats.change(table.row.id, seat, bot=row.bot)
        return choice

    async def _ask(self, bot: str, view: dict[str, Any], seconds: float) -> tuple[str, bool]:
        """Ask a bot; if too many questions wait already, after a while."""
        table = self.table
        while True:
            rank = table.presence.rank()
            if rank != FIRST and table.worker.bots.load.pressed:
                await table.worker.pauses.wait(ASIDE)
            asker = Asker(table.row.host, table.row.id, LAST if rank is None else rank)
            try:
                return await table.worker.bots.choose(table.row.game, bot, view, seconds, asker)
            except Full:
                await table.worker.pauses.wait(AGAIN)

    # ---- clocks

    def _set_alarm(self, playing: bool) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if not playing:
            return
        times = [
            self.table.clocks.left(seat)
            for seat in self.table.state.waiting
            if self.table.player(seat) != "bot"
        ]
        first = min([left for left in times if left is not None], default=None)
        if first is not None:
            # Timers of the event loop do not reach for weeks; a table that waits so long is looked at in between.
            pause = min(max(0.0, first) + 0.05, 3600.0)
            self.alarm = asyncio.get_running_loop().call_later(pause, self._ring)

    def _ring(self) -> None:
        self.alarm = None
        self.table.worker.later(self._time_is_up())

    async def _time_is_up(self) -> None:
        """Whoever has not answered in time is replaced by a bot, and may come back."""
        table = self.table
        if table.ledger is None or not await table.worker.hub.hold(table.row.id):
            return
        late = [
            seat
            for seat in table.state.waiting
            if table.player(seat) != "bot" and (left := table.clocks.left(seat)) is not None and left <= 0
        ]
        for seat in late:
            await table.store.seats.change(table.row.id, seat, replaced=True)
        if late:
            await table.reseat()
        else:
            self.plan()
