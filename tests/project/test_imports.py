"""Dependencies point one way: core <- games <- bots <- terminal, table. An import against the stream fails here."""

import ast
from pathlib import Path

import pytest

from subrosa import games

SOURCE = Path(__file__).parents[2] / "src" / "subrosa"
# What each part of the package may import of ours, besides itself.
ALLOWED = {
    "core": set(),
    "parts": {"core"},
    "games": {"core"},
    "testing": {"core"},
    "texts": {"core", "games", "catalogues", "sourcescan"},
    "catalogues": {"core", "games", "texts", "sourcescan"},
    "sourcescan": {"core", "games"},
    "bots": {"core", "games"},
    "files": {"core", "games"},
    "terminal": {"core", "games", "bots", "texts", "files"},
    "table": {"core", "games", "bots", "texts", "files", "lab"},
    "lab": {"core", "games", "bots", "texts", "files"},
    "env": {"core", "games"},
    "__main__": {"cli"},
    "cli": {"core", "games", "bots", "texts", "terminal", "table", "lab"},
}
# The same for the rooms of a part that has rooms: what each may import of its own part, besides itself.
ROOMS = {
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
        "arguments": {"analysis", "arena", "balance", "editions"},
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
    },
}
# The same for the parts of a game's folder: each speaks to the shared part of its name, and to its own rules.
IN_A_GAME = {
    "rules": {"core", "parts"},
    "bots": {"core", "bots"},
    "terminal": {"core", "texts", "terminal"},
    "layout": {"core", "env"},
    "look": set(),
    "__init__": set(),
}


def part_of(module: str) -> str:
    """subrosa.core.step belongs to core; `subrosa` itself to nothing."""
    return module.split(".")[1] if "." in module else ""


def modules(path: Path) -> set[str]:
    """Every module of ours that a file imports, with the names that are imported from it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return {name for name in found if name.split(".")[0] == "subrosa"}


def imports(path: Path) -> set[str]:
    return {part_of(name) for name in modules(path)} - {"", "__version__"}


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_go_with_the_stream(path: Path) -> None:
    parts = path.relative_to(SOURCE).with_suffix("").parts
    if parts[0] == "games" and len(parts) > 2:
        assert imports(path) - {"games"} <= IN_A_GAME[parts[2]]
    elif parts[0] != "__init__":
        assert imports(path) - {parts[0]} <= ALLOWED[parts[0]]


@pytest.mark.parametrize("game", games.names())
def test_games_do_not_know_each_other(game: str) -> None:
    others = [f"subrosa.games.{other}" for other in games.names() if other != game]
    for path in (SOURCE / "games" / game).rglob("*.py"):
        text = path.read_text("utf-8")
        assert not [other for other in others if other in text], path


@pytest.mark.parametrize("part", ROOMS)
def test_rooms_are_kept_apart(part: str) -> None:
    for path in (SOURCE / part).rglob("*.py"):
        room = path.relative_to(SOURCE / part).with_suffix("").parts[0]
        found = {name.split(".")[2] for name in modules(path) if name.startswith(f"subrosa.{part}.")}
        assert found - {room} <= ROOMS[part].get(room, set()), path


@pytest.mark.parametrize("part", ROOMS)
def test_rooms_have_doors_in_one_direction(part: str) -> None:
    """No room needs another that needs it, by however many doors."""
    left = dict(ROOMS[part])
    while left:
        free = [room for room, needs in left.items() if not needs & left.keys()]
        assert free, f"these need each other: {', '.join(left)}"
        for room in free:
            del left[room]


@pytest.mark.parametrize("part", ROOMS)
def test_every_room_says_what_it_is_for(part: str) -> None:
    rooms = [path for path in (SOURCE / part).iterdir() if path.is_dir() and path.name != "__pycache__"]
    assert {room.name for room in rooms} <= ROOMS[part].keys()
    for room in rooms:
        tree = ast.parse((room / "__init__.py").read_text("utf-8"))
        assert ast.get_docstring(tree) and len(tree.body) == 1, room
