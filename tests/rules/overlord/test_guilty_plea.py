"""Guilty Plea and the halted Order (RULES.md 5.3, 6.13)."""

from typing import Any

import pytest

from subrosa.core import State
from subrosa.core.errors import NotYourTurn
from tests.rules.overlord.table import (
    act,
    all_cards_but,
    choices,
    discards,
    do,
    everybody_passes,
    executed,
    facts,
    giver,
    gold,
    hand,
    holder,
    noticed,
    player,
    prompt,
    quick_table,
    reacts,
    sizes,
    table,
    window_closes,
)


def halted(*pleaders: int, **more: Any) -> State:
    """Halt the Order with the Captain on seat 1, who got it from seat 3; these seats have Guilty Pleas."""
    cast = ("overlord", "captain", "squire", "peasant", "general")
    seats = [player(who, "guilty_plea") if seat in pleaders else player(who) for seat, who in enumerate(cast)]
    return table(*seats, holder=1, giver=3, now="halted", **more)


# ---- when


def test_the_order_is_halted_after_the_overlords_choice() -> None:
    """5.3, R25"""
    state = table(player("overlord"), player("captain"), player("general"), player("peasant"), now="choice")
    do(state, "0 pick 1")
    assert (prompt(state), set(state.waiting)) == ("halted", {0, 2, 3})


def test_the_order_is_halted_after_a_card_with_its_then_part() -> None:
    """1.6: first the discard for Repression, then the chance for Guilty Pleas."""
    state = table(
        player("overlord", "revenge"),
        player("squire", "repression"),
        player("captain", "guilty_plea"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play repression 0"))
    assert prompt(state) == "discard"
    do(state, "0 discard revenge")
    assert (prompt(state), set(state.waiting)) == ("halted", {1, 2, 3})


def test_the_order_is_halted_after_the_peasants_payment() -> None:
    """5.6"""
    state = table(player("overlord"), player("captain"), player("squire"), player("peasant"), holder=3)
    assert prompt(do(state, "3 pay 0")) == "halted"


def test_everybody_active_but_the_holder_is_asked_whatever_they_hold() -> None:
    """5.3"""
    state = table(
        player("overlord"),
        player("captain", "guilty_plea"),
        player("squire", "guilty_plea"),
        executed("peasant", 1, "guilty_plea"),
        player("general"),
        holder=1,
        now="halted",
    )
    assert set(state.waiting) == {0, 2, 4}
    assert choices(state, 2) == {"pass", "play guilty_plea"}
    assert choices(state, 0) == choices(state, 4) == {"pass"}


def test_in_a_hurry_only_those_who_can_take_the_order_are_asked() -> None:
    """5.3: in simulations; a Guilty Plea and the Outlaw's cards count, but not the holder's."""
    seats = [
        player("overlord"),
        player("captain", "guilty_plea"),
        player("squire", "guilty_plea"),
        player("outlaw", "mutiny"),
    ]
    state = do(quick_table(*seats, now="choice"), "0 pick 1", "2 pass")
    assert (prompt(state), state.waiting) == ("halted", (2,))
    do(state, "2 pass")
    assert state.waiting == (3,)
    do(state, "3 take mutiny")
    assert holder(state) == 3


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_in_a_hurry_whoever_has_a_plea_is_asked_wherever_they_sit(seat: int) -> None:
    """5.3"""
    who = ["overlord", "captain", "general", "peasant"]
    seats = [player(name, *(["guilty_plea"] if i == seat else [])) for i, name in enumerate(who)]
    state = do(quick_table(*seats, now="choice"), "0 pick 1")
    assert (prompt(state), state.waiting) == ("halted", (seat,))


def test_in_a_hurry_nobody_is_asked_if_nobody_can_take_the_order() -> None:
    """5.3"""
    seats = [
        player("overlord"),
        player("captain", "guilty_plea", "blackmail"),
        player("general"),
        player("outlaw"),
    ]
    state = do(quick_table(*seats, now="choice"), "0 pick 1")
    assert (prompt(state), state.waiting) == ("attempt", (1,))


def test_the_holder_may_not_act_before_the_others_have_passed() -> None:
    """5.3"""
    state = do(halted(2), "0 pass", "3 pass", "4 pass")
    assert state.waiting == (2,)
    with pytest.raises(NotYourTurn):
        state.choose(1, "die")
    do(state, "2 pass")
    assert (prompt(state), state.waiting) == ("attempt", (1,))


def test_the_holder_cannot_plead() -> None:
    """6.13: neither while the Order is halted nor at the attempt."""
    state = table(
        player("overlord"), player("captain", "guilty_plea"), player("squire"), player("peasant"), holder=1
    )
    assert choices(state, 1) == {"die"}


def test_a_guilty_plea_does_not_rid_its_holder_of_the_order_by_being_a_card() -> None:
    """5.4: nor does it save the holder from having to play a shield card."""
    state = table(
        player("overlord"),
        player("captain", "guilty_plea", "coercion"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    assert choices(state, 1) == {"play coercion 0", "play coercion 2"}


# ---- what happens


def test_who_pleads_guilty_takes_the_order_and_has_no_giver() -> None:
    """6.13, 1.4"""
    state = everybody_passes(reacts(halted(2), "2 play guilty_plea"))
    assert (holder(state), giver(state)) == (2, None)
    assert state.waiting == (2,)


def test_a_guilty_plea_brings_a_card_and_a_gold() -> None:
    """6.13: the top card of the draw pile, 1 gold from the Treasury."""
    state = everybody_passes(reacts(halted(2, deck=["mutiny", "revenge"]), "2 play guilty_plea"))
    assert hand(state, 2) == ["mutiny"]
    assert gold(state) == [5, 5, 6, 5, 5]
    assert discards(state) == ["guilty_plea"]


def test_nothing_is_drawn_before_the_retaliations_are_over() -> None:
    """5.5, 6.13"""
    state = reacts(halted(2), "2 play guilty_plea")
    assert (prompt(state), hand(state, 2), gold(state)[2], holder(state)) == ("retaliate", [], 5, 1)


def test_the_captains_ability_does_not_work_when_the_order_is_taken_from_him() -> None:
    """6.13, 7.4: the Captain gave nothing."""
    state = table(
        player("overlord"),
        player("captain"),
        player("squire", "guilty_plea", "revenge"),
        player("peasant"),
        holder=1,
        now="halted",
        deck=["mutiny"],
    )
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert hand(state, 2) == ["mutiny", "revenge"]


@pytest.mark.parametrize("character", ["servant", "advisor", "bailiff"])
def test_abilities_of_being_given_the_order_do_not_work_when_it_is_taken(character: str) -> None:
    """1.4: one card, one gold, nothing more."""
    state = table(
        player("overlord"),
        player("general", "blackmail", "blackmail", "coercion"),
        player(character, "guilty_plea"),
        player("peasant"),
        holder=1,
        now="halted",
    )
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert (len(hand(state, 2)), gold(state)) == (1, [5, 5, 6, 5])


def test_the_overlord_may_plead_guilty() -> None:
    """6.13: any player who is not the holder."""
    state = everybody_passes(reacts(halted(0), "0 play guilty_plea"))
    assert holder(state) == 0


def test_the_plea_of_a_full_hand_draws_the_card_that_replaces_it() -> None:
    """R8: playing makes room for the draw."""
    state = table(
        player("overlord"),
        player("captain"),
        player("general", "guilty_plea", "mutiny", "mutiny", "coercion"),
        player("peasant"),
        holder=1,
        now="halted",
    )
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert sizes(state)[2] == 4


def test_a_hand_above_the_limit_draws_nothing_for_a_plea() -> None:
    """6.13, R8: but the gold comes all the same."""
    state = table(
        player("overlord"),
        player("captain"),
        player("general", "guilty_plea", "mutiny", "mutiny", "coercion", "coercion"),
        player("peasant"),
        holder=1,
        now="halted",
    )
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert (sizes(state)[2], gold(state)[2]) == (4, 6)


def test_a_plea_with_an_empty_draw_pile_shuffles_the_discards_but_not_itself() -> None:
    """4.8: the only card in the discard pile is the one that comes."""
    seats = [
        player("overlord"),
        player("captain"),
        player("squire", "guilty_plea"),
        executed("peasant", 1, *all_cards_but("guilty_plea", "mutiny")),
    ]
    state = table(*seats, holder=1, now="halted", discards=["mutiny"])
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert (hand(state, 2), discards(state), facts(state)["deck"]) == (["mutiny"], ["guilty_plea"], 0)


def test_the_draw_of_a_plea_is_lost_when_there_is_no_card_left() -> None:
    """4.8: the plea itself is not yet on the discard pile. The gold comes all the same."""
    seats = [
        player("overlord"),
        player("captain"),
        player("squire", "guilty_plea"),
        executed("peasant", 1, *all_cards_but("guilty_plea")),
    ]
    state = table(*seats, holder=1, now="halted")
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert (hand(state, 2), gold(state)[2], holder(state)) == ([], 6, 2)


# ---- who is first, and what then


def test_of_several_pleas_the_first_clockwise_from_the_holder_counts() -> None:
    """5.3: from seat 1 that is seat 2; the others keep theirs although they spoke first."""
    state = do(halted(0, 2, 3), "0 play guilty_plea", "3 play guilty_plea", "4 pass", "2 play guilty_plea")
    window_closes(state)
    assert holder(state) == 2
    assert hand(state, 0) == hand(state, 3) == ["guilty_plea"]


@pytest.mark.parametrize("viewer", [1, 2, 3, 4, None])
def test_a_plea_that_came_second_is_not_seen(viewer: int | None) -> None:
    """11.3"""
    seen = []
    for overlords_answer in ("pass", "play guilty_plea"):
        state = do(halted(0, 2), f"0 {overlords_answer}", "3 pass", "4 pass", "2 play guilty_plea")
        seen.append((noticed(state, viewer), state.waiting))
    assert seen[0] == seen[1]


def test_after_a_plea_the_window_opens_again_and_the_old_holder_is_asked_too() -> None:
    """5.3: the Order is halted with the new holder."""
    state = window_closes(reacts(halted(2, 3, deck=["mutiny"]), "2 play guilty_plea"))
    assert (prompt(state), set(state.waiting)) == ("halted", {0, 1, 3, 4})
    window_closes(reacts(state, "3 play guilty_plea"))
    assert (holder(state), giver(state)) == (3, None)


def test_clockwise_is_counted_from_the_new_holder() -> None:
    """5.3: the Order is with seat 3 now; seat 0 comes before seat 2, which came first a moment ago."""
    state = table(
        player("overlord", "guilty_plea"),
        player("captain"),
        player("squire", "guilty_plea"),
        player("peasant", "guilty_plea"),
        holder=1,
        now="halted",
    )
    window_closes(reacts(state, "3 play guilty_plea"))
    do(state, "1 pass", "2 play guilty_plea", "0 play guilty_plea")
    window_closes(state)
    assert (holder(state), hand(state, 2)) == (0, ["guilty_plea"])


def test_after_a_cancelled_plea_the_window_opens_again() -> None:
    """5.3, 6.13: with the same holder and giver; another player may plead, and so may the same one."""
    state = table(
        player("overlord", "retaliation"),
        player("captain"),
        player("squire", "guilty_plea", "guilty_plea"),
        player("peasant"),
        holder=1,
        giver=3,
        now="halted",
    )
    window_closes(reacts(reacts(state, "2 play guilty_plea"), "0 play retaliation"))
    assert (prompt(state), holder(state), giver(state)) == ("halted", 1, 3)
    assert discards(state) == ["guilty_plea", "retaliation"]
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert holder(state) == 2


def test_a_defended_plea_works() -> None:
    """6.12, 6.13"""
    state = table(
        player("overlord", "retaliation"),
        player("captain"),
        player("squire", "guilty_plea", "retaliation"),
        player("peasant"),
        holder=1,
        giver=3,
        now="halted",
        deck=["mutiny"],
    )
    reacts(reacts(reacts(state, "2 play guilty_plea"), "0 play retaliation"), "2 play retaliation")
    everybody_passes(state)
    assert (holder(state), hand(state, 2), gold(state)[2]) == (2, ["mutiny"], 6)


def test_who_pleaded_and_cannot_pass_the_order_on_is_executed() -> None:
    """5.4: it was their own doing."""
    state = act(everybody_passes(reacts(halted(2, deck=["retaliation"]), "2 play guilty_plea")), "2 die")
    assert facts(state)["players"][2]["token"] == 1


@pytest.mark.parametrize("viewer", [0, 1, 3, 4, None])
def test_being_asked_for_a_plea_tells_nothing(viewer: int | None) -> None:
    """5.3, 11.3: whether the Squire has one and passes, or has none, it looks the same."""
    seen = []
    for squires_card in ("guilty_plea", "mutiny"):
        seats = [
            player("overlord"),
            player("captain"),
            player("squire", squires_card),
            player("peasant"),
            player("general"),
        ]
        state = table(*seats, holder=1, now="halted")
        seen.append((noticed(state, viewer), state.waiting))
        window_closes(state)
        seen.append((noticed(state, viewer), state.waiting))
    assert seen[:2] == seen[2:]
