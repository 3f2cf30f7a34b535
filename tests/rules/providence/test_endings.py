"""The five ways in which the game ends (RULES.md 13)."""

import pytest

from tests.rules.providence.table import MAD, SANE, do, facts, player, seat, table


@pytest.mark.parametrize(("players", "threshold"), [(2, 33), (3, 30), (4, 26), (5, 22)])
def test_enough_points(players: int, threshold: int) -> None:
    """13: 33, 30, 26 or 22 VP"""
    others = [player() for _ in range(players - 1)]
    s = table(player(vp=threshold - 3, cubes={"arkham": 1}), *others)
    do(s, "0 claim arkham")
    assert s.result is None, "2 VP are not enough"
    s = table(player(vp=threshold - 2, cubes={"arkham": 1}), *others)
    do(s, "0 claim arkham")
    assert s.result is not None
    assert s.result.ending == "points"


def test_madness() -> None:
    """13: the third Madness token of an Investigator or a Dissenter"""
    s = table(
        player(madness=2, allegiance="investigator", mythos=["mythos_necronomicon"]), player(), rolls=[MAD]
    )
    do(s, "0 use mythos_necronomicon")
    assert s.result is not None
    assert s.result.ending == "madness"


def test_a_killed_basic_agent() -> None:
    """13"""
    s = table(
        player("wyatt_earp", agents={"monday": "boston", "wyatt_earp": "arkham"}),
        player(agents={"tuesday": "arkham"}, vp=5, allegiance="investigator"),
    )
    do(s, "0 use wyatt_earp, kill tuesday")
    assert s.result is not None
    assert s.result.ending == "killed"


@pytest.mark.parametrize(
    ("track", "shift", "card"),
    [
        ("ritual", "ritual_plus", "esoteric_order_of_dagon"),
        ("investigation", "investigation_plus", "arkham_advertiser"),
    ],
)
def test_the_end_of_a_track(track: str, shift: str, card: str) -> None:
    """13"""
    s = table(player(card), player(), tracks={track: 13})
    do(s, f"0 track {shift} with {card}")
    assert s.result is not None
    assert s.result.ending == "track"


def test_the_exhausted_deck_may_end_the_game() -> None:
    """6.3, 13"""
    s = table(
        player(cubes={"atlanta_card": 1}),
        player(),
        cities={"atlanta": {"card": "anarchists"}},
        tracks={"ritual": 13},
    )
    do(s, "0 claim atlanta_card")
    assert s.result is not None
    assert s.result.ending == "track"


def test_all_deep_ones() -> None:
    """13: the ACTION of Deep Ones with all 8 in play"""
    s = table(player("deep_ones", deep_ones={"boston": 8}), player())
    do(s, "0 use deep_ones")
    assert s.result is not None
    assert s.result.ending == "deep_ones"


def test_seven_deep_ones_are_not_enough() -> None:
    """13"""
    s = table(player("deep_ones", deep_ones={"boston": 7}), player())
    do(s, "0 use deep_ones", "0 put arkham")
    assert s.result is None


def test_what_is_under_way_is_finished() -> None:
    """13: the CLAIM text and the Sanity Test still happen after The Lost City has brought enough points"""
    s = table(player(vp=29, cubes={"mythos_lost_city": 1}), player(), row=["mythos_lost_city"], rolls=[SANE])
    do(s, "0 claim mythos_lost_city")
    assert s.result is not None
    assert seat(s, 0)["sane"] == 1
    assert "city_rlyeh" in seat(s, 0)["discards"]


def test_the_other_action_is_not_taken_any_more() -> None:
    """13: scoring follows at once, and nobody has an equal number of turns"""
    s = table(player("arkham_advertiser", "tnt"), player(), player(), tracks={"investigation": 14})
    do(s, "0 track investigation_plus with arkham_advertiser")
    assert s.result is not None
    assert facts(s)["left"] == 1


def test_two_triggers_at_once_score_once() -> None:
    """A22: the first is named"""
    s = table(
        player(vp=32, madness=2, allegiance="investigator", cubes={"mythos_lost_city": 1}),
        player(),
        row=["mythos_lost_city"],
        rolls=[MAD],
    )
    do(s, "0 claim mythos_lost_city")
    assert s.result is not None
    assert s.result.ending == "points"
    assert s.result.scores[0] == 36, "32 and 4; revealed by madness, so no secrecy bonus"


def test_a_trigger_in_a_free_action() -> None:
    """A22: scoring follows the free action"""
    s = table(
        player("palmer_raids", "tnt"),
        player(),
        cities={"boston": {"card": "anarchists"}},
        tracks={"ritual": 13},
    )
    do(s, "0 free palmer_raids")
    assert s.result is not None
    assert s.result.ending == "track"


def test_two_rounds_in_which_nothing_is_done_end_the_game() -> None:
    """A40"""
    s = table(player(), player(), player())
    for step in range(6):
        assert s.result is None
        do(s, f"{step % 3} pass")
    assert s.result is not None
