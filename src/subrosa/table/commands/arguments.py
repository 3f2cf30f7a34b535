"""The options of `subrosa serve`, apart from the server, which takes a while to import."""

import argparse
from pathlib import Path
from typing import Final

from subrosa.table.config.keeping import MOST_CONNECTIONS, Keeping, Quotas
from subrosa.table.config.speeds import SPEEDS

DAYS: Final = {
    "guests": "guests who do not come back",
    "waiting": "tables at which no game began",
    "running": "abandoned games of guests",
    "finished": "finished games of guests",
    "accounts": "games of somebody with an account",
    "saves": "uploaded saves",
}
QUOTAS: Final = {
    "tables_per_day": "tables that one visitor may make per day, 0 for any number",
    "kilobytes_per_day": "kilobytes of saves that one visitor may upload per day, 0 for any number",
    "guests_per_day": "new visitors from one address per day, 0 for any number",
    "saves": "saves of one visitor that are kept, 0 for any number",
}


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add where to listen, where to keep things and how long, and how fast bots play."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument(
        "--port", type=int, default=8000, help="the port; 0 takes any that is free (default: 8000)"
    )
    add_keeping(parser)
    for name, about in QUOTAS.items():
        most = getattr(Quotas(), name)
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=int, default=most, metavar="N", help=f"{about} (default: {most})")
        if option.endswith("-per-day"):  # its old name, for the scripts of hosts
            old = option.replace("-per-day", "-a-day")
            parser.add_argument(old, type=int, dest=name, default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    parser.add_argument(
        "--connections",
        type=int,
        default=MOST_CONNECTIONS,
        metavar="N",
        help=f"connections per address, not counting the sockets of tables (default: {MOST_CONNECTIONS})",
    )
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one needs PostgreSQL")
    parser.add_argument(
        "--speed",
        choices=tuple(SPEEDS),
        default="normal",
        help="how fast bots play at tables without a speed of their own",
    )
    parser.add_argument(
        "--bot-processes",
        type=int,
        metavar="N",
        help="processes per worker for bots (default: one per core, shared by the workers)",
    )
    parser.add_argument(
        "--bot",
        action="append",
        default=[],
        metavar="NAME=BOT",
        help="a bot of your own that visitors may choose by this name: a program such as “python mybot.py”, "
        "module:Class, or the name of an installed one; may be repeated",
    )
    parser.add_argument(
        "--client", type=Path, metavar="FOLDER", help="a built browser client (default: ours)"
    )
    parser.add_argument(
        "--secure", action="store_true", help="cookies over https only: for use behind a proxy with TLS"
    )
    parser.add_argument(
        "--trust-proxy",
        type=int,
        nargs="?",
        const=1,
        default=0,
        metavar="N",
        help="believe X-Forwarded-For, with N proxies of yours in front (default: none; without N: 1)",
    )
    parser.add_argument(
        "--metrics", default="", metavar="HOST:PORT", help="where to serve /metrics (default: nowhere)"
    )
    parser.add_argument("--no-open", action="store_true", help="do not open the page in a browser")


def add_prune(parser: argparse.ArgumentParser) -> None:
    """Add what `subrosa prune` needs to know."""
    parser.add_argument("--dry-run", action="store_true", help="only say what would be removed")
    add_keeping(parser)


def add_keeping(parser: argparse.ArgumentParser) -> None:
    """Add where things are kept, and how long."""
    parser.add_argument(
        "--data", type=Path, default=Path("data"), help="folder of the database (default: ./data)"
    )
    parser.add_argument(
        "--database-url", default="", metavar="URL", help="postgresql://... instead of SQLite"
    )
    for name, about in DAYS.items():
        days = getattr(Keeping(), name)
        help_text = f"how long to keep {about}, 0 for ever (default: {days})"
        parser.add_argument(f"--keep-{name}", type=int, default=days, metavar="DAYS", help=help_text)
