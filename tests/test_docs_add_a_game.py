"""The code of docs/add-a-game.md, put together as the page says, is a game that keeps every law."""

import re
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from subrosa import bots, games
from subrosa.env.hashed import Hashed
from subrosa.env.observing import Observer
from subrosa.terminal.panel import panel_for
from subrosa.testing import inspect, pace_changes_nothing
from subrosa.texts import Texts

PAGE = Path(__file__).parent.parent / "docs" / "add-a-game.md"
PACKAGE = "examples.thorns"
PARTS = ("bots", "layout", "terminal", "look")  # in the order of section 8


def blocks(language: str, *sections: int) -> list[str]:
    """Return the code in one language in these sections of the page."""
    text = PAGE.read_text("utf-8")
    parts = re.split(r"^## (\d+)\. ", text, flags=re.MULTILINE)
    chosen = [part for number, part in zip(parts[1::2], parts[2::2], strict=True) if int(number) in sections]
    return re.findall(rf"^```{language}\n(.*?)^```$", "\n".join(chosen), re.MULTILINE | re.DOTALL)


def functions_of(section: int) -> dict[str, Callable[..., None]]:
    """Return the test functions that the code of a section defines."""
    namespace: dict[str, Any] = {"__name__": f"section {section}"}
    for block in blocks("python", section):
        exec(compile(block, f"{PAGE}, section {section}", "exec"), namespace)
    return {name: value for name, value in namespace.items() if name.startswith("test_")}


def write_thorns(folder: Path, package: str) -> None:
    """Write the whole game of the page, as a package of this name."""
    rules = folder / "rules"
    rules.mkdir(parents=True)
    (folder / "__init__.py").touch()
    (rules / "__init__.py").touch()
    (rules / "game.py").write_text("\n".join(blocks("python", 2, 3, 4, 5)).replace(PACKAGE, package), "utf-8")
    (folder / "RULES.md").write_text("\n".join(blocks("markdown", 7)), "utf-8")
    for language in ("en", "pl"):
        said = "".join([blocks("ftl", 7)[0], *blocks("ftl", 8)])
        (folder / f"{language}.ftl").write_text(said, "utf-8")
    for part, code in zip(PARTS, blocks("python", 8), strict=True):
        (folder / f"{part}.py").write_text(code.replace(PACKAGE, package), "utf-8")


@pytest.fixture
def thorns(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Return the module `examples.thorns.rules.game`, in a package that is there for one test only."""
    write_thorns(tmp_path, PACKAGE)
    registered = games.names()
    load(PACKAGE, tmp_path / "__init__.py", monkeypatch)
    load(f"{PACKAGE}.rules", tmp_path / "rules" / "__init__.py", monkeypatch)
    module = load(f"{PACKAGE}.rules.game", tmp_path / "rules" / "game.py", monkeypatch)
    for part in PARTS:
        load(f"{PACKAGE}.{part}", tmp_path / f"{part}.py", monkeypatch)
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


def test_the_parts_of_the_page_work(thorns: ModuleType) -> None:
    game = thorns.GAME
    found = bots.make("scripted", game, 1)
    view = game.new(3, 1).view(0)
    view["facts"]["points"] = [0, 2, 1]
    assert found.choose(view, ["pass", "play rose", "play thorn"]) == "play rose"
    assert found.choose(view, ["pass", "block"]) == "block"
    assert found.choose(view, ["vote 1", "vote 2"]) == "vote 2"
    assert panel_for(game, Texts("en", game)).status(view) == "Turn 1"
    assert games.look_in(PACKAGE).followed == ("points",)
    observer = Observer(game, 3)
    assert not isinstance(observer.facts, Hashed)
    chance = Random(1)
    state = game.new(3, 1)
    while state.waiting:
        for seat in range(3):
            assert np.array_equal(observer.observe(state, seat), observer.encode(state.view(seat)))
        seat = chance.choice(state.waiting)
        state.choose(seat, chance.choice(state.options(seat)))
