"""Setting up (4): stacks, royalty, cubes, agents, hands and identities."""

from collections import Counter

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    CARDS,
    CITIES,
    DATA,
    GAME,
    STARTING,
    agents,
    asked,
    at,
    choices,
    each,
    facts,
    hand,
    of,
    prompt,
    table,
    told,
    tracks,
)
from tests.rules.emerald.table import player as seat_with

COUNTS = range(2, 6)
PER_CITY = {2: 3, 3: 3, 4: 4, 5: 5}
POINTS = {2: 28, 3: 24, 4: 22, 5: 20}


def placed(seats: int, seed: int = 0) -> State:
    """Start a game and let everybody place both agents in Vienna."""
    state = GAME.new(seats, seed)
    while prompt(state) == "place-agent":
        state.choose(state.waiting[0], "agent vienna")
        state.check()
    return state


@pytest.mark.parametrize("seats", COUNTS)
@pytest.mark.parametrize("seed", range(5))
def test_every_stack_is_city_royalty_and_game_cards(seats: int, seed: int) -> None:
    """4.1, 4.2: one card lies open on each stack, and never royalty: it has its slot, and one more card is open"""
    cities = facts(GAME.new(seats, seed))["cities"]
    assert [city["city"] for city in cities] == CITIES
    for city in cities:
        assert city["card"] is not None
        in_slot = city["royalty"] is not None
        assert 1 + city["stack"] + in_slot == PER_CITY[seats] + 2
        assert city["card"] not in STARTING


def test_any_game_card_may_lie_in_any_city() -> None:
    """4.1: they are dealt from a shuffled pile"""
    found = {at(GAME.new(2, seed), "london")["card"] for seed in range(30)}
    assert len(found) > 10


def test_royalty_is_sometimes_turned_up_at_once() -> None:
    """4.2: with seven cards in a stack about one in seven is on top"""
    found = [city["royalty"] for seed in range(20) for city in facts(GAME.new(5, seed))["cities"]]
    assert 0 < sum(royal is not None for royal in found) < len(found) / 2


def test_royalty_is_turned_up_in_its_own_city() -> None:
    """4.1"""
    home = {row["city"]: row["id"] for row in DATA["royalty"]}
    for seed in range(20):
        for city in facts(GAME.new(4, seed))["cities"]:
            assert city["royalty"] in (None, home[city["city"]])


def test_a_city_card_is_in_its_own_city() -> None:
    """4.1"""
    for seed in range(20):
        for city in facts(GAME.new(2, seed))["cities"]:
            assert city["card"] not in CITIES or city["card"] == city["city"]


@pytest.mark.parametrize("seats", COUNTS)
def test_markers_and_discs_begin_at_zero(seats: int) -> None:
    """4.3, 4.4"""
    state = GAME.new(seats, 1)
    assert tracks(state) == {"loyalist": 0, "restorationist": 0}
    assert each(state, "points") == [0] * seats
    assert each(state, "pushed") == [[0, 0]] * seats
    assert each(state, "mi_go") == each(state, "mi_go_turn") == [0] * seats
    assert each(state, "looked") == each(state, "beside") == each(state, "royalty") == [[]] * seats
    assert each(state, "revealed") == each(state, "changed") == [False] * seats


@pytest.mark.parametrize("seats", COUNTS)
def test_pieces(seats: int) -> None:
    """4.4: five cubes in Limbo, five cubes and ten agents in the supply; 4.7: six zombies beside the board"""
    state = GAME.new(seats, 2)
    assert each(state, "limbo") == [5] * seats
    assert each(state, "cubes") == [5] * seats
    assert each(state, "agents") == [10] * seats
    assert facts(state)["pool"] == 6
    assert each(state, "sanity") == [3] * seats


@pytest.mark.parametrize("seats", COUNTS)
def test_everybody_draws_five_of_the_same_ten_cards(seats: int) -> None:
    """4.4"""
    state = GAME.new(seats, 3)
    for seat in range(seats):
        assert len(hand(state, seat)) == len(set(hand(state, seat))) == 5
        assert set(hand(state, seat)) <= set(STARTING)
        assert sorted(of(state, seat)["unseen"]) == STARTING
        assert of(state, seat)["deck"] == 5
        assert of(state, seat)["discards"] == []


def test_decks_are_shuffled() -> None:
    """4.4"""
    hands = {tuple(hand(GAME.new(5, seed), seat)) for seed in range(3) for seat in range(5)}
    assert len(hands) > 10


@pytest.mark.parametrize("seats", COUNTS)
def test_identities_are_dealt_from_three_of_each(seats: int) -> None:
    """4.5, R2: any split that six cards allow can come up"""
    found = set()
    for seed in range(60):
        state = GAME.new(seats, seed)
        sides = Counter(of(state, seat, seat)["identity"] for seat in range(seats))
        found.add(sides["loyalist"])
    assert found == set(range(max(0, seats - 3), min(3, seats) + 1))


def test_nobody_knows_another_identity() -> None:
    """4.5"""
    state = GAME.new(5, 4)
    for viewer in (None, *range(5)):
        known = [row["identity"] for row in facts(state, viewer)["players"]]
        assert [seat for seat in range(5) if known[seat] is not None] == [
            seat for seat in range(5) if seat == viewer
        ]


@pytest.mark.parametrize("seats", COUNTS)
def test_two_agents_each_in_turn_order(seats: int) -> None:
    """4.6: clockwise from the first player, and then once more in the same order"""
    state = GAME.new(seats, 5)
    first = asked(state)[0]
    order = []
    while prompt(state) == "place-agent":
        order += asked(state)
        assert choices(state) == [f"agent {city}" for city in CITIES]
        state.choose(state.waiting[0], "agent rome")
    assert order == [(first + i) % seats for i in range(seats)] * 2
    assert agents(state, "rome") == [2] * seats, "agents may share a city"
    assert each(state, "agents") == [8] * seats
    assert asked(state) == [first], "the first player begins (4.7)"
    assert prompt(state) == "first-action"


def test_the_first_player_is_chosen_at_random() -> None:
    """4.6"""
    assert {asked(GAME.new(5, seed))[0] for seed in range(40)} == set(range(5))


@pytest.mark.parametrize("seats", COUNTS)
def test_points_that_end_the_game(seats: int) -> None:
    """4: 28, 24, 22 and 20"""
    state = placed(seats)
    assert GAME.shown(state.view(None))["needed"] == POINTS[seats]
    assert GAME.shown(state.view(None))["track_end"] == 10


@pytest.mark.parametrize("seats", COUNTS)
def test_cards_that_are_not_used_stay_unseen(seats: int) -> None:
    """4.1: of 66 cards, 39, 30 or 21 are left; nobody sees which"""
    state = placed(seats)
    assert sum(row["copies"] for row in DATA["game_card"]) == 66
    assert facts(state)["gone"] == []
    in_stacks = 0
    for city in facts(state)["cities"]:
        in_stacks += city["stack"] + 1 + (city["royalty"] is not None) - 2
    assert 66 - in_stacks == {2: 39, 3: 39, 4: 30, 5: 21}[seats]


def test_the_same_seed_is_the_same_game() -> None:
    assert facts(GAME.new(4, 9), 2) == facts(GAME.new(4, 9), 2)
    assert facts(GAME.new(4, 9), 2) != facts(GAME.new(4, 10), 2)


def test_identities_are_told_to_their_owners_alone() -> None:
    """4.5, 20"""
    state = GAME.new(3, 6)
    for viewer in range(3):
        assert told(state, "dealt", viewer) == [
            {"seat": viewer, "faction": of(state, viewer, viewer)["identity"]}
        ]
    assert told(state, "dealt") == []


def test_a_written_position_deals_what_is_not_mentioned() -> None:
    """Cities that are not mentioned are dealt as at the start."""
    state = GAME.position({"players": [seat_with(), seat_with()], "cities": {"paris": {}}})
    for city in facts(state)["cities"]:
        if city["city"] == "paris":
            assert (city["card"], city["stack"]) == (None, 0)
        else:
            assert 1 + city["stack"] + (city["royalty"] is not None) == 5


def test_the_cards_these_tests_rely_on() -> None:
    """3: if an owner corrects the starting cards, the tests of payments have to follow"""
    wanted = {
        "s001": ["place_influence:1", "claim"],
        "s002": ["place_influence:1", "claim"],
        "s003": ["claim", "move_agent:1"],
        "s004": ["place_influence:1", "retrieve:1"],
        "s005": ["place_influence:1", "retrieve:1"],
        "s006": ["place_influence:1", "retrieve:1"],
        "s007": ["place_influence:2"],
        "s008": ["retrieve:2", "bomb:1"],
        "s009": ["move_agent:1", "bomb:2"],
        "s010": ["assassinate", "bomb:1"],
    }
    assert {card: CARDS[card]["symbols"] for card in STARTING} == wanted


def test_a_table_of_these_tests_has_no_cards() -> None:
    """Positions of these tests have bare cities, so that conditions can be tried one by one."""
    state = table(seat_with(), seat_with())
    assert all(city["card"] is None and city["royalty"] is None for city in facts(state)["cities"])
    assert agents(state, "cairo") == agents(state, "constantinople") == [1, 1]
