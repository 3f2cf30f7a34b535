"""London in a terminal: drawn so that borders and bridges can be seen, and read out."""

from itertools import cycle
from random import Random

import pytest

from subrosa.games.nanty.rules.game import GAME
from subrosa.games.nanty.rules.words import BITS, DISTRICTS
from subrosa.games.nanty.terminal.panel import NantyPanel
from subrosa.terminal.canvas import Canvas, Spot
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, panel_for
from subrosa.texts import LANGUAGES, Texts

NAMES = ("Ada", "Bo", "Cy", "Dot")
LOOK = Look("nanty", True)
SIZES = ((160, 40), (108, 28), (80, 22), (80, 12), (80, 9), (60, 20), (50, 12), (30, 8), (20, 5), (1, 1))
BOARD = {
    "chelsea": {"agents": [2, 1, 0], "trouble": True},
    "city": {"agents": [1, 0, 3], "house": 1},
    "strand": {"agents": [0, 2, 0], "grenadiers": 1, "citizens": 1, "house": 2, "card": False},
}


def panel(language: str = "en") -> NantyPanel:
    found = panel_for(GAME, Texts(language, GAME, NAMES))
    assert isinstance(found, NantyPanel)
    return found


def drawn(width: int, height: int, viewer: int | None = 0, marks: Marks | None = None) -> Canvas:
    state = GAME.position({"players": [{"identity": "fagin"}, {}, {}], "board": BOARD})
    return panel().paint(state.view(viewer), width, height, LOOK, marks or Marks())


def district_spots(canvas: Canvas) -> dict[str, Spot]:
    return {
        spot.query.split()[1]: spot for spot in canvas.spots if spot.query.partition(" ")[0] == "district"
    }


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_can_be_drawn_and_told(seats: int) -> None:
    """In one language after the other; the end in both."""
    rng = Random(seats)
    variant = {2: "standard", 3: "classic", 4: "alternative"}[seats]
    options = {"identities": variant, "figure_cards": "yes" if seats > 2 else "no"}
    state = GAME.new(seats, 3, options, hurry=True)
    languages = cycle(map(panel, LANGUAGES))
    while state.waiting:
        if rng.randrange(12) == 0:
            shown = next(languages)
            viewer = rng.choice([None, *range(seats)])
            view = state.view(viewer)
            for width, height in SIZES:
                canvas = shown.paint(view, width, height, LOOK, Marks(frozenset({1}), 0))
                assert len(canvas.plain().splitlines()) <= height
            told = " ".join(shown.describe(view))
            assert all(name in told for name in NAMES[:seats])
            assert shown.status(view)
            assert isinstance(shown.alarm(view), str)
            assert all(isinstance(line, str) for line in shown.context(view))
            hand = [thing for thing in shown.hand(view) if thing[0] == "card"]
            assert len(hand) == (0 if viewer is None else view["facts"]["players"][viewer]["cards"])
            opened = shown.opened(view, [state.view(seat) for seat in range(seats)])
            assert None not in [player["identity"] for player in opened["facts"]["players"]]
            assert shown.describe(opened)
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    for shown in map(panel, LANGUAGES):
        told = " ".join(shown.describe(state.view(None)))
        for player in state.view(None)["facts"]["players"]:
            assert shown.name(("identity", player["identity"])) in told


@pytest.mark.parametrize(("width", "height"), [(80, 12), (80, 22), (97, 30), (108, 28), (160, 40)])
def test_districts_touch_exactly_if_they_are_adjacent(width: int, height: int) -> None:
    """On the same side of the Thames they share a border; across it, a bridge joins them."""
    canvas = drawn(width, height)
    spots = district_spots(canvas)
    lines = canvas.plain().splitlines()
    top = max(spot.y + spot.height for spot in spots.values() if spot.y < spots["battersea"].y)
    bridges = [x for x, char in enumerate(lines[top]) if char == "║"]
    for one, a in spots.items():
        for other, b in spots.items():
            facing = a.x < b.x + b.width and b.x < a.x + a.width
            beside = a.y == b.y and b.x - (a.x + a.width) == 1
            below = facing and b.y - (a.y + a.height) == 1 and a.y == 0
            overlap = range(max(a.x, b.x), min(a.x + a.width, b.x + b.width))
            bridged = a.y + a.height == top < b.y and any(x in overlap for x in bridges)
            near = bool(GAME.edition.near[DISTRICTS.index(one)] >> DISTRICTS.index(other) & 1)
            if (a.y, a.x) < (b.y, b.x):
                assert (beside or below or bridged) == near, f"{one} and {other}"


@pytest.mark.parametrize(("width", "height"), [(80, 12), (80, 22), (160, 40), (60, 20), (50, 24)])
def test_everything_on_the_board_is_seen_without_colours(width: int, height: int) -> None:
    text = drawn(width, height).plain().replace(" ", "")
    for name in DISTRICTS:
        assert panel().name(("district", name)).replace(" ", "") in text
    for piece in ("●2■1", "●1▲3", "■2G1C1", "!", "⌂■", "⌂▲×", "£10", "✿0", "◉Fagin"):
        assert piece in text, piece


def test_what_can_be_chosen_and_what_is_chosen_is_marked() -> None:
    marks = Marks(things=frozenset({("district", "city"), ("district", "strand")}))
    for width, height in ((80, 12), (108, 28), (50, 24)):
        text = drawn(width, height, marks=marks).plain()
        assert "▸City" in text
        assert "▸Strand" in text
        assert "▸Chelsea" not in text
        aimed = Marks(things=marks.things, aimed=frozenset({("district", "city")}))
        assert "▶City" in drawn(width, height, marks=aimed).plain()
        players = drawn(width, height, marks=Marks(frozenset({1, 2}), 2)).plain()
        assert "▸■1 Bo" in players
        assert "▶▲2 Cy" in players


def test_the_board_is_read_out_district_by_district() -> None:
    told = panel().describe(GAME.position({"players": [{}, {}, {}], "board": BOARD}).view(0))
    assert (
        "City, £6: Ada 1, Cy 3, Building of Bo, controlled by Cy. "
        "Next to Strand, Holborn, Highbury, East End, Bermondsey. On the Thames." in told
    )
    assert (
        "Strand, £12: Bo 2, Grenadiers 1, New Citizens 1, Building of Cy without its District card. "
        "Next to Westminster, Holborn, City, Southwark, Lambeth. On the Thames." in told
    )
    for number, name in enumerate(DISTRICTS):
        line = next(line for line in told if line.startswith(panel().name(("district", name))))
        assert all(
            panel().name(("district", DISTRICTS[other])) in line for other in BITS[GAME.edition.near[number]]
        )


def test_goals_are_told_with_how_far_everybody_is_who_may_have_them() -> None:
    players = [{"identity": "fagin"}, {"identity": "lord_balmoral"}, {}]
    told = panel().describe(GAME.position({"players": players, "board": BOARD}).view(0))
    assert (
        "Professor Moriarty: Agents in 9 districts. Bo 1 (not counted because of Grenadiers: Strand), Cy 1."
        in told
    )
    assert "Fagin (you): 8 Trouble markers on the board. So far 1." in told


def test_an_alarm_is_given_for_what_others_may_be_and_never_for_what_they_are() -> None:
    """Bo controls enough districts for a Lord; whether Bo is one is nobody's business."""
    board = {name: {"agents": [0, 1, 0]} for name in DISTRICTS[:5]}
    alarms = set()
    for identity in ("lord_balmoral", "sherlock_holmes"):
        players = [{"identity": "fagin"}, {"identity": identity}, {"identity": "professor_moriarty"}]
        position = GAME.position({"players": players, "board": board, "seed": 4})
        alarms.add(panel().alarm(position.view(0)))
        assert "(Bo)" not in panel().alarm(position.view(1))
    assert len(alarms) == 1
    assert "(Bo)" in alarms.pop()


def test_an_alarm_is_given_when_the_deck_runs_out() -> None:
    players = [{"identity": "fagin"}, {"identity": "lord_balmoral"}]
    for cards, said in ((12, "Cards left in the deck: 12"), (13, "")):
        view = GAME.position({"players": players, "deck_size": cards, "seed": 4}).view(0)
        assert panel().alarm(view) == said


def test_no_hidden_card_is_drawn_or_told() -> None:
    """What Bo holds and who Bo is make no difference to what Ada sees and hears."""
    seen = set()
    for hand, identity in ((["toby"], "lord_balmoral"), (["henry_baker"], "sherlock_holmes")):
        players = [{"identity": "fagin", "hand": ["john_clay"]}, {"identity": identity, "hand": hand}]
        view = GAME.position({"players": players, "board": {"city": {"agents": [1, 1]}}}).view(0)
        picture = panel().paint(view, 120, 30, LOOK, Marks()).plain()
        seen.add((picture, *panel().describe(view)))
    assert len(seen) == 1


def test_building_is_offered_with_its_cost() -> None:
    build = GAME.words.get("build city")
    assert build is not None
    assert panel().offer({"choices": []}, build) == "Build in City (£6)"
