"""What the Mythos cards do (RULES.md 21, 24.3)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.providence.table import (
    DATA,
    GAME,
    MAD,
    MYTHOS,
    SANE,
    can,
    choices,
    city,
    do,
    events,
    facts,
    finish,
    hand,
    pieces,
    player,
    refused,
    row,
    score,
    seat,
    table,
)

ICONS = {
    "mythos_cthulhu",
    "mythos_hastur",
    "mythos_dagon",
    "mythos_black_goat",
    "mythos_nyarlathotep",
    "mythos_herbert_west",
    "mythos_mi_go",
    "mythos_whateleys",
    "mythos_lost_city",
    "mythos_necronomicon",
    "mythos_shoggoth",
    "mythos_colour_out_of_space",
    "mythos_keziah_mason",
}


def about_to_claim(card: str, *hand: str, **more: Any) -> State:
    """Set up a table at which seat 0 can claim a Mythos card with two cubes."""
    owner = more.pop("owner", {})
    other = more.pop("other", {})
    cubes = {card: 2} | owner.pop("cubes", {})
    return table(player(*hand, cubes=cubes, **owner), player(**other), row=[card], **more)


@pytest.mark.parametrize("card", MYTHOS)
def test_the_sanity_icon(card: str) -> None:
    """6, step 4"""
    s = do(about_to_claim(card), f"0 claim {card}")
    for _ in range(6):
        if s.waiting == (0,) and not can(s, "pass"):
            s.choose(0, choices(s)[0])
    tested = [event for event in events(s, "sanity") if event["seat"] == 0]
    extra = card == "mythos_danvers_state_hospital"  # its text lets somebody make a test
    assert extra or bool(tested) == (card in ICONS)
    assert len(DATA["mythos_card"]) == 24


# ---- Hastur


def test_hastur_claims_the_first_agent_of_the_reserve() -> None:
    """24.3: the cards before it go to the bottom; it is placed in any open City; it counts as a claim"""
    s = about_to_claim(
        "mythos_hastur", reserve=["tnt", "fbi", "asenath_waite", "speakeasy"], martial_law="boston"
    )
    before = facts(s)["reserve"]
    do(s, "0 claim mythos_hastur")
    assert refused(s, 0, "put boston") == "city-closed"
    do(s, "0 put arkham")
    assert pieces(s)["asenath_waite"]["city"] == "arkham"
    assert seat(s, 0)["discards"] == ["asenath_waite"]
    assert facts(s)["reserve"] == before - 1
    assert facts(s)["sunk"] == [["fbi", "tnt"]] or sorted(facts(s)["sunk"][0]) == ["fbi", "tnt"]
    assert seat(s, 0)["sane"] + seat(s, 0)["madness"] == 2, "one test for her icon, one for Hastur's"


def test_hastur_with_six_agents_claims_nobody() -> None:
    """24.3: all revealed cards go to the bottom"""
    six = {"monday": "boston", "moses_fleet": "boston", "eliot_ness": "boston", "eunice_hunt": "boston"}
    six |= {"alice_ochs": "boston", "wyatt_earp": "boston"}
    s = about_to_claim("mythos_hastur", owner={"agents": six}, reserve=["tnt", "carl_jung"])
    before = facts(s)["reserve"]
    do(s, "0 claim mythos_hastur")
    assert "carl_jung" not in pieces(s)
    assert facts(s)["reserve"] == before


def test_hastur_lets_every_agent_kill_even_possessed_ones() -> None:
    """24.3: as an ACTION, with power as usual; Houdini stays immune"""
    s = table(
        player(
            "carl_jung",
            "tnt",
            mythos=["mythos_hastur"],
            agents={"monday": "chicago", "carl_jung": "boston"},
        ),
        player(
            agents={"tuesday": "atlanta", "moses_fleet": "boston", "harry_houdini": "boston"},
            possessed=["moses_fleet"],
        ),
    )
    s.choose(0, "hunt carl_jung")
    assert choices(s) == ["kill moses_fleet"]
    for choice in ("kill moses_fleet", "pay tnt", "done"):
        s.choose(0, choice)
    assert seat(s, 0)["crypt"] == ["moses_fleet"]
    assert facts(s)["left"] == 1
    assert "carl_jung" in seat(s, 0)["discards"]


# ---- Yog-Sothoth, Nikola Tesla


def test_yog_sothoth_takes_the_first_claimed_card_of_a_turn_to_the_hand() -> None:
    """21.2: optional"""
    for answer, where in (("hand", "hand"), ("pile", "discards")):
        s = table(
            player(mythos=["mythos_yog_sothoth"], cubes={"boston_card": 1}),
            player(),
            cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
        )
        do(s, "0 claim boston_card", f"0 {answer}")
        found = {"hand": hand(s, 0), "discards": seat(s, 0)["discards"]}
        assert found[where] == ["tnt"]


def test_yog_sothoth_leaves_the_second_card_of_a_turn_alone() -> None:
    """21.2: that of The Silver Key goes to the discard pile"""
    s = table(
        player(mythos=["mythos_yog_sothoth", "mythos_silver_key"], cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
        reserve=["tammany_hall"],
    )
    do(s, "0 claim boston_card", "0 hand", "0 accept")
    assert (hand(s, 0), seat(s, 0)["discards"]) == (["tnt"], ["tammany_hall"])
    assert can(s, "pass"), "and nothing more is asked"


def test_nikola_tesla_brings_an_action_with_the_first_card_of_a_turn() -> None:
    """24.3, A18: Main Advantage and Mythos cards, not Cities, and not itself"""
    for place in ("boston_card", "mythos_offering", "atlanta"):
        s = table(
            player(mythos=["mythos_nikola_tesla"], cubes={place: 1}),
            player(),
            cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
            row=["mythos_offering"],
        )
        do(s, f"0 claim {place}")
        assert facts(s)["left"] == (1 if place == "atlanta" else 2)
    s = do(about_to_claim("mythos_nikola_tesla"), "0 claim mythos_nikola_tesla")
    assert facts(s)["left"] == 1


# ---- Dagon, The Black Goat, Nyarlathotep


def test_dagon_sends_the_cubes_of_his_claim_to_a_place() -> None:
    """21.1: all to one Main Advantage card or City space instead of Limbo"""
    s = about_to_claim("mythos_dagon", cities={"boston": {"card": "tnt"}})
    do(s, "0 claim mythos_dagon", "0 send boston_card")
    assert city(s, "boston")["card_cubes"] == [2, 0]
    assert seat(s, 0)["limbo"] == 0


def test_dagon_claims_cards_on_a_tie() -> None:
    """24.3: not Cities, and with a cube of one's own"""
    s = table(
        player(mythos=["mythos_dagon"], cubes={"boston_card": 1, "mythos_offering": 1, "atlanta": 1}),
        player(cubes={"boston_card": 1, "mythos_offering": 1, "atlanta": 1}),
        cities={"boston": {"card": "tnt"}, "chicago": {"card": "fbi"}},
        row=["mythos_offering"],
    )
    assert can(s, "claim boston_card")
    assert can(s, "claim mythos_offering")
    assert refused(s, 0, "claim atlanta") == "not-most-influence"
    assert refused(s, 0, "claim chicago_card") == "no-own-cube"


def test_the_black_goat_adds_a_further_cube_to_a_main_card() -> None:
    """24.3: after the action, to any face-up Main Advantage card; optional"""
    s = table(
        player("speakeasy", "anarchists", mythos=["mythos_black_goat"]),
        player(),
        cities={"boston": {"card": "tnt"}},
    )
    do(s, "0 add atlanta with speakeasy")
    assert set(choices(s)) == {"extra boston_card", "stop"}
    do(s, "0 extra boston_card", "0 add atlanta with anarchists", "0 stop")
    assert city(s, "boston")["card_cubes"] == [1, 0]
    assert city(s, "atlanta")["cubes"] == [3, 0]


def test_the_black_goat_follows_texts_that_add_influence() -> None:
    """24.3: once, and only if a cube was placed"""
    s = table(
        player("wall_street", mythos=["mythos_black_goat"]), player(), cities={"boston": {"card": "tnt"}}
    )
    do(s, "0 free wall_street", "0 add atlanta", "0 add atlanta", "0 extra boston_card")
    assert city(s, "boston")["card_cubes"] == [1, 0]
    s = table(
        player("wall_street", mythos=["mythos_black_goat"]), player(), cities={"boston": {"card": "tnt"}}
    )
    do(s, "0 free wall_street", "0 stop")
    assert not can(s, "extra boston_card")


def test_nyarlathotep_makes_somebody_else_take_a_test() -> None:
    """21.1"""
    s = table(
        player(cubes={"mythos_nyarlathotep": 1}), player(), player(), row=["mythos_nyarlathotep"], rolls=[MAD]
    )
    do(s, "0 claim mythos_nyarlathotep")
    assert set(choices(s)) == {"face 1", "face 2"}
    do(s, "0 face 2")
    assert seat(s, 2)["madness"] == 1


def test_nyarlathotep_ignores_blockades() -> None:
    """21.2: the token returns to the pool"""
    s = table(
        player(mythos=["mythos_nyarlathotep"], cubes={"boston": 1}), player(), blockades=["boston", "atlanta"]
    )
    do(s, "0 claim boston")
    assert city(s, "boston")["controller"] == 0
    assert facts(s)["blockades"] == 11


# ---- Herbert West, Danvers, The Silver Key, Offering


def test_herbert_west_claims_whom_he_kills() -> None:
    """24.3, A19: in the City where it was killed; nothing in the Crypt"""
    s = table(
        player(
            "wyatt_earp", mythos=["mythos_herbert_west"], agents={"monday": "chicago", "wyatt_earp": "boston"}
        ),
        player(agents={"tuesday": "atlanta", "carl_jung": "boston"}, discards=["carl_jung"]),
    )
    do(s, "0 use wyatt_earp, kill carl_jung", "0 raise")
    assert (pieces(s)["carl_jung"]["owner"], pieces(s)["carl_jung"]["city"]) == (0, "boston")
    assert seat(s, 0)["crypt"] == []
    assert "carl_jung" in seat(s, 0)["discards"]
    assert seat(s, 1)["discards"] == []


def test_herbert_west_may_bury_and_must_with_six_agents() -> None:
    """24.3"""
    s = table(
        player(
            "wyatt_earp", mythos=["mythos_herbert_west"], agents={"monday": "chicago", "wyatt_earp": "boston"}
        ),
        player(agents={"tuesday": "atlanta", "carl_jung": "boston"}),
    )
    do(s, "0 use wyatt_earp, kill carl_jung", "0 bury")
    assert seat(s, 0)["crypt"] == ["carl_jung"]
    six = {"monday": "boston", "moses_fleet": "boston", "eliot_ness": "boston", "eunice_hunt": "boston"}
    six |= {"alice_ochs": "boston", "wyatt_earp": "boston"}
    s = table(
        player("wyatt_earp", mythos=["mythos_herbert_west"], agents=six),
        player(agents={"tuesday": "atlanta", "carl_jung": "boston"}),
    )
    do(s, "0 use wyatt_earp, kill carl_jung")
    assert seat(s, 0)["crypt"] == ["carl_jung"]


def test_danvers_returns_madness_or_tests_anybody() -> None:
    """24.3: without Madness only the test"""
    card = "mythos_danvers_state_hospital"
    s = do(about_to_claim(card, owner={"madness": 1}), f"0 claim {card}", "0 way 1")
    assert seat(s, 0)["madness"] == 0
    s = do(about_to_claim(card, owner={"madness": 1}, rolls=[MAD]), f"0 claim {card}", "0 way 2", "0 face 1")
    assert seat(s, 1)["madness"] == 1
    s = do(about_to_claim(card), f"0 claim {card}")
    assert choices(s) == ["way 2"]
    assert [GAME.shown(s.view(viewer))["using"] for viewer in (0, None)] == [card, None]


def test_the_silver_key_turns_up_the_reserve_after_a_claim_action() -> None:
    """24.3: claim it or destroy it"""
    for answer in ("accept", "reject"):
        s = table(player(mythos=["mythos_silver_key"], cubes={"boston": 1}), player(), reserve=["tnt", "fbi"])
        do(s, "0 claim boston", f"0 {answer}")
        assert ("tnt" in seat(s, 0)["discards"]) == (answer == "accept")
        assert ("tnt" in facts(s)["gone"]) == (answer == "reject")


def test_the_silver_key_places_an_agent_in_any_open_city() -> None:
    """24.3: not with six"""
    s = table(player(mythos=["mythos_silver_key"], cubes={"boston": 1}), player(), reserve=["carl_jung"])
    do(s, "0 claim boston", "0 accept", "0 put arkham")
    assert pieces(s)["carl_jung"]["city"] == "arkham"
    six = {"monday": "boston", "moses_fleet": "boston", "eliot_ness": "boston", "eunice_hunt": "boston"}
    six |= {"alice_ochs": "boston", "wyatt_earp": "boston"}
    s = table(
        player(mythos=["mythos_silver_key"], cubes={"boston": 1}, agents=six), player(), reserve=["carl_jung"]
    )
    do(s, "0 claim boston")
    if s.waiting == (0,) and can(s, "reject"):
        assert not can(s, "accept")
        do(s, "0 reject")
    assert "carl_jung" in facts(s)["gone"]


def test_the_claim_of_the_silver_key_does_not_count() -> None:
    """24.3"""
    s = do(about_to_claim("mythos_silver_key", reserve=["tnt"]), "0 claim mythos_silver_key")
    assert events(s, "reserve") == []


def test_offering_exchanges_a_card_once_per_turn() -> None:
    """21.1"""
    s = table(player("tnt", "speakeasy", mythos=["mythos_offering"], deck=["fbi"]), player())
    for choice in ("free mythos_offering", "done", "drop tnt", "done"):
        if choice in choices(s):
            s.choose(0, choice)
    assert sorted(hand(s, 0)) == ["fbi", "speakeasy"]
    assert refused(s, 0, "free mythos_offering") == "used-this-turn"
    assert facts(s)["left"] == 2


def test_offering_needs_a_card() -> None:
    """5.6: required"""
    s = table(player(mythos=["mythos_offering"]), player())
    assert refused(s, 0, "free mythos_offering") == "no-other-card"


# ---- Mi-Go, Pandemonium, The Whateleys


def test_mi_go_flies_and_carries_an_agent_of_anybody() -> None:
    """17.4: a Recruited Agent in the City it leaves"""
    s = table(
        player(mythos=["mythos_mi_go"], agents={"monday": "boston", "mi_go": "boston"}),
        player(agents={"tuesday": "boston", "carl_jung": "boston"}),
    )
    do(s, "0 use mythos_mi_go", "0 move mi_go atlanta")
    assert set(choices(s)) == {"carry carl_jung", "stop"}
    do(s, "0 carry carl_jung")
    assert (pieces(s)["mi_go"]["city"], pieces(s)["carl_jung"]["city"]) == ("atlanta", "atlanta")
    assert pieces(s)["carl_jung"]["owner"] == 1


def test_pandemonium_changes_the_hands_of_the_others() -> None:
    """21.1: discard all, draw 3"""
    card = "mythos_pandemonium"
    s = about_to_claim(card, "tnt", other={"hand": ["fbi", "speakeasy"], "deck": ["anarchists"]})
    do(s, f"0 claim {card}")
    assert hand(s, 0) == ["tnt"]
    assert len(hand(s, 1)) == 3
    assert "anarchists" in hand(s, 1)
    assert sorted(seat(s, 1)["discards"]) == ["fbi", "speakeasy"]


def test_the_whateleys_place_a_token_once_per_turn() -> None:
    """17.5: from the card or from another City, on a City space without one"""
    s = table(player(mythos=["mythos_whateleys"]), player(), whateleys=["boston"], martial_law="atlanta")
    do(s, "0 free mythos_whateleys", "0 fetch")
    assert not can(s, "put boston")
    assert refused(s, 0, "put atlanta") == "city-closed"
    do(s, "0 put chicago")
    assert sorted(filter(None, facts(s)["whateleys"])) == ["boston", "chicago"]
    assert refused(s, 0, "free mythos_whateleys") == "used-this-turn"
    s = table(player(mythos=["mythos_whateleys"]), player(), whateleys=["boston"])
    do(s, "0 free mythos_whateleys", "0 lift boston", "0 put chicago")
    assert list(filter(None, facts(s)["whateleys"])) == ["chicago"]


# ---- points


def test_the_lost_city_brings_points_and_rlyeh() -> None:
    """21.1"""
    s = do(about_to_claim("mythos_lost_city"), "0 claim mythos_lost_city")
    assert seat(s, 0)["vp"] == 4
    assert seat(s, 0)["discards"] == ["city_rlyeh"]
    assert "city_rlyeh" not in facts(s)["supply"]


def test_the_necronomicon() -> None:
    """21.1: 2 VP when claimed; a test: sane 1 VP, Madness Ritual 1"""
    s = do(about_to_claim("mythos_necronomicon"), "0 claim mythos_necronomicon")
    assert seat(s, 0)["vp"] == 2
    s = do(table(player(mythos=["mythos_necronomicon"]), player(), rolls=[SANE]), "0 use mythos_necronomicon")
    assert (seat(s, 0)["vp"], facts(s)["tracks"]) == (1, [0, 0])
    s = do(table(player(mythos=["mythos_necronomicon"]), player(), rolls=[MAD]), "0 use mythos_necronomicon")
    assert (seat(s, 0)["vp"], facts(s)["tracks"]) == (0, [1, 0])


def test_the_necronomicon_needs_the_bag() -> None:
    """24.3"""
    s = table(
        player(mythos=["mythos_necronomicon"], sane=6),
        player(madness=12, allegiance="cultist", revealed=True),
    )
    assert refused(s, 0, "use mythos_necronomicon") == "nothing-to-do"


# ---- the others


def test_shoggoth_kills_anywhere_and_is_destroyed() -> None:
    """24.3: Recruited Agents and Deep Ones, not Houdini, not the Possessed, no Basic Agents, not Mi-Go"""
    s = table(
        player(mythos=["mythos_shoggoth"], agents={"monday": "boston"}),
        player(
            agents={
                "tuesday": "atlanta",
                "carl_jung": "arkham",
                "harry_houdini": "arkham",
                "moses_fleet": "arkham",
            },
            possessed=["moses_fleet"],
            deep_ones={"detroit": 1},
        ),
    )
    s.choose(0, "use mythos_shoggoth")
    assert set(choices(s)) == {"kill carl_jung", "slay detroit"}
    s.choose(0, "kill carl_jung")
    s.choose(0, "done")
    assert seat(s, 0)["crypt"] == ["carl_jung"]
    assert seat(s, 0)["mythos"] == []
    assert facts(s)["mythos_gone"] == ["mythos_shoggoth"]


def test_elder_sign_lets_its_owner_bear_three_madness_tokens() -> None:
    """21.2: the fourth drives them insane; its loss: A30"""
    s = table(player(mythos=["mythos_elder_sign"]), player())
    assert (seat(s, 0)["insane_at"], seat(s, 1)["insane_at"]) == (4, 3)


def test_the_great_race_of_yith_draws_up_to_six() -> None:
    """21.2"""
    s = do(table(player("tnt", mythos=["mythos_great_race_of_yith"]), player()), "0 pass")
    assert len(hand(s, 0)) == 6


def test_the_colour_out_of_space_destroys_a_card_and_sets_the_investigation_back() -> None:
    """24.3: with a Blockade too"""
    s = about_to_claim(
        "mythos_colour_out_of_space",
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}, "atlanta": {"card": "anarchists"}},
        tracks={"investigation": 5},
        blockades=["boston_card"],
    )
    do(s, "0 claim mythos_colour_out_of_space", "0 raze boston")
    assert city(s, "boston")["card"] == "fbi"
    assert facts(s)["tracks"] == [0, 3]


def test_night_gaunts_carry_an_agent_to_an_adjacent_city_once_per_turn() -> None:
    """21.1: not a Deep One; free"""
    s = table(
        player(mythos=["mythos_night_gaunts"], agents={"monday": "charleston"}, deep_ones={"boston": 1}),
        player(),
    )
    do(s, "0 free mythos_night_gaunts")
    assert set(choices(s)) == {"move monday washington", "move monday atlanta"}
    do(s, "0 move monday atlanta")
    assert refused(s, 0, "free mythos_night_gaunts") == "used-this-turn"
    assert facts(s)["left"] == 2


def test_keziah_mason_lowers_what_a_gate_takes() -> None:
    """24.3: 2 less, not less than 1; not what it is worth"""
    s = table(
        player(
            "ancient_seal",
            "start_contacts",
            mythos=["mythos_keziah_mason"],
            agents={"monday": "boston"},
            allegiance="investigator",
        ),
        player(),
        rolls=[SANE],
    )
    do(s, "0 use ancient_seal, close monday with start_contacts")
    assert score(finish(s), 0)["gates"] == 4


def test_keziah_mason_in_new_york() -> None:
    """24.3: 3 - 2 = 1, which Monday has"""
    s = table(
        player("ancient_seal", mythos=["mythos_keziah_mason"], agents={"monday": "new_york"}),
        player(),
        rolls=[SANE],
    )
    do(s, "0 use ancient_seal, close monday")
    assert city(s, "new_york")["gate_side"] == "closed"


def test_the_hounds_of_tindalos_take_two_cubes_of_others_from_one_place() -> None:
    """21.1: any mix of other players"""
    s = table(
        player(mythos=["mythos_hounds_of_tindalos"], cubes={"mythos_offering": 2}),
        player(cubes={"mythos_offering": 1, "boston": 1}),
        player(cubes={"mythos_offering": 1}),
        row=["mythos_offering"],
    )
    do(s, "0 use mythos_hounds_of_tindalos", "0 aim mythos_offering 1", "0 aim mythos_offering 2")
    assert row(s)["mythos_offering"]["cubes"] == [2, 0, 0]
    assert [seat(s, number)["limbo"] for number in range(3)] == [0, 1, 1]
