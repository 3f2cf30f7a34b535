"""Victory points (15, 16) and what everybody keeps in the end (17, 18, R20)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.emerald.table import (
    do,
    each,
    ending,
    loyalist,
    of,
    player,
    printed,
    restorationist,
    royal_vp,
    scores,
    table,
    told,
    winners,
)


def over(*players: dict[str, Any], **position: Any) -> State:
    """Let the game end: seat 0 pushes a marker from 9 to the end of its track with Golovinski."""
    first = {**players[0], "hand": ["matvei_golovinski"]}
    marks = {"loyalist": 9} | position.pop("tracks", {})
    return do(table(first, *players[1:], tracks=marks, **position), "0 use matvei_golovinski")


def even(*players: dict[str, Any], **position: Any) -> State:
    """Let the game end with both markers on 10, so that the tracks give nobody anything."""
    first = {**players[0], "hand": ["bismarck", "mikhail_bakunin"]}
    for kind in ("neutral", "restorationist", "loyalist"):
        first.setdefault(kind, 0)
    state = table(first, *players[1:], tracks={"loyalist": 9, "restorationist": 9}, **position)
    return do(state, "0 tracks with bismarck/loyalist mikhail_bakunin/restorationist")


# ---- the disc while play goes on (15)


def test_the_disc_shows_points_of_every_kind() -> None:
    """15: neutral, Restorationist, Loyalist, kills and the difference of the tracks"""
    beside = [
        {"card": "sebastian_moran", "victim": 1},
        {"card": "hired_assassin", "victim": 1},
        "hired_assassin",
    ]
    me = player(neutral=3, restorationist=2, loyalist=1, beside=beside)
    state = table(me, player(), player(), tracks={"restorationist": 4, "loyalist": 1})
    kills = printed("sebastian_moran", "kill_vp") + printed("hired_assassin", "kill_vp")
    assert of(state, 0)["kills"] == kills
    assert each(state, "points") == [3 + 2 + 1 + kills + 3, 3, 3]


@pytest.mark.parametrize(
    ("marks", "shown"), [((0, 0), 0), ((3, 0), 3), ((0, 3), 3), ((5, 7), 2), ((6, 6), 0)]
)
def test_everybody_shows_the_difference_of_the_tracks(marks: tuple[int, int], shown: int) -> None:
    """16: regardless of faction"""
    state = table(loyalist(), restorationist(), tracks={"loyalist": marks[0], "restorationist": marks[1]})
    assert each(state, "points") == [shown, shown]


def test_the_kinds_are_public() -> None:
    """20: only the faction is secret"""
    state = table(player(neutral=3, restorationist=2, loyalist=1), player())
    for viewer in (None, 0, 1):
        row = of(state, 0, viewer)
        assert (row["neutral"], row["restorationist"], row["loyalist"]) == (3, 2, 1)


def test_positions_count_the_cards_a_player_has() -> None:
    """15"""
    state = table(player(royalty=["rhogog"], hidden=["gloriana"], beside=["black_hand"]), player())
    own = of(state, 0)
    assert (own["restorationist"], own["loyalist"]) == (royal_vp("rome") + 4, royal_vp("london"))


# ---- correction (17.2)


def test_who_keeps_what() -> None:
    """17: neutral points and those of one's own side"""
    state = even(
        loyalist(neutral=4, restorationist=3, loyalist=2),
        restorationist(neutral=1, restorationist=6, loyalist=5),
    )
    assert scores(state, "shown") == [9, 12]
    assert scores(state, "neutral") == [4, 1]
    assert scores(state, "own") == [2, 6]
    assert scores(state, "base") == [6, 7]


@pytest.mark.parametrize(
    ("marks", "kept"),
    [({"loyalist": 9, "restorationist": 4}, [6, 0]), ({"loyalist": 9, "restorationist": 0}, [10, 0])],
)
def test_the_leading_marker_keeps_its_points(marks: dict[str, int], kept: list[int]) -> None:
    """16, 17"""
    state = over(loyalist(), restorationist(), tracks=marks)
    assert scores(state, "tracks") == kept


def test_the_restorationists_lead() -> None:
    """17"""
    me = player("sigmund_freud", side="loyalist")
    state = do(
        table(me, restorationist(), tracks={"restorationist": 8, "loyalist": 3}), "0 use sigmund_freud"
    )
    assert scores(state, "tracks") == [0, 7]
    assert scores(state, "shown") == [7, 7]


def test_even_tracks_give_nothing() -> None:
    """17: R = L"""
    assert scores(even(loyalist(), restorationist()), "tracks") == [0, 0]


def test_loyalists_keep_kills_of_restorationists() -> None:
    """17, R20: anything else is forfeited"""
    beside = [{"card": "sebastian_moran", "victim": 1}, {"card": "hired_assassin", "victim": 2}, "shoggoth"]
    state = even(loyalist(beside=beside), restorationist(), loyalist())
    assert scores(state, "kills") == [printed("sebastian_moran", "kill_vp"), 0, 0]
    assert scores(state, "shown")[0] == printed("sebastian_moran", "kill_vp") + printed(
        "hired_assassin", "kill_vp"
    )


def test_restorationists_keep_no_kills() -> None:
    """R20: neither of Loyalists nor of Restorationists"""
    beside = [{"card": "sebastian_moran", "victim": 1}, {"card": "hired_assassin", "victim": 2}]
    state = even(restorationist(beside=beside), restorationist(), loyalist())
    assert scores(state, "kills") == [0, 0, 0]


def test_sides_are_those_at_the_end() -> None:
    """17: with Change of Heart"""
    beside = [{"card": "sebastian_moran", "victim": 1}]
    state = even(restorationist(changed=True, beside=beside, loyalist=2), restorationist())
    assert scores(state, "kills") == [printed("sebastian_moran", "kill_vp"), 0]
    assert scores(state, "own") == [2, 0]
    state = even(loyalist(beside=beside), restorationist(changed=True))
    assert scores(state, "kills") == [0, 0], "the victim's owner has become a Loyalist"


def test_hidden_royalty_counts_for_loyalists_killed_for_restorationists() -> None:
    """15, 17"""
    both: dict[str, Any] = {"royalty": ["rhogog"], "hidden": ["gloriana"]}
    state = even(
        {**loyalist(), **both, "restorationist": royal_vp("rome"), "loyalist": royal_vp("london")},
        restorationist(),
    )
    assert scores(state, "own") == [royal_vp("london"), 0]
    state = even(
        {**restorationist(), **both, "restorationist": royal_vp("rome"), "loyalist": royal_vp("london")},
        loyalist(),
    )
    assert scores(state, "own") == [royal_vp("rome"), 0]


def test_all_identities_are_shown() -> None:
    """17.1"""
    state = even(loyalist(), restorationist(), loyalist())
    assert each(state, "identity") == ["loyalist", "restorationist", "loyalist"]


# ---- penalty (17.3)


def test_the_whole_side_of_the_lowest_loses_five() -> None:
    """17.3"""
    state = even(
        loyalist(neutral=9), restorationist(neutral=5), loyalist(neutral=2), restorationist(neutral=3)
    )
    assert scores(state, "base") == [9, 5, 2, 3]
    assert scores(state, "penalty") == [5, 0, 5, 0]
    assert scores(state) == [4, 5, -3, 3]
    assert winners(state) == [1]


def test_a_loyalist_counts_as_lower_in_a_tie_for_lowest() -> None:
    """17.3"""
    state = even(restorationist(neutral=2), loyalist(neutral=2), loyalist(neutral=6))
    assert scores(state, "penalty") == [0, 5, 5]
    state = even(restorationist(neutral=2), loyalist(neutral=3), loyalist(neutral=6))
    assert scores(state, "penalty") == [5, 0, 0]


@pytest.mark.parametrize("side", ["loyalist", "restorationist"])
def test_if_all_are_on_one_side_all_lose_five(side: str) -> None:
    """17.3"""
    state = even(player(side=side, neutral=6), player(side=side, neutral=2), player(side=side, neutral=4))
    assert scores(state) == [1, -3, -1]
    assert winners(state) == [0]


def test_the_penalty_is_found_after_the_correction() -> None:
    """17.3: whoever shows most may be lowest"""
    state = even(loyalist(restorationist=12), restorationist(neutral=2))
    assert scores(state, "shown") == [12, 2]
    assert scores(state) == [-5, 2]


# ---- winner (17.4)


def test_a_restorationist_beats_a_loyalist_in_a_tie() -> None:
    """17: equal results after the penalty"""
    state = even(loyalist(neutral=8), restorationist(neutral=13), restorationist(neutral=1))
    assert scores(state) == [8, 8, -4]
    assert winners(state) == [1]


def test_tied_players_of_the_same_side_share() -> None:
    """17"""
    state = even(loyalist(neutral=8), restorationist(neutral=1), loyalist(neutral=8))
    assert winners(state) == [0, 2]
    state = even(
        restorationist(neutral=8), loyalist(neutral=1), restorationist(neutral=8), loyalist(neutral=13)
    )
    assert scores(state) == [8, -4, 8, 8]
    assert winners(state) == [0, 2], "the Loyalist with as many does not"


def test_negative_results_are_possible() -> None:
    """17"""
    state = even(loyalist(), loyalist(neutral=1))
    assert scores(state) == [-5, -4]
    assert winners(state) == [1]


def test_the_result_names_scores_and_winners() -> None:
    state = even(loyalist(neutral=8), restorationist(neutral=3))
    result = state.view(None)["result"]
    assert result["scores"] == scores(state) == [8, -2]
    assert result["winners"] == [0]
    assert [row["points"] for row in told(state, "score")] == [8, -2]


# ---- two players (18)


def test_two_players_on_the_same_side() -> None:
    """18: the penalty hits both, only the totals decide"""
    state = even(restorationist(neutral=4, restorationist=1), restorationist(neutral=4))
    assert scores(state) == [0, -1]
    assert winners(state) == [0]


def test_two_players_on_different_sides() -> None:
    """18: the lower one loses five more"""
    state = even(restorationist(neutral=4), loyalist(neutral=4))
    assert scores(state) == [4, -1]
    assert ending(state) == "track"


def test_what_would_be_scored_now() -> None:
    """Bots and the lab look at what everybody would have."""
    state = table(loyalist(neutral=4), restorationist(neutral=7))
    assert state.setup.game.standing(state) == (-1, 7)
