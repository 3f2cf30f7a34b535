"""Choices that are not on offer get the right error and a reason, and change nothing."""

from collections.abc import Callable

import pytest

from subrosa.core import State
from subrosa.core.errors import IllegalChoice, NotYourTurn
from tests.rules.overlord.table import GAME, do, executed, player, reacts, table, window_closes


def pick() -> State:
    return table(
        player("overlord"), player("captain"), executed("squire", 1), player("peasant"), player("general")
    )


def halted() -> State:
    seats = [
        player("overlord", "guilty_plea"),
        player("captain"),
        player("squire", "mutiny"),
        player("peasant"),
    ]
    return table(*seats, holder=1, now="halted")


def attempt() -> State:
    seats = [
        player("overlord"),
        player("captain", "coercion", "revenge"),
        player("squire"),
        player("peasant"),
    ]
    return table(*seats, holder=1)


def retaliate() -> State:
    seats = [
        player("overlord", "retaliation"),
        player("captain", "coercion"),
        player("squire"),
        player("peasant"),
    ]
    return do(table(*seats, holder=1), "1 play coercion 2")


def coercion() -> State:
    seats = [player("overlord"), player("general", "coercion"), player("squire", "mutiny"), player("peasant")]
    return window_closes(do(table(*seats, holder=1), "1 play coercion 2"))


def discard() -> State:
    seats = [player("overlord"), player("captain", "coercion"), player("squire", "mutiny"), player("peasant")]
    return window_closes(do(table(*seats, holder=1), "1 play coercion 2"))


def uprising() -> State:
    seats = [
        player("overlord"),
        player("captain", "uprising"),
        player("squire", "mutiny"),
        player("peasant", "revenge"),
    ]
    return window_closes(do(table(*seats, holder=1), "1 play uprising"))


def over() -> State:
    seats = [player("overlord"), player("captain"), executed("squire", 1), executed("peasant", 2)]
    return do(table(*seats, holder=1), "1 die")


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (pick, "0 pick 0"),
        (pick, "0 pick 2"),
        (pick, "0 pick 7"),
        (pick, "0 pass"),
        (pick, "0 die"),
        (halted, "2 play guilty_plea"),
        (halted, "2 play mutiny 1"),
        (halted, "2 take mutiny"),
        (halted, "0 play retaliation"),
        (attempt, "1 play coercion 3"),
        (attempt, "1 play coercion 1"),
        (attempt, "1 play coercion"),
        (attempt, "1 play blackmail 0"),
        (attempt, "1 play revenge"),
        (attempt, "1 pay 0"),
        (attempt, "1 die"),
        (attempt, "1 pass"),
        (retaliate, "2 play retaliation"),
        (retaliate, "0 play guilty_plea"),
        (coercion, "2 give revenge"),
        (coercion, "2 pass"),
        (discard, "2 discard revenge"),
        (discard, "2 pass"),
        (uprising, "2 offer mutiny"),
        (uprising, "3 offer martyrdom"),
        (uprising, "3 play revenge"),
    ],
)
def test_a_choice_that_is_not_on_offer_is_illegal_and_changes_nothing(
    position: Callable[[], State], move: str
) -> None:
    """The error gives the reason and says what is on offer."""
    state = position()
    before, views = GAME.save(state), [state.view(seat) for seat in range(state.seats)]
    seat, _, text = move.partition(" ")
    with pytest.raises(IllegalChoice) as caught:
        state.choose(int(seat), text)
    assert caught.value.refusal is not None
    for offered in state.options(int(seat)):
        assert offered.text in str(caught.value)
    assert GAME.save(state) == before
    assert [state.view(seat) for seat in range(state.seats)] == views


@pytest.mark.parametrize(
    ("position", "move"),
    [
        (pick, "1 pick 3"),
        (pick, "2 pick 3"),
        (halted, "1 pass"),
        (halted, "1 die"),
        (attempt, "0 pass"),
        (attempt, "2 play guilty_plea"),
        (retaliate, "1 pass"),
        (retaliate, "1 play retaliation"),
        (coercion, "1 gold"),
        (discard, "1 discard mutiny"),
        (uprising, "0 pass"),
        (uprising, "1 pass"),
        (over, "0 pick 1"),
        (over, "1 die"),
        (pick, "9 pick 1"),
        (pick, "-1 pick 1"),
    ],
)
def test_a_seat_that_is_not_asked_cannot_choose(position: Callable[[], State], move: str) -> None:
    """Nothing changes here either."""
    state = position()
    before = GAME.save(state)
    seat, _, text = move.partition(" ")
    with pytest.raises(NotYourTurn):
        state.choose(int(seat), text)
    assert GAME.save(state) == before


@pytest.mark.parametrize(
    "text", ["", "pick", "pick x", "pick 99", "win", "pick 1 please", "☠", "play", "play coercion x"]
)
def test_nonsense_is_illegal(text: str) -> None:
    """And the reason says so."""
    state = pick()
    before = GAME.save(state)
    with pytest.raises(IllegalChoice) as caught:
        state.choose(0, text)
    assert "unknown-choice" in str(caught.value)
    assert GAME.save(state) == before


def test_letter_case_and_spaces_do_not_matter() -> None:
    state = pick()
    state.choose(0, "  PICK   1 ")
    assert state.view(None)["facts"]["holder"] == 1


def test_a_seat_answers_once_in_a_window() -> None:
    """6.12: a player who has passed has passed."""
    state = do(retaliate(), "0 pass")
    with pytest.raises(NotYourTurn):
        state.choose(0, "play retaliation")


def test_a_refused_choice_does_not_spoil_the_game() -> None:
    """The game goes on as if nothing had happened."""
    state, other = halted(), halted()
    with pytest.raises(IllegalChoice):
        state.choose(2, "play guilty_plea")
    for game in (state, other):
        window_closes(reacts(game, "0 play guilty_plea"))
    assert GAME.save(state) == GAME.save(other)


def test_spectators_and_players_have_views_and_strangers_have_not() -> None:
    state = pick()
    assert state.view(None)["seat"] is None
    for seat in (5, 99, -1):
        with pytest.raises(NotYourTurn):
            state.view(seat)
