"""The city in a terminal: drawn so that adjacency can be seen, and read out."""

from itertools import cycle
from random import Random
from typing import Any

import pytest

from subrosa.games.estoril.rules.game import GAME
from subrosa.games.estoril.terminal.panel import EstorilPanel
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, panel_for
from subrosa.texts import LANGUAGES, Texts

ESTORIL = GAME
NAMES = ("Ada", "Bo", "Cy", "Dot")
CITY = "7@1 3@0 5@2 / 2@3 8@1 6@0"
LOOK = Look("estoril", True)


def panel(language: str = "en") -> EstorilPanel:
    found = panel_for(ESTORIL, Texts(language, ESTORIL, NAMES))
    assert isinstance(found, EstorilPanel)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_and_told(seats: int) -> None:
    """In one language after the other; the end in both."""
    rng = Random(seats)
    options = {"recruitment_office": "yes"} | ({"secret_missions": "yes"} if seats > 2 else {})
    state = ESTORIL.new(seats, 3, options)
    languages = cycle(map(panel, LANGUAGES))
    while state.waiting:
        if rng.randrange(4) == 0:
            shown = next(languages)
            viewer = rng.choice([None, *range(seats)])
            view = state.view(viewer)
            for width, height in ((120, 30), (80, 18), (60, 14), (40, 10), (20, 5), (1, 1)):
                canvas = shown.paint(view, width, height, LOOK, Marks(frozenset({1}), 0))
                assert len(canvas.plain().splitlines()) <= height
            told = " ".join(shown.describe(view))
            assert all(name in told for name in NAMES[:seats])
            assert len(shown.hand(view)) == (
                0 if viewer is None else view["facts"]["players"][viewer]["cards"]
            )
            assert shown.opened(view, [state.view(seat) for seat in range(seats)])["facts"]["areas"]
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    assert all(shown.describe(state.view(None)) for shown in map(panel, LANGUAGES))


@pytest.mark.parametrize(("width", "height"), [(80, 18), (110, 26)])
def test_areas_that_are_adjacent_touch_in_the_picture(width: int, height: int) -> None:
    """Each area is a spot on the canvas; two of them share a side there exactly when they do in the city."""
    view = ESTORIL.position({"players": [{}, {}], "city": CITY}).view(0)
    canvas = panel().paint(view, width, height, LOOK, Marks())
    spots = {spot.query.split()[1]: spot for spot in canvas.spots if spot.query.startswith("area ")}
    cells = {place["area"]: (place["row"], place["col"]) for place in view["facts"]["areas"]}
    assert set(spots) == set(cells)
    for one, a in spots.items():
        for other, b in spots.items():
            beside = a.y == b.y and 0 <= b.x - (a.x + a.width) <= 1
            below = a.x == b.x and 0 <= b.y - (a.y + a.height) <= 1
            (r1, c1), (r2, c2) = cells[one], cells[other]
            assert (beside or below) == ((r1, c1 + 1) == (r2, c2) or (r1 + 1, c1) == (r2, c2))


def test_adjacency_and_marks_are_read_out() -> None:
    view = ESTORIL.position({"players": [{}, {}], "city": CITY}).view(0)
    told = panel().describe(view)
    assert any(line.startswith("The city is two rows of three locations: 7 Boca do Inferno") for line in told)
    assert "3III, outer, next to 3II, 5III – free" in told
    fourth = "8IV, inner, TOP SECRET, look symbol: anywhere, next to 2I, 3I, 8I, 8III – free"
    museum = "8 Museum of Castro Guimarães, row 2, column 2, next to 2, 3, 6. Reward, TOP SECRET: face down"
    assert fourth in told
    assert museum in told
    assert panel().now(view, ("area", "8iv")) == [fourth]
    assert panel().now(view, ("location", "museum")) == [museum]
    assert panel().now(view, ("card", "garbo")) == []


def test_marks_are_drawn_on_free_areas() -> None:
    view = ESTORIL.position({"players": [{}, {}], "city": "8@0 3@0 1@0 / 2@0 4@0 6@0"}).view(0)
    drawn = panel().paint(view, 80, 18, LOOK, Marks()).plain().splitlines()
    assert drawn[2].split()[:3] == ["✿", "✿", "?"], "8I and 8II; Tamariz beside them has no marks"
    assert drawn[5].split()[:4] == ["✿", "???", "✿", "??"], "8IV and 8III"


def test_secret_missions_are_told_with_those_who_know_them() -> None:
    options = {"secret_missions": "yes", "recruitment_office": "yes"}
    missions = {
        "secret_missions": ["m_usa", "m_flags", "m_germany"],
        "office": ["m_women", "m_seducer", "m_assassin"],
    }
    state = ESTORIL.position(
        {"players": [{}, {}, {}], "options": options, **missions, "missions": ["m_portugal"]}
    )
    assert panel().piles(state.view(1))[:4] == [
        "Open missions: Portuguese network.",
        "Secret mission between Ada and Bo: American network.",
        "Secret mission between Bo and Cy: International network.",
        "Mission of Bo for the recruitment office: Seducers.",
    ]
    assert not panel().secret_missions(state.view(None))


def test_questions_say_whose_characters_they_are_about() -> None:
    """A face-down card stays unknown."""
    players: list[dict[str, Any]] = [
        {"placed": {"3i": "alekhine"}},
        {"placed": {"3iii": "garbo", "7i": "s_veteran"}},
    ]
    for player in players:
        player["discards"] = ["s_seducer"]  # a round begins with six cards
    state = ESTORIL.position({"players": players, "city": CITY, "now": "resolving"})
    assert [panel().offer(state.view(0), choice) for choice in state.options(0)] == [
        "Pass",
        "Assassinate Tamariz 3III: Garbo of Bo",
        "Protect Tamariz 3I: A. Alekhine of Ada",
        "Protect Tamariz 3III: Garbo of Bo",
        "Protect Boca 7I: a face-down card of Bo",
    ]
    placing = ESTORIL.position({"players": [{}, {}]})
    assert all(":" not in panel().offer(placing.view(0), choice) for choice in placing.options(0))


def test_a_conspirator_is_told_which_card_he_has_seen() -> None:
    players = [{"placed": {"3i": "s_conspirator"}}, {}]
    cards = {"deck": ["windsor"], "rewards": {"tamariz": "garbo"}}
    state = ESTORIL.position({"players": players, "city": CITY, "now": "resolving", **cards})
    assert panel().context(state.view(0)) == [], "the deck cannot be pointed at"
    state.choose(0, "conspire")
    reward, top = panel().context(state.view(0))
    assert reward.startswith("The reward: Garbo – Spain, strength ")
    assert top.startswith("On top of the deck: E. Windsor – Great Britain, strength ")
    assert panel().context(state.view(1)) == [reward]


def test_no_hidden_card_is_drawn_or_told() -> None:
    """A spectator's picture and words are the same whatever lies face down."""
    seen = set()
    for card in ("s_veteran", "s_assassin"):
        players = [{"placed": {"7i": card}}, {}]
        position = {"players": players, "city": CITY, "seed": 5, "rewards": {"palacio": "garbo"}}
        view = ESTORIL.position(position).view(1)
        drawn = panel().paint(view, 100, 30, LOOK, Marks()).plain()
        seen.add((drawn, *panel().describe(view)))
        assert "Garbo" not in drawn
    assert len(seen) == 1
