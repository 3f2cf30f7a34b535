"""The options of `subrosa serve`, apart from the server, which takes a while to import."""

import argparse
from pathlib import Path

from subrosa.table.speeds import SPEEDS


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Where to listen, where to keep things, and how fast bots play."""
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on (default: this machine only)"
    )
    parser.add_argument(
        "--port", type=int, default=8000, help="the port; 0 takes any that is free (default: 8000)"
    )
    parser.add_argument(
        "--data", type=Path, default=Path("data"), help="folder of the database (default: ./data)"
    )
    parser.add_argument(
        "--database-url", default="", metavar="URL", help="postgresql://... instead of SQLite"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes; more than one need PostgreSQL")
    parser.add_argument(
        "--speed",
        choices=tuple(SPEEDS),
        default="normal",
        help="how fast bots play at tables that choose no speed",
    )
    parser.add_argument(
        "--bot-processes",
        type=int,
        metavar="N",
        help="processes a worker for bots (default: one for each core, shared by the workers)",
    )
    parser.add_argument(
        "--client", type=Path, metavar="FOLDER", help="a built browser client (default: ours)"
    )
    parser.add_argument(
        "--secure", action="store_true", help="cookies over https only: behind a proxy with TLS"
    )
    parser.add_argument("--trust-proxy", action="store_true", help="believe X-Forwarded-For")
    parser.add_argument("--no-open", action="store_true", help="do not open the page in a browser")
