"""Claiming cards (6.2): conditions, the six steps, and several claims in one action."""

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    MAD,
    SANE,
    agents,
    asked,
    at,
    can,
    choices,
    cubes,
    die,
    discards,
    do,
    each,
    ending,
    hand,
    loyalist,
    of,
    player,
    printed,
    prompt,
    reason,
    restorationist,
    table,
    told,
    with_verb,
    worth,
)

NADAR = {"paris": {"card": "nadar", "stack": ["paris"]}}


# ---- conditions


@pytest.mark.parametrize(
    ("own_cubes", "own_agents", "other_cubes", "other_agents", "possible"),
    [
        (1, 0, 0, 0, True),  # with no rival pieces, one cube suffices
        (0, 1, 0, 0, False),  # agents alone never
        (0, 3, 1, 0, False),
        (1, 1, 1, 0, True),
        (1, 0, 1, 0, False),  # a tie is no majority
        (2, 0, 0, 2, False),  # not even if the other's pieces are all agents
        (2, 1, 0, 2, True),
        (1, 2, 2, 0, True),
        (2, 0, 2, 1, False),
        (1, 4, 2, 2, True),
    ],
)
def test_majority_with_a_cube_in_it(
    own_cubes: int, own_agents: int, other_cubes: int, other_agents: int, possible: bool
) -> None:
    """2, 6.2: strictly more pieces than every other player, at least one of them a cube"""
    me = player("s001", cubes={"paris": own_cubes}, agents={"paris": own_agents, "rome": 1})
    other = player(cubes={"paris": other_cubes}, agents={"paris": other_agents, "rome": 1})
    state = table(me, other, cities=NADAR)
    assert ("claim paris" in choices(state)) is possible


@pytest.mark.parametrize("seat", range(3))
def test_majority_from_every_seat(seat: int) -> None:
    """2: a tie is no majority, with whomever, and nobody leads in an empty city"""
    for rival in range(3):
        if rival == seat:
            continue
        for own, other in ((1, 1), (2, 1), (1, 2)):
            seats = [player() for _ in range(3)]
            seats[seat] = player("s001", "duchess_duzes", cubes={"paris": own})
            seats[rival] = player(cubes={"paris": other})
            state = table(*seats, cities=NADAR | {"berlin": {"card": "berlin"}}, active=seat)
            assert ("claim paris" in choices(state)) is (own > other)
            assert ("use duchess_duzes" in choices(state)) is (own > other), "Berlin is empty"


def test_more_than_every_single_other() -> None:
    """2: not more than all others together"""
    me = player("s001", cubes={"paris": 3})
    state = table(me, player(cubes={"paris": 2}), player(cubes={"paris": 2}), cities=NADAR)
    assert "claim paris" in choices(state)
    state = table(me, player(cubes={"paris": 2}), player(cubes={"paris": 3}), cities=NADAR)
    assert "claim paris" not in choices(state)


def test_zombies_are_nobodys_pieces() -> None:
    """R11"""
    state = table(
        player("s001", cubes={"paris": 1}), player(), cities={"paris": {"card": "nadar", "zombies": 4}}
    )
    assert "claim paris" in choices(state)


def test_agents_on_mi_go_are_no_pieces() -> None:
    """R14"""
    other = player(mi_go=2, beside=["mi_go"])
    assert "claim paris" in choices(table(player("s001", cubes={"paris": 1}), other, cities=NADAR))


def test_a_card_has_to_lie_there() -> None:
    """6.2, R18"""
    state = table(player("s001", cubes={"paris": 1}), player())
    assert with_verb(state, "claim") == set()
    assert reason(state, "claim paris") == "no-card-there"


def test_one_card_with_a_claim_symbol() -> None:
    """6.2: exactly one for each claim"""
    state = table(player("s001", "s002", "s004", cubes={"paris": 1}), player(), cities=NADAR)
    do(state, "0 claim paris")
    assert choices(state) == ["pay s001", "pay s002"]
    do(state, "0 pay s001")
    assert choices(state) == ["done"]
    assert reason(state, "pay s002") == "one-card-per-claim"


# ---- the six steps


def test_step_1_the_card_goes_to_the_discard_pile() -> None:
    """6.2"""
    state = table(player("s001", "s003", cubes={"paris": 1}), player(), cities=NADAR)
    do(state, "0 claim paris with s001")
    assert discards(state, 0) == ["s001", "nadar"]
    assert hand(state, 0) == ["s003"]


def test_step_2_own_cubes_to_limbo_others_home() -> None:
    """6.2: agents and zombies stay"""
    me = player("s001", cubes={"paris": 4, "limbo": 2}, agents={"paris": 1, "rome": 1})
    second = player(cubes={"paris": 2, "limbo": 3}, agents={"paris": 1, "rome": 1})
    third = player(cubes={"paris": 1, "limbo": 3}, agents={"paris": 2})
    cities = {"paris": {"card": "nadar", "zombies": 2}}
    state = do(table(me, second, third, cities=cities), "0 claim paris with s001")
    assert cubes(state, "paris") == [0, 0, 0]
    assert each(state, "limbo") == [6, 3, 3]
    assert each(state, "cubes") == [4, 7, 7]
    assert agents(state, "paris") == [1, 1, 2]
    assert at(state, "paris")["zombies"] == 2


def test_cubes_in_other_cities_stay() -> None:
    """6.2"""
    me = player("s001", cubes={"paris": 1, "rome": 1})
    state = do(table(me, player(cubes={"rome": 2}), cities=NADAR), "0 claim paris with s001")
    assert cubes(state, "rome") == [1, 2]


@pytest.mark.parametrize(
    ("card", "recruits"), [("nadar", 0), ("ravachol", 1), ("peter_rachkovsky", 2), ("rome", 0)]
)
def test_step_3_an_agent_from_the_supply(card: str, recruits: int) -> None:
    """6.2: into this city; Peter Rachkovsky brings two"""
    assert printed(card, "agent") == recruits
    me = player("s001", cubes={"rome": 1}, agents={"cairo": 2})
    state = do(table(me, player(), cities={"rome": {"card": card}}), "0 claim rome with s001")
    assert agents(state, "rome") == [recruits, 0]
    assert of(state, 0)["agents"] == 8 - recruits


@pytest.mark.parametrize(("supply", "recruits"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_as_many_as_there_are(supply: int, recruits: int) -> None:
    """R12: the card is claimed all the same"""
    me = player("s001", cubes={"rome": 1}, agents={"cairo": 10 - supply})
    state = table(me, player(), cities={"rome": {"card": "peter_rachkovsky"}})
    do(state, "0 claim rome with s001")
    assert agents(state, "rome") == [recruits, 0]
    assert "peter_rachkovsky" in discards(state, 0)


@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("louise_michel", "restorationist"),
        ("bismarck", "loyalist"),
        ("rome", "neutral"),
        ("society_of_leopold", "restorationist"),
    ],
)
def test_step_4_points_in_their_kind(card: str, kind: str) -> None:
    """6.2, 15"""
    me = player("s001", cubes={"rome": 1})
    state = do(table(me, player(), cities={"rome": {"card": card}}), "0 claim rome with s001")
    assert worth(card) > 0
    for other in ("neutral", "restorationist", "loyalist"):
        assert of(state, 0)[other] == (worth(card) if other == kind else 0)
    assert each(state, "points") == [worth(card), 0]


def test_points_are_scored_once_however_often_the_card_is_played() -> None:
    """15"""
    me = player("rome", "s001", discards=["berlin"])
    state = table(me, player())
    assert of(state, 0)["points"] == worth("rome") + worth("berlin")
    do(state, "0 place rome with rome")
    assert of(state, 0)["points"] == worth("rome") + worth("berlin")


@pytest.mark.parametrize(("face", "left"), [(MAD, 2), (3, 2), (4, 3), (SANE, 3)])
def test_step_5_madness(face: int, left: int) -> None:
    """6.2, 12, R1: three of six faces cost a token; no agent is lost"""
    me = player("s001", cubes={"paris": 1}, agents={"paris": 2})
    state = die([face], me, player(), cities={"paris": {"card": "shoggoth"}})
    do(state, "0 claim paris with s001")
    assert each(state, "sanity") == [left, 3]
    assert agents(state, "paris") == [2, 0]


def test_no_roll_without_the_symbol() -> None:
    """6.2"""
    state = die([MAD], player("s001", cubes={"paris": 1}), player(), cities=NADAR)
    do(state, "0 claim paris with s001")
    assert (each(state, "sanity"), told(state, "sanity")) == ([3, 3], [])


def test_step_6_the_next_card_is_turned_up() -> None:
    """6.2"""
    cities = {"paris": {"card": "nadar", "stack": ["fenians", "royalty"]}}
    state = do(table(player("s001", cubes={"paris": 1}), player(), cities=cities), "0 claim paris with s001")
    assert (at(state, "paris")["card"], at(state, "paris")["stack"]) == ("fenians", 1)


def test_royalty_that_is_turned_up_goes_to_its_slot() -> None:
    """4.2, 6.2: and another card is turned up"""
    cities = {"paris": {"card": "nadar", "stack": ["royalty", "fenians", "paris"]}}
    state = do(table(player("s001", cubes={"paris": 1}), player(), cities=cities), "0 claim paris with s001")
    assert at(state, "paris")["royalty"] == "spinner_in_darkness"
    assert (at(state, "paris")["card"], at(state, "paris")["stack"]) == ("fenians", 1)


def test_royalty_as_the_last_card() -> None:
    """4.2, R18: the card space is empty then, and the royalty in its slot"""
    cities = {"paris": {"card": "nadar", "stack": ["royalty"]}}
    state = do(table(player("s001", cubes={"paris": 1}), player(), cities=cities), "0 claim paris with s001")
    assert at(state, "paris")["royalty"] == "spinner_in_darkness"
    assert (at(state, "paris")["card"], at(state, "paris")["stack"]) == (None, 0)


def test_an_exhausted_stack_stays_empty() -> None:
    """6.2, R18: the city remains in play"""
    cities = {"paris": {"card": "nadar"}}
    me = player("s001", "s002", "s004", cubes={"paris": 1})
    state = do(table(me, player(), cities=cities), "0 claim paris with s001")
    assert (at(state, "paris")["card"], at(state, "paris")["stack"]) == (None, 0)
    assert can(state, "0 place paris with s002")


def test_city_cards_work_the_same_way() -> None:
    """6.2"""
    cities = {"paris": {"card": "paris", "stack": ["nadar"]}}
    me = player("s001", cubes={"paris": 1})
    state = do(table(me, player(), cities=cities), "0 claim paris with s001")
    assert discards(state, 0) == ["s001", "paris"]
    assert of(state, 0)["neutral"] == worth("paris")


# ---- several claims in one action


def three_cities(*cards: str) -> State:
    """Set up a table at which seat 0 leads in three cities."""
    me = player(*cards, cubes={"paris": 1, "rome": 1, "berlin": 1})
    cities = {
        "paris": {"card": "nadar", "stack": ["paris"]},
        "rome": {"card": "rome"},
        "berlin": {"card": "berlin"},
    }
    return table(me, player(), cities=cities)


def test_several_claims_are_one_action() -> None:
    """6.2, R36: one by one"""
    state = three_cities("s001", "s002", "s003")
    do(state, "0 claim rome with s001")
    assert (prompt(state), choices(state)) == ("claim-again", ["stop", "claim paris", "claim berlin"])
    do(state, "0 claim berlin with s002", "0 claim paris with s003")
    assert prompt(state) == "second-action"
    assert discards(state, 0) == ["s001", "rome", "s002", "berlin", "s003", "nadar"]


def test_one_may_stop_after_any_of_them() -> None:
    """6.2"""
    state = do(three_cities("s001", "s002"), "0 claim rome with s001", "0 stop")
    assert prompt(state) == "second-action"
    assert hand(state, 0) == ["s002"]


def test_no_more_claims_than_claim_cards() -> None:
    """6.2: one is asked all the same, because nobody else knows the hand"""
    state = do(three_cities("s001", "s004"), "0 claim rome with s001")
    assert (prompt(state), choices(state)) == ("claim-again", ["stop"])


def test_no_question_when_the_board_allows_no_other_claim() -> None:
    state = table(player("s001", "s002", cubes={"paris": 1}), player(), cities=NADAR)
    assert prompt(do(state, "0 claim paris with s001")) == "second-action"


def test_no_question_with_an_empty_hand() -> None:
    assert prompt(do(three_cities("s001"), "0 claim rome with s001")) == "second-action"


def test_a_city_can_be_claimed_from_only_once() -> None:
    """6.2: the cubes are gone"""
    state = do(three_cities("s001", "s002"), "0 claim paris with s001")
    assert "claim paris" not in choices(state)
    assert reason(state, "claim paris") == "no-majority"


def test_conditions_are_checked_for_each_claim() -> None:
    """6.2: an agent recruited by a claim does not help, where there is no cube"""
    me = player("s001", "s002", "s003", cubes={"rome": 1})
    cities = {"rome": {"card": "ravachol", "stack": ["rome"]}, "paris": {"card": "nadar"}}
    state = do(table(me, player(), cities=cities), "0 claim rome with s001")
    assert agents(state, "rome") == [1, 0]
    assert prompt(state) == "second-action"


def test_a_reveal_between_two_claims() -> None:
    """R30: a Loyalist refills at once; the second claim follows under the new position"""
    me = loyalist("s001", "s002", sanity=1, cubes={"paris": 1, "rome": 1}, agents={"cairo": 1})
    other = player(agents={"rome": 1, "cairo": 1})
    cities = {"paris": {"card": "shoggoth", "stack": ["paris"]}, "rome": {"card": "nadar"}}
    state = die([MAD], me, other, cities=cities)
    assert "claim rome" not in choices(state)
    do(state, "0 claim paris with s001")
    assert prompt(state) == "reinforce"
    assert at(state, "paris")["card"] is None, "the next card is turned up after the madness (6.2)"
    do(state, "0 agent rome", "0 agent rome")
    assert at(state, "paris")["card"] == "paris"
    do(state, "0 claim rome with s002")
    assert "nadar" in discards(state, 0)


def test_madness_on_a_claim_ends_the_game_for_a_restorationist() -> None:
    """R38, R33: what was scored in the same step counts; nothing is turned up any more"""
    me = restorationist("s001", sanity=1, cubes={"paris": 1})
    cities = {"paris": {"card": "cthulhu", "stack": ["paris"]}}
    state = do(die([MAD], me, player(), cities=cities), "0 claim paris with s001")
    assert ending(state) == "revealed"
    assert of(state, 0)["loyalist"] == worth("cthulhu")
    assert at(state, "paris")["card"] is None


def test_the_claim_is_told_to_everybody() -> None:
    """20: claimed cards are public"""
    state = table(player("s001", cubes={"paris": 1}), player(), cities=NADAR)
    do(state, "0 claim paris with s001")
    assert told(state, "claim") == [{"seat": 0, "city": "paris", "card": "nadar", "with_card": "s001"}]
    assert "nadar" in of(state, 0, 1)["discards"]


def test_another_players_turn() -> None:
    """Seats are not special."""
    other = player("s001", cubes={"paris": 2})
    state = table(player(cubes={"paris": 1}), player(), other, cities=NADAR, active=2)
    do(state, "2 claim paris with s001")
    assert discards(state, 2) == ["s001", "nadar"]
    assert each(state, "limbo") == [0, 5, 2]
    assert asked(state) == [2]
