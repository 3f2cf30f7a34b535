"""The options of the commands of the lab, apart from the commands, which take a while to import."""

import argparse
from pathlib import Path

from subrosa.lab.problems import BadRequest


def add_arena(parser: argparse.ArgumentParser) -> None:
    """Add the options of `subrosa arena`."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--players", default="", metavar="A,B,...", help="two or more bots, such as scripted,random"
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="BOT",
        help="a bot of your own: a program such as “python mybot.py”, module:Class, or the name of an installed one; "
        "may be repeated",
    )
    parser.add_argument("--games", type=int, default=1000, metavar="N", help="how many (default: 1000)")
    parser.add_argument(
        "--pairs", action="store_true", help="only two of the bots at a table, all pairs in turn"
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FILE",
        help="results, one line per game (default: arena-GAME-....jsonl here); the same command adds to it",
    )
    parser.add_argument(
        "--saves",
        type=Path,
        metavar="FOLDER",
        help="also keep each game there, as a save that names its bots",
    )
    add_games(parser)
    add_work(parser)
    parser.set_defaults(run=arena)


def add_balance(parser: argparse.ArgumentParser) -> None:
    """Add the options of `subrosa balance`."""
    parser.add_argument(
        "game", nargs="?", metavar="GAME", help="not needed where --compare names a card file"
    )
    parser.add_argument("--player", metavar="BOT", help="the bot at every seat (default: scripted)")
    parser.add_argument("--games", type=int, default=2000, metavar="N", help="how many (default: 2000)")
    parser.add_argument("--cards", type=Path, metavar="FILE", help="a card file with corrected values")
    parser.add_argument(
        "--compare",
        nargs=2,
        metavar=("A", "B"),
        help="two editions side by side, with the same seeds: a card file, or 'standard' for the one that comes with "
        "the game, options and players, such as “my.toml cast=alternate seats=4”",
    )
    parser.add_argument(
        "--sweep",
        metavar="NAME=A,B,...",
        help="the same games with each of several values of an option, of the number of players or of a card file, "
        "such as “seats=4,5,6” or “TABLE ID KEY=20,30”",
    )
    parser.add_argument(
        "--out",
        type=Path,
        metavar="FOLDER",
        help="where to put report and tables (default: balance-GAME here)",
    )
    parser.add_argument(
        "--results", type=Path, metavar="FILE", help="one line per game (default: games.jsonl in that folder)"
    )
    add_games(parser)
    add_work(parser)
    parser.set_defaults(run=balance)


def add_analyse(parser: argparse.ArgumentParser) -> None:
    """Add the options of `subrosa analyse`."""
    parser.add_argument("save", type=Path, metavar="SAVE", help="a finished game")
    parser.add_argument(
        "--player",
        metavar="BOT",
        help="the bot that plays to the end; “mind” plays on for a short while and judges, which is the usual way "
        "for games that have one (default: mind, else scripted)",
    )
    parser.add_argument(
        "--playouts", type=int, default=40, metavar="N", help="worlds for each decision (default: 40)"
    )
    parser.add_argument(
        "--most",
        type=int,
        default=6,
        metavar="N",
        help="if there are more alternatives, only the best N after a quarter of the worlds go on (default: 6)",
    )
    parser.add_argument(
        "--worlds",
        type=int,
        default=100,
        metavar="N",
        help="worlds for what seats could have known (default: 100)",
    )
    parser.add_argument("--decisions", metavar="N or N-M", help="only these, counted from 0")
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="write everything as JSON; - is standard output"
    )
    parser.add_argument("--seed", default="lab", help="another seed imagines other worlds")
    add_work(parser)
    parser.set_defaults(run=analyse)


def add_puzzles(parser: argparse.ArgumentParser) -> None:
    """Add the options of `subrosa puzzles`."""
    parser.add_argument("do", choices=("make",), help="make puzzles from games between bots")
    parser.add_argument("game", metavar="GAME")
    parser.add_argument("--count", type=int, default=10, metavar="N", help="how many (default: 10)")
    parser.add_argument("--seed", default="puzzles", help="another seed gives other puzzles")
    parser.add_argument(
        "--player", default="normal", metavar="BOT", help="the bot at every seat (default: normal)"
    )
    parser.add_argument(
        "--games", type=int, default=500, metavar="N", help="play no more than this many games (default: 500)"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write them (default: puzzles.json here)"
    )
    parser.add_argument("--add", action="store_true", help="keep the puzzles of that file and add new ones")
    parser.set_defaults(run=puzzles)


def add_trajectories(parser: argparse.ArgumentParser) -> None:
    """Add the options of `subrosa trajectories`."""
    parser.add_argument(
        "saves", nargs="+", type=Path, metavar="SAVE", help="finished games, or folders of them"
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="where to write the decisions, as Parquet"
    )
    parser.add_argument(
        "--history",
        type=int,
        default=0,
        metavar="N",
        help="how many of the last events are part of an observation (default: 0)",
    )
    parser.add_argument("--views", action="store_true", help="write the views, too, as JSON")
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: as many as cores)")
    parser.set_defaults(run=trajectories)


def add_train(parser: argparse.ArgumentParser) -> None:
    """Add the options of `subrosa train`."""
    parser.add_argument("game", metavar="GAME")
    parser.add_argument(
        "--player", default="scripted", metavar="BOT", help="the bot at every seat (default: scripted)"
    )
    parser.add_argument("--games", type=int, default=450, metavar="N", help="how many (default: 450)")
    parser.add_argument(
        "--seats", type=int, metavar="N", help="players at a table (default: the usual number)"
    )
    parser.add_argument("--seed", default="training", help="another seed gives other games")
    add_thinking(parser)
    parser.set_defaults(run=train)


def add_games(parser: argparse.ArgumentParser) -> None:
    """Add the options that arena and balance have in common."""
    parser.add_argument(
        "--seats", type=int, metavar="N", help="players at a table (default: the usual number)"
    )
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="set an option; may be repeated"
    )
    parser.add_argument("--seed", default="lab", help="another seed gives other games")
    add_thinking(parser)


def add_thinking(parser: argparse.ArgumentParser) -> None:
    """Add the options that say how long bots may think."""
    parser.add_argument(
        "--seconds", type=float, metavar="S", help="how long a bot may think about a decision"
    )
    parser.add_argument(
        "--iterations",
        type=int,
        metavar="N",
        help="how far a bot may search; gives the same games on any machine",
    )


def add_work(parser: argparse.ArgumentParser) -> None:
    """Add the options that say who does the work."""
    parser.add_argument("--workers", type=int, metavar="N", help="processes (default: as many as cores)")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster instead; 'local' starts one here"
    )


def arena(given: argparse.Namespace) -> int:
    from subrosa.lab.arena.command import arena as run

    return run(given)


def balance(given: argparse.Namespace) -> int:
    if given.compare is not None and given.sweep is not None:
        raise BadRequest("--sweep and --compare cannot be used together")
    if given.sweep is not None:
        from subrosa.lab.editions.sweep import sweep

        return sweep(given)
    if given.compare is not None:
        from subrosa.lab.editions.command import compare

        return compare(given)
    from subrosa.lab.balance.command import balance as run

    return run(given)


def analyse(given: argparse.Namespace) -> int:
    from subrosa.lab.analysis.command import analyse as run

    return run(given)


def puzzles(given: argparse.Namespace) -> int:
    from subrosa.lab.puzzles.command import make as run

    return run(given)


def trajectories(given: argparse.Namespace) -> int:
    from subrosa.lab.trajectories.command import trajectories as run

    return run(given)


def train(given: argparse.Namespace) -> int:
    from subrosa.lab.training.command import train as run

    return run(given)
