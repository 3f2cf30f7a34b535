"""Dependencies point one way: core <- games <- bots <- terminal, table. An import against the stream fails here."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "subrosa"
# What each part of the package may import of ours, besides itself.
ALLOWED = {
    "core": set(),
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
    part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    if part != "__init__":
        assert imports(path) - {part} <= ALLOWED[part]


@pytest.mark.parametrize("path", sorted((SOURCE / "games").glob("*/*.py")), ids=lambda path: path.parent.name)
def test_games_do_not_know_each_other(path: Path) -> None:
    text = path.read_text("utf-8")
    others = {folder.name for folder in (SOURCE / "games").iterdir() if folder.is_dir()} - {path.parent.name}
    assert not [other for other in others if f"subrosa.games.{other}" in text]
