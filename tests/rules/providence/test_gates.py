"""Closing and opening Gates (RULES.md 9)."""

import pytest

from subrosa.core import Game, State
from tests.rules.providence.table import (
    GAME,
    MAD,
    SANE,
    choices,
    city,
    do,
    events,
    facts,
    finish,
    hand,
    pieces,
    player,
    prompt,
    refused,
    rewritten,
    score,
    seat,
    table,
)

VALUES = {
    "arkham": 7,
    "boston": 4,
    "detroit": 4,
    "chicago": 3,
    "st_louis": 5,
    "indianapolis": 5,
    "pittsburgh": 6,
    "new_york": 3,
    "washington": 5,
    "charleston": 5,
    "atlanta": 4,
    "new_orleans": 6,
}


@pytest.mark.parametrize(("name", "value"), VALUES.items())
def test_gate_values(name: str, value: int) -> None:
    """9.1, A28: what a Gate takes and what it is worth"""
    s = table(
        player(
            "ancient_seal",
            "tnt",
            "start_contacts",
            "start_contacts",
            agents={"monday": name},
            allegiance="investigator",
        ),
        player(agents={"tuesday": "boston" if name != "boston" else "detroit"}),
        rolls=[SANE],
    )
    ones = "start_contacts " * 2
    cards = {3: ones, 4: "tnt", 5: "tnt", 6: "tnt start_contacts", 7: "tnt " + ones}[value]
    do(s, f"0 use ancient_seal, close monday with {cards}")
    assert city(s, name)["gate_side"] == "closed"
    assert score(finish(s), 0)["gates"] == value


def test_a_gate_is_closed_or_opened_only_once() -> None:
    """9.1: there is no reopening"""
    s = table(player("blasphemous_rite", "tnt", agents={"monday": "boston"}), player(closed=["boston"]))
    assert refused(s, 0, "use blasphemous_rite") == "gates-done"


def test_all_agents_in_the_city_add_their_power() -> None:
    """9.1, step 3"""
    s = table(
        player("ancient_seal", agents={"monday": "boston", "smedley_butler": "boston"}),
        player(),
        rolls=[SANE],
    )
    do(s, "0 use ancient_seal, close monday")
    assert city(s, "boston")["gate_owner"] == 0


def test_the_card_that_allows_it_adds_nothing() -> None:
    """9.1, step 3: Ancient Seal shows 1 power, which would be missing here"""
    s = table(player("ancient_seal", agents={"monday": "chicago", "carl_jung": "chicago"}), player())
    assert refused(s, 0, "use ancient_seal") == "gate-power"


def test_a_gate_that_takes_too_much_says_how_much_is_missing() -> None:
    """9.1, step 3: of several Gates it is the one that lacks the least, here New Orleans before Arkham"""
    agents = {"monday": "new_orleans", "carl_jung": "arkham"}
    s = table(player("ancient_seal", "start_contacts", agents=agents), player())
    refusal = s.refusal(0, "use ancient_seal")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("gate-power", "9")
    power = {"needed": 6, "power": 2, "agents": 1, "hand": 1}
    assert refusal.args == {"card": "ancient_seal", "city": "new_orleans"} | power


def test_a_control_token_marks_the_gate() -> None:
    """9.1, step 4"""
    s = table(player("blasphemous_rite", "tnt", agents={"monday": "boston"}), player(), rolls=[SANE])
    do(s, "0 use blasphemous_rite, open monday with tnt")
    assert (city(s, "boston")["gate_side"], city(s, "boston")["gate_owner"]) == ("open", 0)
    assert seat(s, 0)["control_tokens"] == 11


@pytest.mark.parametrize(("token", "sane", "madness"), [(SANE, 1, 0), (MAD, 0, 1)])
def test_a_sanity_test_follows(token: int, sane: int, madness: int) -> None:
    """9.1, step 5"""
    s = table(player("ancient_seal", "tnt", agents={"monday": "boston"}), player(), rolls=[token])
    do(s, "0 use ancient_seal, close monday with tnt")
    assert (seat(s, 0)["sane"], seat(s, 0)["madness"]) == (sane, madness)
    assert pieces(s)["monday"]["city"] == "boston", "Basic Agents cannot be destroyed"


@pytest.mark.parametrize("where", ["hand", "deck", "discards"])
def test_madness_destroys_the_recruited_agent_who_acted(where: str) -> None:
    """9.1, step 5, A16: token and card; from the hand a card is drawn for it"""
    owner = player("ancient_seal", "tnt", agents={"monday": "chicago", "eliot_ness": "boston"})
    if where == "hand":
        owner["hand"].append("eliot_ness")
        owner["deck"] = ["speakeasy"]
    else:
        owner[where] = ["eliot_ness"]
    s = table(owner, player(), rolls=[MAD])
    do(s, "0 use ancient_seal, close eliot_ness with tnt")
    assert "eliot_ness" not in pieces(s)
    assert set(facts(s)["gone"]) == {"eliot_ness", "tnt"}
    assert hand(s, 0) == (["speakeasy"] if where == "hand" else [])


def test_the_third_madness_at_a_gate_ends_the_game_and_destroys_the_agent_all_the_same() -> None:
    """9, step 5, 13: the action is resolved first, so the Gate is scored and the Agent is not"""
    s = table(
        player(
            "ancient_seal",
            "tnt",
            agents={"monday": "chicago", "eliot_ness": "boston"},
            madness=2,
            allegiance="investigator",
        ),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use ancient_seal, close eliot_ness with tnt")
    assert s.result is not None
    assert s.result.ending == "madness"
    assert "eliot_ness" not in pieces(s)
    assert score(s, 0) == {"gates": city(s, "boston")["gate"]}


def test_only_the_agent_who_acted_is_destroyed() -> None:
    """9.1, A16"""
    s = table(
        player("ancient_seal", "start_contacts", agents={"monday": "boston", "eliot_ness": "boston"}),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use ancient_seal, close monday with start_contacts")
    assert pieces(s)["eliot_ness"]["city"] == "boston"


def test_mi_go_is_not_destroyed() -> None:
    """A16"""
    s = table(
        player(
            "ancient_seal",
            "anarchists",
            agents={"monday": "arkham", "mi_go": "boston"},
            mythos=["mythos_mi_go"],
        ),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use ancient_seal, close mi_go with anarchists")
    assert pieces(s)["mi_go"]["city"] == "boston"


def test_the_card_in_play_is_destroyed_with_its_agent() -> None:
    """A33: it goes to the box instead of the discard pile, and nothing is drawn"""
    s = table(
        player("asenath_waite", "anarchists", agents={"monday": "arkham", "asenath_waite": "boston"}),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use asenath_waite, open asenath_waite with anarchists")
    assert facts(s)["gone"] == ["asenath_waite"]
    assert seat(s, 0)["discards"] == ["anarchists"]
    assert hand(s, 0) == []


def test_the_starting_card_acts_with_the_basic_agent_only() -> None:
    """A37"""
    s = table(player("start_gate_rite", "tnt", agents={"monday": "boston", "eliot_ness": "boston"}), player())
    s.choose(0, "use start_gate_rite")
    assert choices(s) == ["close monday", "open monday"]
    assert refused(s, 0, "close eliot_ness") == "may-not-act"


def test_the_starting_card_is_destroyed_before_the_sanity_test() -> None:
    """A38"""
    s = table(player("start_gate_rite", "tnt", agents={"monday": "boston"}), player(), rolls=[MAD])
    do(s, "0 use start_gate_rite, open monday with tnt")
    kinds = [event["event"] for event in s.log(None)]
    assert kinds.index("gate-opened") < kinds.index("destroyed") < kinds.index("sanity")
    assert events(s, "destroyed")[0]["card"] == "start_gate_rite"


def without_control_tokens(*hand: str, game: Game = GAME) -> State:
    """Let seat 0 stand in Boston with all its Control tokens on the board."""
    s = table(
        player(
            *hand,
            agents={"monday": "boston"},
            cities=["arkham", "indianapolis", "pittsburgh", "charleston", "new_orleans"],
            vp=0,
            opened=["arkham", "detroit", "chicago", "st_louis", "indianapolis", "pittsburgh", "new_york"],
        ),
        player(),
        game=game,
    )
    assert seat(s, 0)["control_tokens"] == 0
    return s


def test_without_a_control_token_no_gate() -> None:
    """16"""
    s = without_control_tokens("ancient_seal", "tnt")
    assert refused(s, 0, "use ancient_seal") == "no-control-tokens"


def test_without_a_control_token_nobody_is_asked_for_a_gate() -> None:
    """16: in the middle of a text, either"""
    ops = '{ op = "vp", n = 1 }, { op = "gate", modes = ["open"], actor = "any_own_agent", power = "none" }'
    s = without_control_tokens("speakeasy", game=rewritten("speakeasy", "ACTION", ops))
    do(s, "0 use speakeasy")
    assert seat(s, 0)["vp"] == 1
    assert prompt(s) == "act"


def test_an_empty_bag_means_no_test() -> None:
    """11: nobody is destroyed then"""
    s = table(
        player("ancient_seal", "anarchists", agents={"monday": "arkham", "eliot_ness": "boston"}, sane=6),
        player(allegiance="cultist", revealed=True, madness=12),
    )
    assert facts(s)["bag"] == [0, 0]
    do(s, "0 use ancient_seal, close eliot_ness with anarchists")
    assert pieces(s)["eliot_ness"]["city"] == "boston"
