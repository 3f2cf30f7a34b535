"""`subrosa serve`: the server as a command."""

import argparse
import logging
import os
import socket
import sys
from typing import Any, Final

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from subrosa.core.errors import SubRosaError
from subrosa.table.commands.desktop import has_desktop, open_soon
from subrosa.table.config.keeping import Keeping, Quotas
from subrosa.table.config.own_bots import read_own_bots
from subrosa.table.config.settings import Limits, Settings
from subrosa.table.storage.database import async_url
from subrosa.table.storage.readiness import NotReady, ready
from subrosa.table.web.app import create_app
from subrosa.table.web.door import DoorProtocol
from subrosa.table.web.pages import client_folder
from subrosa.table.web.security import Guard
from subrosa.texts import Texts

VARIABLE: Final = "SUBROSA_SETTINGS"  # how workers are told what the command was
SOCKET_BYTES: Final = 64_000  # beyond this a connection is closed unread; our own limit is lower and says why


class CannotServe(SubRosaError):
    """The server cannot be started like this."""


def serve(given: argparse.Namespace) -> int:
    """Start the server and stay until it is stopped. Raises CannotServe."""
    if given.trust_proxy < 0:
        raise CannotServe(f"--trust-proxy takes how many proxies there are, not {given.trust_proxy}")
    if given.workers < 1:
        raise CannotServe(f"there must be at least one worker, not {given.workers}")
    settings = settings_of(given)
    if given.workers > 1 and not settings.database_url.startswith("postgres"):
        raise CannotServe("several workers need PostgreSQL: name it with --database-url postgresql://...")
    addresses = [(given.host, given.port)]
    if given.metrics:
        addresses.append(host_and_port(given.metrics))
        if given.port and addresses[1][1] == given.port:
            raise CannotServe("--metrics needs a port of its own, not that of the tables")
    prepare(settings)
    sockets = listen_at(addresses)
    listening = sockets[0]
    if given.metrics:
        settings = msgspec.structs.replace(settings, metrics_port=sockets[1].getsockname()[1])
    os.environ[VARIABLE] = msgspec.json.encode(settings, enc_hook=str).decode()
    config = configuration()
    print(f"Sub Rosa is at {address(listening)}  (Ctrl-C stops it)", flush=True)
    if client_folder(settings.client) is None:
        print(Texts(given.lang).say("serve-without-page"), file=sys.stderr, flush=True)
    if not given.no_open and has_desktop(os.environ, sys.platform, sys.stdout.isatty()):
        open_soon(address(listening))
    if given.workers == 1:
        uvicorn.Server(config).run(sockets=sockets)
    else:
        config.workers = given.workers
        Multiprocess(config, sockets=sockets).run()
    return 0


def settings_of_data(given: argparse.Namespace) -> Settings:
    """Return settings that say where things are kept, and how long. Raises CannotServe."""
    if given.database_url:
        try:
            async_url(given.database_url)
        except ValueError as error:
            raise CannotServe(str(error)) from error
    days = {name: getattr(given, f"keep_{name}") for name in Keeping.__struct_fields__}
    if wrong := [name for name, value in days.items() if value < 0]:
        raise CannotServe(f"--keep-{wrong[0]} is a number of days, 0 for ever, not {days[wrong[0]]}")
    return Settings(data=given.data.resolve(), database_url=given.database_url, keeping=Keeping(**days))


def settings_of(given: argparse.Namespace) -> Settings:
    """Return everything that the command line sets. Raises CannotServe."""
    quotas = {name: getattr(given, name) for name in Quotas.__struct_fields__}
    if wrong := [name for name, value in quotas.items() if value < 0]:
        option = f"--{wrong[0].replace('_', '-')}"
        raise CannotServe(f"{option} is a number, 0 for no limit, not {quotas[wrong[0]]}")
    if given.connections < 1:
        raise CannotServe(f"--connections is at least 1, not {given.connections}")
    return msgspec.structs.replace(
        settings_of_data(given),
        quotas=Quotas(**quotas),
        limits=Limits(connections=given.connections),
        speed=given.speed,
        secure=given.secure,
        trust_proxy=given.trust_proxy,
        bot_processes=bot_processes(given),
        own_bots=read_own_bots(given.bot),
        client=given.client.resolve() if given.client is not None else None,
    )


def prepare(settings: Settings) -> None:
    """Make everything that must be there before workers start. Raises CannotServe."""
    try:
        settings.data.mkdir(mode=0o700, parents=True, exist_ok=True)
        settings.secret()  # made now, so that all workers have the same
    except OSError as error:
        raise CannotServe(f"the data folder {settings.data} cannot be used: {error.strerror}") from error
    try:
        ready(settings.database)
    except NotReady as error:
        raise CannotServe(str(error)) from error


def host_and_port(text: str) -> tuple[str, int]:
    """Read 127.0.0.1:9100, [::1]:9100, or a port alone, which is one of this machine. Raises CannotServe."""
    host, _, port = text.rpartition(":")
    if not port.isdecimal() or len(port) > 5:
        raise CannotServe(f"--metrics takes HOST:PORT, such as 127.0.0.1:9100, not {text!r}")
    return host.removeprefix("[").removesuffix("]") or "127.0.0.1", int(port)


def listen_at(addresses: list[tuple[str, int]]) -> list[socket.socket]:
    """Listen at all of some addresses, or at none. Raises CannotServe."""
    made: list[socket.socket] = []
    try:
        for host, port in addresses:
            made.append(listen(host, port))
    except CannotServe:
        for opened in made:
            opened.close()
        raise
    return made


def bot_processes(given: argparse.Namespace) -> int:
    """Return how many each worker has: as many as were asked for, or one per core. Raises CannotServe."""
    if given.bot_processes is None:
        return max(1, cores() // int(given.workers))
    if given.bot_processes < 1:
        raise CannotServe(f"bots need at least one process, not {given.bot_processes}")
    return int(given.bot_processes)


def cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def listen(host: str, port: int) -> socket.socket:
    """Listen at an address. Raises CannotServe."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family)
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except (OSError, OverflowError) as error:
        made.close()
        raise CannotServe(f"cannot listen on {host} port {port}: {error}") from error
    made.set_inheritable(True)
    return made


def address(listening: socket.socket) -> str:
    """Return what to type into a browser."""
    host, port = listening.getsockname()[:2]
    shown = f"[{host}]" if ":" in host else host
    return f"http://{'localhost' if host in ('0.0.0.0', '::') else shown}:{port}/"


def configuration() -> uvicorn.Config:
    """Return how uvicorn is set up: without compression, which costs more than it saves; without logs of requests."""
    return uvicorn.Config(
        "subrosa.table.commands.serve:application",
        factory=True,
        http=DoorProtocol,
        loop="uvloop" if sys.platform != "win32" else "auto",
        ws="websockets-sansio",
        ws_max_size=SOCKET_BYTES,
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=3,
    )


def application() -> Guard:
    """Return what every worker runs."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    for noisy in ("alembic", "httpx", "asyncio"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    return create_app(msgspec.json.decode(os.environ[VARIABLE], type=Settings, dec_hook=read_path))


def read_path(kind: type, value: Any) -> Any:
    """Read a path, which travels as text."""
    return kind(value)
