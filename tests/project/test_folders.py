"""Everything about a game is in its folders, and what all games share knows none of them."""

import ast
import re
from fnmatch import fnmatch
from pathlib import Path

import pytest

from subrosa import games

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "subrosa"
CLIENT = ROOT / "client" / "src"
BOARDS = CLIENT / "boards"
PAGE = ROOT / "docs" / "add-a-game.md"

# Games to come may lie there before they have a place on the shelf.
OWN = [path.parent for path in sorted((PACKAGE / "games").glob("*/__init__.py"))]
SHARED = [path for path in sorted(PACKAGE.rglob("*.py")) if not any(map(path.is_relative_to, OWN))]
# Boards of games to come may lie there before their rules do.
OWN_BOARDS = [folder for folder in sorted(BOARDS.iterdir()) if folder.is_dir()]
SHARED_IN_THE_BROWSER = [
    path
    for path in sorted(CLIENT.rglob("*"))
    if path.suffix in (".svelte", ".ts", ".css", ".ftl") and not any(map(path.is_relative_to, OWN_BOARDS))
]
IDS = sorted({folder.name for folder in [*OWN, *OWN_BOARDS]})
AN_ID = re.compile(rf"(?<![^\W_])({'|'.join(IDS)})(?![^\W_])", re.IGNORECASE)
TOPS = ("bench", "client/src", "client/tests", "docs", "examples", "src", "tests", "tools")
COMMENT = re.compile(r"//[^\n]*|/\*.*?\*/|<!--.*?-->", re.DOTALL)


def code_of(path: Path) -> str:
    """Return a Python file without comments and docstrings: those may take a game as an example."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        if isinstance(
            node, (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
        ) and ast.get_docstring(node):
            node.body[0] = ast.Pass()
    return ast.unparse(tree)


def label(path: Path) -> str:
    return str(path.relative_to(ROOT))


def named(texts: dict[Path, str]) -> dict[str, list[str]]:
    """Return the games that files name, by file."""
    found = {label(path): AN_ID.findall(text) for path, text in texts.items()}
    return {path: ids for path, ids in found.items() if ids}


def test_shared_python_names_no_game() -> None:
    assert named({path: code_of(path) for path in SHARED}) == {}


def test_what_boards_share_names_no_game() -> None:
    texts = {path: path.read_text("utf-8") for path in SHARED_IN_THE_BROWSER}
    code = {path: text if path.suffix == ".ftl" else COMMENT.sub("", text) for path, text in texts.items()}
    assert named(code) == {}


def test_shared_catalogues_name_no_game() -> None:
    shared = [path for path in sorted(PACKAGE.rglob("*.ftl")) if not any(map(path.is_relative_to, OWN))]
    assert named({path: path.read_text("utf-8") for path in shared}) == {}


def first_ids(node: ast.AST | None) -> set[str]:
    """Return the game that an entry of a list is about: it is the entry, or what the entry begins with."""
    if isinstance(node, ast.Constant) and node.value in IDS:
        return {str(node.value)}
    if isinstance(node, (ast.Tuple, ast.List)) and node.elts:
        return first_ids(node.elts[0])
    if isinstance(node, ast.Call) and node.args:
        return first_ids(node.args[0])
    return set()


def lists_of_games(text: str) -> list[str]:
    """Return the lines where a file lists games that all have to be in it: by key, or three or more in a row.

    One or two games as an example are no list.
    """
    found: list[str] = []
    for node in ast.walk(ast.parse(text)):
        entries = node.keys if isinstance(node, ast.Dict) else getattr(node, "elts", [])
        ids = {name for entry in entries for name in first_ids(entry)}
        if len(ids) >= (2 if isinstance(node, ast.Dict) else 3):
            found.append(f"{getattr(node, 'lineno', 0)}: {', '.join(sorted(ids))}")
    return found


def test_nothing_outside_the_package_lists_the_games_either() -> None:
    """What a test or a measurement has to know of each game lies in a file of that game's, which it asks for."""
    files = [path for top in ("bench", "examples", "tests", "tools") for path in (ROOT / top).rglob("*.py")]
    shared = [path for path in sorted(files) if not AN_ID.search(label(path))]
    found = {label(path): lists_of_games(path.read_text("utf-8")) for path in shared}
    assert {path: lines for path, lines in found.items() if lines} == {}
    tables = [path for top in ("bench", "tests", "tools") for path in (ROOT / top).rglob("*.toml")]
    texts = {path: path.read_text("utf-8") for path in tables if not AN_ID.search(label(path))}
    assert named(texts) == {}


@pytest.mark.parametrize(
    ("text", "lists"),
    [
        ("SYMBOLS = {'overlord': 4, 'estoril': 6}", True),
        ("CASES = [('overlord', 1), ('nanty', 2), ('emerald', 3)]", True),
        ("TARGETS = {'overlord': [1], 'emerald': [2]}", True),
        ("@parametrize('name', ['overlord', 'nanty', 'emerald'])\ndef test(): ...", True),
        ("params=['overlord', 'estoril']", False),
        ("x = {'overlord': 1}", False),
    ],
)
def test_a_list_of_games_is_noticed(text: str, lists: bool) -> None:
    assert bool(lists_of_games(text)) is lists


def test_the_law_can_fail(tmp_path: Path) -> None:
    faulty = tmp_path / "faulty.py"
    for text in (
        "from subrosa.games.nanty.rules import game",
        "X = {'nanty': 1}",
        "def nanty() -> None: ...",
        "f'{x}-nanty'",
    ):
        faulty.write_text(text)
        assert AN_ID.findall(code_of(faulty)) == ["nanty"]
    faulty.write_text('"""Such as nanty."""\n# nanty\nX = 1\n')
    assert AN_ID.findall(code_of(faulty)) == []
    assert AN_ID.findall(COMMENT.sub("", 'say("nanty-map"); // nanty')) == ["nanty"]


# ---- the list of files in docs/add-a-game.md


def listed() -> dict[str, list[str]]:
    """Return what the page says is in each folder; <id> stands for a game."""
    (block,) = re.findall(r"^```files\n(.*?)^```$", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)
    found: dict[str, list[str]] = {}
    path: list[str] = []
    for line in block.splitlines():
        depth = (len(line) - len(line.lstrip())) // 2
        name = line.split()[0]
        path[depth:] = [name]
        if name.endswith("/"):
            found["".join(path)] = []
        else:
            found["".join(path[:-1])].append(name)
    return found


@pytest.mark.parametrize("game", games.ours())
@pytest.mark.parametrize("folder", listed())
def test_our_games_have_the_files_that_the_page_lists(folder: str, game: str) -> None:
    there = ROOT / folder.replace("<id>", game)
    files = {path.name for path in there.iterdir() if path.is_file()} if there.exists() else set()
    names = [name.replace("<id>", game) for name in listed()[folder]]
    assert [name for name in names if "*" not in name and name not in files] == []


def everything() -> list[str]:
    """Return all files of ours, leaving out what tools have made."""
    found = [path for top in TOPS for path in (ROOT / top).rglob("*") if path.is_file()]
    return sorted(str(path.relative_to(ROOT)) for path in found if "__pycache__" not in path.parts)


def is_listed(path: str) -> bool:
    """Tell whether the page lists a file that bears the name of a game; a chapter of the rules may be a folder."""
    folder, _, name = AN_ID.sub("<id>", path).rpartition("/")
    if folder.startswith("src/subrosa/games/<id>/rules/"):
        return name.endswith(".py")
    return any(fnmatch(name, wanted) for wanted in listed().get(f"{folder}/", ()))


def test_no_other_file_bears_the_name_of_a_game() -> None:
    assert [path for path in everything() if AN_ID.search(path) and not is_listed(path)] == []


@pytest.mark.parametrize(
    "path",
    [
        "tests/bots/test_nanty.py",
        "tests/lab/nanty/test_report.py",
        "src/subrosa/games/nanty/stray.py",
        "client/src/lib/nanty.ts",
        "docs/nanty.md",
    ],
)
def test_a_stray_file_is_noticed(path: str) -> None:
    assert AN_ID.search(path)
    assert not is_listed(path)


@pytest.mark.parametrize("game", games.ours())
def test_our_games_have_no_other_folders(game: str) -> None:
    """Inside `rules`, a chapter of the rulebook may be a folder."""
    folders = [folder.replace("<id>", game).rstrip("/") for folder in listed()]
    for top in [folder for folder in folders if folder.endswith(game)]:
        for path in (ROOT / top).rglob("*"):
            if path.is_dir() and path.name != "__pycache__" and "rules" not in path.parent.parts:
                assert str(path.relative_to(ROOT)) in folders


# ---- colours, which the browser has in a file of its own


@pytest.mark.parametrize("game", games.ours())
def test_the_browser_has_the_colours_of_the_look(game: str) -> None:
    css = (BOARDS / game / "colours.css").read_text("utf-8")
    assert set(AN_ID.findall(css)) == {game}
    by_day, dark = [dict(re.findall(r"--(\w+): (#\w+);", block)) for block in css.split("}")[:2]]
    colours = games.look_of(game).colours
    assert (by_day["v1"], by_day["v2"], by_day["band"], by_day["acc"], dark["v1"]) == (
        colours.day.lower(),
        colours.deep.lower(),
        colours.band.lower(),
        colours.accent.lower(),
        colours.lamplight.lower(),
    )
