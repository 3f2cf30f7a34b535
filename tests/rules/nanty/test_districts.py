"""District cards (RULES.md 8): each once per turn, not when new, not under Grenadiers."""

from typing import Any

import pytest

from tests.rules.nanty.table import (
    NEAR,
    agents,
    at,
    do,
    hand,
    money,
    options,
    player,
    reason,
    sizes,
    slow_table,
    table,
    trouble,
)


@pytest.mark.parametrize(
    ("name", "gain"), [("west_end", 2), ("highbury", 2), ("southwark", 1), ("lambeth", 3), ("battersea", 1)]
)
def test_income(name: str, gain: int) -> None:
    s = table(player("navvies", "estella"), player(), board={name: {"house": 0}})
    do(s, f"0 use {name}")
    assert money(s)[0] == 10 + gain
    assert reason(s, 0, f"use {name}") == ("used-district", "8")


@pytest.mark.parametrize("name", ["chelsea", "bermondsey"])
def test_place_here_or_next_to_it(name: str) -> None:
    s = table(
        player("navvies", "estella"), player(), board={name: {"house": 0}, "highbury": {"agents": [1, 0]}}
    )
    do(s, f"0 use {name}")
    assert {choice.split()[1] for choice in options(s, 0)} == {name, *NEAR[name]}
    do(s, f"0 place {name}")
    assert money(s)[0] == 7
    assert agents(s, name) == [1, 0]


def test_westminster_draws_then_discards() -> None:
    s = table(player("navvies", "estella"), player(), board={"westminster": {"house": 0}}, deck=["toby"])
    do(s, "0 use westminster", "0 discard toby")
    assert hand(s, 0) == ["estella", "navvies"]


def test_westminster_needs_a_deck() -> None:
    s = table(player("navvies", "estella"), player(), board={"westminster": {"house": 0}}, deck_size=0)
    assert reason(s, 0, "use westminster") == ("deck-is-empty", "8")


def test_strand_calms_any_district() -> None:
    board = {"strand": {"house": 0}, "lambeth": {"agents": [0, 2], "trouble": True}}
    s = table(player("navvies", "estella"), player(), board=board)
    do(s, "0 use strand")
    assert not trouble(s, "lambeth")
    assert money(s)[0] == 8


def test_city_buys_a_card() -> None:
    s = table(player("navvies", "estella"), player(), board={"city": {"house": 0}})
    do(s, "0 use city", "0 discard estella")
    assert money(s)[0] == 12
    assert sizes(s)[0] <= 1


def test_east_end_stirs_where_somebody_is() -> None:
    board = {"east_end": {"house": 0, "agents": [0, 1]}, "city": {"grenadiers": 1}, "highbury": {"house": 1}}
    s = table(player("navvies", "estella"), player(), board=board)
    do(s, "0 use east_end")
    assert options(s, 0) == ["stir city", "stir east_end"]


@pytest.mark.parametrize(
    ("name", "pounds", "board", "why"),
    [
        ("chelsea", 2, {}, "no-money-for-district"),
        ("strand", 1, {}, "no-money-for-district"),
        ("strand", 9, {}, "no-trouble-anywhere"),
        ("east_end", 9, {"city": {"agents": [2], "trouble": True}}, "no-place-for-trouble"),
    ],
)
def test_a_power_that_would_do_nothing_says_what_it_lacks(
    name: str, pounds: int, board: dict[str, Any], why: str
) -> None:
    s = table(player("navvies", "estella", money=pounds), player(), board={name: {"house": 0}, **board})
    assert reason(s, 0, f"use {name}") == (why, "8")


def test_who_cannot_pay_for_a_power_is_told_the_price_and_what_there_is() -> None:
    s = table(player("navvies", "estella", money=2), player(), board={"chelsea": {"house": 0}})
    refusal = s.refusal(0, "use chelsea")
    assert refusal is not None
    assert (refusal.args["gold"], refusal.args["money"]) == (3, 2)


def test_an_empty_hand_has_nothing_to_discard_for_money() -> None:
    s = slow_table(player(), player("navvies"), board={"city": {"house": 0}}, now="end")
    assert reason(s, 0, "use city") == ("hand-is-empty", "8")


def test_not_in_the_turn_of_building() -> None:
    s = table(
        player("mrs_bardell", "estella", "toby", money=20), player(), board={"lambeth": {"agents": [1, 0]}}
    )
    do(s, "0 play mrs_bardell", "0 skip", "0 build lambeth")
    assert reason(s, 0, "use lambeth") == ("new-district", "8")


def test_not_under_grenadiers_nor_without_the_card() -> None:
    board = {"lambeth": {"house": 0, "grenadiers": 1}, "southwark": {"house": 0, "card": False}}
    s = table(player("navvies", "estella"), player(), board=board)
    assert reason(s, 0, "use lambeth") == ("grenadiers-there", "9.1")
    assert reason(s, 0, "use southwark") == ("not-your-district", "8")


def test_holborn_answers_events_only() -> None:
    s = table(player("navvies", "estella"), player(), board={"holborn": {"house": 0}})
    assert reason(s, 0, "use holborn") == ("only-against-events", "8")


def test_powers_work_between_two_symbols() -> None:
    s = table(player("navvies", "estella"), player(), board={"lambeth": {"house": 0}})
    do(s, "0 play navvies", "0 place lambeth", "0 use lambeth", "0 place lambeth")
    assert money(s)[0] == 13


def test_a_lost_building_returns_its_card() -> None:
    s = table(
        player("navvies", "estella"),
        player("metropolitan_fire_brigade", "toby"),
        board={"lambeth": {"house": 0}},
        active=1,
    )
    do(s, "1 play metropolitan_fire_brigade", "1 text", "0 skip", "1 demolish lambeth")
    assert at(s, "lambeth")["card"] is None
