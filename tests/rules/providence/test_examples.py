"""The examples of the rulebook (RULES.md 20)."""

from tests.rules.providence.table import (
    MAD,
    SANE,
    choices,
    city,
    do,
    events,
    facts,
    pieces,
    player,
    refused,
    row,
    seat,
    table,
)


def test_two_starting_cards_with_one_and_two_influence_add_exactly_three_cubes() -> None:
    s = table(player("start_leverage", "start_savings"), player(), cities={"boston": {"card": "anarchists"}})
    do(s, "0 add boston_card with start_savings start_leverage")
    assert city(s, "boston")["card_cubes"] == [3, 0]
    assert seat(s, 0)["pool"] == 3


def test_wyatt_earp_is_claimed_in_new_orleans() -> None:
    s = table(
        player(cubes={"new_orleans_card": 2}),
        player(cubes={"new_orleans_card": 1}),
        cities={"new_orleans": {"card": "wyatt_earp", "stack": ["fbi"]}},
    )
    do(s, "0 claim new_orleans_card")
    assert seat(s, 0)["limbo"] == 2
    assert seat(s, 1)["pool"] == 6
    assert seat(s, 0)["discards"] == ["wyatt_earp"]
    assert pieces(s)["wyatt_earp"]["city"] == "new_orleans"
    assert city(s, "new_orleans")["card"] == "fbi"


def test_atlanta_is_claimed_from_another_player() -> None:
    s = table(
        player(cubes={"atlanta": 2}),
        player(cities=["atlanta"]),
        player(cubes={"atlanta": 1}),
    )
    do(s, "0 claim atlanta")
    assert [seat(s, number)["vp"] for number in range(3)] == [4, 0, 0]
    assert seat(s, 2)["pool"] == 6
    assert seat(s, 0)["discards"] == ["city_atlanta"]
    assert "city_atlanta" not in seat(s, 1)["unseen"]


def test_yog_sothoth_brings_one_more_action_in_this_turn() -> None:
    s = table(player(cubes={"mythos_yog_sothoth": 1}), player(), row=["mythos_yog_sothoth"])
    do(s, "0 claim mythos_yog_sothoth")
    assert facts(s)["left"] == 2
    assert seat(s, 0)["mythos"] == ["mythos_yog_sothoth"]


def test_four_influence_retrieve_cubes_from_several_places() -> None:
    s = table(
        player(
            "start_contacts", "shining_trapezohedron", cubes={"limbo": 2, "mythos_offering": 1, "boston": 2}
        ),
        player(),
        row=["mythos_offering"],
    )
    do(s, "0 retrieve with start_contacts shining_trapezohedron")
    do(s, "0 limbo", "0 limbo", "0 take mythos_offering")  # only those in Boston are left for the last one
    assert seat(s, 0)["limbo"] == 0
    assert row(s)["mythos_offering"]["cubes"] == [0, 0]
    assert city(s, "boston")["cubes"] == [1, 0]


def test_five_wealth_buy_two_cubes() -> None:
    s = table(player("wall_street", "start_funds"), player())
    do(s, "0 buy with wall_street start_funds")
    assert (seat(s, 0)["pool"], seat(s, 0)["common"]) == (8, 10)


def test_four_travel_move_two_agents() -> None:
    s = table(
        player(
            "start_railway_pass",
            "start_automobile",
            agents={"monday": "pittsburgh", "moses_fleet": "charleston"},
        ),
        player(),
    )
    do(
        s,
        "0 travel, move monday indianapolis, move moses_fleet new_orleans with start_railway_pass start_automobile",
    )
    assert pieces(s)["monday"]["city"] == "indianapolis"
    assert pieces(s)["moses_fleet"]["city"] == "new_orleans"


def test_new_orleans_and_james_horus_rose_advance_the_ritual_by_three() -> None:
    s = table(
        player(
            "city_new_orleans",
            "james_horus_rose",
            cities=["new_orleans"],
            agents={"tuesday": "boston", "james_horus_rose": "boston"},
        ),
        player(),
    )
    do(s, "0 track ritual_plus with city_new_orleans james_horus_rose")
    assert facts(s)["tracks"] == [3, 0]


def test_adsila_chavos_kills_gerard_lescaux_in_atlanta_with_three_cards() -> None:
    s = table(
        player(
            "adsila_chavos",
            "start_contacts",
            "start_contacts",
            "start_gate_rite",
            agents={"thursday": "boston", "adsila_chavos": "atlanta"},
        ),
        player(agents={"friday": "chicago", "gerard_lescaux": "atlanta"}, discards=["gerard_lescaux"]),
    )
    do(
        s,
        "0 use adsila_chavos, way 1, kill gerard_lescaux with start_contacts start_contacts start_gate_rite",
    )
    assert seat(s, 0)["crypt"] == ["gerard_lescaux"]
    assert "gerard_lescaux" in facts(s)["gone"]
    assert seat(s, 1)["discards"] == []


def test_basic_agent_and_houdini_kill_father_lachlan_without_further_cards() -> None:
    s = table(
        player("cruel_conspirator", agents={"wednesday": "indianapolis", "harry_houdini": "indianapolis"}),
        player(agents={"monday": "boston", "father_lachlan": "indianapolis"}),
    )
    do(s, "0 free cruel_conspirator, way 1, kill father_lachlan")
    assert seat(s, 0)["crypt"] == ["father_lachlan"]
    assert facts(s)["left"] == 2
    assert set(facts(s)["gone"]) == {"father_lachlan", "cruel_conspirator"}


def test_the_gate_of_atlanta_is_closed_by_a_basic_agent_with_two_cards() -> None:
    s = table(
        player("start_gate_rite", "hired_guns", "start_contacts", agents={"thursday": "atlanta"}),
        player(),
        rolls=[SANE],
    )
    do(s, "0 use start_gate_rite, close thursday with hired_guns start_contacts")
    assert (city(s, "atlanta")["gate_side"], city(s, "atlanta")["gate_owner"]) == ("closed", 0)
    assert facts(s)["gone"] == ["start_gate_rite"]
    assert (seat(s, 0)["sane"], seat(s, 0)["madness"]) == (1, 0)


def test_a_blockade_keeps_the_leader_from_claiming() -> None:
    s = table(
        player("start_roadblock", cubes={"mythos_nikola_tesla": 1}),
        player(cubes={"mythos_nikola_tesla": 2}),
        row=["mythos_nikola_tesla"],
        left=1,
        begun=True,
    )
    do(s, "0 use start_roadblock", "0 block mythos_nikola_tesla")
    assert refused(s, 1, "claim mythos_nikola_tesla") == "blocked"


def test_a_recruited_agent_is_destroyed_by_madness_at_a_gate() -> None:
    s = table(
        player(
            "gerard_lescaux",
            "hired_guns",
            agents={"friday": "boston", "gerard_lescaux": "atlanta"},
            madness=1,
        ),
        player(),
        rolls=[MAD],
    )
    do(s, "0 use gerard_lescaux, open gerard_lescaux with hired_guns")
    assert seat(s, 0)["madness"] == 2
    assert "gerard_lescaux" not in pieces(s)
    assert facts(s)["gone"] == ["gerard_lescaux"]
    assert s.result is None


def test_no_card_may_be_superfluous() -> None:
    s = table(
        player("hired_guns", "start_contacts", "start_contacts", agents={"monday": "chicago"}), player()
    )
    assert "use hired_guns" not in choices(s)
    assert refused(s, 0, "use hired_guns") == "nobody-in-reach"


def test_the_scoring_of_five_players() -> None:
    s = table(
        player(allegiance="investigator", cities=["atlanta"], closed=["charleston"]),
        player(
            allegiance="dissenter_investigator",
            cities=["new_orleans"],
            closed=["washington"],
            opened=["chicago"],
        ),
        player(
            allegiance="investigator",
            revealed=True,
            cities=["arkham", "washington", "new_york"],
            agents={
                "wednesday": "boston",
                "wyatt_earp": "boston",
                "harry_houdini": "boston",
                "lillian_la_france": "boston",
                "moses_fleet": "boston",
            },
        ),
        player(
            allegiance="cultist",
            cities=["indianapolis"],
            closed=["atlanta"],
            mythos=["mythos_yog_sothoth"],
            crypt=["eunice_hunt", "carl_jung"],
        ),
        player(
            allegiance="cultist",
            cities=["detroit", "pittsburgh"],
            opened=["st_louis"],
            mythos=["mythos_silver_key"],
        ),
        tracks={"investigation": 3, "ritual": 6},
        gone=["eunice_hunt", "carl_jung"],
    )
    for number in range(40):
        if s.result is None:
            do(s, f"{number % 5} pass")
    assert s.result is not None
    assert s.result.scores == (14, 16, 18, 13, 20)
    assert s.result.winners == (2,)
    assert events(s, "out") == [{"seats": [3, 4]}]
