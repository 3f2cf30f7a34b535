"""Texts that would do nothing cannot be used, if everybody can see it (RULES.md 5.7, A43)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.nanty.table import CARDS, do, money, options, player, reason, slow_table, symbol, using

POOR = player(money=0)
TROUBLE = {"city": {"agents": [1, 1], "trouble": True}}


def scroll(
    card: str, *others: dict[str, Any], hand: tuple[str, ...] = ("navvies",), **position: Any
) -> State:
    """Take the first player to the text of this card."""
    s = slow_table(player(card, *hand), *others, event_deck=["riots"], **position)
    do(s, f"0 play {card}")
    while symbol(s) != "scroll":
        do(s, "0 event" if symbol(s) == "random_event" else "0 skip")
    return s


def idle(s: State) -> bool:
    return "text" not in options(s, 0) and reason(s, 0, "text")[0] == "text-without-effect"


@pytest.mark.parametrize("card", using("earn_per_agent_in_district"))
def test_money_for_figures_where_there_are_none(card: str) -> None:
    assert idle(scroll(card, player()))
    assert not idle(scroll(card, player(), board={"strand": {"citizens": 1}}))


@pytest.mark.parametrize("card", [*using("earn_per_trouble"), *using("earn_per_agent_in_trouble")])
def test_money_for_trouble_in_quiet_times(card: str) -> None:
    assert idle(scroll(card, player()))
    assert not idle(scroll(card, player(), board=TROUBLE))


@pytest.mark.parametrize("card", using("earn_per_building"))
def test_money_for_buildings_before_any_is_built(card: str) -> None:
    assert idle(scroll(card, player()))
    assert not idle(scroll(card, player(), board={"city": {"house": 1}}))


@pytest.mark.parametrize("card", using("draw_per_own_building"))
def test_cards_for_ones_own_buildings(card: str) -> None:
    assert idle(scroll(card, player(), board={"city": {"house": 1}}))
    assert idle(scroll(card, player(), board={"city": {"house": 0}}, deck_size=0))
    assert not idle(scroll(card, player(), board={"city": {"house": 0}}))


@pytest.mark.parametrize("card", using("draw"))
def test_drawing_from_an_empty_deck(card: str) -> None:
    assert idle(scroll(card, player(), deck_size=0))
    assert not idle(scroll(card, player(), deck_size=1))
    ends = {"deck_end": "short_draw"}
    assert not idle(scroll(card, player(), deck_size=0, options=ends))  # it would end the game


def test_the_irregulars_need_a_discard_pile() -> None:
    assert idle(scroll("baker_street_irregulars", player()))
    assert not idle(scroll("baker_street_irregulars", player(), discards=["toby"]))


@pytest.mark.parametrize("card", [*using("take_from_each"), *using("take_from_player")])
def test_taking_from_those_who_have_nothing(card: str) -> None:
    assert idle(scroll(card, POOR, POOR))
    assert not idle(scroll(card, POOR, player(money=1)))


def test_mr_snodgrass_leaves_only_where_there_is_trouble() -> None:
    """20.39: neither Trouble elsewhere nor an Agent elsewhere will do"""
    quiet = {"city": {"agents": [1, 1]}, "strand": {"agents": [0, 1], "trouble": True}}
    assert idle(scroll("augustus_snodgrass", player(), board=quiet))
    assert not idle(scroll("augustus_snodgrass", player(), board=TROUBLE))


@pytest.mark.parametrize("card", using("place_trouble_adjacent"))
def test_trouble_spreads_only_to_figures_beside_it(card: str) -> None:
    """20, A10"""
    beside = {"strand": {"agents": [0, 1]}}
    assert idle(scroll(card, player(), board=beside))
    assert idle(scroll(card, player(), board=TROUBLE))
    assert not idle(scroll(card, player(), board=TROUBLE | beside))


@pytest.mark.parametrize("card", using("swap_two_agents"))
def test_two_figures_in_one_district_cannot_change_places(card: str) -> None:
    """20.54"""
    assert idle(scroll(card, player(), board={"city": {"agents": [1, 1]}}))
    assert not idle(scroll(card, player(), board={"city": {"agents": [1, 0]}, "strand": {"agents": [0, 1]}}))


def test_karl_marx_and_the_dogs_home() -> None:
    assert idle(scroll("karl_marx", POOR, POOR))
    assert not idle(scroll("karl_marx", POOR, player(money=1)))
    assert idle(scroll("battersea_dogs_home", POOR))
    assert not idle(scroll("battersea_dogs_home", player(money=1)))
    assert not idle(scroll("battersea_dogs_home", player("toby", money=0)))


@pytest.mark.parametrize("card", using("play_two"))
def test_two_cards_out_of_an_empty_hand(card: str) -> None:
    assert idle(scroll(card, player(), hand=()))
    assert not idle(scroll(card, player(), hand=("toby",)))  # that it is a Reaction, only its owner knows


def test_the_circumlocution_office_needs_agents_of_others() -> None:
    assert idle(scroll("circumlocution_office", player(), board={"city": {"agents": [2, 0]}}))
    assert not idle(scroll("circumlocution_office", player(), board={"city": {"agents": [0, 1]}}))


def test_hands_that_are_all_empty() -> None:
    assert idle(scroll("nathaniel_winkle", player(), hand=()))
    assert not idle(scroll("nathaniel_winkle", player("toby"), hand=()))
    assert idle(scroll("st_bartholomews_laboratory", player(), hand=(), deck_size=0))
    assert not idle(scroll("st_bartholomews_laboratory", player(), hand=()))


def test_nobody_pays_the_workshop_for_nothing() -> None:
    own = {"city": {"agents": [2, 0], "trouble": True}}
    assert idle(scroll("von_herders_workshop", player(), board=own))
    assert not idle(scroll("von_herders_workshop", player(), board=TROUBLE))


def test_but_peters_is_paid_all_the_same() -> None:
    s = scroll("henry_holy_peters", player(), player())
    do(s, "0 text", "0 aim 1")
    assert money(s) == [8, 12, 10]


def test_every_text_can_be_used_at_a_busy_table() -> None:
    """None of the above has taken a text out of the game."""
    busy = {
        "city": {"agents": [1, 1, 1], "house": 1, "trouble": True},
        "strand": {"agents": [1, 1, 1], "house": 0},
        "westminster": {"agents": [1, 1, 1]},
        "chelsea": {"house": 2},
    }
    with_text = [
        name for name, card in CARDS.items() if "scroll" in card["symbols"] and card["number"] <= 101
    ]
    for card in with_text:
        rich = [player("toby", money=40), player("amy_dorrit", money=40)]
        s = slow_table(
            player(card, "navvies", money=40),
            *rich,
            board=busy,
            event_deck=["riots"],
            discards=["pickwick_club"],
            deck_size=20,
        )
        do(s, f"0 play {card}")
        while symbol(s) != "scroll":
            do(s, "0 event" if symbol(s) == "random_event" else "0 skip")
        assert not idle(s), card
