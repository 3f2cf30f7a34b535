"""Dependencies point one way: core <- games <- bots <- terminal, table. An import against the stream fails here.

The law is one table, `LAW`: for the package, for the folder of a game, and for the parts that are divided into rooms,
it says what each part of it may import. docs/architecture.md tells people the same, and is compared with it.
"""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from subrosa import games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "subrosa"
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
PACKAGE, GAME = "package", "game"
ROOMS = ("table", "lab", "terminal")
# What each part may import of ours, besides itself: of the package; of a game's folder, where `.rules` are the rules of
# the same game; and of rooms, which may import no other rooms of their part.
LAW: dict[str, dict[str, set[str]]] = {
    PACKAGE: {
        "core": set(),
        "parts": {"core"},
        "games": {"core"},
        "testing": {"core"},
        "messages": set(),
        "texts": {"core", "games", "messages"},
        "sourcescan": set(),
        "catalogues": {"core", "games", "records", "texts", "sourcescan"},
        "phrases": {"games"},
        "help": {"phrases", "texts"},
        "wording": {"core", "texts"},
        "lessons": {"core", "games", "messages", "texts"},
        "files": {"core", "games"},
        "records": {"core"},
        "bots": {"core", "games"},
        "puzzles": {"core", "games"},
        "terminal": {
            *("core", "games", "bots", "texts", "phrases", "wording"),
            *("files", "records", "lessons", "puzzles"),
        },
        "env": {"core", "parts", "games", "bots", "texts"},
        "lab": {"core", "games", "bots", "texts", "files", "puzzles", "env"},
        "table": {
            *("core", "games", "bots", "texts", "phrases", "wording"),
            *("files", "records", "lessons", "puzzles", "lab"),
        },
        "cli": {"core", "texts", "phrases", "help", "terminal", "lab", "table"},
        "__main__": {"cli"},
    },
    GAME: {
        "rules": {"core", "parts", "games.standard"},
        "bots": {"core", "parts", "bots", ".rules"},
        "terminal": {"core", "texts", "terminal", ".rules"},
        "layout": {"core", "env", ".rules"},
        "puzzles": {"core", "puzzles", ".rules", ".bots"},
        "look": {"games.look"},
        "__init__": set(),
    },
    "table": {
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
        "__init__": set(),
    },
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
            *("problems", "analysis", "arena", "balance"),
            *("editions", "puzzles", "training", "trajectories"),
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
# Packages of others that only some rooms of the table may know.
KEPT_IN = {
    "litestar": {"web"},
    "uvicorn": {"web", "commands"},
    "alembic": {"storage"},
    "psycopg": {"storage"},
}


# ---- what a file imports


def modules(text: str) -> set[str]:
    """Return what a file imports, by full names; a name that is imported may be a module or something in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.module and not node.level, "imports say the whole name"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


@cache
def imported(path: Path) -> frozenset[str]:
    return frozenset(modules(path.read_text("utf-8")))


def ours(names: frozenset[str] | set[str]) -> list[list[str]]:
    """Return the names inside our package in pieces, without the package itself."""
    pieces = [name.split(".") for name in names if name.startswith("subrosa.")]
    return [inner for _, *inner in pieces if inner != ["__version__"]]


def of_the_package(names: frozenset[str] | set[str], part: str) -> set[str]:
    """Return the parts of the package that a file of one of them imports."""
    return {name[0] for name in ours(names)} - {part}


def of_a_game(names: frozenset[str] | set[str], game: str, part: str) -> set[str]:
    """Return what a file of a game's folder imports: shared parts, shared files of `games`, parts of its own."""
    found = {name[0] for name in ours(names) if name[0] != "games"}
    inside = [name[1:] for name in ours(names) if name[0] == "games"]
    found |= {".".join(["games", *name[:1]]) for name in inside if name[:1] != [game]}
    return found | {"." + name[1] for name in inside if name[0] == game} - {f".{part}"}


def of_rooms(names: frozenset[str] | set[str], part: str, room: str) -> set[str]:
    """Return the rooms of a part that a file of one of them imports."""
    return {name[1] for name in ours(names) if name[0] == part and len(name) > 1} - {room}


def places() -> list[tuple[str, Path]]:
    """Return what belongs to the package, without `__init__.py` at its top, with its place below it."""
    files = [path for path in sorted(SOURCE.rglob("*.py")) if path != SOURCE / "__init__.py"]
    return [(str(path.relative_to(SOURCE).with_suffix("")), path) for path in files]


def wrong(place: str, names: frozenset[str] | set[str]) -> set[str]:
    """Return what a file in this place imports and may not."""
    part, *inner = place.split("/")
    if part == "games" and len(inner) > 1:
        return of_a_game(names, inner[0], inner[1]) - LAW[GAME][inner[1]]
    found = of_the_package(names, part) - LAW[PACKAGE][part]
    if part in ROOMS:
        found |= {f"{part}.{room}" for room in of_rooms(names, part, inner[0]) - LAW[part][inner[0]]}
    return found


# ---- the law


def test_imports_go_with_the_stream() -> None:
    found = {place: wrong(place, imported(path)) for place, path in places()}
    assert {place: parts for place, parts in found.items() if parts} == {}


@pytest.mark.parametrize(
    ("place", "line", "found"),
    [
        ("core/state", "from subrosa.games import names", {"games"}),
        ("texts", "from subrosa.catalogues import check", {"catalogues"}),
        ("texts", "from subrosa import catalogues", {"catalogues"}),
        ("games/nanty/rules/turn", "from subrosa.games.nanty.bots import table", {".bots"}),
        ("games/nanty/rules/effects/money", "import subrosa.games.nanty.bots.table", {".bots"}),
        ("games/nanty/rules/turn", "from subrosa.games.nanty import look", {".look"}),
        ("games/nanty/rules/turn", "from subrosa.games.estoril.rules import words", {"games.estoril"}),
        ("games/nanty/rules/turn", "from subrosa.games import look_of", {"games.look_of"}),
        ("games/nanty/rules/turn", "from subrosa.bots.bot import Bot", {"bots"}),
        ("games/nanty/bots/script", "from subrosa.games.nanty.terminal import panel", {".terminal"}),
        ("games/nanty/terminal/panel", "from subrosa.games.nanty.bots import belief", {".bots"}),
        ("games/nanty/layout", "from subrosa.games.nanty.bots import belief", {".bots"}),
        ("games/nanty/look", "from subrosa.games.nanty.rules import words", {".rules"}),
        ("lab/statistics/intervals", "from subrosa.lab import arena", {"lab.arena"}),
        ("lab/arena/command", "import subrosa.lab.balance.tables", {"lab.balance"}),
        ("terminal/canvas", "from subrosa.terminal.panel import Panel", {"terminal.panel"}),
        ("table/play/table", "from subrosa.table.web import app", {"table.web"}),
    ],
)
def test_the_law_can_fail(place: str, line: str, found: set[str]) -> None:
    assert wrong(place, modules(line)) == found


@pytest.mark.parametrize(
    ("place", "line"),
    [
        ("games/nanty/rules/turn", "from subrosa.games.nanty.rules.effects import money"),
        ("games/nanty/bots/script", "from subrosa.games.nanty.rules import words"),
        ("games/nanty/puzzles", "from subrosa.games.nanty.bots.belief import NantyBelief"),
        ("games/nanty/rules/game", "from subrosa.games.standard import standard_cards"),
        ("lab/arena/command", "from subrosa.lab.arena import lineup"),
        ("cli", "from subrosa import __version__"),
    ],
)
def test_what_is_allowed_is_not_found_wrong(place: str, line: str) -> None:
    assert wrong(place, modules(line)) == set()


@pytest.mark.parametrize("where", LAW)
def test_nobody_needs_another_that_needs_them(where: str) -> None:
    left = {part: {name.removeprefix(".") for name in needs} for part, needs in LAW[where].items()}
    if where == GAME:  # `bots` are shared there, and `.bots` the game's own
        left = {part: {name for name in needs if name.startswith(".")} for part, needs in LAW[GAME].items()}
        left = {f".{part}": needs for part, needs in left.items()}
    while left:
        free = [part for part, needs in left.items() if not needs & left.keys()]
        assert free, f"these need each other: {', '.join(left)}"
        for part in free:
            del left[part]


def test_all_that_is_there_is_under_the_law_and_nothing_else() -> None:
    def inside(folder: Path) -> set[str]:
        there = {path.stem for path in folder.glob("*.py")}
        return there | {path.parent.name for path in folder.glob("*/__init__.py")}

    assert inside(SOURCE) - {"__init__", "locale"} == LAW[PACKAGE].keys()
    for part in ROOMS:
        assert inside(SOURCE / part) == LAW[part].keys()
    for game in games.ours():
        assert inside(SOURCE / "games" / game) <= LAW[GAME].keys()


@pytest.mark.parametrize("room", sorted(LAW["table"]))
def test_packages_of_others_stay_in_the_rooms_that_they_are_for(room: str) -> None:
    for path in (SOURCE / "table" / room).rglob("*.py"):
        packages = {name.split(".")[0] for name in imported(path)}
        assert not [name for name in packages & set(KEPT_IN) if room not in KEPT_IN[name]], path


@pytest.mark.parametrize("part", ROOMS)
def test_a_room_says_what_it_is_for_and_nothing_else(part: str) -> None:
    """Nobody who imports a light file of a room pays for the heavy ones."""
    for room in (SOURCE / part).iterdir():
        if (room / "__init__.py").is_file():
            tree = ast.parse((room / "__init__.py").read_text("utf-8"))
            assert ast.get_docstring(tree), room
            assert len(tree.body) == 1, room


# ---- the floor plan


def floor_plan(heading: str) -> dict[str, str]:
    """Return what docs/architecture.md says that each part may import, by part: the last column of a table."""
    _, _, after = ARCHITECTURE.partition(f"\n## {heading}\n")
    section = after.partition("\n## ")[0]
    rows = [line.strip("|").split(" | ") for line in section.splitlines() if line.startswith("| `")]
    return {name: row[-1].strip(" |") for row in rows for name in re.findall(r"`([^`]+)`", row[0])}


def said(cell: str) -> set[str]:
    """Return the parts that a cell names; `its rules` are those of the same game."""
    names = [name.removeprefix("`").removesuffix("`") for name in cell.split(", ")]
    return {f".{name[4:]}" if name.startswith("its ") else name for name in names} - {"", "nothing of ours"}


def test_the_floor_plan_is_the_law() -> None:
    plan = {part: said(cell) for part, cell in floor_plan("Where things are").items() if cell != "everything"}
    inside = "games/ID/"
    of_games = {part.removeprefix(inside): names for part, names in plan.items() if part.startswith(inside)}
    assert of_games == {part: names for part, names in LAW[GAME].items() if part != "__init__"}
    shared = {part: names for part, names in plan.items() if not part.startswith(inside)}
    assert shared == {part: names for part, names in LAW[PACKAGE].items() if part != "__main__"}


def test_the_rooms_of_the_table_are_on_the_floor_plan() -> None:
    plan = {room: said(cell) for room, cell in floor_plan("The table, room by room").items()}
    assert plan == {room: names for room, names in LAW["table"].items() if room != "__init__"}
