"""Elimination and the winner (RULES.md 15)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.providence.table import do, events, finish, player, table

INV, CUL, DIN, DCU = "investigator", "cultist", "dissenter_investigator", "dissenter_cultist"


def ended(*players: tuple[str, int], **owners: dict[str, Any]) -> State:
    """End a game of players with these Allegiances and totals; all were revealed, so the track is all they have."""
    seats = []
    for number, (allegiance, total) in enumerate(players):
        points = total + 3 if allegiance in (DIN, DCU) else total
        seats.append(player(allegiance=allegiance, vp=points, revealed=True, **owners.get(f"s{number}", {})))
    state = finish(table(*seats))
    assert state.result is not None
    return state


def out(state: State) -> list[int]:
    """Return who was eliminated."""
    told = events(state, "out")
    return list(told[0]["seats"]) if told else []


def winners(state: State) -> tuple[int, ...]:
    """Return who has won."""
    assert state.result is not None
    return state.result.winners


# ---- elimination


def test_all_players_of_the_lowest_ones_group_are_out() -> None:
    """15.1"""
    s = ended((CUL, 20), (INV, 10), (CUL, 5), (INV, 12))
    assert out(s) == [0, 2]
    assert winners(s) == (3,)


def test_a_dissenter_is_a_group_of_one() -> None:
    """15.1: the other Dissenter stays"""
    s = ended((DIN, 5), (DCU, 9), (INV, 8))
    assert out(s) == [0]
    assert winners(s) == (1,)


def test_both_dissenters_tied_for_the_least() -> None:
    """15.1: the Dissenter Cultist goes"""
    s = ended((DIN, 5), (DCU, 5), (INV, 8))
    assert out(s) == [1]
    assert winners(s) == (2,)


@pytest.mark.parametrize(
    ("players", "gone"),
    [
        (((DCU, 5), (CUL, 5), (INV, 9)), [0]),
        (((DIN, 5), (INV, 5), (CUL, 9)), [0]),
        (((CUL, 5), (INV, 5), (DIN, 9)), [0]),
        (((CUL, 5), (INV, 5), (DIN, 5)), [2]),
    ],
)
def test_different_groups_tied_for_the_least(players: tuple[tuple[str, int], ...], gone: list[int]) -> None:
    """15.1: a Dissenter goes before Cultists, Cultists before Investigators; exactly one group"""
    assert out(ended(*players)) == gone


def test_a_tie_within_one_group_decides_itself() -> None:
    """15.1"""
    s = ended((CUL, 5), (CUL, 5), (INV, 9), (INV, 8))
    assert out(s) == [0, 1]


# ---- the winner


def test_the_most_points_of_the_rest_win() -> None:
    """15.2"""
    s = ended((CUL, 3), (INV, 9), (DIN, 12))
    assert winners(s) == (2,)


def test_a_tie_goes_to_more_mythos_cards() -> None:
    """15.2"""
    s = ended((CUL, 3), (INV, 9), (DIN, 9), s2={"mythos": ["mythos_offering"]})
    assert winners(s) == (2,)


@pytest.mark.parametrize(
    ("players", "winner"),
    [
        (((CUL, 3), (DIN, 9), (INV, 9)), 2),
        (((INV, 3), (DCU, 9), (CUL, 9)), 2),
        (((DIN, 3), (CUL, 9), (INV, 9)), 2),
    ],
)
def test_then_investigator_before_cultist_before_dissenter(
    players: tuple[tuple[str, int], ...], winner: int
) -> None:
    """15.2"""
    assert winners(ended(*players)) == (winner,)


def test_then_the_victory_is_shared() -> None:
    """15.2: two of one kind with as many Mythos cards"""
    s = ended((CUL, 3), (INV, 9), (INV, 9), (CUL, 4))
    assert winners(s) == (1, 2)


# ---- Dagon


def test_dagon_is_not_the_lowest() -> None:
    """15.3: the owner wins the tie at the bottom"""
    s = ended((DIN, 5), (INV, 5), (CUL, 9), s0={"mythos": ["mythos_dagon"]})
    assert out(s) == [1]


def test_dagon_wins_at_the_top() -> None:
    """15.3: before the Mythos cards are counted"""
    s = ended(
        (CUL, 3),
        (INV, 9),
        (DIN, 9),
        s1={"mythos": ["mythos_offering", "mythos_night_gaunts"]},
        s2={"mythos": ["mythos_dagon"]},
    )
    assert winners(s) == (2,)


# ---- The Impostor


def impostor(*allegiances: str, totals: tuple[int, ...]) -> State:
    """End a game in which seat 0 owns The Impostor and swaps; only seat 0 was not revealed."""
    seats = [player(allegiance=allegiances[0], vp=totals[0] - 3, mythos=["mythos_impostor"])]
    for allegiance, total in zip(allegiances[1:], totals[1:], strict=True):
        points = total + 3 if allegiance in (DIN, DCU) else total
        seats.append(player(allegiance=allegiance, vp=points, revealed=True))
    state = table(*seats)
    for step in range(2 * len(seats)):
        do(state, f"{step % len(seats)} pass")
    return do(state, "0 swap")


def test_two_dissenters_of_one_type_are_groups_of_one() -> None:
    """15.3: tied for the least, the one with fewer Mythos cards goes"""
    s = impostor(DIN, DCU, INV, totals=(5, 5, 9))
    assert out(s) == [1]


def test_two_players_of_one_kind() -> None:
    """A11: if everybody would be out, only the lowest is"""
    s = impostor(INV, CUL, totals=(9, 5))
    assert out(s) == [1]
    assert winners(s) == (0,)
