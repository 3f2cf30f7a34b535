"""What the cards of Recruited Agents do (RULES.md 21, 24.1)."""

from typing import Any

import pytest

from tests.rules.providence.table import (
    CARDS,
    MAD,
    SANE,
    can,
    choices,
    city,
    do,
    events,
    facts,
    hand,
    pieces,
    player,
    refused,
    row,
    seat,
    table,
)


def with_agent(agent: str, *hand: str, city: str = "boston", **more: Any) -> dict[str, Any]:
    """Write down a player who holds an Agent's card; the Agent is in Boston, Monday is in Chicago."""
    return player(agent, *hand, agents={"monday": "chicago", agent: city}, **more)


KILLERS = ["adsila_chavos", "moses_fleet", "james_horus_rose", "kana_mishima", "eliot_ness", "smedley_butler"]


@pytest.mark.parametrize("agent", KILLERS)
def test_agents_who_kill(agent: str) -> None:
    """8.1: with that Agent, power as usual"""
    s = table(with_agent(agent, "tnt"), player(agents={"tuesday": "atlanta", "carl_jung": "boston"}))
    way = ", way 1" if any(op["op"] == "choose" for op in CARDS[agent]["effects"][0]["ops"]) else ""
    do(s, f"0 use {agent}{way}, kill carl_jung with tnt")
    assert seat(s, 0)["crypt"] == ["carl_jung"]
    assert agent in seat(s, 0)["discards"], "the card goes to the discard pile"
    assert facts(s)["left"] == 1


def test_wyatt_earp_needs_no_power() -> None:
    """24.1: but he has to be in the victim's City"""
    s = table(
        with_agent("wyatt_earp", "tnt", city="new_york"),
        player(agents={"tuesday": "atlanta", "carl_jung": "new_york", "moses_fleet": "arkham"}),
    )
    s.choose(0, "use wyatt_earp")
    assert choices(s) == ["kill carl_jung"]
    s.choose(0, "kill carl_jung")
    assert refused(s, 0, "pay tnt") == "superfluous"
    s.choose(0, "done")
    assert seat(s, 0)["crypt"] == ["carl_jung"]


CLOSERS = ["harry_houdini", "father_lachlan", "randolph_carter", "richard_upton_pickman"]
OPENERS = ["gerard_lescaux", "james_horus_rose", "asenath_waite", "randolph_carter", "richard_upton_pickman"]


@pytest.mark.parametrize(
    ("agent", "deed"), [(agent, "close") for agent in CLOSERS] + [(agent, "open") for agent in OPENERS]
)
def test_agents_at_gates(agent: str, deed: str) -> None:
    """9.1"""
    s = table(with_agent(agent, "tnt"), player(), rolls=[SANE])
    way = ", way 2" if agent == "james_horus_rose" else ""
    do(s, f"0 use {agent}{way}, {deed} {agent} with tnt")
    assert city(s, "boston")["gate_side"] == {"close": "closed", "open": "open"}[deed]
    assert (seat(s, 0)["sane"], city(s, "boston")["gate_owner"]) == (1, 0)


@pytest.mark.parametrize(("agent", "deed"), [("harry_houdini", "open"), ("gerard_lescaux", "close")])
def test_agents_who_only_close_or_only_open(agent: str, deed: str) -> None:
    """9.1"""
    s = table(with_agent(agent, "tnt"), player())
    s.choose(0, f"use {agent}")
    assert not can(s, f"{deed} {agent}")


@pytest.mark.parametrize("agent", ["lillian_la_france", "alice_ochs", "eunice_hunt", "zora_neale_hurston"])
def test_agents_without_a_text(agent: str) -> None:
    """5.6"""
    s = table(with_agent(agent), player())
    assert refused(s, 0, f"use {agent}") == "no-action"


def test_adsila_chavos_moves_a_blockade() -> None:
    """24.1: to a place without one"""
    s = table(with_agent("adsila_chavos"), player(), blockades=["boston", "atlanta"])
    do(s, "0 use adsila_chavos, way 2", "0 unblock boston")
    assert refused(s, 0, "block boston") == "already-blocked"
    assert refused(s, 0, "block atlanta") == "already-blocked"
    do(s, "0 block detroit")
    assert (city(s, "boston")["blockade"], city(s, "detroit")["blockade"]) == (False, True)


def test_adsila_chavos_cannot_place_a_new_blockade() -> None:
    """24.1"""
    s = table(with_agent("adsila_chavos"), player())
    assert refused(s, 0, "use adsila_chavos") == "nobody-in-reach"


def test_eliot_ness_places_or_removes_a_blockade() -> None:
    """21.1"""
    s = table(with_agent("eliot_ness"), player())
    do(s, "0 use eliot_ness, way 2", "0 block atlanta")
    assert city(s, "atlanta")["blockade"]


def test_arnold_rothstein_takes_up_to_two_cubes_of_one_player_from_one_place() -> None:
    """21.1: City space, Main Advantage card or Mythos card"""
    s = table(
        with_agent("arnold_rothstein", cubes={"mythos_offering": 3}),
        player(cubes={"mythos_offering": 3}),
        player(cubes={"mythos_offering": 1}),
        row=["mythos_offering"],
    )
    do(s, "0 use arnold_rothstein")
    assert not can(s, "aim mythos_offering 0"), "not one's own"
    do(s, "0 aim mythos_offering 1")
    assert set(choices(s)) == {"aim mythos_offering 1", "stop"}, "the same player and the same place"
    do(s, "0 aim mythos_offering 1")
    assert row(s)["mythos_offering"]["cubes"] == [3, 1, 1]
    assert seat(s, 1)["limbo"] == 2


def test_arnold_rothstein_may_stop_after_one() -> None:
    """21.1: up to 2, at least 1"""
    s = table(with_agent("arnold_rothstein"), player(cubes={"boston": 2, "atlanta": 1}))
    do(s, "0 use arnold_rothstein")
    assert not can(s, "stop")
    do(s, "0 aim boston 1", "0 stop")
    assert seat(s, 1)["limbo"] == 1


def test_stephanie_st_claire_takes_two_cubes_from_the_common_pool() -> None:
    """21.1"""
    s = do(table(with_agent("stephanie_st_claire"), player()), "0 use stephanie_st_claire")
    assert (seat(s, 0)["pool"], seat(s, 0)["common"]) == (8, 10)


def test_carl_jung_returns_a_madness_token_and_advances_the_investigation() -> None:
    """24.1"""
    s = do(table(with_agent("carl_jung", madness=2), player()), "0 use carl_jung")
    assert seat(s, 0)["madness"] == 1
    assert facts(s)["bag"] == [6, 11]
    assert facts(s)["tracks"] == [0, 1]


def test_carl_jung_without_madness() -> None:
    """24.1: only the Investigation advances"""
    s = do(table(with_agent("carl_jung"), player()), "0 use carl_jung")
    assert facts(s)["tracks"] == [0, 1]


def test_j_edgar_hoover_looks_at_an_allegiance_and_draws() -> None:
    """21.1: in secret, an unrevealed one of another player"""
    s = table(
        with_agent("j_edgar_hoover", deck=["tnt"]),
        player(allegiance="cultist"),
        player(allegiance="investigator", revealed=True),
        player(allegiance="investigator"),
    )
    do(s, "0 use j_edgar_hoover")
    assert set(choices(s)) == {"face 1", "face 3"}
    do(s, "0 face 1")
    assert seat(s, 1, 0)["allegiance"] == "cultist"
    assert seat(s, 1, 3)["allegiance"] is None
    assert seat(s, 1)["looked"] == [0]
    assert hand(s, 0) == ["tnt"]


def test_j_edgar_hoover_draws_even_with_nobody_to_look_at() -> None:
    """5.6: as far as possible"""
    s = table(with_agent("j_edgar_hoover", deck=["tnt"]), player(allegiance="cultist", revealed=True))
    do(s, "0 use j_edgar_hoover")
    assert hand(s, 0) == ["tnt"]


def test_amelia_earhart_moves_two_pieces_to_one_city() -> None:
    """24.1: however far"""
    s = table(with_agent("amelia_earhart", deep_ones={"arkham": 1}), player(), martial_law="detroit")
    do(s, "0 use amelia_earhart")
    assert refused(s, 0, "move monday detroit") == "city-closed"
    do(s, "0 move monday new_orleans")
    assert set(choices(s)) == {"move amelia_earhart new_orleans", "swim arkham new_orleans", "stop"}
    do(s, "0 swim arkham new_orleans")
    assert pieces(s)["monday"]["city"] == "new_orleans"
    assert city(s, "new_orleans")["deep_ones"] == 1


def test_amelia_earhart_may_move_one_piece_only() -> None:
    """21.1: up to 2"""
    s = table(with_agent("amelia_earhart"), player())
    do(s, "0 use amelia_earhart", "0 move monday atlanta", "0 stop")
    assert pieces(s)["amelia_earhart"]["city"] == "boston"


# ---- Richard Upton Pickman


def test_pickman_is_saved_by_a_card_from_the_hand() -> None:
    """24.1: he stays, and the card that was played goes to the discard pile as usual"""
    s = table(
        with_agent("richard_upton_pickman", "anarchists", "start_contacts", "speakeasy"),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use richard_upton_pickman, open richard_upton_pickman with anarchists start_contacts")
    assert set(choices(s)) == {"pass", "drop speakeasy"}
    do(s, "0 drop speakeasy")
    assert pieces(s)["richard_upton_pickman"]["city"] == "boston"
    assert set(seat(s, 0)["discards"]) == {
        "anarchists",
        "start_contacts",
        "speakeasy",
        "richard_upton_pickman",
    }
    assert seat(s, 0)["madness"] == 1


def test_pickman_may_be_given_up() -> None:
    """24.1: it is optional"""
    s = table(
        with_agent("richard_upton_pickman", "anarchists", "start_contacts", "speakeasy"),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use richard_upton_pickman, open richard_upton_pickman with anarchists start_contacts", "0 pass")
    assert "richard_upton_pickman" not in pieces(s)
    assert hand(s, 0) == ["speakeasy"]


def test_pickman_is_lost_without_a_card() -> None:
    """24.1"""
    s = table(with_agent("richard_upton_pickman", "anarchists", "start_contacts"), player(), rolls=[MAD])
    do(s, "0 use richard_upton_pickman, open richard_upton_pickman with anarchists start_contacts")
    assert "richard_upton_pickman" not in pieces(s)
    assert facts(s)["gone"] == ["richard_upton_pickman"]


def test_pickman_is_safe_when_somebody_else_acted_or_nobody_went_mad() -> None:
    """24.1: only the Sanity Test of a Gate that he has closed or opened"""
    s = table(with_agent("richard_upton_pickman", "anarchists", "start_contacts"), player(), rolls=[SANE])
    do(s, "0 use richard_upton_pickman, close richard_upton_pickman with anarchists start_contacts")
    assert events(s, "saved") == []
    assert pieces(s)["richard_upton_pickman"]["city"] == "boston"


def test_asenath_waite_is_claimed_with_a_sanity_test() -> None:
    """6: she has the icon"""
    s = table(
        player(cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": "asenath_waite", "stack": ["tnt"]}},
        rolls=[MAD],
    )
    do(s, "0 claim boston_card")
    assert (seat(s, 0)["madness"], pieces(s)["asenath_waite"]["city"]) == (1, "boston")
