"""What the other Main Advantage cards and the Starting cards do (RULES.md 21, 24.2)."""

import pytest

from tests.rules.providence.table import (
    MAD,
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

RESOURCES_ONLY = [
    "anarchists",
    "shining_trapezohedron",
    "bootleggers",
    "speakeasy",
    "arkham_advertiser",
    "federal_reserve",
    "pullman_line",
    "silver_twilight_lodge",
    "esoteric_order_of_dagon",
    "orne_library",
    "tammany_hall",
    "tnt",
    "start_contacts",
    "start_funds",
    "start_savings",
    "start_railway_pass",
    "start_automobile",
    "start_leverage",
]


@pytest.mark.parametrize("card", RESOURCES_ONLY)
def test_cards_that_are_only_played_for_resources(card: str) -> None:
    """5.6"""
    s = table(player(card), player())
    assert refused(s, 0, f"use {card}") == "no-action"
    assert refused(s, 0, f"free {card}") == "no-free-action"


def test_tnt_is_destroyed_when_it_is_played() -> None:
    """24.2: and kept when it is discarded"""
    s = table(
        player("hired_guns", "tnt", "tnt", agents={"monday": "boston"}),
        player(agents={"tuesday": "chicago", "carl_jung": "boston"}),
    )
    do(s, "0 use hired_guns, kill carl_jung with tnt")
    assert set(facts(s)["gone"]) == {"carl_jung", "tnt"}
    do(s, "0 discard with tnt")
    assert "tnt" in seat(s, 0)["discards"]


def test_miskatonic_university_draws_two() -> None:
    """21.1"""
    s = table(player("miskatonic_university", deck=["tnt", "anarchists", "speakeasy"]), player())
    do(s, "0 free miskatonic_university")
    assert sorted(hand(s, 0)) == ["anarchists", "tnt"]
    assert facts(s)["left"] == 2


def test_dimensional_anomaly_destroys_the_rest_of_the_deck() -> None:
    """24.2: the deck is exhausted, and one more Mythos card comes"""
    s = table(
        player(cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": "dimensional_anomaly", "stack": ["tnt", "fbi"]}},
        mythos_deck=["mythos_dagon", "mythos_offering"],
    )
    do(s, "0 claim boston_card")
    assert (city(s, "boston")["card"], city(s, "boston")["stack"]) == (None, 0)
    assert seat(s, 0)["discards"] == ["dimensional_anomaly"]
    assert facts(s)["tracks"] == [2, 0]
    assert list(row(s)) == ["mythos_dagon", "mythos_offering"]


def test_the_fbi_sends_two_cubes_home_and_blocks_a_city() -> None:
    """24.2: from one place of one player; the Blockade on a City space only"""
    s = table(
        player("fbi"),
        player(cubes={"boston_card": 3}),
        cities={"boston": {"card": "tnt"}},
        row=["mythos_offering"],
    )
    do(s, "0 use fbi", "0 aim boston_card 1", "0 aim boston_card 1")
    assert (city(s, "boston")["card_cubes"], seat(s, 1)["pool"]) == ([0, 1], 5)
    assert not can(s, "block boston_card")
    assert not can(s, "block mythos_offering")
    do(s, "0 block boston")
    assert city(s, "boston")["blockade"]


def test_the_fbi_does_not_reach_mythos_cards() -> None:
    """24.2: a City space or a Main Advantage card; without such cubes only the Blockade is placed (A17)"""
    s = table(player("fbi"), player(cubes={"mythos_offering": 2}), row=["mythos_offering"])
    do(s, "0 use fbi", "0 block atlanta")
    assert row(s)["mythos_offering"]["cubes"] == [0, 2]


def test_the_possessed_turn_the_basic_agent_when_claimed() -> None:
    """24.2: CLAIM, then the Sanity Test"""
    s = table(
        player(cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": "possessed", "stack": ["tnt"]}},
        rolls=[MAD],
    )
    do(s, "0 claim boston_card")
    assert (pieces(s)["monday"]["possessed"], pieces(s)["monday"]["power"]) == (True, 2)
    assert seat(s, 0)["madness"] == 1


def test_the_possessed_turn_a_recruited_agent() -> None:
    """21.1: one's own, not turned yet"""
    s = table(
        player(
            "possessed",
            agents={"monday": "boston", "carl_jung": "boston", "moses_fleet": "chicago"},
            possessed=["moses_fleet"],
        ),
        player(),
    )
    do(s, "0 use possessed, way 1")
    assert pieces(s)["carl_jung"]["possessed"]


@pytest.mark.parametrize("where", ["hand", "deck", "discards"])
def test_the_possessed_claim_an_agent_beside_a_possessed_agent(where: str) -> None:
    """7.2: card and token change hands, Basic side up, in the same City"""
    loser = player("tnt", agents={"tuesday": "chicago", "carl_jung": "boston"}, possessed=["carl_jung"])
    if where == "hand":
        loser["hand"].append("carl_jung")
        loser["deck"] = ["speakeasy"]
    else:
        loser[where] = ["carl_jung"]
    s = table(player("possessed", agents={"monday": "boston"}, possessed=["monday"]), loser)
    do(s, "0 use possessed, way 2")
    jung = pieces(s)["carl_jung"]
    assert (jung["owner"], jung["city"], jung["possessed"]) == (0, "boston", False)
    assert set(seat(s, 0)["discards"]) == {"possessed", "carl_jung"}
    assert sorted(hand(s, 1)) == (["speakeasy", "tnt"] if where == "hand" else ["tnt"])


def test_the_possessed_claim_nobody_elsewhere_and_no_seventh_agent() -> None:
    """21.1, 7"""
    s = table(
        player("possessed", agents={"monday": "boston"}, possessed=["monday"]),
        player(agents={"tuesday": "boston", "carl_jung": "chicago"}),
    )
    assert refused(s, 0, "use possessed") == "nobody-to-turn"
    six = {"monday": "boston", "moses_fleet": "boston", "eliot_ness": "boston", "eunice_hunt": "boston"}
    six |= {"alice_ochs": "boston", "wyatt_earp": "boston"}
    s = table(
        player("possessed", agents=six, possessed=list(six)),
        player(agents={"tuesday": "chicago", "carl_jung": "boston"}),
    )
    assert refused(s, 0, "use possessed") == "nobody-to-turn"


@pytest.mark.parametrize(("deed", "side"), [("close", "closed"), ("open", "open")])
def test_the_portal_needs_no_power(deed: str, side: str) -> None:
    """24.2: any Agent; Madness destroys a Recruited Agent all the same"""
    s = table(
        player("portal_to_another_world", agents={"monday": "boston", "carl_jung": "arkham"}),
        player(),
        rolls=[MAD],
    )
    do(s, f"0 use portal_to_another_world, {deed} carl_jung")
    assert city(s, "arkham")["gate_side"] == side
    assert "carl_jung" not in pieces(s)


def test_the_freemasons_exchange_cards() -> None:
    """21.1: any number"""
    s = table(player("freemasons", "tnt", "anarchists", deck=["speakeasy", "fbi"]), player())
    do(s, "0 free freemasons")
    for choice in ("drop tnt", "drop anarchists", "done"):
        if choice in choices(s):
            s.choose(0, choice)
    assert sorted(hand(s, 0)) == ["fbi", "speakeasy"]
    assert facts(s)["left"] == 2


# ---- Deep Ones


def test_deep_ones_rise_in_one_city() -> None:
    """17.3: four, when claimed; then the Sanity Test"""
    s = table(
        player(cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": "deep_ones", "stack": ["tnt"]}},
        martial_law="arkham",
        rolls=[SANE],
    )
    do(s, "0 claim boston_card")
    assert refused(s, 0, "put arkham") == "city-closed"
    do(s, "0 put new_orleans")
    assert city(s, "new_orleans")["deep_ones"] == 4
    assert (facts(s)["deep_owner"], facts(s)["deep_pool"]) == (0, 4)
    assert seat(s, 0)["sane"] == 1


def test_deep_ones_claim_a_city_with_enough_of_them() -> None:
    """17.3: control value at most their number there; no cube is needed, cubes of others go home"""
    s = table(player("deep_ones", deep_ones={"indianapolis": 1}), player(cubes={"indianapolis": 3}))
    do(s, "0 use deep_ones", "0 put indianapolis", "0 put indianapolis", "0 claim indianapolis")
    assert city(s, "indianapolis")["controller"] == 0
    assert seat(s, 0)["vp"] == 3
    assert seat(s, 1)["pool"] == 6
    assert "city_indianapolis" in seat(s, 0)["discards"]


def test_deep_ones_of_two_cities_do_not_add_up() -> None:
    """17.3: the number in that City"""
    s = table(player("deep_ones", deep_ones={"indianapolis": 2, "boston": 3}), player())
    do(s, "0 use deep_ones", "0 stop")
    assert city(s, "indianapolis")["controller"] is None
    assert facts(s)["left"] == 1


def test_deep_ones_do_not_claim_a_city_that_their_owner_controls() -> None:
    """6.2, 6.6: nobody ever claims a City they control; one of another player they may"""
    for owner in (0, 1):
        players = [player("deep_ones", deep_ones={"indianapolis": 3}), player()]
        players[owner]["cities"] = ["indianapolis"]
        s = do(table(*players), "0 use deep_ones", "0 stop")
        assert can(s, "claim indianapolis") is bool(owner)


def test_deep_ones_do_not_claim_a_blockaded_city() -> None:
    """6.6: everything else applies"""
    s = table(player("deep_ones", deep_ones={"indianapolis": 3}), player(), blockades=["indianapolis"])
    do(s, "0 use deep_ones", "0 stop")
    assert city(s, "indianapolis")["controller"] is None


def test_the_claim_by_deep_ones_may_be_left_out() -> None:
    """21.1: optional"""
    s = table(player("deep_ones", deep_ones={"indianapolis": 3}), player())
    do(s, "0 use deep_ones", "0 stop", "0 stop")
    assert city(s, "indianapolis")["controller"] is None


def test_wall_street_draws_and_adds_two_cubes() -> None:
    """21.1: a free action; both cubes to one target"""
    s = table(player("wall_street", deck=["tnt"]), player())
    do(s, "0 free wall_street", "0 add boston", "0 add boston")
    assert city(s, "boston")["cubes"] == [2, 0]
    assert hand(s, 0) == ["tnt"]
    assert facts(s)["left"] == 2


def test_wall_street_may_add_fewer() -> None:
    """A45: up to 2"""
    s = table(player("wall_street", deck=["tnt"]), player())
    do(s, "0 free wall_street", "0 add boston")
    assert refused(s, 0, "add atlanta") == "one-target"
    do(s, "0 stop")
    assert city(s, "boston")["cubes"] == [1, 0]


def test_cruel_conspirator_opens_a_gate() -> None:
    """21.1: a free action; the card is destroyed"""
    s = table(player("cruel_conspirator", "tnt", agents={"monday": "boston"}), player(), rolls=[SANE])
    do(s, "0 free cruel_conspirator, way 2, open monday with tnt")
    assert city(s, "boston")["gate_side"] == "open"
    assert set(facts(s)["gone"]) == {"cruel_conspirator", "tnt"}
    assert facts(s)["left"] == 2


def test_the_explorers_club_moves_and_draws() -> None:
    """21.1: the move may be left out"""
    s = table(player("explorers_club", deck=["tnt"], agents={"monday": "arkham"}), player())
    do(s, "0 use explorers_club", "0 move monday new_orleans")
    assert (pieces(s)["monday"]["city"], hand(s, 0)) == ("new_orleans", ["tnt"])
    s = table(player("explorers_club", deck=["tnt"], agents={"monday": "arkham"}), player())
    do(s, "0 use explorers_club", "0 stop")
    assert (pieces(s)["monday"]["city"], hand(s, 0)) == ("arkham", ["tnt"])


def test_hart_island_recovers_a_card() -> None:
    """21.1"""
    s = table(player("hart_island", discards=["tnt", "speakeasy"]), player())
    do(s, "0 free hart_island", "0 recover speakeasy")
    assert hand(s, 0) == ["speakeasy"]
    assert sorted(seat(s, 0)["discards"]) == ["hart_island", "tnt"]


def test_hart_island_does_not_find_itself() -> None:
    """3.2: it is in play, not in the discard pile"""
    s = table(player("hart_island"), player())
    assert refused(s, 0, "free hart_island") == "pile-empty"


def test_corruption_destroys_an_agent_on_either_side() -> None:
    """24.2: nothing goes to a Crypt; then a Sanity Test, then the card is destroyed"""
    s = table(
        player("corruption", agents={"monday": "boston"}),
        player(
            agents={"tuesday": "boston", "carl_jung": "boston", "moses_fleet": "atlanta"},
            possessed=["carl_jung"],
        ),
    )
    do(s, "0 use corruption")
    assert "carl_jung" not in pieces(s)
    assert {"carl_jung", "corruption"} <= set(facts(s)["gone"])
    assert seat(s, 0)["crypt"] == []
    assert seat(s, 0)["madness"] + seat(s, 0)["sane"] == 1


def test_pinkerton_detectives_move_one_piece_and_are_destroyed() -> None:
    """21.1"""
    s = table(player("pinkerton_detectives", agents={"monday": "arkham"}), player())
    do(s, "0 free pinkerton_detectives", "0 move monday new_orleans")
    assert pieces(s)["monday"]["city"] == "new_orleans"
    assert facts(s)["gone"] == ["pinkerton_detectives"]
    assert facts(s)["left"] == 2


@pytest.mark.parametrize("card", ["labor_union", "start_roadblock"])
def test_cards_that_place_or_remove_a_blockade(card: str) -> None:
    """10"""
    s = do(table(player(card), player()), f"0 use {card}", "0 block boston")
    assert city(s, "boston")["blockade"]
    s = do(table(player(card), player(), blockades=["boston"]), f"0 use {card}", "0 unblock boston")
    assert not city(s, "boston")["blockade"]


def test_the_black_market_destroys_a_card() -> None:
    """24.2: from hand or discard pile; no City card, no Agent's card, not itself"""
    s = table(
        player(
            "black_market",
            "start_savings",
            "carl_jung",
            "city_boston",
            agents={"monday": "boston", "carl_jung": "boston"},
            cities=["boston"],
            discards=["tnt"],
        ),
        player(),
    )
    do(s, "0 free black_market")
    assert set(choices(s)) == {"burn start_savings", "trash tnt"}
    do(s, "0 burn start_savings")
    assert facts(s)["gone"] == ["start_savings"]


def test_the_bureau_of_prohibition_takes_cubes_of_anybody_from_different_places() -> None:
    """24.2: own cubes too; City spaces and Main Advantage cards, not Mythos cards"""
    s = table(
        player("bureau_of_prohibition", cubes={"boston": 1}),
        player(cubes={"atlanta_card": 1, "mythos_offering": 1}),
        player(cubes={"chicago": 1}),
        cities={"atlanta": {"card": "tnt"}},
        row=["mythos_offering"],
    )
    do(s, "0 use bureau_of_prohibition")
    assert set(choices(s)) == {"aim boston 0", "aim atlanta_card 1", "aim chicago 2"}
    do(s, "0 aim atlanta_card 1", "0 aim boston 0")
    assert [seat(s, number)["limbo"] for number in range(3)] == [1, 1, 0]


def test_palmer_raids_destroy_a_face_up_card() -> None:
    """24.2: not one with a Blockade; the next is turned up; the card is destroyed"""
    s = table(
        player("palmer_raids"),
        player(),
        cities={
            "boston": {"card": "shining_trapezohedron", "stack": ["fbi"]},
            "atlanta": {"card": "anarchists", "stack": ["tnt"]},
            "chicago": {"card": "speakeasy", "stack": ["tnt"]},
        },
        blockades=["atlanta_card"],
    )
    do(s, "0 free palmer_raids")
    assert set(choices(s)) == {"raze boston", "raze chicago"}
    do(s, "0 raze boston")
    assert city(s, "boston")["card"] == "fbi"
    assert set(facts(s)["gone"]) == {"shining_trapezohedron", "palmer_raids"}
    assert events(s, "sanity") == [], "nobody has claimed it"


def test_palmer_raids_can_exhaust_a_deck() -> None:
    """A7"""
    s = table(
        player("palmer_raids"),
        player(),
        cities={"boston": {"card": "anarchists"}},
        mythos_deck=["mythos_dagon"],
    )
    do(s, "0 free palmer_raids")
    assert facts(s)["tracks"] == [2, 0]
    assert list(row(s)) == ["mythos_dagon"]


@pytest.mark.parametrize(("before", "after"), [(2, 0), (1, 0)])
def test_arkham_sanitarium_returns_madness(before: int, after: int) -> None:
    """21.1: up to 2 tokens; the card is destroyed"""
    s = table(player("arkham_sanitarium", madness=before), player())
    do(s, "0 use arkham_sanitarium")
    if before == 2:
        do(s, "0 calm 2")
    assert seat(s, 0)["madness"] == after
    assert facts(s)["bag"] == [6, 12]
    assert facts(s)["gone"] == ["arkham_sanitarium"]


def test_blood_offering_destroys_an_agent_for_the_ritual() -> None:
    """24.2: one of one's own; Ritual 3, draw 1; the card stays"""
    s = table(
        player("blood_offering", agents={"monday": "boston", "carl_jung": "boston"}, deck=["tnt"]), player()
    )
    do(s, "0 use blood_offering")
    assert "carl_jung" not in pieces(s)
    assert facts(s)["tracks"] == [3, 0]
    assert len(hand(s, 0)) == 1
    assert seat(s, 0)["discards"] == ["blood_offering"]
    assert "crypt" not in score(finish(s), 0)


@pytest.mark.parametrize(
    ("card", "deed", "side"), [("ancient_seal", "close", "closed"), ("blasphemous_rite", "open", "open")]
)
def test_any_agent_at_a_gate(card: str, deed: str, side: str) -> None:
    """9.1"""
    s = table(
        player(card, "tnt", agents={"monday": "boston", "carl_jung": "atlanta"}), player(), rolls=[SANE]
    )
    s.choose(0, f"use {card}")
    assert set(choices(s)) == {f"{deed} monday", f"{deed} carl_jung"}
    for choice in (f"{deed} carl_jung", "pay tnt", "done"):
        s.choose(0, choice)
    assert city(s, "atlanta")["gate_side"] == side


@pytest.mark.parametrize(
    "card",
    [
        "shining_trapezohedron",
        "possessed",
        "deep_ones",
        "corruption",
        "silver_twilight_lodge",
        "blood_offering",
    ],
)
def test_cards_with_the_sanity_icon(card: str) -> None:
    """6: claimed, they bring a Sanity Test"""
    s = table(
        player(cubes={"boston_card": 1}),
        player(),
        cities={"boston": {"card": card, "stack": ["tnt"]}},
        rolls=[MAD],
    )
    do(s, "0 claim boston_card")
    if card == "deep_ones":
        do(s, "0 put boston")
    assert seat(s, 0)["madness"] == 1
