"""The board of Kill the Overlord in a terminal: the ring and the list at every size."""

from itertools import cycle
from random import Random

import pytest

from subrosa.games.overlord.rules.game import GAME
from subrosa.games.overlord.terminal.panel import OverlordPanel
from subrosa.games.overlord.terminal.ring import ring_places
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, Panel, panel_for
from subrosa.texts import LANGUAGES, Texts
from tests.terminal.support import NAMES


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


@pytest.mark.parametrize("cast", ["base", "alternate", "mixed"])
def test_every_position_can_be_drawn_and_told(cast: str) -> None:
    """In one language after the other, by the panel of the game and by the plain one."""
    rng = Random(1)
    state = GAME.new(seats=rng.randrange(4, 9), seed=2, options={"cast": cast})
    names = NAMES[: state.seats]
    spoken = [Texts(language, GAME, names) for language in LANGUAGES]
    languages = cycle([(panel_for(GAME, texts), Panel(GAME, texts)) for texts in spoken])
    number = 0
    while state.waiting:
        number += 1
        if number % 15 == 0:
            viewer = rng.choice([None, *range(state.seats)])
            view = state.view(viewer)
            panels = next(languages)
            assert isinstance(panels[0], OverlordPanel)
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
    panel = panel_for(GAME, Texts("en", GAME, NAMES))
    seen = set()
    for card in ("mutiny", "repression"):
        hands = [player | {"hand": [card, "blackmail"]} for player in players]
        view = GAME.position({"players": hands}).view(None)
        drawn = panel.paint(view, 100, 30, Look("overlord", True), Marks()).plain()
        seen.add((drawn, *panel.describe(view)))
    assert len(seen) == 1


def test_the_alarm() -> None:
    panel = panel_for(GAME, Texts("en", GAME, NAMES))
    for gold, alarmed in ((23, False), (24, True)):
        players = [{"character": name} for name in ("overlord", "captain", "squire", "peasant")]
        state = GAME.position({"players": [players[0] | {"gold": gold}, *players[1:]]})
        assert bool(panel.alarm(state.view(1))) == alarmed


def test_the_alarm_names_who_would_win_if_the_ruler_died() -> None:
    panel = panel_for(GAME, Texts("en", GAME, NAMES[:4]))
    seats = [{"character": name, "gold": 24} for name in ("overlord", "knight", "squire", "peasant")]
    state = GAME.position({"players": seats, "now": "attempt", "holder": 0})
    assert panel.alarm(state.view(1)) == f"If the Overlord dies now, {NAMES[1]} wins with 30 gold"
