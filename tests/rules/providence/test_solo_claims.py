"""What Cultists claim, and what follows (RULES.md 18.6 to 18.8): the first along the path, step by step."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.core.game import Game
from tests.rules.providence.table import (
    CITIES,
    DATA,
    GAME,
    MAD,
    SANE,
    city,
    elder,
    events,
    facts,
    failures,
    hand,
    pieces,
    player,
    printed,
    row,
    seat,
    solo,
    stations,
    tale,
)

ROW = ["mythos_offering"]
CLOSED = {"closed": ["new_york"]}  # so that Cultist 2 opens nothing there


# ---- the path (18.4, 18.6)


def test_the_path_leads_through_all_cities() -> None:
    """18.4: and through the portal back to Arkham"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        cities={"chicago": {"card": "pullman_line", "stack": ["fbi"]}},
        row=ROW,
    )
    assert stations(s)[0] == "st_louis", "1 + 3 steps from Arkham"
    for number, name in enumerate(CITIES):
        s = solo("behaviour_5", {"city": name}, {}, elder={"elder": "hastur"})
        assert stations(s)[0] == CITIES[(number + 1) % 12]


@pytest.mark.parametrize(
    ("start", "closed", "end"),
    [
        ("arkham", {"martial_law": "boston"}, "detroit"),
        ("arkham", {"cthulhu": "boston"}, "detroit"),
        ("arkham", {"cthulhu": "boston", "martial_law": "detroit"}, "chicago"),
        ("new_orleans", {"martial_law": "arkham"}, "boston"),
        ("atlanta", {"cthulhu": "new_orleans"}, "arkham"),
        ("atlanta", {"cthulhu": "new_orleans", "martial_law": "arkham"}, "boston"),
    ],
)
def test_closed_cities_are_passed_and_the_portal_moves(start: str, closed: dict[str, str], end: str) -> None:
    """18.6: Cthulhu or Martial Law; at the ends of the path the next open City has the portal"""
    you = player(agents={"monday": "chicago"})
    s = solo("behaviour_5", {"city": start}, {}, you=you, elder={"elder": "hastur"}, **closed)
    assert stations(s)[0] == end
    told = next(event for event in events(s, "elder-travel") if event["piece"] == "cultist_1")
    assert sorted(told["cities"]) == sorted(closed.values())


def test_a_closed_city_is_no_step() -> None:
    """18.6, 18.7: four steps from Arkham, one City is passed"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        cities={"chicago": {"card": "pullman_line", "stack": ["fbi"]}},
        martial_law="detroit",
        row=ROW,
    )
    assert stations(s)[0] == "indianapolis"


def test_the_first_city_is_found_along_the_path_through_the_portal() -> None:
    """18.4: from Charleston: New Orleans, then Arkham, then Boston"""
    for places, first in (
        (["boston", "new_orleans", "arkham"], "new_orleans"),
        (["boston", "arkham", "washington"], "arkham"),
        (["boston", "charleston"], "charleston"),
    ):
        cubes = dict.fromkeys(places, 1)
        s = solo("behaviour_7", {"city": "charleston", "cubes": cubes}, {}, row=ROW)
        assert [name for name in CITIES if city(s, name)["controller"] == 1] == [first]


def test_the_first_mythos_card_is_next_to_the_deck() -> None:
    """18.4, 18.6"""
    names = ["mythos_offering", "mythos_silver_key"]
    s = solo("behaviour_2", {"cubes": dict.fromkeys(names, 1)}, {}, you=player(**CLOSED), row=names)
    assert elder(s)["mythos"] == ["mythos_offering"]


# ---- Cities


def test_a_cultist_is_compared_with_the_player_only() -> None:
    """A26: the other Cultist has more there"""
    s = solo("behaviour_7", {"cubes": {"detroit": 1}}, {"cubes": {"detroit": 5}}, row=ROW)
    assert city(s, "detroit")["controller"] == 1
    assert (elder(s)["cultists"][1]["pool"], elder(s)["cultists"][1]["limbo"]) == (19, 0)


def test_deep_ones_and_whateleys_of_the_player_count_against_it() -> None:
    """18.4, 6.2: the player's Influence is counted as always"""
    for you, more in (
        (player(deep_ones={"detroit": 1}), {}),
        (player(mythos=["mythos_whateleys"]), {"whateleys": ["detroit"]}),
    ):
        s = solo("behaviour_7", {"cubes": {"detroit": 1}}, {}, you=you, row=ROW, **more)
        assert failures(s) == ["leads-in-no-city"]


def test_without_a_blockade_left_the_city_is_claimed_without_one() -> None:
    """18.6: "if possible" """
    others = [name for name in CITIES if name != "detroit"]
    s = solo("behaviour_7", {"cubes": {"detroit": 1}}, {}, blockades=[*others, "mythos_offering"], row=ROW)
    assert (city(s, "detroit")["controller"], city(s, "detroit")["blockade"]) == (1, False)


def test_a_blockaded_city_is_passed_over_for_the_next() -> None:
    """18.6: Boston comes first, but Chicago can be claimed"""
    s = solo(
        "behaviour_7", {"cubes": {"boston": 1, "chicago": 1}}, {}, blockades=["boston"], you=AWAY, row=ROW
    )
    assert city(s, "chicago")["controller"] == 1
    assert city(s, "boston")["blockade"]


AWAY = player(agents={"monday": "atlanta"}, **CLOSED)


def test_the_blockade_of_the_first_city_where_it_leads_is_removed() -> None:
    """18.6: not where it has no lead; under Martial Law, too"""
    s = solo(
        "behaviour_7",
        {"cubes": {"detroit": 1, "chicago": 1}},
        {},
        blockades=["boston", "detroit", "chicago"],
        martial_law="detroit",
        you=AWAY,
        row=ROW,
    )
    assert [name for name in CITIES if city(s, name)["blockade"]] == ["boston", "chicago"]
    assert stations(s)[0] == "arkham", "that is no failure"
    assert events(s, "elder-unblock")[0]["influence"] == 1


@pytest.mark.parametrize("pile", ["hand", "deck", "discards"])
def test_the_city_card_is_taken_from_wherever_it_is(pile: str) -> None:
    """18.6: from the hand a card is drawn for it; its resources are used, then it is in the supply"""
    you: dict[str, Any] = {"cities": ["detroit"], "hand": ["tnt", "tnt", "fbi", "anarchists", "speakeasy"]}
    if pile == "hand":
        you["hand"] = ["city_detroit", *you["hand"][1:]]
    elif pile == "discards":
        you["discards"] = ["city_detroit"]
    s = solo("behaviour_7", {"cubes": {"detroit": 1}}, {}, you=player(**you), row=ROW)
    owned = [*hand(s, 0), *seat(s, 0)["unseen"], *seat(s, 0)["discards"]]
    assert "city_detroit" not in owned
    assert len(hand(s, 0)) == 5
    assert "city_detroit" in facts(s)["supply"]
    assert stations(s)[0] == "detroit", "1 + 1 steps"
    assert seat(s, 0)["vp"] == 0


# ---- Main Advantage cards


def test_the_first_main_card_where_it_leads() -> None:
    """18.6: not the blockaded one in Boston, nor where the player is level"""
    s = solo(
        "behaviour_4",
        {"cubes": {"boston_card": 2, "detroit_card": 1, "chicago_card": 1}},
        {},
        you=player(agents={"monday": "detroit"}, **CLOSED),
        cities={
            "boston": {"card": "tnt"},
            "detroit": {"card": "speakeasy"},
            "chicago": {"card": "black_market", "stack": ["fbi"]},
        },
        blockades=["boston_card"],
        row=ROW,
    )
    assert facts(s)["gone"] == ["black_market"]


@pytest.mark.parametrize(
    ("behaviour", "place"), [("behaviour_4", "boston_card"), ("behaviour_2", "mythos_offering")]
)
def test_a_blockade_on_a_card_is_removed_instead(behaviour: str, place: str) -> None:
    """18.6: where it leads; that is no failure"""
    s = solo(
        behaviour,
        {"cubes": {place: 2}},
        {},
        you=AWAY,
        cities={"boston": {"card": "tnt"}, "arkham": {"card": "fbi"}},
        blockades=[place],
        row=ROW,
    )
    assert facts(s)["blockades"] == 12
    assert failures(s) == []
    assert events(s, "elder-claim") == []


def test_a_card_under_martial_law_can_be_claimed() -> None:
    """17.2, 18.6"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        you=AWAY,
        cities={"chicago": {"card": "black_market", "stack": ["fbi"]}},
        martial_law="chicago",
        row=ROW,
    )
    assert city(s, "chicago")["card"] == "fbi"


def test_all_other_cubes_on_a_claimed_card_go_home() -> None:
    """18.6"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 3}},
        {"cubes": {"chicago_card": 2}},
        you=player(cubes={"chicago_card": 2}, **CLOSED),
        cities={"chicago": {"card": "black_market", "stack": ["fbi"]}},
        row=ROW,
    )
    assert city(s, "chicago")["card_cubes"] == [0, 0, 0]
    assert (seat(s, 0)["pool"], seat(s, 0)["limbo"]) == (6, 0)
    assert [(found["limbo"], found["pool"]) for found in elder(s)["cultists"]] == [(3, 13), (0, 15)]


@pytest.mark.parametrize("card", ["deep_ones", "hart_island", "dimensional_anomaly"])
def test_texts_of_claimed_cards_do_nothing(card: str) -> None:
    """A35: no Deep Ones rise, no deck is destroyed"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        you=AWAY,
        cities={"chicago": {"card": card, "stack": ["fbi"]}},
        row=ROW,
        rolls=[SANE],
    )
    assert facts(s)["gone"] == [card]
    assert city(s, "chicago")["card"] == "fbi"
    assert facts(s)["deep_pool"] == 8


@pytest.mark.parametrize("card", ["mythos_whateleys", "mythos_necronomicon", "mythos_lost_city"])
def test_texts_of_claimed_mythos_cards_do_nothing(card: str) -> None:
    """A35: no tokens, no further VP"""
    s = solo("behaviour_2", {"cubes": {card: 1}}, {}, you=player(**CLOSED), row=[card, *ROW], rolls=[SANE])
    assert facts(s)["whateley_owner"] is None
    assert elder(s)["vp"] == 6 + (2 if card == "mythos_whateleys" else 1)


# ---- kills


def test_a_lone_basic_agent_is_not_protected_by_deep_ones() -> None:
    """18.6, A6: the player chooses between them"""
    you = player(agents={"monday": "arkham"}, deep_ones={"arkham": 1}, vp=5)
    s = solo("behaviour_8", you=you)
    assert {choice.text for choice in s.options(0)} == {"slay arkham", "kill monday"}


def test_deep_ones_elsewhere_do_not_protect_it_either() -> None:
    """18.6, A6: there is nobody else to kill"""
    s = solo("behaviour_8", you=player(agents={"monday": "arkham"}, deep_ones={"boston": 1}, vp=5))
    assert s.result is not None
    assert s.result.ending == "killed"


@pytest.mark.parametrize("pile", ["hand", "deck", "discards"])
def test_the_card_of_a_killed_agent_is_destroyed_wherever_it_is(pile: str) -> None:
    """18.6: from the hand a card is drawn for it"""
    you: dict[str, Any] = {
        "agents": {"monday": "chicago", "carl_jung": "arkham"},
        "vp": 5,
        "hand": ["tnt", "tnt", "fbi", "anarchists", "speakeasy"],
    }
    if pile == "hand":
        you["hand"] = ["carl_jung", *you["hand"][1:]]
    elif pile == "discards":
        you["discards"] = ["carl_jung"]
    s = solo("behaviour_8", you=player(**you))
    assert facts(s)["gone"] == ["carl_jung"]
    assert "carl_jung" not in pieces(s)
    assert len(hand(s, 0)) == 5
    assert elder(s)["crypt"] == ["carl_jung"]


def test_the_power_of_both_cultists_in_a_city_counts() -> None:
    """18.6: 1 + 1 and the tokens of both, against Chicago's 4"""
    you = player(agents={"monday": "boston", "carl_jung": "chicago"}, vp=5)
    s = solo("behaviour_8", {"city": "chicago"}, {"city": "chicago"}, you=you)
    assert events(s, "elder-kill")[0]["sum"] == "1 + 1 + 1 + 1 = 4"


def test_killed_agents_of_the_player_are_no_claims() -> None:
    """18.3: Hastur counts Agents that were claimed"""
    you = player(agents={"monday": "chicago", "carl_jung": "arkham"}, vp=5)
    s = solo("behaviour_8", you=you, elder={"elder": "hastur"})
    assert elder(s)["reached"] == 0


# ---- resource actions (18.7)


def claimed(card: str, *cultists: dict[str, Any], stack: str = "fbi", **more: Any) -> State:
    """Let Cultist 1 claim a card in Chicago; the other has nothing to open."""
    first = {"cubes": {"chicago_card": 1}} | (cultists[0] if cultists else {})
    cities = {"chicago": {"card": card, "stack": [stack]}} | more.pop("cities", {})
    more.setdefault("you", AWAY)
    return solo("behaviour_4", first, *cultists[1:] or [{}], cities=cities, row=ROW, **more)


def resources(state: State) -> list[tuple[str, int, str]]:
    """Return the resource actions in their order: the symbol, how many, and where the Cultist was."""
    return [(event["resource"], event["count"], event["city"]) for event in events(state, "elder-resource")]


def test_influence_comes_before_travel_and_power_after_it() -> None:
    """18.7: Moses Fleet shows travel 2 and power 1: from Arkham to Chicago, whose Gate of 3 is opened there"""
    s = claimed("moses_fleet", rolls=[SANE])
    assert resources(s) == [("travel", 2, "arkham"), ("power", 1, "chicago")]
    assert city(s, "chicago")["gate_owner"] == 1
    s = claimed("amelia_earhart", cities={"arkham": {"card": "tnt"}})
    assert resources(s) == [("influence", 1, "arkham"), ("travel", 2, "arkham")]
    assert city(s, "arkham")["card_cubes"] == [0, 3, 0]


def test_the_travel_of_a_claimed_card_is_its_travel_symbol_and_nothing_else() -> None:
    """A53: all steps at once before the Gate; none after the card is dealt with, and none without the symbol"""
    s = claimed("moses_fleet", rolls=[SANE])
    told = [event["event"] for event in s.log(None) if event["args"].get("piece") == "cultist_1"]
    assert [name for name in told if name in ("elder-travel", "elder-gate")] == ["elder-travel", "elder-gate"]
    assert events(s, "elder-travel")[0]["steps"] == 1 + printed("moses_fleet", "travel")
    assert stations(s)[0] == "chicago"
    s = claimed("tammany_hall", cities={"arkham": {"card": "tnt"}})
    assert failures(s) == []
    assert stations(s)[0] == "arkham"


def test_a_resource_action_that_fails_means_a_travel_before_the_card_is_destroyed_and_tested() -> None:
    """A53: no card lies in Arkham, where the influence of the Silver Twilight Lodge would go"""
    s = claimed("silver_twilight_lodge", rolls=[SANE])
    told = [event["event"] for event in s.log(None)]
    order = [told.index(name) for name in ("elder-fail", "elder-travel", "destroyed", "elder-sanity")]
    assert order == sorted(order)
    assert [name for name in resources(s) if name[0] == "ritual"] == [("ritual", 1, "boston")]


def test_the_city_card_gives_influence_and_then_travel() -> None:
    """18.7: St. Louis shows 2 influence and 3 travel"""
    s = solo("behaviour_7", {"cubes": {"st_louis": 1}}, {}, cities={"arkham": {"card": "tnt"}}, row=ROW)
    assert city(s, "arkham")["card_cubes"] == [0, 4, 0]
    assert stations(s)[0] == "st_louis"


def test_a_failed_resource_action_means_a_travel_before_the_next() -> None:
    """18.7: no card in Arkham, so the power is used in Boston: 1 + 1 + 1 + 2 against 4"""
    s = claimed("anarchists", rolls=[SANE])
    assert failures(s) == ["no-card-here"]
    assert resources(s) == [("influence", 1, "arkham"), ("power", 2, "boston")]
    assert city(s, "boston")["gate_owner"] == 1


def test_the_next_card_of_the_same_city_can_get_the_influence() -> None:
    """18.6, 18.7: the Cultist stands in Chicago, where the next card was turned up before"""
    s = claimed("tammany_hall", {"city": "chicago"})
    assert city(s, "chicago")["card"] == "fbi"
    assert city(s, "chicago")["card_cubes"] == [0, 5, 0]


def test_influence_without_cubes_brings_them_back_from_limbo() -> None:
    """18.7: those of the claimed card among them; then it travels"""
    s = claimed(
        "tammany_hall", {"cubes": {"chicago_card": 1, "limbo": 18}}, cities={"arkham": {"card": "tnt"}}
    )
    assert failures(s) == ["no-cubes"]
    assert events(s, "elder-recover")[0]["count"] == 19
    assert stations(s)[0] == "boston"
    assert row(s)["mythos_offering"]["cubes"][1] == 3, "the second sentence has cubes again"


@pytest.mark.parametrize(
    ("card", "tracks"),
    [
        ("esoteric_order_of_dagon", [7, 5]),
        ("father_lachlan", [7, 5]),
        ("miskatonic_university", [5, 2]),
        ("palmer_raids", [5, 4]),
        ("gerard_lescaux", [6, 4]),
    ],
)
def test_ritual_always_advances_and_investigation_always_regresses(card: str, tracks: list[int]) -> None:
    """18.3, 18.7, A13: either symbol of a pair"""
    s = claimed(card, tracks={"ritual": 5, "investigation": 5}, elder={"elder": "hastur"})
    assert facts(s)["tracks"] == tracks
    told = [found for found in resources(s) if found[0] in ("ritual", "investigation")]
    moved = [("ritual", tracks[0] - 5), ("investigation", 5 - tracks[1])]
    assert [found[:2] for found in told] == [(name, count) for name, count in moved if count]


def test_a_gate_opened_by_resources_has_its_own_sanity_test() -> None:
    """18.7: and its VP; Arkham's 7 are 3 and the 4 of TNT"""
    s = claimed("tnt", rolls=[MAD])
    assert (elder(s)["vp"], elder(s)["madness"]) == (13, 1)


def test_a_mythos_card_shows_no_resources() -> None:
    """18.6"""
    s = solo(
        "behaviour_2",
        {"cubes": {"mythos_offering": 1}},
        {},
        you=player(**CLOSED),
        row=[*ROW, "mythos_elder_sign"],
    )
    assert events(s, "elder-resource") == []


def corrected(card: str, old: str, new: str) -> Game:
    """Return the game with a correction of one card: for what no standard card shows."""
    head, tail = GAME.standard.text.split(f'id = "{card}"\n', 1)
    assert old in tail
    return GAME.with_cards(f'{head}id = "{card}"\n{tail.replace(old, new, 1)}')


def test_a_mythos_card_that_shows_resources_gives_them() -> None:
    """18.6: as an owner's copy might; 1 + 1 steps, before the VP"""
    game = corrected("mythos_offering", "resources = {}", "resources = { travel = 1 }")
    found = {
        "elder": "hastur",
        "behaviours": ["behaviour_2"],
        "cultists": [{"cubes": {"mythos_offering": 1}}, {}],
    }
    s = game.position(
        {"players": [player(**CLOSED)], "elder": found, "row": ["mythos_offering", "mythos_silver_key"]}
    )
    s.choose(0, "pass")
    assert events(s, "elder-travel")[0]["sum"] == "1 + 1 = 2"
    told = [event["event"] for event in s.log(0)]
    assert told.index("elder-travel") < told.index("elder-vp")


def test_travel_and_power_on_a_cultist_card_are_different_numbers() -> None:
    """18.7: the standard cards show 1 of each; with 2 travel it goes 2 + 3 steps, and its power stays 1"""
    sides = "unrevealed = { influence = 2, travel = 1, power = 1 }"
    game = corrected("cultist_1", sides, sides.replace("travel = 1", "travel = 2"))
    found = {
        "elder": "dagon",
        "behaviours": ["behaviour_4"],
        "cultists": [{"cubes": {"chicago_card": 1}}, {}],
    }
    cities = {"chicago": {"card": "pullman_line", "stack": ["fbi"]}}
    s = game.position({"players": [AWAY], "elder": found, "cities": cities, "row": ROW})
    s.choose(0, "pass")
    assert events(s, "elder-travel")[0]["sum"] == "2 + 3 = 5"
    s = game.position({"players": [AWAY], "elder": {"elder": "dagon", "behaviours": ["behaviour_3"]}})
    s.choose(0, "pass")
    power = DATA["behaviour"][2]["power"]
    assert events(s, "elder-fail")[0]["sum"] == f"{power} + 1 + 1 = {power + 2}"


def test_a_city_card_with_the_icon_counts_for_the_black_goat() -> None:
    """18.3: "cards of any kind", though no standard City card has it; the claim of a City has no Sanity Test (18.6)"""
    game = corrected("city_detroit", "sanity_test = false", "sanity_test = true")
    found = {
        "elder": "black_goat",
        "behaviours": ["behaviour_7"],
        "cultists": [{"cubes": {"detroit": 1}}, {}],
    }
    s = game.position({"players": [{}], "elder": found, "row": ROW})
    s.choose(0, "pass")
    assert (elder(s)["reached"], elder(s)["kept"]) == (1, [])
    assert facts(s)["bag"] == [6, 12]


# ---- Sanity Tests (18.8)


def test_with_an_empty_bag_there_is_no_test() -> None:
    """18.8, 11.1: which is told"""
    s = claimed("tnt", you=player(madness=12, sane=6, revealed=True))
    assert facts(s)["bag"] == [0, 0]
    assert "The bag is empty: no Sanity Test for the Great Old One." in tale(s)
    assert elder(s)["vp"] == 6 + 7 + 3
