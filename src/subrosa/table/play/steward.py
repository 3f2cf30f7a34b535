"""What the server does at a table by itself: bots move, seats on auto-pass pass where that is all they can do,
clocks run out.

Nobody may learn anything from how long it takes: an answer comes at the end of a pause that was drawn before anything
was looked at (`bots/pauses.py`), and bots think in the meantime. Where nobody looks, nothing is done (`presence.py`).
"""

import asyncio
import logging
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from subrosa import bots
from subrosa.core.step import Gather, gathered_so_far
from subrosa.table.bots.pauses import AGAIN, ASIDE
from subrosa.table.bots.pool import Asker
from subrosa.table.bots.turns import FIRST, LAST, Full
from subrosa.table.protocol.from_server import Done

if TYPE_CHECKING:
    from subrosa.table.play.table import LiveTable

log = logging.getLogger("subrosa.table")


class Question(NamedTuple):
    """What is asked of a seat that the server answers for. All cards of a gathering are one question."""

    number: int  # as the seat counts, or everybody does while it gathers
    gathers: bool
    who: str  # answers: "bot" or "auto"


class Thought(NamedTuple):
    """A choice, and what its seat had noticed when it was thought of."""

    choice: str
    number: int


NOTHING: Final = Thought("", 0)


class Steward:
    """The one who looks after a table. With several workers, only one of them may."""

    def __init__(self, table: "LiveTable") -> None:
        self.table = table
        self.acting: dict[int, tuple[Question, asyncio.Task[None]]] = {}
        self.alarm: asyncio.TimerHandle | None = None

    def plan(self) -> None:
        """Look at who is waited for, and set going whatever has to happen without them."""
        table = self.table
        playing = table.ledger is not None and table.row.status == "playing"
        rank = table.presence.rank()
        wanted = self._questions() if playing else {}
        for seat, (question, task) in list(self.acting.items()):
            if wanted.get(seat) != question:
                del self.acting[seat]
                task.cancel()
        for seat, question in wanted.items():
            if seat not in self.acting and rank is not None:
                self.acting[seat] = question, asyncio.create_task(self._act(seat, question))
        table.worker.bots.turns.prefer(table.row.id, LAST if rank is None else rank)
        if playing and rank is None:
            self._rest()
        self._set_alarm(playing)

    def _questions(self) -> dict[int, Question]:
        """Return what is asked of the seats that the server answers for."""
        table, ledger = self.table, self.table.ledger
        assert ledger is not None
        found = {}
        for seat in table.state.waiting:
            who = table.player(seat)
            if who != "person":
                gathers = isinstance(table.state.agenda[-1], Gather)
                found[seat] = Question(ledger.number(None if gathers else seat), gathers, who)
        return found

    def _rest(self) -> None:
        """Let bots rest while nobody looks: what was begun is finished, then none moves until somebody looks.

        So nobody need wake the table before a clock runs out.
        """
        table = self.table
        due = table.moves.due()
        if table.row.due != due:
            table.row.due = due
            table.worker.later(table.store.tables.set_due(table.row.id, due))

    def stop(self) -> None:
        """Do nothing more."""
        for _, task in self.acting.values():
            task.cancel()
        self.acting.clear()
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    @property
    def busy(self) -> bool:
        """Tell whether somebody is about to answer."""
        return any(not task.done() for _, task in self.acting.values())

    async def _act(self, seat: int, question: Question) -> None:
        left = False
        try:
            left = await self._answer(seat, question.who)
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("table %s: nobody could answer for a seat", self.table.row.id)
        # Whoever is left to decide is not looked at again before the next question.
        if not left and self.acting.get(seat, (None,))[0] == question:
            del self.acting[seat]

    async def _answer(self, seat: int, who: str) -> bool:
        """Answer for a seat, after a time that tells nothing. True if the answer is left to the person there."""
        table = self.table
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
            thought = await thinking
        finally:
            thinking.cancel()
        if thought is not None and thought.choice:
            # Once it is made, the next plan forgets this task; until then nobody else answers for the seat.
            await table.moves.choose(seat, thought.choice, thought.number, made_by=who)
        return thought is None

    async def _think_as_steward(self, seat: int, who: str) -> Thought | None:
        """Return what the seat does, or nothing if another worker looks after this table."""
        return (
            await self._think(seat, who) if await self.table.worker.hub.hold(self.table.row.id) else NOTHING
        )

    async def _think(self, seat: int, who: str) -> Thought | None:
        """Return what the seat does; None if it is on auto-pass and has something to decide."""
        table = self.table
        if table.ledger is None or seat not in table.state.waiting:
            return NOTHING  # somebody has answered meanwhile, and the move is just being stored
        step = table.state.agenda[-1]
        if who == "auto":
            only = table.can_only_pass(seat)
            return Thought(table.state.options(seat)[0].text, self._number(seat)) if only else None
        return await (self._gather(seat, step) if isinstance(step, Gather) else self._consider(seat))

    async def _gather(self, seat: int, step: Gather[Any]) -> Thought:
        """Put together what the seat will show, and return the choice that ends it.

        Nobody else notices these choices, so they are made at once: one pause, which runs meanwhile, is for the whole.
        Each thought takes half of the time that is left, so that many cards take hardly longer than few.
        """
        while True:
            share = 0.5 ** (len(gathered_so_far(self.table.state)) + 1)
            thought = await self._consider(seat, share)
            if thought.choice == step.done.text:
                return thought
            made = await self.table.moves.choose(seat, thought.choice, thought.number, made_by="bot")
            if not isinstance(made, Done):
                return NOTHING

    async def _consider(self, seat: int, share: float = 1.0) -> Thought:
        """Return what a bot chooses for the seat; `share` is how much of its time it may take."""
        table, number = self.table, self._number(seat)
        view = table.state.view(seat)
        row = table.seats[seat]
        bot = row.bot if row.kind == "bot" and row.bot is not None else bots.stand_in(table.row.game)
        seconds = table.worker.pauses.thinking(table.row.speed, len(view["asked"]), share)
        choice, own = await self._ask(bot, view, seconds)
        if not own and row.kind == "bot":
            row.bot = bots.stand_in(table.row.game)
            await table.store.seats.change(table.row.id, seat, bot=row.bot)
        return Thought(choice, number)

    def _number(self, seat: int) -> int:
        """Return what the seat has noticed up to now."""
        assert self.table.ledger is not None
        return self.table.ledger.number(seat)

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
        """Let bots play for those who have not answered in time, and who may come back."""
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
