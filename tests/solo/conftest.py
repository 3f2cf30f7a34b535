"""The toy game, as if its package were installed, for the processes that a test starts as well."""

from pathlib import Path

import pytest

from subrosa import games
from subrosa.core import Game
from tests.examples.installed import install

ROOT = Path(__file__).parents[2]


@pytest.fixture
def packages(tmp_path: Path) -> Path:
    """Make a folder for the path with an entry point that names the game."""
    folder = tmp_path / "packages"
    folder.mkdir()
    install(folder, "vigil", "tests.solo.vigil")
    return folder


@pytest.fixture
def vigil(packages: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Put the game on the path, and forget it afterwards."""
    monkeypatch.setattr(games, "_registered", dict(games._registered))
    monkeypatch.syspath_prepend(packages)
    monkeypatch.syspath_prepend(ROOT)
    return games.get("vigil")
