"""The Great Old One's turn (RULES.md 18.4 to 18.8): Behaviour cards, failures, resource actions."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.providence.table import (
    MAD,
    SANE,
    choices,
    city,
    do,
    elder,
    events,
    facts,
    failures,
    hand,
    pieces,
    player,
    refused,
    row,
    seat,
    solo,
    stations,
)

LINES = {  # what Cultist 1 and Cultist 2 try, sentence by sentence
    "behaviour_1": (["claim_main", "add_city"], ["claim_city", "kill"]),
    "behaviour_2": (["claim_mythos", "add_main"], ["effect"]),
    "behaviour_3": (["open_gate", "add_city"], ["claim_main", "add_mythos"]),
    "behaviour_4": (["claim_main", "add_mythos"], ["open_gate", "add_city"]),
    "behaviour_5": (["effect"], ["claim_mythos", "add_main"]),
    "behaviour_6": (["claim_city", "kill"], ["claim_main", "add_city"]),
    "behaviour_7": (["claim_city", "add_mythos"], ["kill", "add_main"]),
    "behaviour_8": (["kill", "add_main"], ["claim_city", "add_mythos"]),
}


@pytest.mark.parametrize(("card", "lines"), LINES.items())
def test_what_the_cards_say(card: str, lines: tuple[list[str], list[str]]) -> None:
    """18.5: the line of Cultist 1, then that of Cultist 2, sentence by sentence"""
    s = solo(card)
    for number, piece in enumerate(("cultist_1", "cultist_2")):
        tried = [event["deed"] for event in events(s, "elder-try") if event["piece"] == piece]
        if lines[number] == ["effect"]:
            assert {"piece": piece, "elder": "dagon"} in events(s, "elder-effect")
        else:
            assert tried == lines[number]
    assert (elder(s)["discards"], elder(s)["behaviour"]) == ([card], None)
    assert s.waiting == (0,)


def test_each_failure_means_one_travel_and_the_next_sentence_from_there() -> None:
    """18.4, A15: Cultist 1 fails to claim in Arkham, goes to Boston and adds its Influence there (1 + 2)"""
    s = solo("behaviour_1")
    assert failures(s) == ["leads-on-no-main-card"]
    assert stations(s) == ["boston", "charleston"], (
        "Cultist 2 has failed twice: New York, Washington, Charleston"
    )
    assert city(s, "boston")["cubes"] == [0, 3, 0]


def test_influence_on_a_city_space_is_that_of_the_two_cards() -> None:
    """18.6: 1 on the Behaviour card and 3 on the card of Cultist 2"""
    s = solo("behaviour_6", blockades=[])
    assert city(s, "washington")["cubes"] == [0, 0, 4]


def test_no_influence_on_a_city_that_a_cultist_controls() -> None:
    """18.6: of either Cultist"""
    s = solo("behaviour_3", {}, {"cities": ["boston"]})
    assert failures(s) == ["too-little-power", "own-city"]
    assert stations(s)[0] == "detroit"


def test_influence_on_the_main_card_of_its_city() -> None:
    """18.6: no card there: a failure"""
    s = solo("behaviour_8", cities={"boston": {"card": "tnt"}})
    assert city(s, "boston")["card_cubes"] == [0, 3, 0]
    assert stations(s)[0] == "boston", "it stays where it has succeeded"
    s = solo("behaviour_8")
    assert failures(s) == ["player-too-weak", "no-card-here"]


def test_influence_on_mythos_cards() -> None:
    """18.6: without cubes of either Cultist; else without its own; else the first; none: a failure"""
    names = ["mythos_offering", "mythos_shoggoth"]
    s = solo("behaviour_4", {}, {"cubes": {"mythos_offering": 1}}, row=names)
    assert row(s)["mythos_shoggoth"]["cubes"] == [0, 3, 0]
    both = {"mythos_offering": 1, "mythos_shoggoth": 1}
    mine = player(cubes={"mythos_offering": 2, "mythos_shoggoth": 2})
    s = solo("behaviour_4", {"cubes": both}, {"cubes": both}, you=mine, row=names)
    assert row(s)["mythos_offering"]["cubes"] == [2, 4, 1]


def test_without_cubes_it_takes_them_back_from_limbo_and_fails() -> None:
    """18.4: and with fewer than it should add, it adds all it has"""
    s = solo("behaviour_4", {"cubes": {"limbo": 19}}, {}, row=["mythos_offering"])
    assert failures(s) == ["leads-on-no-main-card", "no-cubes"]
    assert elder(s)["cultists"][0]["pool"] == 19
    s = solo("behaviour_4", {"cubes": {"limbo": 18}}, {}, row=["mythos_offering"])
    assert row(s)["mythos_offering"]["cubes"] == [0, 1, 0]


# ---- claims (18.6)


def test_a_city_is_claimed_step_by_step() -> None:
    """18.6: cubes, control, a Blockade, VP, resource action, the card to the supply"""
    s = solo(
        "behaviour_7",
        {"cubes": {"detroit": 2}},
        {"cubes": {"detroit": 1}},
        you=player(cubes={"detroit": 1}),
        row=["mythos_offering"],
    )
    found = city(s, "detroit")
    assert (found["controller"], found["blockade"], found["cubes"]) == (1, True, [0, 0, 0])
    assert elder(s)["vp"] == 6 + 4
    assert elder(s)["cultists"][0]["limbo"] == 2
    assert seat(s, 0)["pool"] == 6
    assert "city_detroit" in facts(s)["supply"]
    assert stations(s)[0] == "detroit", (
        "travel 1 on the Cultist card and 1 on Detroit's: from Arkham two steps"
    )


def test_a_city_of_the_player_is_lost_with_its_points() -> None:
    """18.6: from the hand, and a card is drawn for it"""
    s = solo(
        "behaviour_7",
        {"cubes": {"detroit": 2}},
        {},
        you=player("city_detroit", "tnt", "tnt", "fbi", "anarchists", cities=["detroit"], deck=["speakeasy"]),
    )
    assert seat(s, 0)["vp"] == 0
    assert sorted(hand(s, 0)) == ["anarchists", "fbi", "speakeasy", "tnt", "tnt"]
    assert "city_detroit" in facts(s)["supply"]


def test_the_players_agents_count_and_cultist_tokens_do_not() -> None:
    """18.4: cubes and Agents against cubes"""
    s = solo("behaviour_7", {"cubes": {"arkham": 1}}, {}, you=player(agents={"monday": "arkham"}))
    assert city(s, "arkham")["controller"] is None
    assert failures(s)[0] == "leads-in-no-city"


def test_a_blockade_is_removed_instead_of_a_claim() -> None:
    """18.6: where it leads; that is no failure"""
    s = solo("behaviour_7", {"cubes": {"boston": 2}}, {}, blockades=["boston"])
    assert not city(s, "boston")["blockade"]
    assert city(s, "boston")["controller"] is None
    assert stations(s)[0] == "boston", "only the second sentence has failed: no Mythos card"


def test_a_main_card_is_claimed_step_by_step() -> None:
    """18.6: the next card is turned up, resource action, the card is destroyed, Sanity Test"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        cities={"chicago": {"card": "silver_twilight_lodge", "stack": ["fbi"]}},
        tracks={"investigation": 5},
        row=["mythos_offering"],
        rolls=[MAD],
    )
    assert city(s, "chicago")["card"] == "fbi"
    assert facts(s)["gone"] == ["silver_twilight_lodge"]
    assert facts(s)["tracks"] == [1, 4]
    assert elder(s)["madness"] == 1
    assert elder(s)["cultists"][0]["limbo"] == 1
    assert failures(s) == ["no-card-here"], "its influence finds no card in Arkham"


def test_an_exhausted_deck() -> None:
    """18.6: Ritual 2 and a Mythos card"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        cities={"chicago": {"card": "black_market"}},
        row=["mythos_offering"],
        mythos_deck=["mythos_shoggoth"],
    )
    assert facts(s)["tracks"] == [2, 0]
    assert "mythos_shoggoth" in row(s)


@pytest.mark.parametrize(
    ("card", "points"),
    [("mythos_offering", 1), ("mythos_silver_key", 2), ("mythos_cthulhu", 3), ("mythos_dagon", 5)],
)
def test_what_a_mythos_card_is_worth(card: str, points: int) -> None:
    """18.6, A27: 1 + its generic and Cultist VP, + 3 for the Great Old One's own card; then the row closes up"""
    s = solo(
        "behaviour_2",
        {"cubes": {card: 1}},
        {},
        you=player(closed=["new_york"]),  # so that Cultist 2 opens nothing
        row=[card, "mythos_shoggoth"],
    )
    assert elder(s)["vp"] == 6 + points
    assert (elder(s)["mythos"], elder(s)["claimed"][0]) == ([card], 1)
    assert list(row(s)) == ["mythos_shoggoth"]
    assert [place["city"] for place in facts(s)["cities"] if place["closed"]] == [], "texts do nothing (A35)"


def test_a_sane_token_of_a_cultist_is_destroyed() -> None:
    """18.8"""
    s = solo(
        "behaviour_2",
        {"cubes": {"mythos_hastur": 1}},
        {},
        you=player(closed=["new_york"]),
        row=["mythos_hastur", "mythos_offering"],
        rolls=[SANE],
    )
    assert (elder(s)["sane_gone"], elder(s)["madness"], facts(s)["bag"]) == (1, 0, [5, 12])


def test_an_empty_row_is_filled_up_at_once() -> None:
    """18.2"""
    s = solo(
        "behaviour_2",
        {"cubes": {"mythos_silver_key": 1}},
        {},
        row=["mythos_silver_key"],
        mythos_deck=["mythos_offering"],
    )
    assert list(row(s)) == ["mythos_offering"]


# ---- kills and Gates (18.6)


def victim(**more: Any) -> dict[str, Any]:
    """Write down the player with an Agent in Arkham and five points."""
    return player(agents={"monday": "chicago", "carl_jung": "arkham"}, vp=5, **more)


def test_a_cultist_kills_a_recruited_agent() -> None:
    """18.6: Behaviour 1 + card 1 + token 1 reach Arkham's 2; +1 VP; the card is destroyed"""
    s = solo("behaviour_8", you=victim())
    assert elder(s)["crypt"] == ["carl_jung"]
    assert elder(s)["vp"] == 7
    assert facts(s)["gone"] == ["carl_jung"]


def test_the_player_chooses_among_several_victims() -> None:
    """18.6: Possessed Agents and Houdini are immune"""
    you = player(
        agents={
            "monday": "chicago",
            "carl_jung": "arkham",
            "moses_fleet": "arkham",
            "harry_houdini": "arkham",
            "eliot_ness": "arkham",
        },
        possessed=["eliot_ness"],
        deep_ones={"arkham": 1},
        vp=5,
    )
    s = solo("behaviour_8", you=you)
    assert set(choices(s)) == {"kill carl_jung", "kill moses_fleet", "slay arkham"}
    assert elder(s)["behaviour"] == "behaviour_8"
    assert refused(s, 0, "kill harry_houdini") == "no-such-victim"
    assert refused(s, 0, "slay boston") == "no-deep-one"
    do(s, "0 slay arkham")
    assert elder(s)["vp"] == 6, "none for a Deep One"
    assert facts(s)["deep_pool"] == 8


@pytest.mark.parametrize(
    ("you", "why"),
    [
        (player(agents={"monday": "chicago", "carl_jung": "arkham"}, vp=4), "player-too-weak"),
        (player(agents={"monday": "arkham", "carl_jung": "chicago"}, vp=5), "no-victim"),
        (player(agents={"monday": "chicago"}, vp=5), "no-victim"),
    ],
)
def test_kills_that_fail(you: dict[str, Any], why: str) -> None:
    """18.6"""
    s = solo("behaviour_8", you=you)
    assert failures(s)[0] == why


def test_a_kill_with_too_little_power_fails() -> None:
    """18.6: 3 against Boston's 4; with both Cultists there 4 are enough"""
    you = player(agents={"monday": "chicago", "carl_jung": "boston"}, vp=5)
    s = solo("behaviour_8", {"city": "boston"}, {}, you=you)
    assert failures(s)[0] == "too-little-power"
    s = solo("behaviour_8", {"city": "boston"}, {"city": "boston"}, you=you)
    assert elder(s)["crypt"] == ["carl_jung"]


def test_the_basic_agent_is_killed_and_the_game_ends_after_the_turn() -> None:
    """18.6, 18.9"""
    s = solo("behaviour_8", you=player(agents={"monday": "arkham"}, vp=5), row=["mythos_offering"])
    assert s.result is not None
    assert s.result.ending == "killed"
    assert seat(s, 0)["revealed"]
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 4], "Cultist 2 has still finished the turn"


def test_a_gate_is_opened() -> None:
    """18.6: 3 power in New York (3); VP; Sanity Test"""
    s = solo("behaviour_4", {}, {}, row=["mythos_offering"], rolls=[MAD])
    assert (city(s, "new_york")["gate_side"], city(s, "new_york")["gate_owner"]) == ("open", 2)
    assert elder(s)["vp"] == 6 + 3
    assert elder(s)["madness"] == 1


def test_gates_that_fail() -> None:
    """18.6: too little power, or done already"""
    s = solo("behaviour_3")
    assert failures(s)[0] == "too-little-power"
    s = solo("behaviour_4", you=player(closed=["new_york"]), row=["mythos_offering"])
    assert failures(s, "cultist_2")[0] == "gate-done"


# ---- the path (18.6)


def test_the_portal_leads_from_new_orleans_to_arkham() -> None:
    """18.4"""
    s = solo("behaviour_1", {"city": "new_orleans"}, {})
    assert stations(s)[0] == "arkham"


def test_closed_cities_are_skipped() -> None:
    """18.6: also at the ends of the path"""
    s = solo("behaviour_1", martial_law="boston")
    assert stations(s)[0] == "detroit"
    s = solo("behaviour_1", {"city": "new_orleans"}, {}, martial_law="arkham")
    assert stations(s)[0] == "boston"


# ---- resource actions (18.7)


def resources(card: str, **more: Any) -> State:
    """Let Cultist 1, in Arkham, claim a Main Advantage card in Chicago, and let nothing else be possible."""
    cities = {"chicago": {"card": card, "stack": ["fbi"]}} | more.pop("cities", {})
    return solo(
        "behaviour_4", {"cubes": {"chicago_card": 1}}, {}, cities=cities, row=["mythos_offering"], **more
    )


def test_influence_goes_to_the_main_card_of_its_city() -> None:
    """18.7, 1: 2 on the Cultist card and 3 on Tammany Hall; A25: not those on the target"""
    s = resources("tammany_hall", cities={"arkham": {"card": "speakeasy"}})
    assert city(s, "arkham")["card_cubes"] == [0, 5, 0]


def test_travel_moves_it_along_the_path() -> None:
    """18.7, 2: 1 + 3"""
    s = resources("pullman_line")
    assert stations(s)[0] == "st_louis"


def test_power_opens_the_gate_of_its_city() -> None:
    """18.7, 3, A13: 3 + 4 with TNT are Arkham's 7"""
    s = resources("tnt", rolls=[SANE])
    assert city(s, "arkham")["gate_side"] == "open"
    assert elder(s)["vp"] == 6 + 7 + 3, "and 3 for New York, which Cultist 2 opens"


def test_power_that_does_not_suffice_means_a_travel() -> None:
    """18.7, 3"""
    s = resources("hired_guns")
    assert failures(s) == ["too-little-power"]
    assert stations(s)[0] == "boston"


def test_ritual_symbols_advance_and_investigation_symbols_regress() -> None:
    """18.7, 4 and 5, 18.3: either of them"""
    s = resources("orne_library", tracks={"ritual": 5, "investigation": 5})
    assert facts(s)["tracks"] == [7, 3]


def test_wealth_gives_nothing() -> None:
    """18.7"""
    s = resources("black_market")
    assert events(s, "elder-resource") == []
    assert stations(s)[0] == "arkham"


def test_an_agent_claimed_by_a_cultist_is_destroyed() -> None:
    """18.3: card and token"""
    s = resources("arnold_rothstein")
    assert facts(s)["gone"] == ["arnold_rothstein"]
    assert "arnold_rothstein" not in pieces(s)


# ---- shuffling (18.5)


def test_after_both_cards_with_an_effect_the_cards_are_shuffled() -> None:
    """18.5"""
    s = solo("behaviour_5", elder={"discards": ["behaviour_2", "behaviour_1"]})
    assert elder(s)["discards"] == []
    assert elder(s)["deck"] == 8
    s = solo("behaviour_5", elder={"discards": ["behaviour_1"]})
    assert elder(s)["deck"] == 6


def test_the_cards_are_shuffled_and_not_only_turned_over() -> None:
    """18.5: another card comes first in another game"""
    firsts = set()
    for seed in range(8):
        s = solo("behaviour_5", elder={"discards": ["behaviour_2"]}, seed=seed)
        do(s, "0 pass")
        firsts.add(events(s, "elder-turn")[-1]["behaviour"])
    assert len(firsts) > 2
