"""subrosa play: from the command line to a table, new or resumed, and on to the screen or to line mode."""

import argparse
import secrets
import sys
from pathlib import Path

from subrosa import bots, files, games
from subrosa.core.errors import BadSetup
from subrosa.core.game import Game
from subrosa.core.sealed import fresh_secret
from subrosa.files import HUMAN, Company
from subrosa.terminal.commands import listings
from subrosa.terminal.commands.choosing import ask_options, read_options
from subrosa.terminal.commands.preferences import language_of, plain_wanted
from subrosa.terminal.commands.seating import read_bots, read_names, read_seats, with_styles
from subrosa.terminal.line.table import play_plain
from subrosa.terminal.session import tablefile
from subrosa.terminal.session.pace import PAUSES
from subrosa.terminal.session.session import Session
from subrosa.texts import Texts


def play(given: argparse.Namespace) -> int:
    """Start or resume a game and play it."""
    if given.options:
        return listings.list_options(wanted_game(given).id, language_of(given, None))
    plain = plain_wanted(given)
    session = resumed(given) if given.resume is not None else fresh(given)
    session.auto_pass = bool(given.auto_pass) and not session.hot_seat
    if plain:
        return play_plain(session, PAUSES[given.speed or "instant"])
    from subrosa.terminal.screen.app import play_on_screen  # only now: it takes a moment to load

    return play_on_screen(session, given.speed or "normal", given.theme == "dark")


def wanted_game(given: argparse.Namespace) -> Game:
    """Return the game named on the command line, with the cards named there. Raises BadSetup."""
    if given.game is None:
        raise BadSetup(
            f"which game? There are: {', '.join(games.names())}. For example: subrosa play {games.names()[0]}"
        )
    game = games.get(given.game)
    return game if given.cards is None else files.with_cards(game, given.cards)


def fresh(given: argparse.Namespace) -> Session:
    """Start a new game at a new table."""
    game = wanted_game(given)
    language = language_of(given, None)
    seats = game.usual_seats if given.seats is None else given.seats
    options = read_options(given.option, Texts(language, game))
    game.setup(seats, 0, options)  # complains before anybody is asked anything
    if given.setup:
        options = ask_options(game, seats, Texts(language, game), options)
    sealed = given.seed is None
    state = game.new(seats, fresh_secret() if sealed else given.seed, options, sealed=sealed)
    humans = read_seats(given.me, seats)
    lot = secrets.token_hex(8) if sealed else str(given.seed)
    players = with_styles(read_bots(given.bots, given.bot, game, seats, humans), lot)
    table = Company(
        read_names(given.names, seats, humans, Texts(language).say("terminal-guest")), players, language
    )
    return Session(table, state, save_path(given, game.id))


def resumed(given: argparse.Namespace) -> Session:
    """Open a saved game. The file says who sits where; the command line can change it."""
    for name in ("seats", "seed", "cards"):
        if getattr(given, name) is not None:
            raise BadSetup(f"--{name} belongs to a new game; --resume continues the one in {given.resume}")
    if given.option or given.setup:
        raise BadSetup(f"options belong to a new game; --resume continues the one in {given.resume}")
    table, states = tablefile.read(given.resume)
    state = states[-1]
    game, seats = state.setup.game, state.seats
    if given.game is not None and given.game != game.id:
        raise BadSetup(f"{given.resume} is a game of {game.id}, not of {given.game}")
    language = language_of(given, table)
    if table is None or given.me is not None or given.bots is not None or given.bot:
        humans = table.humans if table is not None and given.me is None else read_seats(given.me, seats)
        players = with_styles(read_bots(given.bots, given.bot, game, seats, humans), secrets.token_hex(8))
        table = Company(table.names if table else [], players, language)
    if given.names is not None or not table.names:
        table.names = read_names(given.names, seats, table.humans, Texts(language).say("terminal-guest"))
    for player in table.seats:
        if bots.is_others(player, game.id) and player not in [bots.named(text) for text in given.bot]:
            # A file from somebody else must not make us run anything.
            command = player.removeprefix(bots.PROGRAM).strip()
            raise BadSetup(
                f"in {given.resume} somebody else's bot plays a seat; to run it: --bot {command!r}"
            )
        if player != HUMAN:
            bots.make(player, game, 0)  # complains if there is no such bot any more
    table.language = language
    return Session(table, state, save_path(given, game.id) if given.save else given.resume.absolute())


def save_path(given: argparse.Namespace, game_id: str) -> Path:
    """Return where the game will be saved; an existing file is not overwritten without asking. Raises BadSetup."""
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
