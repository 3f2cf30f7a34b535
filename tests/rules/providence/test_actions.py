"""Adding, retrieving, buying, travelling, tracks, discarding (RULES.md 5)."""

from tests.rules.providence.table import (
    can,
    choices,
    city,
    do,
    facts,
    hand,
    pieces,
    player,
    printed,
    refused,
    row,
    seat,
    table,
)

# ---- adding (5.1)


def test_cubes_are_added_to_a_city_a_main_card_or_a_mythos_card() -> None:
    """5.1"""
    for place in ("atlanta", "atlanta_card", "mythos_offering"):
        s = table(
            player("speakeasy"),
            player(),
            cities={"atlanta": {"card": "tnt"}},
            row=["mythos_offering"],
        )
        do(s, f"0 add {place} with speakeasy")
        there = {
            "atlanta": city(s, "atlanta")["cubes"],
            "atlanta_card": city(s, "atlanta")["card_cubes"],
            "mythos_offering": row(s)["mythos_offering"]["cubes"],
        }
        assert there.pop(place) == [2, 0]
        assert list(there.values()) == [[0, 0], [0, 0]]


def test_a_blockade_or_ones_own_control_does_not_hinder_adding() -> None:
    """5.1, 10"""
    s = table(player("speakeasy", "anarchists", cities=["boston"]), player(), blockades=["boston", "detroit"])
    do(s, "0 add boston with speakeasy", "0 add detroit with anarchists")
    assert city(s, "boston")["cubes"] == [2, 0]
    assert city(s, "detroit")["cubes"] == [1, 0]


def test_there_is_no_limit_to_the_cubes_in_a_place() -> None:
    """5.1"""
    s = table(player("tammany_hall", cubes={"boston": 9}, pool=4), player())
    do(s, "0 add boston with tammany_hall")
    assert city(s, "boston")["cubes"] == [12, 0]


def test_with_fewer_cubes_than_symbols_all_are_placed() -> None:
    """5.1"""
    s = table(player("tammany_hall", pool=2), player())
    do(s, "0 add boston with tammany_hall")
    assert city(s, "boston")["cubes"] == [2, 0]
    assert seat(s, 0)["pool"] == 0


def test_with_one_cube_left_a_second_card_is_too_many() -> None:
    """5.1: the set of cards is minimal for the number of cubes"""
    s = table(player("anarchists", "speakeasy", pool=1), player())
    s.choose(0, "add boston")
    s.choose(0, "pay anarchists")
    assert refused(s, 0, "pay speakeasy") == "superfluous"


def test_two_cubes_left_may_be_paid_with_a_one_and_a_one_or_with_a_three() -> None:
    """5.1, A2"""
    for cards in ("anarchists start_contacts", "tammany_hall"):
        s = table(player("anarchists", "start_contacts", "tammany_hall", pool=2), player())
        do(s, f"0 add boston with {cards}")
        assert city(s, "boston")["cubes"] == [2, 0]


def test_all_symbols_have_to_be_used() -> None:
    """5.1: two cards with 1 and 2 add three cubes, never fewer"""
    s = table(player("anarchists", "speakeasy"), player())
    do(s, "0 add boston with anarchists speakeasy")
    assert seat(s, 0)["pool"] == 3


def test_nobody_adds_without_a_cube_in_the_pool() -> None:
    """5.1"""
    s = table(player("speakeasy", pool=0), player())
    assert refused(s, 0, "add boston") == "no-cubes-in-pool"


def test_nobody_adds_to_an_empty_deck_or_a_card_outside_the_row() -> None:
    """5.1"""
    s = table(player("speakeasy"), player())
    assert refused(s, 0, "add boston_card") == "no-such-target"
    assert refused(s, 0, "add mythos_dagon") == "no-such-target"


# ---- retrieving (5.2)


def test_exactly_as_many_cubes_come_back_as_there_are_symbols() -> None:
    """5.2"""
    s = table(player("speakeasy", cubes={"boston": 1, "atlanta": 1, "limbo": 1}), player())
    do(s, "0 retrieve with speakeasy", "0 limbo", "0 take atlanta")
    assert (city(s, "boston")["cubes"], seat(s, 0)["limbo"], seat(s, 0)["pool"]) == ([1, 0], 0, 5)


def test_a_card_is_too_many_if_all_cubes_come_back_without_it() -> None:
    """5.2"""
    s = table(player("speakeasy", "anarchists", cubes={"boston": 2}), player())
    s.choose(0, "retrieve")
    s.choose(0, "pay speakeasy")
    assert refused(s, 0, "pay anarchists") == "superfluous"


def test_with_fewer_cubes_out_than_symbols_all_come_back() -> None:
    """5.2"""
    s = table(player("tammany_hall", cubes={"limbo": 1, "boston": 1}), player())
    do(s, "0 retrieve with tammany_hall")
    if s.waiting == (0,) and can(s, "limbo"):
        do(s, "0 limbo")
    assert (seat(s, 0)["pool"], seat(s, 0)["limbo"]) == (6, 0)


def test_never_from_the_common_pool() -> None:
    """5.2"""
    s = table(player("speakeasy"), player())
    assert seat(s, 0)["common"] == 12
    assert refused(s, 0, "retrieve") == "no-cubes-out"


def test_cubes_of_others_stay() -> None:
    """5.2: only one's own"""
    s = table(player("speakeasy"), player(cubes={"boston": 2}))
    assert not can(s, "retrieve")


# ---- buying (5.3)


def test_two_wealth_are_one_cube_and_odd_wealth_is_lost() -> None:
    """5.3"""
    s = table(player("wall_street"), player())
    do(s, "0 buy with wall_street")
    assert (seat(s, 0)["pool"], seat(s, 0)["common"]) == (7, 11)


def test_one_wealth_buys_nothing() -> None:
    """5.3"""
    s = table(player("speakeasy"), player())
    assert refused(s, 0, "buy") == "too-little-wealth"


def test_a_card_that_brings_no_further_cube_is_too_many() -> None:
    """5.3: the cards are minimal for 2 x the cubes taken"""
    s = table(player("start_funds", "start_savings"), player())
    s.choose(0, "buy")
    s.choose(0, "pay start_funds")
    assert choices(s) == ["done"], "2 + 1 wealth would still be one cube"


def test_three_and_one_wealth_buy_two_cubes() -> None:
    """5.3"""
    s = table(player("wall_street", "speakeasy"), player())
    do(s, "0 buy with wall_street speakeasy")
    assert seat(s, 0)["pool"] == 8


def test_with_too_few_cubes_left_one_takes_what_there_is() -> None:
    """5.3"""
    s = table(player("federal_reserve", pool=17), player())
    assert seat(s, 0)["common"] == 1
    do(s, "0 buy with federal_reserve")
    assert (seat(s, 0)["pool"], seat(s, 0)["common"]) == (18, 0)


def test_the_cards_are_minimal_for_the_cubes_that_are_left() -> None:
    """5.3"""
    s = table(player("start_funds", "bootleggers", pool=17), player())
    s.choose(0, "buy")
    s.choose(0, "pay start_funds")
    assert refused(s, 0, "pay bootleggers") == "superfluous"


def test_with_an_empty_common_pool_nothing_is_bought() -> None:
    """5.3"""
    s = table(player("federal_reserve", pool=18), player())
    assert refused(s, 0, "buy") == "nothing-to-buy"


# ---- travelling (5.4)


def test_the_price_is_the_cheapest_way() -> None:
    """5.4: Boston to Detroit over New York, Washington and Pittsburgh costs 4; the road costs 3"""
    s = table(player("pullman_line", agents={"monday": "boston"}), player())
    do(s, "0 travel, move monday detroit with pullman_line")
    assert pieces(s)["monday"]["city"] == "detroit"


def test_arkham_to_new_york_costs_two_by_road_and_through_boston() -> None:
    """5.4"""
    s = table(player("start_automobile", agents={"monday": "arkham"}), player())
    do(s, "0 travel, move monday new_york with start_automobile")
    assert pieces(s)["monday"]["city"] == "new_york"


def test_nobody_pays_more_than_needed() -> None:
    """5.4, 4.2"""
    s = table(player("start_automobile", "pullman_line", agents={"monday": "arkham"}), player())
    s.choose(0, "travel")
    s.choose(0, "move monday new_york")
    s.choose(0, "pay start_automobile")
    assert refused(s, 0, "pay pullman_line") == "superfluous"


def test_too_far_for_the_cards_in_hand() -> None:
    """5.4"""
    s = table(player("start_automobile", agents={"monday": "arkham"}), player())
    s.choose(0, "travel")
    assert refused(s, 0, "move monday chicago") == "too-far"


def test_each_piece_travels_once_in_an_action() -> None:
    """5.4"""
    s = table(player("pullman_line", agents={"monday": "boston", "moses_fleet": "boston"}), player())
    s.choose(0, "travel")
    s.choose(0, "move monday arkham")
    assert refused(s, 0, "move monday boston") == "has-moved"
    s.choose(0, "move moses_fleet new_york")
    s.choose(0, "pay pullman_line")
    s.choose(0, "done")
    assert (pieces(s)["monday"]["city"], pieces(s)["moses_fleet"]["city"]) == ("arkham", "new_york")


def test_deep_ones_travel_too() -> None:
    """5.4: one of them costs as much as an Agent"""
    s = table(player("start_automobile", deep_ones={"boston": 3}), player())
    do(s, "0 travel, swim boston arkham, swim boston new_york with start_automobile")
    assert [city(s, name)["deep_ones"] for name in ("boston", "arkham", "new_york")] == [1, 1, 1]


def test_staying_where_one_is_is_no_journey() -> None:
    """5.4: the sum is at least 1"""
    s = table(player("pullman_line", agents={"monday": "boston"}), player())
    s.choose(0, "travel")
    assert refused(s, 0, "move monday boston") == "same-city"
    assert refused(s, 0, "done") == "journey-missing"


def test_agents_of_others_stay() -> None:
    """5.4"""
    s = table(player("pullman_line"), player(agents={"tuesday": "boston"}))
    s.choose(0, "travel")
    assert refused(s, 0, "move tuesday arkham") == "not-your-piece"


def test_closed_cities_are_neither_entered_nor_crossed() -> None:
    """5.4: the cheapest legal way counts"""
    s = table(player("start_automobile", agents={"monday": "arkham"}), player(), martial_law="boston")
    s.choose(0, "travel")
    assert refused(s, 0, "move monday boston") == "city-closed"
    assert can(s, "move monday new_york"), "by the road that costs 2"
    s = table(player("start_automobile", agents={"monday": "charleston"}), player(), martial_law="atlanta")
    s.choose(0, "travel")
    assert choices(s) == ["move monday washington"]


def test_whoever_stands_in_a_closed_city_may_leave() -> None:
    """17.2"""
    s = table(player("start_automobile", agents={"monday": "boston"}), player(), martial_law="boston")
    s.choose(0, "travel")
    assert can(s, "move monday new_york")


# ---- tracks (5.5)


def test_each_of_the_four_symbols_moves_one_marker_one_way() -> None:
    """5.5"""
    cards = {
        "ritual_plus": ("esoteric_order_of_dagon", (1, 0)),
        "ritual_minus": ("orne_library", (-1, 0)),
        "investigation_plus": ("orne_library", (0, 1)),
        "investigation_minus": ("corruption", (0, -1)),
    }
    for shift, (card, way) in cards.items():
        s = table(player(card), player(), tracks={"ritual": 5, "investigation": 5})
        do(s, f"0 track {shift} with {card}")
        assert facts(s)["tracks"] == [5 + step * printed(card, shift) for step in way]


def test_a_marker_does_not_go_back_beyond_its_first_space() -> None:
    """5.5"""
    s = table(player("orne_library"), player(), tracks={"ritual": 1})
    do(s, "0 track ritual_minus with orne_library")
    assert facts(s)["tracks"] == [0, 0]
    s = table(player("orne_library"), player())
    assert refused(s, 0, "track ritual_minus") == "no-room-on-track"


def test_a_card_is_too_many_for_the_spaces_left() -> None:
    """5.5"""
    s = table(
        player("orne_library", "father_lachlan", agents={"monday": "boston", "father_lachlan": "boston"}),
        player(),
        tracks={"ritual": 2},
    )
    s.choose(0, "track ritual_minus")
    s.choose(0, "pay orne_library")
    assert refused(s, 0, "pay father_lachlan") == "superfluous"


def test_cards_with_another_symbol_do_not_count() -> None:
    """5.5: one marker and one direction"""
    s = table(player("esoteric_order_of_dagon", "arkham_advertiser"), player())
    s.choose(0, "track ritual_plus")
    assert refused(s, 0, "pay arkham_advertiser") == "no-symbol"


def test_the_last_space_ends_the_game_after_the_action() -> None:
    """5.5, 13"""
    s = table(player("esoteric_order_of_dagon"), player(), tracks={"ritual": 14})
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert s.result is not None
    assert facts(s)["tracks"] == [15, 0]


# ---- discarding (5.7)


def test_any_number_of_cards_is_discarded_in_one_action() -> None:
    """5.7"""
    s = table(player("tnt", "speakeasy", "anarchists"), player())
    do(s, "0 discard with tnt anarchists")
    assert hand(s, 0) == ["speakeasy"]
    assert sorted(seat(s, 0)["discards"]) == ["anarchists", "tnt"]
    assert facts(s)["left"] == 1


def test_at_least_one_card_is_discarded() -> None:
    """5.7"""
    s = table(player("tnt"), player())
    s.choose(0, "discard")
    assert refused(s, 0, "done") == "card-missing"
    assert refused(table(player(), player()), 0, "discard") == "no-cards"


# ---- card actions (5.6)


def test_a_mythos_action_may_be_used_twice_in_a_turn() -> None:
    """5.6: it stays with its owner"""
    s = table(player(mythos=["mythos_hounds_of_tindalos"]), player(cubes={"boston": 2, "atlanta": 2}))
    do(s, "0 use mythos_hounds_of_tindalos", "0 aim boston 1", "0 aim boston 1")
    assert facts(s)["left"] == 1
    assert can(s, "use mythos_hounds_of_tindalos")
    assert seat(s, 0)["mythos"] == ["mythos_hounds_of_tindalos"]


def test_a_text_is_not_used_if_nothing_of_it_can_be_done() -> None:
    """5.6: that the card destroys itself does not count"""
    s = table(player("pinkerton_detectives", "arkham_sanitarium"), player())
    assert refused(s, 0, "use arkham_sanitarium") == "no-madness"
    assert can(s, "free pinkerton_detectives")


def test_a_part_that_is_required_has_to_be_possible() -> None:
    """5.6: Blood Offering and Corruption insist on an Agent, Palmer Raids on a card"""
    s = table(player("blood_offering", "corruption", "palmer_raids"), player())
    assert refused(s, 0, "use blood_offering") == "no-recruit"
    assert refused(s, 0, "use corruption") == "no-recruit-in-reach"
    assert refused(s, 0, "free palmer_raids") == "no-face-up-card"


def test_a_text_needs_its_header() -> None:
    """5.6"""
    s = table(player("miskatonic_university", "hired_guns", "tnt"), player())
    assert refused(s, 0, "use miskatonic_university") == "no-action"
    assert refused(s, 0, "free hired_guns") == "no-free-action"
    assert refused(s, 0, "use tnt") == "no-action"
