"""Set-up for two to five players (RULES.md 2)."""

from collections import Counter

import pytest

from subrosa.core import State
from tests.rules.providence.table import CARDS, CITIES, DATA, GAME, choices, facts, pieces, prompt, seat

TABLES = [2, 3, 4, 5]


def placed(seats: int, **options: str) -> State:
    """Begin a game and put every Basic Agent into the first City that is free."""
    state = GAME.new(seats, seed=7, options=options)
    while prompt(state) == "place-agent":
        state.choose(state.waiting[0], choices(state)[0])
    return state


@pytest.mark.parametrize("seats", TABLES)
def test_tracks_bag_and_city_cards(seats: int) -> None:
    """2.1 to 2.3"""
    table = facts(GAME.new(seats, seed=1))
    assert table["tracks"] == [0, 0]
    assert table["bag"] == [6, 12]
    assert table["supply"] == [card["id"] for card in DATA["city_card"]]
    assert len(table["supply"]) == 13


@pytest.mark.parametrize(("seats", "deck", "reserve"), [(2, 3, 24), (3, 3, 24), (4, 4, 12), (5, 4, 12)])
def test_main_advantage_cards(seats: int, deck: int, reserve: int) -> None:
    """2.4: each City has a deck with its top card turned up, and the rest is the Reserve"""
    table = facts(GAME.new(seats, seed=1))
    for city in table["cities"]:
        assert city["card"] in CARDS
        assert city["stack"] == deck - 1
        assert not city["exhausted"]
    assert table["reserve"] == reserve


@pytest.mark.parametrize(("seats", "row"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_mythos_row(seats: int, row: int) -> None:
    """2.5"""
    table = facts(GAME.new(seats, seed=1))
    assert len(table["row"]) == row
    assert table["mythos_deck"] == 24 - row


@pytest.mark.parametrize("seats", TABLES)
def test_cubes_and_starting_cards(seats: int) -> None:
    """2.6: one of the seven cubes is on the VP track; five of the ten cards are drawn"""
    state = GAME.new(seats, seed=1)
    for number in range(seats):
        player = seat(state, number)
        assert (player["pool"], player["common"], player["limbo"], player["vp"]) == (6, 12, 0, 0)
        assert (player["cards"], player["deck"], player["discards"]) == (5, 5, [])
        assert player["control_tokens"] == 12
        assert (player["madness"], player["sane"]) == (0, 0)
    assert len({seat(state, number)["agent"] for number in range(seats)}) == seats


def test_the_ten_starting_cards() -> None:
    """2.6, and the cards file"""
    state = GAME.new(2, seed=1)
    assert Counter(seat(state, 0)["unseen"]) == {
        "start_contacts": 3,
        "start_funds": 1,
        "start_savings": 1,
        "start_railway_pass": 1,
        "start_automobile": 1,
        "start_leverage": 1,
        "start_roadblock": 1,
        "start_gate_rite": 1,
    }


@pytest.mark.parametrize("seats", [2, 3])
def test_allegiances_of_two_and_three(seats: int) -> None:
    """2.7: one Investigator, one Cultist and both Dissenters are shuffled, and one is dealt to each"""
    seen: set[str] = set()
    for number in range(40):
        state = GAME.new(seats, seed=number)
        dealt = [str(seat(state, other, other)["allegiance"]) for other in range(seats)]
        assert len(set(dealt)) == seats
        seen |= set(dealt)
    assert seen == {"investigator", "cultist", "dissenter_investigator", "dissenter_cultist"}


def test_allegiances_of_five() -> None:
    """2.7: two Investigators, two Cultists, and a Dissenter drawn at random"""
    dissenters = set()
    for number in range(20):
        state = GAME.new(5, seed=number)
        dealt = Counter(str(seat(state, other, other)["allegiance"]) for other in range(5))
        assert (dealt["investigator"], dealt["cultist"]) == (2, 2)
        dissenters |= set(dealt) - {"investigator", "cultist"}
    assert dissenters == {"dissenter_investigator", "dissenter_cultist"}


def test_allegiances_of_four() -> None:
    """2.7: one of the five is left over"""
    for number in range(20):
        state = GAME.new(4, seed=number)
        dealt = Counter(str(seat(state, other, other)["allegiance"]) for other in range(4))
        assert dealt["investigator"] <= 2
        assert dealt["cultist"] <= 2
        assert dealt["dissenter_investigator"] + dealt["dissenter_cultist"] <= 1


def test_everybody_knows_only_their_own_allegiance() -> None:
    """2.7"""
    state = GAME.new(4, seed=1)
    for viewer in range(4):
        known = [seat(state, other, viewer)["allegiance"] is not None for other in range(4)]
        assert known == [other == viewer for other in range(4)]
    assert all(seat(state, other)["allegiance"] is None for other in range(4))


def test_basic_agents_are_placed_counter_clockwise_from_the_first_player() -> None:
    """2.9, A1"""
    state = GAME.new(4, seed=3)
    order = []
    first = facts(state)["active"]
    while prompt(state) == "place-agent":
        order.append(state.waiting[0])
        state.choose(state.waiting[0], choices(state)[0])
    assert order == [(first - step) % 4 for step in range(4)]
    assert state.waiting == (first,)


def test_a_basic_agent_needs_a_city_without_another_agent() -> None:
    """2.9"""
    state = GAME.new(3, seed=3)
    assert choices(state) == [f"put {city}" for city in CITIES]
    state.choose(state.waiting[0], "put boston")
    assert choices(state) == [f"put {city}" for city in CITIES if city != "boston"]


def test_the_first_player_takes_the_first_turn_and_then_it_goes_clockwise() -> None:
    """2.9, 3.1"""
    state = placed(3)
    first = state.waiting[0]
    assert facts(state)["left"] == 2
    for step in range(4):
        assert state.waiting == ((first + step) % 3,)
        state.choose(state.waiting[0], "pass")
    assert {found["piece"] for found in pieces(state).values()} == {
        seat(state, number)["agent"] for number in range(3)
    }
