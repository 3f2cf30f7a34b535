"""Agents (RULES.md 7): tokens and cards, permanent effects, the Possessed side."""

import pytest

from tests.rules.providence.table import (
    DATA,
    can,
    city,
    do,
    facts,
    finish,
    pieces,
    player,
    refused,
    score,
    table,
)

AGENTS = [row for row in DATA["main_card"] if row["type"] == "agent"]
POWERS = {
    "wyatt_earp": 2,
    "harry_houdini": 2,
    "lillian_la_france": 1,
    "alice_ochs": 1,
    "adsila_chavos": 1,
    "gerard_lescaux": 2,
    "father_lachlan": 1,
    "moses_fleet": 2,
    "james_horus_rose": 1,
    "eunice_hunt": 1,
    "kana_mishima": 1,
    "randolph_carter": 1,
    "arnold_rothstein": 1,
    "eliot_ness": 2,
    "stephanie_st_claire": 1,
    "carl_jung": 0,
    "j_edgar_hoover": 1,
    "zora_neale_hurston": 1,
    "amelia_earhart": 1,
    "smedley_butler": 3,
    "asenath_waite": 2,
    "richard_upton_pickman": 1,
}
INVESTIGATOR_VP = {
    "wyatt_earp",
    "harry_houdini",
    "lillian_la_france",
    "father_lachlan",
    "eunice_hunt",
    "eliot_ness",
    "carl_jung",
    "zora_neale_hurston",
    "amelia_earhart",
    "smedley_butler",
}
GENERIC_VP = {"kana_mishima", "randolph_carter"}


def test_there_are_22_recruited_agents() -> None:
    """1"""
    assert len(AGENTS) == len(POWERS) == 22


@pytest.mark.parametrize(("agent", "power"), POWERS.items())
def test_both_sides_of_a_token(agent: str, power: int) -> None:
    """7, 7.1: Possessed, it has 1 more power; Influence stays"""
    influence = 2 if agent == "alice_ochs" else 1
    s = table(player(agents={"monday": "boston", agent: "atlanta"}), player())
    token = pieces(s)[agent]
    assert (token["power"], token["influence"], token["possessed"]) == (power, influence, False)
    s = table(player(agents={"monday": "boston", agent: "atlanta"}, possessed=[agent]), player())
    token = pieces(s)[agent]
    assert (token["power"], token["influence"], token["possessed"]) == (power + 1, influence, True)


@pytest.mark.parametrize("agent", ["monday", "tuesday", "wednesday", "thursday", "friday"])
def test_both_sides_of_a_basic_agent(agent: str) -> None:
    """7, 7.1"""
    assert pieces(table(player(agents={agent: "boston"}), player()))[agent]["power"] == 1
    s = table(player(agents={agent: "boston"}, possessed=[agent]), player())
    assert pieces(s)[agent]["power"] == 2


@pytest.mark.parametrize("agent", POWERS)
def test_what_a_recruited_agent_scores_for_an_investigator(agent: str) -> None:
    """14: generic and Investigator VP; Possessed, only the generic ones"""
    generic, own = int(agent in GENERIC_VP), int(agent in INVESTIGATOR_VP)
    agents = {"monday": "boston", agent: "atlanta"}
    s = finish(table(player(agents=agents, allegiance="investigator"), player()))
    assert (score(s, 0).get("generic", 0), score(s, 0).get("agents", 0)) == (generic, own)
    s = finish(table(player(agents=agents, allegiance="investigator", possessed=[agent]), player()))
    assert (score(s, 0).get("generic", 0), score(s, 0).get("agents", 0)) == (generic, 0)


# ---- permanent effects


def test_lillian_la_france_walks_once_per_turn_for_nothing() -> None:
    """7, 5.4: no action, and only to an adjacent City"""
    s = table(player(agents={"monday": "chicago", "lillian_la_france": "boston"}), player())
    assert refused(s, 0, "roam washington") == "not-next-to"
    do(s, "0 roam new_york")
    assert pieces(s)["lillian_la_france"]["city"] == "new_york"
    assert facts(s)["left"] == 2
    assert refused(s, 0, "roam boston") == "has-moved"


def test_lillian_la_france_walks_again_in_the_next_turn_and_when_possessed() -> None:
    """7: once per turn of her controller; the effect stays on the other side"""
    s = table(
        player(agents={"monday": "chicago", "lillian_la_france": "boston"}, possessed=["lillian_la_france"]),
        player(),
    )
    do(s, "0 roam new_york", "0 pass")
    assert refused(s, 1, "roam boston") == "nobody-roams"
    do(s, "1 pass", "0 roam boston")
    assert pieces(s)["lillian_la_france"]["city"] == "boston"


def test_lillian_la_france_does_not_walk_into_a_closed_city() -> None:
    """17.7"""
    s = table(
        player(agents={"monday": "chicago", "lillian_la_france": "boston"}), player(), martial_law="arkham"
    )
    assert refused(s, 0, "roam arkham") == "city-closed"
    assert can(s, "roam detroit")


def test_houdini_is_never_killed_but_he_may_be_destroyed() -> None:
    """7, 8.2"""
    s = table(
        player("corruption", "hired_guns", "tnt", agents={"monday": "arkham"}),
        player(agents={"tuesday": "boston", "harry_houdini": "arkham"}),
    )
    assert not can(s, "use hired_guns")
    do(s, "0 use corruption")
    assert "harry_houdini" in facts(s)["gone"]
    assert "harry_houdini" not in pieces(s)


# ---- token and card


def test_a_card_needs_its_agent_on_the_board() -> None:
    """4.1: Wyatt Earp kills only where he stands"""
    s = table(
        player("wyatt_earp", agents={"monday": "atlanta", "wyatt_earp": "boston"}),
        player(agents={"tuesday": "chicago", "moses_fleet": "atlanta"}),
    )
    assert refused(s, 0, "use wyatt_earp") == "nobody-in-reach"
    assert city(s, "atlanta")["control"] == 4
