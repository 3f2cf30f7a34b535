"""Europe in a terminal: drawn at every size, and read out."""

from itertools import cycle
from random import Random
from typing import Any

import pytest

from subrosa.core.state import State
from subrosa.games.emerald.rules.game import GAME
from subrosa.games.emerald.rules.words import CITIES
from subrosa.games.emerald.terminal.europe import EUROPE, ROWS
from subrosa.games.emerald.terminal.panel import EmeraldPanel
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, panel_for
from subrosa.texts import LANGUAGES, Texts

NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve")
LOOK = Look("emerald", True)
SIZES = (
    (160, 40),
    (120, 30),
    (80, 22),
    (80, 16),
    (80, 12),
    (80, 9),
    (60, 20),
    (50, 12),
    (30, 8),
    (20, 5),
    (1, 1),
)
PLAYERS: list[dict[str, Any]] = [
    {
        "identity": "loyalist",
        "hand": ["s001", "s007", "s008", "s009", "s010", "hired_assassin", "bismarck", "emma_goldman"],
        "agents": {"paris": 2, "rome": 1},
        "cubes": {"paris": 1, "limbo": 3},
        "beside": [{"card": "sebastian_moran", "victim": 1}],
        "royalty": ["gloriana"],
        "discards": ["okhrana"],
    },
    {"identity": "restorationist", "agents": {"paris": 1}, "cubes": {"madrid": 2}, "sanity": 1},
    {"identity": "loyalist", "agents": {"cairo": 2, "rome": 1}, "royalty": ["rhogog"]},
]
POSITION: dict[str, Any] = {
    "players": PLAYERS,
    "cities": {
        "paris": {"card": "cthulhu", "stack": ["nadar", "paris"], "royalty": True},
        "rome": {"card": "sherlock_holmes", "zombies": 2},
        "madrid": {"card": None},
    },
    "tracks": {"restorationist": 3, "loyalist": 1},
}


def panel(language: str = "en") -> EmeraldPanel:
    found = panel_for(GAME, Texts(language, GAME, NAMES))
    assert isinstance(found, EmeraldPanel)
    return found


def position(*choices: str) -> State:
    """Return the position in which Ada has chosen so far what is named."""
    state = GAME.position(POSITION)
    for choice in choices:
        state.choose(0, choice)
    return state


def drawn(width: int, height: int, view: dict[str, Any] | None = None, marks: Marks | None = None) -> Canvas:
    return panel().paint(view or position().view(0), width, height, LOOK, marks or Marks())


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_position_can_be_drawn_and_told(seats: int) -> None:
    """In one language after the other; the end in both."""
    rng = Random(seats)
    state = GAME.new(seats, 3, hurry=True)
    languages = cycle(map(panel, LANGUAGES))
    while state.waiting:
        if rng.randrange(25) == 0:
            shown = next(languages)
            viewer = rng.choice([None, *range(seats)])
            view = state.view(viewer)
            for width, height in SIZES:
                canvas = shown.paint(view, width, height, LOOK, Marks(frozenset({1}), 0))
                assert len(canvas.plain().splitlines()) <= height
            told = " ".join(shown.describe(view))
            assert all(name in told for name in NAMES[:seats])
            assert all(shown.name(("city", city)) in told for city in CITIES)
            assert shown.status(view)
            assert isinstance(shown.alarm(view), str)
            assert all(shown.offer(view, choice) for choice in choices_of(view))
            hand = shown.hand(view)
            assert len(hand) == (0 if viewer is None else view["facts"]["players"][viewer]["cards"])
            assert all(shown.now(view, thing) is not None for thing in hand)
            opened = shown.opened(view, [state.view(seat) for seat in range(seats)])
            assert None not in [player["identity"] for player in opened["facts"]["players"]]
            assert shown.describe(opened)
            assert shown.piles(opened)
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    view = state.view(None)
    for shown in map(panel, LANGUAGES):
        told = " ".join(shown.describe(view))
        for seat, total in enumerate(state.result.scores if state.result is not None else ()):
            faction = shown.name(("faction", str(GAME.identity_of(view["facts"], seat))))
            assert f"{NAMES[seat]}, {faction}" in told
            assert f" {total}.".replace("-", "\N{MINUS SIGN}") in told
        assert shown.alarm(view) == ""


def choices_of(view: dict[str, Any]) -> list[Any]:
    return [GAME.words.get(text) for text in view["choices"]]


@pytest.mark.parametrize(("width", "height"), [(80, 12), (80, 16), (80, 22), (120, 30), (160, 40), (60, 20)])
def test_everything_on_the_board_is_seen_without_colours(width: int, height: int) -> None:
    text = drawn(width, height).plain()
    for name in CITIES:
        assert panel().name(("city", name)) in text
    for piece in ("●1♟2 ■♟1", "■2", "●♟1 ▲♟1 Z2", "♛5/4", "Cthulhu +2", "Sherlock Holmes"):
        assert piece in text, piece
    for count in ("16/24", "☼1", "◌3", "Loyalists 1", "Restorationists 3"):
        assert count in text, count


@pytest.mark.parametrize(("width", "height"), [(80, 12), (80, 22), (160, 40)])
def test_the_map_shows_cities_where_they_lie_and_none_covers_another(width: int, height: int) -> None:
    spots = {spot.query: spot for spot in drawn(width, height).spots if spot.query.startswith("city ")}
    assert sorted(spots) == sorted(f"city {name}" for name in CITIES)
    taken = [
        (x, y) for s in spots.values() for x in range(s.x, s.x + s.width) for y in range(s.y, s.y + s.height)
    ]
    assert len(taken) == len(set(taken))
    assert max(x for x, _ in taken) < width
    for row in ROWS:
        xs = [spots[f"city {name}"].x for name, _ in row]
        assert xs == sorted(xs)
    assert spots["city london"].y < spots["city paris"].y < spots["city madrid"].y
    assert len({len(line) for line in EUROPE}) == 1


def test_what_can_be_chosen_and_what_is_chosen_is_marked() -> None:
    marks = Marks(things=frozenset({("city", "rome"), ("city", "cairo")}))
    for width, height in ((80, 12), (108, 28), (50, 24)):
        text = drawn(width, height, marks=marks).plain()
        assert "▸Rome" in text
        assert "▸Cairo" in text
        assert "▸Paris" not in text
        aimed = Marks(things=marks.things, aimed=frozenset({("city", "rome")}))
        assert "▶Rome" in drawn(width, height, marks=aimed).plain()
        players = drawn(width, height, marks=Marks(frozenset({1, 2}), 2)).plain()
        assert "▸■1 Bo" in players
        assert "▶▲2 Cy" in players


def test_a_city_is_read_out_in_short_sentences() -> None:
    told = panel().describe(position().view(0))
    assert (
        "Paris, bombs 4. On top: Cthulhu (3 Loyalist VP, madness). Below: 2. "
        "Royalty: The Spinner in Darkness, bombs 5, VP 4. "
        "Ada: cubes 1, agents 2. Bo: agents 1. Majority: Ada." in told
    )
    assert "Madrid, bombs 3. No cards left. Bo: cubes 2. Majority: Bo." in told
    rome = "Rome, bombs 3. Last card: Sherlock Holmes (claim, assassinate, brings 1 agent)."
    assert f"{rome} Ada: agents 1. Cy: agents 1. Zombies 2." in told


def test_a_player_is_told_with_all_that_everybody_may_count() -> None:
    ada = next(line for line in panel().describe(position().view(1)) if line.startswith("Ada:"))
    for part in (
        "points 16 (Loyalist 3, Restorationist 7, for killed agents 4, for the tracks 2).",
        "Sanity 3.",
        "In supply: agents 7, cubes 6. In Limbo: cubes 3.",
        "Cards: hand 8, deck 5, discard pile 1.",
        "Royalty: Gloriana (killed).",
        "Beside the identity card: Sebastian Moran with an agent of Bo.",
        "Claimed: Bismarck, Emma Goldman, Hired Assassin, Okhrana.",
    ):
        assert part in ada, part
    assert "Agents killed: 1." in " ".join(panel().about_seat(position().view(0), 1))


def test_the_hand_is_told_with_its_symbols() -> None:
    told = panel().describe(position().view(0))
    hand = next(line for line in told if line.startswith("Your hand: "))
    assert "(influence 2)" in hand
    assert "Hired Assassin (assassinate, 3 VP for a killed agent, 1 bomb)" in hand
    assert not any(line.startswith("Your hand") for line in panel().describe(position().view(None)))


def test_cards_in_hand_have_their_signs_beside_their_names() -> None:
    assert panel().tag(("card", "s007")) == "▪2"
    assert panel().tag(("card", "hired_assassin")) == "✝ ☠3 ✹1"


def test_once_an_action_has_begun_its_cards_are_asked_for() -> None:
    assert panel().question(position().view(0)).startswith("Your first action?")
    assert panel().question(position("place rome").view(0)) == "Which card do you play for it?"
    assert (
        panel().question(position("place rome", "pay s001").view(0)) == "Is that all, or do you add a card?"
    )
    assert panel().question(position("place rome").view(1)).startswith("Your first action?")


def test_your_own_side_is_in_sight_even_in_a_narrow_column() -> None:
    lines = ["".join(segment.text for segment in drawn(80, 13).segments(y)) for y in range(13)]
    assert any("Ada" in line and "◉L " in line for line in lines)


@pytest.mark.parametrize(
    ("choices", "comes_to"),
    [
        (["place rome"], ""),
        (["place rome", "pay s001", "pay s007"], " = 3 cubes"),
        (["retrieve", "pay s008"], " = 2 cubes"),
        (
            ["tracks", "push bismarck loyalist", "push emma_goldman restorationist"],
            " = Loyalists +3, Restorationists +2",
        ),
        (["kill paris 1", "arm s010", "bomb s009"], " = bombs 4 of 4"),
        (["strike paris", "arm hired_assassin", "bomb s009"], " = bombs 4 of 5"),
        (["move", "pay s009"], " = 1 agent"),
        (["discard", "drop s001"], ""),
    ],
)
def test_what_is_gathered_is_told_with_what_it_comes_to(choices: list[str], comes_to: str) -> None:
    view = position(*choices).view(0)
    said = panel().context(view)
    assert len(said) == 1
    assert said[0].startswith(f"So far: {panel().texts.choice(choices_of({'choices': choices})[0])}")
    assert said[0].endswith(f"{comes_to}." if comes_to else ".")
    assert (" = " in said[0]) == bool(comes_to)
    assert said[0].removeprefix("So far: ").removesuffix(".") in drawn(120, 20, view).plain()
    if "done" in view["choices"]:
        done = GAME.words.get("done")
        assert done is not None
        assert panel().offer(view, done).endswith(comes_to)


def test_nobody_else_sees_what_is_gathered() -> None:
    """Neither drawn nor told, and whoever watches sees no more than the others."""
    for viewer in (1, 2, None):
        seen = set()
        for choices in ((), ("place rome",), ("place rome", "pay s001"), ("discard", "drop s010")):
            view = position(*choices).view(viewer)
            seen.add((drawn(120, 30, view).plain(), *panel().describe(view), *panel().context(view)))
        assert len(seen) == 1


def test_no_hidden_card_is_drawn_or_told() -> None:
    """What Bo holds, what lies below and who Bo is make no difference to what Ada sees and hears."""
    seen = set()
    for hand, deck, stack, identity in (
        (["s001", "nadar"], ["s002", "okhrana"], ["zombies", "royalty", "vampires"], "loyalist"),
        (["s002", "okhrana"], ["s001", "nadar"], ["vampires", "zombies", "royalty"], "restorationist"),
    ):
        players = [
            {"identity": "loyalist", "hand": ["s003"]},
            {"identity": identity, "hand": hand, "deck": deck},
        ]
        cities: dict[str, Any] = {name: {} for name in CITIES} | {"rome": {"card": "mi_go", "stack": stack}}
        view = GAME.position({"players": players, "cities": cities, "seed": 4}).view(0)
        told = [
            *panel().describe(view),
            *panel().piles(view),
            *panel().about_seat(view, 1),
            panel().alarm(view),
        ]
        told += [line for thing in ("card nadar", "card vampires") for line in panel().now(view, pair(thing))]
        seen.add((drawn(120, 30, view).plain(), *told))
    assert len(seen) == 1


def pair(thing: str) -> tuple[str, str]:
    kind, _, value = thing.partition(" ")
    return kind, value


def test_sides_are_shown_to_those_who_know_them() -> None:
    """One's own, and those of others once everybody, or oneself, has seen the card."""
    players = [
        {"identity": "loyalist", "agents": {"rome": 3}},
        {"identity": "restorationist", "looked": [0]},
        {"identity": "loyalist", "revealed": True, "changed": False},
    ]
    state = GAME.position({"players": players})
    assert "Bo: points 0. Identity: Restorationist. The identity card was seen by Ada." in " ".join(
        panel().describe(state.view(0))
    )
    assert "◉Restorationist" in drawn(80, 22, state.view(0)).plain()
    for viewer in (2, None):
        text = drawn(80, 22, state.view(viewer)).plain()
        assert "Restorationist " not in text
        assert "Cy" in text and "Loyalist " in text
        assert "Bo: points 0. The identity card was seen by Ada." in " ".join(
            panel().describe(state.view(viewer))
        )


def test_own_cards_are_told_apart_and_those_of_others_are_not() -> None:
    view = position().view(0)
    mine, theirs = panel().about_seat(view, 0), panel().about_seat(view, 1)
    deck = next(line for line in mine if line.startswith("Ada, still in the deck: "))
    assert "Clerk" in deck
    assert "Hired Assassin" not in deck
    assert any(line.startswith("Bo, in hand or deck: ") for line in theirs)
    assert not any("still in the deck" in line for line in theirs)


def test_an_alarm_is_given_for_what_may_end_the_game() -> None:
    """Points, markers, and players who may have to reveal; sides make no difference to it."""
    assert panel().alarm(position().view(0)) == "May have to reveal: Bo"
    rich = GAME.position(
        {"players": [{"neutral": 20}, {}, {}], "tracks": {"loyalist": 7, "restorationist": 7}}
    )
    assert panel().alarm(rich.view(1)) == "Ada 20 of 24; Loyalists 7/10; Restorationists 7/10"
    quiet = GAME.position({"players": [{}, {}, {}], "tracks": {"loyalist": 6}})
    assert panel().alarm(quiet.view(0)) == ""
    assert panel().alarm(GAME.new(3, 1).view(0)) == ""  # everybody begins without agents


def test_choices_are_offered_with_what_should_be_known() -> None:
    view = position().view(0)
    offers = {
        "claim paris": "Claim the card in Paris: Cthulhu (3 Loyalist VP, madness)",
        "kill paris 1": "Kill an agent of Bo in Paris (bombs 2 of 4)",
        "strike paris": "Kill the royalty of Paris (bombs 2 of 5)",
        "pass": "Pass",
    }
    for text, said in offers.items():
        choice = GAME.words.get(text)
        assert choice is not None
        assert panel().offer(view, choice) == said
    paying = position("place rome")
    orator = GAME.words.get("pay s007")
    assert orator is not None
    assert panel().offer(paying.view(0), orator).endswith(" (2)")


def test_things_say_where_they_are() -> None:
    view = position().view(0)
    assert panel().now(view, ("card", "cthulhu")) == ["Now on top in: Paris."]
    assert panel().now(view, ("card", "okhrana")) == ["Owned by: Ada."]
    assert panel().now(view, ("card", "vampires")) == []
    assert panel().now(view, ("city", "paris")) == panel().now(view, ("royalty", "spinner_in_darkness"))
    assert panel().now(view, ("royalty", "gloriana")) == []
    assert panel().figures(("card", "hired_assassin")) == "Copies in the game: 7."
    assert panel().figures(("card", "cthulhu")) == ""
    assert panel().belongings(view, 0) == [("faction", "loyalist"), ("royalty", "gloriana")]
    assert panel().belongings(view, 1) == []
