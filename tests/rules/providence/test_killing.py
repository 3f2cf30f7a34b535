"""Killing (RULES.md 8): who, with what, and what becomes of the victim."""

from typing import Any

import pytest

from tests.rules.providence.table import (
    choices,
    do,
    events,
    facts,
    hand,
    pieces,
    player,
    refused,
    score,
    seat,
    table,
)

# ---- how (8.1)


def test_the_acting_agent_has_to_be_in_the_victims_city() -> None:
    """8.1, step 1"""
    s = table(
        player("hired_guns", "tnt", agents={"monday": "boston"}),
        player(agents={"tuesday": "chicago", "moses_fleet": "arkham"}),
    )
    assert refused(s, 0, "use hired_guns") == "nobody-in-reach"


def test_all_ones_agents_in_the_city_add_their_power() -> None:
    """8.1, step 3: acting or not; those elsewhere do not"""
    s = table(
        player(
            "kana_mishima",
            agents={
                "monday": "boston",
                "kana_mishima": "boston",
                "wyatt_earp": "boston",
                "smedley_butler": "arkham",
            },
        ),
        player(agents={"tuesday": "chicago", "moses_fleet": "boston"}),
    )
    do(s, "0 use kana_mishima, kill moses_fleet")
    assert seat(s, 0)["crypt"] == ["moses_fleet"]


def test_the_card_that_allows_the_kill_adds_nothing() -> None:
    """8.1, step 3: Kana Mishima's card shows 2 power, but she is worth only her token's 1 (and 4 are needed)"""
    s = table(
        player("kana_mishima", "anarchists", agents={"monday": "arkham", "kana_mishima": "boston"}),
        player(agents={"tuesday": "chicago", "moses_fleet": "boston"}),
    )
    assert refused(s, 0, "use kana_mishima") == "kill-power"


def test_no_card_may_be_added_if_the_agents_suffice() -> None:
    """8.1, step 3"""
    s = table(
        player("hired_guns", "start_contacts", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "chicago", "moses_fleet": "arkham"}),
    )
    s.choose(0, "use hired_guns")
    s.choose(0, "kill moses_fleet")
    assert choices(s) == ["done"]
    assert refused(s, 0, "pay start_contacts") == "superfluous"


def test_whoever_cannot_reach_the_value_cannot_kill() -> None:
    """8.1, step 3"""
    s = table(
        player("hired_guns", agents={"monday": "arkham"}),
        player(agents={"tuesday": "chicago", "moses_fleet": "arkham"}),
    )
    refusal = s.refusal(0, "use hired_guns")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("kill-power", "8")
    power = {"needed": 2, "power": 1, "agents": 1, "hand": 0}
    assert refusal.args == {"card": "hired_guns", "city": "arkham"} | power


def test_an_agents_own_card_acts_with_that_agent() -> None:
    """8.1, step 2: Moses Fleet's card does not help Monday in another City"""
    s = table(
        player("moses_fleet", "tnt", agents={"monday": "arkham", "moses_fleet": "boston"}),
        player(agents={"tuesday": "chicago", "carl_jung": "arkham"}),
    )
    assert refused(s, 0, "use moses_fleet") == "nobody-in-reach"


def test_mi_go_may_act_where_any_agent_may() -> None:
    """8.1, 17.4"""
    s = table(
        player("hired_guns", agents={"monday": "boston", "mi_go": "arkham"}, mythos=["mythos_mi_go"]),
        player(agents={"tuesday": "chicago", "carl_jung": "arkham"}),
    )
    do(s, "0 use hired_guns, kill carl_jung")
    assert seat(s, 0)["crypt"] == ["carl_jung"]


# ---- the victim (8.1, steps 4 and 5)


def test_the_card_is_destroyed_from_the_deck() -> None:
    """8.1, step 5: they shuffle it and draw nothing"""
    s = table(
        player("hired_guns", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player("tnt", agents={"tuesday": "chicago", "moses_fleet": "arkham"}),
    )
    before = seat(s, 1)["deck"]
    do(s, "0 use hired_guns, kill moses_fleet")
    assert seat(s, 1)["deck"] == before - 1
    assert hand(s, 1) == ["tnt"]
    assert facts(s)["gone"] == ["moses_fleet"]
    assert "moses_fleet" not in pieces(s)


def test_the_card_is_destroyed_from_the_hand_and_replaced() -> None:
    """8.1, step 5"""
    s = table(
        player("hired_guns", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player("moses_fleet", agents={"tuesday": "chicago", "moses_fleet": "arkham"}, deck=["speakeasy"]),
    )
    do(s, "0 use hired_guns, kill moses_fleet")
    assert hand(s, 1) == ["speakeasy"]


def test_the_card_is_destroyed_from_the_discard_pile() -> None:
    """8.1, step 5"""
    s = table(
        player("hired_guns", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "chicago", "moses_fleet": "arkham"}, discards=["moses_fleet", "tnt"]),
    )
    do(s, "0 use hired_guns, kill moses_fleet")
    assert seat(s, 1)["discards"] == ["tnt"]


# ---- legal victims (8.2)


def test_possessed_agents_and_houdini_cannot_be_killed() -> None:
    """8.2"""
    s = table(
        player("hired_guns", "moses_fleet", agents={"monday": "arkham", "moses_fleet": "arkham"}),
        player(
            agents={
                "tuesday": "chicago",
                "carl_jung": "arkham",
                "harry_houdini": "arkham",
                "eliot_ness": "arkham",
            },
            possessed=["carl_jung"],
        ),
    )
    s.choose(0, "use hired_guns")
    assert choices(s) == ["kill eliot_ness"]
    assert refused(s, 0, "kill carl_jung") == "may-not-be-killed"
    assert refused(s, 0, "kill harry_houdini") == "may-not-be-killed"
    assert refused(s, 0, "kill moses_fleet") == "own-piece"


def test_mi_go_goes_to_the_crypt_and_its_card_stays() -> None:
    """8.2: good for nothing but its VP"""
    s = table(
        player("hired_guns", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "chicago", "mi_go": "arkham"}, mythos=["mythos_mi_go"]),
    )
    do(s, "0 use hired_guns, kill mi_go")
    assert seat(s, 0)["crypt"] == ["mi_go"]
    assert seat(s, 1)["mythos"] == ["mythos_mi_go"]
    do(s, "0 pass")
    assert refused(s, 1, "use mythos_mi_go") == "nothing-to-do"


def test_a_killed_deep_one_goes_back_to_the_pool() -> None:
    """8.2, A6: no token for the Crypt, and it can be placed again"""
    s = table(
        player("hired_guns", agents={"monday": "arkham", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "chicago"}, deep_ones={"arkham": 2}),
    )
    do(s, "0 use hired_guns, slay arkham")
    assert seat(s, 0)["crypt"] == []
    assert facts(s)["deep_pool"] == 7


# ---- Basic Agents (8.3)


def killer(*hand: str) -> dict[str, Any]:
    """Write down a player with enough power in Arkham."""
    return player("hired_guns", *hand, agents={"monday": "arkham", "wyatt_earp": "arkham"})


@pytest.mark.parametrize("allegiance", ["investigator", "dissenter_investigator", "dissenter_cultist"])
def test_killing_the_basic_agent_of_an_investigator_or_dissenter_ends_the_game(allegiance: str) -> None:
    """8.3: it goes to the Crypt, its owner reveals"""
    s = table(killer(), player(agents={"tuesday": "arkham"}, vp=5, allegiance=allegiance))
    do(s, "0 use hired_guns, kill tuesday")
    assert s.result is not None
    assert seat(s, 0)["crypt"] == ["tuesday"]
    assert events(s, "revealed")[0] == {"seat": 1, "allegiance": allegiance}


def test_a_killed_basic_agent_counts_in_the_crypt() -> None:
    """8.3, 14.4: as in the rulebook's example of scoring, where it is one of Thursday's two"""
    s = table(
        killer() | {"allegiance": "cultist", "crypt": ["carl_jung"]},
        player(agents={"tuesday": "arkham"}, vp=5, allegiance="investigator"),
    )
    do(s, "0 use hired_guns, kill tuesday")
    assert score(s, 0)["crypt"] == 2


def test_a_cultist_cancels_the_kill() -> None:
    """8.3: the token stays, action and cards are spent, the game goes on"""
    s = table(killer(), player(agents={"tuesday": "arkham"}, vp=5, allegiance="cultist"))
    do(s, "0 use hired_guns, kill tuesday")
    assert s.result is None
    assert seat(s, 0)["crypt"] == []
    assert pieces(s)["tuesday"]["city"] == "arkham"
    assert (seat(s, 1)["revealed"], seat(s, 1)["allegiance"]) == (True, "cultist")
    assert facts(s)["left"] == 1
    assert seat(s, 0)["discards"] == ["hired_guns"]


def test_a_revealed_cultist_cannot_be_killed() -> None:
    """8.3"""
    s = table(killer(), player(agents={"tuesday": "arkham"}, vp=5, allegiance="cultist", revealed=True))
    assert refused(s, 0, "use hired_guns") == "all-protected"


def test_a_possessed_basic_agent_cannot_be_killed() -> None:
    """8.3"""
    s = table(killer(), player(agents={"tuesday": "arkham"}, vp=5, possessed=["tuesday"]))
    assert refused(s, 0, "use hired_guns") == "all-protected"


def test_the_owner_needs_five_points() -> None:
    """8.3"""
    s = table(killer(), player(agents={"tuesday": "arkham"}, vp=4))
    assert refused(s, 0, "use hired_guns") == "all-protected"


@pytest.mark.parametrize("other", ["carl_jung", "mi_go"])
def test_any_other_agent_on_the_board_protects_the_basic_agent(other: str) -> None:
    """8.3, A31: wherever it is; Mi-Go too (17.4)"""
    mythos = ["mythos_mi_go"] if other == "mi_go" else []
    s = table(killer(), player(agents={"tuesday": "arkham", other: "new_orleans"}, vp=5, mythos=mythos))
    assert refused(s, 0, "use hired_guns") == "all-protected"


def test_deep_ones_do_not_protect_the_basic_agent() -> None:
    """8.3, A6"""
    s = table(
        killer(),
        player(agents={"tuesday": "arkham"}, deep_ones={"boston": 4}, vp=5, allegiance="investigator"),
    )
    do(s, "0 use hired_guns, kill tuesday")
    assert s.result is not None


def test_a_revealed_dissenter_may_be_killed() -> None:
    """8.3: only Cultists are safe"""
    s = table(
        killer(),
        player(agents={"tuesday": "arkham"}, vp=5, allegiance="dissenter_cultist", revealed=True),
    )
    do(s, "0 use hired_guns, kill tuesday")
    assert s.result is not None
