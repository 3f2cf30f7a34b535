"""Bots of other people's packages, which play when somebody names them.

A package names its bots in entry points of the group `subrosa.bots`; `module:Class` names any class. Naming one runs
its code, so a name counts only where it comes from whoever started the program, never from a save, and never from a
visitor of a server.
"""

import os
import re
import sys
from functools import lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from inspect import isclass
from typing import Any, Final

from subrosa.bots.bot import Bot, Maker, UnknownBot
from subrosa.core.game import Game

GROUP: Final = "subrosa.bots"
CLASS: Final = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*:[^\W\d]\w*")  # module:Class


@lru_cache(maxsize=1)
def points_on(path: tuple[str, ...]) -> dict[str, EntryPoint]:
    """Return the entry points of a path, by name, the first one of each.

    Looking through all installed packages takes longer than many a decision, and a bot is made for each of them.
    """
    found: dict[str, EntryPoint] = {}
    for point in entry_points(group=GROUP):
        found.setdefault(point.name, point)
    return found


def points() -> dict[str, EntryPoint]:
    return points_on(tuple(sys.path))


def installed() -> list[str]:
    """Name the bots that installed packages bring."""
    return list(points())


def is_class(name: str) -> bool:
    """Tell whether a name is module:Class."""
    return CLASS.fullmatch(name) is not None


def look_here() -> None:
    """Find modules in the folder that the command was started in, after all others."""
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())


def maker_of(name: str) -> Maker | None:
    """Return what makes the bot of this name, None if there is no such bot. Raises UnknownBot if it is not a bot."""
    if is_class(name):
        return checked(name, attribute_of(name))
    point = points().get(name)
    return None if point is None else checked(f"{name} = {point.value}", loaded(point))


def attribute_of(name: str) -> Any:
    """Import a module and return what it calls by that name. Raises UnknownBot."""
    module, _, what = name.partition(":")
    look_here()
    try:
        found = import_module(module)
    except ImportError as error:
        raise UnknownBot(f"the bot {name} cannot be imported: {error}") from error
    if not hasattr(found, what):
        known = [
            one
            for one, value in vars(found).items()
            if isclass(value) and issubclass(value, Bot) and value is not Bot
        ]
        if not known:
            raise UnknownBot(f"the module {module} has no {what}; it has no bots")
        raise UnknownBot(f"the module {module} has no {what}; its bots are: {', '.join(known)}")
    return getattr(found, what)


def loaded(point: EntryPoint) -> Any:
    """Return what an entry point names. Raises UnknownBot."""
    try:
        return point.load()
    except (ImportError, AttributeError) as error:
        raise UnknownBot(f"the bot {point.name} = {point.value} cannot be imported: {error}") from error


def checked(name: str, found: Any) -> Maker:
    """Return a maker of bots, unless it cannot be one. Raises UnknownBot."""
    if not callable(found) or (isclass(found) and not issubclass(found, Bot)):
        raise UnknownBot(
            f"{name} is {found!r}: it should be a class of bots (a subclass of subrosa.bots.Bot), or a function "
            "that makes one from a game and a seed"
        )
    made: Maker = found
    return made


def games_of(maker: Maker) -> tuple[str, ...]:
    """Return the ids of the games that a bot plays; none if it does not say."""
    known: tuple[str, ...] = getattr(maker, "plays", ())
    return known


def plays(maker: Maker, game: Game) -> bool:
    """Tell whether a bot plays a game. One that does not say plays all of them."""
    return not games_of(maker) or game.id in games_of(maker)
