"""Starting does not mean reading everything: parts of games are imported when somebody asks for them."""

import subprocess
import sys
from pkgutil import iter_modules

import pytest

from subrosa import games

LOADED = "\nimport sys\nprint(' '.join(sys.modules))"


def modules(code: str) -> set[str]:
    """Return what a program has imported by the time it is done."""
    done = subprocess.run([sys.executable, "-c", code + LOADED], capture_output=True, text=True, check=True)
    return set(done.stdout.splitlines()[-1].split())


def parts(loaded: set[str]) -> set[str]:
    """Return the parts of our games among them, such as `overlord.bots`."""
    found = [name.split(".")[2:] for name in loaded if name.startswith("subrosa.games.")]
    return {".".join(name[:2]) for name in found if len(name) > 1}


def looks() -> set[str]:
    """Return those of all folders: a look says whether a game has a place on the shelf."""
    return {f"{module.name}.look" for module in iter_modules(games.__path__) if module.ispkg}


def test_the_registry_reads_looks_alone() -> None:
    loaded = modules("from subrosa import games; games.names()")
    assert parts(loaded) == looks()
    assert not loaded & {"numpy", "textual", "fluent", "subrosa.bots"}


def test_the_list_of_games_reads_rules_but_no_bots_or_panels() -> None:
    loaded = modules("from subrosa import cli; cli.main(['games', '--lang', 'en'])")
    assert parts(loaded) == looks() | {f"{name}.rules" for name in games.ours()}
    assert not loaded & {"numpy", "textual"}


@pytest.mark.parametrize("game", games.ours())
def test_bots_are_those_of_one_game(game: str) -> None:
    loaded = modules(f"from subrosa import bots, games; bots.make('scripted', games.get('{game}'), 1)")
    assert parts(loaded) - looks() == {f"{game}.rules", f"{game}.bots"}
    assert not loaded & {"numpy", "textual"}


ASKED = """
import io, json, sys
from subrosa import games
lines = []
for game in map(games.get, games.ours()):
    state = game.new(game.usual_seats, 1)
    view = state.view(state.waiting[0])
    asked = {"game": game.id, "bot": "scripted", "seed": "1", "seconds": 1, "view": view, "options": view["choices"]}
    lines.append(json.dumps(asked))
sys.stdin = io.StringIO("\\n".join(lines))
from subrosa.table.bots.process import main
main()
"""


def test_a_process_that_thinks_needs_neither_screens_nor_arrays() -> None:
    loaded = modules(ASKED + "sys.stdout = sys.__stdout__\n")
    assert parts(loaded) == looks() | {
        f"{name}.{part}" for name in games.ours() for part in ("rules", "bots")
    }
    assert not loaded & {"numpy", "textual"}


def test_a_process_for_finished_games_waits_for_the_first() -> None:
    code = "import io, sys; sys.stdin = io.TextIOWrapper(io.BytesIO())\nfrom subrosa.table.archive.process import main"
    loaded = modules(f"{code}; main()")
    assert parts(loaded) <= looks()
    assert not loaded & {"numpy", "textual", "sqlalchemy", "litestar"}


def test_a_server_with_sqlite_needs_neither_postgresql_nor_migrations() -> None:
    loaded = modules("import subrosa.table.commands.serve")
    assert not loaded & {"alembic", "psycopg", "textual", "sqlalchemy.dialects.postgresql"}


@pytest.mark.parametrize("game", games.ours())
def test_an_environment_reads_no_bots_and_no_panels(game: str) -> None:
    loaded = modules(f"from subrosa.env.tables import Table; Table('{game}')")
    assert parts(loaded) - looks() == {f"{game}.rules", f"{game}.layout"}
    assert "textual" not in loaded
