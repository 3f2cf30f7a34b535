"""America in a terminal: drawn at every size, and read out; alone, with the Great Old One and its Cultists."""

from itertools import cycle
from random import Random
from typing import Any

import pytest

from subrosa.core.state import State
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.words import CITIES, GREAT_OLD_ONES
from subrosa.games.providence.terminal.america import AMERICA, ROWS
from subrosa.games.providence.terminal.panel import ProvidencePanel
from subrosa.terminal.canvas import Canvas
from subrosa.terminal.look import Look
from subrosa.terminal.panel import Marks, panel_for
from subrosa.texts import LANGUAGES, Texts

NAMES = ("Ada", "Bo", "Cy", "Dot", "Eve")
LOOK = Look("providence", True)
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
EMPTY: dict[str, Any] = {city: {} for city in CITIES}
PLAYERS: list[dict[str, Any]] = [
    {
        "allegiance": "investigator",
        "hand": ["start_contacts", "start_railway_pass", "start_funds", "hired_guns", "anarchists"],
        "agents": {"monday": "boston", "harry_houdini": "boston", "eliot_ness": "detroit"},
        "possessed": ["eliot_ness"],
        "cubes": {"boston": 2, "boston_card": 1, "limbo": 3},
        "pool": 4,
        "cities": ["chicago"],
        "closed": ["atlanta"],
        "deck": ["harry_houdini", "eliot_ness", "city_chicago"],
        "discards": ["tnt"],
        "crypt": ["moses_fleet"],
    },
    {
        "allegiance": "cultist",
        "agents": {"tuesday": "boston", "kana_mishima": "boston"},
        "deck": ["kana_mishima"],
        "cubes": {"boston": 1, "mythos_hastur": 2},
        "opened": ["new_york"],
        "madness": 2,
        "mythos": ["mythos_dagon"],
        "deep_ones": {"charleston": 2},
    },
    {"allegiance": "dissenter_cultist", "agents": {"wednesday": "arkham"}, "cubes": {"boston_card": 2}},
]
POSITION: dict[str, Any] = {
    "players": PLAYERS,
    "cities": EMPTY
    | {
        "boston": {"card": "wyatt_earp", "stack": ["fbi", "bootleggers"]},
        "arkham": {"card": "labor_union"},
        "washington": {"card": "wall_street", "stack": ["orne_library"]},
    },
    "row": ["mythos_hastur", "mythos_offering"],
    "blockades": ["arkham", "washington_card"],
    "cthulhu": "new_orleans",
    "martial_law": "washington",
    "tracks": {"ritual": 3, "investigation": 5},
}
ALONE: dict[str, Any] = {
    "players": [{"hand": ["start_contacts"], "agents": {"monday": "boston"}, "cubes": {"arkham": 2}}],
    "elder": {
        "elder": "cthulhu",
        "behaviours": ["behaviour_3"],
        "discards": ["behaviour_1"],
        "mythos": ["mythos_shoggoth"],
        "madness": 1,
        "cultists": [
            {"city": "arkham", "cubes": {"arkham": 3}, "opened": ["detroit"]},
            {"city": "chicago", "revealed": True, "cities": ["chicago"]},
        ],
    },
    "cities": EMPTY | {"boston": {"card": "wyatt_earp"}},
    "row": ["mythos_hastur"],
}


def panel(language: str = "en") -> ProvidencePanel:
    found = panel_for(GAME, Texts(language, GAME, NAMES))
    assert isinstance(found, ProvidencePanel)
    return found


def position(*choices: str) -> State:
    """Return the position in which Ada has chosen so far what is named."""
    state = GAME.position(POSITION)
    for choice in choices:
        state.choose(0, choice)
    return state


def alone() -> State:
    return GAME.position(ALONE)


def drawn(width: int, height: int, view: dict[str, Any] | None = None, marks: Marks | None = None) -> Canvas:
    return panel().paint(view or position().view(0), width, height, LOOK, marks or Marks())


def choices_of(view: dict[str, Any]) -> list[Any]:
    return [GAME.words.get(text) for text in view["choices"]]


def told(view: dict[str, Any], start: str) -> str:
    """Return the line that is about something."""
    return next(line for line in panel().describe(view) if line.startswith(start))


# ---- every position


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5])
def test_every_position_can_be_drawn_and_told(seats: int) -> None:
    """In one language after the other; the end in both."""
    rng = Random(seats)
    state = GAME.new(seats, 3, hurry=True)
    languages = cycle(map(panel, LANGUAGES))
    while state.waiting:
        if rng.randrange(100) == 0:
            shown = next(languages)
            viewer = rng.choice([None, *range(seats)])
            view = state.view(viewer)
            for width, height in SIZES:
                canvas = shown.paint(view, width, height, LOOK, Marks(frozenset({1}), 0))
                assert len(canvas.plain().splitlines()) <= height
            said = " ".join(shown.describe(view))
            assert all(name in said for name in NAMES[:seats])
            assert all(shown.name(("city", city)) in said for city in CITIES)
            assert shown.status(view)
            assert isinstance(shown.alarm(view), str)
            assert all(shown.offer(view, choice) for choice in choices_of(view))
            hand = shown.hand(view)
            assert len(hand) == (0 if viewer is None else view["facts"]["players"][viewer]["cards"])
            assert all(shown.now(view, thing) is not None for thing in hand)
            opened = shown.opened(view, [state.view(seat) for seat in range(seats)])
            assert None not in [player["allegiance"] for player in opened["facts"]["players"]]
            assert shown.describe(opened)
            assert shown.piles(opened)
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    view = state.view(None)
    for shown in map(panel, LANGUAGES):
        said = " ".join(shown.describe(view))
        for seat, total in enumerate(state.result.scores if state.result is not None else ()):
            allegiance = shown.name(("allegiance", str(GAME.identity_of(view["facts"], seat))))
            assert f"{NAMES[seat]}, {allegiance}: {total} " in said
        assert shown.alarm(view) == ""


# ---- drawn


@pytest.mark.parametrize(("width", "height"), [(80, 12), (80, 16), (80, 22), (120, 30), (160, 40), (60, 20)])
def test_everything_on_the_board_is_seen_without_colours(width: int, height: int) -> None:
    text = drawn(width, height).plain()
    for name in CITIES:
        assert panel().name(("city", name)) in text
    for piece in (
        "●2♟2 ■1♟2 ↑●",  # in Boston
        "●♞1",  # a Possessed Agent in Detroit
        "●4",  # Chicago is Ada's
        "●⊗4",  # a Gate that Ada has closed
        "■◎3",  # and one that Bo has opened
        "D2",
        "✕C",
        "✕M",
        "▲♟1 ⊘",
        "Hastur ■2 ↑■",
        "Offering",
    ):
        assert piece in text, piece
    assert "●1▲2↑●+2" in text.replace(" ", "")  # on the card in Boston, where Agents count as well
    for count in ("4/30" if height > 12 else "4 ▪4", "☼2/3", "◌3", "Ritual 3", "Investigation 5"):
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
        xs = [spots[f"city {name}"].x for name in row]
        assert xs == sorted(xs)
    assert spots["city boston"].y < spots["city new_york"].y < spots["city washington"].y
    assert len({len(line) for line in AMERICA}) == 1


def test_roads_are_drawn_with_their_prices() -> None:
    """Those to the side always; those up and down where there is a line between the rows."""
    low, high = drawn(80, 12).plain(), drawn(160, 40).plain()
    for text in (low, high):
        assert text.count("③") == 1  # Detroit to Boston
    assert "─③─" in high
    assert [high.count(sign) for sign in ("╲", "│")] == [4, 6]
    assert "╲" not in low and "│" not in low


def test_what_can_be_chosen_and_what_is_chosen_is_marked() -> None:
    marks = Marks(
        things=frozenset({("city", "atlanta"), ("place", "boston_card"), ("place", "mythos_hastur")})
    )
    for width, height in ((80, 12), (108, 28)):
        text = drawn(width, height, marks=marks).plain()
        for mark in ("▸Atlanta", "▸Wyatt", "▸Hastur"):
            assert mark in text, mark
        assert "▸Boston" not in text and "▸Offering" not in text
    assert "▸Boston" in drawn(50, 24, marks=marks).plain()  # a list has one line for both
    piece = Marks(things=frozenset({("piece", "eliot_ness")}))
    assert "▸Detroit" in drawn(80, 12, marks=piece).plain()
    for width, height in ((80, 12), (50, 24)):
        aimed = Marks(things=marks.things, aimed=frozenset({("city", "atlanta"), ("place", "mythos_hastur")}))
        text = drawn(width, height, marks=aimed).plain()
        assert "▶Atlanta" in text and "▶Hastur" in text
        players = drawn(width, height, marks=Marks(frozenset({1, 2}), 2)).plain()
        assert "▸■1 Bo" in players
        assert "▶▲2 Cy" in players


@pytest.mark.parametrize(("width", "height"), [(80, 12), (80, 22), (120, 30), (60, 24)])
def test_alone_everybody_and_the_path_are_drawn(width: int, height: int) -> None:
    text = drawn(width, height, alone().view(0)).plain()
    for part in ("✶ Cthul", "■ Cultist 1", "▲ Cultist 2", "●2 ■3☾ ↑■", "■◎4", "▲4"):
        assert part in text, part
    if width > 60:
        assert all(f"→{number}" in text for number in range(1, 13))
    assert "⚑1/4" in text
    if height > 12:
        assert "■ Cultist 1 ☾Arkham" in text and "▲ Cultist 2 ☾Chicago" in text
    queries = {spot.query for spot in drawn(width, height, alone().view(0)).spots}
    assert {"elder cthulhu", "enemy cultist_1", "enemy cultist_2", "seat 0", "card mythos_hastur"} <= queries


# ---- told


def test_a_city_is_read_out_in_short_sentences() -> None:
    view = position().view(0)
    assert told(view, "Boston,") == (
        "Boston, control 4, Gate 4. "
        "Ada: cubes 2, Agent Monday, Harry Houdini. Bo: cubes 1, Agent Tuesday, Kana Mishima. Most Influence: Ada. "
        "Face up: Wyatt Earp (influence 1, power 2, 1 Investigator VP). Below: 2. "
        "Cubes on the card: Ada (1), Cy (2). Most Influence: Ada. "
        "Roads: Detroit 3, New York 1, Arkham 1."
    )
    assert "Gate closed by Ada." in told(view, "Atlanta,")
    assert "Gate opened by Bo." in told(view, "New York,")
    assert "Controlled by Ada. No cards left." in told(view, "Chicago,")
    assert "Closed by Cthulhu." in told(view, "New Orleans,")
    assert "Closed by Martial Law. Face up: Wall Street" in told(view, "Washington,")
    assert "Blockade on the card." in told(view, "Washington,")
    assert "Cy: Agent Wednesday. Blockade on the City." in told(view, "Arkham,")
    assert "Deep Ones 2 (Bo)." in told(view, "Charleston,")
    row = told(view, "Mythos row")
    assert row.startswith("Mythos row: Hastur (1 Cultist VP, Sanity Test), cubes: Bo (2); Offering")


def test_a_player_is_told_with_all_that_everybody_may_count() -> None:
    ada = told(position().view(1), "Ada:")
    for part in (
        "Ada: 4 VP.",
        "Madness 0 of 3.",
        "Limbo 3.",
        "Cards: hand 5, deck 10, discard pile 1.",
        "Agents: Agent Monday (Boston), Harry Houdini (Boston), Eliot Ness, Possessed, (Detroit).",
        "Controls: Chicago.",
        "Gates closed: Atlanta.",
        "In the Crypt: Moses Fleet.",
        "Claimed: Harry Houdini, Eliot Ness, Anarchists, TNT, Hired Guns, Chicago.",
    ):
        assert part in ada, part
    assert "After a reveal" not in ada and "If the game ended now" not in ada
    bo = told(position().view(0), "Bo:")
    assert "Mythos cards: Dagon." in bo
    assert "Gates opened: New York." in bo


def test_the_viewer_is_told_what_the_points_would_be() -> None:
    """4 VP for Chicago, 2 for the Investigation, 4 for the Gate, 3 for secrecy, 2 for Agents; see RULES.md 14."""
    ada = told(position().view(0), "Ada:")
    assert "After a reveal: 10 VP." in ada
    assert "If the game ended now: 14 VP." in ada


def test_the_hand_is_told_with_its_symbols() -> None:
    hand = told(position().view(0), "Your hand: ")
    assert "Contacts (influence 1, power 1)" in hand
    assert not any(line.startswith("Your hand") for line in panel().describe(position().view(None)))


def test_alone_the_great_old_one_is_told_with_its_cultists_and_their_path() -> None:
    view = alone().view(0)
    cthulhu = told(view, "Cthulhu:")
    assert "Madness 1 of 5. Goal: Gates opened, 1 of 4. Mythos cards: Shoggoth." in cthulhu
    assert "Behaviour cards face down: 7; discarded: Behaviour 1." in cthulhu
    first, second = told(view, "Cultist 1 in"), told(view, "Cultist 2 in")
    assert first.startswith("Cultist 1 in Arkham, not revealed: protects the City and its card.")
    assert first.endswith("Gates opened: Detroit.")
    assert second.startswith("Cultist 2 in Chicago, revealed.")
    assert second.endswith("Controls: Chicago.")
    assert told(view, "Path of the Cultists: Arkham, Boston, Detroit, Chicago, St. Louis,")
    arkham = told(view, "Arkham,")
    assert "Ada: cubes 2. Cultist 1 is here. Cultist 1: cubes 3. Most Influence: Cultist 1." in arkham
    assert arkham.endswith("On the path: 1.")
    assert panel().now(view, ("elder", "cthulhu"))[0] == cthulhu
    assert panel().now(view, ("enemy", "cultist_2")) == [second]
    assert panel().now(view, ("elder", "hastur")) == []


@pytest.mark.parametrize("elder", GREAT_OLD_ONES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_every_goal_is_told(elder: str, language: str) -> None:
    view = GAME.position(ALONE | {"elder": {"elder": elder}}).view(0)
    number = view["facts"]["elder"]["goal_number"]
    said = next(
        line
        for line in panel(language).describe(view)
        if line.startswith(panel(language).name(("elder", elder)))
    )
    assert f"0 {'of' if language == 'en' else 'z'} {number}." in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_alone_the_turn_of_the_great_old_one_is_a_story(language: str) -> None:
    """It begins with a heading that names the Behaviour card; then come both Cultists, deed by deed."""
    state = alone()
    before = len(state.log(0))
    state.choose(0, "pass")
    story = state.log(0)[before:]
    texts = Texts(language, GAME, NAMES)
    start = next(i for i, event in enumerate(story) if event["event"] == "elder-turn")
    assert story[start]["event"] in panel().headings
    behaviour = texts.thing("behaviour", "behaviour_3")
    assert behaviour in texts.event(story[start])
    said = " ".join(texts.event(event) for event in story[start:])
    assert said.index(texts.thing("piece", "cultist_1")) < said.index(texts.thing("piece", "cultist_2"))


# ---- what is put together


@pytest.mark.parametrize(
    ("choices", "comes_to"),
    [
        (["add arkham_card"], ""),
        (["add arkham_card", "pay start_contacts"], " = 1 cube, then nobody has the most Influence"),
        (["add detroit", "pay start_contacts"], " = 1 cube, then Ada has the most Influence"),
        (["retrieve", "pay start_contacts"], " = 1 cube"),
        (["buy", "pay start_funds"], " = 1 cube"),
        (["travel"], ""),
        (["travel", "move monday arkham"], " = travel 0 of 1"),
        (["travel", "move monday arkham", "pay start_railway_pass"], " = travel 2 of 1"),
        (["use hired_guns", "kill kana_mishima"], " = power 3 of 4"),
        (["use hired_guns", "kill kana_mishima", "pay anarchists"], " = power 5 of 4"),
        (["discard", "drop start_contacts"], ""),
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


def test_once_an_action_has_begun_the_question_is_about_its_rest() -> None:
    assert panel().question(position().view(0)) == panel().texts.say("prompt-act", first=1, claims=1, left=2)
    assert panel().question(position("add detroit").view(0)) == "What do you add to it?"
    begun = position("add detroit", "pay start_contacts")
    assert panel().question(begun.view(0)) == "Is that all, or do you add something?"
    assert panel("pl").question(begun.view(0)) == "Czy to wszystko, czy dokładasz coś jeszcze?"


def test_the_marker_is_told_with_both_spaces() -> None:
    state = GAME.position({"players": [{"hand": ["fbi"]}, {}, {}], "tracks": {"investigation": 3}})
    state.choose(0, "track investigation_plus")
    state.choose(0, "pay fbi")
    assert panel().context(state.view(0)) == ["So far: Investigation advance: FBI = Investigation 3 → 4."]


def test_nobody_else_sees_what_is_gathered() -> None:
    """Neither drawn nor told, and whoever watches sees no more than the others."""
    for viewer in (1, 2, None):
        seen = set()
        for choices in (
            (),
            ("add boston",),
            ("add boston", "pay start_contacts"),
            ("discard", "drop anarchists"),
        ):
            view = position(*choices).view(viewer)
            seen.add((drawn(120, 30, view).plain(), *panel().describe(view), *panel().context(view)))
        assert len(seen) == 1


def test_choices_are_offered_with_what_should_be_known() -> None:
    view = position().view(0)
    assert offered(view, "claim boston") == "Claim Boston"
    assert offered(view, "add boston_card") == "Add Influence to the card in Boston: Wyatt Earp"
    assert offered(view, "pass") == "Pass"
    wyatt = "Claim the card in Boston: Wyatt Earp (influence 1, power 2, 1 Investigator VP)"
    assert offered(view, "claim boston_card") == wyatt
    assert offered(position("add detroit").view(0), "pay start_contacts") == "Play Contacts (1)"
    assert offered(position("travel").view(0), "move monday arkham") == "Agent Monday to Arkham (1)"
    assert (
        offered(position("use hired_guns").view(0), "kill kana_mishima") == "Kill Kana Mishima (power 3 of 4)"
    )


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "Kill with Eliot Ness", "Place or remove a Blockade"),
        ("pl", "Eliot Ness dokonuje Zabójstwa", "Umieszczasz lub usuwasz Blokadę"),
    ],
)
def test_a_part_of_a_text_is_offered_by_what_it_does(language: str, first: str, second: str) -> None:
    own = {"hand": ["eliot_ness", "tnt"], "agents": {"monday": "boston", "eliot_ness": "atlanta"}}
    state = GAME.position({"players": [own, {"agents": {"tuesday": "arkham", "kana_mishima": "atlanta"}}]})
    state.choose(0, "use eliot_ness")
    view = state.view(0)
    assert [panel(language).offer(view, choice) for choice in state.options(0)] == [first, second]
    state.choose(0, "way 1")
    (context,) = panel(language).context(state.view(0))
    assert first in context


def test_a_text_that_asks_in_the_middle_of_something_is_offered_by_what_it_does() -> None:
    hospital = "mythos_danvers_state_hospital"
    own = {"cubes": {hospital: 2}, "madness": 1}
    state = GAME.position({"players": [own, {}], "row": [hospital]})
    state.choose(0, f"claim {hospital}")
    offers = [panel().offer(state.view(0), choice) for choice in state.options(0)]
    assert offers == [
        "Return 1 of your Madness tokens to the bag",
        "Choose anybody, even yourself, to make a Sanity Test",
    ]


def offered(view: dict[str, Any], text: str) -> str:
    choice = GAME.words.get(text)
    assert choice is not None
    return panel().offer(view, choice)


# ---- what is hidden


def test_no_hidden_card_is_drawn_or_told() -> None:
    """What Bo holds, what lies below and who Bo is make no difference to what Ada sees and hears."""
    seen = set()
    for hand, deck, stack, allegiance in (
        (["start_funds", "tnt"], ["start_savings", "fbi"], ["bootleggers", "corruption"], "cultist"),
        (
            ["start_savings", "fbi"],
            ["start_funds", "tnt"],
            ["corruption", "bootleggers"],
            "dissenter_cultist",
        ),
    ):
        players = [
            {"allegiance": "investigator", "hand": ["start_contacts"]},
            {"allegiance": allegiance, "hand": hand, "deck": deck},
        ]
        cities = EMPTY | {"boston": {"card": "wyatt_earp", "stack": stack}}
        view = GAME.position({"players": players, "cities": cities, "row": [], "seed": 4}).view(0)
        lines = [
            *panel().describe(view),
            *panel().piles(view),
            *panel().about_seat(view, 1),
            panel().alarm(view),
        ]
        for name in ("tnt", "bootleggers"):
            lines += panel().now(view, ("card", name))
        seen.add((drawn(120, 30, view).plain(), *lines))
    assert len(seen) == 1


def test_allegiances_are_shown_to_those_who_know_them() -> None:
    """One's own, and those of others once everybody, or oneself, has seen the card."""
    players = [
        {"allegiance": "investigator"},
        {"allegiance": "dissenter_cultist", "looked": [0]},
        {"allegiance": "cultist", "revealed": True},
    ]
    state = GAME.position({"players": players})
    known = "Allegiance: Dissenter (Cultist). The Allegiance card was seen by Ada."
    assert known in told(state.view(0), "Bo:")
    assert "◉Dissenter (Cultist)" in drawn(80, 22, state.view(0)).plain()
    for viewer in (2, None):
        text = drawn(80, 22, state.view(viewer)).plain()
        assert "Dissenter" not in text
        assert "Cultist " in text
        assert "Allegiance: " not in told(state.view(viewer), "Bo:")
    assert "Revealed: Cultist." in told(state.view(None), "Cy:")


def test_what_somebody_might_be_is_told_unless_the_table_wants_to_think() -> None:
    """An Investigator sees one card of four; the other three are equally likely."""
    players = [{"allegiance": "investigator"}, {"allegiance": "cultist"}]
    view = GAME.position({"players": players}).view(0)
    equal = "Perhaps: Cultist 33 %, Dissenter (Investigator) 33 %, Dissenter (Cultist) 33 %."
    assert equal in told(view, "Bo:")
    quiet = GAME.position({"players": players, "options": {"who_is_who": "no"}}).view(0)
    assert "Perhaps" not in told(quiet, "Bo:")


def test_own_cards_are_told_apart_and_those_of_others_are_not() -> None:
    view = position().view(0)
    mine, theirs = panel().about_seat(view, 0), panel().about_seat(view, 1)
    deck = next(line for line in mine if line.startswith("Ada, still in the deck: "))
    assert "Eliot Ness" in deck
    assert "Hired Guns" not in deck
    assert any(line.startswith("Bo, in hand or deck: ") for line in theirs)
    assert not any("still in the deck" in line for line in theirs)


# ---- alarms and things


def test_an_alarm_is_given_for_what_may_end_the_game() -> None:
    """Points, markers and madness; Allegiances make no difference to it."""
    assert panel().alarm(position().view(0)) == "One Madness from insanity: Bo"
    rich = GAME.position({"players": [{"vp": 24}, {}, {}], "tracks": {"ritual": 12, "investigation": 11}})
    assert panel().alarm(rich.view(1)) == "Ada 24 of 30 VP; Ritual 12/15"
    assert panel().alarm(GAME.position({"players": [{"vp": 23}, {}, {}]}).view(0)) == ""


def test_no_alarm_is_given_for_a_cultist_whom_madness_cannot_harm() -> None:
    """11.2: revealed, so that nothing comes of the third token"""
    players = [{}, {"allegiance": "cultist", "revealed": True, "madness": 2}]
    assert panel().alarm(GAME.position({"players": players}).view(0)) == ""


def test_alone_an_alarm_is_given_for_the_great_old_one() -> None:
    assert panel().alarm(alone().view(0)) == ""
    opened = [{"opened": ["detroit", "boston", "chicago"]}, {}]
    near = GAME.position(ALONE | {"elder": {"elder": "cthulhu", "vp": 30, "madness": 4, "cultists": opened}})
    assert panel().alarm(near.view(0)) == (
        "Cthulhu 30 of 35 VP; Goal: Gates opened, 3 of 4; Cthulhu: one Madness token from the end"
    )


def test_things_say_where_they_are() -> None:
    view = position().view(0)
    now = panel().now
    assert now(view, ("card", "wyatt_earp")) == ["Now face up in: Boston."]
    assert now(view, ("card", "tnt")) == ["Owned by: Ada."]
    assert now(view, ("card", "mythos_dagon")) == ["Owned by: Bo."]
    assert now(view, ("card", "mythos_hastur")) == ["Hastur (1 Cultist VP, Sanity Test), cubes: Bo (2)."]
    assert now(view, ("card", "palmer_raids")) == []
    assert now(view, ("city", "boston")) == now(view, ("place", "boston_card"))
    assert now(view, ("piece", "eliot_ness")) == ["Ada, Detroit: power 3, Influence 1. Possessed."]
    assert now(view, ("piece", "smedley_butler")) == []
    assert panel().belongings(view, 0) == [("allegiance", "investigator")]
    assert panel().belongings(view, 1) == [("card", "mythos_dagon")]


def test_copies_are_counted() -> None:
    several = [
        name for name, copies in zip(cards_by_number(), GAME.edition.copies, strict=False) if copies > 1
    ]
    assert several
    assert all(panel().figures(("card", name)).startswith("Copies in the game: ") for name in several)
    assert panel().figures(("card", "wyatt_earp")) == ""
    assert panel().figures(("card", "mythos_dagon")) == ""


def cards_by_number() -> tuple[str, ...]:
    return next(kind.names for kind in GAME.kinds if kind.name == "card")
