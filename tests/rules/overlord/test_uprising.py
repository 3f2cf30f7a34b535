"""Uprising: the Order for the Overlord, and who stands by the rebel (RULES.md 6.11)."""

from typing import Any

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    BOOKS,
    characters,
    choices,
    discards,
    do,
    ending,
    everybody_passes,
    executed,
    facts,
    gold,
    hand,
    holder,
    noticed,
    player,
    prompt,
    reacts,
    table,
    tokens,
    told,
    window_closes,
)


def uprising(*seats: dict[str, Any], rebel: int = 0, **more: Any) -> State:
    """Let the rebel play Uprising, and nobody retaliate."""
    state = table(*seats, holder=rebel, **more)
    return window_closes(do(state, f"{rebel} play uprising"))


def court(
    advisor: tuple[str, ...] = (),
    overlord: tuple[str, ...] = (),
    squire: tuple[str, ...] = (),
    peasant: tuple[str, ...] = (),
) -> State:
    """Set up an Uprising of the General on seat 0; clockwise sit Advisor, Overlord, Squire, Peasant."""
    return uprising(
        player("general", "uprising"),
        player("advisor", *advisor),
        player("overlord", *overlord),
        player("squire", *squire),
        player("peasant", *peasant),
    )


def test_the_overlord_cannot_play_uprising() -> None:
    """6.11"""
    state = table(
        player("overlord", "uprising"), player("captain"), player("squire"), player("peasant"), holder=0
    )
    assert choices(state, 0) == {"die"}


def test_the_tyrant_cannot_play_uprising_either() -> None:
    """6.11, 1.2"""
    state = table(
        player("tyrant", "uprising"), player("captain"), player("squire"), player("peasant"), holder=0
    )
    assert choices(state, 0) == {"die"}


def test_uprising_gives_the_order_to_the_overlord_wherever_he_sits() -> None:
    """6.11: no target is named; the rebel is the giver."""
    state = court()
    assert holder(state) == 2
    assert told(state, None, "give-order") == [{"seat": 0, "target": 2}]


def test_all_but_the_overlord_and_the_rebel_are_asked_at_the_same_time() -> None:
    """6.11: in any order, and the executed are not asked."""
    assert set(court().waiting) == {1, 3, 4}
    state = uprising(
        player("general", "uprising"),
        player("advisor"),
        player("overlord"),
        executed("squire", 1),
        player("peasant"),
    )
    assert set(state.waiting) == {1, 4}


def test_an_uprising_with_a_book_card_from_anybody_executes_the_overlord() -> None:
    """6.11: the card is discarded with the Uprising, the round ends, and everybody alive rises."""
    state = court(squire=("martyrdom", "blackmail"))
    do(state, "4 pass", "1 pass", "3 offer martyrdom")
    assert facts(state)["round"] == 3
    assert characters(state) == ["advisor", "overlord", "peasant", "general", "squire"]
    assert told(state, None, "discard") == [{"seat": 3, "card": "martyrdom"}]


def test_the_discarded_book_card_has_no_effect_of_its_own() -> None:
    """6.11, 6.7: a discarded Martyrdom neither kills nor pays the player who discards it."""
    state = court(squire=("martyrdom",))
    do(state, "1 pass", "3 offer martyrdom", "4 pass")
    assert gold(state)[3] == 5 - 0 + 4  # now the General, with the General's income
    assert told(state, None, "executed")[0]["seat"] == 2
    assert len(told(state, None, "executed")) == 1


def test_an_uprising_that_nobody_joins_executes_the_rebel() -> None:
    """6.11: the Overlord lives and starts the next execution."""
    state = do(court(squire=("martyrdom",)), "1 pass", "3 pass", "4 pass")
    assert tokens(state) == [1, 0, 0, 0, 0]
    assert (prompt(state), state.waiting) == ("pick", (2,))
    assert hand(state, 3) == ["martyrdom"]


def test_only_book_cards_may_be_offered() -> None:
    """6.11"""
    state = court(squire=(*BOOKS[:3], "blackmail", "retaliation", "guilty_plea"))
    assert choices(state, 3) == {"pass", "offer martyrdom", "offer revenge", "offer revolution"}


def test_an_uprising_may_be_answered_with_the_other_uprising() -> None:
    """6.11: it is a book card."""
    state = do(court(squire=("uprising",)), "1 pass", "4 pass", "3 offer uprising")
    assert facts(state)["round"] == 3


def test_shield_cards_in_hand_do_not_matter_to_a_discard() -> None:
    """6.11: discarding is not playing; and nothing is shown."""
    state = court(squire=("revenge", "blackmail", "coercion"))
    assert "offer revenge" in choices(state, 3)
    do(state, "1 pass", "4 pass", "3 offer revenge")
    assert facts(state, 0)["players"][3]["shown"] == []


def test_of_several_offers_only_the_first_clockwise_from_the_rebel_is_discarded() -> None:
    """6.11: whoever answers first; the others keep their cards."""
    state = court(advisor=("revenge",), squire=("martyrdom",), peasant=("revolution",))
    do(state, "4 offer revolution", "3 offer martyrdom", "1 offer revenge")
    assert told(state, None, "discard") == [{"seat": 1, "card": "revenge"}]
    assert "martyrdom" in hand(state, 3)
    assert "revolution" in hand(state, 4)


def test_clockwise_is_counted_from_the_rebel_and_not_from_the_overlord() -> None:
    """6.11: from seat 3, seat 4 comes before seat 1."""
    state = uprising(
        player("overlord"),
        player("advisor", "revenge"),
        player("squire", "revolution"),
        player("general", "uprising"),
        player("peasant", "martyrdom"),
        rebel=3,
    )
    do(state, "1 offer revenge", "2 offer revolution", "4 offer martyrdom")
    assert told(state, None, "discard") == [{"seat": 4, "card": "martyrdom"}]


@pytest.mark.parametrize("viewer", [0, 1, 2, 4, None])
def test_nobody_learns_of_an_offer_that_was_not_used(viewer: int | None) -> None:
    """6.11: to the others the table is the same, whether the Squire also offered a card or passed."""
    seen = []
    for squires_answer in ("pass", "offer martyrdom"):
        state = court(advisor=("revenge",), squire=("martyrdom", "blackmail"))
        do(state, "1 offer revenge", f"3 {squires_answer}", "4 pass")
        seen.append(noticed(state, viewer))
    assert seen[0] == seen[1]


@pytest.mark.parametrize("viewer", [0, 1, 2, 4, None])
def test_an_offer_is_secret_until_all_have_answered(viewer: int | None) -> None:
    """6.11: nobody can even see that somebody has answered with a card."""
    seen = []
    for squires_answer in ("pass", "offer martyrdom"):
        state = do(court(advisor=("revenge",), squire=("martyrdom", "blackmail")), f"3 {squires_answer}")
        seen.append((noticed(state, viewer), state.waiting))
    assert seen[0] == seen[1]


def test_an_offer_stays_in_the_hand_until_all_have_answered() -> None:
    """6.11"""
    state = do(court(advisor=("revenge",)), "1 offer revenge")
    assert hand(state, 1) == ["revenge"]
    assert discards(state) == []


def test_with_nobody_else_active_the_uprising_fails() -> None:
    """6.11, 9.1: and the Overlord is the last one standing."""
    state = uprising(
        player("general", "uprising"),
        executed("squire", 1, "revenge"),
        player("overlord"),
        executed("peasant", 2),
    )
    assert ending(state) == ("last-standing", (2,))


def test_an_uprising_is_answered_by_nobody_before_the_retaliations() -> None:
    """5.5: it is a plot card like others, and even the Overlord may cancel it."""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "uprising"),
        player("squire", "revenge"),
        player("peasant"),
        holder=1,
    )
    do(state, "1 play uprising")
    assert prompt(state) == "retaliate"
    everybody_passes(reacts(state, "0 play retaliation"))
    assert (holder(state), tokens(state)) == (1, [0, 0, 0, 0])
    assert (prompt(state), choices(state, 1)) == ("attempt", {"die"})


def test_retaliation_cannot_answer_the_discard() -> None:
    """6.11, 6.12: the Overlord has a Retaliation and is not asked again."""
    state = court(overlord=("retaliation",), squire=("revenge",))
    do(state, "1 pass", "4 pass", "3 offer revenge")
    assert facts(state)["round"] == 3


def test_the_order_is_not_halted_between_the_giving_and_the_answer() -> None:
    """6.11: a Guilty Plea cannot save the Overlord, who makes no attempt, even if able to."""
    state = court(overlord=("blackmail",), advisor=("guilty_plea",), squire=("revenge",))
    assert prompt(state) == "uprising"
    assert choices(state, 1) == {"pass"}
    do(state, "1 pass", "4 pass", "3 offer revenge")
    assert facts(state)["round"] == 3


def test_the_captains_uprising_makes_the_overlord_discard_first() -> None:
    """6.11, 7.4: abilities of giving work as always, before the answers."""
    state = uprising(
        player("overlord", "blackmail", "revenge"),
        player("captain", "uprising"),
        player("squire"),
        player("peasant"),
        rebel=1,
    )
    assert (prompt(state), state.waiting) == ("discard", (0,))
    do(state, "0 discard blackmail")
    assert (prompt(state), set(state.waiting)) == ("uprising", {2, 3})


def test_the_rebel_of_a_failed_uprising_is_executed_not_the_overlord_who_holds_the_order() -> None:
    """6.11: although the Order was given to the Overlord."""
    state = do(court(), "1 pass", "3 pass", "4 pass")
    assert [event["seat"] for event in told(state, None, "executed")] == [0]
    assert facts(state)["round"] == 2
