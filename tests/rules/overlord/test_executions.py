"""An execution step by step, and who eliminates whom (RULES.md 5, 6.14)."""

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    act,
    characters,
    choices,
    do,
    everybody_passes,
    executed,
    facts,
    giver,
    gold,
    hand,
    holder,
    middle,
    player,
    prompt,
    reacts,
    table,
    tokens,
    told,
    window_closes,
)

# ---- the attempt (5.4)


def test_a_holder_with_a_playable_shield_card_must_not_be_executed() -> None:
    """5.4, R5"""
    state = table(
        player("overlord"), player("captain", "coercion"), player("squire"), player("peasant"), holder=1
    )
    assert choices(state, 1) == {"play coercion 0", "play coercion 2"}


def test_a_holder_who_can_do_nothing_is_executed() -> None:
    """5.4"""
    state = table(player("overlord"), player("captain"), player("squire"), player("peasant"), holder=1)
    assert choices(state, 1) == {"die"}
    do(state, "1 die")
    assert tokens(state) == [0, 1, 0, 0]


def test_book_cards_are_never_compulsory() -> None:
    """5.4"""
    state = table(
        player("overlord"),
        player("captain", "martyrdom", "revenge"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    assert choices(state, 1) == {"play martyrdom", "play revenge", "die"}


def test_a_holder_may_choose_between_all_his_shield_cards() -> None:
    """5.4: each card with each target once, however many copies they have."""
    state = table(
        player("overlord"),
        player("captain", "coercion", "coercion", "blackmail", "capitalize"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    assert len(state.options(1)) == len(choices(state, 1))
    assert choices(state, 1) == {
        "play coercion 0",
        "play coercion 2",
        "play blackmail 0",
        "play blackmail 2",
        "play blackmail 3",
        "play capitalize 3",
    }


def test_a_holder_whose_only_option_is_death_is_asked_all_the_same() -> None:
    """11.3: otherwise everybody would know what they hold."""
    state = table(
        player("overlord"), player("captain"), player("squire"), player("peasant"), now="halted", holder=1
    )
    assert (prompt(window_closes(state)), state.waiting) == ("attempt", (1,))


# ---- giving (5.6)


def test_abilities_of_the_giver_come_before_those_of_the_receiver_and_the_then_part_last() -> None:
    """5.6: Captain (discard), Servant (draw), Repression (discard): the Servant had one card and ends with none."""
    state = table(
        player("overlord"),
        player("captain", "repression", "revenge"),
        player("servant", "mutiny"),
        player("peasant"),
        holder=1,
        deck=["uprising"],
    )
    window_closes(do(state, "1 play repression 2"))
    assert hand(state, 2) == ["mutiny"]
    do(state, "2 discard mutiny")
    assert hand(state, 2) == ["uprising"]
    assert (prompt(state), choices(state, 2)) == ("discard", {"discard uprising"})
    do(state, "2 discard uprising")
    assert (hand(state, 2), prompt(state)) == ([], "halted")


def test_the_receivers_ability_works_before_the_then_part_of_blackmail() -> None:
    """5.6: the Advisor takes the giver's only coin, then the giver takes one of the Advisor's."""
    state = table(
        player("overlord"),
        player("squire", "blackmail", gold=1),
        player("advisor", gold=0),
        player("peasant"),
        holder=1,
    )
    act(state, "1 play blackmail 2")
    assert gold(state) == [5, 1, 0, 5]
    assert [event["why"] for event in told(state, None, "pay")] == ["advisor", "blackmail"]


def test_the_order_has_moved_before_any_ability_works() -> None:
    """5.6"""
    state = table(
        player("overlord", "revenge"),
        player("captain", "blackmail"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play blackmail 0"))
    assert (prompt(state), holder(state), giver(state)) == ("discard", 0, 1)


# ---- execution of a player (5.7)


def test_an_executed_player_lays_down_his_character_and_takes_the_lowest_token() -> None:
    """5.7"""
    state = table(
        player("overlord"),
        player("captain"),
        executed("squire", 1),
        player("peasant"),
        player("general"),
        holder=3,
    )
    do(state, "3 die")
    assert (tokens(state), middle(state)) == ([0, 0, 1, 2, 0], ["peasant", "squire"])
    assert characters(state)[3] is None


def test_the_overlord_takes_a_token_too_and_lays_his_card_down() -> None:
    """5.7, R14: the Overlord was the third to die, and so is the third to take a character."""
    state = table(
        player("overlord"), executed("captain", 1), executed("squire", 2), player("peasant"), holder=0
    )
    do(state, "0 die")
    assert characters(state) == ["peasant", "captain", "squire", "overlord"]


def test_an_executed_player_keeps_his_hand_and_his_gold() -> None:
    """1.9"""
    state = table(
        player("overlord"),
        player("captain", "revenge", gold=8),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    do(state, "1 die")
    assert (hand(state, 1), gold(state)[1]) == (["revenge"], 8)


def test_an_executed_player_is_asked_nothing_for_the_rest_of_the_round() -> None:
    """1.9: although they have a Guilty Plea, a Retaliation and a book card."""
    state = table(
        player("overlord", "blackmail"),
        executed("captain", 1, "guilty_plea", "retaliation", "revenge"),
        player("general", "blackmail"),
        player("peasant", "uprising"),
        now="choice",
    )
    do(state, "0 pick 2")
    assert 1 not in state.waiting
    everybody_passes(state)
    do(state, "2 play blackmail 3")
    assert 1 not in state.waiting
    everybody_passes(state)
    window_closes(do(state, "3 play uprising"))
    assert state.waiting == (2,)


def test_the_next_execution_begins_with_the_overlords_choice() -> None:
    """5.8"""
    state = table(player("overlord"), player("captain"), player("general"), player("peasant"), holder=1)
    do(state, "1 die")
    assert (prompt(state), choices(state, 0)) == ("pick", {"pick 2", "pick 3"})


@pytest.mark.parametrize("end", ["1 die", "1 play martyrdom", "1 play revolution", "1 play revenge"])
def test_between_two_executions_nobody_holds_the_order_and_nobody_has_given_it(end: str) -> None:
    """1.3, 1.5: the giver is the player who gave the Order to the present holder; without a holder there is none."""
    state = table(
        player("overlord"),
        player("captain", "martyrdom", "revolution", "revenge"),
        player("general"),
        player("peasant"),
        player("knight"),
        holder=1,
        giver=2,
    )
    act(state, end)
    assert prompt(state) == "pick"
    assert (holder(state), giver(state)) == (None, None)


def test_after_a_choice_the_giver_of_the_execution_before_is_forgotten() -> None:
    """1.5, 5.1: so Revenge takes nobody along."""
    state = table(
        player("overlord"),
        player("captain"),
        player("general"),
        player("peasant", "revenge"),
        player("knight"),
        holder=1,
        giver=2,
    )
    act(state, "1 die", "0 pick 3")
    assert giver(state) is None
    act(state, "3 play revenge")
    assert tokens(state) == [0, 1, 0, 2, 0]


def test_one_execution_may_go_round_the_table_many_times() -> None:
    """5.6, 5.3: the giver is always the last player who gave."""
    state = table(
        player("overlord", "blackmail"),
        player("captain", "capitalize"),
        player("squire", "coercion"),
        player("peasant", "repression"),
        holder=1,
    )
    act(state, "1 play capitalize 3", "3 discard repression", "3 pay 2", "2 play coercion 3", "3 pay 0")
    assert (holder(state), giver(state)) == (0, 3)
    act(state, "0 play blackmail 1", "1 die")
    assert tokens(state) == [0, 1, 0, 0]


# ---- who eliminates whom (6.14): the Outlaw's five gold tell


def outlaws_deed(*cards: str) -> State:
    """Let the Outlaw on seat 1 give the Order to the General on seat 2."""
    return table(
        player("overlord"),
        player("outlaw"),
        player("general", *cards, gold=9),
        player("peasant", "revenge"),
        player("captain"),
        holder=2,
        giver=1,
    )


def test_who_dies_for_want_of_a_card_is_eliminated_by_his_giver() -> None:
    """6.14"""
    assert gold(do(outlaws_deed(), "2 die"))[1:3] == [10, 4]


def test_a_martyr_is_eliminated_by_his_giver() -> None:
    """6.14, R11"""
    assert gold(act(outlaws_deed("martyrdom"), "2 play martyrdom"))[1:3] == [10, 4 + 7]


def test_an_avenger_is_eliminated_by_his_giver_who_then_dies() -> None:
    """6.14, R11: the Outlaw takes five gold first; nobody gets a bounty for the Outlaw."""
    state = act(outlaws_deed("revenge"), "2 play revenge")
    assert (gold(state), tokens(state)) == ([5, 10, 4, 5, 5], [0, 2, 1, 0, 0])


def test_an_avenging_actor_takes_nothing_from_the_giver_he_takes_along() -> None:
    """6.14: the avenger is no longer active when the giver dies."""
    state = table(
        player("overlord"),
        player("captain"),
        player("actor", "revenge"),
        player("general"),
        player("knight"),
        holder=2,
        giver=1,
    )
    act(state, "2 play revenge")
    assert (characters(state), middle(state)) == (
        ["overlord", None, None, "general", "knight"],
        ["actor", "captain"],
    )


def test_an_avenging_outlaw_takes_no_gold_from_the_giver_he_takes_along() -> None:
    """6.14: and the giver takes the bounty before dying."""
    state = table(
        player("overlord"),
        player("captain"),
        player("outlaw", "revenge"),
        player("general"),
        player("knight"),
        holder=2,
        giver=1,
    )
    act(state, "2 play revenge")
    assert (gold(state), tokens(state)) == ([5, 10, 5, 5, 5], [0, 2, 1, 0, 0])


def test_an_actor_who_gave_the_order_to_an_avenger_dies_with_the_character_he_took() -> None:
    """6.9, 6.14: first the Actor takes the Captain's card, then is executed with it."""
    state = table(
        player("overlord"),
        player("actor"),
        player("captain", "revenge"),
        player("general"),
        player("knight"),
        holder=2,
        giver=1,
    )
    act(state, "2 play revenge")
    assert tokens(state) == [0, 2, 1, 0, 0]
    assert (middle(state), told(state, None, "executed")[1]["character"]) == (["actor", "captain"], "captain")


def test_an_overlord_who_takes_revenge_on_the_actor_ends_the_round() -> None:
    """6.9, 7.15: the Actor is the Overlord for a moment, and then nobody is."""
    state = table(
        player("overlord", "revenge"),
        player("actor"),
        player("captain"),
        player("general"),
        holder=0,
        giver=1,
    )
    act(state, "0 play revenge")
    assert facts(state)["round"] == 3
    # General and Captain rise to 8 and 6; then tokens 1 (old Overlord) and 2 (Actor) take 5 and 2
    assert characters(state) == ["captain", "actor", "general", "overlord"]


def test_a_player_who_took_the_order_is_eliminated_by_nobody() -> None:
    """6.14: not by the player from whom they took it, nor by whoever had given it to that player."""
    state = table(
        player("overlord"),
        player("outlaw"),
        player("general", "guilty_plea", gold=9),
        player("peasant"),
        holder=3,
        giver=1,
        now="halted",
        deck=["retaliation"],
    )
    act(everybody_passes(reacts(state, "2 play guilty_plea")), "2 die")
    assert gold(state)[1:3] == [5, 10]


def test_an_overlord_executed_by_uprising_is_eliminated_by_the_rebel() -> None:
    """6.14: the Outlaw who played it takes five gold; the Peasant who discarded a card gets nothing."""
    state = table(
        player("overlord", gold=9),
        player("outlaw", "uprising"),
        player("general"),
        player("peasant", "revenge"),
        holder=1,
    )
    window_closes(do(state, "1 play uprising"))
    do(state, "2 pass", "3 offer revenge")
    robbed = [event for event in told(state, None, "pay") if event["why"] == "outlaw"]
    assert robbed == [{"seat": 0, "target": 1, "gold": 5, "why": "outlaw"}]


def test_an_actors_uprising_makes_him_the_overlord() -> None:
    """6.14, 7.15: and the executions go on."""
    state = table(
        player("overlord"),
        player("actor", "uprising"),
        player("general"),
        player("captain", "revenge"),
        holder=1,
    )
    window_closes(do(state, "1 play uprising"))
    do(state, "2 pass", "3 offer revenge")
    assert (characters(state), facts(state)["round"]) == ([None, "overlord", "general", "captain"], 2)
    assert (prompt(state), state.waiting) == ("pick", (1,))


def test_the_rebel_of_a_failed_uprising_is_eliminated_by_nobody() -> None:
    """6.14: although the Outlaw had given the rebel the Order."""
    state = table(
        player("overlord"),
        player("outlaw"),
        player("general", "uprising", gold=9),
        player("peasant"),
        holder=2,
        giver=1,
    )
    window_closes(do(state, "2 play uprising"))
    do(state, "1 pass", "3 pass")
    assert (tokens(state), gold(state)) == ([0, 0, 1, 0], [5, 5, 9, 5])


def test_nobody_has_a_bounty_for_an_outlaw_whose_uprising_failed() -> None:
    """6.14: not even the Overlord, who held the Order."""
    state = table(
        player("overlord"),
        player("outlaw", "uprising"),
        player("general"),
        player("peasant"),
        holder=1,
        giver=3,
    )
    window_closes(do(state, "1 play uprising"))
    do(state, "2 pass", "3 pass")
    assert (tokens(state), gold(state)) == ([0, 1, 0, 0], [5, 5, 5, 5])


def test_after_a_mutiny_the_giver_eliminates_with_the_character_he_received() -> None:
    """6.14: the Peasant became the Outlaw by Mutiny, and the old Outlaw dies as a Peasant."""
    state = table(
        player("overlord"), player("peasant", "mutiny"), player("outlaw", gold=9), player("general"), holder=1
    )
    act(state, "1 play mutiny 2", "2 die")
    assert characters(state) == ["overlord", "outlaw", None, "general"]
    assert gold(state) == [5, 10, 4, 5]


def test_an_actor_who_mutinied_is_no_actor_any_more() -> None:
    """6.14: the victim has the Actor's card and lays it down."""
    state = table(
        player("overlord"), player("actor", "mutiny"), player("captain"), player("general"), holder=1
    )
    act(state, "1 play mutiny 2", "2 die")
    assert (characters(state), middle(state)) == (["overlord", "captain", None, "general"], ["actor"])


def test_an_actor_who_eliminates_the_outlaw_takes_his_card_and_the_bounty() -> None:
    """6.14: but, as the new Outlaw, does not rob the victim."""
    state = table(
        player("overlord"), player("actor"), player("outlaw", gold=9), player("general"), holder=2, giver=1
    )
    do(state, "2 die")
    assert (characters(state), gold(state)) == (["overlord", "outlaw", None, "general"], [5, 10, 9, 5])


def test_a_bounty_is_paid_to_the_overlord_like_to_anybody() -> None:
    """7.16"""
    state = table(
        player("overlord", "coercion"), player("outlaw"), player("captain"), player("general"), holder=0
    )
    act(state, "0 play coercion 1", "1 die")
    assert gold(state)[0] == 5 + 2 + 5
