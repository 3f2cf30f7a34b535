"""A Study in Emerald at a table in the terminal: the map on the screen, and actions put together card by card."""

from pathlib import Path

import pytest

from subrosa.core.state import State
from subrosa.games.emerald.rules.game import GAME
from subrosa.terminal.screen.overlays import Sheet
from subrosa.terminal.screen.widgets import Picture
from tests.terminal.support import run, session
from tests.terminal.test_app import board, table, until, words

pytestmark = pytest.mark.slow  # whole screens
POSITION = {
    "players": [
        {"identity": "restorationist", "hand": ["s001", "s004", "s007", "s010"], "agents": {"paris": 2}},
        {"agents": {"paris": 1, "cairo": 1}},
        {"agents": {"rome": 2}},
    ],
    "cities": {"paris": {"card": "nadar", "royalty": True}},
}


def placing() -> State:
    """Let Ada place influence in Rome and choose the cards for it."""
    state = GAME.position(POSITION)
    state.choose(0, "place rome")
    return state


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
async def test_the_map_fits_every_usual_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(session(tmp_path, GAME.position(POSITION)), size) as (app, _):
        drawn = board(app)
        assert "▶London" in drawn
        assert "▸Rome" in drawn
        assert "≈" in drawn
        assert "♛5/4" in drawn
        assert "Restorationists 0" in drawn
        assert app.query_one("#rail").display == (size[0] >= 100)


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_an_action_grows_on_the_screen_and_is_taken_back(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(session(tmp_path, placing()), size) as (app, pilot):
        assert "Place influence in Rome" in board(app)
        labels = app.tabletop.choices.labels
        orator = next(i for i, choice in enumerate(app.tabletop.offered) if choice.text == "pay s007")
        assert labels[orator].endswith("(2)")
        app.playing.decide(app.tabletop.offered[orator])
        await until(pilot, lambda: "= 2 cubes" in board(app))
        assert any(label.endswith("= 2 cubes") for label in app.tabletop.choices.labels)
        await pilot.press("u")
        await until(pilot, lambda: "= 2 cubes" not in board(app))
        assert "Place influence in Rome" in board(app)


async def test_pointing_at_a_city_explains_it(tmp_path: Path) -> None:
    async with table(session(tmp_path, placing())) as (app, pilot):
        spots = {spot.query: spot for spot in app.query_one("#board", Picture).canvas.spots}
        paris = spots["city paris"]
        await pilot.click("#board", offset=(paris.x + 2, paris.y + 1))
        await until(pilot, lambda: isinstance(app.screen, Sheet))
        assert isinstance(app.screen, Sheet)
        assert app.screen.explanation.title == "Paris"
        assert any("Royalty: The Spinner in Darkness" in line for line in app.screen.explanation.lines)


KILLING = {
    "players": [
        {"identity": "loyalist", "hand": ["hired_assassin"], "agents": {"paris": 4}},
        {"agents": {"paris": 1}},
    ]
}
LAST_AGENT = "It is the last agent of Bo on the board: Bo has to reveal"


async def test_what_a_choice_brings_about_is_shown_when_it_is_pointed_at(tmp_path: Path) -> None:
    async with table(session(tmp_path, GAME.position(KILLING))) as (app, pilot):
        kill = [choice.text for choice in app.tabletop.offered].index("kill paris 1")
        app.tabletop.choices.point_at(kill + 1)
        await until(pilot, lambda: LAST_AGENT not in words(app, "#detail"))
        app.tabletop.choices.point_at(kill)
        await until(pilot, lambda: LAST_AGENT in words(app, "#detail"))


def test_what_a_choice_brings_about_is_told_in_line_mode(tmp_path: Path) -> None:
    place = tmp_path / "table.save"
    place.write_text(GAME.save(GAME.position(KILLING)), "utf-8")
    answers = "kill paris 1\narm hired_assassin\n?done\n"
    done = run(tmp_path, "play", "--resume", str(place), "--plain", "--lang", "en", answers=answers)
    last = "It is the last agent of Bruno on the board"
    assert done.stdout.count(last) == 3, "with the victim, when the payment is complete, and when asked"
    assert "VP shown. They count only if Bruno is a Restorationist." in done.stdout


def test_an_action_is_put_together_in_line_mode(tmp_path: Path) -> None:
    place = tmp_path / "table.save"
    place.write_text(GAME.save(placing()), "utf-8")
    answers = "pay s001\npay s007\nundo\npay s004\ndone\nlog\n"
    done = run(tmp_path, "play", "--resume", str(place), "--plain", "--lang", "en", answers=answers)
    assert done.returncode == 0, done.stderr
    assert "So far: Place influence in Rome.\n" in done.stdout
    assert "So far: Place influence in Rome: Informer, Orator = 3 cubes.\n" in done.stdout
    assert "Done: Place influence in Rome: Informer, Printer = 2 cubes\n" in done.stdout
    assert "places 2 cubes in Rome with Informer, Printer." in done.stdout


@pytest.mark.parametrize(("seed", "language"), [("4", "en"), ("5", "pl")])
def test_a_game_to_its_end(tmp_path: Path, seed: str, language: str) -> None:
    line = ["play", "emerald", "--plain", "--seats", "3", "--bots", "random", "--auto-pass"]
    done = run(tmp_path, *line, "--seed", seed, "--lang", language, answers="1\n" * 5000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "subrosa replay" in done.stdout
