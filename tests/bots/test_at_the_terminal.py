"""Levels and programs at the terminal: `--bots hard`, `--bot "python mybot.py"`."""

import json
import shlex
import sys
from pathlib import Path

import pytest

from subrosa import cli
from tests.bots.test_outside import EXAMPLE
from tests.terminal.support import run, saves

COMMAND = shlex.join([sys.executable, str(EXAMPLE)])


def seats_of(home: Path) -> list[str]:
    [path] = saves(home)
    seats: list[str] = json.loads(path.read_text("utf-8").splitlines()[0])["seats"]
    return seats


def test_a_program_sits_down_beside_bots(tmp_path: Path) -> None:
    done = run(
        tmp_path, "play", "overlord", "--me", "none", "--bot", COMMAND, "--bots", "easy", "--seed", "3"
    )
    assert done.returncode == 0
    assert done.stderr == ""
    assert "wins" in done.stdout
    assert seats_of(tmp_path) == [f"! {COMMAND}", "easy", "easy", "easy", "easy"]


def test_a_program_that_fails_does_not_stop_the_game(tmp_path: Path) -> None:
    program = tmp_path / "broken.py"
    program.write_text("print('no idea', flush=True)\n")
    command = shlex.join([sys.executable, str(program)])
    done = run(tmp_path, "play", "overlord", "--me", "none", "--bot", command, "--seed", "3")
    assert done.returncode == 0
    assert "the stand-in plays instead" in done.stderr
    assert "wins" in done.stdout


def test_a_saved_game_runs_no_program_that_was_not_named(tmp_path: Path) -> None:
    run(tmp_path, "play", "overlord", "--bot", COMMAND, "--seed", "3", answers="1\n")
    [path] = saves(tmp_path)
    refused = run(tmp_path, "play", "--resume", str(path), answers="1\n")
    assert refused.returncode == 2
    assert "somebody else's bot plays a seat; to run it: --bot" in refused.stderr
    again = run(tmp_path, "play", "--resume", str(path), "--bot", COMMAND, answers="1\n")
    assert again.returncode == 0


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--bot", "no-such-program-anywhere"], "there is no program 'no-such-program-anywhere'"),
        (["--bot", ""], "after ! comes a command"),
        (["--bot", COMMAND] * 5, "--bot is given 5 times, but there are 4 seats for bots"),
        (["--bots", "! python x.py"], "there is no bot '! python x.py'"),
    ],
)
def test_mistakes_are_told_in_one_line(
    capsys: pytest.CaptureFixture[str], arguments: list[str], complaint: str
) -> None:
    assert cli.main(["play", "overlord", *arguments]) == 2
    told = capsys.readouterr().err
    assert complaint in told
    assert len(told.splitlines()) == 1
