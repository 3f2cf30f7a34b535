"""What pages are told besides the facts: worked out by the rules, from views alone."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.games.overlord.rules.facts import Shown
from subrosa.games.overlord.rules.game import GAME
from tests.rules.overlord.table import do, ending, executed, player, table


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


# ---- who would be crowned if the ruler died now (4.6, 9.2)


def heirs_gold(*players: dict[str, Any]) -> tuple[int, int] | None:
    found = shown(table(*players, holder=1))["succession"]
    return None if found is None else (found["seat"], found["gold"])


def test_the_highest_rank_below_the_ruler_is_crowned_with_gold_enough_after_income() -> None:
    lacking = GAME.edition.coronation_gold - GAME.edition.income[0]
    others = (player("overlord", gold=0), player("peasant"), player("squire", gold=99))
    assert heirs_gold(*others, player("knight", gold=lacking - 1)) is None
    assert heirs_gold(*others, player("knight", gold=lacking)) == (3, GAME.edition.coronation_gold)


def test_the_ruler_who_becomes_the_servant_pays_the_new_one() -> None:
    lacking = GAME.edition.coronation_gold - GAME.edition.income[0] - GAME.edition.servant_gold
    others = (player("peasant"), player("servant"), player("knight", gold=lacking))
    assert heirs_gold(player("overlord", gold=0), *others) is None
    assert heirs_gold(player("overlord"), *others) == (3, GAME.edition.coronation_gold)


def test_the_tyrant_robs_everybody_but_the_knight_before_the_income() -> None:
    income, most = GAME.edition.income[8], GAME.edition.tyrant_gold
    lacking = GAME.edition.coronation_gold - income - most
    # The squire will be the Knight, whose gold nobody takes.
    others = (player("peasant", gold=most), player("squire", gold=99), player("knight", gold=lacking))
    assert heirs_gold(player("tyrant", gold=0), *others) == (3, GAME.edition.coronation_gold)
    poor = (player("peasant", gold=most - 1), *others[1:])
    assert heirs_gold(player("tyrant", gold=0), *poor) is None


def test_whoever_is_executed_succeeds_nobody() -> None:
    others = (player("squire"), executed("knight", 1, gold=99), player("peasant"))
    assert heirs_gold(player("overlord"), *others) is None


def test_nobody_succeeds_a_ruler_who_is_left_alone() -> None:
    players = (executed("squire", 1), executed("knight", 2, gold=99), executed("peasant", 3))
    state = court(player("overlord"))
    view = state.view(None)
    for one, other in zip(view["facts"]["players"][1:], players, strict=True):
        one.update(character=None, token=other["executed"], gold=other["gold"])
        view["facts"]["middle"].append(other["was"])
    assert GAME.shown(view)["succession"] is None


def test_what_is_foretold_comes_true() -> None:
    lacking = GAME.edition.coronation_gold - GAME.edition.income[0]
    players = (player("overlord"), player("knight", gold=lacking), player("squire"), player("peasant"))
    state = table(*players, holder=0)
    assert shown(state)["succession"] == {"seat": 1, "gold": lacking + 6, "needed": lacking + 6}
    do(state, "0 die")
    assert ending(state) == ("coronation", (1,))


def test_everybody_is_warned_of_it() -> None:
    lacking = GAME.edition.coronation_gold - GAME.edition.income[0]
    players = (player("overlord"), player("knight", gold=lacking), player("squire"), player("peasant"))
    state = table(*players, holder=2)
    found = []
    for viewer in (None, 0, 1, 2):
        view = state.view(viewer)
        found.append([said["id"] for said in GAME.goal(view, GAME.shown(view))])
    assert found == [
        ["aim-crown", "aim-next"],
        ["aim-crown-yours", "aim-next"],
        ["aim-crown", "aim-heir", "aim-next-yours"],
        ["aim-crown", "aim-rise", "aim-next"],
    ]
