"""Scoring, line by line (RULES.md 14)."""

from typing import Any

import pytest

from tests.rules.providence.table import MYTHOS, choices, do, events, finish, player, score, seat, table

ALL = ["investigator", "cultist", "dissenter_investigator", "dissenter_cultist"]


def lines(allegiance: str, tracks: dict[str, int] | None = None, **owner: Any) -> dict[str, int]:
    """Let a game of two end, and return what a player of this Allegiance scores."""
    gone = owner.get("crypt", [])
    s = table(player(allegiance=allegiance, **owner), player(), tracks=tracks or {}, gone=gone)
    return score(finish(s), 0)


@pytest.mark.parametrize("allegiance", ALL)
def test_secrecy(allegiance: str) -> None:
    """14.1: 3 VP for an Allegiance that was not revealed"""
    assert lines(allegiance) == {"secrecy": 3}


@pytest.mark.parametrize(
    ("allegiance", "penalty"), [("cultist", {}), ("dissenter_cultist", {"dissenter": -3})]
)
def test_revealed(allegiance: str, penalty: dict[str, int]) -> None:
    """14.1, 14.4: no bonus, and a Dissenter loses 3 VP"""
    assert lines(allegiance, revealed=True) == penalty


def test_points_on_the_track_stay() -> None:
    """14: controlled Cities and VP from cards"""
    assert lines("cultist", cities=["boston", "new_york"]) == {"track_vp": 10, "secrecy": 3}


@pytest.mark.parametrize("allegiance", ALL)
def test_generic_points_are_for_everybody(allegiance: str) -> None:
    """14.3: Kana Mishima, Randolph Carter, Herbert West, Danvers, The Silver Key, Elder Sign"""
    found = lines(
        allegiance,
        agents={"monday": "boston", "kana_mishima": "boston", "randolph_carter": "boston"},
        mythos=[
            "mythos_herbert_west",
            "mythos_danvers_state_hospital",
            "mythos_silver_key",
            "mythos_elder_sign",
        ],
    )
    assert found["generic"] == 6


def test_an_agent_counts_once_for_card_and_token() -> None:
    """14.3: wherever the card is"""
    for where in ("hand", "discards", "deck"):
        owner: dict[str, Any] = {where: ["kana_mishima"]}
        s = table(
            {"allegiance": "cultist", "agents": {"monday": "boston", "kana_mishima": "boston"}, **owner},
            player(),
        )
        assert score(finish(s), 0)["generic"] == 1


@pytest.mark.parametrize(
    ("space", "points"),
    list(enumerate([0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6, 6, 9, 9, 9])),
)
def test_the_steps_of_the_tracks(space: int, points: int) -> None:
    """14.4"""
    assert lines("investigator", {"investigation": space}).get("track", 0) == points
    assert lines("cultist", {"ritual": space}).get("track", 0) == points


def test_the_last_space_is_worth_twelve() -> None:
    """14.4"""
    s = table(player("esoteric_order_of_dagon", allegiance="cultist"), player(), tracks={"ritual": 14})
    do(s, "0 track ritual_plus with esoteric_order_of_dagon")
    assert score(s, 0)["track"] == 12


@pytest.mark.parametrize(
    ("allegiance", "points"),
    [("investigator", 2), ("cultist", 4), ("dissenter_investigator", 2), ("dissenter_cultist", 4)],
)
def test_everybody_scores_their_own_track(allegiance: str, points: int) -> None:
    """14.4: Investigation 2, Ritual 4"""
    assert lines(allegiance, {"investigation": 3, "ritual": 6})["track"] == points


@pytest.mark.parametrize(
    ("allegiance", "points"),
    [("investigator", 4), ("cultist", 7), ("dissenter_investigator", 11), ("dissenter_cultist", 11)],
)
def test_gates(allegiance: str, points: int) -> None:
    """14.4: Boston (4) closed, Arkham (7) open"""
    assert lines(allegiance, closed=["boston"], opened=["arkham"])["gates"] == points


def test_gates_of_others_bring_nothing() -> None:
    """14.4: those with one's own Control token"""
    s = table(player(allegiance="investigator"), player(closed=["boston"]))
    assert "gates" not in score(finish(s), 0)


@pytest.mark.parametrize(
    ("allegiance", "points"),
    [("investigator", 0), ("cultist", 2), ("dissenter_investigator", 2), ("dissenter_cultist", 2)],
)
def test_the_crypt(allegiance: str, points: int) -> None:
    """14.4: 1 VP per token"""
    assert lines(allegiance, crypt=["wyatt_earp", "carl_jung"]).get("crypt", 0) == points


@pytest.mark.parametrize("allegiance", ALL)
def test_investigator_points_of_agents(allegiance: str) -> None:
    """14.4: for Investigators only"""
    found = lines(allegiance, agents={"monday": "boston", "wyatt_earp": "boston", "eunice_hunt": "boston"})
    assert found.get("agents", 0) == (2 if allegiance == "investigator" else 0)


CULTIST_VP = {
    "mythos_cthulhu": 2,
    "mythos_hastur": 1,
    "mythos_yog_sothoth": 1,
    "mythos_dagon": 1,
    "mythos_black_goat": 1,
    "mythos_nyarlathotep": 1,
    "mythos_mi_go": 1,
    "mythos_pandemonium": 1,
    "mythos_whateleys": 1,
    "mythos_shoggoth": 1,
    "mythos_colour_out_of_space": 1,
    "mythos_keziah_mason": 1,
    "mythos_hounds_of_tindalos": 1,
}
GENERIC_VP = {
    "mythos_herbert_west": 1,
    "mythos_danvers_state_hospital": 1,
    "mythos_silver_key": 1,
    "mythos_elder_sign": 1,
}


@pytest.mark.parametrize("card", MYTHOS)
def test_mythos_cards_for_a_cultist(card: str) -> None:
    """14.4: Cultist VP, and generic VP for everybody"""
    found = lines("cultist", mythos=[card])
    assert found.get("mythos", 0) == CULTIST_VP.get(card, 0)
    assert found.get("generic", 0) == GENERIC_VP.get(card, 0)


@pytest.mark.parametrize("allegiance", ["investigator", "dissenter_investigator", "dissenter_cultist"])
def test_mythos_cards_for_the_others(allegiance: str) -> None:
    """14.4: no Cultist VP"""
    found = lines(allegiance, mythos=["mythos_cthulhu", "mythos_silver_key"])
    assert "mythos" not in found
    assert found["generic"] == 1


@pytest.mark.parametrize("allegiance", ALL)
def test_possessed_agents(allegiance: str) -> None:
    """14.4: 1 VP each for a Cultist, the Basic Agent included"""
    found = lines(
        allegiance,
        agents={"monday": "boston", "moses_fleet": "boston", "alice_ochs": "boston"},
        possessed=["monday", "moses_fleet"],
    )
    assert found.get("possessed", 0) == (2 if allegiance == "cultist" else 0)


@pytest.mark.parametrize("allegiance", ALL)
def test_eight_deep_ones(allegiance: str) -> None:
    """14.4: 8 VP for a Cultist who owns the card while all 8 are in play"""
    found = lines(allegiance, deep_ones={"boston": 8}, discards=["deep_ones"])
    assert found.get("deep_ones", 0) == (8 if allegiance == "cultist" else 0)


def test_seven_deep_ones_or_no_card() -> None:
    """14.4"""
    assert "deep_ones" not in lines("cultist", deep_ones={"boston": 7}, discards=["deep_ones"])
    assert "deep_ones" not in lines("cultist", deep_ones={"boston": 8})


@pytest.mark.parametrize(("cards", "points"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2)])
def test_the_great_race_of_yith(cards: int, points: int) -> None:
    """14.3: 1 VP for every two Mythos cards, itself included, rounded down"""
    mythos = ["mythos_great_race_of_yith", "mythos_offering", "mythos_lost_city", "mythos_nikola_tesla"]
    mythos.append("mythos_night_gaunts")
    assert lines("investigator", mythos=mythos[:cards]).get("effects", 0) == points


def test_an_agent_who_was_lost_is_not_scored() -> None:
    """A10"""
    s = table(
        player("corruption", agents={"monday": "boston"}),
        player(agents={"tuesday": "chicago", "kana_mishima": "boston"}, allegiance="investigator"),
    )
    do(s, "0 use corruption")
    assert "generic" not in score(finish(s), 1)


# ---- The Impostor (14.2)


@pytest.mark.parametrize(
    ("allegiance", "opposite"),
    [
        ("investigator", "cultist"),
        ("cultist", "investigator"),
        ("dissenter_investigator", "dissenter_cultist"),
        ("dissenter_cultist", "dissenter_investigator"),
    ],
)
def test_the_impostor_swaps_to_the_opposite(allegiance: str, opposite: str) -> None:
    """14.2: after the secrecy bonus, before everything else"""
    s = table(player(allegiance=allegiance, mythos=["mythos_impostor"]), player(), tracks={"ritual": 3})
    for step in range(4):
        do(s, f"{step % 2} pass")
    do(s, "0 swap")
    assert seat(s, 0)["allegiance"] == opposite
    assert score(s, 0)["secrecy"] == 3
    assert ("track" in score(s, 0)) == (opposite in ("cultist", "dissenter_cultist"))


def test_the_impostor_may_stay() -> None:
    """14.2: it is optional"""
    s = table(player(allegiance="cultist", mythos=["mythos_impostor"]), player())
    for step in range(4):
        do(s, f"{step % 2} pass")
    (other,) = [choice for choice in choices(s, 0) if choice != "swap"]
    do(s, f"0 {other}")
    assert seat(s, 0)["allegiance"] == "cultist"
    assert events(s, "swap") == []


def test_the_impostor_is_too_late_for_a_revealed_allegiance() -> None:
    """A29"""
    s = table(player(allegiance="cultist", revealed=True, mythos=["mythos_impostor"]), player())
    for step in range(4):
        do(s, f"{step % 2} pass")
    assert s.result is not None
    assert seat(s, 0)["allegiance"] == "cultist"
