"""What pages are told besides the facts: worked out by the rules, from views alone."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.games.overlord.rules.facts import Shown
from subrosa.games.overlord.rules.game import GAME
from tests.rules.overlord.table import do, executed, player, table


def shown(state: State, seat: int | None = None) -> Shown:
    return GAME.shown(state.view(seat))


def court(ruler: dict[str, Any], second: dict[str, Any] | None = None) -> State:
    return table(ruler, second or player("knight"), player("squire"), player("peasant"), holder=2)


@pytest.mark.parametrize("character", ["overlord", "tyrant"])
def test_the_ruler(character: str) -> None:
    view = court(player(character)).view(None)
    assert GAME.shown(view)["ruler"] == 0
    view["facts"]["players"][0]["character"] = None  # executed, and nobody has taken the place yet
    assert GAME.shown(view)["ruler"] is None
    assert GAME.shown(view)["coronation"] is None


def test_a_coronation_is_foretold_when_the_next_income_is_enough() -> None:
    needed = GAME.edition.coronation_gold
    income = GAME.edition.income[0]
    assert shown(court(player("overlord", gold=needed - income - 1)))["coronation"] is None
    found = shown(court(player("overlord", gold=needed - income)))["coronation"]
    assert found == {"seat": 0, "gold": needed - income, "needed": needed}


def test_how_many_cards_one_may_draw_up_to() -> None:
    state = court(player("overlord"), executed("knight", 1))
    assert [shown(state, seat)["hand_limit"] for seat in (None, 0, 1, 2)] == [None, 4, None, 6]


def test_who_plays_a_card_at_whom_is_told_while_others_may_answer() -> None:
    state = table(
        player("overlord"),
        player("knight", "retaliation"),
        player("squire", "blackmail"),
        player("peasant"),
        holder=2,
    )
    assert shown(state)["playing"] is None
    do(state, "2 play blackmail 1")
    for viewer in (None, 0, 1, 2, 3):
        assert shown(state, viewer)["playing"] == {"card": "blackmail", "seat": 2, "target": 1}


def test_a_retaliation_is_shown_on_top_of_what_it_would_cancel() -> None:
    state = table(
        player("overlord"),
        player("knight", "retaliation"),
        player("squire", "blackmail"),
        player("peasant"),
        holder=2,
    )
    do(state, "2 play blackmail 1", "0 pass", "3 pass", "1 play retaliation")
    assert shown(state)["playing"] == {"card": "retaliation", "seat": 1, "target": 1}
