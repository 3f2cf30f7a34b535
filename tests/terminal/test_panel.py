"""The plain panel, for games without one of their own."""

from pathlib import Path

import pytest

from examples.lighthouse.rules.game import GAME as LIGHTHOUSE
from examples.lighthouse.rules.game import OIL, WATER, Lighthouse
from subrosa.terminal.line.table import PlainTable
from subrosa.terminal.panel import Marks, Panel
from subrosa.terminal.screen.app import TableApp
from subrosa.texts import Texts
from tests.terminal.support import session
from tests.terminal.test_app import until


async def test_a_game_without_a_board_can_be_played(tmp_path: Path) -> None:
    state = LIGHTHOUSE.new(4, "beacon", {"weather": "calm"})
    where = session(tmp_path, state)
    app = TableApp(where, "instant")
    async with app.run_test(size=(100, 30)) as pilot:
        picture = app.tabletop.panel.paint(where.view(), 60, 20, app.look, Marks()).plain()
        assert "Ada" in picture
        assert app.tabletop.panel.hand(where.view())[0][0] == "drink"

        def over() -> bool:
            if app.tabletop.offered:
                app.playing.decide(app.tabletop.offered[0])
            return where.over

        await until(pilot, over)


def test_and_in_line_mode(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    state = LIGHTHOUSE.new(4, "beacon", {"weather": "calm"})
    assert PlainTable(session(tmp_path, state)).run() == 0
    assert "won." in capsys.readouterr().out


def test_the_plain_panel_says_what_the_game_says_and_looks_into_nothing() -> None:
    """Cards by their names though the facts have numbers, and piles whatever they are called."""
    state = LIGHTHOUSE.new(3, 1)
    assert isinstance(state, Lighthouse)
    state.hands = [(OIL, WATER), (OIL, OIL), (WATER, WATER)]
    state.spilt, state.lamp, state.pourers = [WATER], [OIL, WATER], [1, 0]
    panel = Panel(LIGHTHOUSE, Texts("en", LIGHTHOUSE, ["Ada", "Bo", "Cy"]))
    view = state.view(0)
    assert panel.piles(view) == ["spilt: water"]
    told = panel.describe(view)
    assert told[:5] == [
        "Ada: corks 1, sizes 2",
        "Bo: corks 1, sizes 2",
        "Cy: corks 1, sizes 2",
        "hand: oil, water",
        "spilt: water",
    ]
    assert told[-3:-1] == ["lamp 0: by Bo, drink -", "lamp 1: by Ada, drink water"]
    assert not [line for line in told if line.startswith(("pourers", "sizes", "corks"))]


def test_a_replay_with_everything_open_tells_every_hand() -> None:
    state = LIGHTHOUSE.new(3, 1)
    assert isinstance(state, Lighthouse)
    state.hands = [(OIL, WATER), (OIL, OIL), (WATER, WATER)]
    panel = Panel(LIGHTHOUSE, Texts("en", LIGHTHOUSE, ["Ada", "Bo", "Cy"]))
    told = panel.describe(panel.opened(state.view(None), [state.view(seat) for seat in range(3)]))
    assert [line for line in told if line.startswith("hand")] == [
        "hand 0: oil, water",
        "hand 1: oil, oil",
        "hand 2: water, water",
    ]
