"""One learner at a table of bots: what `subrosa.env.gymnasium` makes environments of, one or many at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from subrosa import bots
from subrosa.bots import Bot, RandomBot
from subrosa.core import BadSetup, Choice, Game, IllegalChoice, State
from subrosa.env.rewards import reward_of
from subrosa.env.tables import Eyes, Table

Opponent = str | Callable[[Game, int | str], Bot]  # the name of a bot, or something that makes one
USUAL = "normal"
REFUSED = -1.0  # the reward of an action that is not on offer


def opponents_of(
    game: Game, others: int, wanted: Opponent | Sequence[Opponent] | None
) -> tuple[Opponent, ...]:
    """Return who sits at the other seats, the learner's left neighbour first. Raises BadSetup or UnknownBot."""
    if wanted is None:
        wanted = USUAL if USUAL in bots.names(game.id) else bots.stand_in(game.id)
    if isinstance(wanted, str) or callable(wanted):
        wanted = (wanted,) * others
    if len(wanted) != others:
        raise BadSetup(f"{others} opponents sit at the other seats, not {len(wanted)}")
    for name in wanted:
        if isinstance(name, str):
            bots.make(name, game, 0)
    return tuple(wanted)


class Learner:
    """A seat at a table where bots play the others. Forced moves are made; the learner is asked when it can decide."""

    def __init__(
        self,
        table: Table,
        opponents: Opponent | Sequence[Opponent] | None,
        seat: int | None,
        reward: str,
    ) -> None:
        if seat is not None and seat not in range(table.seats):
            raise BadSetup(f"seat is None or a number from 0 to {table.seats - 1}, not {seat!r}")
        self.table = table
        self.opponents = opponents_of(table.game, table.seats - 1, opponents)
        self.wanted = seat
        self.worth = reward_of(reward)
        self.most_decisions = table.game.most_decisions
        self.eyes = Eyes(table, 0)
        self.seat = 0
        self.decisions = 0
        self.state: State | None = None
        self.bots: dict[int, Bot] = {}

    # ---- playing

    def begin(self, chance: np.random.Generator) -> None:
        """Begin a game and play up to the learner's first decision; one that ends without any is left out."""
        while True:
            seed = int(chance.integers(1 << 60))
            seats = self.table.seats
            self.seat = int(chance.integers(seats)) if self.wanted is None else self.wanted
            self.eyes = Eyes(self.table, self.seat)
            self.state = self.table.start(seed)
            self.bots = self._seated(seed)
            self.decisions = 0
            self._play_others()
            if self.is_asked():
                return

    def _seated(self, seed: int) -> dict[int, Bot]:
        """Return fresh bots by their seats."""
        game, made = self.table.game, {}
        for place, who in enumerate(self.opponents, self.seat + 1):
            seat = place % self.table.seats
            own = f"{seed} {seat}"
            made[seat] = bots.make(who, game, own) if isinstance(who, str) else who(game, own)
        return made

    def act(self, action: Any) -> None:
        """Make the choice with this number, and all choices of others up to the learner's next one."""
        self.make(self.choice(action))

    def make(self, choice: Choice) -> None:
        """Do the same with a choice that is on offer."""
        self._apply(choice)
        self._play_others()

    def refuse(self) -> None:
        """Count an action that was not on offer: whoever tries nothing else is stopped eventually."""
        self.decisions += 1

    def choice(self, action: Any) -> Choice:
        """Return the choice on offer that has this number. Raises IllegalChoice, and nothing has changed."""
        return self.table.offered(self.playing(), self.seat, action)

    def _apply(self, choice: Choice) -> None:
        state = self.playing()
        state.apply(state.waiting[0], choice)
        self.decisions += 1

    def _play_others(self) -> None:
        state = self.playing()
        while state.waiting and state.waiting[0] != self.seat and not self.was_stopped():
            seat = state.waiting[0]
            bot = self.bots[seat]
            # Making a view takes longer than anything else here, and some bots do not look.
            if type(bot) is RandomBot:
                answer = bot.choose({}, [choice.text for choice in state.options(seat)])
            else:
                view = state.view(seat)
                answer = bot.choose(view, view["choices"])
            self._apply(state.option(seat, answer))

    def playing(self) -> State:
        """Return the state. Raises IllegalChoice before the first game."""
        if self.state is None:
            raise IllegalChoice("no game has begun: call reset() first", None)
        return self.state

    # ---- looking

    def is_asked(self) -> bool:
        """Tell whether the learner has to decide."""
        return bool(self.playing().waiting) and not self.was_stopped()

    def is_over(self) -> bool:
        """Tell whether the game has come to its end."""
        return self.playing().result is not None

    def was_stopped(self) -> bool:
        """Tell whether the game has taken more decisions than it may."""
        return self.decisions >= self.most_decisions and self.playing().result is None

    def reward(self) -> float:
        """Return what the game is worth to the learner: nothing until it is over."""
        return self.worth(self.playing())[self.seat] if self.is_over() else 0.0

    def write(self, row: np.ndarray[Any, Any], mask: np.ndarray[Any, Any]) -> None:
        """Write what the learner sees into a row, and what it may do into a mask."""
        state, table = self.playing(), self.table
        row[:] = self.eyes.see(state)
        offered = state.options(self.seat) if self.is_asked() else ()
        mask[:] = np.frombuffer(table.actions.mask(self.seat, offered), dtype=np.int8)

    # ---- copies

    def __getstate__(self) -> dict[str, Any]:
        """Keep the dice of the bots instead of the bots: they are made again, with all that they know of the game."""
        return self.__dict__ | {"bots": {seat: bot.dice() for seat, bot in self.bots.items()}}

    def __setstate__(self, values: dict[str, Any]) -> None:
        self.__dict__.update(values)
        self.bots = self._seated(0) if values["bots"] else {}
        for seat, bot in self.bots.items():
            bot.take_dice(values["bots"][seat])
