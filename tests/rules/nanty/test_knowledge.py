"""Who knows what (RULES.md 18), and the laws on a few tables; the conformance suite runs them on many."""

import pytest

from subrosa.testing import inspect, pace_changes_nothing
from tests.rules.nanty.table import GAME, do, facts, options, player, slow_table, table


def test_a_card_given_is_known_to_giver_and_taker_only() -> None:
    s = table(player("moll_flanders", "toby"), player("navvies", "estella", "mudlarks"), player("sam_weller"))
    do(s, "0 play moll_flanders", "0 skip", "0 text", "0 aim 1", "1 give navvies", "1 give estella")
    assert facts(s, 1)["known"] == [["estella", [0]], ["navvies", [0]]]
    assert facts(s, 2)["known"] == []
    assert facts(s)["known"] == []


def test_a_known_card_may_have_moved_with_an_unseen_one() -> None:
    s = table(
        player("special_branch", "moll_flanders", "toby"),
        player("navvies", "estella", "mudlarks"),
        player("battersea_dogs_home", "amy_dorrit", money=0),
    )
    do(s, "0 play special_branch", "0 text", "0 aim 1", "0 discard mudlarks", "0 skip", "0 end")
    assert facts(s, 0)["known"] == [["estella", [1]], ["navvies", [1]]]
    do(s, "1 play navvies", "1 skip", "1 skip")
    assert facts(s, 0)["known"] == [["estella", [1]]]


def test_a_known_card_goes_with_the_hand_that_is_exchanged() -> None:
    """18.2: seat 1 knows what it gave to seat 0, whose whole hand goes to seat 2 (20.58)."""
    s = table(
        player("moll_flanders", "toby"),
        player("navvies", "estella", "mudlarks"),
        player("nathaniel_winkle", "sam_weller"),
        event_deck=["riots"],
    )
    do(s, "0 play moll_flanders", "0 skip", "0 text", "0 aim 1", "1 give navvies", "1 give estella")
    assert facts(s, 1)["known"] == [["estella", [0]], ["navvies", [0]]]
    while facts(s)["active"] != 2:
        seat = s.waiting[0]
        s.choose(
            seat, next(choice for choice in ("skip", "end", *options(s, seat)) if choice in options(s, seat))
        )
    do(s, "2 play nathaniel_winkle", "2 event", "2 text", "2 aim 0")
    assert facts(s, 1)["known"] == [["estella", [2]], ["navvies", [2]]]


def test_identities_are_shown_at_the_end_only() -> None:
    s = table(player("pickwick_club", "toby", identity="fagin"), player("navvies", "estella"), deck_size=0)
    assert facts(s, 1)["players"][0]["identity"] is None
    do(s, "0 play pickwick_club", "0 end")
    assert s.result is not None
    assert facts(s, 1)["players"][0]["identity"] == "fagin"


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("figure_cards", ["no", "yes"])
def test_the_laws(seats: int, figure_cards: str) -> None:
    inspect(GAME, seats, seats, {"figure_cards": figure_cards}, thorough=False)
    pace_changes_nothing(GAME, seats, seats, {"figure_cards": figure_cards})


def test_a_placing_can_be_taken_back_but_not_a_card_once_shown() -> None:
    s = table(player("navvies", "toby"), player(), board={"city": {"agents": [1, 1]}})
    do(s, "0 play navvies")
    assert not s.can_undo(0)
    do(s, "0 place city")
    assert s.can_undo(0)
    s.undo(0)
    do(s, "0 throw toby")
    assert not s.can_undo(0)


# ---- what may be taken back: everything that shows nothing of a hand and tells nobody anything (18.4)

OPEN = {"city": {"agents": [1, 1], "trouble": True}, "strand": {"agents": [1, 0]}, "chelsea": {"house": 0}}


@pytest.mark.parametrize(
    ("card", "choice"),
    [
        ("royal_mint", "build strand"),
        ("athelney_jones", "calm city"),
        ("athelney_jones", "skip"),
        ("inspector_stanley_hopkins", "skip"),
        ("thomas_crapper", "text"),
    ],
)
def test_what_lies_open_can_be_taken_back_at_a_table(card: str, choice: str) -> None:
    s = slow_table(player(card, "toby", money=20), player("estella"), board=OPEN)
    do(s, f"0 play {card}")
    then = s.view(None)
    assert choice in options(s, 0)
    do(s, f"0 {choice}")
    assert s.can_undo(0)
    s.undo(0)
    assert s.view(None) == then


def test_the_power_of_a_district_can_be_taken_back_even_before_the_card_of_the_turn() -> None:
    s = slow_table(player("navvies"), player("estella"), board={"city": {"house": 0}})
    do(s, "0 use city")
    assert s.can_undo(0)


def test_to_have_no_card_to_play_cannot_be_taken_back() -> None:
    s = slow_table(player("toby", "mr_goodyear"), player("estella"))
    do(s, "0 skip")
    assert not s.can_undo(0), "the others know now that the hand is nothing but reactions"


def test_the_end_of_a_turn_cannot_be_taken_back() -> None:
    five = ("toby", "mr_goodyear", "estella", "mudlarks", "navvies")
    s = slow_table(player(*five), player("pickwick_club"), now="end")
    do(s, "0 end")
    assert not s.can_undo(0), "that the next player has not won by now tells something"
