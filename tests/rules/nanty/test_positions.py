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
        (
            {"board": {"chelsea": {"agents": [1, 1, 1]}}},
            "'agents' in chelsea should be a list with one entry for each of the 2 seats, not",
        ),
        ({"board": {"chelsea": {"agents": [1]}}}, r"one entry for each of the 2 seats, not \[1\]"),
        ({"board": {"chelsea": {"agents": 1}}}, "'agents' in chelsea should be a list, not 1"),
        (
            {"board": {"chelsea": {"agents": [0, "sailor"]}}},
            "each entry of 'agents' in chelsea should be a whole number from 0 to 12, not 'sailor'",
        ),
        ({"board": {"chelsea": {"house": 2}}}, "seat from 0 to 1"),
        ({"board": []}, "'board' should be a table such as"),
        ({"active": 2}, "seat from 0 to 1"),
        ({"now": "never"}, "one of play, end, turn"),
        (
            {"deck": ["toby"], "discards": ["toby"]},
            "there is only one toby, but it is in 'discards' and in 'deck'",
        ),
        ({"deck": ["toby", "toby"]}, "there is only one toby, but it is twice in 'deck'"),
        (
            {"players": [player("toby"), player("toby")]},
            "only one toby, but it is in 'hand' of player 0 and in 'hand' of player 1",
        ),
        ({"discards": ["karl_marx"]}, "karl_marx in 'discards' is not in a game with these options"),
        (
            {"event_deck": ["fire"], "happened": ["fire"]},
            "there is only one fire, but it is in 'happened' and in 'event_deck'",
        ),
        ({"deck_size": 200}, "'deck_size' should be"),
        (
            {"players": [player(identity="ebenezer_scrooge"), player()]},
            "player 0 cannot be ebenezer_scrooge, who is not in this set; free are .*fagin",
        ),
        (
            {"players": [player(identity="fagin"), player(identity="fagin")]},
            "player 1 cannot be fagin: player 0 is; free are .*lord_bellinger",
        ),
        (
            {"players": [player(money=-1), player()]},
            "'money' of player 0 should be a whole number from 0 to 1000000, not -1",
        ),
        (
            {"players": [player(), player(money=10**30)]},
            "'money' of player 1 should be .* to 1000000, not 10000",
        ),
        ({"players": [player("tobi"), player()]}, "did you mean 'toby'"),
        ({"players": [player(sticky=["toby"]), player()]}, "toby cannot be in 'sticky' of player 0, only "),
        ({"players": [player(loans=["toby"]), player()]}, "toby cannot be in 'loans' of player 0, only "),
        (
            {"players": [player(agent_cards=["sailor"]), player()]},
            "'agent_cards' goes only with the option 'figure_cards'",
        ),
        (
            {"board": {"city": {"agents": [1, 0], "trouble": "no"}}},
            "'trouble' in city should be true or false, not 'no'",
        ),
        ({"board": {"city": {"trouble": True}}}, "'trouble' in city needs a figure there"),
        ({"board": {"city": {"house": 1, "card": 0}}}, "'card' in city should be true or false, not 0"),
        ({"board": {"city": {"agents": [1, 0], "card": False}}}, "'card' goes only with a 'house' in city"),
        (
            {"board": {"city": {"house": 0, "building": "palace"}}},
            "'building' goes only with the option 'figure_cards'",
        ),
        ({"board": {"city": {"house": True}}}, "'house' in city should be a seat from 0 to 1, not True"),
        (
            {"board": {"city": {"agents": [13, 0]}}},
            "each entry of 'agents' in city should be a whole number from 0 to 12, not 13",
        ),
        (
            {"board": {"city": {"agents": [7, 0]}, "strand": {"agents": [6, 0]}}},
            "seat 0 has 12 Agents, not 13",
        ),
        ({"board": {name: {"house": 1} for name in SEVEN}}, "seat 1 has 6 Buildings, not 7"),
        (
            {"board": {"city": {"grenadiers": 5}}},
            "'grenadiers' in city should be a whole number from 0 to 4, not 5",
        ),
        ({"board": {"city": {"grenadiers": 3}, "strand": {"grenadiers": 2}}}, "only 4 Grenadiers, not 5"),
        ({"board": {"city": {"citizens": 2}, "strand": {"citizens": 2}}}, "only 3 New Citizens, not 4"),
        ({"played": "toby", "now": "end"}, "'played' should be a card that is played as an action, not toby"),
        ({"played": "navvies"}, "'played' goes only with 'now': 'end'"),
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
        (
            {"agent_cards": ["sailor", "sailor"]},
            {},
            "only one sailor, but it is twice in 'agent_cards' of player 0",
        ),
        ({}, {"city": {"agents": [["sailor"]]}, "strand": {"agents": [["sailor"]]}}, "only one sailor"),
        (
            {"building_cards": ["palace"], "buildings_open": ["palace"]},
            {},
            "only one palace, but it is in 'building_cards' of player 0 and in 'buildings_open' of player 0",
        ),
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
