"""Special pieces (RULES.md 17), destroying and limits (16)."""

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

# ---- Cthulhu (17.1)


def test_cubes_in_the_city_of_cthulhu_go_to_limbo() -> None:
    """17.1, a: of everybody, on the City space and on its card"""
    s = table(
        player(cubes={"mythos_cthulhu": 1, "atlanta": 1}),
        player(cubes={"atlanta_card": 2}),
        cities={"atlanta": {"card": "tnt", "stack": ["fbi"]}},
        row=["mythos_cthulhu"],
    )
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert (seat(s, 0)["limbo"], seat(s, 1)["limbo"]) == (2, 2)
    assert city(s, "atlanta")["cubes"] == [0, 0]


def test_recruited_agents_and_deep_ones_are_destroyed_with_the_deck() -> None:
    """17.1, b: also one's own; the destroyed deck is exhausted"""
    s = table(
        player(cubes={"mythos_cthulhu": 1}, agents={"monday": "boston", "carl_jung": "atlanta"}),
        player(
            agents={"tuesday": "chicago", "harry_houdini": "atlanta"}, deep_ones={"atlanta": 3, "boston": 1}
        ),
        cities={"atlanta": {"card": "tnt", "stack": ["fbi"]}},
        row=["mythos_cthulhu"],
        mythos_deck=["mythos_offering"],
    )
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert set(pieces(s)) == {"monday", "tuesday"}
    assert {"carl_jung", "harry_houdini", "tnt"} <= set(facts(s)["gone"])
    assert (facts(s)["deep_gone"], facts(s)["deep_pool"]) == (3, 4)
    assert (city(s, "atlanta")["card"], city(s, "atlanta")["stack"]) == (None, 0)
    assert facts(s)["tracks"] == [2, 0]
    assert list(row(s)) == ["mythos_offering"]


def test_an_exhausted_deck_is_not_exhausted_again() -> None:
    """17.1, A7: once per City"""
    s = table(player(cubes={"mythos_cthulhu": 1}), player(), row=["mythos_cthulhu"])
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert facts(s)["tracks"] == [0, 0]


def test_basic_agents_are_moved_to_adjacent_cities_by_the_claimer() -> None:
    """17.1, c: one by one"""
    s = table(
        player(cubes={"mythos_cthulhu": 1}, agents={"monday": "charleston"}),
        player(agents={"tuesday": "charleston"}),
        row=["mythos_cthulhu"],
    )
    do(s, "0 claim mythos_cthulhu", "0 put charleston")
    assert set(choices(s, 0)) == {"put washington", "put atlanta"}
    do(s, "0 put atlanta", "0 put washington")
    assert {pieces(s)[name]["city"] for name in ("monday", "tuesday")} == {"atlanta", "washington"}


def test_nobody_flees_into_a_closed_city() -> None:
    """17.1, c: of the two Cities beside Charleston, Atlanta is under Martial Law"""
    s = table(
        player(cubes={"mythos_cthulhu": 1}, agents={"monday": "charleston"}),
        player(agents={"tuesday": "boston"}),
        row=["mythos_cthulhu"],
        martial_law="atlanta",
    )
    do(s, "0 claim mythos_cthulhu", "0 put charleston")
    assert pieces(s)["monday"]["city"] == "washington"


def test_the_controller_loses_the_city_and_its_points() -> None:
    """17.1, d, A20: the card returns to the supply; e: a Blockade to the pool"""
    s = table(
        player(cubes={"mythos_cthulhu": 1}),
        player(cities=["atlanta"]),
        row=["mythos_cthulhu"],
        blockades=["atlanta"],
    )
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert seat(s, 1)["vp"] == 0
    assert city(s, "atlanta")["controller"] is None
    assert "city_atlanta" in facts(s)["supply"]
    assert facts(s)["blockades"] == 12


def test_the_city_of_cthulhu_is_closed() -> None:
    """17.1: no cubes, no claims, no Agents"""
    s = table(
        player("tammany_hall", "pullman_line", agents={"monday": "charleston"}), player(), cthulhu="atlanta"
    )
    assert refused(s, 0, "add atlanta") == "city-closed"
    assert refused(s, 0, "claim atlanta") == "city-closed"
    s.choose(0, "travel")
    assert refused(s, 0, "move monday atlanta") == "city-closed"
    assert not can(s, "move monday new_orleans"), "it would lead through Atlanta"


def test_a_gate_token_stays_and_scores() -> None:
    """17.1"""
    s = table(
        player(cubes={"mythos_cthulhu": 1}, allegiance="investigator", closed=["atlanta"]),
        player(),
        row=["mythos_cthulhu"],
    )
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert score(finish(s), 0)["gates"] == 4


def test_mi_go_and_whateley_tokens_return_to_their_cards() -> None:
    """17.1, b: and may be placed again"""
    s = table(
        player(cubes={"mythos_cthulhu": 1}),
        player(
            agents={"tuesday": "chicago", "mi_go": "atlanta"}, mythos=["mythos_mi_go", "mythos_whateleys"]
        ),
        row=["mythos_cthulhu"],
        whateleys=["atlanta"],
    )
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert pieces(s)["mi_go"]["city"] is None
    assert facts(s)["whateleys"] == [None, None, None]
    do(s, "0 pass", "1 use mythos_mi_go", "1 move mi_go boston")
    assert pieces(s)["mi_go"]["city"] == "boston"


def test_mi_go_on_its_card_does_not_protect_the_basic_agent() -> None:
    """17.4: it protects while on the board"""
    s = table(
        player(
            "wyatt_earp",
            cubes={"mythos_cthulhu": 1},
            agents={"monday": "boston", "wyatt_earp": "chicago"},
        ),
        player(
            agents={"tuesday": "chicago", "mi_go": "atlanta"},
            mythos=["mythos_mi_go"],
            vp=5,
            allegiance="investigator",
        ),
        row=["mythos_cthulhu"],
    )
    assert not can(s, "use wyatt_earp")
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert can(s, "use wyatt_earp")


def test_cthulhu_drives_martial_law_away() -> None:
    """A43"""
    s = table(player(cubes={"mythos_cthulhu": 1}), player(), row=["mythos_cthulhu"], martial_law="atlanta")
    do(s, "0 claim mythos_cthulhu", "0 put atlanta")
    assert city(s, "atlanta")["closed"] == "cthulhu"
    assert [row["city"] for row in facts(s)["cities"] if row["closed"] == "martial_law"] == []


# ---- Martial Law (17.2)


def test_martial_law_is_placed_moved_and_taken_back() -> None:
    """17.2: from the pool, from another City, to the pool"""
    s = table(player("martial_law"), player())
    do(s, "0 use martial_law", "0 put boston")
    assert city(s, "boston")["closed"] == "martial_law"
    s = table(player("martial_law"), player(), martial_law="boston", cthulhu="atlanta")
    do(s, "0 use martial_law")
    assert refused(s, 0, "put atlanta") == "city-closed"
    do(s, "0 put detroit")
    assert (city(s, "boston")["closed"], city(s, "detroit")["closed"]) == (None, "martial_law")
    s = table(player("martial_law"), player(), martial_law="boston")
    do(s, "0 use martial_law", "0 recall")
    assert city(s, "boston")["closed"] is None


def test_a_city_under_martial_law_cannot_be_claimed_but_its_card_can() -> None:
    """17.2, A12: an Agent claimed there goes to an adjacent open City"""
    s = table(
        player(cubes={"boston": 3, "boston_card": 3}),
        player(),
        cities={"boston": {"card": "eliot_ness", "stack": ["tnt"]}},
        martial_law="boston",
    )
    assert refused(s, 0, "claim boston") == "city-closed"
    do(s, "0 claim boston_card")
    assert set(choices(s, 0)) == {"put arkham", "put new_york", "put detroit"}
    do(s, "0 put arkham")
    assert pieces(s)["eliot_ness"]["city"] == "arkham"


def test_cubes_may_be_added_under_martial_law() -> None:
    """17.2: only Cthulhu keeps cubes out"""
    s = do(table(player("speakeasy"), player(), martial_law="boston"), "0 add boston with speakeasy")
    assert city(s, "boston")["cubes"] == [2, 0]


# ---- Deep Ones (17.3)


def test_deep_ones_have_no_power_and_cannot_act() -> None:
    """17.3, A6"""
    s = table(
        player("hired_guns", "start_contacts", agents={"monday": "boston"}, deep_ones={"arkham": 4}),
        player(agents={"tuesday": "chicago", "carl_jung": "arkham"}),
    )
    assert refused(s, 0, "use hired_guns") == "nobody-in-reach"


def test_destroyed_deep_ones_cannot_be_placed_again() -> None:
    """17.3: eight can never be in play then"""
    s = table(player("deep_ones", deep_ones={"boston": 5}), player(), deep_gone=2)
    do(s, "0 use deep_ones", "0 put arkham")
    assert facts(s)["deep_pool"] == 0
    assert s.result is None


def test_deep_ones_keep_their_controller_without_the_card() -> None:
    """17.3"""
    s = table(
        player("black_market", deep_ones={"boston": 4}, discards=["deep_ones"]), player(cubes={"boston": 4})
    )
    do(s, "0 free black_market", "0 trash deep_ones")
    assert facts(s)["deep_owner"] == 0
    assert city(s, "boston")["deep_ones"] == 4


# ---- Mi-Go (17.4) and Whateley tokens (17.5)


def test_mi_go_has_power_two_and_counts_as_influence() -> None:
    """17.4"""
    s = table(player(cubes={"mythos_mi_go": 1}), player(), row=["mythos_mi_go"], rolls=[SANE])
    do(s, "0 claim mythos_mi_go", "0 put arkham")
    token = pieces(s)["mi_go"]
    assert (token["city"], token["power"], token["influence"]) == ("arkham", 2, 1)
    assert seat(s, 0)["sane"] == 1


def test_whateley_tokens_add_influence_and_power() -> None:
    """17.5: on the City space, on its card, for kills and Gates; but they are no Agents"""
    s = table(
        player(
            "hired_guns",
            "ancient_seal",
            agents={"monday": "arkham"},
            cubes={"arkham": 1, "arkham_card": 1},
            mythos=["mythos_whateleys"],
        ),
        player(
            agents={"tuesday": "chicago", "carl_jung": "arkham"},
            cubes={"arkham": 1, "arkham_card": 1},
        ),
        cities={"arkham": {"card": "tnt"}},
        whateleys=["arkham"],
    )
    assert can(s, "claim arkham")
    assert can(s, "claim arkham_card")
    do(s, "0 use hired_guns, kill carl_jung")
    assert seat(s, 0)["crypt"] == ["carl_jung"]


def test_a_whateley_token_cannot_act_alone() -> None:
    """17.5"""
    s = table(
        player("hired_guns", "tnt", agents={"monday": "boston"}, mythos=["mythos_whateleys"]),
        player(agents={"tuesday": "chicago", "carl_jung": "arkham"}),
        whateleys=["arkham"],
    )
    assert refused(s, 0, "use hired_guns") == "nobody-in-reach"


# ---- R'lyeh (17.6)


def test_every_use_of_rlyeh_is_followed_by_a_sanity_test() -> None:
    """17.6: as a resource too; after the action"""
    for move in ("add boston with city_rlyeh", "track ritual_plus with city_rlyeh"):
        s = table(player("city_rlyeh"), player(), rolls=[MAD])
        do(s, f"0 {move}")
        assert seat(s, 0)["madness"] == 1


def test_discarding_rlyeh_is_no_use() -> None:
    """17.6"""
    s = do(table(player("city_rlyeh"), player()), "0 discard with city_rlyeh")
    assert events(s, "sanity") == []


# ---- destroying and limits (16)


def test_a_city_card_is_never_destroyed() -> None:
    """16: Black Market cannot choose it"""
    s = table(player("black_market", "city_boston", "tnt", cities=["boston"]), player())
    do(s, "0 free black_market")
    assert choices(s, 0) == ["burn tnt"]
    do(s, "0 burn tnt")
    assert (facts(s)["gone"], hand(s, 0)) == (["tnt"], ["city_boston"])


def test_cubes_on_a_destroyed_card_return_to_their_owners() -> None:
    """16"""
    s = table(
        player("palmer_raids", cubes={"boston_card": 1}),
        player(cubes={"boston_card": 2}),
        cities={"boston": {"card": "tnt", "stack": ["fbi"]}},
    )
    do(s, "0 free palmer_raids")
    assert [seat(s, number)["pool"] for number in range(2)] == [6, 6]


def test_no_more_cubes_than_there_are() -> None:
    """16: Stephanie St. Claire takes what is left"""
    s = table(
        player("stephanie_st_claire", pool=17, agents={"monday": "boston", "stephanie_st_claire": "boston"}),
        player(),
    )
    do(s, "0 use stephanie_st_claire")
    assert (seat(s, 0)["pool"], seat(s, 0)["common"]) == (18, 0)


def test_without_a_control_token_no_city() -> None:
    """16"""
    s = table(
        player(
            cubes={"boston": 1},
            cities=["arkham", "indianapolis", "pittsburgh", "charleston", "new_orleans"],
            opened=["arkham", "detroit", "chicago", "st_louis", "indianapolis", "pittsburgh", "new_york"],
            vp=0,
        ),
        player(),
    )
    assert refused(s, 0, "claim boston") == "no-control-tokens"
