"""The simple actions (6.1, 6.3 to 6.5, 6.7, 6.9) and what they are paid with (6.1, R13, R22, R35)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    CITIES,
    agents,
    asked,
    can,
    choices,
    cubes,
    discards,
    do,
    each,
    ending,
    facts,
    hand,
    of,
    player,
    prompt,
    reason,
    table,
    tracks,
    with_verb,
)


def supply(number: int) -> dict[str, int]:
    """Return where the cubes are of a player who has this number in the supply."""
    return {"limbo": 10 - number}


# ---- place influence (6.1)


def test_cubes_from_the_supply_into_one_city() -> None:
    """6.1"""
    state = table(player("s001", "s007", "s004"), player())
    assert with_verb(state, "place") == set(CITIES)
    do(state, "0 place berlin with s001 s007")
    assert cubes(state, "berlin") == [3, 0]
    assert of(state, 0)["cubes"] == 2
    assert of(state, 0)["limbo"] == 5
    assert discards(state, 0) == ["s001", "s007"]
    assert sum(sum(cubes(state, city)) for city in CITIES) == 3


def test_no_limit_in_a_city() -> None:
    """6.1"""
    me = player("s001", "s004", "s005", "s006", "s007", cubes={"rome": 4})
    state = do(table(me, player(cubes={"rome": 9})), "0 place rome with s001 s004 s005 s006 s007")
    assert cubes(state, "rome") == [10, 9]


def test_not_possible_without_cubes_in_the_supply() -> None:
    """6.1: S = 0"""
    state = table(player("s001", cubes=supply(0)), player())
    assert with_verb(state, "place") == set()
    assert reason(state, "place rome") == "no-cubes-in-supply"


@pytest.mark.parametrize(
    ("left", "cards", "allowed", "put"),
    [
        (1, "s001", True, 1),
        (1, "s007", True, 1),  # the exception of the rulebook: two symbols, a single cube
        (1, "s001 s002", False, 0),
        (1, "s001 s007", False, 0),
        (2, "s007", True, 2),
        (2, "s001 s002", True, 2),
        (2, "s001 s007", False, 0),  # without S001 the cubes would be placed all the same
        (2, "s007 fenians", False, 0),
        (3, "s001 s007", True, 3),
        (3, "s007 fenians", True, 3),  # 4 - 2 < 3: both are needed
        (3, "s001 s007 fenians", False, 0),  # 5 - 1 = 4
        (3, "s001 s002 s007", False, 0),
        (4, "s001 s007 fenians", False, 0),
        (4, "s007 fenians", True, 4),
        (5, "s001 s007 fenians", True, 5),
        (5, "s001 s002 s007 fenians", False, 0),  # 6 - 1 = 5, not below 5
        (5, "s001", True, 1),  # fewer symbols than cubes
    ],
)
def test_no_card_may_be_superfluous_in_placing(left: int, cards: str, allowed: bool, put: int) -> None:
    """6.1, R13: T <= S, or T - m < S"""
    me = player("s001", "s002", "s007", "fenians", cubes=supply(left))
    state = table(me, player())
    assert can(state, f"0 place rome with {cards}") is allowed
    if allowed:
        do(state, f"0 place rome with {cards}")
        assert cubes(state, "rome") == [put, 0]
        assert of(state, 0)["cubes"] == left - put


def test_any_order_of_the_cards() -> None:
    """6.1: what may be played together may be put together in any order"""
    me = player("s001", "s007", "fenians", cubes=supply(5))
    for cards in ("s001 s007 fenians", "fenians s007 s001", "s007 s001 fenians"):
        assert can(table(me, player()), f"0 place rome with {cards}")


def test_the_exact_combination_need_not_be_looked_for() -> None:
    """R13: two cards of two for three cubes, although one of one is in hand"""
    me = player("s001", "s007", "fenians", cubes=supply(3))
    assert can(table(me, player()), "0 place rome with s007 fenians")


def test_only_cards_with_the_symbol() -> None:
    """6.1"""
    state = do(table(player("s001", "s003", "s008"), player()), "0 place rome")
    assert choices(state) == ["pay s001"]
    assert reason(state, "pay s003") == "no-place-symbol"


def test_each_copy_in_hand_once() -> None:
    """A second card of the same kind can be paid only if there is one."""
    me = player("fenians", "fenians", cubes=supply(5))
    state = do(table(me, player()), "0 place rome", "0 pay fenians")
    assert choices(state) == ["pay fenians", "done"]
    do(state, "0 pay fenians")
    assert choices(state) == ["done"]
    do(state, "0 done")
    assert cubes(state, "rome") == [4, 0]
    assert discards(state, 0) == ["fenians", "fenians"]


# ---- retrieve influence (6.3)


def test_from_limbo_and_cities_in_any_mixture() -> None:
    """6.3"""
    me = player("s004", "s008", cubes={"limbo": 2, "rome": 2, "paris": 1})
    state = do(table(me, player(cubes={"berlin": 1})), "0 retrieve with s004 s008")
    assert choices(state) == ["take paris", "take rome", "limbo"]
    do(state, "0 take rome", "0 limbo", "0 take paris")
    assert (of(state, 0)["cubes"], of(state, 0)["limbo"]) == (8, 1)
    assert cubes(state, "rome") == [1, 0]
    assert cubes(state, "paris") == [0, 0]
    assert discards(state, 0) == ["s004", "s008"]
    assert prompt(state) == "second-action"


def test_exactly_as_many_as_symbols() -> None:
    """6.3: nobody stops before"""
    me = player("s004", "s008", cubes={"limbo": 4})
    state = do(table(me, player()), "0 retrieve with s008")
    assert of(state, 0)["cubes"] == 8
    assert of(state, 0)["limbo"] == 2


@pytest.mark.parametrize(
    ("out", "cards", "allowed"),
    [
        (1, "s004", True),
        (1, "s008", True),  # two symbols, one cube
        (1, "s004 s005", False),
        (2, "s004 s005", True),
        (2, "s008", True),
        (2, "s004 s008", False),
        (3, "s004 s008", True),
        (3, "s008 william_morris", True),  # 4 - 2 < 3
        (3, "s004 s005 s008", False),
        (4, "s008 william_morris", True),
        (5, "s004 s008 william_morris", True),
        (4, "s004 s008 william_morris", False),
    ],
)
def test_no_card_may_be_superfluous_in_retrieving(out: int, cards: str, allowed: bool) -> None:
    """6.3, R22"""
    me = player("s004", "s005", "s008", "william_morris", cubes={"limbo": out})
    state = table(me, player())
    assert can(state, f"0 retrieve with {cards}") is allowed
    if allowed:
        do(state, f"0 retrieve with {cards}")
        symbols = sum(2 if card in ("s008", "william_morris") else 1 for card in cards.split())
        assert of(state, 0)["limbo"] == max(0, out - symbols)


def test_nothing_to_retrieve() -> None:
    """6.3"""
    state = table(player("s004", cubes={}), player())
    assert "retrieve" not in choices(state)
    assert reason(state, "retrieve") == "no-cubes-out"


def test_cubes_in_cities_count_as_being_out() -> None:
    """6.3: a single cube in a city can be retrieved"""
    state = do(table(player("s004", cubes={"rome": 1}), player()), "0 retrieve with s004")
    assert of(state, 0)["cubes"] == 10


# ---- move agents (6.4)


def test_agents_from_any_cities_to_any_others() -> None:
    """6.4"""
    me = player("nadar", agents={"rome": 2, "paris": 1})
    state = do(table(me, player()), "0 move with nadar")
    assert choices(state) == [
        f"shift {start} {end}" for start in ("paris", "rome") for end in CITIES if end != start
    ]
    do(state, "0 shift rome cairo", "0 shift rome berlin", "0 shift paris rome")
    assert agents(state, "cairo") == [1, 1]
    assert agents(state, "berlin") == [1, 0]
    assert agents(state, "rome") == [1, 0]
    assert of(state, 0)["agents"] == 7
    assert discards(state, 0) == ["nadar"]


def test_fewer_than_the_symbols() -> None:
    """6.4: one or two of three"""
    me = player("nadar", agents={"rome": 3})
    state = do(table(me, player()), "0 move with nadar")
    assert "stop" not in choices(state), "at least one agent moves"
    do(state, "0 shift rome paris")
    assert "stop" in choices(state)
    do(state, "0 stop")
    assert (prompt(state), agents(state, "paris")) == ("second-action", [1, 0])


def test_never_more_than_the_symbols() -> None:
    """6.4"""
    me = player("s003", "s009", agents={"rome": 3})
    state = do(table(me, player()), "0 move with s003 s009", "0 shift rome paris", "0 shift rome paris")
    assert prompt(state) == "second-action"
    assert agents(state, "rome") == [1, 0]


def test_each_agent_at_most_once() -> None:
    """6.4"""
    me = player("nadar", agents={"rome": 1, "paris": 1})
    state = do(table(me, player()), "0 move with nadar", "0 shift rome cairo")
    assert with_verb(state, "shift") == {f"paris {city}" for city in CITIES if city != "paris"}
    assert reason(state, "shift cairo rome") == "has-moved"
    do(state, "0 shift paris cairo")
    assert (prompt(state), agents(state, "cairo")) == ("second-action", [2, 1])


def test_an_agent_that_was_there_may_leave_after_another_has_come() -> None:
    """6.4"""
    me = player("nadar", agents={"rome": 1, "paris": 1})
    state = do(table(me, player()), "0 move with nadar", "0 shift rome paris", "0 shift paris rome")
    assert prompt(state) == "second-action", "both have moved"
    assert (agents(state, "rome"), agents(state, "paris")) == ([1, 0], [1, 0])


@pytest.mark.parametrize(
    ("own", "cards", "least"),
    [
        (1, "nadar", 1),
        (3, "nadar", 1),
        (2, "s003 s009", 2),
        (1, "s003 s009", None),
        (3, "s003 nadar", None),  # 4 - 1 = 3: a fourth agent is needed
        (4, "s003 nadar", 4),
        (3, "sergei_kravchinsky nadar", None),  # 5 - 2 = 3
        (4, "sergei_kravchinsky nadar", 4),
        (5, "sergei_kravchinsky nadar", 4),
        (2, "s003 sergei_kravchinsky", None),
        (3, "s003 sergei_kravchinsky", 3),
        (5, "s003 s009 sergei_kravchinsky", 4),
    ],
)
def test_no_card_may_be_superfluous_in_moving(own: int, cards: str, least: int | None) -> None:
    """6.4: T - m < n, so that so many agents have to be moved"""
    me = player("nadar", "s003", "s009", "sergei_kravchinsky", agents={"rome": own})
    state = table(me, player())
    assert can(state, f"0 move with {cards}") is (least is not None)
    if least is not None:
        do(state, f"0 move with {cards}")
        moved = 0
        while prompt(state) == "move-agent" and "stop" not in choices(state):
            do(state, "0 shift rome paris")
            moved += 1
        assert moved == least


def test_agents_in_the_supply_cannot_be_moved() -> None:
    """6.4"""
    me = player("nadar", agents={}, mi_go=1, beside=["mi_go"])
    state = table(me, player())
    assert "move" not in choices(state)
    assert reason(state, "move") == "no-agents-out"


# ---- move track markers (6.5, 16)


def test_both_markers_in_one_action_by_anybody() -> None:
    """6.5"""
    me = player("bismarck", "louise_michel", "peoples_will", neutral=0, loyalist=0, restorationist=0)
    state = table(me, player(), player())
    do(state, "0 tracks with bismarck/loyalist louise_michel/restorationist peoples_will/restorationist")
    assert tracks(state) == {"loyalist": 3, "restorationist": 4}
    assert each(state, "points") == [1, 1, 1]
    assert discards(state, 0) == ["bismarck", "louise_michel", "peoples_will"]


def test_only_the_final_difference_matters() -> None:
    """6.5, 16: the totals fall as well"""
    me = player("bismarck", loyalist=0)
    state = table(me, player(), tracks={"restorationist": 5, "loyalist": 1})
    assert each(state, "points") == [4, 4]
    do(state, "0 tracks with bismarck/loyalist")
    assert each(state, "points") == [1, 1]


def test_a_marker_never_passes_ten() -> None:
    """6.5, 16"""
    me = player("bismarck", "william_stieber", neutral=0, loyalist=0)
    state = table(me, player(), tracks={"loyalist": 8, "restorationist": 6})
    do(state, "0 tracks with bismarck/loyalist william_stieber/loyalist")
    assert tracks(state) == {"loyalist": 10, "restorationist": 6}
    assert ending(state) == "track"


def test_all_movements_are_carried_out_even_if_a_marker_reaches_ten() -> None:
    """6.5"""
    me = player("bismarck", "louise_michel", neutral=0, loyalist=0, restorationist=0)
    state = table(me, player(), tracks={"loyalist": 9, "restorationist": 8})
    do(state, "0 tracks with bismarck/loyalist louise_michel/restorationist")
    assert tracks(state) == {"loyalist": 10, "restorationist": 10}


def test_no_limit_to_overpaying_with_track_cards() -> None:
    """R35"""
    me = player("bismarck", "juliana_glinka", "william_stieber", neutral=0, loyalist=0)
    state = table(me, player(), tracks={"loyalist": 9})
    assert can(state, "0 tracks with bismarck/loyalist juliana_glinka/loyalist william_stieber/loyalist")


def test_only_cards_with_a_track_symbol() -> None:
    """6.5"""
    state = do(table(player("madrid", "s001", "vienna"), player()), "0 tracks")
    assert choices(state) == ["push madrid restorationist", "push vienna loyalist"]
    assert reason(state, "push s001 loyalist") == "no-track-symbol"
    assert reason(state, "push madrid loyalist") == "no-track-symbol"


def test_how_far_everybody_has_moved_the_markers() -> None:
    """20: it is public who pushed what"""
    me = player("bismarck", "madrid", neutral=0, loyalist=0)
    state = table(me, player(pushed=[1, 2]), tracks={"loyalist": 8, "restorationist": 4})
    do(state, "0 tracks with madrid/restorationist", "0 tracks with bismarck/loyalist")
    assert each(state, "pushed") == [[2, 2], [1, 2]], "steps beyond the end are none"


# ---- discard cards (6.7)


def test_discard_one_or_more() -> None:
    """6.7: nothing is drawn before the refill"""
    state = table(player("s001", "fenians", "s003"), player())
    do(state, "0 discard with fenians s001")
    assert hand(state, 0) == ["s003"]
    assert discards(state, 0) == ["fenians", "s001"]
    do(state, "0 pass")
    assert len(hand(state, 0)) == 5


def test_discarding_everything() -> None:
    """6.7"""
    state = do(table(player("s001", "s002"), player()), "0 discard with s001 s002")
    assert (hand(state, 0), choices(state)) == ([], ["pass"])


def test_discarding_needs_a_card() -> None:
    """6.7"""
    state = table(player(), player())
    assert reason(state, "discard") == "no-cards"
    state = do(table(player("s001"), player()), "0 discard")
    assert choices(state) == ["drop s001"]


# ---- pass (6.9)


def test_pass_does_nothing() -> None:
    """6.9"""
    state = table(player("s001"), player())
    before: dict[str, Any] = facts(state, 0)
    do(state, "0 pass")
    after = facts(state, 0)
    assert {**after, "idle": 0} == before
    assert after["idle"] == 1


# ---- what can be begun


def begun(state: State) -> set[str]:
    """Return the verbs that are on offer."""
    return {choice.split()[0] for choice in choices(state)}


@pytest.mark.parametrize(
    ("card", "verbs"),
    [
        ("s001", {"place"}),
        ("s003", {"move"}),
        ("s004", {"place", "retrieve"}),
        ("s007", {"place"}),
        ("s008", {"retrieve"}),
        ("s009", {"move"}),
        ("s010", set()),
        ("bismarck", {"tracks"}),
        ("madrid", {"tracks", "retrieve"}),
        ("juliana_glinka", {"tracks"}),
        ("sergei_kravchinsky", {"tracks", "move"}),
        ("infernal_machine", set()),
        ("sigmund_freud", {"place", "use"}),
        ("hired_assassin", set()),
    ],
)
def test_what_a_card_can_begin(card: str, verbs: set[str]) -> None:
    """6: an action needs a card with its symbol; any card can be discarded"""
    state = table(player(card), player())
    assert begun(state) == verbs | {"discard", "pass"}


def test_the_turn_ends_without_a_question_when_nothing_free_can_follow() -> None:
    state = do(table(player("s001"), player()), "0 pass", "0 place rome with s001")
    assert asked(state) == [1]
