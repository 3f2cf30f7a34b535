"""A new folder is a new game: it can be played, by anybody, anywhere, without editing anybody else's file.

The game is that of docs/add-a-game.md. It is put into a copy of the package in a temporary place, and programs run
there.
"""

import filecmp
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from subrosa import games
from tests.test_docs_add_a_game import write_thorns

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "subrosa"


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Make a folder for the path, with a copy of the package that has one more game.

    What Python has compiled comes along, which saves doing it again, but for files that are just being written.
    """
    folder = tmp_path_factory.mktemp("place")
    shutil.copytree(PACKAGE, folder / "subrosa", ignore=shutil.ignore_patterns("*.pyc.*"))
    write_thorns(folder / "subrosa" / "games" / "thorns", "subrosa.games.thorns")
    return folder


def run(place: Path, *words: str) -> str:
    """Return what a program prints that uses the copy and not the original."""
    done = subprocess.run(
        [sys.executable, *words],
        env=os.environ | {"PYTHONPATH": str(place), "COLUMNS": "100"},
        cwd=place,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def differences(ours: Path, copy: Path) -> list[str]:
    """Return the files, or whole folders, that differ."""
    compared = filecmp.dircmp(ours, copy, ignore=["__pycache__"])
    found = [*compared.left_only, *compared.right_only, *compared.diff_files, *compared.funny_files]
    for name in compared.common_dirs:
        found += [f"{name}/{inner}" for inner in differences(ours / name, copy / name)]
    return sorted(found)


def test_the_copy_has_one_folder_more_and_no_other_difference(place: Path) -> None:
    run(place, "-c", "import subrosa.games")
    assert differences(PACKAGE, place / "subrosa") == ["games/thorns"]


@pytest.mark.slow
def test_it_is_listed_and_explained(place: Path) -> None:
    listed = run(place, "-m", "subrosa", "games", "--lang", "en")
    heads = [line for line in listed.splitlines() if not line.startswith(" ")]
    assert heads[0] == "thorns: Thorns"  # it is where its look says
    assert [head.partition(":")[0] for head in heads[1:]] == games.ours()
    assert "Blocking" in run(place, "-m", "subrosa", "rules", "thorns", "1.2", "--lang", "en")
    assert "tylko po angielsku" in run(place, "-m", "subrosa", "rules", "thorns", "1.2", "--lang", "pl")
    assert "length=short" in run(place, "-m", "subrosa", "options", "thorns", "--lang", "en")
    assert run(place, "-m", "subrosa.catalogues") == "the catalogues are complete\n"


LOBBY = """
import json
from pathlib import Path
from litestar.testing import TestClient
from subrosa.table.config.settings import Settings
from subrosa.table.web.app import create_app
with TestClient(create_app(Settings(data=Path("data")))) as client:
    found = client.get("/api/games").json()
    print(json.dumps([next(game for game in found if game["id"] == "thorns"),
        client.get("/api/texts/pl/thorns").text, client.get("/api/rules/thorns?lang=pl").text,
        client.get("/api/rules/thorns?lang=pl").headers["content-language"]]))
"""


def test_it_is_in_the_lobby(place: Path) -> None:
    game, texts, rules, language = json.loads(run(place, "-c", LOBBY))
    assert game["bots"] == ["scripted", "search", "random"]
    assert game["seats"] == {"least": 3, "most": 4, "usual": 3}
    assert "game-tag" in texts
    assert rules.startswith("# Thorns")
    assert language == "en"  # nobody has translated them


def test_its_bots_meet_in_the_arena(place: Path) -> None:
    line = [
        "arena",
        "thorns",
        "--players",
        "scripted,random",
        "--games",
        "6",
        "--workers",
        "1",
        "--lang",
        "en",
    ]
    told = run(place, "-m", "subrosa", *line)
    assert "Thorns: 6 games of 3 players" in told
    assert "scripted" in told


ENVIRONMENT = """
from subrosa.env.pettingzoo import env
from subrosa.env.hashed import Hashed
from subrosa.env.tables import Table
import subrosa.env.openspiel, pyspiel
assert not isinstance(Table("thorns").observer.facts, Hashed)
game = env("thorns", seats=4, length="long")
game.reset(seed=1)
for agent in game.agent_iter(1000):
    seen, _, over, cut, _ = game.last()
    game.step(None if over or cut else int(seen["action_mask"].argmax()))
print(game.metadata["name"], len(game.agents), pyspiel.load_game("subrosa_thorns(players=3)").num_players())
"""


def test_it_is_an_environment_for_learners(place: Path) -> None:
    assert run(place, "-c", ENVIRONMENT).split() == ["thorns_v0", "0", "3"]


PLAYED = """
import sys
from subrosa import cli, games
from subrosa.terminal.panel import panel_for
from subrosa.texts import Texts
game = games.get("thorns")
print(type(panel_for(game, Texts("en", game))).__name__)
line = ["play", "thorns", "--plain", "--me", "none", "--speed", "instant", "--save", "a.save", "--lang", "en"]
sys.exit(cli.main(line))
"""


def test_it_is_played_in_the_terminal_with_its_panel(place: Path) -> None:
    told = run(place, "-c", PLAYED).splitlines()
    assert told[0] == "ThornsPanel"
    assert any(line.endswith("won the vote.") for line in told)
    assert (place / "a.save").exists()
