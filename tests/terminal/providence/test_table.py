"""Dark Providence at a table in the terminal: the map on the screen, actions card by card, and the game alone."""

from pathlib import Path

import pytest

from subrosa.core.state import State
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.words import CITIES
from subrosa.terminal.screen.overlays import Sheet
from subrosa.terminal.screen.widgets import Picture
from tests.terminal.support import run, session
from tests.terminal.test_app import board, table, until

pytestmark = pytest.mark.slow  # whole screens
POSITION = {
    "players": [
        {
            "hand": ["start_contacts", "start_funds", "start_railway_pass"],
            "agents": {"monday": "boston"},
            "cubes": {"boston": 2},
            "pool": 4,
        },
        {"agents": {"tuesday": "arkham"}},
        {"agents": {"wednesday": "atlanta"}},
    ],
    "cities": {city: {} for city in CITIES} | {"boston": {"card": "wyatt_earp", "stack": ["tnt"]}},
    "row": ["mythos_hastur"],
}


def adding() -> State:
    """Let Ada add Influence to Atlanta and choose the cards for it."""
    state = GAME.position(POSITION)
    state.choose(0, "add atlanta")
    return state


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
async def test_the_map_fits_every_usual_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(session(tmp_path, GAME.position(POSITION)), size) as (app, _):
        drawn = board(app)
        assert "▶Boston" in drawn
        assert "▸Atlanta" in drawn
        assert "③" in drawn
        assert "●2♟1 ↑●" in drawn
        assert "Hastur" in drawn
        assert "Investigation 0" in drawn
        assert app.query_one("#rail").display == (size[0] >= 100)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_an_action_grows_on_the_screen_and_is_taken_back(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(session(tmp_path, adding()), size) as (app, pilot):
        assert "Add Influence to Atlanta" in board(app)
        labels = app.tabletop.choices.labels
        funds = next(i for i, choice in enumerate(app.tabletop.offered) if choice.text == "pay start_funds")
        assert labels[funds].endswith("(1)")
        app.playing.decide(app.tabletop.offered[funds])
        await until(pilot, lambda: "= 1 cube" in board(app))
        assert any("= 1 cube" in label for label in app.tabletop.choices.labels)
        await pilot.press("u")
        await until(pilot, lambda: "= 1 cube" not in board(app))
        assert "Add Influence to Atlanta" in board(app)


async def test_pointing_at_a_city_or_at_its_card_explains_it(tmp_path: Path) -> None:
    async with table(session(tmp_path, adding())) as (app, pilot):
        spots = {spot.query: spot for spot in app.query_one("#board", Picture).canvas.spots}
        boston, wyatt = spots["city boston"], spots["card wyatt_earp"]
        await pilot.click("#board", offset=(boston.x + 2, boston.y))
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        assert isinstance(app.screen, Sheet)
        assert app.screen.explanation.title == "Boston"
        assert any("Roads: Detroit 3" in line for line in app.screen.explanation.lines)
        await pilot.press("escape")
        await until(pilot, lambda: not isinstance(app.screen, Sheet))
        await pilot.click("#board", offset=(wyatt.x + 2, wyatt.y))
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        assert isinstance(app.screen, Sheet)
        assert app.screen.explanation.title == "Wyatt Earp"


def test_an_action_is_put_together_in_line_mode(tmp_path: Path) -> None:
    place = tmp_path / "table.save"
    place.write_text(GAME.save(adding()), "utf-8")
    answers = "pay start_contacts\npay start_funds\nundo\npay start_railway_pass\ndone\nlog\n"
    done = run(tmp_path, "play", "--resume", str(place), "--plain", "--lang", "en", answers=answers)
    assert done.returncode == 0, done.stderr
    assert "So far: Add Influence to Atlanta.\n" in done.stdout
    both = "Add Influence to Atlanta: Contacts, Slush Fund = 2 cubes, then Guest has the most Influence"
    assert f"So far: {both}.\n" in done.stdout
    assert "Done: Add Influence to Atlanta: Contacts, Railway Pass = 2 cubes" in done.stdout
    assert "adds 2 cubes to Atlanta." in done.stdout


@pytest.mark.parametrize(("seed", "language"), [("4", "en"), ("5", "pl")])
def test_a_game_to_its_end(tmp_path: Path, seed: str, language: str) -> None:
    line = ["play", "providence", "--plain", "--seats", "3", "--bots", "random", "--auto-pass"]
    done = run(tmp_path, *line, "--seed", seed, "--lang", language, answers="1\n" * 5000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "subrosa replay" in done.stdout


@pytest.mark.parametrize(("seed", "language"), [("4", "en"), ("5", "pl")])
def test_a_game_alone_to_its_end(tmp_path: Path, seed: str, language: str) -> None:
    """The turns of the Great Old One are told one after the other, by the names of their cards."""
    line = ["play", "providence", "--plain", "--seats", "1", "--auto-pass"]
    done = run(tmp_path, *line, "--seed", seed, "--lang", language, answers="1\n" * 5000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "subrosa replay" in done.stdout
    turn = {"en": "The Great Old One’s turn: Behaviour", "pl": "Tura Przedwiecznego: "}[language]
    assert done.stdout.count(turn) > 3
