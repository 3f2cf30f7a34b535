"""The end of a solo game (RULES.md 18.9): every trigger, when it takes effect, and who wins."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.providence.table import (
    MAD,
    SANE,
    city,
    do,
    effect_of_cultist,
    elder,
    events,
    facts,
    player,
    prompt,
    row,
    score,
    seat,
    solo,
    table,
)

CLOSED = {"closed": ["new_york"]}  # so that Cultist 2 opens nothing there
ROW = ["mythos_offering", "mythos_silver_key"]


def ended(state: State) -> tuple[str, bool]:
    """Return how the game has ended, and whether the player has won."""
    assert state.result is not None
    return state.result.ending, state.result.winners == (0,)


# ---- triggers in the Great Old One's turn


def test_the_great_old_one_has_35_points() -> None:
    """18.9: as soon as the sentence is finished with its resource actions; nothing after it is done"""
    s = solo("behaviour_7", {"cubes": {"detroit": 1}}, {}, elder={"vp": 31}, row=ROW)
    assert ended(s) == ("points", False)
    assert elder(s)["vp"] == 35
    assert elder(s)["cultists"][0]["city"] == "detroit", "the resource action of the City card was still done"
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 0], "the second sentence was not"
    assert [event["piece"] for event in events(s, "elder-try")] == ["cultist_1"]


def test_with_34_points_the_game_goes_on() -> None:
    """18.9"""
    s = solo("behaviour_7", {"cubes": {"detroit": 1}}, {}, elder={"vp": 30}, row=ROW)
    assert s.result is None
    assert elder(s)["vp"] == 34


def test_with_more_points_the_player_wins_even_so() -> None:
    """18.9: 33 and 3 for secrecy against 35"""
    s = solo("behaviour_7", {"cubes": {"detroit": 1}}, {}, you=player(vp=33), elder={"vp": 31}, row=ROW)
    assert ended(s) == ("points", True)
    assert score(s, 0) == {"track_vp": 33, "secrecy": 3}


def test_a_marker_reaches_its_last_space() -> None:
    """18.9: after the Sanity Test of the claimed card, and before the next sentence"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        cities={"chicago": {"card": "possessed", "stack": ["fbi"]}},
        tracks={"ritual": 14, "investigation": 10},
        row=ROW,
        rolls=[MAD],
    )
    assert ended(s) == ("track", True), "6 for the Investigation and 3 for secrecy against 6"
    assert elder(s)["madness"] == 1
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 0]


def test_the_fifth_madness_token_ends_the_game_after_the_turn() -> None:
    """18.3, 18.9: the player is revealed at once; Cultist 2 still has its line"""
    s = solo(
        "behaviour_2",
        {"cubes": {"mythos_hastur": 1}},
        {},
        you=player(**CLOSED),
        row=["mythos_hastur", *ROW],
        elder={"madness": 4, "elder": "nyarlathotep"},
        rolls=[MAD],
        cities={"chicago": {"card": "tnt"}},
    )
    assert ended(s)[0] == "elder_madness"
    assert [event["ending"] for event in events(s, "elder-ends")] == ["elder_madness"]
    assert {"piece": "cultist_2", "elder": "nyarlathotep"} in events(s, "elder-effect")
    assert "secrecy" not in score(s, 0)
    assert seat(s, 0)["revealed"]


def test_the_great_old_one_is_never_driven_insane() -> None:
    """18.3: the third token means nothing"""
    s = solo("behaviour_4", elder={"madness": 2}, row=ROW, rolls=[MAD])
    assert s.result is None
    assert elder(s)["madness"] == 3
    assert not seat(s, 0)["revealed"]


def test_the_basic_agent_is_killed() -> None:
    """18.6, 18.9: the player reveals, the Great Old One has 1 VP more, Cultist 2 finishes the turn"""
    s = solo("behaviour_8", you=player(agents={"monday": "arkham"}, vp=5), row=ROW)
    assert ended(s) == ("killed", False)
    assert (elder(s)["vp"], elder(s)["crypt"]) == (7, ["monday"])
    assert [event["ending"] for event in events(s, "elder-ends")] == ["killed"]
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 4]
    assert "secrecy" not in score(s, 0)


def test_a_player_who_is_revealed_need_not_reveal_again() -> None:
    """18.6: it is told once only"""
    s = solo("behaviour_8", you=player(agents={"monday": "arkham"}, vp=5, revealed=True), row=ROW)
    assert ended(s)[0] == "killed"
    assert events(s, "revealed") == []


def test_another_trigger_comes_before_the_end_of_the_turn() -> None:
    """18.9: the Basic Agent is dead, then Cultist 2 claims Detroit for 35 VP; its second sentence is not done"""
    s = solo(
        "behaviour_8",
        {},
        {"cubes": {"detroit": 1}},
        you=player(agents={"monday": "arkham"}, vp=5),
        elder={"vp": 30},
        row=ROW,
    )
    assert ended(s) == ("points", False)
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 0]


# ---- triggers in the player's turn


def test_the_player_has_35_points() -> None:
    """18.9: Boston is worth 4"""
    s = table(player(cubes={"boston": 1}, vp=31), elder={"elder": "dagon"})
    do(s, "0 claim boston")
    assert ended(s) == ("points", True)
    assert events(s, "elder-turn") == [], "there is no other turn"


@pytest.mark.parametrize(("points", "offered"), [(31, True), (30, False)])
def test_the_threshold_of_the_reveal_is_35(points: int, offered: bool) -> None:
    """18.2, 12: with Boston's Gate for 4"""
    s = table(player(closed=["boston"], vp=points), elder={"elder": "dagon"})
    assert ("reveal" in [choice.text for choice in s.options(0)]) == offered


def test_a_reveal_ends_the_game_without_the_bonus_for_secrecy() -> None:
    """18.9, 12"""
    s = table(player(closed=["boston"], vp=31), elder={"elder": "dagon", "vp": 34})
    do(s, "0 reveal")
    assert ended(s) == ("reveal", True)
    assert score(s, 0) == {"track_vp": 35}


def test_the_player_is_driven_insane() -> None:
    """18.9: at the third Madness token; that does not mean defeat"""
    s = table(
        player(cubes={"chicago_card": 1}, madness=2, vp=7),
        elder={"elder": "dagon"},
        cities={"chicago": {"card": "possessed", "stack": ["fbi"]}},
        rolls=[MAD],
    )
    do(s, "0 claim chicago_card")
    assert ended(s) == ("madness", True)
    assert "secrecy" not in score(s, 0)


def test_the_deep_ones_rise() -> None:
    """18.9: the ACTION is used with all eight in play; only a Cultist scores them"""
    s = table(player("deep_ones", deep_ones={"boston": 8}, vp=4), elder={"elder": "dagon"})
    do(s, "0 use deep_ones")
    assert ended(s) == ("deep_ones", True), "4 and 3 for secrecy against 6"
    assert score(s, 0) == {"track_vp": 4, "secrecy": 3}


def test_madness_of_the_great_old_one_in_the_players_turn() -> None:
    """18.3: the player is revealed at once; the game ends after the Great Old One's next turn"""
    s = table(
        player(cubes={"mythos_nyarlathotep": 1}, **CLOSED),
        elder={"elder": "dagon", "madness": 4, "behaviours": ["behaviour_4"]},
        row=["mythos_nyarlathotep", *ROW],
        rolls=[MAD, SANE - 5],  # eleven tokens are left: four Madness tokens were gone, a fifth is now
    )
    do(s, "0 claim mythos_nyarlathotep")
    assert s.result is None
    assert seat(s, 0)["revealed"]
    assert elder(s)["ends_after"] == "elder_madness"
    assert prompt(s) == "act", "the player's turn goes on"
    do(s, "0 pass")
    assert ended(s)[0] == "elder_madness"
    assert len(events(s, "elder-turn")) == 1
    assert row(s)["mythos_offering"]["cubes"] == [0, 3, 0]


def test_a_game_of_one_has_no_standstill_until_a_hundred_rounds_are_over() -> None:
    """A40: the Great Old One always does something"""
    s = table(player(), elder={"elder": "yog_sothoth"})
    do(s, "0 pass", "0 pass", "0 pass")
    assert s.result is None
    s = table(player(), elder={"elder": "nyarlathotep"}, turn=198)
    do(s, "0 pass")
    assert ended(s)[0] == "standstill"


# ---- the goal overrides everything


def test_the_goal_wins_against_any_number_of_points() -> None:
    """18.3, 18.9"""
    s = table(player("esoteric_order_of_dagon", vp=34), elder={"elder": "dagon"}, tracks={"ritual": 6})
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert ended(s) == ("goal", False)


def test_the_goal_overrides_a_track_that_is_complete() -> None:
    """18.9: the last space is 8 ahead as well"""
    s = table(
        player("esoteric_order_of_dagon", vp=34),
        elder={"elder": "dagon"},
        tracks={"ritual": 14, "investigation": 7},
    )
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert ended(s) == ("goal", False)


def test_the_goal_overrides_a_basic_agent_that_was_killed_before() -> None:
    """18.9: Cultist 1 kills, Cultist 2 claims the sixth City"""
    five = ["new_york", "boston", "chicago", "indianapolis", "atlanta"]
    s = solo(
        "behaviour_8",
        {"cities": five},
        {"cubes": {"detroit": 1}},
        you=player(agents={"monday": "arkham"}, vp=20),
        elder={"elder": "nyarlathotep"},
        row=ROW,
    )
    assert ended(s) == ("goal", False)


def test_the_goal_is_reached_in_the_middle_of_a_sentence() -> None:
    """A47: the fourth Agent is claimed; resource actions still happen, the next sentence does not"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        cities={"chicago": {"card": "lillian_la_france", "stack": ["fbi"]}},
        elder={"elder": "hastur", "claimed": [0, 0, 3]},
        row=ROW,
    )
    assert ended(s) == ("goal", False)
    assert elder(s)["cultists"][0]["city"] == "st_louis"
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 0]


def test_one_short_of_the_goal_the_game_goes_on() -> None:
    """18.3: the Ritual is 7 ahead"""
    s = table(player("esoteric_order_of_dagon"), elder={"elder": "dagon"}, tracks={"ritual": 5})
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert s.result is None
    assert elder(s)["reached"] == 7


def test_a_regress_of_the_investigation_can_reach_the_goal() -> None:
    """18.5: looked at after every change it speaks of"""
    s = table(player("palmer_raids"), elder={"elder": "dagon"}, tracks={"ritual": 9, "investigation": 2})
    do(s, "0 track investigation_minus with palmer_raids")
    assert ended(s) == ("goal", False)


# ---- who wins


@pytest.mark.parametrize(("points", "won"), [(20, True), (21, False)])
def test_the_higher_total_wins_and_a_tie_is_the_players(points: int, won: bool) -> None:
    """18.9: 6 on the track, 3 for secrecy, 4 for a closed Gate, 6 for the Investigation, 1 for an Agent: 20"""
    you: dict[str, Any] = {
        "vp": 6,
        "closed": ["boston"],
        "opened": ["new_york"],
        "agents": {"monday": "boston", "wyatt_earp": "boston"},
        "crypt": ["carl_jung"],
    }
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        you=player(**you),
        cities={"chicago": {"card": "blood_offering", "stack": ["fbi"]}},
        elder={"vp": points, "elder": "cthulhu"},
        tracks={"ritual": 14, "investigation": 9},
        row=ROW,
        rolls=[SANE],
    )
    assert ended(s) == ("track", won)
    assert score(s, 0) == {"track_vp": 6, "secrecy": 3, "gates": 4, "track": 6, "agents": 1}
    assert events(s, "elder-score") == [{"points": points}]


def test_the_great_old_one_scores_nothing_at_the_end() -> None:
    """18.3, A34: neither the Ritual nor Gates, nor anything it has claimed: all that was scored at once"""
    s = effect_of_cultist(
        "cthulhu",
        1,
        {"opened": ["boston", "detroit"]},
        {},
        elder={"vp": 12, "mythos": ["mythos_hastur"], "crypt": ["carl_jung"]},
        tracks={"ritual": 14},
        row=ROW,
        gone=["carl_jung"],
    )
    assert ended(s)[0] == "track"
    assert events(s, "elder-score") == [{"points": 12}]


def test_a_city_lost_to_a_cultist_after_the_threshold_changes_nothing() -> None:
    """13: a trigger that has occurred cannot be undone"""
    s = solo(
        "behaviour_7",
        {"cubes": {"detroit": 1}},
        {},
        you=player(cities=["detroit"], vp=34),
        elder={"vp": 31},
        row=ROW,
    )
    assert ended(s) == ("points", False)
    assert (seat(s, 0)["vp"], facts(s)["ending"]) == (30, "points")
    assert city(s, "detroit")["controller"] == 1
