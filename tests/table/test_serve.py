"""The command: what it refuses, and for whom it opens a browser."""

import argparse
import os
import pty
import subprocess
import sys
import time
import webbrowser
from pathlib import Path

import pytest
import uvicorn

from subrosa.cli import main
from subrosa.table.commands import desktop
from subrosa.table.commands import serve as command
from subrosa.table.commands.arguments import add_arguments
from subrosa.table.commands.desktop import has_desktop, open_soon
from tests.table.support import PATIENCE, running


@pytest.mark.parametrize(
    ("environment", "platform", "terminal", "open_it"),
    [
        ({"DISPLAY": ":0"}, "linux", True, True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True, True),
        ({}, "linux", True, False),
        ({"DISPLAY": ":0"}, "linux", False, False),
        ({"DISPLAY": ":0", "CI": "true"}, "linux", True, False),
        ({"DISPLAY": "localhost:10", "SSH_CONNECTION": "x"}, "linux", True, False),
        ({}, "darwin", True, True),
        ({"SSH_CONNECTION": "x"}, "darwin", True, False),
    ],
)
def test_a_page_opens_only_where_somebody_looks(
    environment: dict[str, str], platform: str, terminal: bool, open_it: bool
) -> None:
    assert has_desktop(environment, platform, terminal) is open_it


async def test_the_page_opens_when_the_server_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(webbrowser, "open", opened.append)
    monkeypatch.setattr(desktop, "PATIENCE", 0.0)
    open_soon("http://127.0.0.1:9/").join()  # nobody is there
    assert opened == []
    monkeypatch.setattr(desktop, "PATIENCE", PATIENCE)
    async with running(tmp_path) as server:
        thread = open_soon(f"{server.url}/")
        while thread.is_alive():
            await server.worker.store.tables.count()
    assert opened == [f"{server.url}/"]


def test_the_command_opens_it_at_a_desktop(tmp_path: Path) -> None:
    """In a real terminal with a display; the browser is a script that notes what it was given."""
    noted, browser = tmp_path / "noted", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > {noted}.new && mv {noted}.new {noted}\n')
    browser.chmod(0o755)
    serve = [sys.executable, "-m", "subrosa.cli", "serve", "--port", "0", "--data", str(tmp_path / "data")]
    environment = {name: value for name, value in os.environ.items() if name not in ("CI", "SSH_CONNECTION")}
    paths = os.pathsep.join(filter(None, sys.path))
    environment |= {"DISPLAY": ":0", "BROWSER": str(browser), "PYTHONPATH": paths}
    ours, theirs = pty.openpty()
    process = subprocess.Popen(serve, stdout=theirs, stderr=theirs, env=environment)
    try:
        told = ""
        while "Sub Rosa is at " not in told or not told.endswith("\n"):
            told += os.read(ours, 400).decode()
        address = told.split("Sub Rosa is at ")[1].split()[0]
        until = time.monotonic() + PATIENCE
        while not noted.exists():
            assert process.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        assert noted.read_text().strip() == address
    finally:
        process.terminate()
        process.wait(PATIENCE)
        os.close(theirs)
        os.close(ours)


@pytest.mark.parametrize(("more", "opened"), [([], 1), (["--no-open"], 0)])
def test_no_open(more: list[str], opened: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(command, "has_desktop", lambda *_: True)
    monkeypatch.setattr(command, "open_soon", calls.append)
    monkeypatch.setattr(uvicorn.Server, "run", lambda *_, sockets: [s.close() for s in sockets])
    monkeypatch.setenv(command.VARIABLE, "")
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "data"), *more]) == 0
    assert len(calls) == opened


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--workers", "2"], "several workers need PostgreSQL"),
        (["--workers", "0"], "at least one worker"),
        (["--database-url", "mysql://x"], "the database is named by sqlite:///FILE or postgresql://"),
        (["--port", "99999"], "cannot listen on"),
    ],
)
def test_what_cannot_be_served(
    arguments: list[str],
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv(command.VARIABLE, "")
    assert main(["serve", "--data", str(tmp_path / "data"), *arguments]) == 2
    assert told in capsys.readouterr().err


def given(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    add_arguments(parser)
    return parser.parse_args(words)


def test_bots_have_a_process_for_each_core(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("subrosa.table.commands.serve.cores", lambda: 6)
    for words, processes in (((), 6), (("--workers", "4"), 1), (("--bot-processes", "3"), 3)):
        assert command.settings_of(given(*words)).bot_processes == processes
    with pytest.raises(command.CannotServe, match="at least one process, not 0"):
        command.settings_of(given("--bot-processes", "0"))
    with pytest.raises(command.CannotServe, match="at least one worker, not 0"):
        command.serve(given("--workers", "0"))
