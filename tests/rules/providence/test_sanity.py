"""Sanity Tests and madness (RULES.md 11)."""

import pytest

from tests.rules.providence.table import MAD, SANE, do, events, facts, player, seat, table


def test_a_token_is_drawn_and_kept() -> None:
    """11: the bag thins out"""
    s = table(
        player(cubes={"atlanta_card": 1}),
        player(),
        cities={"atlanta": {"card": "shining_trapezohedron", "stack": ["tnt"]}},
        rolls=[SANE],
    )
    do(s, "0 claim atlanta_card")
    assert seat(s, 0)["sane"] == 1
    assert facts(s)["bag"] == [5, 12]


@pytest.mark.parametrize("allegiance", ["investigator", "dissenter_investigator", "dissenter_cultist"])
def test_the_third_madness_ends_the_game_of_an_investigator_or_dissenter(allegiance: str) -> None:
    """11, 13"""
    s = table(
        player(cubes={"atlanta_card": 1}, madness=2, allegiance=allegiance),
        player(),
        cities={"atlanta": {"card": "shining_trapezohedron", "stack": ["tnt"]}},
        rolls=[MAD],
    )
    do(s, "0 claim atlanta_card")
    assert s.result is not None
    assert events(s, "insane") == [{"seat": 0}]
    assert events(s, "revealed")[0] == {"seat": 0, "allegiance": allegiance}


def test_a_cultist_goes_mad_and_plays_on() -> None:
    """11: revealed, and further Madness has no effect"""
    s = table(
        player(madness=2, allegiance="cultist", mythos=["mythos_necronomicon"]),
        player(),
        rolls=[MAD, MAD],
    )
    do(s, "0 use mythos_necronomicon")
    assert s.result is None
    assert (seat(s, 0)["revealed"], seat(s, 0)["madness"]) == (True, 3)
    do(s, "0 use mythos_necronomicon")
    assert s.result is None
    assert seat(s, 0)["madness"] == 4
    assert len(events(s, "insane")) == 1


def test_the_second_madness_does_nothing() -> None:
    """11"""
    s = table(player(madness=1, mythos=["mythos_necronomicon"]), player(), rolls=[MAD])
    do(s, "0 use mythos_necronomicon")
    assert s.result is None
    assert not seat(s, 0)["revealed"]


def test_a_test_that_somebody_else_sets_off_works_the_same() -> None:
    """13: Nyarlathotep makes another player take it; the game ends after the claim"""
    s = table(
        player(cubes={"mythos_nyarlathotep": 1}),
        player(madness=2, allegiance="investigator"),
        row=["mythos_nyarlathotep"],
        rolls=[MAD, MAD],
    )
    do(s, "0 claim mythos_nyarlathotep")
    assert s.result is not None
    assert (seat(s, 0)["madness"], seat(s, 1)["madness"]) == (1, 3)


def test_elder_sign_allows_a_third_madness() -> None:
    """21.2: the fourth drives insane"""
    s = table(
        player(madness=2, mythos=["mythos_necronomicon", "mythos_elder_sign"], allegiance="investigator"),
        player(),
        rolls=[MAD, MAD],
    )
    do(s, "0 use mythos_necronomicon")
    assert s.result is None
    do(s, "0 use mythos_necronomicon")
    assert s.result is not None
