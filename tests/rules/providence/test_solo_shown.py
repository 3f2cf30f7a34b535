"""What a page says about the Great Old One besides the facts (RULES.md 18.3, 18.9)."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.games.providence.rules.facts import Threat
from tests.rules.providence.table import GAME, elder, player, table


def threat(state: State, viewer: int | None = 0) -> Threat:
    """Return what a page says about the Great Old One."""
    found = GAME.shown(state.view(viewer))["threat"]
    assert found is not None
    return found


def test_how_near_the_end_is() -> None:
    """35 VP, five Madness tokens, or its goal: here four Agents"""
    s = table(player(), elder={"elder": "hastur", "vp": 20, "madness": 3, "claimed": [0, 0, 3]})
    found = threat(s)
    assert (found["missing"], found["madness_end"], found["madness_left"]) == (15, 5, 2)
    assert found["goal_left"] == 1
    assert (elder(s)["goal"], elder(s)["reached"], elder(s)["goal_number"]) == ("agents_claimed", 3, 4)
    assert GAME.shown(s.view(0))["threshold"] == 35


GOALS: dict[str, tuple[dict[str, Any], dict[str, Any], str, int]] = {
    "yog_sothoth": ({"claimed": [2, 0, 0]}, {}, "mythos_claimed", 3),
    "black_goat": ({"claimed": [0, 3, 0]}, {}, "sanity_cards_claimed", 1),
    "hastur": ({"claimed": [0, 0, 1]}, {}, "agents_claimed", 3),
    "dagon": ({}, {"tracks": {"ritual": 5, "investigation": 2}}, "ritual_lead", 5),
    "cthulhu": ({"cultists": [{"opened": ["boston"]}, {"opened": ["detroit"]}]}, {}, "gates_opened", 2),
    "nyarlathotep": (
        {"cultists": [{"cities": ["boston"]}, {"cities": ["detroit"]}]},
        {},
        "cities_controlled",
        4,
    ),
}


@pytest.mark.parametrize("name", GOALS)
def test_what_is_left_of_each_goal(name: str) -> None:
    """18.3: both Cultists count together"""
    found, more, goal, left = GOALS[name]
    s = table(player(), elder={"elder": name, **found}, **more)
    assert (elder(s)["goal"], threat(s)["goal_left"]) == (goal, left)


@pytest.mark.parametrize(
    ("more", "near"),
    [
        ({"vp": 28}, []),
        ({"vp": 29}, ["near_points"]),
        ({"madness": 3}, []),
        ({"madness": 4}, ["near_madness"]),
        ({"claimed": [0, 0, 2]}, []),
        ({"claimed": [0, 0, 3]}, ["near_goal"]),
    ],
)
def test_what_may_end_the_game_soon(more: dict[str, Any], near: list[str]) -> None:
    """18.3, 18.9: six VP, a Madness token, the last quarter of the goal"""
    found = threat(table(player(), elder={"elder": "hastur"} | more))
    assert [key for key, value in found.items() if key.startswith("near") and value] == near


def test_a_long_goal_is_near_two_steps_before_its_end() -> None:
    """18.3: one action moves a marker by more than one space"""
    for ritual, near in ((5, False), (6, True)):
        s = table(player(), elder={"elder": "dagon"}, tracks={"ritual": ritual})
        assert threat(s)["near_goal"] is near


def test_a_round_is_a_turn_of_the_player_and_one_of_the_great_old_one() -> None:
    for turn, number in ((0, 1), (1, 1), (2, 2)):
        s = table(player(), elder={"elder": "dagon"}, turn=turn)
        assert s.setup.game.round_of(s.facts(0)) == number


def test_gates_and_cities_of_the_player_do_not_count_for_the_goal() -> None:
    """18.3: those of Cultists"""
    you = player(opened=["boston"], cities=["detroit"])
    assert threat(table(you, elder={"elder": "cthulhu"}))["goal_left"] == 4
    assert threat(table(you, elder={"elder": "nyarlathotep"}))["goal_left"] == 6


@pytest.mark.parametrize(("value", "total"), [("no", 10), ("yes", 14)])
def test_who_would_win_now(value: str, total: int) -> None:
    """18.9, H13: 8 on the track, 3 for secrecy, 4 for a closed Gate; the Great Old One's 10, with 4 for the Ritual"""
    you = player(closed=["boston"], vp=8)
    options = {"solo_ritual_scores": value}
    s = table(you, elder={"elder": "hastur", "vp": 10}, tracks={"ritual": 6}, options=options)
    assert (threat(s)["total"], threat(s)["ahead"]) == (total, 15 - total)
    assert threat(s, None)["ahead"] is None, "spectators do not know the Allegiance"


def test_with_others_there_is_no_threat() -> None:
    assert GAME.shown(table(player(), player()).view(0))["threat"] is None
