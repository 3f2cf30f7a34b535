"""Claiming (RULES.md 6): when, who, and step by step."""

import pytest

from tests.rules.providence.table import (
    MAD,
    SANE,
    can,
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

# ---- when (6.1)


@pytest.mark.parametrize(
    "move",
    ["add detroit with anarchists", "discard with anarchists", "track ritual_plus with city_arkham"],
)
def test_nobody_claims_after_another_action(move: str) -> None:
    """6.1: the first action only"""
    s = table(player("anarchists", "city_arkham", cities=["arkham"], cubes={"boston": 1}), player())
    assert can(s, "claim boston")
    do(s, f"0 {move}")
    assert refused(s, 0, "claim boston") == "claim-first"


def test_nobody_claims_after_a_free_action() -> None:
    """6.1, A4"""
    s = table(player("miskatonic_university", cubes={"boston": 1}), player())
    do(s, "0 free miskatonic_university")
    assert refused(s, 0, "claim boston") == "claim-first"


def test_nobody_claims_after_lillian_la_frances_walk() -> None:
    """6.1, A4"""
    s = table(
        player(agents={"monday": "boston", "lillian_la_france": "boston"}, cubes={"boston": 1}), player()
    )
    do(s, "0 roam arkham")
    assert refused(s, 0, "claim boston") == "claim-first"


def test_one_claim_per_turn() -> None:
    """6.1"""
    s = table(player(cubes={"boston": 1, "atlanta": 1}), player())
    do(s, "0 claim boston")
    assert facts(s)["left"] == 1
    assert refused(s, 0, "claim atlanta") == "claim-first"


def test_a_claim_takes_no_cards() -> None:
    """6"""
    s = table(player("tnt", cubes={"boston": 1}), player())
    do(s, "0 claim boston")
    assert hand(s, 0) == ["tnt"]


# ---- who (6.2)


def test_a_tie_means_nobody() -> None:
    """6.2"""
    s = table(player(cubes={"atlanta": 2}), player(cubes={"atlanta": 2}))
    assert refused(s, 0, "claim atlanta") == "not-most-influence"
    do(s, "0 pass")
    assert refused(s, 1, "claim atlanta") == "not-most-influence"


def test_more_than_each_other_player_is_enough() -> None:
    """6.2: not more than all of them together"""
    s = table(player(cubes={"atlanta": 3}), player(cubes={"atlanta": 2}), player(cubes={"atlanta": 2}))
    assert can(s, "claim atlanta")


def test_an_agent_counts_one_on_the_city_space() -> None:
    """6.2"""
    s = table(
        player(cubes={"atlanta": 2}, agents={"monday": "atlanta"}),
        player(cubes={"atlanta": 2}),
    )
    assert can(s, "claim atlanta")


def test_an_agent_counts_one_on_the_face_up_card_of_its_city() -> None:
    """6.2, A5"""
    s = table(
        player(cubes={"atlanta_card": 2}, agents={"monday": "atlanta"}),
        player(cubes={"atlanta_card": 2}),
        cities={"atlanta": {"card": "tnt"}},
    )
    assert can(s, "claim atlanta_card")


def test_agents_of_others_count_against_you_even_without_cubes() -> None:
    """6.2"""
    s = table(
        player(cubes={"atlanta": 2, "atlanta_card": 2}),
        player(agents={"tuesday": "atlanta", "moses_fleet": "atlanta"}),
        cities={"atlanta": {"card": "tnt"}},
    )
    assert refused(s, 0, "claim atlanta") == "not-most-influence"
    assert refused(s, 0, "claim atlanta_card") == "not-most-influence"


def test_a_possessed_agent_and_mi_go_count_as_well() -> None:
    """6.2: on either side"""
    s = table(
        player(
            cubes={"atlanta": 1},
            agents={"monday": "atlanta", "mi_go": "atlanta"},
            possessed=["monday"],
            mythos=["mythos_mi_go"],
        ),
        player(cubes={"atlanta": 2}),
    )
    assert can(s, "claim atlanta")


def test_alice_ochs_counts_two() -> None:
    """6.2, 7: on the City space and on its card"""
    s = table(
        player(cubes={"atlanta": 1, "atlanta_card": 1}, agents={"monday": "boston", "alice_ochs": "atlanta"}),
        player(cubes={"atlanta": 2, "atlanta_card": 2}),
        cities={"atlanta": {"card": "tnt"}},
    )
    assert can(s, "claim atlanta")
    assert can(s, "claim atlanta_card")


def test_deep_ones_count_on_city_spaces_only() -> None:
    """6.2, A6"""
    s = table(
        player(cubes={"atlanta": 1, "atlanta_card": 1}, deep_ones={"atlanta": 2}),
        player(cubes={"atlanta": 2, "atlanta_card": 2}),
        cities={"atlanta": {"card": "tnt"}},
    )
    assert can(s, "claim atlanta")
    assert refused(s, 0, "claim atlanta_card") == "not-most-influence"


def test_only_cubes_count_on_a_mythos_card() -> None:
    """6.2"""
    s = table(
        player(cubes={"mythos_offering": 1}), player(cubes={"mythos_offering": 1}), row=["mythos_offering"]
    )
    assert refused(s, 0, "claim mythos_offering") == "not-most-influence"


def test_a_cube_is_needed_however_many_agents_there_are() -> None:
    """6.2"""
    s = table(player(agents={"monday": "atlanta", "alice_ochs": "atlanta"}), player())
    assert refused(s, 0, "claim atlanta") == "no-own-cube"


def test_not_with_a_blockade() -> None:
    """6.2, 10: nor on a card"""
    s = table(
        player(cubes={"atlanta": 1, "boston_card": 1, "mythos_offering": 1}),
        player(),
        cities={"boston": {"card": "tnt"}},
        row=["mythos_offering"],
        blockades=["atlanta", "boston_card", "mythos_offering"],
    )
    for place in ("atlanta", "boston_card", "mythos_offering"):
        assert refused(s, 0, f"claim {place}") == "blocked"


def test_not_a_city_one_controls() -> None:
    """6.2, 6.4"""
    s = table(player(cubes={"atlanta": 1}, cities=["atlanta"]), player())
    assert refused(s, 0, "claim atlanta") == "own-city"


def test_no_seventh_agent() -> None:
    """6.2, 7: Mi-Go counts as one"""
    six = {"monday": "boston", "moses_fleet": "boston", "eliot_ness": "boston", "carl_jung": "boston"}
    six |= {"eunice_hunt": "boston", "alice_ochs": "boston"}
    s = table(
        player(cubes={"atlanta_card": 1, "mythos_mi_go": 1, "charleston_card": 1}, agents=six),
        player(),
        cities={"atlanta": {"card": "wyatt_earp"}, "charleston": {"card": "tnt"}},
        row=["mythos_mi_go"],
    )
    assert refused(s, 0, "claim atlanta_card") == "six-agents"
    assert refused(s, 0, "claim mythos_mi_go") == "six-agents"
    assert can(s, "claim charleston_card")


def test_a_sixth_agent_is_fine() -> None:
    """7"""
    five = {"monday": "boston", "moses_fleet": "boston", "eliot_ness": "boston", "carl_jung": "boston"}
    five |= {"eunice_hunt": "boston"}
    s = table(
        player(cubes={"atlanta_card": 1}, agents=five), player(), cities={"atlanta": {"card": "wyatt_earp"}}
    )
    do(s, "0 claim atlanta_card")
    assert pieces(s)["wyatt_earp"]["owner"] == 0


def test_whoever_has_lost_one_of_six_agents_may_claim_another() -> None:
    """8.1, 7: the standee of the victim comes back to its owner"""
    six = {"tuesday": "arkham", "moses_fleet": "boston", "eliot_ness": "arkham", "carl_jung": "arkham"}
    six |= {"eunice_hunt": "arkham", "alice_ochs": "arkham"}
    s = table(
        player("hired_guns", "tnt", agents={"monday": "boston"}),
        player(cubes={"atlanta_card": 1}, agents=six),
        cities={"atlanta": {"card": "wyatt_earp"}},
    )
    do(s, "0 use hired_guns, kill moses_fleet with tnt", "0 pass", "1 claim atlanta_card")
    assert pieces(s)["wyatt_earp"]["owner"] == 1


def test_deep_ones_do_not_count_for_the_limit() -> None:
    """7, A6"""
    five = {"monday": "boston", "moses_fleet": "boston", "eliot_ness": "boston", "carl_jung": "boston"}
    five |= {"eunice_hunt": "boston"}
    s = table(
        player(cubes={"atlanta_card": 1}, agents=five, deep_ones={"boston": 4}),
        player(),
        cities={"atlanta": {"card": "wyatt_earp"}},
    )
    assert can(s, "claim atlanta_card")


# ---- step 1: cubes


def test_own_cubes_go_to_limbo_and_the_others_take_theirs_back() -> None:
    """6, step 1"""
    s = table(player(cubes={"atlanta": 3}), player(cubes={"atlanta": 2}), player(cubes={"atlanta": 1}))
    do(s, "0 claim atlanta")
    assert [seat(s, number)["limbo"] for number in range(3)] == [3, 0, 0]
    assert [seat(s, number)["pool"] for number in range(3)] == [3, 6, 6]
    assert city(s, "atlanta")["cubes"] == [0, 0, 0]


def test_cubes_on_the_city_stay_when_its_card_is_claimed() -> None:
    """6, step 1: only those on the target"""
    s = table(
        player(cubes={"atlanta": 1, "atlanta_card": 1}),
        player(cubes={"atlanta": 1}),
        cities={"atlanta": {"card": "tnt", "stack": ["fbi"]}},
    )
    do(s, "0 claim atlanta_card")
    assert city(s, "atlanta")["cubes"] == [1, 1]


# ---- Main Advantage cards (6.3)


def test_a_main_card_goes_to_the_discard_pile_and_the_next_is_turned_up() -> None:
    """6.3"""
    s = table(
        player(cubes={"atlanta_card": 1}),
        player(),
        cities={"atlanta": {"card": "tnt", "stack": ["fbi", "tnt"]}},
    )
    do(s, "0 claim atlanta_card")
    assert seat(s, 0)["discards"] == ["tnt"]
    assert (city(s, "atlanta")["card"], city(s, "atlanta")["stack"]) == ("fbi", 1)


def test_a_recruited_agent_comes_on_its_basic_side_into_the_city() -> None:
    """6.3"""
    s = table(player(cubes={"atlanta_card": 1}), player(), cities={"atlanta": {"card": "smedley_butler"}})
    do(s, "0 claim atlanta_card")
    butler = pieces(s)["smedley_butler"]
    assert (butler["city"], butler["owner"], butler["possessed"], butler["power"]) == ("atlanta", 0, False, 3)


def test_the_last_card_of_a_deck_advances_the_ritual_and_adds_a_mythos_card() -> None:
    """6.3: Ritual 2 spaces, one card from the deck to the row"""
    s = table(
        player(cubes={"atlanta_card": 1}),
        player(),
        cities={"atlanta": {"card": "anarchists"}},
        row=["mythos_offering"],
        mythos_deck=["mythos_dagon"],
    )
    do(s, "0 claim atlanta_card")
    assert facts(s)["tracks"] == [2, 0]
    assert list(row(s)) == ["mythos_offering", "mythos_dagon"]
    assert city(s, "atlanta")["exhausted"]


# ---- Cities (6.4)


def test_a_city_brings_its_control_value_and_its_card() -> None:
    """6.4"""
    s = table(player(cubes={"new_york": 1}), player())
    do(s, "0 claim new_york")
    assert seat(s, 0)["vp"] == 6
    assert seat(s, 0)["discards"] == ["city_new_york"]
    assert "city_new_york" not in facts(s)["supply"]
    assert (city(s, "new_york")["controller"], seat(s, 0)["control_tokens"]) == (0, 11)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("arkham", 2),
        ("boston", 4),
        ("detroit", 4),
        ("chicago", 4),
        ("st_louis", 6),
        ("indianapolis", 3),
        ("pittsburgh", 3),
        ("new_york", 6),
        ("washington", 5),
        ("charleston", 3),
        ("atlanta", 4),
        ("new_orleans", 3),
    ],
)
def test_control_values(name: str, value: int) -> None:
    """6.4, A28"""
    s = do(table(player(cubes={name: 9}), player()), f"0 claim {name}")
    assert seat(s, 0)["vp"] == value
    assert seat(s, 0)["discards"] == [f"city_{name}"]


def test_the_loser_of_a_city_loses_as_many_points_and_the_token_comes_back() -> None:
    """6.4"""
    s = table(player(cubes={"new_york": 1}), player(cities=["new_york", "arkham"]))
    do(s, "0 claim new_york")
    assert (seat(s, 0)["vp"], seat(s, 1)["vp"]) == (6, 2)
    assert seat(s, 1)["control_tokens"] == 11


def test_the_card_comes_out_of_the_losers_discard_pile() -> None:
    """6.4"""
    s = table(player(cubes={"new_york": 1}), player(cities=["new_york"], discards=["city_new_york", "tnt"]))
    do(s, "0 claim new_york")
    assert seat(s, 1)["discards"] == ["tnt"]


def test_the_card_comes_out_of_the_losers_hand_and_they_draw_one() -> None:
    """6.4"""
    s = table(
        player(cubes={"new_york": 1}),
        player("city_new_york", "tnt", cities=["new_york"], deck=["speakeasy"]),
    )
    do(s, "0 claim new_york")
    assert sorted(hand(s, 1)) == ["speakeasy", "tnt"]


def test_the_card_comes_out_of_the_losers_deck_and_no_card_is_drawn() -> None:
    """6.4: they shuffle it"""
    s = table(player(cubes={"new_york": 1}), player("tnt", cities=["new_york"], deck=["city_new_york"]))
    before = seat(s, 1)["deck"]
    do(s, "0 claim new_york")
    assert hand(s, 1) == ["tnt"]
    assert seat(s, 1)["deck"] == before - 1


# ---- Mythos cards (6.5)


def test_a_mythos_card_lies_beside_the_board_and_the_row_is_not_filled_up() -> None:
    """6.5"""
    s = table(
        player(cubes={"mythos_offering": 1}),
        player(),
        row=["mythos_dagon", "mythos_offering", "mythos_hastur"],
    )
    do(s, "0 claim mythos_offering")
    assert seat(s, 0)["mythos"] == ["mythos_offering"]
    assert list(row(s)) == ["mythos_dagon", "mythos_hastur"]
    assert seat(s, 0)["discards"] == []


# ---- steps 3 and 4


def test_the_claim_text_comes_before_the_sanity_test() -> None:
    """6, steps 3 and 4: The Lost City brings VP and R'lyeh, then the test"""
    s = table(player(cubes={"mythos_lost_city": 1}), player(), row=["mythos_lost_city"], rolls=[MAD])
    do(s, "0 claim mythos_lost_city")
    kinds = [event["event"] for event in s.log(None)]
    assert kinds.index("city-card") < kinds.index("sanity")
    assert seat(s, 0)["madness"] == 1


@pytest.mark.parametrize("card", ["shining_trapezohedron", "silver_twilight_lodge", "asenath_waite"])
def test_a_main_card_with_the_icon_is_tested(card: str) -> None:
    """6, step 4"""
    s = table(
        player(cubes={"atlanta_card": 1}),
        player(),
        cities={"atlanta": {"card": card, "stack": ["tnt"]}},
        rolls=[SANE],
    )
    do(s, "0 claim atlanta_card")
    assert seat(s, 0)["sane"] == 1


def test_cards_without_the_icon_and_cities_are_not_tested() -> None:
    """6, step 4"""
    s = table(
        player(cubes={"atlanta_card": 1}), player(), cities={"atlanta": {"card": "tnt", "stack": ["fbi"]}}
    )
    do(s, "0 claim atlanta_card")
    assert events(s, "sanity") == []
    s = do(table(player(cubes={"atlanta": 1}), player()), "0 claim atlanta")
    assert events(s, "sanity") == []
