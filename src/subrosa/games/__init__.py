"""The games. `games.get("overlord")` gives the rules of one, ready to play."""

from importlib import import_module
from importlib.metadata import entry_points
from typing import Final

from subrosa.core.errors import UnknownGame
from subrosa.core.game import Game

# Our own games, each a package beside this file with a module `rules.game` that holds the instance GAME.
OURS: Final = ("overlord", "estoril", "nanty")

_registered: dict[str, Game] = {}


def names() -> list[str]:
    """The ids of all games that can be played: ours, then those of other packages."""
    others = [point.name for point in entry_points(group="subrosa.games")]
    return list(dict.fromkeys([*OURS, *others, *_registered]))


def get(name: str) -> Game:
    """The game with this id. Raises UnknownGame."""
    if name in _registered:
        return _registered[name]
    if name in OURS:
        game = import_module(f"subrosa.games.{name}.rules.game").GAME
    else:
        points = [point for point in entry_points(group="subrosa.games") if point.name == name]
        if not points:
            raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
        game = points[0].load()
    return register(game)


def register(game: Game) -> Game:
    """Make a game known by its id; for games outside this package, and for tests."""
    _registered[game.id] = game
    return game
