"""Placing (RULES.md 6): where a character may go, how it lies, and what may be looked at."""

import pytest

from subrosa.core import State
from tests.rules.estoril.table import (
    CITY,
    GAME,
    area,
    choices,
    do,
    each,
    facts,
    hand,
    on,
    player,
    prompt,
    resolving,
    table,
    told,
    with_verb,
)

OUTER = {"2ii", "2iii", "3ii", "3iii", "5i", "5ii", "5iii", "6i", "6iii", "7i", "7iii", "8ii", "8iii"}


def open_to(state: State) -> set[str]:
    """Return the areas on which the player whose turn it is may place a character."""
    return {choice.split()[1] for choice in with_verb(state, "place")}


# ---- where (6.1 to 6.3)


def test_without_characters_only_outer_areas() -> None:
    """6.2"""
    state = table(player(), player())
    assert open_to(state) == OUTER
    assert {choice.split()[0] for choice in with_verb(state, "place")} == set(hand(state, 0))


def test_any_card_of_the_hand() -> None:
    """6.1"""
    state = table(player(hand=["garbo", "s_veteran"]), player())
    assert len(choices(state)) == 2 * len(OUTER)


@pytest.mark.parametrize(
    ("own", "inner"),
    [
        ("3iii", set()),  # a reward cell below it connects nothing, and 3I touches it only diagonally
        ("3ii", {"3i"}),
        ("2ii", {"2i"}),
        ("7iii", {"7ii"}),
        ("6i", {"6ii"}),
        ("5ii", {"6ii"}),
        ("8ii", {"8i"}),
        ("8iii", {"8iv"}),
        ("6ii", {"8i"}),
        ("8iv", {"2i", "3i", "8i"}),
        ("7ii", {"2i", "3i"}),
        ("5i", set()),
    ],
)
def test_inner_areas_beside_an_own_character(own: str, inner: set[str]) -> None:
    """6.2, on the layout of 4.2"""
    state = table(player({own: "s_veteran"}), player())
    assert open_to(state) == (OUTER | inner) - {own}


def test_a_foreign_character_opens_nothing() -> None:
    """6.2"""
    state = table(player(), player({"3ii": "s_veteran", "8iv": "s_assassin"}))
    assert open_to(state) == OUTER - {"3ii"}


def test_placing_step_by_step_into_the_middle() -> None:
    """6.2: each character opens the way for the next"""
    state = table(player(), player())
    do(state, "0 place s_veteran 3ii", "1 place s_veteran 7i", "0 place s_diplomat 3i")
    assert on(state, "3i") == (0, "s_diplomat", "up")
    do(state, "1 place s_diplomat 7iii")
    assert {"7ii", "8iv"} <= open_to(do(state, "1 pass") if prompt(state) == "look" else state)


@pytest.mark.parametrize("turns", range(4))
def test_turned_boards(turns: int) -> None:
    """4.1, 6.2: the Museum in the middle of a row: as it turns, another of its areas is inner"""
    state = table(player(), player(), city=f"1@0 8@{turns} 3@0 / 4@0 5@0 6@0")
    ring = ["8i", "8ii", "8iii", "8iv"]
    # Unturned, I and II are on the rim. Each quarter turn clockwise brings the one before to where I was.
    rim = {ring[-turns % 4], ring[(1 - turns) % 4]}
    assert {name for name in open_to(state) if name.startswith("8")} == rim
    assert {name for name in ring if area(state, name)["outer"]} == rim


@pytest.mark.parametrize("turns", range(4))
def test_muchaxo_is_outer_however_it_lies(turns: int) -> None:
    """9.5"""
    state = table(player(), player(), city=f"1@0 5@{turns} 3@0 / 4@0 8@0 6@0")
    assert {"5i", "5ii", "5iii"} <= open_to(state)


# Turned so that reward cells lie on the rim: ten outer areas are fewer than twelve characters.
#   *     1I    2III  *     3II   3III
#   1III  1II   2II   2I    3I    *
#   4I    4II   6I    6II   7III  7II
#   *     4III  6III  *     7I    *
FEW_OUTER = "1@0 2@0 3@0 / 4@0 6@1 7@0"


def test_free_placement_when_no_allowed_area_is_left() -> None:
    """6.3: the other three hold nine of the ten outer areas, and the player themselves the tenth, which touches no
    inner area. Now every free area is open to them. If the tenth touched inner areas, only those would be.
    """
    blank = table(player(), player(), player(), player(), city=FEW_OUTER)
    outer = sorted(open_to(blank))
    inner = {place["area"] for place in facts(blank)["areas"]} - set(outer)
    assert len(outer) == 10
    free = set()
    for own in outer:
        others = [name for name in outer if name != own]
        taken = [
            dict(zip(others[i : i + 3], ["s_assassin", "s_diplomat", "s_veteran"], strict=True))
            for i in (0, 3, 6)
        ]
        state = table(player({own: "s_veteran"}), *[player(areas) for areas in taken], city=FEW_OUTER)
        alone = table(player({own: "s_veteran"}), player(), city=FEW_OUTER)
        beside = open_to(alone) & inner
        assert open_to(state) == (beside or inner)
        assert state.view(0)["prompt"]["args"] == {"anywhere": not beside}
        if not beside:
            free.add(own)
    assert free == {"3iii"}, "it touches the outer area 3II and a reward cell only"


# ---- face up, face down (6.4)


@pytest.mark.parametrize("name", sorted(OUTER))
def test_face_down_on_top_secret_only(name: str) -> None:
    """6.4, 9.3: everywhere but on Tamariz"""
    state = do(table(player(), player()), f"0 place s_veteran {name}")
    up = name.startswith("3")
    assert on(state, name, None) == (0, "s_veteran" if up else None, "up" if up else "down")
    assert on(state, name, 0) == (0, "s_veteran", "up" if up else "down"), "the owner may always look"
    assert told(state, "place", 1)[-1]["card"] == ("s_veteran" if up else None)


# ---- looking (6.5)


def looks(state: State) -> set[str]:
    return with_verb(state, "look") if prompt(state) == "look" else set()


def test_area_i_has_no_look_symbol() -> None:
    """4.6"""
    state = table(player(), player({"2ii": "s_veteran"}), turn=0)
    assert prompt(do(state, "0 place s_veteran 7i")) == "place"


def test_area_ii_looks_at_this_location() -> None:
    """4.6: the reward of the Hotel Palácio and the other player's card there; not their own, and nothing elsewhere"""
    state = table(player({"2iii": "s_assassin"}), player({"2i": "s_seducer", "8iii": "s_veteran"}))
    do(state, "0 place s_veteran 2ii")
    assert looks(state) == {"palacio", "2i"}


def test_area_iii_looks_at_adjacent_locations_too() -> None:
    """4.6: from the Hotel Palácio to Boca and the Museum; not to Tamariz, whose cards are open"""
    state = table(
        player(), player({"2i": "s_seducer", "8iii": "s_veteran", "7i": "s_diplomat", "6i": "s_assassin"})
    )
    do(state, "0 place s_veteran 2iii")
    assert looks(state) == {"palacio", "2i", "museum", "8iii", "7i"}


def test_area_iv_of_the_museum_looks_everywhere() -> None:
    """9.8"""
    state = table(
        player({"8iii": "s_nationalist"}),
        player(
            {
                "2i": "s_seducer",
                "7i": "s_diplomat",
                "6i": "s_assassin",
                "3i": "s_veteran",
                "5i": "s_conspirator",
            }
        ),
    )
    do(state, "0 place s_veteran 8iv")
    assert looks(state) == {"palacio", "museum", "2i", "7i", "6i", "5i"}


def test_nothing_to_look_at() -> None:
    """6.5: a look symbol without a face-down card in range asks nothing"""
    state = table(player(), player())
    assert prompt(do(state, "0 place s_veteran 7iii")) == "look", (
        "the Palácio beside it has a face-down reward"
    )
    state = table(player({"6iii": "s_assassin"}), player())
    assert prompt(do(state, "0 place s_veteran 6i")) == "place"
    state = table(player(), player())
    do(state, "0 place s_veteran 5ii")
    assert (prompt(state), state.waiting) == ("place", (1,))


def test_looking_is_voluntary() -> None:
    state = do(table(player(), player({"7i": "s_seducer"})), "0 place s_veteran 7iii", "0 pass")
    assert on(state, "7i", 0) == (1, None, "down")
    assert state.waiting == (1,)


def test_everybody_sees_what_is_looked_at_but_not_its_face() -> None:
    """6.5"""
    state = table(player(), player({"7i": "s_seducer"}), player())
    do(state, "0 place s_veteran 7iii", "0 look 7i")
    assert on(state, "7i", 0) == (1, "s_seducer", "down")
    assert on(state, "7i", 2) == (1, None, "down")
    assert area(state, "7i")["seen_by"] == [0, 1]
    assert [told(state, "look", viewer)[-1]["card"] for viewer in (0, 1, 2, None)] == [
        "s_seducer",
        "s_seducer",
        None,
        None,
    ]


def test_looking_at_a_reward() -> None:
    """6.5"""
    state = table(player(), player(), rewards={"palacio": "garbo"})
    do(state, "0 place s_veteran 2ii", "0 look palacio")
    known = [
        next(p for p in facts(state, viewer)["city"] if p["location"] == "palacio") for viewer in (0, 1, None)
    ]
    assert [place["reward"] for place in known] == ["garbo", None, None]
    assert known[1]["seen_by"] == [0]
    assert known[1]["face"] == "down"


def test_a_seduced_card_on_a_look_symbol_shows_nothing() -> None:
    """R11: and it lies face up even on TOP SECRET"""
    state = resolving(
        player({"2i": "s_seducer", "8i": "garbo"}), player({"8ii": "s_conspirator"}), until="palacio"
    )
    do(state, "0 seduce 8i iii")
    assert on(state, "2iii") == (0, "garbo", "up")
    assert prompt(state) == "act"


# ---- turns (6.6, 6.7)


def test_clockwise_until_nobody_has_a_marker() -> None:
    state = GAME.new(3, 4)
    first = facts(state)["first"]
    turns = []
    while prompt(state) in ("place", "look"):
        if prompt(state) == "place":
            turns.append(state.waiting[0])
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    assert turns == [(first + i) % 3 for i in range(12)]


def test_more_markers_than_cards() -> None:
    """6.7: they place what they have, and the other player goes on"""
    state = table(player(hand=["s_veteran"]), player())
    assert each(state, "markers") == [6, 6]
    do(state, "0 place s_veteran 7i", "1 place s_veteran 3ii", "1 place s_assassin 3i")
    assert state.waiting == (1,)
    assert each(state, "markers") == [5, 4]


def test_one_card_for_one_area_is_placed_without_a_question() -> None:
    """6.1: all outer areas are taken, and 7III is the only free area beside one of their characters"""
    cards = ["s_assassin", "s_seducer", "s_nationalist", "s_diplomat", "s_conspirator", "s_veteran"]
    own, other = ["1i", "1iii", "3iii", "7i", "7ii"], ["1ii", "2iii", "3ii", "4i", "4iii", "6iii"]
    state = table(
        player(dict(zip(own, cards, strict=False))),
        player(dict(zip(other, cards, strict=True))),
        city=FEW_OUTER,
    )
    assert told(state, "place", 0) == [{"seat": 0, "card": "s_veteran", "area": "7iii"}]
    assert (prompt(state), state.waiting) == ("look", (0,)), "what he looks at is his to decide"


def test_whoever_has_no_card_at_all_is_passed_over() -> None:
    """6.7"""
    everything = {
        "lost": ["s_assassin", "s_seducer", "s_nationalist", "s_diplomat", "s_conspirator", "s_veteran"]
    }
    state = table(player(hand=[], lost=everything["lost"]), player(), turn=1)
    do(state, "1 place s_veteran 7i")
    assert state.waiting == (1,)


def test_the_order_of_the_city_plays_no_part() -> None:
    assert facts(table(player(), player(), city=CITY))["round"] == 1
