"""House rules (21): each option, what it changes, and that the standard differs."""

from typing import Any

import pytest

from subrosa.core import BadSetup, State
from tests.rules.emerald.table import (
    CITIES,
    GAME,
    MAD,
    agents,
    asked,
    beside,
    choices,
    cubes,
    die,
    discards,
    do,
    each,
    ending,
    gone,
    hand,
    loyalist,
    of,
    player,
    prompt,
    reason,
    restorationist,
    table,
    with_verb,
    worth,
)

STANDARD = {
    "who_is_who": "yes",
    "sanity_die": "cards",
    "lestrade": "one_player",
    "vampires_block": "reusable",
    "blocked_cubes": "stay",
    "vampires_stop": "killings",
    "holmes_stops_irene": "no",
    "end_check": "action",
    "loyalist_refill": "once",
    "change_of_heart": "at_reveal",
    "retrieve_exactly": "no",
    "zombie_block": "agent",
}


def test_the_rulings_are_the_standard() -> None:
    """21"""
    assert table(player(), player()).view(None)["options"] == STANDARD


@pytest.mark.parametrize(("name", "value"), [("lestrade", "nobody"), ("sanity", "cards")])
def test_what_is_no_option(name: str, value: str) -> None:
    with pytest.raises(BadSetup):
        GAME.new(3, options={name: value})


# ---- H1: the sanity die (R1)


@pytest.mark.parametrize(("option", "faces"), [("cards", {1, 2, 3}), ("two_faces", {1, 2})])
def test_faces_of_the_sanity_die(option: str, faces: set[int]) -> None:
    """R1"""
    mad = set()
    for face in range(1, 7):
        state = die([face], player("terrors_of_the_night"), player(), options={"sanity_die": option})
        if of(do(state, "0 use terrors_of_the_night"), 1)["sanity"] == 2:
            mad.add(face)
    assert mad == faces


# ---- H2: Inspector Lestrade (R3)


def test_lestrade_clears_a_whole_city() -> None:
    """R3"""
    me = player("inspector_lestrade", cubes={"rome": 1, "paris": 1})
    state = table(me, player(cubes={"rome": 2}), options={"lestrade": "whole_city"})
    do(state, "0 use inspector_lestrade")
    assert choices(state) == ["choose paris", "choose rome"]
    assert reason(state, "choose cairo") == "no-cubes-there"
    do(state, "0 choose rome")
    assert (cubes(state, "rome"), cubes(state, "paris")) == ([0, 0], [1, 0])
    assert each(state, "cubes") == [9, 10]
    assert discards(state, 0) == ["inspector_lestrade"]


# ---- H3: the Vampires' block (R4)


@pytest.mark.parametrize(("option", "stays"), [("reusable", True), ("one_use", False)])
def test_whether_a_block_uses_the_vampires_up(option: str, stays: bool) -> None:
    """R4: to the identity area then; the points are kept"""
    me, other = player("shoggoth"), player("vampires", agents={"rome": 1, "paris": 1})
    state = table(me, other, options={"vampires_block": option})
    do(state, "0 use shoggoth", "0 aim rome 1", "1 block vampires")
    assert ("vampires" in discards(state, 1)) is stays
    assert (beside(state, 1) == []) is stays
    assert beside(state, 1) in ([], [("vampires", None)])
    assert of(state, 1)["loyalist"] == worth("vampires")
    assert len(hand(state, 1)) == 1, "a card is drawn all the same"
    assert gone(state) == []


def test_sherlock_holmes_is_never_used_up() -> None:
    """R4"""
    me, other = player("shoggoth"), player("sherlock_holmes", agents={"rome": 1, "paris": 1})
    state = table(me, other, options={"vampires_block": "one_use"})
    do(state, "0 use shoggoth", "0 aim rome 1", "1 block sherlock_holmes")
    assert discards(state, 1) == ["sherlock_holmes"]


# ---- H4: cubes after a blocked assassination (R5)


@pytest.mark.parametrize(("option", "left"), [("stay", [1, 2]), ("cleared", [0, 0])])
def test_cubes_after_a_blocked_assassination(option: str, left: list[int]) -> None:
    """R5"""
    me = player("hired_assassin", agents={"rome": 3}, cubes={"rome": 1})
    other = player("sherlock_holmes", agents={"rome": 1, "paris": 1}, cubes={"rome": 2})
    state = table(me, other, options={"blocked_cubes": option})
    do(state, "0 kill rome 1 with hired_assassin", "1 block sherlock_holmes")
    assert cubes(state, "rome") == left
    assert agents(state, "rome") == [3, 1]
    assert of(state, 0)["limbo"] == 1 - left[0]


def test_blocked_monsters_clear_nothing() -> None:
    """R5 is about assassinations"""
    me = player("shoggoth", cubes={"rome": 1})
    other = player("sherlock_holmes", agents={"rome": 1, "paris": 1}, cubes={"rome": 2})
    state = table(me, other, options={"blocked_cubes": "cleared"})
    do(state, "0 use shoggoth", "0 aim rome 1", "1 block sherlock_holmes")
    assert cubes(state, "rome") == [1, 2]


# ---- H5: what the Vampires stop (R6)


@pytest.mark.parametrize(("option", "stopped"), [("killings", True), ("assassinations", False)])
def test_what_the_vampires_stop(option: str, stopped: bool) -> None:
    """R6"""
    other = player("vampires", agents={"rome": 1, "paris": 1})
    state = table(player("shoggoth"), other, options={"vampires_stop": option})
    do(state, "0 use shoggoth", "0 aim rome 1")
    assert (prompt(state) == "block") is stopped
    state = table(
        player("zombies"), other, cities={"rome": {"zombies": 1}}, options={"vampires_stop": option}
    )
    do(state, "0 use zombies", "0 aim rome 1")
    assert (prompt(state) == "block") is stopped
    me = player("hired_assassin", agents={"rome": 3})
    state = do(table(me, other, options={"vampires_stop": option}), "0 kill rome 1 with hired_assassin")
    assert prompt(state) == "block"


# ---- H6: Sherlock Holmes and Irene Adler (R7)


def test_holmes_stops_irene() -> None:
    """R7: she is used up all the same"""
    other = player("sherlock_holmes", agents={"rome": 1, "paris": 1})
    state = table(player("irene_adler"), other, options={"holmes_stops_irene": "yes"})
    do(state, "0 use irene_adler", "0 aim rome 1")
    assert (prompt(state), choices(state, 1)) == ("block", ["pass", "block sherlock_holmes"])
    do(state, "1 block sherlock_holmes")
    assert agents(state, "rome") == [0, 1]
    assert gone(state) == ["irene_adler"]


def test_vampires_never_stop_irene() -> None:
    """R7"""
    other = player("vampires", agents={"rome": 1, "paris": 1})
    state = table(player("irene_adler"), other, options={"holmes_stops_irene": "yes"})
    do(state, "0 use irene_adler", "0 aim rome 1")
    assert agents(state, "rome") == [1, 0]


# ---- H7: when the end is checked (R8)


def test_the_end_is_checked_at_the_end_of_the_turn() -> None:
    """R8: before the refill; the second action is taken"""
    me = player("matvei_golovinski", "s001", neutral=26)
    state = do(table(me, player(), options={"end_check": "turn"}), "0 use matvei_golovinski")
    assert (ending(state), of(state, 0)["points"]) == (None, 28)
    do(state, "0 pass", "0 place rome with s001")
    assert ending(state) == "points"
    assert hand(state, 0) == []


def test_points_that_fall_again_within_the_turn() -> None:
    """R8: only the end of the turn counts"""
    me = player("matvei_golovinski", "sigmund_freud", neutral=26)
    state = do(table(me, player(), options={"end_check": "turn"}), "0 use matvei_golovinski")
    do(state, "0 use sigmund_freud", "0 pass")
    assert (ending(state), asked(state)) == (None, [1])


def test_a_marker_on_ten_at_the_end_of_the_turn() -> None:
    """R8"""
    me = player("matvei_golovinski")
    state = table(me, player(), tracks={"loyalist": 8, "restorationist": 5}, options={"end_check": "turn"})
    do(state, "0 use matvei_golovinski")
    assert ending(state) is None
    assert ending(do(state, "0 pass", "0 pass")) == "track"


def test_a_restorationist_ends_the_game_at_once_all_the_same() -> None:
    """13"""
    state = die(
        [MAD], player("terrors_of_the_night"), restorationist(sanity=1), options={"end_check": "turn"}
    )
    assert ending(do(state, "0 use terrors_of_the_night")) == "revealed"


# ---- H8: a Loyalist's refill (R15)


def lost_again(option: str, **more: Any) -> State:
    """Let a revealed Loyalist lose the last agent."""
    other = loyalist(revealed=True, agents={"rome": 1}, **more)
    return do(
        table(
            player("shoggoth"),
            other,
            player(agents={}, mi_go=1, beside=["mi_go"]),
            options={"loyalist_refill": option},
        ),
        "0 use shoggoth",
    )


def test_a_refill_whenever_no_agent_is_left() -> None:
    """R15"""
    assert prompt(lost_again("once")) == "second-action"
    state = lost_again("always")
    assert (prompt(state), asked(state)) == ("reinforce", [1])
    do(state, "1 agent rome", "1 agent rome", "1 agent paris")
    assert prompt(state) == "second-action"
    assert (agents(state, "rome")[1], agents(state, "paris")[1]) == (2, 1)


def test_no_refill_while_an_agent_is_left() -> None:
    """R15"""
    for more in ({"agents": {"rome": 1, "paris": 1}}, {"mi_go": 1, "beside": ["mi_go"]}):
        other = loyalist(**({"revealed": True, "agents": {"rome": 1}} | more))
        state = do(
            table(player("irene_adler"), other, options={"loyalist_refill": "always"}), "0 use irene_adler"
        )
        if prompt(state) == "aim-agent":
            do(state, "0 aim rome 1")
        assert prompt(state) == "second-action"


def test_nobody_to_refill_with() -> None:
    """10"""
    state = lost_again("always", yog_sothoth=9, beside=["yog_sothoth"])
    assert prompt(state) == "second-action"


def test_loyalists_revealed_before_and_now_refill_together() -> None:
    """R15, R32: clockwise from the active player"""
    seats = [
        player("cthulhu", agents={"paris": 1}),
        loyalist(agents={"rome": 1}),
        loyalist(agents={"rome": 2}, revealed=True),
        player(agents={"rome": 1, "cairo": 1}),
    ]
    for option, order in (("once", [1, 1, 1]), ("always", [1, 1, 1, 2, 2, 2])):
        state = do(table(*seats, options={"loyalist_refill": option}), "0 use cthulhu", "0 choose rome")
        found = []
        while prompt(state) == "reinforce":
            found += asked(state)
            do(state, f"{asked(state)[0]} agent vienna")
        assert found == order
        assert prompt(state) == "second-action"


# ---- H9: Change of Heart (R19)


def test_change_of_heart_only_later() -> None:
    """R19"""
    other = loyalist("change_of_heart", sanity=1, agents={"rome": 3})
    state = die([MAD], player("terrors_of_the_night"), other, options={"change_of_heart": "later"})
    do(state, "0 use terrors_of_the_night")
    assert prompt(state) == "second-action"
    do(state, "0 pass", "1 use change_of_heart")
    assert ending(state) == "revealed"


# ---- H10: retrieving exactly (R22)


@pytest.mark.parametrize(("option", "allowed"), [("no", True), ("yes", False)])
def test_retrieving_with_more_symbols_than_cubes(option: str, allowed: bool) -> None:
    """R22"""
    state = table(player("s008", cubes={"limbo": 1}), player(), options={"retrieve_exactly": option})
    assert ("retrieve" in choices(state)) is allowed
    if not allowed:
        assert reason(state, "retrieve") == "retrieve-exactly"


def test_retrieving_exactly_as_many() -> None:
    """R22: no combination may be above"""
    me = player("s004", "s008", "william_morris", cubes={"limbo": 3})
    state = do(table(me, player(), options={"retrieve_exactly": "yes"}), "0 retrieve", "0 pay s008")
    assert choices(state) == ["pay s004", "done"]
    assert reason(state, "pay william_morris") == "card-superfluous-now"


def test_placing_is_not_concerned() -> None:
    """R22 is about retrieving"""
    state = table(player("s007", cubes={"limbo": 9}), player(), options={"retrieve_exactly": "yes"})
    assert with_verb(state, "place") == set(CITIES)


# ---- H11: whom a block against zombies protects (R34)


@pytest.mark.parametrize(("option", "targets"), [("agent", {"rome 1", "rome 2"}), ("player", {"rome 2"})])
def test_whom_a_block_protects_from_zombies(option: str, targets: set[str]) -> None:
    """R34"""
    other = player("sherlock_holmes", agents={"rome": 2, "paris": 1})
    third = player(agents={"rome": 1, "paris": 1})
    cities = {"rome": {"zombies": 2}}
    state = table(player("zombies"), other, third, cities=cities, options={"zombie_block": option})
    do(state, "0 use zombies", "0 aim rome 1", "1 block sherlock_holmes")
    assert with_verb(state, "aim", 0) == targets
