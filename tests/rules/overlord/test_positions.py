"""Positions written down, and those that cannot occur at a table."""

from typing import Any

import pytest

from subrosa.core.errors import BadPosition, BadSetup
from tests.rules.overlord.table import GAME, all_cards_but, executed, facts, gold, hand, player, prompt, table


def four(**changes: Any) -> dict[str, Any]:
    """Write down a sound position, with changes."""
    return {
        "players": [{"character": who} for who in ("overlord", "captain", "squire", "peasant")],
        **changes,
    }


def two_dead(**changes: Any) -> dict[str, Any]:
    """Write down a sound position with Captain and Peasant dead."""
    return {
        "players": [{"character": "overlord"}, {"executed": 2}, {"character": "squire"}, {"executed": 1}],
        "middle": ["captain", "peasant"],
        **changes,
    }


def with_player(**player: Any) -> dict[str, Any]:
    """Write down the sound position with another Captain on seat 1."""
    seats: list[Any] = [{"character": who} for who in ("overlord", "captain", "squire", "peasant")]
    seats[1] = player
    return {"players": seats}


def test_a_position_says_little_and_gets_the_rest_by_default() -> None:
    """Gold is 5, hands are empty, it is the second round and the Overlord's choice."""
    state = GAME.position(four())
    assert (gold(state), facts(state)["round"], prompt(state)) == ([5, 5, 5, 5], 2, "pick")
    assert facts(state)["deck"] == 42


def test_the_named_top_of_the_draw_pile_is_drawn_first() -> None:
    state = GAME.position(four(now="round", deck=["uprising", "revolution", "mutiny"]))
    assert hand(state, 0) == ["revolution", "uprising"]
    assert "mutiny" in hand(state, 1)


def test_the_cards_not_mentioned_lie_in_the_draw_pile() -> None:
    state = table(
        player("overlord", "mutiny"),
        player("captain"),
        executed("squire", 1, "revenge"),
        player("peasant"),
        discards=["coercion"],
    )
    state.check()
    assert facts(state)["deck"] == 39


@pytest.mark.parametrize(
    ("position", "message"),
    [
        # cards
        (with_player(character="captain", hand=["capitalize"] * 7), "6 copies of capitalize"),
        (four(discards=all_cards_but(), deck=["mutiny"]), "4 copies of mutiny"),
        (four(discards=["uprising", "uprising"], deck=["uprising"]), "2 copies of uprising"),
        (with_player(character="captain", hand=["blackmale"]), "'blackmale'.*'blackmail'"),
        (four(discards=["ace"]), "discards.*'ace'"),
        (four(deck=["ace"]), "deck.*'ace'"),
        (four(banned="ace"), "banned.*'ace'"),
        (with_player(character="captain", hand="blackmail"), "list"),
        # characters
        (with_player(character="tyrant"), "rank"),
        (with_player(character="merchant"), "rank"),
        (with_player(character="captian"), "'captian'.*'captain'"),
        (with_player(character="general", rank=6), "'rank'"),
        (with_player(), "character or an elimination token"),
        (with_player(character="captain", executed=1), "character or an elimination token"),
        (
            {"players": [{"character": who} for who in ("general", "captain", "squire", "peasant")]},
            "Overlord or Tyrant",
        ),
        # the dead
        (with_player(executed=1), "middle"),
        (two_dead(middle=["captain"]), "middle"),
        (two_dead(middle=["captain", "peasant", "general"]), "middle"),
        (four(middle=["general"]), "middle"),
        (two_dead(middle=["captain", "squire"]), "rank"),
        (two_dead(middle=["captain", "baker"]), "'baker'"),
        ({**two_dead(), "players": [*two_dead()["players"][:3], {"executed": 3}]}, "1, 2, 3"),
        ({**two_dead(), "players": [*two_dead()["players"][:3], {"executed": 2}]}, "1, 2, 3"),
        (
            {
                "players": [
                    {"executed": 1},
                    {"character": "captain"},
                    {"character": "squire"},
                    {"character": "peasant"},
                ],
                "middle": ["overlord"],
            },
            "Overlord",
        ),
        (two_dead(now="round"), "nobody is executed"),
        # the Order
        (four(now="attempt"), "holder"),
        (four(now="halted"), "holder"),
        (four(holder=4, now="attempt"), "holder"),
        (two_dead(holder=1, now="attempt"), "holder"),
        (two_dead(holder=0, giver=1, now="attempt"), "giver"),
        (four(holder="1", now="attempt"), "holder"),
        (four(now="later"), "choice, halted, attempt, round"),
        (four(holder=1), "'holder' goes only with 'now': 'halted' or 'attempt'"),
        (four(tried=True), "'tried' goes only with 'now': 'halted' or 'attempt'"),
        (four(holder=True, now="attempt"), "'holder' should be a seat from 0 to 3, not True"),
        (four(holder=1, now="attempt", tried="no"), "'tried' should be true or false, not 'no'"),
        (four(banned=""), "banned: '' is unknown"),
        (four(banned="coercion"), "'banned' needs a Censor"),
        (four(banned="coercion", now="round"), "'banned' goes only with a round that has begun"),
        (four(options=["may_die"]), "'options' should be a table"),
        # numbers and keys
        (with_player(character="captain", gold=-1), "gold"),
        (with_player(character="captain", gold="five"), "gold"),
        (
            with_player(character="captain", gold=10**30),
            "'gold' of player . should be a whole number from 0 to 1000000, not 10000",
        ),
        (four(round=0), "round"),
        (four(player=3), "'player'.*'players'"),
        (
            {
                "players": [
                    {"character": "overlord"},
                    "captain",
                    {"character": "squire"},
                    {"character": "peasant"},
                ]
            },
            "player 1",
        ),
        ({}, "players"),
        ({"players": {"0": "overlord"}}, "players"),
    ],
)
def test_a_position_that_cannot_be_is_refused_with_what_is_wrong(
    position: dict[str, Any], message: str
) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position(position)


def test_nobody_has_given_the_order_to_himself() -> None:
    """6.1, 1.5: giver and holder are different players."""
    with pytest.raises(BadPosition, match="giver"):
        GAME.position(four(holder=1, giver=1, now="attempt"))


def test_there_is_no_giver_without_a_holder() -> None:
    """1.5"""
    with pytest.raises(BadPosition, match="giver"):
        GAME.position(four(giver=1, now="choice"))


def test_cards_that_everybody_has_seen_in_a_hand_are_in_that_hand() -> None:
    """11.2"""
    with pytest.raises(BadPosition):
        GAME.position(with_player(character="captain", hand=["mutiny"], shown=["revenge"]))


@pytest.mark.parametrize(
    "now", [{"now": "choice"}, {"now": "halted", "holder": 0}, {"now": "attempt", "holder": 0}]
)
def test_an_overlord_who_is_alone_has_won_already(now: dict[str, Any]) -> None:
    """9.1: such a position is over and cannot be played on."""
    alone = {
        "players": [{"character": "overlord"}, {"executed": 1}, {"executed": 2}, {"executed": 3}],
        "middle": ["captain", "squire", "peasant"],
    }
    with pytest.raises(BadPosition):
        GAME.position({**alone, **now})


@pytest.mark.parametrize("players", [3, 9])
def test_a_position_needs_four_to_eight_players_as_a_game_does(players: int) -> None:
    with pytest.raises(BadSetup, match="4 to 8"):
        GAME.position({"players": [{"character": "overlord"}] * players})


def test_a_position_may_have_house_rules_and_wrong_ones_are_refused() -> None:
    assert GAME.position(four(options={"may_die": "yes"})).view(None)["options"]["may_die"] == "yes"
    with pytest.raises(BadSetup, match="'may_live'"):
        GAME.position(four(options={"may_live": "yes"}))
