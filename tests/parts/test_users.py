"""No part without a user, and docs/parts.md says which games use which."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from subrosa import games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "subrosa"
PARTS = {path.stem: path for path in sorted((SOURCE / "parts").glob("*.py")) if path.stem != "__init__"}


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text("utf-8"))


@cache
def imported(path: Path) -> frozenset[tuple[str, str]]:
    """Return the parts that a file imports from, with the names that it imports."""
    found: set[tuple[str, str]] = set()
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("subrosa.parts."):
            found |= {(str(node.module).rpartition(".")[2], alias.name) for alias in node.names}
    return frozenset(found)


@cache
def called(path: Path) -> frozenset[str]:
    """Return the functions and methods that a file calls."""
    calls = [node.func for node in ast.walk(tree(path)) if isinstance(node, ast.Call)]
    names = {func.id for func in calls if isinstance(func, ast.Name)}
    return frozenset(names | {func.attr for func in calls if isinstance(func, ast.Attribute)})


def files_of(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((SOURCE / folder).rglob("*.py"))]


def without_a_user(part: str) -> list[str]:
    """Return what of a part neither games nor environments use, nor anything else in parts."""
    path = PARTS[part]
    users = [*files_of("core", "games", "env", "parts"), path]
    taken = {name for user in users for other, name in imported(user) if other == part} | called(path)
    calls = frozenset[str]().union(*map(called, users))
    idle: list[str] = []
    for node in tree(path).body:
        if isinstance(node, (ast.FunctionDef, ast.ClassDef)) and node.name not in taken:
            idle.append(node.name)
        if isinstance(node, ast.ClassDef):
            methods = [one.name for one in node.body if isinstance(one, ast.FunctionDef)]
            idle += [name for name in methods if not name.startswith("__") and name not in calls]
    return idle


@pytest.mark.parametrize("part", PARTS)
def test_everything_in_a_part_has_a_user(part: str) -> None:
    assert without_a_user(part) == []


def test_the_law_can_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    faulty = tmp_path / "faulty.py"
    faulty.write_text("def nobody_calls_it(): ...\nclass Unused:\n    def nobody_asks_this(self): ...\n")
    monkeypatch.setitem(PARTS, "faulty", faulty)
    assert without_a_user("faulty") == ["nobody_calls_it", "Unused", "nobody_asks_this"]


def test_the_page_says_which_games_use_which_part() -> None:
    page = (ROOT / "docs" / "parts.md").read_text("utf-8")
    said = dict(re.findall(r"^\| `(\w+)\.py` \| .* \| ([\w, ]+) \|$", page, re.MULTILINE))
    users = {
        part: [
            game
            for game in games.ours()
            if any(part in dict(imported(path)) for path in files_of(f"games/{game}"))
        ]
        for part in PARTS
    }
    assert said == {part: ", ".join(found) for part, found in users.items()}
