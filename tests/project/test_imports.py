"""Dependencies point one way: core <- games <- bots <- terminal, table. An import against the stream fails here."""

import ast
from functools import cache
from pathlib import Path

import pytest

from subrosa import games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "subrosa"
ARCHITECTURE = ROOT / "docs" / "architecture.md"
# What each part of the package may import of ours, besides itself.
ALLOWED = {
    "core": set(),
    "parts": {"core"},
    "games": {"core"},
    "testing": {"core"},
    "messages": set(),
    "texts": {"core", "games", "messages", "catalogues", "sourcescan"},
    "catalogues": {"core", "games", "records", "texts", "sourcescan"},
    "sourcescan": {"core", "games"},
    "bots": {"core", "games"},
    "files": {"core", "games"},
    "records": {"core"},
    "phrases": {"games"},
    "help": {"phrases", "texts"},
    "wording": {"core", "texts"},
    "lessons": {"core", "games", "messages", "texts"},
    "puzzles": {"core", "games"},
    "terminal": {
        "core",
        "games",
        "bots",
        "texts",
        "files",
        "records",
        "phrases",
        "lessons",
        "puzzles",
        "wording",
    },
    "table": {
        "core",
        "games",
        "bots",
        "texts",
        "files",
        "lab",
        "records",
        "phrases",
        "lessons",
        "puzzles",
        "wording",
    },
    "lab": {"core", "games", "bots", "texts", "files", "puzzles", "env"},
    "env": {"core", "parts", "games", "bots", "texts"},
    "__main__": {"cli"},
    "cli": {"core", "games", "bots", "texts", "terminal", "table", "lab", "phrases", "help"},
}
# The same for the parts of a game's folder: each talks to the shared part of its name, and to its own rules.
IN_A_GAME = {
    "rules": {"core", "parts"},
    "bots": {"core", "parts", "bots"},
    "terminal": {"core", "texts", "terminal"},
    "layout": {"core", "env"},
    "puzzles": {"core", "puzzles"},
    "look": set(),
    "__init__": set(),
}
# And for the rooms of the table: each may import those named here, and nothing from the rooms above it.
ROOMS: dict[str, set[str]] = {
    "protocol": set(),
    "config": {"protocol"},
    "common": {"protocol"},
    "storage": {"protocol", "config", "common"},
    "monitoring": {"common", "storage"},
    "bots": {"config"},
    "play": {"protocol", "config", "common", "storage", "monitoring", "bots"},
    "archive": {"protocol", "common", "storage", "play"},
    "server": {"protocol", "config", "common", "storage", "monitoring", "bots", "play", "archive"},
    "web": {"protocol", "config", "common", "storage", "monitoring", "play", "archive", "server"},
    "commands": {"config", "storage", "web"},
}
# Packages that only one room of the table may know.
KEPT_IN = {
    "litestar": {"web"},
    "uvicorn": {"web", "commands"},
    "alembic": {"storage"},
    "psycopg": {"storage"},
}


def part_of(module: str) -> str:
    """Return the part that a module belongs to: core for subrosa.core.step, nothing for `subrosa` itself."""
    return module.split(".")[1] if "." in module else ""


@cache
def modules(path: Path) -> frozenset[str]:
    """Return the modules that a file imports."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            found |= (
                {f"{node.module}.{alias.name}" for alias in node.names}
                if node.module == "subrosa"
                else {node.module}
            )
    return frozenset(found)


def imports(path: Path) -> set[str]:
    """Return the parts of our package that a file imports."""
    return {part_of(name) for name in modules(path) if name.split(".")[0] == "subrosa"} - {"", "__version__"}


def against_the_stream(path: Path) -> set[str]:
    """Return the parts that a file imports and may not."""
    parts = path.relative_to(SOURCE).with_suffix("").parts
    if parts[0] == "games" and len(parts) > 2:
        return imports(path) - {"games"} - IN_A_GAME[parts[2]]
    return imports(path) - {parts[0]} - ALLOWED[parts[0]]


def test_imports_go_with_the_stream() -> None:
    files = [path for path in sorted(SOURCE.rglob("*.py")) if path != SOURCE / "__init__.py"]
    wrong = {str(path.relative_to(SOURCE)): against_the_stream(path) for path in files}
    assert {path: parts for path, parts in wrong.items() if parts} == {}


@pytest.mark.parametrize("game", games.names())
def test_games_do_not_know_each_other(game: str) -> None:
    others = [f"subrosa.games.{other}" for other in games.names() if other != game]
    for path in (SOURCE / "games" / game).rglob("*.py"):
        text = path.read_text("utf-8")
        assert not [other for other in others if other in text], path


@pytest.mark.parametrize("room", sorted(ROOMS))
def test_the_rooms_of_the_table_know_only_those_below_them(room: str) -> None:
    for path in (SOURCE / "table" / room).rglob("*.py"):
        of_the_table = {name for name in modules(path) if name.startswith("subrosa.table.")}
        assert {name.split(".")[2] for name in of_the_table} - {room} <= ROOMS[room], path
        packages = {name.split(".")[0] for name in modules(path)}
        assert not [name for name in packages & set(KEPT_IN) if room not in KEPT_IN[name]], path


def test_every_room_of_the_table_is_named_and_says_what_is_in_it() -> None:
    table = SOURCE / "table"
    assert {path.name for path in table.iterdir() if (path / "__init__.py").is_file()} == set(ROOMS)
    assert [path.name for path in table.glob("*.py")] == ["__init__.py"], "every file has a room"
    for room in ROOMS:
        words = ast.get_docstring(ast.parse((table / room / "__init__.py").read_text("utf-8")))
        assert words is not None, f"{room} does not say what is in it"
        assert f"| `{room}` |" in ARCHITECTURE.read_text("utf-8"), f"{room} is not on the floor plan"


def test_rooms_do_not_know_each_other_in_circles() -> None:
    placed: set[str] = set()
    while len(placed) < len(ROOMS):
        ready = {room for room, below in ROOMS.items() if room not in placed and below <= placed}
        assert ready, f"{set(ROOMS) - placed} lean on each other"
        placed |= ready
