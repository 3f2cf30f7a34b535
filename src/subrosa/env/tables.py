"""What all kinds of environments need from a game: its set-up, checked, with actions and observations."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np

from subrosa import games
from subrosa.core import BadSetup, Choice, Game, IllegalChoice, State, UnknownGame
from subrosa.env.actions import Actions
from subrosa.env.compact import Compact
from subrosa.env.history import Events, History
from subrosa.env.observing import Observation, Observer


def version(game: str) -> int:
    """Return the VERSION of the game's layout: it goes up when observations or actions come to mean something else."""
    number: int = getattr(games.part(games.package_of(game), "layout"), "VERSION", 0)
    return number


# Many tables of one game share these: they never change, and building them takes longer than playing a game.
@cache
def actions_of(game: Game, seats: int) -> Actions:
    """Return the actions of a game for a number of players."""
    return Actions(game, seats)


@cache
def observer_of(game: Game, seats: int) -> Observer:
    """Return the observer of a game for a number of players."""
    return Observer(game, seats)


@cache
def events_of(game: Game, seats: int) -> Events:
    """Return how the events of a game are written down for a number of players."""
    return Events(game, seats)


class Eyes:
    """One seat looking at one game from its beginning, again and again."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.history = None if table.events is None else History(table.events, seat, table.history)

    def see(self, state: State) -> Observation:
        """Return what the seat sees now, and the last things that happened if the table remembers them."""
        now = self.table.observer.observe(state, self.seat)
        if self.table.compact is not None:
            now = self.table.compact.shortened(now)
        if self.history is None:
            return now
        return np.concatenate([now, self.history.brought_up_to(state)])


class Table:
    """One game for a number of players, with its options. Making one raises UnknownGame or BadSetup."""

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        history: int = 0,
        compact: bool = False,
    ) -> None:
        self.game = games.get(plain_name(name))
        self.name = f"{self.game.id}_v{version(self.game.id)}"
        if isinstance(seats, bool) or not isinstance(seats, (int, type(None))):
            raise BadSetup(f"seats is a number of players, not {seats!r}")
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = self.game.setup(self.seats, 0, options or {}).options
        self.actions = actions_of(self.game, self.seats)
        self.observer = observer_of(self.game, self.seats)
        if type(history) is not int or history < 0:
            raise BadSetup(f"history is a number of events, not {history!r}")
        self.history = history
        self.events = events_of(self.game, self.seats) if history else None
        if not isinstance(compact, bool):
            raise BadSetup(f"compact is True or False, not {compact!r}")
        self.compact = Compact(self.observer, self.start(0)) if compact else None
        seen = self.observer.size if self.compact is None else self.compact.size
        self.size = seen + (history * self.events.size if self.events is not None else 0)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Share the table: nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.name, self.seats, self.options, self.history, self.compact is not None)

    def start(self, seed: int) -> State:
        """Start a game in a hurry: only seats with a decision are asked. Events are told if anybody reads them."""
        return self.game.new(self.seats, seed, self.options, hurry=True, quiet=not self.history)

    def eyes(self) -> list[Eyes]:
        """Return what looks at one game from each seat."""
        return [Eyes(self, seat) for seat in range(self.seats)]

    def offered(self, state: State, seat: int, action: Any) -> Choice:
        """Return the choice on offer to a seat that has this number. Raises IllegalChoice with the reason why not."""
        offered = state.options(seat)
        actions = self.actions
        if isinstance(action, (int, np.integer)) and 0 <= action < actions.size:
            choice = actions.choices[seat][action]
            if choice in offered:
                return choice
            refusal = state.refusal(seat, choice.text)
            what = f"action {action} of seat_{seat}, {choice.text!r}, is not on offer: {refusal}"
        else:
            refusal = None
            what = f"an action is a number from 0 to {actions.size - 1}, not {action!r}"
        numbers = actions.numbers[seat]
        offers = ", ".join([f"{numbers[choice.index]} ({choice.text})" for choice in offered])
        raise IllegalChoice(f"{what}. On offer: {offers}", refusal)


def check_render_mode(render_mode: str | None) -> None:
    """Raise BadSetup unless it is one of those we have."""
    if render_mode not in (None, "ansi"):
        raise BadSetup(f"render_mode is None or 'ansi', not {render_mode!r}")


def said(state: State) -> str:
    """Say in one line who is asked what, or who has won."""
    if state.result is not None:
        winners = ", ".join(map(str, state.result.winners)) or "nobody"
        return f"over ({state.result.ending}); winners: {winners}"
    seat = state.waiting[0]
    return f"seat {seat}, {state.agenda[-1].prompt}: {', '.join(map(str, state.options(seat)))}"


def plain_name(name: str) -> str:
    """Return `overlord` for `overlord_v2`; refuse any version but the present one."""
    versioned = re.fullmatch(r"(.+)_v(\d+)", name)
    if versioned is None:
        return name
    game = versioned[1]
    if game in games.names() and int(versioned[2]) != version(game):
        raise UnknownGame(f"there is no {name} any more, or not yet; there is {game}_v{version(game)}")
    return game
