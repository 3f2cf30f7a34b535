"""Revealing an Allegiance as an action (RULES.md 12)."""

import pytest

from tests.rules.providence.table import can, do, player, refused, score, seat, table

RICH = 28  # with two players the threshold is 33: five points are missing


def test_an_investigator_reveals_with_closed_gates_and_the_investigation() -> None:
    """12: 28 + 4 for Boston + 2 for the track are 34; neither is scored again, and there is no secrecy bonus"""
    s = table(
        player(allegiance="investigator", vp=RICH, closed=["boston"]), player(), tracks={"investigation": 3}
    )
    do(s, "0 reveal")
    assert s.result is not None
    assert score(s, 0) == {"track_vp": 34}
    assert s.result.scores[0] == 34


def test_a_cultist_reveals_with_open_gates_and_the_ritual() -> None:
    """12"""
    s = table(player(allegiance="cultist", vp=RICH, opened=["boston"]), player(), tracks={"ritual": 3})
    do(s, "0 reveal")
    assert score(s, 0) == {"track_vp": 34}


@pytest.mark.parametrize(
    ("allegiance", "track"), [("dissenter_investigator", "investigation"), ("dissenter_cultist", "ritual")]
)
def test_a_dissenter_reveals_with_all_their_gates_and_their_own_track(allegiance: str, track: str) -> None:
    """12, A9: the -3 comes at scoring and does not count for the threshold"""
    s = table(
        player(allegiance=allegiance, vp=24, closed=["boston"], opened=["chicago"]),
        player(),
        tracks={track: 3},
    )
    do(s, "0 reveal")
    assert s.result is not None
    assert score(s, 0) == {"track_vp": 33, "dissenter": -3}
    assert s.result.scores[0] == 30


def test_only_what_counts_for_the_allegiance() -> None:
    """12: an Investigator gets nothing for an open Gate"""
    s = table(player(allegiance="investigator", vp=RICH, opened=["arkham"]), player(), tracks={"ritual": 9})
    assert refused(s, 0, "reveal") == "reveal-too-early"


def test_other_lines_of_the_score_do_not_help() -> None:
    """12: only Gates and the track; a Cultist's Crypt and Mythos cards wait for the end"""
    s = table(
        player(
            allegiance="cultist",
            vp=32,
            crypt=["wyatt_earp", "carl_jung"],
            mythos=["mythos_dagon"],
        ),
        player(),
        gone=["wyatt_earp", "carl_jung"],
    )
    assert refused(s, 0, "reveal") == "reveal-too-early"


def test_nobody_reveals_twice() -> None:
    """12"""
    s = table(player(allegiance="investigator", revealed=True, vp=RICH, closed=["arkham"]), player())
    assert refused(s, 0, "reveal") == "already-revealed"


@pytest.mark.parametrize(("players", "threshold"), [(2, 33), (3, 30), (4, 26), (5, 22)])
def test_the_threshold_goes_with_the_number_of_players(players: int, threshold: int) -> None:
    """12, 13"""
    others = [player() for _ in range(players - 1)]
    s = table(player(allegiance="investigator", vp=threshold - 5, closed=["boston"]), *others)
    assert not can(s, "reveal")
    s = table(player(allegiance="investigator", vp=threshold - 4, closed=["boston"]), *others)
    do(s, "0 reveal")
    assert s.result is not None


def test_revealing_takes_no_cards_and_may_be_the_second_action() -> None:
    """12"""
    s = table(player("anarchists", allegiance="investigator", vp=29, closed=["boston"]), player())
    do(s, "0 add boston with anarchists", "0 reveal")
    assert s.result is not None
    assert seat(s, 0)["reckoned"]


def test_the_others_are_scored_as_usual() -> None:
    """12, 14: those who did not reveal get the secrecy bonus, their Gates and their track"""
    s = table(
        player(allegiance="investigator", vp=29, closed=["boston"]),
        player(allegiance="cultist", opened=["chicago"]),
        tracks={"ritual": 6},
    )
    do(s, "0 reveal")
    assert score(s, 1) == {"secrecy": 3, "gates": 3, "track": 4}
