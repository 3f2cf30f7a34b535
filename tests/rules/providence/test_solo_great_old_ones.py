"""The Great Old Ones (RULES.md 18.3, 21.3): goals and effects; the end of a solo game (18.9)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.providence.table import (
    MAD,
    SANE,
    city,
    do,
    effect_of_cultist,
    elder,
    events,
    facts,
    failures,
    player,
    row,
    score,
    seat,
    solo,
    table,
)

FIRST, SECOND = 1, 2  # whose effect it is


# ---- effects


def test_yog_sothoth_1() -> None:
    """Limbo to the pool, then a cube on each card of the row"""
    s = effect_of_cultist(
        "yog_sothoth", FIRST, {"cubes": {"limbo": 19}}, {}, row=["mythos_offering", "mythos_shoggoth"]
    )
    assert [found["cubes"] for found in row(s).values()] == [[0, 1, 0], [0, 1, 0]]
    assert elder(s)["cultists"][0]["limbo"] == 0


def test_yog_sothoth_1_takes_back_even_one_cube() -> None:
    """Then it has one to add"""
    cubes = {"chicago": 18, "limbo": 1}
    s = effect_of_cultist(
        "yog_sothoth", FIRST, {"cubes": cubes}, {}, row=["mythos_offering", "mythos_shoggoth"]
    )
    assert failures(s) == []
    assert row(s)["mythos_offering"]["cubes"] == [0, 1, 0]


def test_yog_sothoth_2() -> None:
    """Claims a Main Advantage card, its cubes go to a Mythos card; otherwise 1 + its card there"""
    s = effect_of_cultist(
        "yog_sothoth",
        SECOND,
        {},
        {"cubes": {"chicago_card": 2}},
        cities={"chicago": {"card": "black_market", "stack": ["fbi"]}},
        row=["mythos_offering"],
    )
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 2]
    s = effect_of_cultist("yog_sothoth", SECOND, row=["mythos_offering"])
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 4]


def test_black_goat_1() -> None:
    """A cube on the first Main Advantage card with the icon; without one it opens a Gate"""
    s = effect_of_cultist(
        "black_goat", FIRST, cities={"boston": {"card": "tnt"}, "atlanta": {"card": "possessed"}}
    )
    assert (city(s, "boston")["card_cubes"], city(s, "atlanta")["card_cubes"]) == ([0, 0, 0], [0, 1, 0])
    assert failures(s) == []
    s = effect_of_cultist("black_goat", FIRST, {"city": "chicago"}, {}, rolls=[SANE])
    assert city(s, "chicago")["gate_side"] == "open"


@pytest.mark.parametrize("card", ["mythos_shoggoth", "mythos_hastur", "mythos_nyarlathotep"])
def test_black_goat_2(card: str) -> None:
    """A Mythos card to the row, then 2 cubes on the first with the icon"""
    s = effect_of_cultist(
        "black_goat", SECOND, row=["mythos_offering", "mythos_silver_key"], mythos_deck=[card]
    )
    assert row(s)[card]["cubes"] == [0, 0, 2]
    assert failures(s, "cultist_2") == []


def test_hastur_2() -> None:
    """Claims the first card with 4 Cultist cubes, both together, then the top of the Reserve"""
    s = effect_of_cultist(
        "hastur",
        SECOND,
        {"cubes": {"chicago_card": 3}},
        {"cubes": {"chicago_card": 1}},
        you=player(cubes={"chicago_card": 5}, closed=["new_york"]),
        cities={"chicago": {"card": "black_market", "stack": ["fbi"]}},
        reserve=["arnold_rothstein"],
        row=["mythos_offering"],
    )
    assert city(s, "chicago")["card"] == "fbi"
    assert elder(s)["kept"] == ["arnold_rothstein"]
    assert "black_market" in facts(s)["gone"]
    assert (elder(s)["cultists"][1]["limbo"], elder(s)["cultists"][0]["pool"]) == (1, 19)


def test_dagon_1() -> None:
    """Removes Blockades from Cities that no Cultist controls, then claims a City if able"""
    s = effect_of_cultist(
        "dagon",
        FIRST,
        {"cubes": {"chicago": 1}, "cities": ["atlanta"]},
        {},
        blockades=["chicago", "boston", "atlanta"],
        row=["mythos_offering"],
    )
    assert city(s, "chicago")["controller"] == 1
    assert (city(s, "boston")["blockade"], city(s, "atlanta")["blockade"]) == (False, True)


def test_dagon_2() -> None:
    """Opens a Gate; if it cannot, kills"""
    s = effect_of_cultist("dagon", SECOND, you=player(), row=["mythos_offering"], rolls=[SANE])
    assert city(s, "new_york")["gate_owner"] == 2
    you = player(agents={"monday": "chicago", "carl_jung": "arkham"}, closed=["arkham"], vp=5)
    s = effect_of_cultist(
        "dagon", SECOND, {"city": "boston"}, {"city": "arkham"}, you=you, row=["mythos_offering"]
    )
    assert elder(s)["crypt"] == ["carl_jung"]


def test_cthulhu_1() -> None:
    """The Gate of its City with 1 extra power; if it cannot, Ritual 1"""
    s = effect_of_cultist("cthulhu", FIRST, {"city": "boston"}, {}, rolls=[SANE])
    assert city(s, "boston")["gate_side"] == "open", "3 + 1 = 4"
    s = effect_of_cultist("cthulhu", FIRST)
    assert facts(s)["tracks"] == [1, 0]


def test_cthulhu_2() -> None:
    """A44: up to 2 cubes of the player to Limbo, in the first City along the path, from the space before the card"""
    you = player(cubes={"charleston": 3, "charleston_card": 1, "boston": 1}, closed=["new_york"])
    s = effect_of_cultist(
        "cthulhu", SECOND, you=you, cities={"charleston": {"card": "tnt"}}, row=["mythos_offering"]
    )
    assert city(s, "charleston")["cubes"][0] == 1
    assert city(s, "charleston")["card_cubes"][0] == 1
    assert failures(s, "cultist_2") == []
    assert elder(s)["cultists"][1]["city"] == "washington"


def test_nyarlathotep_1() -> None:
    """A cube on each of the first 3 Cities that are neither a Cultist's nor closed"""
    s = effect_of_cultist("nyarlathotep", FIRST, {}, {"cities": ["boston"]}, martial_law="detroit")
    found = [
        name for name in ("arkham", "boston", "detroit", "chicago", "st_louis") if city(s, name)["cubes"][1]
    ]
    assert found == ["arkham", "chicago", "st_louis"]


def test_nyarlathotep_2() -> None:
    """Claims a City; otherwise a Blockade on the first Main Advantage card where the player leads"""
    s = effect_of_cultist("nyarlathotep", SECOND, {}, {"cubes": {"chicago": 1}}, row=["mythos_offering"])
    assert city(s, "chicago")["controller"] == 2
    you = player(cubes={"chicago_card": 1}, closed=["new_york"])
    s = effect_of_cultist(
        "nyarlathotep", SECOND, you=you, cities={"chicago": {"card": "tnt"}}, row=["mythos_offering"]
    )
    assert city(s, "chicago")["card_blockade"]


def test_after_an_effect_one_travel_even_if_it_fails() -> None:
    """A36"""
    s = effect_of_cultist("hastur", FIRST)
    assert [event["city"] for event in events(s, "elder-travel") if event["piece"] == "cultist_1"] == [
        "boston"
    ]


def test_numbers_of_cubes_in_effects_are_exact() -> None:
    """18.6: the Cultist card adds nothing, unless the text says so (Yog-Sothoth)"""
    s = effect_of_cultist("black_goat", FIRST, cities={"atlanta": {"card": "possessed"}})
    assert city(s, "atlanta")["card_cubes"] == [0, 1, 0]
    s = effect_of_cultist("nyarlathotep", FIRST)
    assert city(s, "arkham")["cubes"] == [0, 1, 0]


CITY_CARDS = {"boston": {"card": "tnt"}, "chicago": {"card": "fbi"}, "atlanta": {"card": "speakeasy"}}


@pytest.mark.parametrize(
    ("name", "more", "places"),
    [
        ("yog_sothoth", {"row": ["mythos_offering", "mythos_shoggoth"]}, ["mythos_offering"]),
        ("hastur", {"cities": CITY_CARDS}, ["boston_card"]),
        ("nyarlathotep", {}, ["arkham"]),
    ],
)
def test_the_first_ones_get_the_last_cubes(name: str, more: dict[str, Any], places: list[str]) -> None:
    """21.3: one cube each while cubes last; 18 of 19 lie in Detroit"""
    s = effect_of_cultist(name, FIRST, {"cubes": {"detroit": 18}}, {}, **more)
    added = [event["place"] for event in events(s, "elder-add") if event["piece"] == "cultist_1"]
    assert added == places
    assert "nothing-done" not in failures(s)


def test_yog_sothoth_2_removes_a_blockade() -> None:
    """21.3: that counts as a success, so no Influence is added"""
    s = effect_of_cultist(
        "yog_sothoth",
        SECOND,
        {},
        {"cubes": {"chicago_card": 2}},
        cities={"chicago": {"card": "black_market"}},
        blockades=["chicago_card"],
        row=["mythos_offering"],
    )
    assert not city(s, "chicago")["card_blockade"]
    assert row(s)["mythos_offering"]["cubes"] == [0, 0, 0]
    assert failures(s, "cultist_2") == []


def test_yog_sothoth_2_follows_the_usual_rule_for_mythos_cards() -> None:
    """21.3, 18.6: the first card without cubes of either Cultist; without a row they go to Limbo"""
    cities = {"chicago": {"card": "black_market", "stack": ["fbi"]}}
    names = ["mythos_offering", "mythos_shoggoth"]
    mine = player(cubes={"mythos_offering": 1}, closed=["new_york"])
    s = effect_of_cultist(
        "yog_sothoth",
        SECOND,
        {"cubes": {"mythos_offering": 1}},
        {"cubes": {"chicago_card": 2}},
        you=mine,
        cities=cities,
        row=names,
    )
    assert row(s)["mythos_shoggoth"]["cubes"] == [0, 0, 2]
    s = effect_of_cultist("yog_sothoth", SECOND, {}, {"cubes": {"chicago_card": 2}}, cities=cities)
    assert elder(s)["cultists"][1]["limbo"] == 2


def test_black_goat_without_an_icon() -> None:
    """Cultist 1 opens a Gate or fails; Cultist 2 kills"""
    s = effect_of_cultist("black_goat", FIRST)
    assert failures(s) == ["no-main-icon", "too-little-power", "nothing-done"]
    you = player(agents={"monday": "chicago", "carl_jung": "arkham"}, closed=["new_york"], vp=5)
    where = [{"city": "boston"}, {"city": "arkham"}]
    s = effect_of_cultist("black_goat", SECOND, *where, you=you, mythos_deck=["mythos_offering"])
    assert elder(s)["crypt"] == ["carl_jung"]


def test_hastur_2_passes_over_blockades_and_fewer_cubes() -> None:
    """21.3: "without Blockade", "4 or more"; then the top of the Reserve is destroyed if it is no Agent"""
    s = effect_of_cultist(
        "hastur",
        SECOND,
        {"cubes": {"boston_card": 4, "detroit_card": 3, "chicago_card": 2}},
        {"cubes": {"chicago_card": 2}},
        cities={
            "boston": {"card": "tnt"},
            "detroit": {"card": "speakeasy"},
            "chicago": {"card": "black_market", "stack": ["fbi"]},
        },
        blockades=["boston_card"],
        reserve=["wall_street"],
        row=["mythos_offering"],
    )
    assert facts(s)["gone"] == ["black_market", "wall_street"]
    assert events(s, "elder-claim")[-1]["card"] == "wall_street"


def test_hastur_2_tests_sanity_for_the_card_of_the_reserve() -> None:
    """21.3: the icon of Asenath Waite, who is kept; both cards give their resources"""
    s = effect_of_cultist(
        "hastur",
        SECOND,
        {},
        {"cubes": {"chicago_card": 4}},
        cities={"chicago": {"card": "black_market", "stack": ["fbi"]}},
        reserve=["asenath_waite"],
        row=["mythos_offering"],
        rolls=[MAD],
    )
    assert elder(s)["kept"] == ["asenath_waite"]
    assert elder(s)["madness"] == 1
    assert facts(s)["tracks"][0] == 3


def test_hastur_2_kills_if_no_card_is_full() -> None:
    """21.3"""
    you = player(agents={"monday": "chicago", "carl_jung": "arkham"}, closed=["new_york"], vp=5)
    s = effect_of_cultist("hastur", SECOND, {"city": "boston"}, {"city": "arkham"}, you=you)
    assert elder(s)["crypt"] == ["carl_jung"]
    assert elder(s)["cultists"][1]["city"] == "boston", "then it travels"


def test_dagon_1_only_claims() -> None:
    """21.3: without Blockades on Cities the claim is still made; failing at that is no failure of the effect"""
    s = effect_of_cultist("dagon", FIRST, {"cubes": {"chicago": 1}}, {})
    assert city(s, "chicago")["controller"] == 1
    s = effect_of_cultist("dagon", FIRST, blockades=["chicago"])
    assert "nothing-done" not in failures(s)
    assert not city(s, "chicago")["blockade"]


def test_dagon_1_leaves_blockades_on_cards() -> None:
    """21.3: from City spaces"""
    s = effect_of_cultist(
        "dagon", FIRST, cities={"chicago": {"card": "tnt"}}, blockades=["chicago", "chicago_card"]
    )
    assert (city(s, "chicago")["blockade"], city(s, "chicago")["card_blockade"]) == (False, True)


def test_cthulhu_1_counts_one_more() -> None:
    """21.3: 3 + 1 are not Pittsburgh's 6"""
    s = effect_of_cultist("cthulhu", FIRST, {"city": "pittsburgh"}, {})
    assert events(s, "elder-fail")[0]["sum"] == "1 + 1 + 1 + 1 = 4"
    assert facts(s)["tracks"] == [1, 0]
    assert "nothing-done" not in failures(s)


def test_cthulhu_2_looks_on_through_the_portal() -> None:
    """21.3: from New York to Boston, where cubes lie on the card alone: one of them, and it is all"""
    you = player(cubes={"boston_card": 1, "chicago": 2}, closed=["new_york"])
    s = effect_of_cultist(
        "cthulhu", SECOND, you=you, cities={"boston": {"card": "tnt"}}, row=["mythos_offering"]
    )
    assert city(s, "boston")["card_cubes"][0] == 0
    assert city(s, "chicago")["cubes"][0] == 2
    assert seat(s, 0)["limbo"] == 1


def test_cthulhu_2_kills_where_the_player_has_no_cubes() -> None:
    """21.3: cubes on Mythos cards do not count"""
    you = player(
        agents={"monday": "chicago", "carl_jung": "arkham"},
        cubes={"mythos_offering": 2},
        closed=["new_york"],
        vp=5,
    )
    s = effect_of_cultist(
        "cthulhu", SECOND, {"city": "boston"}, {"city": "arkham"}, you=you, row=["mythos_offering"]
    )
    assert elder(s)["crypt"] == ["carl_jung"]


def test_nyarlathotep_2_blocks_only_if_it_claims_nothing() -> None:
    """21.3: also not if it has removed a Blockade instead"""
    you = player(cubes={"chicago_card": 1}, closed=["new_york"])
    cards = {"chicago": {"card": "tnt"}}
    for more in ({}, {"blockades": ["detroit"]}):
        s = effect_of_cultist(
            "nyarlathotep", SECOND, {}, {"cubes": {"detroit": 1}}, you=you, cities=cards, **more
        )
        assert not city(s, "chicago")["card_blockade"]


def test_nyarlathotep_2_blocks_the_first_card_where_the_player_has_more() -> None:
    """21.3: more than this Cultist; the other one does not matter, and a tie is not more"""
    you = player(
        agents={"monday": "detroit"}, cubes={"boston_card": 1, "chicago_card": 2}, closed=["new_york"]
    )
    s = effect_of_cultist(
        "nyarlathotep",
        SECOND,
        {"cubes": {"chicago_card": 1}},
        {"cubes": {"boston_card": 1}},
        you=you,
        cities={"boston": {"card": "tnt"}, "chicago": {"card": "fbi"}, "atlanta": {"card": "speakeasy"}},
    )
    assert [event["place"] for event in events(s, "elder-block")] == ["chicago_card"]
    assert "nothing-done" not in failures(s, "cultist_2")


def test_the_behaviour_card_of_an_effect_gives_its_power() -> None:
    """21.3: 1 of the Behaviour card, 2 of the Cultist card, 1 of the token"""
    s = effect_of_cultist("dagon", SECOND, you=player(), row=["mythos_offering"], rolls=[SANE])
    assert events(s, "elder-gate")[0]["sum"] == "1 + 2 + 1 = 4"


# ---- goals (18.3)


def lost(state: State) -> bool:
    """Tell whether the Great Old One has won by its goal."""
    return state.result is not None and state.result.ending == "goal" and state.result.winners == ()


def test_goal_of_yog_sothoth() -> None:
    """Five Mythos cards"""
    s = effect_of_cultist(
        "yog_sothoth",
        SECOND,
        {"cubes": {"mythos_silver_key": 1}},
        {},
        row=["mythos_silver_key", "mythos_offering"],
        elder={"claimed": [4, 0, 0]},
    )
    assert lost(s)


def test_goal_of_dagon_in_the_players_turn() -> None:
    """18.5: Ritual 8 ahead, also by an action of the player"""
    s = table(player("esoteric_order_of_dagon"), elder={"elder": "dagon"}, tracks={"ritual": 6})
    assert lost(do(s, "0 track ritual_plus with esoteric_order_of_dagon"))


def test_goal_of_cthulhu() -> None:
    """Four Gates opened by Cultists"""
    s = effect_of_cultist(
        "cthulhu",
        FIRST,
        {"city": "chicago", "opened": ["boston", "atlanta"]},
        {"opened": ["detroit"]},
        rolls=[SANE],
    )
    assert lost(s)


def test_gates_of_the_player_do_not_count() -> None:
    """18.3: three opened by Cultists, one by the player"""
    s = effect_of_cultist(
        "cthulhu",
        FIRST,
        {"city": "chicago", "opened": ["boston"]},
        {"opened": ["detroit"]},
        you=player(opened=["atlanta"], closed=["new_york"]),
        rolls=[SANE],
    )
    assert s.result is None
    assert elder(s)["reached"] == 3


def test_the_goal_of_the_black_goat_counts_cards_of_any_kind() -> None:
    """18.3: two Main Advantage cards, a Mythos card, and a fourth; each is told"""
    s = effect_of_cultist(
        "black_goat",
        SECOND,
        {"cubes": {"mythos_hastur": 1}},
        {},
        row=["mythos_hastur", "mythos_offering"],
        elder={"claimed": [0, 3, 0]},
        rolls=[SANE],
    )
    assert lost(s)
    told = events(s, "elder-goal")[-1]
    assert (told["goal"], told["reached"], told["wanted"]) == ("sanity_cards_claimed", 4, 4)


@pytest.mark.parametrize("name", ["yog_sothoth", "dagon", "cthulhu", "nyarlathotep"])
def test_only_hastur_and_the_black_goat_keep_cards(name: str) -> None:
    """18.3"""
    s = solo(
        "behaviour_4",
        {"cubes": {"chicago_card": 1}},
        {},
        you=player(closed=["new_york"]),
        elder={"elder": name},
        cities={"chicago": {"card": "asenath_waite", "stack": ["fbi"]}},
        row=["mythos_offering"],
        rolls=[SANE],
    )
    assert (elder(s)["kept"], facts(s)["gone"]) == ([], ["asenath_waite"])


def test_hastur_keeps_only_agents_and_the_black_goat_only_cards_with_the_icon() -> None:
    """18.3"""
    for name, card in (("hastur", "possessed"), ("black_goat", "arnold_rothstein")):
        s = solo(
            "behaviour_4",
            {"cubes": {"chicago_card": 1}},
            {},
            you=player(closed=["new_york"]),
            elder={"elder": name},
            cities={"chicago": {"card": card, "stack": ["fbi"]}},
            row=["mythos_offering"],
        )
        assert (elder(s)["kept"], facts(s)["gone"]) == ([], [card])


def test_goal_of_nyarlathotep() -> None:
    """Six Cities"""
    five = ["arkham", "boston", "detroit", "indianapolis", "atlanta"]
    s = effect_of_cultist(
        "nyarlathotep", SECOND, {"cities": five}, {"cubes": {"chicago": 1}}, row=["mythos_offering"]
    )
    assert lost(s)


@pytest.mark.parametrize(
    ("name", "card", "claimed"),
    [("hastur", "arnold_rothstein", [0, 0, 3]), ("black_goat", "possessed", [0, 3, 0])],
)
def test_goals_of_claimed_cards(name: str, card: str, claimed: list[int]) -> None:
    """Hastur: four Agents; The Black Goat: four cards with the icon; both keep them"""
    found = {"elder": name, "behaviours": ["behaviour_4"], "claimed": claimed}
    found["cultists"] = [{"cubes": {"chicago_card": 1}}, {}]
    s = table(
        player(), elder=found, cities={"chicago": {"card": card, "stack": ["fbi"]}}, row=["mythos_offering"]
    )
    do(s, "0 pass")
    assert lost(s)
    assert elder(s)["kept"] == [card]


# ---- Cultists and the end (18.4, 18.9)


def test_killing_a_cultist_reveals_it_and_costs_three_points() -> None:
    """18.4: the token stays; it cannot be killed again"""
    s = table(
        player("wyatt_earp", agents={"monday": "boston", "wyatt_earp": "arkham"}), elder={"elder": "dagon"}
    )
    do(s, "0 use wyatt_earp, kill cultist_1")
    assert elder(s)["vp"] == 3
    assert (elder(s)["cultists"][0]["revealed"], elder(s)["cultists"][0]["city"]) == (True, "arkham")
    assert elder(s)["cultists"][0]["influence"] == 1
    assert seat(s, 0)["crypt"] == []


def test_a_cultist_is_safe_below_five_points() -> None:
    """A14"""
    agents = {"monday": "boston", "wyatt_earp": "arkham"}
    s = table(player("wyatt_earp", agents=agents), elder={"elder": "dagon", "vp": 4})
    assert s.refusal(0, "use wyatt_earp") is not None


def test_the_fifth_madness_ends_the_game_after_the_turn() -> None:
    """18.3, 18.9: the player is revealed and gets no secrecy bonus"""
    s = effect_of_cultist(
        "dagon", SECOND, you=player(), row=["mythos_offering"], elder={"madness": 4}, rolls=[MAD]
    )
    assert s.result is not None
    assert s.result.ending == "elder_madness"
    assert "secrecy" not in score(s, 0)


@pytest.mark.parametrize(("points", "won"), [(3, True), (2, False)])
def test_a_tie_is_won_by_the_player(points: int, won: bool) -> None:
    """18.9: the player has 3 more for secrecy; the Great Old One nothing for the Ritual (A34)"""
    s = table(
        player("esoteric_order_of_dagon", vp=points),
        elder={"elder": "cthulhu"},
        tracks={"ritual": 14},
    )
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert s.result is not None
    assert s.result.winners == ((0,) if won else ())
    assert elder(s)["vp"] == 6
