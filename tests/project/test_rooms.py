"""Parts with many files are divided into rooms; which room may use which is written down here and enforced."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "subrosa"
# By part and room (or file, where it has no room): what it may import of its own part, besides itself.
ROOMS: dict[str, dict[str, set[str]]] = {
    "lab": {
        "problems": set(),
        "options": {"problems"},
        "statistics": set(),
        "running": {"problems"},
        "reporting": {"problems", "statistics"},
        "arena": {"options", "problems", "reporting", "running", "statistics"},
        "balance": {"options", "problems", "reporting", "running", "statistics"},
        "editions": {"balance", "options", "problems", "reporting", "running", "statistics"},
        "analysis": {"options", "problems", "reporting", "running", "statistics"},
        "strength": {"options", "reporting", "statistics"},
        "calibration": {"options", "reporting", "statistics"},
        "blunders": {"options", "reporting", "statistics"},
        "training": {"options", "problems"},
        "puzzles": {"options", "problems", "reporting", "running"},
        "trajectories": {"options", "problems", "reporting", "running"},
        "arguments": {
            "analysis",
            "arena",
            "balance",
            "editions",
            "problems",
            "puzzles",
            "training",
            "trajectories",
        },
        "__init__": set(),
    },
    "terminal": {
        "canvas": set(),
        "look": set(),
        "panel": {"canvas", "look"},
        "drawing": {"canvas", "look", "panel"},
        "session": {"panel"},
        "line": {"session"},
        "screen": {"canvas", "look", "panel", "session"},
        "commands": {"line", "screen", "session"},
        "__init__": set(),
    },
}


def used(path: Path, part: str) -> set[str]:
    """Return the rooms of a part that a file imports from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name.split(".")[2] for name in found if name.startswith(f"subrosa.{part}.")}


@pytest.mark.parametrize("part", ROOMS)
def test_a_room_uses_only_those_that_it_may(part: str) -> None:
    for path in (SOURCE / part).rglob("*.py"):
        room = path.relative_to(SOURCE / part).with_suffix("").parts[0]
        assert used(path, part) - {room} <= ROOMS[part][room], path


@pytest.mark.parametrize("part", ROOMS)
def test_no_room_needs_another_that_needs_it(part: str) -> None:
    left = dict(ROOMS[part])
    while left:
        free = [room for room, needs in left.items() if not needs & left.keys()]
        assert free, f"these need each other: {', '.join(left)}"
        for room in free:
            del left[room]


@pytest.mark.parametrize("part", ROOMS)
def test_a_room_says_what_it_is_for_and_nothing_else(part: str) -> None:
    """Nobody who imports a light file of a room pays for the heavy ones."""
    for room in (SOURCE / part).iterdir():
        if room.is_dir() and room.name != "__pycache__":
            tree = ast.parse((room / "__init__.py").read_text("utf-8"))
            assert ast.get_docstring(tree), room
            assert len(tree.body) == 1, room


def test_the_law_can_fail(tmp_path: Path) -> None:
    file = tmp_path / "faulty.py"
    file.write_text(
        "from subrosa.lab import arena\nimport subrosa.lab.balance.tables\nfrom subrosa.core import rng\n"
    )
    assert used(file, "lab") == {"arena", "balance"}
