"""Sealed dice in the terminal: the seal at the start, the secret at the end, and `subrosa verify`."""

import re
from pathlib import Path

import pytest

from subrosa import cli
from subrosa.core.sealed import seal
from tests.terminal.support import run, saves


def test_a_game_without_a_seed_is_sealed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    done = run(tmp_path, "play", "overlord", "--seats", "4", "--me", "none")
    shown = re.search(r"Kill the Overlord, sealed as ([0-9a-f]{64})\n", done.stdout)
    told = re.search(r"The secret was ([0-9a-f]{64});", done.stdout)
    assert shown is not None
    assert told is not None
    assert done.stdout.count(told[1]) == 1, "only at the end"
    assert seal(told[1]) == shown[1]
    (path,) = saves(tmp_path)
    assert cli.main(["verify", str(path), "--lang", "en"]) == 0
    printed = capsys.readouterr().out
    assert shown[1] in printed
    assert "lead where the save says" in printed


def test_an_unfinished_game_tells_no_secret(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "overlord", "--bots", "random", answers="1\n" * 3)
    (path,) = saves(tmp_path)
    secret = re.search(r'"seed":"([0-9a-f]{64})"', path.read_text("utf-8"))
    assert secret is not None
    assert secret[1] not in done.stdout
    assert "sealed as" in done.stdout


def test_what_was_changed_is_noticed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run(tmp_path, "play", "overlord", "--me", "none", "--seed", "7")
    (path,) = saves(tmp_path)
    assert cli.main(["verify", str(path), "--lang", "en"]) == 0
    assert "was not sealed: it was played with the seed 7" in capsys.readouterr().out
    path.write_text(path.read_text("utf-8").replace('"seed":"7"', '"seed":"8"'), "utf-8")
    assert cli.main(["verify", str(path), "--lang", "en"]) == 2
    assert "damaged" in capsys.readouterr().err
