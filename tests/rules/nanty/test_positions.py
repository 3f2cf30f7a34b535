"""Positions written down wrongly are refused, and the error says what would be right."""

from typing import Any

import pytest

from subrosa.core import BadPosition
from tests.rules.nanty.table import GAME, facts, player, table

TWO = [player(), player()]
SEVEN = ["city", "strand", "chelsea", "holborn", "lambeth", "southwark", "westminster"]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"bord": {}}, "did you mean 'board'"),
        ({"board": {"chelsey": {}}}, "did you mean 'chelsea'"),
        ({"board": {"chelsea": {"agent": [1]}}}, "did you mean 'agents'"),
        ({"board": {"chelsea": {"agents": [1, 1, 1]}}}, "one entry per seat"),
        ({"board": {"chelsea": {"agents": ["sailor"]}}}, "whole number"),
        ({"board": {"chelsea": {"house": 2}}}, "seat from 0 to 1"),
        ({"board": []}, "'board' should be a table such as"),
        ({"active": 2}, "seat from 0 to 1"),
        ({"now": "never"}, "one of play, end, turn"),
        ({"deck": ["toby"], "discards": ["toby"]}, "toby is there twice"),
        ({"discards": ["karl_marx"]}, "not in this game"),
        ({"event_deck": ["fire"], "happened": ["fire"]}, "an event is there twice"),
        ({"deck_size": 200}, "'deck_size' should be"),
        ({"players": [player(identity="ebenezer_scrooge"), player()]}, "cannot be ebenezer_scrooge"),
        ({"players": [player(money=-1), player()]}, "0 or more"),
        ({"players": [player("tobi"), player()]}, "did you mean 'toby'"),
        ({"players": [player(sticky=["toby"]), player()]}, "toby cannot be in 'sticky' of player 0, only "),
        ({"players": [player(loans=["toby"]), player()]}, "toby cannot be in 'loans' of player 0, only "),
        (
            {"players": [player(agent_cards=["sailor"]), player()]},
            "'agent_cards' goes with the option 'figure_cards'",
        ),
        (
            {"board": {"city": {"agents": [1], "trouble": "no"}}},
            "'trouble' should be true or false, not 'no'",
        ),
        ({"board": {"city": {"trouble": True}}}, "'trouble' in city needs a figure there"),
        ({"board": {"city": {"house": 1, "card": 0}}}, "'card' should be true or false, not 0"),
        ({"board": {"city": {"agents": [1], "card": False}}}, "'card' goes with a 'house' in city only"),
        (
            {"board": {"city": {"house": 0, "building": "palace"}}},
            "'building' goes with the option 'figure_cards'",
        ),
        ({"board": {"city": {"house": True}}}, "'house' in city should be a seat from 0 to 1, not True"),
        ({"board": {"city": {"agents": [13]}}}, "'agents' should be a whole number from 0 to 12, not 13"),
        ({"board": {"city": {"agents": [7]}, "strand": {"agents": [6]}}}, "seat 0 has 12 Agents, not 13"),
        ({"board": {name: {"house": 1} for name in SEVEN}}, "seat 1 has 6 Buildings, not 7"),
        ({"board": {"city": {"grenadiers": 5}}}, "'grenadiers' should be a whole number from 0 to 4, not 5"),
        ({"board": {"city": {"grenadiers": 3}, "strand": {"grenadiers": 2}}}, "only 4 Grenadiers, not 5"),
        ({"board": {"city": {"citizens": 2}, "strand": {"citizens": 2}}}, "only 3 New Citizens, not 4"),
        ({"played": "toby", "now": "end"}, "'played' should be a card that is played as an action, not toby"),
        ({"played": "navvies"}, "'played' goes with 'now': 'end'"),
        ({"played": "", "now": "end"}, "played: '' is unknown"),
    ],
)
def test_mistakes(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        GAME.position({"players": TWO, **wrong})


@pytest.mark.parametrize(
    ("seat", "board", "message"),
    [
        ({"agents_open": ["governess"]}, {"city": {"agents": [["governess"]]}}, "only ongoing cards"),
        ({"agents_open": ["sailor"]}, {}, "while their figure is on the board"),
        ({"agent_cards": ["sailor", "sailor"]}, {}, "Agent or Building card is there twice"),
        ({}, {"city": {"agents": [["sailor"]]}, "strand": {"agents": [["sailor"]]}}, "only one sailor"),
        ({}, {"city": {"house": 0}}, "'building' in city: None is unknown"),
        (
            {},
            {"city": {"house": 0, "building": "palace"}, "strand": {"house": 0, "building": "palace"}},
            "seat 0 has only one palace",
        ),
    ],
)
def test_mistakes_with_figure_cards(seat: dict[str, Any], board: dict[str, Any], message: str) -> None:
    with pytest.raises(BadPosition, match=message):
        table(player(**seat), player(), board=board, options={"figure_cards": "yes"})


def test_a_brown_card_on_top_means_that_the_grey_ones_are_gone() -> None:
    s = table(player("navvies", "toby"), player(), deck=["estella"])
    assert facts(s)["deck"] == 51 - 1
    assert facts(s)["discarded"] == 47


def test_saves_of_positions() -> None:
    s = table(player("navvies", "toby"), player(), board={"city": {"agents": [1, 1]}})
    s.choose(0, "play navvies")
    assert GAME.load(GAME.save(s)).view(0) == s.view(0)
