"""The player of a solo game (RULES.md 18.1, 18.2, 18.4): claims beside Cultists, texts against them, killing them."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.providence.table import (
    GAME,
    MAD,
    SANE,
    can,
    choices,
    city,
    do,
    elder,
    events,
    facts,
    hand,
    pieces,
    player,
    prompt,
    refused,
    row,
    seat,
    solo,
    stations,
    table,
)

DAGON = {"elder": "dagon"}


def against(*cultists: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Write down a Great Old One and what its Cultists have."""
    return DAGON | {"cultists": [*cultists, {}, {}][:2]} | more


# ---- set-up (18.1)


def test_what_a_game_of_one_begins_with() -> None:
    """18.1: 2 cards in a City, 2 Mythos cards, 36 in the Reserve; three Mythos cards are not used"""
    s = GAME.new(1, seed=9)
    assert [(found["card"] is not None, found["stack"]) for found in facts(s)["cities"]] == [(True, 1)] * 12
    assert (len(facts(s)["row"]), facts(s)["mythos_deck"], facts(s)["reserve"]) == (2, 19, 36)
    assert (seat(s, 0)["pool"], seat(s, 0)["common"], len(hand(s, 0)), seat(s, 0)["deck"]) == (6, 12, 5, 5)
    assert seat(s, 0, 0)["allegiance"] == "investigator"
    assert not seat(s, 0)["revealed"]
    assert [found["revealed"] for found in elder(s)["cultists"]] == [False, False]
    assert facts(s)["bag"] == [6, 12]
    nothing = {"madness": 0, "sane_gone": 0, "mythos": [], "kept": [], "crypt": [], "claimed": [0, 0, 0]}
    assert elder(s) | nothing == elder(s)
    assert (elder(s)["behaviour"], elder(s)["ends_after"]) == (None, None)


@pytest.mark.parametrize("seed", range(4))
def test_the_impostor_mi_go_and_pandemonium_are_not_used(seed: int) -> None:
    """18.1"""
    s = GAME.new(1, seed=seed)
    unused = {"mythos_impostor", "mythos_mi_go", "mythos_pandemonium"}
    assert not unused & set(row(s))
    s.check()  # every other Mythos card is in one place, and these in none


def test_the_player_begins_and_they_take_turns() -> None:
    """18.1: after the Basic Agent is placed"""
    s = GAME.new(1, seed=9)
    do(s, "0 put boston")
    assert (prompt(s), events(s, "elder-turn")) == ("act", [])
    do(s, "0 pass")
    assert len(events(s, "elder-turn")) == 1
    do(s, "0 pass")
    assert len(events(s, "elder-turn")) == 2


def test_great_old_one_and_behaviour_cards_are_drawn() -> None:
    """18.1: another one, and another first card, in another game"""
    games = [do(GAME.new(1, seed=seed), "0 put boston", "0 pass") for seed in range(8)]
    assert len({elder(s)["elder"] for s in games}) > 2
    assert len({events(s, "elder-turn")[0]["behaviour"] for s in games}) > 2


# ---- claims (18.2)


@pytest.mark.parametrize("place", ["arkham", "arkham_card"])
def test_an_unrevealed_cultist_protects_its_city_and_its_card(place: str) -> None:
    """18.2; 18.4: revealed, it no longer does"""
    cards = {"arkham": {"card": "tnt"}}
    s = table(player(cubes={place: 3}), elder=against(), cities=cards)
    assert refused(s, 0, f"claim {place}") == "guarded"
    s = table(player(cubes={place: 3}), elder=against({"revealed": True}), cities=cards)
    assert can(s, f"claim {place}")


def test_the_other_cultist_protects_only_where_it_stands() -> None:
    """18.2"""
    s = table(player(cubes={"boston": 1, "new_york": 1}), elder=against())
    assert can(s, "claim boston")
    assert refused(s, 0, "claim new_york") == "guarded"


def test_deep_ones_claim_no_city_that_a_cultist_protects() -> None:
    """18.2: claims by effects are claims (6.6)"""
    s = table(player("deep_ones", deep_ones={"arkham": 3, "indianapolis": 3}), elder=against())
    do(s, "0 use deep_ones", "0 stop")
    assert can(s, "claim indianapolis")
    assert not can(s, "claim arkham")


def test_each_cultist_is_an_opponent_of_its_own() -> None:
    """A32: 2 against 1 and 1; a tie with either is too little"""
    cubes = {"chicago": 1}
    s = table(player(cubes={"chicago": 2}), elder=against({"cubes": cubes}, {"cubes": cubes}))
    assert can(s, "claim chicago")
    s = table(player(cubes={"chicago": 2}), elder=against({"cubes": cubes}, {"cubes": {"chicago": 2}}))
    assert not can(s, "claim chicago")


def test_cultist_tokens_give_no_influence() -> None:
    """18.4: two revealed Cultists stand in Boston, but neither has a cube there"""
    here = {"city": "boston", "revealed": True}
    s = table(player(cubes={"boston": 1}), elder=against(here, here))
    assert can(s, "claim boston")


def test_a_claim_sends_the_cultists_cubes_to_their_own_pools() -> None:
    """18.2"""
    s = table(
        player(cubes={"boston": 3}),
        elder=against({"cubes": {"boston": 2}}, {"cubes": {"boston": 1, "limbo": 4}}),
    )
    do(s, "0 claim boston")
    assert [(found["pool"], found["limbo"]) for found in elder(s)["cultists"]] == [(19, 0), (15, 4)]
    assert seat(s, 0)["limbo"] == 3


def test_a_city_taken_from_a_cultist_costs_the_great_old_one_its_points() -> None:
    """18.3: Boston's 4; the card is in the supply"""
    s = table(player(cubes={"boston": 1}), elder=against({"cities": ["boston"]}, vp=10))
    do(s, "0 claim boston")
    assert (elder(s)["vp"], seat(s, 0)["vp"]) == (6, 4)
    assert city(s, "boston")["controller"] == 0
    assert "city_boston" in seat(s, 0)["discards"]
    assert events(s, "elder-city-lost") == [{"city": "boston", "piece": "cultist_1"}]


def test_the_row_closes_up_after_the_players_claim() -> None:
    """18.2: towards the deck; when it is empty, a card is added at once"""
    names = ["mythos_offering", "mythos_silver_key"]
    s = table(
        player(cubes={"mythos_offering": 1}), elder=against(), row=names, mythos_deck=["mythos_elder_sign"]
    )
    do(s, "0 claim mythos_offering")
    assert list(row(s)) == ["mythos_silver_key"]
    s = table(
        player(cubes={"mythos_offering": 1}),
        elder=against(),
        row=names[:1],
        mythos_deck=["mythos_elder_sign"],
    )
    do(s, "0 claim mythos_offering")
    assert list(row(s)) == ["mythos_elder_sign"]


# ---- texts that speak of other players (18.2)


def test_arnold_rothstein_sends_cubes_of_one_cultist_to_limbo() -> None:
    """18.2: for cubes each Cultist is a player of its own; one of them, one place"""
    s = table(
        player("arnold_rothstein", agents={"monday": "boston", "arnold_rothstein": "boston"}),
        elder=against({"cubes": {"chicago": 2, "atlanta": 1}}, {"cubes": {"chicago": 2}}),
    )
    do(s, "0 use arnold_rothstein")
    assert set(choices(s)) == {"hit chicago cultist_1", "hit atlanta cultist_1", "hit chicago cultist_2"}
    do(s, "0 hit chicago cultist_1")
    assert set(choices(s)) == {"hit chicago cultist_1", "stop"}
    do(s, "0 hit chicago cultist_1")
    assert [found["limbo"] for found in elder(s)["cultists"]] == [2, 0]
    assert city(s, "chicago")["cubes"] == [0, 0, 2]


def test_hounds_of_tindalos_take_cubes_of_both_cultists_from_one_place() -> None:
    """18.2: "other players" are both of them"""
    s = table(
        player(mythos=["mythos_hounds_of_tindalos"]),
        elder=against({"cubes": {"chicago": 1}}, {"cubes": {"chicago": 1, "boston": 1}}),
    )
    do(s, "0 use mythos_hounds_of_tindalos", "0 hit chicago cultist_1", "0 hit chicago cultist_2")
    assert [found["limbo"] for found in elder(s)["cultists"]] == [1, 1]


def test_the_bureau_of_prohibition_takes_anybodys_cubes() -> None:
    """18.2: the player's own, too, and from different places"""
    s = table(
        player("bureau_of_prohibition", cubes={"boston": 1}),
        elder=against({"cubes": {"chicago": 1}}, {"cubes": {"mythos_offering": 1}}),
        row=["mythos_offering"],
    )
    do(s, "0 use bureau_of_prohibition")
    assert set(choices(s)) == {"aim boston 0", "hit chicago cultist_1"}, "not from Mythos cards"


def test_the_fbi_makes_a_cultist_take_cubes_back() -> None:
    """18.2: into its own pool; then the Blockade"""
    s = table(player("fbi"), elder=against({}, {"cubes": {"chicago": 2, "limbo": 17}}))
    do(s, "0 use fbi", "0 hit chicago cultist_2", "0 hit chicago cultist_2")
    assert (elder(s)["cultists"][1]["pool"], elder(s)["cultists"][1]["limbo"]) == (2, 17)
    assert prompt(s) == "blockade"


@pytest.mark.parametrize("name", ["yog_sothoth", "dagon"])
def test_nyarlathotep_makes_the_great_old_one_take_a_test(name: str) -> None:
    """18.2, 18.8: there is nobody else to choose"""
    s = table(
        player(cubes={"mythos_nyarlathotep": 1}),
        elder=against() | {"elder": name},
        row=["mythos_nyarlathotep", "mythos_offering"],
        rolls=[MAD, SANE - 1],
    )
    do(s, "0 claim mythos_nyarlathotep")
    assert elder(s)["madness"] == 1
    assert (seat(s, 0)["madness"], seat(s, 0)["sane"]) == (0, 1), (
        "the player's own test for the icon comes last"
    )


def test_danvers_state_hospital_tests_the_great_old_one_or_the_player() -> None:
    """18.2"""
    s = table(
        player(cubes={"mythos_danvers_state_hospital": 1}),
        elder=against(),
        row=["mythos_danvers_state_hospital", "mythos_offering"],
        rolls=[SANE],
    )
    do(s, "0 claim mythos_danvers_state_hospital", "0 way 2")
    assert set(choices(s)) == {"elder", "face 0"}
    do(s, "0 elder")
    assert (elder(s)["sane_gone"], facts(s)["bag"]) == (1, [5, 12])


def test_hoover_only_draws() -> None:
    """18.2: there is no Allegiance to look at; the rest is done"""
    you = player(
        "j_edgar_hoover", agents={"monday": "boston", "j_edgar_hoover": "boston"}, deck=["start_contacts"]
    )
    s = table(you, elder=against())
    do(s, "0 use j_edgar_hoover")
    assert hand(s, 0) == ["start_contacts"]
    assert seat(s, 0)["looked"] == []


@pytest.mark.parametrize("card", ["corruption", "mythos_shoggoth"])
def test_there_are_no_agents_of_others_to_destroy(card: str) -> None:
    """18.2: Corruption and Shoggoth do not touch Cultist tokens"""
    agents = {"monday": "arkham"}
    you = (
        player(mythos=[card], agents=agents) if card in ("mythos_shoggoth",) else player(card, agents=agents)
    )
    s = table(you, elder=against(vp=20))
    assert not can(s, f"use {card}")


def test_the_possessed_claim_no_cultist() -> None:
    """18.2: only Recruited Agents of others, and there are none"""
    agents = {"monday": "arkham"}
    s = table(player("possessed", agents=agents, possessed=["monday"]), elder=against())
    assert not can(s, "use possessed")


def test_herbert_west_claims_no_cultist() -> None:
    """18.4: a Cultist is no Recruited Agent; it is revealed as always"""
    you = player(
        "wyatt_earp", mythos=["mythos_herbert_west"], agents={"monday": "boston", "wyatt_earp": "arkham"}
    )
    s = table(you, elder=against())
    do(s, "0 use wyatt_earp, kill cultist_1")
    assert elder(s)["cultists"][0]["revealed"]
    assert pieces(s)["cultist_1"]["owner"] == 1


def test_a_cultist_flees_from_cthulhu() -> None:
    """17.1: to an adjacent City of the player's choice; its cubes go to Limbo, its City and the points are lost"""
    s = table(
        player(cubes={"mythos_cthulhu": 1}),
        elder=against({"city": "boston", "cities": ["boston"], "cubes": {"boston_card": 2}}, vp=10),
        cities={"boston": {"card": "tnt"}},
        row=["mythos_cthulhu", "mythos_offering"],
        rolls=[SANE],
    )
    do(s, "0 claim mythos_cthulhu", "0 put boston")
    assert prompt(s) == "displace"
    assert "put boston" not in choices(s)
    do(s, f"0 {choices(s)[0]}", f"0 {choices(s)[0]}")  # the Cultist, and the player's Basic Agent
    assert stations(s)[0] != "boston"
    assert elder(s)["cultists"][0]["limbo"] == 2
    assert elder(s)["vp"] == 6
    assert city(s, "boston")["controller"] is None


# ---- killing Cultists (18.4)


def hunter(vp: int = 6) -> State:
    """Set up Moses Fleet and Cultist 2 in New York, whose 6 are his power of 2 and the 4 of TNT."""
    agents = {"monday": "boston", "moses_fleet": "new_york"}
    return table(player("moses_fleet", "tnt", agents=agents), elder=against(vp=vp))


def test_a_killed_cultist_is_revealed_and_stays() -> None:
    """18.4: minus 3 VP; cards and action are spent; nothing goes to the Crypt"""
    s = do(hunter(), "0 use moses_fleet, kill cultist_2 with tnt")
    found = elder(s)["cultists"][1]
    assert (found["revealed"], found["city"]) == (True, "new_york")
    assert (elder(s)["vp"], seat(s, 0)["crypt"], facts(s)["left"]) == (3, [], 1)
    assert hand(s, 0) == []
    assert s.result is None


def test_the_power_for_a_kill_is_needed_against_a_cultist_as_well() -> None:
    """8.1: New York's control value is 6"""
    agents = {"monday": "boston", "moses_fleet": "new_york"}
    s = table(player("moses_fleet", "hired_guns", agents=agents), elder=against())
    assert not can(s, "use moses_fleet")


def test_the_other_cultist_protects_neither() -> None:
    """A14: otherwise none could ever be revealed"""
    s = hunter()
    s.choose(0, "use moses_fleet")
    assert choices(s) == ["kill cultist_2"], "Cultist 1 is in Arkham"


@pytest.mark.parametrize(("points", "lawful"), [(5, True), (4, False)])
def test_the_great_old_one_must_have_five_points(points: int, lawful: bool) -> None:
    """A14"""
    assert can(hunter(points), "use moses_fleet") == lawful


def test_a_revealed_cultist_cannot_be_killed_again() -> None:
    """18.4"""
    agents = {"monday": "boston", "moses_fleet": "arkham"}
    s = table(player("moses_fleet", agents=agents), elder=against({"revealed": True}, vp=20))
    assert not can(s, "use moses_fleet")
    s = table(player("moses_fleet", agents=agents), elder=against({"revealed": True}, {"city": "arkham"}))
    s.choose(0, "use moses_fleet")
    assert choices(s) == ["kill cultist_2"]
    assert refused(s, 0, "kill cultist_1") == "cultist-revealed"


def test_with_hastur_every_agent_can_kill_a_cultist() -> None:
    """18.2: killing effects touch Cultist tokens; the constant rule of Hastur is one"""
    s = table(
        player(
            "carl_jung", "tnt", mythos=["mythos_hastur"], agents={"monday": "boston", "carl_jung": "arkham"}
        ),
        elder=against(),
    )
    do(s, "0 hunt carl_jung, kill cultist_1 with tnt")
    assert elder(s)["cultists"][0]["revealed"]


def test_a_revealed_cultist_acts_with_the_other_side_of_its_card() -> None:
    """18.4: influence 1 instead of 2"""
    s = solo("behaviour_1", {"revealed": True}, {})
    assert city(s, "boston")["cubes"] == [0, 2, 0]


def test_both_cultist_cards_have_two_sides() -> None:
    """18.4: Cultist 2 shows 3 influence; here the revealed side shows 4"""
    text = GAME.standard.text
    head, tail = text.split('id = "cultist_2"')
    old = "revealed = { influence = 1,"
    game = GAME.with_cards(
        head + 'id = "cultist_2"' + tail.replace(f"\n{old}", "\nrevealed = { influence = 4,", 1)
    )
    for revealed, cubes in ((False, 4), (True, 5)):
        found = DAGON | {"behaviours": ["behaviour_6"], "cultists": [{}, {"revealed": revealed}]}
        s = do(game.position({"players": [{}], "elder": found, "cities": {"chicago": {}}}), "0 pass")
        assert [place["cubes"][2] for place in facts(s)["cities"] if place["cubes"][2]] == [cubes]
        assert elder(s)["cultists"][1]["influence"] == cubes - 1
