"""The command reports an unusable folder or database in one sentence, before anything is started."""

import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
import uvicorn

from subrosa.cli import main
from subrosa.table.commands import serve as command
from subrosa.table.storage.readiness import NotReady, ready
from tests.table.postgres import empty


def serve(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run the command, which is expected to end by itself."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    return subprocess.run(
        [sys.executable, "-m", "subrosa.cli", "serve", "--port", "0", *arguments],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
        timeout=120,
    )


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return what is said when the server is started like this, and check that nothing else happens."""
    assert main(["serve", "--port", "0", *arguments]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    return told.err


@pytest.fixture(autouse=True)
def _nothing_is_started(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(command.VARIABLE, "")
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, sockets: [s.close() for s in sockets])


def test_a_folder_that_cannot_be_made(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("not a folder")
    for folder in (tmp_path / "file", tmp_path / "file" / "data", Path("/proc/subrosa")):
        assert f"the data folder {folder} cannot be used: " in refused(capsys, "--data", str(folder))


def test_a_folder_that_cannot_be_written_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Root may write everywhere, so it is the system that refuses here."""

    def read_only(*_: object, **__: object) -> None:
        raise OSError(30, "Read-only file system")

    with monkeypatch.context() as system:
        system.setattr(Path, "touch", read_only)
        assert "cannot be used: Read-only file system" in refused(capsys, "--data", str(tmp_path))


def test_a_secret_that_is_none(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Anybody could forge what is signed with nothing."""
    (tmp_path / "secret.key").write_text("\n")
    assert "secret.key" in refused(capsys, "--data", str(tmp_path))


def test_a_database_that_is_no_file_or_cannot_be_written_to(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "subrosa.db").mkdir()
    assert "unable to open database file" in refused(capsys, "--data", str(tmp_path))
    data = tmp_path / "other"
    data.mkdir()
    assert main(["serve", "--port", "0", "--data", str(data)]) == 0
    capsys.readouterr()
    url = f"sqlite:///file:{data / 'subrosa.db'}?mode=ro&uri=true"
    assert "readonly database" in refused(capsys, "--data", str(data), "--database-url", url)


def test_a_database_that_is_not_ours(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "subrosa.db"
    file.write_bytes(b"this is no database at all, but long enough to look like one" * 100)
    assert "file is not a database" in refused(capsys, "--data", str(tmp_path))
    file.unlink()
    with sqlite3.connect(file) as theirs:
        theirs.execute("CREATE TABLE recipes (name TEXT)")
    theirs.close()
    assert "is not a database of Sub Rosa: it has a table 'recipes'" in refused(
        capsys, "--data", str(tmp_path)
    )
    with sqlite3.connect(file) as after:
        assert after.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    after.close()


def test_a_database_of_a_newer_version(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ready(f"sqlite:///{tmp_path / 'subrosa.db'}")
    with sqlite3.connect(tmp_path / "subrosa.db") as newer:
        newer.execute("UPDATE alembic_version SET version_num = '9999'")
    newer.close()
    assert "was made by a newer Sub Rosa, or is not ours" in refused(capsys, "--data", str(tmp_path))


def test_postgresql(tmp_path: Path, postgres_url: str, capsys: pytest.CaptureFixture[str]) -> None:
    data = ("--data", str(tmp_path))
    nowhere = postgres_url.replace("/postgres?", "/nowhere?")
    assert 'database "nowhere" does not exist' in refused(capsys, *data, "--database-url", nowhere)
    closed_port = "postgresql://subrosa:tops3cret@127.0.0.1:9/x"
    told = refused(capsys, *data, "--database-url", closed_port)
    assert "cannot be used" in told
    assert "tops3cret" not in told
    theirs = empty(postgres_url)
    with psycopg.connect(theirs, autocommit=True) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    ready(theirs)  # other tables do no harm, unless they have the names of ours
    meeting = empty(postgres_url)
    with psycopg.connect(meeting, autocommit=True) as connection:
        connection.execute("CREATE TABLE users (name TEXT)")
    with pytest.raises(NotReady, match="it has a table 'users'"):
        ready(meeting)


def test_the_command_ends_with_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "subrosa.db").mkdir()
    ended = serve("--data", str(tmp_path), "--no-open")
    assert ended.returncode == 2
    assert "Traceback" not in ended.stderr
    assert len(ended.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--metrics", "nowhere"], "--metrics takes HOST:PORT"),
        (["--metrics", "127.0.0.1:99999"], "cannot listen on 127.0.0.1 port 99999"),
        (["--port", "9100", "--metrics", "9100"], "--metrics needs a port of its own"),
        (["--trust-proxy", "-1"], "--trust-proxy takes how many proxies there are"),
    ],
)
def test_options_that_make_no_sense(
    arguments: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in refused(capsys, "--data", str(tmp_path), *arguments)
