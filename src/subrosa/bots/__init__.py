"""Players that see views only. `bots.make("scripted", game, seed)` gives one, ready to be asked."""

from importlib import import_module
from importlib.util import find_spec

from subrosa import games
from subrosa.bots.bot import Bot, RandomBot, UnknownBot
from subrosa.core.game import Game

__all__ = ["Bot", "RandomBot", "UnknownBot", "make", "names"]

# Bots that play every game. A game's own are in the module of its name beside this file, in the table BOTS.
EVERYWHERE: dict[str, type[Bot]] = {"random": RandomBot}


def names(game_id: str | None = None) -> list[str]:
    """The names of the bots that play a game, or of all there are."""
    if game_id is not None:
        return list(_bots_of(game_id))
    return list(dict.fromkeys([name for game in games.names() for name in _bots_of(game)] or EVERYWHERE))


def make(name: str, game: Game, seed: int | str) -> Bot:
    """A bot for one seat of one game. Raises UnknownBot."""
    known = _bots_of(game.id)
    if name not in known:
        raise UnknownBot(f"no bot {name!r} plays {game.id}; there are: {', '.join(known)}")
    return known[name](game, seed)


def _bots_of(game_id: str) -> dict[str, type[Bot]]:
    module = f"{__name__}.{game_id}"
    if game_id.isidentifier() and find_spec(module) is not None:
        own: dict[str, type[Bot]] = getattr(import_module(module), "BOTS", {})
        return EVERYWHERE | own
    return EVERYWHERE
