"""Players that see views only. `bots.make("normal", game, seed)` gives one, ready to be asked."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from subrosa import games
from subrosa.bots.belief import Belief
from subrosa.bots.bot import Bot, Maker, RandomBot, RatingBot, Think, UnknownBot
from subrosa.bots.mind import Mind
from subrosa.bots.outside import PROGRAM, OutsideBot
from subrosa.bots.search import SearchBot
from subrosa.core.game import Game

__all__ = [
    "PROGRAM",
    "Bot",
    "OutsideBot",
    "RandomBot",
    "Think",
    "UnknownBot",
    "belief_of",
    "make",
    "mind_of",
    "names",
    "stand_in",
]


def names(game_id: str | None = None) -> list[str]:
    """The names of the bots that play a game, or of all there are."""
    if game_id is not None:
        return list(_bots_of(game_id))
    return list(dict.fromkeys([name for game in games.names() for name in _bots_of(game)] or EVERYWHERE))


def make(name: str, game: Game, seed: int | str) -> Bot:
    """A bot for one seat of one game; `! COMMAND` is a program of somebody else's. Raises UnknownBot."""
    if name.startswith(PROGRAM):
        return OutsideBot(name[len(PROGRAM) :].strip(), game, seed, make(stand_in(game.id), game, seed))
    known = _bots_of(game.id)
    if name not in known:
        raise UnknownBot(f"no bot {name!r} plays {game.id}; there are: {', '.join(known)}")
    return known[name](game, seed)


def stand_in(game_id: str) -> str:
    """The bot that plays for one that failed."""
    return "scripted" if "scripted" in _bots_of(game_id) else "random"


def search(game: Game, seed: int | str) -> Bot:
    """Searches, with all that anybody knows of the game."""
    return SearchBot(game, seed, mind_of(game), belief_of(game), judge_of(game, seed))


def judge_of(game: Game, seed: int | str) -> RatingBot | None:
    """The best bot of a game that says how good every option is, if there is one."""
    known = _bots_of(game.id)
    for name in ("hard", "scripted"):
        bot = known[name](game, seed) if name in known else None
        if isinstance(bot, RatingBot):
            return bot
    return None


def mind_of(game: Game) -> Mind | None:
    """How play may go on in imagined worlds of this game, if anybody has thought about it."""
    making: Callable[[Game], Mind] | None = getattr(_module(game.id), "make_mind", None)
    return None if making is None else making(game)


def belief_of(game: Game) -> Belief | None:
    """What may be concluded about what a seat of this game cannot see, if anybody has thought about it."""
    making: Callable[[Game], Belief] | None = getattr(_module(game.id), "make_belief", None)
    return None if making is None else making(game)


def _bots_of(game_id: str) -> dict[str, Maker]:
    own: dict[str, Maker] = getattr(_module(game_id), "BOTS", {})
    return own | EVERYWHERE


def _module(game_id: str) -> ModuleType | None:
    """The module beside this file with the name of a game, if there is one. Others of our modules have no BOTS."""
    module = f"subrosa.games.{game_id}.bots"
    if game_id.isidentifier() and find_spec(module) is not None:
        return import_module(module)
    return None


# Bots that play every game. A game's own are in the module of its name beside this file, in the table BOTS.
EVERYWHERE: dict[str, Maker] = {"search": search, "random": RandomBot}
