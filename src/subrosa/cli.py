"""The command `subrosa`: play, replay, look things up in a terminal, serve tables to browsers, measure games."""

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from subrosa.core.errors import SubRosaError
from subrosa.core.visible import visible
from subrosa.help import language_in, speaking, translate
from subrosa.lab import arguments as lab
from subrosa.phrases import Phrases, phrases
from subrosa.table.commands.arguments import add_arguments, add_prune
from subrosa.table.commands.installed import check_server
from subrosa.terminal.commands import listings, verify
from subrosa.terminal.commands.learn import learn as learn_game
from subrosa.terminal.commands.play import play as play_game
from subrosa.terminal.commands.preferences import system_language
from subrosa.terminal.commands.puzzle import solve as solve_puzzle
from subrosa.terminal.commands.record import show_record
from subrosa.terminal.commands.replay import replay as replay_game
from subrosa.terminal.session.pace import PAUSES
from subrosa.texts import LANGUAGES, MissingText

SPEEDS = tuple(PAUSES)
LANGUAGE_HELP = "language (default: that of your system, or English)"


def parser(said: Phrases) -> argparse.ArgumentParser:
    """Describe all commands and their options."""
    top = argparse.ArgumentParser(
        prog="subrosa",
        description="One table for board games of secret identity. Play with people and bots.",
        epilog="To begin: subrosa games",
    )
    top.add_argument("--lang", choices=LANGUAGES, help=LANGUAGE_HELP)
    commands = top.add_subparsers(dest="command", metavar="COMMAND")
    add_play(commands)
    add_learn(commands)
    add_replay(commands)
    add_puzzle(commands)
    add_verify(commands)
    add_serve(commands)
    add_cleaning(commands)
    lab.add_arena(add(commands, "arena", "let bots play against each other and compare them"))
    lab.add_balance(add(commands, "balance", "measure whether a game is fair, or compare editions of it"))
    lab.add_analyse(add(commands, "analyse", "analyse the decisions of a finished game"))
    lab.add_puzzles(add(commands, "puzzles", "make deduction puzzles from games between bots"))

    lab.add_train(add(commands, "train", "fit the numbers that bots judge by to games between bots"))
    lab.add_trajectories(
        add(commands, "trajectories", "write the decisions of saved games as a table to learn from")
    )

    games = add(commands, "games", "list the games")
    games.set_defaults(run=lambda given: listings.list_games(given.lang))

    record = add(commands, "record", "show how your solo games have ended")
    record.add_argument("game", nargs="?", metavar="GAME")
    record.set_defaults(run=lambda given: show_record(given.game, given.lang))

    options = add(commands, "options", "explain the options of a game")
    options.add_argument("game", metavar="GAME")
    options.set_defaults(run=lambda given: listings.list_options(given.game, given.lang))

    rules = add(commands, "rules", "read the rules of a game")
    rules.add_argument("game", metavar="GAME")
    rules.add_argument(
        "query", nargs="*", default=[], metavar="SEARCH", help="a number such as 5.4, or words to look for"
    )
    rules.set_defaults(run=lambda given: listings.show_rules(given.game, " ".join(given.query), given.lang))

    cards = add(commands, "cards", "print all components of a game, or check a card file of your own")
    cards.add_argument("game", nargs="?", metavar="GAME")
    cards.add_argument(
        "entry", nargs="?", metavar="ID", help="one component, with everything that is known about it"
    )
    cards.add_argument(
        "--check", metavar="FILE", type=Path, help="report the mistakes in a card file, by line"
    )
    cards.add_argument(
        "--export",
        metavar="FILE",
        type=Path,
        help="write the card file of a game, to correct a copy of it; - is standard output",
    )
    cards.set_defaults(run=lambda given: listings.cards(given))
    for one in (top, *commands.choices.values()):
        translate(one, said)
    return top


def add(
    commands: "argparse._SubParsersAction[argparse.ArgumentParser]", name: str, about: str
) -> argparse.ArgumentParser:
    """Add a command; all of them speak several languages."""
    command = commands.add_parser(name, help=about, description=about[0].upper() + about[1:] + ".")
    # Without a default of its own, a command leaves alone the language that stands before it.
    command.add_argument("--lang", choices=LANGUAGES, default=argparse.SUPPRESS, help=LANGUAGE_HELP)
    return command


def add_play(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    play = add(commands, "play", "play a game in the terminal")
    play.add_argument("game", nargs="?", metavar="GAME", help="see `subrosa games`; not needed with --resume")
    seats = play.add_argument_group("who plays")
    seats.add_argument("--seats", type=int, metavar="N", help="how many players")
    seats.add_argument(
        "--me",
        metavar="SEAT,...",
        help="the seats of people, numbered from 0 (default: 0); several share the screen; 'none' to watch",
    )
    seats.add_argument(
        "--bots",
        metavar="LEVEL,...",
        help="how well the bots play (easy, normal, hard ...), perhaps with a style (hard-bold, hard-any), or the "
        "names of installed bots: one for all, or one for each bot",
    )
    seats.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="a bot of your own: a program such as “python mybot.py”, module:Class, or the name of an installed one; "
        "may be repeated",
    )
    seats.add_argument("--names", metavar="A,B,...", help="the players' names, from seat 0 on")
    rules = play.add_argument_group("the game")
    rules.add_argument(
        "--seed",
        metavar="S",
        help="the same seed gives the same game (default: sealed dice, which nobody can know)",
    )
    rules.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option; may be repeated"
    )
    rules.add_argument("--options", action="store_true", help="list the options with their explanations")
    rules.add_argument("--setup", action="store_true", help="ask for each option")
    rules.add_argument("--cards", type=Path, metavar="FILE", help="a card file with corrected values")
    screen = play.add_argument_group("the screen")
    screen.add_argument("--plain", action="store_true", help="line mode, for pipes and screen readers")
    screen.add_argument("--speed", choices=SPEEDS, help="how fast bots and events go by")
    screen.add_argument("--theme", choices=("dark", "light"), default="dark", help="colours (default: dark)")
    screen.add_argument(
        "--auto-pass", action="store_true", help="pass automatically when that is all you can do"
    )
    keep = play.add_argument_group("saving")
    keep.add_argument(
        "--save", type=Path, metavar="FILE", help="where to save (default: in your data folder)"
    )
    keep.add_argument("--resume", type=Path, metavar="FILE", help="continue a saved game")
    keep.add_argument("--yes", action="store_true", help="overwrite the file of --save without asking")
    play.set_defaults(run=play_game)


def add_learn(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    learn = add(commands, "learn", "learn a game by playing, in a few minutes")
    learn.add_argument("game", nargs="?", metavar="GAME", help="see `subrosa games`")
    learn.add_argument(
        "--plain", action="store_true", help="every paragraph in one line, for pipes and screen readers"
    )
    learn.add_argument("--theme", choices=("dark", "light"), default="dark", help="colours (default: dark)")
    learn.set_defaults(run=learn_game)


def add_replay(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    replay = add(commands, "replay", "step through a saved game")
    replay.add_argument("file", type=Path, metavar="FILE")
    side = replay.add_mutually_exclusive_group()
    side.add_argument(
        "--seat", type=int, metavar="N", help="see it as this seat did (default: as a spectator)"
    )
    side.add_argument("--open", action="store_true", help="see everything, hidden cards too")
    replay.add_argument("--plain", action="store_true", help="line mode, for pipes and screen readers")
    replay.add_argument("--theme", choices=("dark", "light"), default="dark", help="colours (default: dark)")
    replay.set_defaults(run=replay_game)


def add_puzzle(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    puzzle = add(commands, "puzzle", "solve a deduction puzzle: that of the day, or another")
    puzzle.add_argument("game", metavar="GAME")
    which = puzzle.add_mutually_exclusive_group()
    which.add_argument("--day", metavar="DATE", help="the puzzle of another day, such as 2026-11-17")
    which.add_argument("--number", type=int, metavar="N", help="the puzzle of this number, from 1")
    puzzle.add_argument("--plain", action="store_true", help="line mode, for pipes and screen readers")
    puzzle.add_argument("--theme", choices=("dark", "light"), default="dark", help="colours (default: dark)")
    puzzle.set_defaults(run=solve_puzzle)


def add_verify(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    check = add(commands, "verify", "check that the dice of a saved game were honest")
    check.add_argument("file", type=Path, metavar="FILE")
    check.set_defaults(run=lambda given: verify.verify(given.file, given.lang))


def add_serve(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    server = add(commands, "serve", "serve tables to browsers")
    add_arguments(server)
    server.set_defaults(run=serve)


def add_cleaning(commands: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    cleaning = add(commands, "prune", "remove old games, saves and guests from the database of a server")
    add_prune(cleaning)
    cleaning.set_defaults(run=prune)


def prune(given: argparse.Namespace) -> int:
    check_server()
    from subrosa.table.commands.prune import prune as run  # as with the server

    return run(given)


def serve(given: argparse.Namespace) -> int:
    check_server()
    from subrosa.table.commands.serve import (
        serve as run,  # importing it takes a while, and only this command needs it
    )

    return run(given)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code. If something goes wrong, say so in one line."""
    words = sys.argv[1:] if arguments is None else arguments
    said = phrases(language_in(words) or system_language())
    top = parser(said)
    with speaking(said):
        given = top.parse_args(words)
        if given.command is None:
            top.print_help()
            return 0
    if given.lang is None and given.command not in ("play", "replay"):
        given.lang = system_language()
    try:
        code: int = given.run(given)
        sys.stdout.flush()
        return code
    except BrokenPipeError:  # somebody reads the beginning only: `subrosa rules GAME | head`
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (SubRosaError, MissingText, OSError) as error:
        print(f"subrosa: {visible(said(str(error)))}", file=sys.stderr)
        return 2
    except EOFError:
        print(f"subrosa: {said('the input ended before all was said')}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
