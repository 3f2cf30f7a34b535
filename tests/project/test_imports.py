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


def imports(path: Path) -> set[str]:
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
    return {part_of(name) for name in found if name.split(".")[0] == "subrosa"} - {"", "__version__"}


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
