"""How the game ends (17, R8, R28): points, a track, a revealed Restorationist, or a standstill."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    MAD,
    SANE,
    asked,
    choices,
    die,
    do,
    each,
    ending,
    facts,
    hand,
    loyalist,
    of,
    player,
    prompt,
    reason,
    restorationist,
    royal_vp,
    table,
    tracks,
    worth,
)

POINTS = {2: 28, 3: 24, 4: 22, 5: 20}


def rest(seats: int) -> list[dict[str, Any]]:
    """Return the other players."""
    return [player() for _ in range(seats - 1)]


# ---- points


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("short", [0, 1, -1])
def test_a_total_reaches_the_threshold(seats: int, short: int) -> None:
    """17.1: reaches or passes it"""
    me = player("s001", cubes={"rome": 1}, neutral=POINTS[seats] - worth("rome") - short)
    state = do(table(me, *rest(seats), cities={"rome": {"card": "rome"}}), "0 claim rome with s001")
    assert ending(state) == (None if short > 0 else "points")


def test_the_game_ends_at_once() -> None:
    """17: no second action, no refill, no further turns"""
    me = player("s001", "s002", cubes={"rome": 1}, neutral=28 - worth("rome"))
    state = do(table(me, player(), cities={"rome": {"card": "rome"}}), "0 claim rome with s001")
    assert ending(state) == "points"
    assert hand(state, 0) == ["s002"]
    assert state.waiting == ()
    assert state.view(None)["prompt"] is None
    assert state.view(None)["result"]["rule"] == "17.1"
    refusal = state.refusal(0, "pass")
    assert refusal is not None and refusal.reason == "game-over"


def test_any_players_total_counts() -> None:
    """17: not only the active player's"""
    state = table(player("matvei_golovinski"), player(neutral=26))
    assert ending(do(state, "0 use matvei_golovinski")) == "points"
    assert each(state, "points") == [2, 28]


def test_after_the_whole_action() -> None:
    """R8: a second claim of the same action may follow, the threshold being passed"""
    me = player("s001", "s002", cubes={"rome": 1, "paris": 1}, neutral=27)
    state = table(me, player(), cities={"rome": {"card": "rome"}, "paris": {"card": "paris"}})
    do(state, "0 claim rome with s001")
    assert (ending(state), prompt(state)) == (None, "claim-again")
    do(state, "0 claim paris with s002")
    assert ending(state) == "points"
    assert of(state, 0)["neutral"] == 27 + worth("rome") + worth("paris")


def test_totals_of_that_moment_count() -> None:
    """R8: points above the threshold in the middle of an action do not matter"""
    me = player("louise_michel", "juliana_glinka", neutral=25, restorationist=0)
    state = table(me, player(), tracks={"restorationist": 2})
    do(state, "0 tracks with louise_michel/restorationist juliana_glinka/loyalist")
    assert (ending(state), of(state, 0)["points"]) == ("points", 28)
    me = player("louise_michel", "william_stieber", neutral=25, restorationist=0, loyalist=0)
    state = table(me, player(), tracks={"restorationist": 2})
    do(state, "0 tracks with louise_michel/restorationist william_stieber/loyalist")
    assert (ending(state), of(state, 0)["points"]) == (None, 27)


def test_after_a_free_action() -> None:
    """R8: before the first action of the turn"""
    state = do(table(player("matvei_golovinski", neutral=26), player()), "0 use matvei_golovinski")
    assert ending(state) == "points"


def test_after_the_second_action() -> None:
    """17: before the refill"""
    me = player("black_hand", royalty=["rhogog"], neutral=23, restorationist=3)
    state = do(table(me, player(), taken=1), "0 use black_hand")
    assert (ending(state), hand(state, 0)) == ("points", [])


def test_it_stays_ended_though_totals_fall() -> None:
    """17"""
    me = loyalist("matvei_golovinski", restorationist=26)
    state = do(table(me, player()), "0 use matvei_golovinski")
    assert of(state, 0)["score"]["shown"] == 28
    assert of(state, 0)["score"]["base"] == 2


def test_a_total_in_the_middle_of_a_turn_is_not_forgotten() -> None:
    """17: killing royalty, which also may cost an agent"""
    me = player("s010", agents={"paris": 5}, neutral=28 - royal_vp("paris"))
    state = die([SANE], me, player(), cities={"paris": {"royalty": True}})
    assert ending(do(state, "0 strike paris with s010")) == "points"


# ---- a track


@pytest.mark.parametrize(
    ("marks", "end"), [({"loyalist": 8}, "track"), ({"loyalist": 7}, None), ({"loyalist": 9}, "track")]
)
def test_a_marker_on_ten(marks: dict[str, int], end: str | None) -> None:
    """17.2"""
    state = table(player("matvei_golovinski"), player(), tracks=marks)
    assert ending(do(state, "0 use matvei_golovinski")) == end


def test_the_other_track() -> None:
    """17.2"""
    state = do(table(player("sigmund_freud"), player(), tracks={"restorationist": 8}), "0 use sigmund_freud")
    assert (ending(state), tracks(state)["restorationist"]) == ("track", 10)
    assert state.waiting == (), "nobody is asked anything any more"
    assert state.view(None)["result"]["rule"] == "17.1"


# ---- a Restorationist


def test_a_revealed_restorationist_comes_before_points() -> None:
    """17: on the spot, before the totals are looked at"""
    me = restorationist("s010", agents={"paris": 5}, sanity=1, neutral=26)
    state = die([MAD], me, player(), cities={"paris": {"royalty": True}})
    assert ending(do(state, "0 strike paris with s010")) == "revealed"


# ---- the safety end (R28)


@pytest.mark.parametrize("seats", range(2, 6))
def test_a_round_of_passes_only(seats: int) -> None:
    """R28"""
    state = table(player("s001"), *rest(seats))
    for turn in range(seats):
        assert ending(state) is None
        do(state, f"{turn} pass", f"{turn} pass")
    assert ending(state) == "standstill"
    assert state.view(None)["result"]["rule"] == "17.4"


def test_anything_else_starts_the_round_anew() -> None:
    """R28: an action as first or as second"""
    for moves in (["0 discard with s001", "0 pass"], ["0 pass", "0 discard with s001"]):
        state = do(table(player("s001"), player()), *moves, "1 pass", "1 pass")
        assert ending(state) is None
        do(state, "0 pass", "0 pass")
        assert ending(state) == "standstill"


@pytest.mark.parametrize("place", range(3))
def test_a_free_action_starts_the_round_anew(place: int) -> None:
    """R28: whether before, between or after the passes"""
    moves = ["0 pass", "0 pass"]
    moves.insert(place, "0 use freemasons")
    state = do(table(player("freemasons"), player()), *moves)
    assert asked(state) == [1]
    do(state, "1 pass", "1 pass")
    assert ending(state) is None
    do(state, "0 pass", "0 pass")
    assert ending(state) == "standstill"


def test_a_half_turn_of_passes_does_not_count() -> None:
    """R28: the second action of one turn and the first of the next make no turn"""
    state = table(player("s001", "s004"), player("s001"))
    do(state, "0 discard with s001", "0 pass", "1 pass", "1 pass", "0 pass")
    assert (ending(state), prompt(state)) == (None, "second-action")
    do(state, "0 discard with s004", "1 pass", "1 pass")
    assert ending(state) is None


def test_after_sixty_rounds() -> None:
    """R28"""
    for turn, over in ((60 * 3 - 1, True), (60 * 3 - 2, False)):
        state = table(player("s001"), player(), player(), turn=turn)
        do(state, "0 discard with s001", "0 pass")
        assert ending(state) == ("standstill" if over else None)


def test_the_last_turn_is_scored() -> None:
    """R28: end and score"""
    state = table(loyalist("s001", neutral=3), restorationist(neutral=9), turn=119)
    do(state, "0 discard with s001", "0 pass")
    assert [row["total"] for row in each(state, "score")] == [-2, 9]


# ---- nothing goes on


def test_no_score_while_the_game_goes_on() -> None:
    assert each(table(player(), player()), "score") == [None, None]


def test_the_turns_are_counted() -> None:
    state: State = table(player("s001"), player())
    assert facts(state)["turn"] == 0
    do(state, "0 discard with s001", "0 pass")
    assert facts(state)["turn"] == 1
    assert choices(state, 0) == []
    refusal = state.refusal(0, "pass")
    assert refusal is not None and refusal.reason == "not-asked"
    assert reason(state, "claim rome", 1) == "no-card-there"
