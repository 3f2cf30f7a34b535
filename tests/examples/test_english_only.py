"""A game of another package that nobody has translated speaks English, whatever language the table speaks."""

import shutil
from pathlib import Path

import pytest

from subrosa import catalogues, cli, games
from subrosa.core import Game
from subrosa.terminal.session import tablefile
from subrosa.texts import Texts
from tests.examples.installed import install
from tests.table.support import patient, running

LIGHTHOUSE = Path(__file__).parents[2] / "examples" / "lighthouse"


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """Install a copy of the Lighthouse without its Polish catalogue."""
    package = tmp_path / "beacon"
    shutil.copytree(LIGHTHOUSE, package, ignore=shutil.ignore_patterns("__pycache__", "pl.ftl"))
    for file in package.rglob("*.py"):
        file.write_text(file.read_text("utf-8").replace("examples.lighthouse", "beacon"), "utf-8")
    install(tmp_path, "lighthouse", "beacon")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(games, "_registered", {})
    return games.get("lighthouse")


def test_its_own_texts_are_english_and_the_house_speaks_polish(game: Game) -> None:
    polish, english = Texts("pl", game), Texts("en", game)
    assert polish.say("game-name") == english.say("game-name") == "Lighthouse"
    assert polish.say("nobody") != english.say("nobody")
    choice = game.new(seed=1).options(game.new(seed=1).waiting[0])[0]
    assert polish.choice(choice) == english.choice(choice)
    assert Texts("pl", game, ["Ada", "Bo"]).things("seat", [0, 1]) == "Ada and Bo"
    assert Texts("pl", None, ["Ada", "Bo"]).things("seat", [0, 1]) == "Ada i Bo"


def test_it_is_played_in_a_polish_terminal(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    line = [
        "play",
        game.id,
        "--plain",
        "--me",
        "none",
        "--speed",
        "instant",
        "--save",
        "a.save",
        "--lang",
        "pl",
    ]
    assert cli.main(line) == 0
    told = capsys.readouterr().out
    table, states = tablefile.read(tmp_path / "a.save")
    result = states[-1].result
    assert table is not None and result is not None
    assert Texts("en", game, table.names).ending(result.plain()) in told
    assert cli.main(["games", "--lang", "pl"]) == 0
    assert "Lighthouse" in capsys.readouterr().out


async def test_the_page_gets_english_and_is_told_so(game: Game, tmp_path: Path) -> None:
    async with running(tmp_path / "data") as server, patient(server.url) as client:
        answer = await client.get(f"/api/texts/pl/{game.id}")
        assert answer.text == (await client.get(f"/api/texts/en/{game.id}")).text
        assert answer.headers["content-language"] == "en"
        assert (await client.get("/api/texts/pl/overlord")).headers["content-language"] == "pl"
        shelf = {one["id"]: one["titles"] for one in (await client.get("/api/games")).json()}
        assert shelf[game.id]["pl"] == shelf[game.id]["en"]


def test_ours_have_to_speak_every_language(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The catalogues of others are complete in English alone."""
    monkeypatch.setattr(games, "names", lambda: [game.id])
    assert [problem for problem in catalogues.check() if "beacon" in problem] == []
    monkeypatch.setattr(games, "ours", lambda: [game.id])
    assert "beacon: there is no pl.ftl" in catalogues.check()
