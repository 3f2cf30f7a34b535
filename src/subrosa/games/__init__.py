"""The games. `games.get("overlord")` gives the rules of one, ready to play.

A game is one package. Ours are the folders beside this file; those of others are named by an entry point of the group
`subrosa.games`. Whatever a package holds is found by its name, and imported when somebody asks for it:

    rules/game.py     GAME, the rules
    bots              BOTS, and make_mind and make_belief if anybody has thought about them
    terminal          PANEL, its table in a terminal
    layout            facts, its observations for learners; VERSION
    puzzles           RIDDLES, what puzzles can ask about it; puzzles.json has some
    look              LOOK: its colours, its place on the shelf, what is worth following
    lesson.toml       a first game, step by step, with lesson.en.ftl and lesson.pl.ftl
    RULES.md, cards.toml, en.ftl, pl.ftl

All but the rules, RULES.md and the catalogues may be missing. No list names the games: a new folder is a new game.
"""

from collections.abc import Sequence
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pkgutil import iter_modules
from types import ModuleType
from typing import Final

from subrosa.core.errors import UnknownGame
from subrosa.core.game import Game
from subrosa.games.look import Look

GROUP: Final = "subrosa.games"

_registered: dict[str, Game] = {}


def names() -> list[str]:
    """Return the ids of all games that can be played: ours in the order of the shelf, then those of other packages."""
    return list(dict.fromkeys([*ours(), *[point.name for point in others()], *_registered]))


def ours() -> list[str]:
    """Return the folders beside this file, light games first."""
    found = [module.name for module in iter_modules(__path__) if module.ispkg]
    return sorted(found, key=lambda name: (look_in(f"{__name__}.{name}").shelf, name))


def others() -> Sequence[EntryPoint]:
    """Return what other packages say about their games."""
    return tuple(entry_points(group=GROUP))


def get(name: str) -> Game:
    """Return the game with this id. Raises UnknownGame."""
    if name in _registered:
        return _registered[name]
    if is_ours(name):
        return register(import_module(f"{__name__}.{name}.rules.game").GAME)
    point = next((point for point in others() if point.name == name), None)
    if point is None:
        raise UnknownGame(f"there is no game {name!r}; there are: {', '.join(names())}")
    return register(load(point))


def is_ours(name: str) -> bool:
    """Tell whether there is a folder of this name beside this file."""
    return name.isidentifier() and any(
        module.name == name and module.ispkg for module in iter_modules(__path__)
    )


def load(point: EntryPoint) -> Game:
    """Return the game that an entry point names: by its package, or the object itself. Raises UnknownGame."""
    game = point.load() if point.attr else import_module(f"{point.module}.rules.game").GAME
    if not isinstance(game, Game) or game.id != point.name:
        found = f"the game {game.id!r}" if isinstance(game, Game) else f"no game: {game!r}"
        raise UnknownGame(
            f"the entry point {point.name} = {point.value} of the group {GROUP} leads to {found}; "
            f"it should name a package whose rules/game.py holds a GAME with the id {point.name!r}, or that GAME"
        )
    return game


def register(game: Game) -> Game:
    """Make a game known by its id; for games outside this package, and for tests."""
    _registered[game.id] = game
    return game


# ---- what else a game's package holds


def package_of(name: str) -> str | None:
    """Return the package of the game with this id, without importing its rules, or None if there is no such game."""
    if name not in _registered and is_ours(name):
        return f"{__name__}.{name}"
    try:
        return get(name).package
    except UnknownGame:
        return None


def part(package: str | None, name: str) -> ModuleType | None:
    """Return a part of a game's package, such as its `bots`: a module or a package of that name, if there is one."""
    module = f"{package}.{name}"
    if package is None or find_spec(module) is None:
        return None
    return import_module(module)


def look_of(name: str) -> Look:
    """Return how the game with this id looks; in the colours of the house if it does not say, or does not exist."""
    return look_in(package_of(name))


def look_in(package: str | None) -> Look:
    """Return the same, by its package."""
    look: Look = getattr(part(package, "look"), "LOOK", Look())
    return look
