"""Players that see views only. `bots.make("normal", game, seed)` gives one, ready to be asked."""

from collections.abc import Callable
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
    """Name the bots that play a game, or all the bots there are."""
    if game_id is not None:
        return list(_bots_in(games.package_of(game_id)))
    return list(dict.fromkeys([name for game in games.names() for name in names(game)] or EVERYWHERE))


def make(name: str, game: Game, seed: int | str) -> Bot:
    """Make a bot for one seat of one game; `! COMMAND` is an outside program. Raises UnknownBot."""
    if name.startswith(PROGRAM):
        return OutsideBot(name[len(PROGRAM) :].strip(), game, seed, make(stand_in(game.id), game, seed))
    known = _bots_in(game.package)
    if name not in known:
        raise UnknownBot(f"no bot {name!r} plays {game.id}; there are: {', '.join(known)}")
    return known[name](game, seed)


def stand_in(game_id: str) -> str:
    """Name the bot that plays for one that failed."""
    return "scripted" if "scripted" in names(game_id) else "random"


def search(game: Game, seed: int | str) -> Bot:
    """Make a bot that searches, with everything that is known about the game."""
    return SearchBot(game, seed, mind_of(game), belief_of(game), judge_of(game, seed))


def judge_of(game: Game, seed: int | str) -> RatingBot | None:
    """Make the best bot of a game that rates every option, if there is one."""
    known = _bots_in(game.package)
    for name in ("hard", "scripted"):
        bot = known[name](game, seed) if name in known else None
        if isinstance(bot, RatingBot):
            return bot
    return None


def mind_of(game: Game) -> Mind | None:
    """Make the mind of this game, which knows how play may go on in imagined worlds, if it has one."""
    making: Callable[[Game], Mind] | None = getattr(_module(game.package), "make_mind", None)
    return None if making is None else making(game)


def belief_of(game: Game) -> Belief | None:
    """Make the belief of this game, which knows what to conclude about what a seat cannot see, if it has one."""
    making: Callable[[Game], Belief] | None = getattr(_module(game.package), "make_belief", None)
    return None if making is None else making(game)


def _bots_in(package: str | None) -> dict[str, Maker]:
    own: dict[str, Maker] = getattr(_module(package), "BOTS", {})
    return own | EVERYWHERE


def _module(package: str | None) -> ModuleType | None:
    """Return the module with the bots of a game, if it has one."""
    return games.part(package, "bots")


# Bots that play every game. A game's own are in the `bots` of its package, in the table BOTS.
EVERYWHERE: dict[str, Maker] = {"search": search, "random": RandomBot}
