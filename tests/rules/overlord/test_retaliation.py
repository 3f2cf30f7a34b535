"""Retaliation: cancelling a card, and cancelling a cancellation (RULES.md 5.5, 6.12)."""

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    BOOKS,
    SHIELDS,
    act,
    characters,
    choices,
    discards,
    do,
    everybody_passes,
    executed,
    giver,
    gold,
    hand,
    holder,
    noticed,
    player,
    prompt,
    quick_table,
    reacts,
    table,
    tokens,
    window_closes,
)


def court(*cards: str, character: str = "general") -> State:
    """Give everybody else Retaliations; seat 1 has the Order, given by seat 3, and these cards."""
    return table(
        player("overlord", "retaliation", "blackmail"),
        player(character, *cards),
        player("squire", "retaliation", "retaliation", "blackmail"),
        player("peasant", "blackmail"),
        holder=1,
        giver=3,
    )


# ---- what can be answered, and by whom


@pytest.mark.parametrize("seat", [0, 2, 3])
def test_in_a_hurry_whoever_has_a_retaliation_is_asked_wherever_they_sit(seat: int) -> None:
    """6.12: nobody else is, and the holder cannot answer themselves"""
    who = ["overlord", "general", "captain", "peasant"]
    hands: list[list[str]] = [[], ["blackmail", "retaliation"], [], []]
    hands[seat] = ["retaliation"]
    state = quick_table(*[player(name, *cards) for name, cards in zip(who, hands, strict=True)], holder=1)
    do(state, "1 play blackmail 2")
    assert (prompt(state), state.waiting) == ("retaliate", (seat,))


@pytest.mark.parametrize("card", SHIELDS)
def test_every_shield_card_can_be_cancelled(card: str) -> None:
    """6.12, R7: the Order stays where it is, and so does everything else."""
    state = court(card)
    do(state, f"1 play {card} 3")
    everybody_passes(reacts(state, "0 play retaliation"))
    assert (holder(state), giver(state)) == (1, 3)
    assert (gold(state), tokens(state)) == ([5, 5, 5, 5], [0, 0, 0, 0])
    assert characters(state) == ["overlord", "general", "squire", "peasant"]
    assert hand(state, 3) == ["blackmail"]


@pytest.mark.parametrize("card", BOOKS)
def test_every_book_card_can_be_cancelled(card: str) -> None:
    """6.12, R7: Martyrdom included, which passes the Order to nobody."""
    state = court(card)
    do(state, f"1 play {card}")
    everybody_passes(reacts(state, "0 play retaliation"))
    assert (holder(state), giver(state)) == (1, 3)
    assert (gold(state), tokens(state)) == ([5, 5, 5, 5], [0, 0, 0, 0])
    assert characters(state) == ["overlord", "general", "squire", "peasant"]


def test_a_guilty_plea_can_be_cancelled() -> None:
    """6.12, 6.13: the Order and its giver stay the same; no card is drawn, no gold taken."""
    state = table(
        player("overlord", "retaliation"),
        player("general", "blackmail"),
        player("squire", "guilty_plea"),
        player("peasant"),
        holder=1,
        giver=3,
        now="halted",
    )
    reacts(state, "2 play guilty_plea")
    everybody_passes(reacts(state, "0 play retaliation"))
    assert (holder(state), giver(state)) == (1, 3)
    assert (hand(state, 2), gold(state)[2]) == ([], 5)


def test_all_other_active_players_are_asked_whatever_they_hold() -> None:
    """6.12: the Peasant, who has none, the target and the Overlord; but not the executed."""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "blackmail", "retaliation"),
        player("squire"),
        executed("peasant", 1, "retaliation"),
        player("general"),
        holder=1,
    )
    do(state, "1 play blackmail 0")
    assert (prompt(state), set(state.waiting)) == ("retaliate", {0, 2, 4})
    assert choices(state, 0) == {"pass", "play retaliation"}
    assert choices(state, 2) == {"pass"}


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_being_asked_tells_nothing(viewer: int | None) -> None:
    """6.12: whether the Squire has a Retaliation or not, the window looks the same to the others."""
    seen = []
    for squires_card in ("retaliation", "mutiny"):
        state = table(
            player("overlord"),
            player("captain", "blackmail"),
            player("squire", squires_card),
            player("peasant"),
            holder=1,
        )
        do(state, "1 play blackmail 0")
        seen.append((noticed(state, viewer), state.waiting))
        window_closes(state)
        seen.append((noticed(state, viewer), state.waiting))
    assert seen[:2] == seen[2:]


def test_the_target_may_retaliate() -> None:
    """6.12"""
    state = reacts(do(court("blackmail"), "1 play blackmail 2"), "2 play retaliation")
    assert holder(everybody_passes(state)) == 1


def test_the_overlord_may_retaliate() -> None:
    """6.12"""
    state = reacts(do(court("blackmail"), "1 play blackmail 0"), "0 play retaliation")
    assert holder(everybody_passes(state)) == 1


def test_the_holder_may_retaliate_against_a_guilty_plea() -> None:
    """6.12: the one thing for which a holder can play it."""
    state = table(
        player("overlord"),
        player("general", "retaliation"),
        player("squire", "guilty_plea"),
        player("peasant"),
        holder=1,
        now="halted",
    )
    reacts(reacts(state, "2 play guilty_plea"), "1 play retaliation")
    assert holder(everybody_passes(state)) == 1


def test_nobody_answers_his_own_card() -> None:
    """6.12: a player is not asked about the card they have played."""
    state = do(court("blackmail", "retaliation"), "1 play blackmail 0")
    assert 1 not in state.waiting
    assert state.view(1)["choices"] == []


def test_nobody_answers_his_own_retaliation() -> None:
    """6.12: the Squire, who has two, is not asked about the first."""
    state = reacts(do(court("blackmail"), "1 play blackmail 0"), "2 play retaliation")
    assert set(state.waiting) == {0, 1, 3}


def test_in_a_hurry_only_those_who_have_one_are_asked() -> None:
    """6.12: in simulations; the outcome is the same."""
    seats = [
        player("overlord", "retaliation"),
        player("captain", "blackmail"),
        player("squire"),
        player("peasant"),
    ]
    state = do(quick_table(*seats, holder=1), "1 play blackmail 3")
    assert (prompt(state), state.waiting, holder(state)) == ("retaliate", (0,), 1)
    do(state, "0 pass")
    assert holder(state) == 3


def test_in_a_hurry_all_are_asked_if_all_have_one() -> None:
    """6.12: one after the other, clockwise from the player of the card."""
    armed = [player(who, "retaliation") for who in ("squire", "peasant")]
    state = quick_table(player("overlord", "retaliation"), player("captain", "blackmail"), *armed, holder=1)
    do(state, "1 play blackmail 3")
    asked = []
    while prompt(state) == "retaliate":
        asked.append(state.waiting)
        do(state, f"{state.waiting[0]} pass")
    assert asked == [(2,), (3,), (0,)]


def test_in_a_hurry_nobody_is_asked_if_nobody_else_has_one() -> None:
    """6.12: neither the player of the card nor an executed player counts."""
    seats = [
        player("overlord", "blackmail"),
        player("general", "blackmail", "retaliation"),
        executed("squire", 1, "retaliation"),
        player("peasant"),
    ]
    state = do(quick_table(*seats, holder=1), "1 play blackmail 0")
    assert (prompt(state), state.waiting, holder(state)) == ("attempt", (0,), 0)


# ---- chains


def chain(*retaliations: int) -> State:
    """Play Capitalize from seat 1 at seat 3; these seats retaliate, each against the one before."""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "capitalize", "retaliation"),
        player("squire", "retaliation", "retaliation"),
        player("peasant", "blackmail"),
        holder=1,
        giver=3,
    )
    do(state, "1 play capitalize 3")
    for seat in retaliations:
        reacts(state, f"{seat} play retaliation")
    return state


def test_one_retaliation_cancels_the_card() -> None:
    """6.12"""
    state = everybody_passes(chain(0))
    assert (holder(state), giver(state), gold(state)) == (1, 3, [5, 5, 5, 5])
    assert discards(state) == ["capitalize", "retaliation"]


def test_the_player_of_the_card_may_defend_it_with_a_retaliation() -> None:
    """6.12: with two of them the card works; the Captain's victim discards, the Captain gets the gold."""
    state = chain(0, 1)
    window_closes(state)
    do(state, "3 discard blackmail")
    assert (holder(state), giver(state), gold(state)) == (3, 1, [5, 7, 5, 5])
    assert discards(everybody_passes(state)) == ["blackmail", "capitalize", "retaliation", "retaliation"]


def test_anybody_may_defend_the_card_of_another() -> None:
    """6.12"""
    state = chain(0, 2)
    act(window_closes(state), "3 discard blackmail")
    assert (holder(state), gold(state)) == (3, [5, 7, 5, 5])


def test_three_retaliations_cancel_the_card() -> None:
    """6.12"""
    state = everybody_passes(chain(0, 1, 2))
    assert (holder(state), giver(state), gold(state)) == (1, 3, [5, 5, 5, 5])
    assert discards(state) == ["capitalize", "retaliation", "retaliation", "retaliation"]


def test_four_retaliations_let_the_card_work() -> None:
    """6.12: the Squire against the card, the Captain for it, the Squire again, and finally the Overlord for it."""
    state = chain(2, 1, 2, 0)
    act(window_closes(state), "3 discard blackmail")
    assert (holder(state), gold(state)) == (3, [5, 7, 5, 5])


def test_the_player_of_a_cancelled_retaliation_may_answer_the_one_that_cancelled_it() -> None:
    """6.12: only one's own last card cannot be answered."""
    state = chain(2, 0)
    assert choices(state, 2) == {"pass", "play retaliation"}


def test_the_first_card_is_not_put_to_the_question_again() -> None:
    """6.12: after an even chain it works at once; the Overlord's unused Retaliation comes too late."""
    state = chain(2, 1)
    assert prompt(window_closes(state)) == "discard"


def test_all_retaliations_of_a_chain_are_gone() -> None:
    """6.12"""
    state = chain(0, 1, 2)
    everybody_passes(state)
    assert (hand(state, 0), hand(state, 1), hand(state, 2)) == ([], [], ["retaliation"])


# ---- who is first


def test_of_several_who_want_to_retaliate_the_first_clockwise_from_the_player_does() -> None:
    """6.12: from the left of seat 1 that is seat 2; the Overlord, who spoke first, keeps the card."""
    state = do(court("blackmail"), "1 play blackmail 3", "0 play retaliation", "3 pass", "2 play retaliation")
    everybody_passes(state)
    assert hand(state, 0) == ["blackmail", "retaliation"]
    assert hand(state, 2) == ["blackmail", "retaliation"]


def test_clockwise_is_counted_anew_from_the_player_of_each_retaliation() -> None:
    """6.12: against the Squire's on seat 2 the first is seat 3, then 0, then 1."""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "blackmail", "retaliation"),
        player("squire", "retaliation"),
        player("peasant"),
        holder=1,
    )
    reacts(do(state, "1 play blackmail 3"), "2 play retaliation")
    do(state, "1 play retaliation", "0 play retaliation", "3 pass")
    everybody_passes(state)
    assert (hand(state, 0), hand(state, 1)) == ([], ["retaliation"])


@pytest.mark.parametrize("viewer", [1, 2, 3, None])
def test_a_retaliation_that_came_second_is_not_seen(viewer: int | None) -> None:
    """11.3: nobody learns of the Overlord's wish to retaliate, because the Squire came first."""
    seen = []
    for overlords_answer in ("pass", "play retaliation"):
        state = do(
            court("blackmail"), "1 play blackmail 3", f"0 {overlords_answer}", "3 pass", "2 play retaliation"
        )
        seen.append((noticed(state, viewer), state.waiting))
    assert seen[0] == seen[1]


# ---- afterwards (5.5)


def test_after_a_cancelled_card_the_order_is_halted_again() -> None:
    """5.5, R4: a Guilty Plea can save a player whose card was cancelled."""
    state = table(
        player("overlord", "retaliation"),
        player("general", "blackmail"),
        player("squire", "guilty_plea"),
        player("peasant"),
        holder=1,
        giver=3,
    )
    window_closes(reacts(do(state, "1 play blackmail 0"), "0 play retaliation"))
    assert prompt(state) == "halted"
    everybody_passes(reacts(state, "2 play guilty_plea"))
    assert holder(state) == 2


def test_the_holder_of_a_cancelled_card_tries_again() -> None:
    """5.5"""
    state = reacts(do(court("blackmail", "coercion"), "1 play blackmail 0"), "0 play retaliation")
    everybody_passes(state)
    assert (prompt(state), state.waiting) == ("attempt", (1,))
    assert choices(state, 1) == {"play coercion 0", "play coercion 2", "play coercion 3"}


def test_the_holder_of_a_cancelled_last_card_can_only_die() -> None:
    """5.5"""
    state = everybody_passes(reacts(do(court("blackmail"), "1 play blackmail 0"), "0 play retaliation"))
    assert choices(state, 1) == {"die"}


def test_a_cancelled_card_triggers_no_ability() -> None:
    """5.5: the Captain's target discards nothing."""
    state = court("blackmail", character="captain")
    everybody_passes(reacts(do(state, "1 play blackmail 3"), "0 play retaliation"))
    assert hand(state, 3) == ["blackmail"]
    assert prompt(state) == "attempt"


def test_a_holder_cannot_play_retaliation_to_get_rid_of_the_order() -> None:
    """5.4"""
    assert choices(court("retaliation"), 1) == {"die"}


# ---- what cannot be answered (6.12)


def test_the_overlords_choice_cannot_be_answered() -> None:
    """6.12, 5.1: what follows is the chance for Guilty Pleas, and no other."""
    state = table(
        player("overlord"),
        player("captain", "retaliation"),
        player("general"),
        player("peasant"),
        now="choice",
    )
    do(state, "0 pick 1")
    assert prompt(state) == "halted"
    assert choices(state, 2) == choices(state, 3) == {"pass"}


def test_the_peasants_payment_cannot_be_answered() -> None:
    """6.12, 7.7"""
    state = table(
        player("overlord", "retaliation"), player("captain"), player("squire"), player("peasant"), holder=3
    )
    do(state, "3 pay 0")
    assert (holder(state), prompt(state)) == (0, "halted")


def test_the_outlaws_take_cannot_be_answered() -> None:
    """6.12, 7.16"""
    state = table(
        player("overlord"),
        player("captain", "retaliation"),
        player("squire"),
        player("outlaw", "blackmail"),
        holder=1,
        now="halted",
    )
    reacts(state, "3 take blackmail")
    assert (holder(state), prompt(state)) == (3, "halted")


def test_abilities_of_characters_cannot_be_answered() -> None:
    """6.12: the Captain's demand comes right after the card, with nothing in between."""
    state = table(
        player("overlord", "retaliation", "retaliation"),
        player("captain", "blackmail"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play blackmail 0"))
    assert prompt(state) == "discard"
    do(state, "0 discard retaliation")
    assert prompt(state) == "halted"
