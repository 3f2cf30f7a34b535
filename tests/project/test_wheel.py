"""What an installation gives: games without a server for those who simulate, a server with its page for the others."""

from pathlib import Path

import pytest

from subrosa import cli
from subrosa.table.commands import installed
from tools import wheels


@pytest.mark.slow
def test_a_wheel_plays_serves_its_page_and_compiles_nothing(tmp_path: Path) -> None:
    page = wheels.ROOT / "client" / "dist" / "index.html"
    assert page.is_file(), "the page is not built: `./dev test` builds it"
    wheels.try_wheel(wheels.make_wheel(tmp_path), tmp_path, ".py")


def test_without_a_server_the_command_says_how_to_get_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(installed, "find_spec", lambda name: None)
    for command in (["serve", "--no-open"], ["prune", "--dry-run"]):
        assert cli.main([*command, "--lang", "pl"]) == 2
        assert "potrzeba więcej pakietów: pip install 'subrosa-games[server]'" in capsys.readouterr().err
