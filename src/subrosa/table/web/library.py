"""What a client needs to know of the games: options, texts, rules, components. All of it is public."""

import re
from functools import cache
from typing import Any, Final

from litestar import MediaType, Response, Router, get
from litestar.datastructures import CacheControlHeader
from litestar.params import FromPath, FromQuery

from subrosa import bots, games, texts
from subrosa.core.cardfile import CardFile, Entry
from subrosa.core.cardgame import CardGame
from subrosa.core.errors import UnknownGame
from subrosa.core.game import Game
from subrosa.core.step import Window
from subrosa.lessons import lesson_of
from subrosa.puzzles.puzzle import puzzles_of
from subrosa.table.protocol.games import GameInfo, OptionInfo, SeatCounts, ThingInfo, Title
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.web.requests import PROBLEMS, TheWorker
from subrosa.table.web.shrinking import shrinking

# These change only with the program.
KEPT: Final = CacheControlHeader(public=True, max_age=300)
CACHED: Final = {"cache-control": "public, max-age=300"}


def game_of(game_id: str) -> Game:
    """Return a game. Raises TableProblem if there is none of this id."""
    try:
        return games.get(game_id)
    except UnknownGame as error:
        raise TableProblem("no-game", games=games.names()) from error


def language_of(lang: str) -> str:
    """Return a language that we have. Raises TableProblem if it is none."""
    if lang not in texts.LANGUAGES:
        raise TableProblem("no-language", languages=list(texts.LANGUAGES))
    return lang


def page(text: str, language: str) -> Response[str]:
    return Response(text, media_type=MediaType.TEXT, headers={**CACHED, "content-language": language})


@get("/api/games", cache_control=KEPT, responses=PROBLEMS)
async def list_games(worker: TheWorker) -> list[GameInfo]:
    """List all games that can be played."""
    return [describe(games.get(name), worker.settings.hosted(name)) for name in games.names()]


def describe(game: Game, hosted: list[str]) -> GameInfo:
    return GameInfo(
        id=game.id,
        seats=SeatCounts(game.min_seats, game.max_seats, game.usual_seats),
        options=[OptionInfo(o.name, list(o.values), o.free, o.rule) for o in game.options],
        bots=bots.names(game.id),
        styles=bots.styles_of(game.id),
        hosted=hosted,
        minutes=game.minutes,
        windows=any(issubclass(step, Window) for step in game.steps),
        puzzles=len(puzzles_of(game.id)),
        lesson=None if (lesson := lesson_of(game)) is None else lesson.minutes,
        values=plain_values(game.file.meta()) if isinstance(game, CardGame) else {},
        titles={language: title(language, game) for language in texts.LANGUAGES},
    )


@cache
def title(language: str, game: Game) -> Title:
    """Return what stands on the box; of a game without a line for it, the beginning of what it is about must do."""
    words = texts.Texts(language, game)
    if words.has("game-tag"):
        return Title(words.say("game-name"), words.say("game-tag"))
    return Title(words.say("game-name"), re.split(r"(?<=[.!?]) ", words.say("game-about"))[0])


@get("/api/texts/{lang:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def house_texts(lang: FromPath[str]) -> Response[str]:
    """Send the catalogue that all games share, in Fluent."""
    return page(texts.read(language_of(lang), ""), lang)


@get("/api/texts/{lang:str}/{game_id:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def game_texts(lang: FromPath[str], game_id: FromPath[str]) -> Response[str]:
    """Send the catalogue of a game, in Fluent; what is missing in it is in that of the house."""
    language, package = language_of(lang), game_of(game_id).package
    return page(texts.read(language, package), texts.spoken(language, package))


@get("/api/rules/{game_id:str}", media_type=MediaType.TEXT, responses=PROBLEMS)
async def rules(game_id: FromPath[str], lang: FromQuery[str] = "en") -> Response[str]:
    """Send our own statement of the rules, numbered; Content-Language says whether it is in the language asked for."""
    found = texts.read_rules(language_of(lang), game_of(game_id).package)
    return page(found.text, found.language)


@get("/api/cards/{game_id:str}", cache_control=KEPT, responses=PROBLEMS)
async def cards(game_id: FromPath[str]) -> list[ThingInfo]:
    """List the things of a game. Choices and events name them by their numbers in this order, or by name."""
    return things(game_of(game_id))


@cache
def things(game: Game) -> list[ThingInfo]:
    entries = by_id(game.file) if isinstance(game, CardGame) else {}
    found: list[ThingInfo] = []
    for kind in game.kinds:
        for name in kind.names:
            entry = entries.get((kind.name, name)) or entries.get(("", name))
            args = game.text_args(f"{kind.name}-{name}-text")
            values = {} if entry is None else plain_values(entry)
            found.append(
                ThingInfo(
                    kind.name, name, None if entry is None else entry.provenance("name"), dict(args), values
                )
            )
    return found


def by_id(file: CardFile) -> dict[tuple[str, str], Entry]:
    """Return entries of a card file by table and id, and by id alone where only one table has it."""
    found: dict[tuple[str, str], Entry] = {}
    alone: dict[str, list[Entry]] = {}
    for table in file.data:
        for entry in file.entries(table):
            name = entry.values.get("id")
            if isinstance(name, str):
                found[table, name] = entry
                alone.setdefault(name, []).append(entry)
    return found | {("", name): entries[0] for name, entries in alone.items() if len(entries) == 1}


def plain_values(entry: Entry) -> dict[str, Any]:
    """Return what a client can count with. Sentences come from the catalogues, and prose weighs more than the rest."""
    kept = {key: value for key, value in entry.values.items() if key != "id" and not key.startswith("name_")}
    name = {"name": kept.pop("name")} if "name" in kept else {}  # as the rules call it
    return {**name, **without_prose(kept)}


def without_prose(value: Any) -> Any:
    """Leave out sentences and phrases, however deep they are. Ids have no spaces."""
    if isinstance(value, dict):
        return {key: without_prose(one) for key, one in value.items() if not is_prose(one)}
    if isinstance(value, list):
        return [without_prose(one) for one in value if not is_prose(one)]
    return value


def is_prose(value: Any) -> bool:
    return isinstance(value, str) and " " in value


HANDLERS: Final = [
    Router("/", route_handlers=[list_games, house_texts, game_texts, rules, cards], middleware=[shrinking])
]
