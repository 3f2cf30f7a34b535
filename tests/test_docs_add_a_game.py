"""The code of docs/add-a-game.md, put together as the page says, is a game that keeps every law."""

import re
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from subrosa import games
from subrosa.testing import inspect, pace_changes_nothing

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
PACKAGE = "examples.thorns"


def blocks(language: str, *sections: int) -> list[str]:
    """The code in one language in these sections of the page."""
    text = PAGE.read_text("utf-8")
    parts = re.split(r"^## (\d+)\. ", text, flags=re.MULTILINE)
    chosen = [part for number, part in zip(parts[1::2], parts[2::2], strict=True) if int(number) in sections]
    return re.findall(rf"^```{language}\n(.*?)^```$", "\n".join(chosen), re.MULTILINE | re.DOTALL)


def functions_of(section: int) -> dict[str, Callable[..., None]]:
    """The test functions that the code of a section defines."""
    namespace: dict[str, Any] = {"__name__": f"section {section}"}
    for block in blocks("python", section):
        exec(compile(block, f"{PAGE}, section {section}", "exec"), namespace)
    return {name: value for name, value in namespace.items() if name.startswith("test_")}


@pytest.fixture
def thorns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module `examples.thorns.game`, in a package that is there for one test only."""
    (tmp_path / "__init__.py").touch()
    (tmp_path / "game.py").write_text("\n".join(blocks("python", 2, 3, 4, 5)), "utf-8")
    (tmp_path / "RULES.md").write_text("\n".join(blocks("markdown", 7)), "utf-8")
    for language in ("en", "pl"):
        (tmp_path / f"{language}.ftl").write_text(blocks("ftl", 7)[0], "utf-8")
    registered = games.names()
    load(PACKAGE, tmp_path / "__init__.py", monkeypatch)
    module = load(f"{PACKAGE}.game", tmp_path / "game.py", monkeypatch)
    assert games.names() == registered
    return module


def load(name: str, path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import a module from a file, and forget it after the test."""
    spec = spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("length", ["short", "long"])
def test_the_game_of_the_page_keeps_every_law(thorns: ModuleType, seats: int, length: str) -> None:
    for seed in range(10):
        inspect(thorns.GAME, seats, seed, {"length": length})
        pace_changes_nothing(thorns.GAME, seats, seed, {"length": length})


def test_the_tests_of_the_page_pass(thorns: ModuleType) -> None:
    tests = functions_of(6)
    tests.pop("test_thorns_keeps_every_law")(3, "short", 0)
    assert tests
    for test in tests.values():
        test()


def test_the_texts_of_the_page_are_complete(thorns: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    functions_of(7)["test_the_texts_are_complete"]()
    told = capsys.readouterr().out.splitlines()
    assert "Bo plays Rose." in told
    assert told[-1].endswith("won the vote.")
