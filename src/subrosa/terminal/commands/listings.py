"""The commands that print something and end: games, options, rules."""

import argparse
import shutil
import textwrap

from subrosa import games
from subrosa.core.errors import BadSetup
from subrosa.terminal.commands import cardlist
from subrosa.terminal.session.rules import Paragraph, rules_of, unmarked
from subrosa.texts import Texts


def width() -> int:
    """Return how wide to print."""
    return min(max(shutil.get_terminal_size((100, 24)).columns, 40), 110)


def wrapped(text: str, indent: str = "") -> str:
    """Break a text into lines."""
    return textwrap.fill(
        text, width(), initial_indent=indent, subsequent_indent=indent, break_on_hyphens=False
    )


def list_games(language: str) -> int:
    """Print the games, for `subrosa games`."""
    for name in games.names():
        game = games.get(name)
        texts = Texts(language, game)
        players = texts.say(
            "terminal-players", low=game.min_seats, high=game.max_seats, usual=game.usual_seats
        )
        print(f"{name}: {texts.say('game-name')}")
        print(wrapped(texts.say("game-about"), "    "))
        print(wrapped(f"{players} {texts.say('game-length')}.", "    "))
        print(
            wrapped(
                texts.say("terminal-options-are", count=len(game.options), command=f"subrosa options {name}"),
                "    ",
            )
        )
        print(f"    subrosa play {name}")
    return 0


def list_options(name: str, language: str) -> int:
    """Print the options of a game, for `subrosa options GAME`."""
    game = games.get(name)
    texts = Texts(language, game)
    print(wrapped(texts.say("terminal-options-head", game=texts.say("game-name"), name=name)))
    for option in game.options:
        title, about, values = texts.option(option)
        print(f"\n{option.name}: {title} ({texts.say('terminal-rule-number', rule=option.rule)})")
        print(wrapped(about, "    "))
        for value, meaning in values:
            standard = f" ({texts.say('terminal-standard')})" if value == option.values[0] else ""
            print(wrapped(f"{option.name}={value}{standard}: {meaning}", "      "))
        if option.free and texts.has(f"option-{option.name}-custom"):
            print(wrapped(f"{option.name}=…: {texts.say(f'option-{option.name}-custom')}", "      "))
    return 0


def show_rules(name: str, query: str, language: str) -> int:
    """Print rules, for `subrosa rules GAME [SEARCH or NUMBER]`."""
    game = games.get(name)
    texts = Texts(language, game)
    rules = rules_of(game, language)
    if not rules.paragraphs:
        raise BadSetup(f"{name} has no rules to read")
    found = (rules.within(query) or rules.search(query)) if query else rules.paragraphs
    if not found:
        print(texts.say("terminal-no-rule", text=query))
        return 1
    if rules.language != language:
        print(texts.say("terminal-rules-in-english") + "\n")
    show(found)
    return 0


def show(paragraphs: list[Paragraph]) -> None:
    """Print paragraphs with their headings."""
    for i, paragraph in enumerate(paragraphs):
        if i:
            print()
        print(paragraph.heading.upper() if paragraph.chapter else paragraph.heading)
        if paragraph.text:
            print(unmarked(paragraph.text))


def cards(given: argparse.Namespace) -> int:
    """Do what `subrosa cards GAME [ID]`, `cards [GAME] --check FILE` and `cards GAME --export FILE` ask for."""
    if given.check is not None and given.export is not None:
        raise BadSetup("--check reads a file and --export writes one: use one of them")
    if given.check is not None:
        return cardlist.check(given.game, given.check, given.lang)
    if given.game is None:
        raise BadSetup(f"cards of which game? There are: {', '.join(games.names())}")
    game = games.get(given.game)
    if given.export is None:
        return cardlist.show(game, given.entry, given.lang, width())
    if given.entry is not None:
        raise BadSetup(f"--export writes the whole file: leave out {given.entry!r}")
    return cardlist.export(game, given.export)
