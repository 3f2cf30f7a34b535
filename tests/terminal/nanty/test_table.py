"""Nanty Narking at a table in the terminal: the map on the screen, and long lists in line mode."""

from pathlib import Path

import pytest

from subrosa.core.state import State
from subrosa.games.nanty.rules.game import GAME
from subrosa.terminal.line.grouping import LONG, alone, grouped
from subrosa.terminal.screen.overlays import Sheet
from subrosa.terminal.screen.widgets import Picture
from tests.terminal.support import run, session
from tests.terminal.test_app import board, table, words

pytestmark = pytest.mark.slow  # whole screens
BOARD = {"city": {"agents": [1, 1, 0]}, "holborn": {"agents": [0, 1, 1], "house": 1}}


def placing() -> State:
    """Let Ada play a card and place an Agent in the City or next to it."""
    players = [{"hand": ["peterson_the_commissionaire", "toby"], "identity": "fagin"}, {}, {}]
    state = GAME.position({"players": players, "board": BOARD})
    state.choose(0, "play peterson_the_commissionaire")
    return state


def with_figure_cards() -> State:
    """Do the same with Agents of twelve types."""
    kinds = [["sailor"], ["jockey"], []]
    position = {
        "players": [{"hand": ["peterson_the_commissionaire", "toby"]}, {}, {}],
        "board": {"city": {"agents": kinds}},
        "options": {"figure_cards": "yes"},
    }
    state = GAME.position(position)
    state.choose(0, "play peterson_the_commissionaire")
    return state


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50)])
async def test_the_map_fits_every_usual_screen(tmp_path: Path, size: tuple[int, int]) -> None:
    async with table(session(tmp_path, placing()), size) as (app, _):
        drawn = board(app)
        assert "▸Highbury" in drawn
        assert "▶Strand" in drawn or "▸Strand" in drawn
        assert "≈" in drawn
        assert "║" in drawn
        assert "◉Fagin" in drawn
        assert app.query_one("#rail").display == (size[0] >= 100)
        told = "Ada plays Peterson the Commissionaire." in words(app, "#hint")
        assert told == (size[0] < 100)


async def test_pointing_at_a_district_chooses_or_explains_it(tmp_path: Path) -> None:
    async with table(session(tmp_path, placing())) as (app, pilot):
        spots = {spot.query: spot for spot in app.query_one("#board", Picture).canvas.spots}
        near, far = spots["district highbury"], spots["district chelsea"]
        await pilot.click("#board", offset=(near.x + 2, near.y + 1))
        await pilot.pause()
        assert str(app.tabletop.offered[app.tabletop.choices.cursor]) == "place highbury"
        assert "▶Highbury" in board(app)
        await pilot.click("#board", offset=(far.x + 2, far.y + 1))
        await pilot.pause()
        assert isinstance(app.screen, Sheet)
        assert app.screen.explanation.title == "Chelsea"
        assert any("Next to Westminster" in line for line in app.screen.explanation.lines)


def test_a_long_list_is_told_by_what_its_choices_have_in_common() -> None:
    state = with_figure_cards()
    offered = state.options(0)
    assert len(offered) > LONG
    groups = grouped(offered)
    assert sorted(choice.text for group in groups for choice in group) == sorted(c.text for c in offered)
    assert [group[0].text for group in groups if len(group) == 1] == ["skip", "throw toby"]
    assert all(len({choice.args[:1] for choice in group}) == 1 for group in groups)
    short = placing().options(0)
    assert grouped(short) == alone(short)


def test_a_long_list_in_line_mode(tmp_path: Path) -> None:
    place = tmp_path / "table.save"
    place.write_text(GAME.save(with_figure_cards()), "utf-8")
    answers = "? 1\n99\n1\n0\n2\n2\nlog\n"
    done = run(tmp_path, "play", "--resume", str(place), "--plain", "--lang", "en", answers=answers)
    assert done.returncode == 0, done.stderr
    assert "  1. Strand … 11 choices\n" in done.stdout
    assert "> ? 1\nStrand\n" in done.stdout
    assert "> 99\nThe choices go from 1 to 8.\n" in done.stdout
    assert "> 1\n  1. Place in Strand: Streetwalker\n" in done.stdout
    assert "  0. Back to the whole list\n> 0\n  1. Strand … 11 choices\n" in done.stdout
    assert "places an Agent in Holborn: Rummager." in done.stdout


@pytest.mark.parametrize(("seed", "language"), [("4", "en"), ("5", "pl")])
def test_a_game_to_its_end(tmp_path: Path, seed: str, language: str) -> None:
    line = ["play", "nanty", "--plain", "--seats", "3", "--bots", "random", "--auto-pass"]
    done = run(tmp_path, *line, "--seed", seed, "--lang", language, answers="1\n" * 5000)
    assert done.returncode == 0
    assert done.stderr == ""
    assert "subrosa replay" in done.stdout
    assert ("wins" if language == "en" else "wygrywa") in done.stdout
