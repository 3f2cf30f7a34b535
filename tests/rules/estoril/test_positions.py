"""Positions written down, and those that are impossible."""

from typing import Any

import pytest

from subrosa.core import BadPosition, BadSetup
from subrosa.games.estoril.rules.words import CARDS, STARTERS
from tests.rules.estoril.table import CITY, GAME, facts, hand, player, prompt, table, told

RECRUITS = list(CARDS[STARTERS:])
SEVEN = RECRUITS[:7]


@pytest.mark.parametrize(
    ("position", "problem"),
    [
        ({}, "'players'"),
        ({"players": [{}, 5]}, "player 1 should be a table"),
        ({"players": [{}, {"cards": []}]}, "player 1 has no 'cards'"),
        ({"players": [{}, {}], "citty": CITY}, "did you mean 'city'"),
        ({"players": [{}, {}], "city": "1@0 2@0"}, "six different boards"),
        ({"players": [{}, {}], "city": "1@0 1@0 2@0 3@0 4@0 5@0"}, "six different boards"),
        ({"players": [{"hand": ["garbbo"]}, {}]}, "did you mean 'garbo'"),
        ({"players": [{"hand": "garbo"}, {}]}, "should be a list"),
        ({"players": [{"hand": ["garbo", "garbo"]}, {}]}, "nothing can be there twice"),
        ({"players": [{"hand": ["garbo"]}, {"hand": ["garbo"]}]}, "only one card garbo"),
        (
            {"players": [{"hand": ["s_veteran"], "discards": ["s_veteran"]}, {}]},
            "player 0 has only one card s_veteran",
        ),
        ({"players": [{"lost": ["garbo"], "discards": ["garbo"]}, {}]}, "player 0 has only one card garbo"),
        ({"players": [{"placed": {"9i": "garbo"}}, {}]}, "'9i' is unknown"),
        ({"players": [{"placed": {"8i": "garbo"}}, {}]}, "8i is not in play"),
        ({"players": [{"placed": {"1iv": "garbo"}}, {}]}, "1iv is not in play"),
        ({"players": [{"placed": {"1i": "garbo"}}, {"placed": {"1i": "luciano"}}]}, "two cards on area 1i"),
        ({"players": [{"placed": ["1i"]}, {}]}, "'placed' of player 0"),
        ({"players": [{"seen": "1i"}, {}]}, "'seen' of player 0"),
        ({"players": [{"seen": ["1i"]}, {}]}, "no card lies there face down"),
        ({"players": [{"seen": ["church"]}, {}]}, "no reward lies there face down"),
        ({"players": [{}, {}], "rewards": ["garbo"]}, "'rewards' should be a table"),
        ({"players": [{}, {}], "rewards": {"museum": "garbo"}}, "no reward at museum"),
        ({"players": [{}, {}], "rewards": {"church": "s_veteran"}}, "starter character"),
        ({"players": [{}, {}], "deck": ["s_veteran"]}, "starter character"),
        ({"players": [{}, {}], "missions": ["m_usa"]}, "should name 4 missions"),
        ({"players": [{}, {}], "missions": ["m_usa"] * 4}, "twice"),
        ({"players": [{}, {}], "office": ["m_usa", "m_women"]}, "should name 0 missions"),
        (
            {
                "players": [{}, {}],
                "options": {"recruitment_office": "yes"},
                "office": ["m_influence", "m_usa"],
            },
            "cannot be a mission",
        ),
        ({"players": [{}, {}], "round": 5}, "from 1 to 4"),
        ({"players": [{}, {}], "first": 2}, "from 0 to 1"),
        ({"players": [{}, {}], "turn": "me"}, "'turn' should be"),
        ({"players": [{}, {}], "now": "later"}, "'now' is one of"),
        ({"players": [{"hand": []}, {}]}, "no marker or no card"),
        ({"players": [{}, {}], "resolved": ["church"]}, "'resolved' goes only with 'now': 'resolving'"),
        ({"players": [{}, {}], "now": "resolving", "resolved": ["casino"]}, "lowest numbers"),
        ({"players": [{}, {}], "now": "resolving", "protected": ["1i"]}, "no character on 1i"),
        (
            {
                "players": [{"placed": {"1i": "garbo"}, "hand": []}, {}],
                "now": "resolving",
                "seduced": ["1i"],
            },
            "the character on 1i cannot have been seduced.*church should be in 'resolved'",
        ),
        ({"players": [{}, {}], "now": "resolving", "turn": 1}, "'turn' goes only with 'now': 'placing'"),
        ({"players": [{}, {}], "now": "round", "rewards": {"church": "garbo"}}, "'rewards' goes only with"),
        ({"players": [{"hand": SEVEN}, {}], "now": "resolving"}, "player 0 has 7 cards"),
        (
            {"players": [{"hand": [*SEVEN, "s_veteran"]}, {}], "now": "resolving", "resolved": ["church"]},
            "player 0 has 8 cards.*at most 6 .7.8., and 1 rewards have been won since",
        ),
        ({"players": [{"placed": {"1i": "garbo"}}, {}], "now": "discarding"}, "taken back"),
        (
            {"players": [{"hand": SEVEN}, {}], "now": "round"},
            "player 0 has 7 cards in hand and on the boards, but a round begins with at most 6",
        ),
        ({"players": [{"hand": SEVEN}, {}], "now": "placing"}, "player 0 has 7 cards"),
        ({"players": [{}, {"placed": {"1i": "garbo"}}], "now": "placing"}, "player 1 has 7 cards"),
        (
            {"players": [{"hand": [], "discards": RECRUITS}, {"seen": ["palacio"]}], "turn": 1},
            "nobody can have looked at palacio",
        ),
        (
            {
                "players": [
                    {"placed": {"1i": "garbo", "1ii": "luciano", "1iii": "pires", "2i": "rene"}},
                    {},
                    {},
                    {},
                ]
            },
            "cannot place more cards",
        ),
    ],
)
def test_positions_that_cannot_be(position: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadPosition, match=problem):
        GAME.position(position)


def test_bad_setups_of_positions() -> None:
    with pytest.raises(BadSetup):
        GAME.position({"players": [{}]})


def test_defaults() -> None:
    state = GAME.position({"players": [{}, {}]})
    assert facts(state)["round"] == 1
    assert (prompt(state), state.waiting) == ("place", (0,))
    assert len(hand(state, 0)) == 6


def test_a_position_can_be_saved_and_loaded() -> None:
    gone = {"lost": ["s_assassin"]}
    state = table(player({"7i": "garbo"}, **gone), player({"3ii": "luciano"}, seen=["7i"], **gone), turn=1)
    state.choose(1, "place s_veteran 2ii")
    again = GAME.load(GAME.save(state))
    for viewer in (0, 1, None):
        assert again.view(viewer) == state.view(viewer)


def test_a_save_of_a_later_round_has_its_own_city() -> None:
    state = GAME.new(2, 3, hurry=True)
    while facts(state)["round"] < 3:
        state.choose(state.waiting[0], state.options(state.waiting[0])[-1])
    again = GAME.load(GAME.save(state))
    assert again.view(0) == state.view(0)
    assert again.options(again.waiting[0]) == state.options(state.waiting[0])


@pytest.mark.parametrize("now", [{"now": "round", "round": 2}, {"now": "discarding", "round": 3}])
def test_a_round_in_which_nobody_has_a_card(now: dict[str, Any]) -> None:
    """6.6, 7.6: nobody places anything, and all rewards go under the deck, in this round and the next ones"""
    state = GAME.position({"players": [{"hand": []}, {"hand": []}], **now})
    assert state.result is not None
    rounds = len(told(state, "round"))
    assert rounds == (3 if now["now"] == "round" else 1)
    assert len(told(state, "unclaimed")) == 6 * rounds
    assert facts(state)["deck"] == len(RECRUITS)


def test_fewer_recruits_than_locations() -> None:
    """As when rewards are dealt: once no characters are left, a location gets none."""
    players = [
        {"hand": [], "discards": RECRUITS[:13]},
        {"hand": ["s_veteran", "s_assassin"], "discards": RECRUITS[13:25]},
    ]
    state = GAME.position({"players": players, "turn": 1})
    assert [place["face"] is not None for place in facts(state)["city"]] == [True] * 2 + [False] * 4
    assert facts(state)["deck"] == 0
    state = GAME.position({"players": players, "turn": 1, "rewards": {"casino": RECRUITS[25]}})
    assert [place["location"] for place in facts(state)["city"] if place["face"]] == ["church", "casino"]
    while state.waiting:
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
        state.check()


def test_a_round_that_begins() -> None:
    state = GAME.position({"players": [{"hand": ["garbo"]}, {}], "now": "round", "round": 3, "first": 1})
    assert (facts(state)["round"], state.waiting) == (3, (1,))
