"""Players that see views only. `bots.make("normal", game, seed)` gives one, ready to be asked."""

from collections.abc import Callable
from types import ModuleType

from subrosa import games
from subrosa.bots import others
from subrosa.bots.belief import Belief
from subrosa.bots.blunders import Watcher
from subrosa.bots.bot import Bot, Maker, RandomBot, RatingBot, Think, UnknownBot
from subrosa.bots.mind import Mind
from subrosa.bots.outside import PROGRAM, OutsideBot, own_seed
from subrosa.bots.search import SearchBot
from subrosa.bots.styles import STYLES, Manners, Style, draw, split
from subrosa.bots.training import Trainer
from subrosa.core.game import Game

__all__ = [
    "PROGRAM",
    "Bot",
    "OutsideBot",
    "RandomBot",
    "Think",
    "UnknownBot",
    "belief_of",
    "draw",
    "frozen",
    "is_offered",
    "is_others",
    "is_ours",
    "league_of",
    "make",
    "manners_of",
    "mind_of",
    "named",
    "names",
    "split",
    "stand_in",
    "styles_of",
    "trainer_of",
    "watcher_of",
]


def names(game_id: str | None = None) -> list[str]:
    """Name the bots that come with a game, or with any: those that anybody may be offered."""
    if game_id is not None:
        return list(_bots_in(games.package_of(game_id)))
    return list(dict.fromkeys([name for game in games.names() for name in names(game)] or EVERYWHERE))


def styles_of(game_id: str) -> list[str]:
    """Name the styles that the levels of a game may have: none if the game does not say what they mean in it."""
    return list(STYLES) if hasattr(_module(games.package_of(game_id)), "make_manners") else []


def is_offered(name: str, game_id: str) -> bool:
    """Tell whether anybody may choose a bot: one of the `names` of a game, or such a level with a style."""
    level, style = split(name)
    return level in names(game_id) and (not style or bool(styles_of(game_id)))


def frozen(game_id: str) -> list[str]:
    """Name the bots of a game as they once were. They are there to be measured against, and are offered to nobody."""
    return list(_frozen_in(games.package_of(game_id)))


def league_of(game: Game) -> list[str]:
    """Name the bots that were written to find the weak spots of `hard`. They are there to be measured against."""
    own = _module(game.package)
    kept = games.part(game.package, "bots.league") if hasattr(own, "__path__") else None
    league: tuple[type[Bot], ...] = getattr(kept, "LEAGUE", ())
    return [f"{one.__module__}:{one.__name__}" for one in league]


def make(name: str, game: Game, seed: int | str) -> Bot:
    """Make a bot for one seat of one game. Raises UnknownBot.

    Besides the `names` of the game there are its levels with a style (`hard-bold`; `hard-any` draws one by the seed),
    those of the past (`frozen`), bots of other packages (`installed`), `module:Class`, and outside programs
    (`! COMMAND`). Whoever makes one of the last three runs somebody's code: such names must come from a command line
    or from code.
    """
    if name.startswith(PROGRAM):
        return OutsideBot(name[len(PROGRAM) :].strip(), game, seed, make(stand_in(game.id), game, seed))
    known = _bots_in(game.package)
    ours = known | _frozen_in(game.package)
    if name in ours:
        return ours[name](game, seed)
    level, style = split(draw(name, seed))
    manners = manners_of(game) if style and level in known else None
    if manners is not None:
        bot = known[level](game, seed)
        bot.style = Style(style, game, manners)
        return bot
    maker = others.maker_of(name)
    if maker is None:
        there = [*known, *others.installed()]
        raise UnknownBot(f"no bot {name!r} plays {game.id}; there are: {', '.join(there)}")
    if not others.plays(maker, game):
        raise UnknownBot(
            f"the bot {name} does not play {game.id}; it plays: {', '.join(others.games_of(maker))}"
        )
    try:
        bot = maker(game, own_seed(seed))
    except TypeError as error:
        raise UnknownBot(f"{name} cannot be made from a game and a seed: {error}") from error
    if not isinstance(bot, Bot):
        raise UnknownBot(f"{name} makes {bot!r}, which is not a subrosa.bots.Bot")
    return bot


def named(text: str) -> str:
    """Return the name of the bot that `--bot` means: an installed one, module:Class, else the command of a program."""
    text = text.strip()
    return text if others.is_class(text) or text in others.installed() else f"{PROGRAM} {text}"


def is_ours(name: str, game_id: str) -> bool:
    """Tell whether a bot comes with its game or with us."""
    return is_offered(name, game_id) or name in frozen(game_id)


def is_others(name: str, game_id: str) -> bool:
    """Tell whether naming a bot runs somebody else's code."""
    foreign = name.startswith(PROGRAM) or others.is_class(name) or name in others.installed()
    return foreign and not is_ours(name, game_id)


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


def manners_of(game: Game) -> Manners | None:
    """Make what says how the options of this game look to others, if its bots have styles."""
    making: Callable[[Game], Manners] | None = getattr(_module(game.package), "make_manners", None)
    return None if making is None else making(game)


def watcher_of(game: Game) -> Watcher | None:
    """Make what counts the blunders of bots in this game, if there is something."""
    making: Callable[[Game], Watcher] | None = getattr(_module(game.package), "make_watcher", None)
    return None if making is None else making(game)


def trainer_of(game: Game) -> Trainer | None:
    """Make what learns the numbers that bots judge this game by, if there are such."""
    making: Callable[[Game], Trainer] | None = getattr(_module(game.package), "make_trainer", None)
    return None if making is None else making(game)


def _bots_in(package: str | None) -> dict[str, Maker]:
    own: dict[str, Maker] = getattr(_module(package), "BOTS", {})
    return own | EVERYWHERE


def _frozen_in(package: str | None) -> dict[str, Maker]:
    own: dict[str, Maker] = getattr(_module(package), "FROZEN", {})
    return own


def _module(package: str | None) -> ModuleType | None:
    """Return the module with the bots of a game, if it has one."""
    return games.part(package, "bots")


# Bots that play every game. A game's own are in the `bots` of its package, in the table BOTS.
EVERYWHERE: dict[str, Maker] = {"search": search, "random": RandomBot}
