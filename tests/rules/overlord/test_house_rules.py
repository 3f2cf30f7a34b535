"""The twelve house rules, each with its default and its alternative (RULES.md 13)."""

import re
from typing import Any

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    FOLDER,
    GAME,
    act,
    characters,
    choices,
    do,
    ending,
    everybody_passes,
    executed,
    facts,
    gold,
    hand,
    holder,
    player,
    prompt,
    quick_table,
    reacts,
    sizes,
    table,
    targets,
    told,
    window_closes,
)


def house(name: str, value: str) -> dict[str, Any]:
    """Return one house rule; an empty value leaves everything at its default."""
    return {"options": {name: value} if value else {}}


def test_there_are_twelve_house_rules_and_each_has_a_paragraph_of_its_own() -> None:
    """13"""
    paragraphs = re.findall(
        r"^### (13\.\d+) [^\n]+\n\nOption `(\w+)`\.$", (FOLDER / "RULES.md").read_text("utf-8"), re.MULTILINE
    )
    assert [(option.rule, option.name) for option in GAME.options if option.name != "cast"] == paragraphs
    assert len(paragraphs) == 12


@pytest.mark.parametrize("name", [option.name for option in GAME.options if option.name != "cast"])
def test_the_default_of_each_house_rule_is_the_one_its_paragraph_names(name: str) -> None:
    """13: "Default `nearest`: ... Alternative `exact`: ...\""""
    text = (FOLDER / "RULES.md").read_text("utf-8")
    paragraph = re.search(rf"\nOption `{name}`\.\n(.*?)(?:\n###|\Z)", text, re.DOTALL)
    assert paragraph is not None
    named = re.search(r"Default `(\w+)`.*Alternative\s+`(\w+)`", paragraph[1], re.DOTALL)
    assert named is not None
    option = next(option for option in GAME.options if option.name == name)
    assert option.values == (named[1], named[2])


def test_yes_and_no_may_be_said_as_true_and_false() -> None:
    """13: for programs."""
    assert GAME.new(4, options={"may_die": True}).view(None)["options"]["may_die"] == "yes"
    assert GAME.new(4, options={"plea_at_start": False}).view(None)["options"]["plea_at_start"] == "no"


# ---- 13.1 mutiny_rank


def mutineer(who: str, value: str, *cards: str) -> State:
    """Seat the cast of four (8, 5, 3, 2) in this order; `who` has the Order and a Mutiny."""
    cast = ("overlord", "captain", "squire", "peasant")
    seats = [
        player(character, "mutiny", *cards) if character == who else player(character) for character in cast
    ]
    return table(*seats, holder=cast.index(who), **house("mutiny_rank", value))


@pytest.mark.parametrize(
    ("who", "seats"), [("overlord", {1}), ("captain", {0, 2}), ("squire", {1, 3}), ("peasant", {2})]
)
def test_mutiny_normally_goes_to_the_nearest_rank(who: str, seats: set[int]) -> None:
    """13.1 nearest"""
    state = mutineer(who, "")
    assert targets(state, state.waiting[0], "mutiny") == seats


@pytest.mark.parametrize(
    ("who", "seats"), [("overlord", set()), ("captain", set()), ("squire", {3}), ("peasant", {2})]
)
def test_mutiny_goes_only_to_the_exact_rank(who: str, seats: set[int]) -> None:
    """13.1 exact: rank 3 and rank 2 are one apart, no others."""
    state = mutineer(who, "exact")
    assert targets(state, state.waiting[0], "mutiny") == seats


def test_an_exact_mutiny_without_a_target_blocks_book_cards() -> None:
    """13.1 exact, R3"""
    assert choices(mutineer("captain", "exact", "revenge"), 1) == {"die"}


def test_the_general_mutinies_against_anybody_even_if_ranks_are_exact() -> None:
    """13.1 exact"""
    state = table(
        player("overlord"),
        player("general", "mutiny"),
        player("squire"),
        player("peasant"),
        holder=1,
        **house("mutiny_rank", "exact"),
    )
    assert targets(state, 1, "mutiny") == {0, 2, 3}


# ---- 13.2 capitalize_duel


def capitalist(value: str) -> State:
    return table(
        player("overlord"),
        executed("captain", 1),
        player("squire", "capitalize"),
        executed("peasant", 2),
        holder=2,
        **house("capitalize_duel", value),
    )


def test_capitalize_normally_has_no_target_in_a_duel() -> None:
    """13.2 no_target"""
    assert choices(capitalist(""), 2) == {"die"}


def test_capitalize_goes_to_the_other_player_in_a_duel() -> None:
    """13.2 other_player: and since it can be played, it must be."""
    state = capitalist("other_player")
    assert choices(state, 2) == {"play capitalize 0"}
    act(state, "2 play capitalize 0")
    assert (holder(state), gold(state)[2]) == (0, 7)


def test_with_three_players_capitalize_is_the_same_either_way() -> None:
    """13.2"""
    for value in ("no_target", "other_player"):
        state = table(
            player("overlord"),
            player("captain"),
            player("squire", "capitalize"),
            executed("peasant", 1),
            holder=2,
            **house("capitalize_duel", value),
        )
        assert targets(state, 2, "capitalize") == {0, 1}


# ---- 13.3 dead_shields


def dead_shield(value: str, *cards: str) -> State:
    return table(
        player("overlord"),
        executed("captain", 1),
        player("squire", *cards),
        executed("peasant", 2),
        holder=2,
        **house("dead_shields", value),
    )


def test_a_useless_shield_card_normally_blocks_book_cards() -> None:
    """13.3 block"""
    assert choices(dead_shield("", "capitalize", "revenge"), 2) == {"die"}


def test_a_useless_shield_card_may_be_ignored() -> None:
    """13.3 ignored: the hand is shown either way."""
    state = dead_shield("ignored", "capitalize", "revenge")
    assert choices(state, 2) == {"play revenge", "die"}
    do(state, "2 play revenge")
    assert facts(state, 0)["players"][2]["shown"] == ["capitalize"]


def test_a_playable_shield_card_blocks_book_cards_all_the_same() -> None:
    """13.3 ignored"""
    assert choices(dead_shield("ignored", "capitalize", "coercion", "revenge"), 2) == {"play coercion 0"}


def test_a_banned_shield_card_may_be_ignored_too() -> None:
    """13.3 ignored: banned by the Censor."""
    seats = [
        player("overlord"),
        player("captain", "blackmail", "revenge"),
        player("censor"),
        player("peasant"),
    ]
    state = table(*seats, holder=1, banned="blackmail", **house("dead_shields", "ignored"))
    assert choices(state, 1) == {"play revenge", "die"}


# ---- 13.4 plea_after_cancel


def cancelled(value: str, *cards: str) -> State:
    """Set up the Captain's card just cancelled; seat 2 has a Guilty Plea."""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "blackmail", *cards),
        player("squire", "guilty_plea"),
        player("outlaw", "mutiny"),
        holder=1,
        **house("plea_after_cancel", value),
    )
    return window_closes(reacts(do(state, "1 play blackmail 2"), "0 play retaliation"))


def test_a_guilty_plea_may_normally_follow_a_cancelled_card() -> None:
    """13.4 yes"""
    state = cancelled("")
    assert prompt(state) == "halted"
    assert choices(state, 2) == {"pass", "play guilty_plea"}


def test_after_a_cancelled_card_it_may_be_too_late_for_a_plea() -> None:
    """13.4 no: the holder goes on at once; the Outlaw is bound by it too."""
    assert (prompt(cancelled("no")), cancelled("no").waiting) == ("attempt", (1,))


def test_when_the_order_arrives_somewhere_it_can_be_taken_again() -> None:
    """13.4 no: the second card works, and its target can be relieved."""
    state = do(cancelled("no", "coercion"), "1 play coercion 2")
    window_closes(state)
    do(state, "2 discard guilty_plea")
    assert (holder(state), prompt(state)) == (2, "halted")


def test_before_the_first_attempt_the_order_can_be_taken_under_the_house_rule_too() -> None:
    """13.4 no: right after the Overlord's choice, and after a Guilty Plea"""
    state = table(
        player("overlord"),
        player("captain", "blackmail"),
        player("squire", "guilty_plea"),
        player("peasant", "guilty_plea"),
        now="choice",
        **house("plea_after_cancel", "no"),
    )
    do(state, "0 pick 1", "2 pass")
    assert (prompt(state), holder(state)) == ("halted", 1)
    window_closes(reacts(state, "2 play guilty_plea"))
    assert (prompt(state), holder(state)) == ("halted", 2)
    assert "play guilty_plea" in choices(state, 3)


def test_a_cancelled_plea_closes_nothing() -> None:
    """13.4 no: it was no attempt by the holder."""
    state = table(
        player("overlord", "retaliation"),
        player("captain"),
        player("squire", "guilty_plea", "guilty_plea"),
        player("peasant"),
        holder=1,
        now="halted",
        **house("plea_after_cancel", "no"),
    )
    window_closes(reacts(reacts(state, "2 play guilty_plea"), "0 play retaliation"))
    assert (prompt(state), holder(state)) == ("halted", 1)
    assert "play guilty_plea" in choices(state, 2)


# ---- 13.5 may_die


def test_normally_a_playable_shield_card_must_be_played() -> None:
    """13.5 no"""
    state = table(
        player("overlord"), player("captain", "coercion"), player("squire"), player("peasant"), holder=1
    )
    assert "die" not in choices(state, 1)


def test_the_holder_may_be_allowed_to_die_with_a_playable_shield_card() -> None:
    """13.5 yes"""
    state = table(
        player("overlord"),
        player("captain", "coercion"),
        player("squire"),
        player("peasant"),
        holder=1,
        **house("may_die", "yes"),
    )
    assert choices(state, 1) == {"play coercion 0", "play coercion 2", "die"}
    do(state, "1 die")
    assert (facts(state)["players"][1]["token"], hand(state, 1)) == (1, ["coercion"])


def test_refusing_to_pass_the_order_does_not_open_the_books() -> None:
    """13.5 yes, 6.7: shield cards in hand still block book cards."""
    state = table(
        player("overlord"),
        player("captain", "coercion", "revenge"),
        player("squire"),
        player("peasant"),
        holder=1,
        **house("may_die", "yes"),
    )
    assert "play revenge" not in choices(state, 1)


# ---- 13.6 hand_limit

SIX = ("mutiny", "mutiny", "coercion", "coercion", "revenge", "revenge")


def squires_start(value: str) -> State:
    seats = [player("overlord"), player("captain"), player("squire", *SIX), player("peasant")]
    return do(table(*seats, now="choice", **house("hand_limit", value)), "0 pick 1")


def servant_with_four(value: str) -> State:
    seats = [
        player("overlord"),
        player("squire", "blackmail", *SIX),
        player("servant", *["capitalize"] * 4),
        player("peasant"),
    ]
    return act(table(*seats, holder=1, **house("hand_limit", value)), "1 play blackmail 2")


def plea_above_limit(value: str) -> State:
    seats = [player("overlord"), player("captain"), player("general", "guilty_plea", *SIX), player("peasant")]
    return everybody_passes(
        reacts(table(*seats, holder=1, now="halted", **house("hand_limit", value)), "2 play guilty_plea")
    )


def test_the_hand_limit_normally_binds_every_draw() -> None:
    """13.6 every_draw: Squire, Servant and Guilty Plea."""
    assert prompt(squires_start("")) == "halted"
    assert sizes(servant_with_four(""))[2] == 4
    assert sizes(plea_above_limit(""))[2] == 6


def test_the_hand_limit_may_bind_the_draw_phase_only() -> None:
    """13.6 draw_phase: Squire, Servant and Guilty Plea draw regardless."""
    state = squires_start("draw_phase")
    assert prompt(state) == "squire"
    assert sizes(do(state, "2 draw"))[2] == 7
    assert sizes(servant_with_four("draw_phase"))[2] == 5
    assert sizes(plea_above_limit("draw_phase"))[2] == 7


def test_the_draw_phase_is_limited_either_way() -> None:
    """13.6 draw_phase"""
    state = table(
        player("overlord", *SIX[:4]),
        player("captain", *SIX[2:5]),
        player("squire"),
        player("peasant"),
        now="round",
        **house("hand_limit", "draw_phase"),
    )
    assert sizes(state) == [4, 4, 2, 2]


# ---- 13.7 uprising_answers


def rebellion(value: str) -> State:
    """Let the General on seat 1 play Uprising; clockwise: 2 may offer, 3 is the Overlord, 4 and 0 may offer."""
    state = table(
        player("peasant", "martyrdom"),
        player("general", "uprising"),
        player("captain", "coercion"),
        player("overlord"),
        player("squire", "revenge"),
        holder=1,
        **house("uprising_answers", value),
    )
    return window_closes(do(state, "1 play uprising"))


def test_an_uprising_is_normally_answered_in_secret_and_together() -> None:
    """13.7 secret: nobody is told who passed."""
    state = rebellion("")
    assert set(state.waiting) == {0, 2, 4}
    do(state, "2 pass", "4 pass", "0 pass")
    assert told(state, None, "declines") == []


def test_an_uprising_may_be_answered_clockwise_and_openly() -> None:
    """13.7 clockwise: from the left of the rebel, and everybody sees who passes."""
    state = rebellion("clockwise")
    assert state.waiting == (2,)
    do(state, "2 pass")
    assert state.waiting == (4,)
    do(state, "4 pass")
    assert state.waiting == (0,)
    assert [event["seat"] for event in told(state, None, "declines")] == [2, 4]
    do(state, "0 pass")
    assert facts(state)["players"][1]["token"] == 1


def test_the_first_who_discards_ends_the_asking() -> None:
    """13.7 clockwise: the Peasant is not asked any more and keeps the card."""
    state = do(rebellion("clockwise"), "2 pass", "4 offer revenge")
    assert facts(state)["round"] == 3
    assert "martyrdom" in hand(state, 0)


def test_asked_clockwise_with_nobody_else_active_an_uprising_fails() -> None:
    """13.7 clockwise, 6.11"""
    state = table(
        player("overlord"),
        executed("captain", 1),
        player("squire", "uprising"),
        executed("peasant", 2),
        holder=2,
        **house("uprising_answers", "clockwise"),
    )
    act(state, "2 play uprising")
    assert ending(state) == ("last-standing", (0,))


# ---- 13.8 uprising_credit


def actors_uprising(value: str, rebel: str, friend: str) -> State:
    state = table(
        player("overlord"),
        player(rebel, "uprising"),
        player("captain"),
        player(friend, "revenge"),
        holder=1,
        **house("uprising_credit", value),
    )
    window_closes(do(state, "1 play uprising"))
    return do(state, "2 pass", "3 offer revenge")


def test_the_rebel_normally_eliminates_the_overlord() -> None:
    """13.8 giver"""
    state = actors_uprising("", "actor", "general")
    assert (characters(state), facts(state)["round"]) == ([None, "overlord", "captain", "general"], 2)
    assert facts(actors_uprising("", "general", "actor"))["round"] == 3


def test_the_player_who_discards_may_eliminate_the_overlord() -> None:
    """13.8 discarder"""
    state = actors_uprising("discarder", "general", "actor")
    assert (characters(state), facts(state)["round"]) == ([None, "general", "captain", "overlord"], 2)
    assert facts(actors_uprising("discarder", "actor", "general"))["round"] == 3


def test_a_failed_uprising_is_nobodys_doing_either_way() -> None:
    """13.8: the Outlaw who gave the rebel the Order takes nothing."""
    for value in ("giver", "discarder"):
        state = table(
            player("overlord"),
            player("general", "uprising"),
            player("captain"),
            player("outlaw"),
            holder=1,
            giver=3,
            **house("uprising_credit", value),
        )
        window_closes(do(state, "1 play uprising"))
        do(state, "2 pass", "3 pass")
        assert gold(state) == [5, 5, 5, 5]


# ---- 13.9 revenge_duel


def duel(value: str, avenger: str = "captain", giver: str = "overlord") -> State:
    """Let seat 1, given the Order by seat 0, take revenge; the others are dead."""
    seats = [player(giver), player(avenger, "revenge"), executed("squire", 1), executed("general", 2)]
    return act(table(*seats, holder=1, giver=0, **house("revenge_duel", value)), "1 play revenge")


def test_normally_both_die_in_a_duel_with_revenge() -> None:
    """13.9 both_die"""
    state = duel("")
    assert (ending(state), facts(state)["round"]) == (None, 3)


def test_the_overlord_may_win_the_duel_with_revenge() -> None:
    """13.9 overlord_wins: the Overlord is not executed."""
    state = duel("overlord_wins")
    assert ending(state) == ("last-standing", (0,))
    assert facts(state)["players"][0]["token"] == 0


def test_an_actor_who_becomes_the_overlord_by_the_first_half_of_revenge_wins_the_duel_too() -> None:
    """13.9 overlord_wins"""
    assert ending(duel("overlord_wins", "overlord", "actor")) == ("last-standing", (0,))
    assert ending(duel("both_die", "overlord", "actor")) is None


def test_an_overlord_who_takes_revenge_in_a_duel_kills_both_either_way() -> None:
    """13.9: after the first execution nobody is the Overlord, so nobody wins."""
    for value in ("both_die", "overlord_wins"):
        state = duel(value, "overlord", "captain")
        assert (ending(state), facts(state)["round"]) == (None, 3)
        # everybody executed, by tokens: Squire 1, General 2, the avenging Overlord 3, the Captain 4
        assert characters(state) == ["squire", "captain", "overlord", "general"]


def test_with_three_players_revenge_takes_its_giver_along_either_way() -> None:
    """13.9: the Overlord is not the only active player between the two executions."""
    for value in ("both_die", "overlord_wins"):
        seats = [player("overlord"), player("captain", "revenge"), player("squire"), executed("general", 1)]
        state = act(table(*seats, holder=1, giver=0, **house("revenge_duel", value)), "1 play revenge")
        assert facts(state)["round"] == 3


# ---- 13.10 banned_discards


def outlaw_with_banned(value: str) -> State:
    seats = [player("overlord"), player("captain"), player("censor"), player("outlaw", "revenge", "mutiny")]
    return table(*seats, holder=1, now="halted", banned="revenge", **house("banned_discards", value))


def uprising_with_banned(value: str, friend: str = "peasant") -> State:
    seats = [
        player("overlord"),
        player("captain", "uprising"),
        player("censor"),
        player(friend, "revenge", "martyrdom"),
    ]
    state = table(*seats, holder=1, banned="revenge", **house("banned_discards", value))
    return window_closes(do(state, "1 play uprising"))


def test_a_banned_card_can_normally_be_discarded_for_any_purpose() -> None:
    """13.10 allowed"""
    assert choices(outlaw_with_banned(""), 3) == {"pass", "take revenge", "take mutiny"}
    assert choices(uprising_with_banned(""), 3) == {"pass", "offer revenge", "offer martyrdom"}


def test_a_banned_card_may_be_discarded_under_compulsion_only() -> None:
    """13.10 forced_only: not for an Uprising, the Pretender's included, and not for the Outlaw's take."""
    assert choices(outlaw_with_banned("forced_only"), 3) == {"pass", "take mutiny"}
    assert choices(uprising_with_banned("forced_only"), 3) == {"pass", "offer martyrdom"}
    assert choices(uprising_with_banned("forced_only", "pretender"), 3) == {"pass", "offer martyrdom"}


def test_forced_discards_of_a_banned_card_stay_allowed() -> None:
    """13.10 forced_only: for the Captain and for Repression."""
    state = table(
        player("overlord", "revenge", "revenge", "mutiny"),
        player("captain", "repression"),
        player("censor"),
        player("peasant"),
        holder=1,
        banned="revenge",
        **house("banned_discards", "forced_only"),
    )
    window_closes(do(state, "1 play repression 0"))
    do(state, "0 discard revenge", "0 discard revenge")
    assert hand(state, 0) == ["mutiny"]


def test_giving_a_banned_card_away_under_coercion_stays_allowed() -> None:
    """13.10 forced_only: it is no discard."""
    state = table(
        player("overlord", "revenge"),
        player("captain"),
        player("censor"),
        player("peasant", "coercion"),
        holder=3,
        banned="revenge",
        **house("banned_discards", "forced_only"),
    )
    window_closes(do(state, "3 play coercion 0"))
    assert choices(state, 0) == {"gold", "give revenge"}


# ---- 13.11 negative_income


def poor(value: str, purse: int) -> list[int]:
    """Return the gold of Overlord, Servant, Bailiff and Peasant after the income phase."""
    state = quick_table(
        player("overlord"),
        player("servant", gold=purse),
        player("bailiff", gold=purse),
        player("peasant"),
        now="round",
        **house("negative_income", value),
    )
    return gold(state)


def test_a_negative_income_is_normally_paid_once() -> None:
    """13.11 once"""
    assert poor("", 5) == [12, 4, 4, 5]


def test_a_negative_income_may_be_paid_twice() -> None:
    """13.11 twice: the Servant 1 to the Overlord and 1 to the Treasury, the Bailiff 2 to the Treasury."""
    assert poor("twice", 5) == [12, 3, 3, 5]


def test_who_cannot_pay_twice_pays_what_he_has() -> None:
    """13.11 twice, 4.3: the Servant's only coin goes to the Overlord."""
    assert poor("twice", 1) == [12, 0, 0, 5]
    assert poor("twice", 0) == [11, 0, 0, 5]


def test_the_outlaw_pays_once_either_way() -> None:
    """13.11 twice: the Outlaw's card says nothing about it."""
    state = quick_table(
        player("overlord"),
        player("outlaw"),
        player("captain"),
        player("peasant"),
        now="round",
        **house("negative_income", "twice"),
    )
    assert gold(state) == [11, 4, 8, 5]


# ---- 13.12 plea_at_start


def chosen(value: str, third: str = "general") -> State:
    """Let the Overlord choose the Captain; seats 2 and 3 have a Guilty Plea."""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "blackmail", "coercion"),
        player(third, "guilty_plea"),
        player("outlaw", "guilty_plea"),
        now="choice",
        **house("plea_at_start", value),
    )
    return do(state, "0 pick 1")


def test_the_overlords_choice_can_normally_be_answered_by_a_plea() -> None:
    """13.12 yes"""
    state = chosen("")
    assert prompt(state) == "halted"
    assert choices(state, 2) == {"pass", "play guilty_plea"}


def test_the_chosen_player_may_have_to_make_the_first_attempt() -> None:
    """13.12 no: the Outlaw is bound by it too."""
    state = chosen("no")
    assert (prompt(state), state.waiting) == ("attempt", (1,))


def test_after_the_first_attempt_the_order_is_halted_as_always() -> None:
    """13.12 no: whether the card worked or was cancelled."""
    state = do(chosen("no"), "1 play blackmail 2")
    window_closes(reacts(state, "0 play retaliation"))
    assert (prompt(state), holder(state)) == ("halted", 1)
    state = window_closes(do(chosen("no"), "1 play blackmail 2"))
    do(state, "2 discard guilty_plea")
    assert (prompt(state), holder(state)) == ("halted", 2)


def test_the_squire_draws_before_the_first_attempt_either_way() -> None:
    """13.12 no, 5.2"""
    state = chosen("no", "squire")
    assert (prompt(state), state.waiting) == ("squire", (2,))
    assert prompt(do(state, "2 draw")) == "attempt"
