"""What an installation gives: games without a server for those who simulate, a server with its page for the others."""

import sys
from pathlib import Path

import pytest

from subrosa import cli
from subrosa.table.commands import installed
from tools import wheel_hook, wheels


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


def test_a_compiled_wheel_says_how_old_a_linux_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registries accept nothing for "Linux as it is here"."""
    monkeypatch.setattr(wheel_hook.sysconfig, "get_platform", lambda: "linux-x86_64")
    monkeypatch.setattr(wheel_hook.platform, "libc_ver", lambda: ("glibc", "2.36"))
    python = "cp{0}{1}-cp{0}{1}".format(*sys.version_info)
    old, new = b"\0GLIBC_2.2.5\0GLIBC_2.14\0", b"\0memcpy\0GLIBC_2.34\0"
    assert wheel_hook.manylinux([old, old]) == f"{python}-manylinux_2_17_x86_64"
    assert wheel_hook.manylinux([old, new]) == f"{python}-manylinux_2_34_x86_64"
    monkeypatch.setattr(wheel_hook.platform, "libc_ver", lambda: ("", ""))
    assert wheel_hook.manylinux([old]) == ""
    monkeypatch.setattr(wheel_hook.sysconfig, "get_platform", lambda: "macosx-14.0-arm64")
    assert wheel_hook.manylinux([b""]) == ""
