"""A game's components with where each value comes from, and the check of an owner's own card file."""

import sys
import textwrap
from pathlib import Path
from typing import Any, Final

from subrosa import games
from subrosa.core.cardfile import CardFile, Entry
from subrosa.core.cardgame import CardGame
from subrosa.core.errors import BadCards, BadSetup
from subrosa.core.game import Game
from subrosa.files import text_of
from subrosa.texts import Texts

MARKS: Final = {"rulebook": "", "public": "°", "reconstructed": "*"}
LONG: Final = 22  # longer texts are shown in full only with one component


def file_of(game: Game) -> CardFile:
    """Return the card file a game plays with. Raises BadSetup."""
    if not isinstance(game, CardGame):
        raise BadSetup(f"{game.id} has no card file")
    return game.file


def keys_of(entries: list[Entry]) -> list[str]:
    """List the values that entries have, without what is only said about them."""
    keys = list(dict.fromkeys(key for entry in entries for key in entry.values))
    return [key for key in keys if key not in ("provenance", "note") and not key.endswith("_provenance")]


def marked(entry: Entry, key: str) -> str:
    """Write a value with the mark of its provenance."""
    if key not in entry.values:
        return ""
    return written(entry.values[key]) + mark(entry, key)


def mark(entry: Entry, key: str) -> str:
    """Return the sign for where a value comes from; ids are our own and need none."""
    return "" if key == "id" else MARKS.get(source(entry, key), "?")


def source(entry: Entry, key: str) -> str:
    """Tell where a value comes from; a name in another language shares the provenance of the name."""
    return entry.provenance(key.removesuffix("_pl") if f"{key}_provenance" not in entry.values else key)


def written(value: Any) -> str:
    """Write a value as people read it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):
        return " ".join(f"{key} {written(item)}" for key, item in value.items())
    return ", ".join(map(written, value)) if isinstance(value, list) else str(value)


# ---- subrosa cards GAME


def show(game: Game, wanted: str | None, language: str, width: int) -> int:
    """Print all components, or one of them in full."""
    file, texts = file_of(game), Texts(language, game)
    if wanted is not None:
        found = [
            entry for table in file.data for entry in file.entries(table) if entry.values.get("id") == wanted
        ]
        if not found:
            ids = [
                str(entry.values["id"])
                for table in file.data
                for entry in file.entries(table)
                if "id" in entry.values
            ]
            raise BadSetup(f"{game.id} has no component {wanted!r}; there are: {', '.join(ids)}")
        for entry in found:
            show_entry(entry, texts, width)
        return 0
    for table in file.data:
        entries = file.entries(table)
        print(f"[{table}]")
        if len(entries) == 1:
            print(
                textwrap.fill(
                    "  ".join(f"{key} {marked(entries[0], key)}" for key in keys_of(entries)), width
                )
            )
        else:
            show_table(entries, width)
        print()
    print(texts.say("terminal-legend"))
    for name, sign in MARKS.items():
        print(f"  {sign or texts.say('terminal-unmarked')}: {texts.say(f'provenance-{name}')}")
    print(textwrap.fill(texts.say("terminal-cards-hint", game=game.id), width, break_on_hyphens=False))
    return 0


def show_table(entries: list[Entry], width: int) -> None:
    """Print a line per entry; columns that do not fit side by side go on below, under the ids again."""
    keys = sorted(keys_of(entries), key=lambda key: key != "id")
    columns = [[key, *[cell(entry, key) for entry in entries]] for key in keys]
    first, rest = columns[0], columns[1:]
    while rest:
        part, used = [first], size(first)
        while rest and (len(part) == 1 or used + 2 + size(rest[0]) <= width):
            used += 2 + size(rest[0])
            part.append(rest.pop(0))
        for row in zip(*part, strict=True):
            print(
                "  ".join(text.ljust(size(column)) for text, column in zip(row, part, strict=True)).rstrip()
            )
        if rest:
            print()


def cell(entry: Entry, key: str) -> str:
    """Write a value in a table: of long texts only the mark."""
    value = entry.values.get(key)
    if isinstance(value, str) and len(value) > LONG:
        return "…" + mark(entry, key)
    return marked(entry, key)


def size(column: list[str]) -> int:
    return max(map(len, column))


def show_entry(entry: Entry, texts: Texts, width: int) -> None:
    """Print every value of a component on a line of its own, with its provenance in words."""
    print(entry.name())
    for key in keys_of([entry]):
        origin = source(entry, key)
        words = f" ({texts.say(f'provenance-{origin}')})" if origin in MARKS and key != "id" else ""
        print(textwrap.fill(f"{key}: {written(entry.values[key])}{words}", width, subsequent_indent="    "))
    if "note" in entry.values:
        print(textwrap.fill(str(entry.values["note"]), width))


# ---- subrosa cards --check


def check(name: str | None, path: Path, language: str) -> int:
    """Report what is wrong with a card file, or what it changes."""
    text = text_of(path, "card file", BadSetup)
    texts = Texts(language)
    try:
        game = games.get(name) if name is not None else game_of(path, text)
        corrected = game.with_cards(text)
    except BadCards as error:
        for line, problem in error.problems:
            print(f"{path}:{line}: {problem}" if line else f"{path}: {problem}")
        print(texts.say("terminal-mistakes", count=len(error.problems) + error.untold))
        return 1
    changes = differences(file_of(game), file_of(corrected))
    print(texts.say("terminal-no-mistakes", file=str(path), game=game.id, count=len(changes)))
    for change in changes:
        print(f"  {change}")
    return 0


def game_of(path: Path, text: str) -> Game:
    """Find the game whose card file this is: [meta] tells, else the one whose tables fit best. Raises BadSetup."""
    data = CardFile(text).data
    meta = data.get("meta")
    wanted = meta.get("id") if isinstance(meta, dict) else None
    best, score = None, 0
    for name in games.names():
        game = games.get(name)
        if not isinstance(game, CardGame):
            continue
        if wanted is not None and wanted in (game.id, game.file.data.get("meta", {}).get("id")):
            return game
        common = len(set(data) & set(game.file.data))
        if common > score:
            best, score = game, common
    if best is None:
        raise BadSetup(
            f"{path} is the card file of no game here; name the game: subrosa cards GAME --check {path}"
        )
    return best


def differences(standard: CardFile, own: CardFile) -> list[str]:
    """List the values that are not the standard ones."""
    changes: list[str] = []
    for table in standard.data:
        ours = {entry_id(entry): entry for entry in own.entries(table)}
        for entry in standard.entries(table):
            other = ours.get(entry_id(entry))
            if other is None:
                continue
            for key in keys_of([entry, other]):
                before, after = entry.values.get(key), other.values.get(key)
                if before != after:
                    changes.append(f"{entry.name()}: {key} {written(before)} → {written(after)}")
    return changes


def entry_id(entry: Entry) -> str:
    """Return what tells an entry from the others of its table."""
    return str(entry.values.get("id", entry.values.get("players", entry.index)))


# ---- subrosa cards GAME --export FILE


def export(game: Game, path: Path) -> int:
    """Write the card file of a game, for an owner to correct. Nothing that is there is overwritten."""
    text = file_of(game).text
    if str(path) == "-":
        sys.stdout.write(text)
        return 0
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise BadSetup(f"{path} is there already: name another file with --export") from error
    return 0
