"""Boards: the ring and the list of Overlord at every size, and the default for games without a board."""

from pathlib import Path
from random import Random

import pytest

from examples.lighthouse.rules.game import GAME as LIGHTHOUSE
from examples.lighthouse.rules.game import OIL, WATER, Lighthouse
from subrosa import games
from subrosa.games.overlord.terminal.panel import OverlordPanel
from subrosa.games.overlord.terminal.ring import ring_places
from subrosa.terminal.line.table import PlainTable
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, Panel, panel_for
from subrosa.terminal.screen.app import TableApp
from subrosa.texts import LANGUAGES, Texts
from tests.terminal.support import NAMES, session
from tests.terminal.test_app import until

OVERLORD = games.get("overlord")


@pytest.mark.parametrize("seats", range(4, 9))
def test_in_a_ring_nobody_covers_anybody(seats: int) -> None:
    found = 0
    for width in range(40, 200, 7):
        for height in range(8, 50, 3):
            places = ring_places(seats, width, height)
            if places is None:
                continue
            found += 1
            taken: set[tuple[int, int]] = set()
            for x, y, w, h in [*places[0], places[1]]:
                cells = {(column, row) for column in range(x, x + w) for row in range(y, y + h)}
                assert not taken & cells
                assert x >= 0
                assert x + w <= width
                assert y >= 0
                assert y + h <= height
                taken |= cells
    assert found


@pytest.mark.parametrize("seats", range(4, 9))
def test_the_usual_sizes_have_a_ring(seats: int) -> None:
    for width, height in ((80, 17), (88, 26), (108, 27)):  # what is left for it at 120x35, 140x45 and 160x50
        assert ring_places(seats, width, height) is not None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cast", ["base", "alternate", "mixed"])
def test_every_position_can_be_drawn_and_told(language: str, cast: str) -> None:
    rng = Random(1)
    state = OVERLORD.new(seats=rng.randrange(4, 9), seed=2, options={"cast": cast})
    names = NAMES[: state.seats]
    panels = [
        panel_for(OVERLORD, Texts(language, OVERLORD, names)),
        Panel(OVERLORD, Texts(language, OVERLORD, names)),
    ]
    assert isinstance(panels[0], OverlordPanel)
    number = 0
    while state.waiting:
        number += 1
        if number % 15 == 0:
            viewer = rng.choice([None, *range(state.seats)])
            view = state.view(viewer)
            for panel in panels:
                for width, height in ((50, 12), (80, 18), (120, 30), (20, 5), (1, 1)):
                    canvas = panel.paint(
                        view, width, height, Look("overlord", True), Marks(frozenset({1}), 2)
                    )
                    assert len(canvas.plain().splitlines()) <= height
                told = " ".join(panel.describe(view))
                assert all(name in told for name in names)
                assert len(panel.hand(view)) == (
                    0 if viewer is None else view["facts"]["players"][viewer]["cards"]
                )
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))


def test_no_hidden_card_is_drawn_or_told() -> None:
    """A spectator's picture and words are the same whatever lies hidden in the hands."""
    players = [{"character": name} for name in ("overlord", "captain", "squire", "peasant")]
    panel = panel_for(OVERLORD, Texts("en", OVERLORD, NAMES))
    seen = set()
    for card in ("mutiny", "repression"):
        hands = [player | {"hand": [card, "blackmail"]} for player in players]
        view = OVERLORD.position({"players": hands}).view(None)
        drawn = panel.paint(view, 100, 30, Look("overlord", True), Marks()).plain()
        seen.add((drawn, *panel.describe(view)))
    assert len(seen) == 1


def test_the_alarm() -> None:
    panel = panel_for(OVERLORD, Texts("en", OVERLORD, NAMES))
    for gold, alarmed in ((23, False), (24, True)):
        players = [{"character": name} for name in ("overlord", "captain", "squire", "peasant")]
        state = OVERLORD.position({"players": [players[0] | {"gold": gold}, *players[1:]]})
        assert bool(panel.alarm(state.view(1))) == alarmed


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
    assert told[-3:-1] == ["lamp 0: seat Bo, drink -", "lamp 1: seat Ada, drink water"]
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
