"""What both kinds of environments need of a game: its set-up, checked, with actions and observations."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from subrosa import games
from subrosa.core import BadSetup, Game, State, UnknownGame
from subrosa.env.actions import Actions
from subrosa.env.observing import Observer


def version(game: str) -> int:
    """It goes up, as VERSION in the game's layout, when observations or actions come to mean something else."""
    number: int = getattr(games.part(games.package_of(game), "layout"), "VERSION", 0)
    return number


# Many tables of one game share these: they never change, and to build them takes longer than to play a game.
@cache
def actions_of(game: Game, seats: int) -> Actions:
    return Actions(game, seats)


@cache
def observer_of(game: Game, seats: int) -> Observer:
    return Observer(game, seats)


class Table:
    """One game for so many players with these options. Raises UnknownGame or BadSetup."""

    def __init__(self, name: str, seats: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.game = games.get(plain_name(name))
        self.name = f"{self.game.id}_v{version(self.game.id)}"
        if isinstance(seats, bool) or not isinstance(seats, (int, type(None))):
            raise BadSetup(f"seats is a number of players, not {seats!r}")
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = self.game.setup(self.seats, 0, options or {}).options
        self.actions = actions_of(self.game, self.seats)
        self.observer = observer_of(self.game, self.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        """Nothing in it ever changes."""
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.name, self.seats, self.options)

    def start(self, seed: int) -> State:
        """A new game in a hurry: nobody is asked who has nothing to decide."""
        return self.game.new(self.seats, seed, self.options, hurry=True, quiet=True)


def plain_name(name: str) -> str:
    """`overlord` of `overlord_v0`; another version than the present one is refused."""
    versioned = re.fullmatch(r"(.+)_v(\d+)", name)
    if versioned is None:
        return name
    game = versioned[1]
    if game in games.names() and int(versioned[2]) != version(game):
        raise UnknownGame(f"there is no {name} any more, or not yet; there is {game}_v{version(game)}")
    return game
