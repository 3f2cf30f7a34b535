"""Set-up (RULES.md 3) and the start of a round (5)."""

from collections import Counter

import pytest

from subrosa.core import BadSetup
from tests.rules.estoril.table import (
    GAME,
    STARTERS,
    do,
    each,
    facts,
    hand,
    player,
    prompt,
    table,
    to_the_end_of_the_round,
    told,
)


@pytest.mark.parametrize(("seats", "markers"), [(2, 6), (3, 4), (4, 3)])
def test_hands_and_markers(seats: int, markers: int) -> None:
    """3.1: twelve characters are placed in every round"""
    state = GAME.new(seats, 1)
    assert each(state, "markers") == [markers] * seats
    assert seats * markers == 12
    for seat in range(seats):
        assert hand(state, seat) == sorted(STARTERS)


def test_four_open_missions() -> None:
    """3.2"""
    drawn: Counter[str] = Counter()
    for seed in range(60):
        missions = facts(GAME.new(3, seed))["missions"]
        assert len(set(missions)) == 4
        drawn.update(missions)
    assert len(drawn) == 12, "any of the twelve"
    assert facts(GAME.new(3, 1))["secret_missions"] == facts(GAME.new(3, 1))["office"] == []


def test_deck_and_rewards() -> None:
    """3.3, 5.2: one reward on each of six locations, face down where it is TOP SECRET"""
    for seed in range(20):
        known = facts(GAME.new(2, seed))
        assert known["deck"] == 27 - 6
        for place in known["city"]:
            secret = place["location"] in ("palacio", "museum")
            assert place["face"] == ("down" if secret else "up")
            assert (place["reward"] is None) == secret


def test_the_deck_is_shuffled() -> None:
    """3.3: the first rewards differ from game to game"""
    games = [facts(GAME.new(2, seed)) for seed in range(12)]
    assert len({tuple(place["reward"] for place in known["city"]) for known in games}) > 6
    assert len({place["reward"] for known in games for place in known["city"]}) > 12


def test_first_player_by_lot() -> None:
    """3.4"""
    assert {facts(GAME.new(4, seed))["first"] for seed in range(40)} == {0, 1, 2, 3}
    state = GAME.new(4, 3)
    assert state.waiting == (facts(state)["first"],)
    assert prompt(state) == "place"


def test_the_city_is_laid_at_random() -> None:
    """5.1: six of eight boards, in any place, turned any way"""
    places: Counter[tuple[int, str]] = Counter()
    turns: Counter[int] = Counter()
    for seed in range(200):
        city = facts(GAME.new(2, seed))["city"]
        assert len({place["location"] for place in city}) == 6
        places.update((i, place["location"]) for i, place in enumerate(city))
        turns.update(place["turns"] for place in city)
    assert len(places) == 6 * 8
    assert set(turns) == {0, 1, 2, 3}
    assert min(turns.values()) > 200


def test_all_eight_boards_are_shuffled_again() -> None:
    """5.1: boards that sat out come back"""
    state = GAME.new(2, 5, hurry=True)
    seen = set()
    while state.waiting:
        seen.add(tuple((place["location"], place["turns"]) for place in facts(state)["city"]))
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    assert len(seen) == 4
    assert len({location for city in seen for location, _ in city}) == 8


def test_four_rounds_and_a_first_player_who_moves_on() -> None:
    """5.3, 7.9"""
    state = GAME.new(3, 9)
    firsts = {}
    while state.waiting:
        known = facts(state)
        if known["round"] not in firsts:
            firsts[known["round"]] = known["first"]
            assert state.waiting == (known["first"],)
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    start = firsts[1]
    assert firsts == {1: start, 2: (start + 1) % 3, 3: (start + 2) % 3, 4: start}
    assert facts(state)["round"] == 4


def test_a_round_begins_with_all_markers() -> None:
    """7.7"""
    state = to_the_end_of_the_round(
        table(player({"3i": "s_veteran"}), player({"7i": "s_veteran"}), now="resolving")
    )
    assert facts(state)["round"] == 2
    assert each(state, "markers") == [6, 6]
    assert told(state, "round")[-1]["number"] == 2
    assert all(place["seat"] is None for place in facts(state)["areas"])


def test_same_seed_same_game() -> None:
    assert GAME.new(3, 7).view(0) == GAME.new(3, 7).view(0)
    assert GAME.new(3, 7).view(0) != GAME.new(3, 8).view(0)
    do(GAME.new(3, 7))


@pytest.mark.parametrize("seats", [0, 1, 5, 8])
def test_wrong_number_of_players(seats: int) -> None:
    with pytest.raises(BadSetup, match="2 to 4 players"):
        GAME.new(seats)


@pytest.mark.parametrize(
    ("options", "problem"),
    [
        ({"secret_missions": "yes"}, "3 or 4 players"),
        ({"secret_mission": "yes"}, "no option 'secret_mission'"),
        ({"second_place": "maybe"}, "one of no, yes"),
        ({"white_markers": 5}, "one of unlimited, limited"),
    ],
)
def test_bad_options(options: dict[str, object], problem: str) -> None:
    with pytest.raises(BadSetup, match=problem):
        GAME.new(2, 1, options)
