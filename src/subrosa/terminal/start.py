"""Starting: from the command line to a table, new or resumed, and on to the screen or to line mode."""

import argparse
import os
import sys
from pathlib import Path
from typing import Final

from subrosa import bots, files, games
from subrosa.core.errors import BadSetup, SubRosaError
from subrosa.core.game import Game
from subrosa.core.sealed import fresh_secret
from subrosa.terminal import listings, tablefile
from subrosa.terminal.numbers import typed_number
from subrosa.terminal.pace import PAUSES
from subrosa.terminal.plain import play_plain
from subrosa.terminal.session import Session
from subrosa.terminal.tablefile import HUMAN, Table
from subrosa.texts import LANGUAGES, Texts

NAMES: Final = ("Bruno", "Ines", "Kai", "Ola", "Remi", "Tomek", "Hania", "Kuba", "Marta")
LONGEST_NAME: Final = 16


def language_of(given: argparse.Namespace, table: Table | None) -> str:
    """The language asked for, else that of the saved table, else the system's."""
    if given.lang is not None:
        return str(given.lang)
    return table.language if table is not None and table.language in LANGUAGES else system_language()


def system_language() -> str:
    """Polish if the system speaks it, else English."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return "pl" if value.startswith("pl") else "en"
    return "en"


def plain_wanted(given: argparse.Namespace) -> bool:
    """Line mode, because it was asked for or because this is no terminal."""
    return (
        bool(given.plain)
        or not sys.stdin.isatty()
        or not sys.stdout.isatty()
        or os.environ.get("TERM") == "dumb"
    )


# ---- subrosa play


def play(given: argparse.Namespace) -> int:
    """Start or resume a game and play it."""
    if given.options:
        return listings.list_options(wanted_game(given).id, language_of(given, None))
    plain = plain_wanted(given)
    session = resumed(given) if given.resume is not None else fresh(given)
    session.auto_pass = bool(given.auto_pass) and not session.hot_seat
    if plain:
        return play_plain(session, PAUSES[given.speed or "instant"])
    from subrosa.terminal.app import play_on_screen  # only now: it takes a moment to load

    return play_on_screen(session, given.speed or "normal", given.theme == "dark")


def wanted_game(given: argparse.Namespace) -> Game:
    """The game named on the command line, with the cards named there."""
    if given.game is None:
        raise BadSetup(
            f"which game? There are: {', '.join(games.names())}. For example: subrosa play {games.names()[0]}"
        )
    game = games.get(given.game)
    return game if given.cards is None else files.with_cards(game, given.cards)


def fresh(given: argparse.Namespace) -> Session:
    """A new game at a new table."""
    game = wanted_game(given)
    language = language_of(given, None)
    seats = game.usual_seats if given.seats is None else given.seats
    options = read_options(given.option)
    game.setup(seats, 0, options)  # complains before anybody is asked anything
    if given.setup:
        options = ask_options(game, seats, Texts(language, game), options)
    sealed = given.seed is None
    state = game.new(seats, fresh_secret() if sealed else given.seed, options, sealed=sealed)
    humans = read_seats(given.me, seats)
    players = read_bots(given.bots, given.bot, game, seats, humans)
    table = Table(
        read_names(given.names, seats, humans, Texts(language).say("terminal-guest")), players, language
    )
    return Session(table, state, save_path(given, game.id))


def resumed(given: argparse.Namespace) -> Session:
    """A saved game. Who sits where is in the file; the command line can change it."""
    for name in ("seats", "seed", "cards"):
        if getattr(given, name) is not None:
            raise BadSetup(f"--{name} belongs to a new game; --resume goes on with the one in {given.resume}")
    if given.option or given.setup:
        raise BadSetup(f"options belong to a new game; --resume goes on with the one in {given.resume}")
    table, states = tablefile.read(given.resume)
    state = states[-1]
    game, seats = state.setup.game, state.seats
    if given.game is not None and given.game != game.id:
        raise BadSetup(f"{given.resume} is a game of {game.id}, not of {given.game}")
    language = language_of(given, table)
    if table is None or given.me is not None or given.bots is not None or given.bot:
        humans = table.humans if table is not None and given.me is None else read_seats(given.me, seats)
        players = read_bots(given.bots, given.bot, game, seats, humans)
        table = Table(table.names if table else [], players, language)
    if given.names is not None or not table.names:
        table.names = read_names(given.names, seats, table.humans, Texts(language).say("terminal-guest"))
    for player in table.seats:
        if player.startswith(bots.PROGRAM) and player not in [program_name(command) for command in given.bot]:
            # A file from somebody else must not make us run anything.
            command = player.removeprefix(bots.PROGRAM).strip()
            raise BadSetup(f"in {given.resume} a seat is played by a program; to run it: --bot {command!r}")
        if player != HUMAN:
            bots.make(player, game, 0)  # complains if there is no such bot any more
    table.language = language
    return Session(table, state, save_path(given, game.id) if given.save else given.resume.absolute())


def save_path(given: argparse.Namespace, game_id: str) -> Path:
    """Where the game will be saved; an existing file is not overwritten unasked."""
    if given.save is None:
        return tablefile.new_path(game_id)
    path: Path = given.save.expanduser().absolute()
    if path.is_dir() or not path.parent.is_dir():
        raise BadSetup(f"--save should name a file in a folder that exists, not {given.save}")
    same = given.resume is not None and path.exists() and path.samefile(given.resume)
    if path.exists() and not same and not given.yes and not agreed(f"{path} exists. Overwrite it? [y/N] "):
        raise BadSetup(f"{path} exists; --yes overwrites it")
    return path


def agreed(question: str) -> bool:
    """Ask, if there is somebody to be asked."""
    return sys.stdin.isatty() and input(question).strip().lower() in ("y", "yes", "t", "tak")


# ---- what the command line says


def read_options(pairs: list[str]) -> dict[str, str]:
    """NAME=VALUE, several times."""
    options: dict[str, str] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadSetup(f"--option takes NAME=VALUE, not {pair!r}")
        options[name.strip()] = value.strip()
    return options


def read_seats(text: str | None, seats: int) -> list[int]:
    """The seats of people: '0', '0,3' or 'none'."""
    if text is None:
        return [0]
    if text.strip().lower() in ("none", ""):
        return []
    chosen: list[int] = []
    for word in text.split(","):
        seat = typed_number(word)
        if seat is None or seat >= seats:
            known = "seat 0" if seats == 1 else f"seats from 0 to {seats - 1}"
            raise BadSetup(f"--me takes {known} or 'none', not {word.strip()!r}")
        chosen.append(seat)
    return sorted(set(chosen))


def program_name(command: str) -> str:
    """The name of a bot that is a program."""
    return f"{bots.PROGRAM} {command.strip()}"


def read_bots(text: str | None, programs: list[str], game: Game, seats: int, humans: list[int]) -> list[str]:
    """A player for every seat: 'human' or the name of a bot. Programs take the first seats of bots."""
    known = bots.names(game.id)
    best = "normal" if "normal" in known else known[0]
    levels = [word.strip() for word in (text or best).split(",")]
    empty = [seat for seat in range(seats) if seat not in humans]
    if len(programs) > len(empty):
        raise BadSetup(f"--bot is given {len(programs)} times, but there are {len(empty)} seats for bots")
    players = [HUMAN] * seats
    for command in programs:
        players[empty.pop(0)] = program_name(command)
        bots.make(program_name(command), game, 0)  # complains if there is no such program
    if len(levels) == 1:
        levels *= len(empty)
    elif len(levels) == seats:
        levels = [levels[seat] for seat in empty]
    if len(levels) != len(empty) and not empty:
        raise BadSetup(
            f"--bots is for seats that bots play, and there are none; {len(levels)} levels are given"
        )
    if len(levels) != len(empty):
        raise BadSetup(f"--bots takes one level, or {len(empty)}, one for each bot; {len(levels)} are given")
    for seat, level in zip(empty, levels, strict=True):
        if level not in known:
            raise BadSetup(f"there is no bot {level!r} for {game.id}; there are: {', '.join(known)}")
        players[seat] = level
    return players


def read_names(text: str | None, seats: int, humans: list[int], guest: str) -> list[str]:
    """A name for every seat: those given, then names of the house."""
    names = [] if text is None else [word.strip() for word in text.split(",")]
    if len(names) > seats:
        raise BadSetup(f"--names gives {len(names)} names for {seats} seats")
    for name in names:
        if len(name) > LONGEST_NAME or not name.isprintable():
            raise BadSetup(f"a name has at most {LONGEST_NAME} letters, unlike {name!r}")
    given = [name for name in names if name]
    if len({name.casefold() for name in given}) != len(given):
        raise BadSetup("every player needs a different name")
    spare = [name for name in NAMES if name.casefold() not in {used.casefold() for used in given}]
    for seat in range(seats):
        if seat >= len(names):
            names.append("")
        if not names[seat]:
            alone = seat in humans and len(humans) == 1 and guest not in given
            names[seat] = guest if alone else spare.pop(0)
    return names


def ask_options(game: Game, seats: int, texts: Texts, options: dict[str, str]) -> dict[str, str]:
    """--setup: each option explained and asked for; Enter keeps what stands there."""
    chosen = dict(options)
    for option in game.options:
        title, about, values = texts.option(option)
        print(f"\n{title} ({option.name})\n{about}")
        for number, (value, meaning) in enumerate(values, 1):
            print(f"  {number}. {value}: {meaning}")
        standing = chosen.get(option.name, option.values[0])
        while True:
            answer = input(f"[{standing}] ").strip()
            picked = typed_number(answer)
            if picked is not None and 1 <= picked <= len(values):
                answer = values[picked - 1][0]
            try:
                game.setup(seats, 0, {option.name: answer or standing})
            except SubRosaError as error:
                print(error)
                continue
            chosen[option.name] = answer or standing
            break
    return chosen


# ---- subrosa replay


def replay(given: argparse.Namespace) -> int:
    """Step through a saved game."""
    from subrosa.terminal.replay import OPEN, Replay, replay_plain

    table, states = tablefile.read(given.file)
    language = language_of(given, table)
    seats = states[0].seats
    if given.seat is not None and not 0 <= given.seat < seats:
        known = "seat 0" if seats == 1 else f"a seat from 0 to {seats - 1}"
        raise BadSetup(f"--seat is {known}, not {given.seat}")
    names = table.names if table is not None else read_names(None, seats, [], "")
    story = Replay(states, names, language, OPEN if given.open else given.seat)
    if plain_wanted(given):
        return replay_plain(story)
    from subrosa.terminal.replay_app import replay_on_screen

    return replay_on_screen(story, given.theme == "dark")
