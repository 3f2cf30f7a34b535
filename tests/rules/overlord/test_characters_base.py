"""The characters of the base set, sentence by sentence (RULES.md 7.1 to 7.8)."""

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    BASE,
    SHIELDS,
    act,
    characters,
    choices,
    do,
    ending,
    executed,
    facts,
    giver,
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
    window_closes,
)

RANKS_AND_INCOMES = {
    "overlord": (8, 6),
    "advisor": (7, 5),
    "general": (6, 4),
    "captain": (5, 3),
    "knight": (4, 2),
    "squire": (3, 1),
    "peasant": (2, 0),
}


@pytest.mark.parametrize("character", [who for who in RANKS_AND_INCOMES if who != "overlord"])
def test_the_income_of_each_character(character: str) -> None:
    """7, 4.3"""
    others = [who for who in ("captain", "squire", "peasant", "general") if who != character][:2]
    state = quick_table(player("overlord"), player(character), *[player(who) for who in others], now="round")
    assert gold(state)[:2] == [5 + 6, 5 + RANKS_AND_INCOMES[character][1]]


@pytest.mark.parametrize("who", [who for who in BASE if who != "general"])
def test_the_ranks_of_the_base_set_in_order(who: str) -> None:
    """7: with all eight at the table, a Mutiny finds the neighbours in the order of the set."""
    place = BASE.index(who)
    seats = [player(character, "mutiny") if character == who else player(character) for character in BASE]
    assert targets(table(*seats, holder=place), place, "mutiny") == {place - 1, place + 1} & set(range(8))


# ---- the Overlord (7.1)


def test_the_overlord_chooses_any_other_active_player_at_the_start_of_an_execution() -> None:
    """7.1, 5.1"""
    state = table(
        player("overlord"), executed("captain", 1), player("squire"), player("peasant"), player("general")
    )
    assert (prompt(state), state.waiting) == ("pick", (0,))
    assert choices(state, 0) == {"pick 2", "pick 3", "pick 4"}


def test_whom_the_overlord_chooses_takes_the_order_and_nobody_gave_it() -> None:
    """7.1, 5.1"""
    state = act(
        table(player("overlord"), player("captain"), player("general"), player("peasant")), "0 pick 1"
    )
    assert (holder(state), giver(state), state.waiting) == (1, None, (1,))


@pytest.mark.parametrize("character", ["servant", "advisor", "bailiff"])
def test_the_overlords_choice_is_no_giving(character: str) -> None:
    """5.1: nobody draws or takes gold for it."""
    state = table(
        player("overlord", "blackmail", "blackmail", "coercion"),
        player(character),
        player("general"),
        player("peasant"),
    )
    act(state, "0 pick 1")
    assert (gold(state), sizes(state)) == ([5, 5, 5, 5], [3, 0, 0, 0])


def test_the_overlord_can_be_given_the_order_like_anybody_else() -> None:
    """5.1"""
    state = table(
        player("overlord"), player("captain", "coercion"), player("squire"), player("peasant"), holder=1
    )
    act(state, "1 play coercion 0")
    assert (holder(state), choices(state, 0)) == (0, {"die"})


def test_only_the_overlord_can_win_the_last_survivor_of_another_rank_does_not() -> None:
    """7.1: the Overlord dies, one player is left, and a new round begins."""
    state = table(
        player("overlord"),
        player("captain"),
        executed("squire", 1),
        executed("peasant", 2),
        holder=0,
        giver=1,
    )
    do(state, "0 die")
    assert ending(state) is None
    assert characters(state) == ["peasant", "overlord", "captain", "squire"]


# ---- the Advisor (7.2)


def test_the_advisor_takes_a_gold_from_whoever_gives_him_the_order() -> None:
    """7.2"""
    state = table(
        player("overlord"), player("advisor"), player("squire", "coercion"), player("peasant"), holder=2
    )
    act(state, "2 play coercion 1")
    assert gold(state) == [5, 6, 5 - 1 + 2, 5]  # and two for the Squire's Coercion


@pytest.mark.parametrize(("purse", "taken"), [(1, 1), (0, 0)])
def test_the_advisor_takes_no_more_than_there_is(purse: int, taken: int) -> None:
    """7.2"""
    state = table(
        player("overlord"),
        player("advisor"),
        player("squire", "repression", gold=purse),
        player("peasant"),
        holder=2,
    )
    act(state, "2 play repression 1")
    assert gold(state) == [5, 5 + taken, purse - taken, 5]


def test_the_advisor_takes_nothing_from_the_knight() -> None:
    """7.2, 7.5"""
    state = table(
        player("overlord"), player("advisor"), player("knight", "repression"), player("peasant"), holder=2
    )
    act(state, "2 play repression 1")
    assert gold(state) == [5, 5, 5, 5]


@pytest.mark.parametrize(("purse", "left", "advisors"), [(1, 0, 6), (3, 1, 7)])
def test_the_peasant_pays_the_advisor_first_and_then_loses_another_gold(
    purse: int, left: int, advisors: int
) -> None:
    """7.2: the payment comes first, so a single coin leaves nothing to be taken."""
    state = table(
        player("overlord"), player("advisor"), player("peasant", gold=purse), player("squire"), holder=2
    )
    act(state, "2 pay 1")
    assert gold(state) == [5, advisors, left, 5]


def test_the_advisors_ability_comes_before_the_then_part() -> None:
    """5.6: a penniless Blackmailer loses nothing to the Advisor and then gets a coin."""
    state = table(
        player("overlord"),
        player("advisor"),
        player("squire", "blackmail", gold=0),
        player("peasant"),
        holder=2,
    )
    act(state, "2 play blackmail 1")
    assert gold(state) == [5, 4, 1, 5]


def test_the_advisor_takes_his_gold_before_a_mutiny_makes_him_somebody_else() -> None:
    """5.6, 6.6: and the new Advisor, who gave the Order, takes none."""
    state = table(
        player("overlord"), player("advisor"), player("squire", "mutiny"), player("peasant"), holder=2
    )
    act(state, "2 play mutiny 1")
    assert (characters(state)[1:3], gold(state)) == (["squire", "advisor"], [5, 6, 4, 5])


# ---- the General (7.3)


@pytest.mark.parametrize("card", SHIELDS)
def test_the_general_may_still_use_the_printed_targets(card: str) -> None:
    """7.3: "may", and "anybody" includes them."""
    state = table(
        player("overlord"),
        player("general", card),
        player("squire"),
        player("peasant"),
        player("knight"),
        holder=1,
    )
    assert targets(state, 1, card) == {0, 2, 3, 4}


def test_the_general_is_a_general_only_as_long_as_he_is_one() -> None:
    """7.3: the player who exchanged their card for the General's has the General's freedom."""
    state = table(
        player("overlord"),
        player("general", "mutiny"),
        player("squire", "capitalize"),
        player("peasant"),
        player("knight"),
        holder=1,
    )
    act(state, "1 play mutiny 2")
    assert targets(state, 2, "capitalize") == {0, 1, 3, 4}


def test_the_generals_freedom_is_for_shield_cards_not_for_uprising() -> None:
    """7.3: an Uprising goes to the Overlord."""
    state = table(
        player("overlord"), player("general", "uprising"), player("squire"), player("peasant"), holder=1
    )
    assert choices(state, 1) == {"play uprising", "die"}


# ---- the Captain (7.4)


def test_to_whom_the_captain_gives_the_order_he_discards_a_card_of_his_own_choice() -> None:
    """7.4"""
    state = table(
        player("overlord", "revenge", "coercion"),
        player("captain", "blackmail"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play blackmail 0"))
    assert (prompt(state), state.waiting) == ("discard", (0,))
    assert choices(state, 0) == {"discard revenge", "discard coercion"}
    do(state, "0 discard revenge")
    assert hand(state, 0) == ["coercion"]


def test_the_captains_demand_comes_before_the_then_part() -> None:
    """7.4, 5.6: while the Overlord thinks about the discard, the Blackmail has not been paid."""
    state = table(
        player("overlord", "revenge"),
        player("captain", "blackmail"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play blackmail 0"))
    assert gold(state) == [5, 5, 5, 5]
    do(state, "0 discard revenge")
    assert gold(state) == [4, 6, 5, 5]


def test_with_the_captains_repression_one_discards_twice() -> None:
    """7.4: each time a card of one's choice."""
    state = table(
        player("overlord", "revenge", "coercion", "mutiny"),
        player("captain", "repression"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play repression 0"))
    assert state.view(0)["prompt"]["args"] == {"target": 1, "cause": "captain"}
    do(state, "0 discard revenge")
    assert (prompt(state), choices(state, 0)) == ("discard", {"discard coercion", "discard mutiny"})
    assert state.view(0)["prompt"]["args"] == {"target": 1, "cause": "repression"}
    do(state, "0 discard coercion")
    assert (prompt(state), hand(state, 0)) == ("halted", ["mutiny"])


def test_the_only_card_discarded_for_the_captain_cannot_be_given_under_coercion() -> None:
    """7.4, 6.2: the hand is empty by then, so it has to be the gold."""
    state = table(
        player("overlord", "revenge"),
        player("captain", "coercion"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play coercion 0"))
    do(state, "0 discard revenge")
    assert (prompt(state), gold(state)) == ("halted", [5, 7, 5, 5])


def test_an_empty_hand_discards_nothing_for_the_captain() -> None:
    """7.4"""
    state = table(
        player("overlord"), player("captain", "blackmail"), player("squire"), player("peasant"), holder=1
    )
    window_closes(do(state, "1 play blackmail 0"))
    assert prompt(state) == "halted"


def test_the_captain_demands_nothing_of_the_knight() -> None:
    """7.4, 7.5"""
    state = table(
        player("overlord"),
        player("captain", "blackmail"),
        player("knight", "revenge"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play blackmail 2"))
    assert (prompt(state), hand(state, 2)) == ("halted", ["revenge"])


# ---- the Knight (7.5)


def test_the_knight_can_be_given_the_order_and_be_relieved_of_it() -> None:
    """7.5"""
    state = table(
        player("overlord"),
        player("captain", "guilty_plea"),
        player("squire", "coercion"),
        player("knight"),
        holder=2,
    )
    window_closes(do(state, "2 play coercion 3"))
    assert holder(state) == 3
    window_closes(reacts(state, "1 play guilty_plea"))
    assert holder(state) == 1


def test_who_becomes_the_knight_is_safe_from_then_on() -> None:
    """7.5, 6.6: the Squire became the Knight by Mutiny; the next Blackmail takes nothing from them."""
    state = table(
        player("overlord"),
        player("squire", "mutiny"),
        player("knight", "blackmail"),
        player("peasant"),
        holder=1,
    )
    act(state, "1 play mutiny 2", "2 play blackmail 1")
    assert gold(state) == [5, 5, 5, 5]


def test_a_former_knight_is_not_safe_any_more() -> None:
    """7.5, 6.6"""
    state = table(
        player("overlord", "blackmail"),
        player("squire", "mutiny"),
        player("knight", "blackmail"),
        player("peasant"),
        holder=1,
    )
    act(state, "1 play mutiny 2", "2 play blackmail 0", "0 play blackmail 2")
    assert gold(state) == [5 - 1 + 1, 5, 5 + 1 - 1, 5]


def test_the_knight_can_give_a_card_of_his_own_will() -> None:
    """7.5: under Coercion the choice is the Knight's."""
    state = quick_table(
        player("overlord", "blackmail"),
        player("knight", "blackmail", "revenge"),
        player("squire", "coercion"),
        player("peasant"),
        holder=2,
    )
    do(state, "2 play coercion 1", "1 give revenge")
    assert (hand(state, 1), hand(state, 2)) == (["blackmail"], ["revenge"])


# ---- the Squire (7.6)


def squires_execution(*cards: str, **more: object) -> State:
    state = table(
        player("overlord"),
        player("captain"),
        player("squire", *cards),
        player("peasant"),
        now="choice",
        **more,
    )
    return do(state, "0 pick 1")


def test_at_the_start_of_each_execution_the_squire_may_draw_a_card() -> None:
    """7.6, 5.2: after the choice and before the first chance for a Guilty Plea."""
    state = squires_execution(deck=["mutiny"])
    assert (prompt(state), state.waiting, choices(state, 2)) == ("squire", (2,), {"draw", "pass"})
    do(state, "2 draw")
    assert (prompt(state), hand(state, 2)) == ("halted", ["mutiny"])


def test_the_squire_may_refuse_to_draw() -> None:
    """7.6"""
    state = do(squires_execution(), "2 pass")
    assert (prompt(state), hand(state, 2)) == ("halted", [])


def test_the_squire_draws_in_the_first_execution_of_the_first_round() -> None:
    """7.6: including the very first one. Two cards from the draw phase, then the third."""
    state = table(
        player("overlord"), player("captain"), player("squire"), player("peasant"), now="round", round=1
    )
    do(state, "0 pick 1", "2 draw")
    assert sizes(state)[2] == 3


def test_the_squire_draws_in_every_execution_of_a_round() -> None:
    """7.6"""
    state = table(player("overlord"), player("captain"), player("squire"), player("peasant"), now="choice")
    act(state, "0 pick 1", "2 draw", "1 die", "0 pick 3", "2 draw")
    assert sizes(state)[2] == 2


def test_the_squire_who_is_chosen_draws_before_he_has_to_act() -> None:
    """5.2: the draw may save them."""
    state = table(
        player("overlord"),
        player("captain"),
        player("squire"),
        player("peasant"),
        now="choice",
        deck=["blackmail"],
    )
    act(state, "0 pick 2", "2 draw")
    assert "play blackmail 0" in choices(state, 2)


def test_the_squire_draws_up_to_six_cards() -> None:
    """7.6: a Squire with five cards may draw one; a Squire with six is not even asked."""
    five = ("mutiny", "mutiny", "coercion", "coercion", "revenge")
    assert prompt(squires_execution(*five)) == "squire"
    assert prompt(squires_execution(*five, "revenge")) == "halted"


def test_an_executed_squire_draws_nothing() -> None:
    """1.9"""
    state = table(
        player("overlord"),
        player("captain"),
        executed("squire", 1),
        player("peasant"),
        player("general"),
        now="choice",
    )
    assert prompt(do(state, "0 pick 1")) == "halted"


def test_the_squires_card_is_secret() -> None:
    """11.3: everybody sees that the Squire draws, but not what."""
    state = do(squires_execution(deck=["mutiny"]), "2 draw")
    draws = [event for event in state.log(1) if event["event"] == "draw"]
    assert draws[-1]["args"]["seat"] == 2
    assert draws[-1]["args"]["cards"] is None


# ---- the Peasant (7.7)


def peasants_attempt(*cards: str, purse: int = 5) -> State:
    return table(
        player("overlord"),
        player("captain"),
        player("peasant", *cards, gold=purse),
        executed("squire", 1),
        player("general"),
        holder=2,
    )


def test_the_peasant_may_pay_the_nearest_player_on_either_side() -> None:
    """7.7, 1.10: the executed Squire is skipped."""
    assert choices(peasants_attempt(), 2) == {"pay 1", "pay 4", "die"}


def test_the_peasants_coin_goes_to_the_receiver_and_the_order_with_it() -> None:
    """7.7: given in every sense."""
    state = act(peasants_attempt(), "2 pay 4")
    assert (gold(state), holder(state), giver(state)) == ([5, 5, 4, 5, 6], 4, 2)


def test_the_peasant_may_pay_although_he_has_shield_cards() -> None:
    """7.7: a holder with a playable shield card may pay instead, but not die."""
    assert choices(peasants_attempt("coercion"), 2) == {
        "play coercion 1",
        "play coercion 4",
        "pay 1",
        "pay 4",
    }


def test_a_peasant_without_gold_cannot_pay() -> None:
    """7.7"""
    assert choices(peasants_attempt(purse=0), 2) == {"die"}


def test_the_payment_is_never_compulsory() -> None:
    """5.4: the Peasant may prefer to die."""
    state = do(peasants_attempt(), "2 die")
    assert facts(state)["players"][2]["token"] == 2


def test_the_peasant_pays_as_often_as_the_order_comes_back() -> None:
    """7.7"""
    state = table(
        player("overlord", "blackmail", "blackmail"),
        player("captain"),
        player("general"),
        player("peasant", gold=4),
        holder=3,
    )
    act(state, "3 pay 0", "0 play blackmail 3", "3 pay 0", "0 play blackmail 3")
    assert gold(state)[3] == 0
    assert choices(state, 3) == {"die"}


def test_only_the_peasant_can_pay() -> None:
    """7.7"""
    state = table(player("overlord"), player("captain"), player("squire"), player("peasant"), holder=1)
    assert choices(state, 1) == {"die"}


def test_in_a_duel_the_peasant_pays_the_overlord() -> None:
    """7.7, 1.10"""
    state = table(
        player("overlord"), executed("captain", 1), player("peasant"), executed("squire", 2), holder=2
    )
    assert choices(state, 2) == {"pay 0", "die"}


def test_the_payment_works_the_receivers_ability() -> None:
    """7.7, 5.6: the Bailiff earns 2 for being given the Order, besides the coin."""
    state = table(player("overlord"), player("bailiff"), player("peasant"), player("squire"), holder=2)
    act(state, "2 pay 1")
    assert gold(state) == [5, 8, 4, 5]


# ---- the Servant (7.8)


def servants_income(servants_gold: int) -> list[int]:
    state = quick_table(
        player("overlord"),
        player("servant", gold=servants_gold),
        player("captain"),
        player("peasant"),
        now="round",
    )
    return gold(state)


def test_the_servant_gives_one_gold_to_the_overlord_and_has_no_other_income() -> None:
    """7.8, 4.3, R24"""
    assert servants_income(5) == [5 + 6 + 1, 4, 8, 5]


def test_a_servant_without_gold_pays_nothing_and_owes_nothing() -> None:
    """4.3"""
    assert servants_income(0) == [11, 0, 8, 5]


def test_the_servant_pays_before_the_overlord_is_crowned() -> None:
    """4.3, 4.4: the Servant's coin is the thirtieth."""
    state = quick_table(
        player("overlord", gold=23), player("servant"), player("captain"), player("peasant"), now="round"
    )
    assert ending(state) == ("coronation", (0,))


def give_to_servant(
    givers_hand: tuple[str, ...], servants_hand: tuple[str, ...], who: str = "squire", **more: object
) -> State:
    """Play Blackmail from seat 1 at the Servant on seat 2; these are the remaining hands."""
    state = table(
        player("overlord"),
        player(who, "blackmail", *givers_hand),
        player("servant", *servants_hand),
        player("peasant"),
        holder=1,
        **more,
    )
    return window_closes(do(state, "1 play blackmail 2"))


def test_the_servant_draws_when_somebody_with_more_cards_gives_him_the_order() -> None:
    """7.8"""
    state = give_to_servant(("revenge", "revenge"), ("mutiny",), deck=["coercion"])
    assert hand(state, 2) == ["coercion", "mutiny"]


@pytest.mark.parametrize("givers_hand", [(), ("revenge",)])
def test_the_servant_draws_nothing_from_somebody_with_as_many_cards_or_fewer(
    givers_hand: tuple[str, ...],
) -> None:
    """7.8: hands are compared after the played card has left the giver's."""
    state = give_to_servant(givers_hand, ("mutiny",))
    assert hand(state, 2) == ["mutiny"]


def test_the_servant_discards_for_the_captain_before_hands_are_compared() -> None:
    """7.8: one card each, so the discard makes the Captain's hand the larger one."""
    state = give_to_servant(("revenge",), ("mutiny",), "captain", deck=["coercion"])
    assert (prompt(state), state.waiting) == ("discard", (2,))
    do(state, "2 discard mutiny")
    assert hand(state, 2) == ["coercion"]


def test_the_servant_does_not_draw_beyond_his_hand_limit() -> None:
    """7.8, R8"""
    state = give_to_servant(
        ("revenge", "revenge", "mutiny", "mutiny", "martyrdom"), ("mutiny",) * 2 + ("coercion",) * 2
    )
    assert len(hand(state, 2)) == 4


def test_the_servant_draws_before_the_then_part() -> None:
    """5.6: so even an empty hand has a card to discard for Repression."""
    state = table(
        player("overlord"),
        player("squire", "repression", "revenge"),
        player("servant"),
        player("peasant"),
        holder=1,
        deck=["coercion"],
    )
    window_closes(do(state, "1 play repression 2"))
    assert (prompt(state), choices(state, 2)) == ("discard", {"discard coercion"})


def test_the_servant_draws_for_the_peasants_payment_too() -> None:
    """7.7, 7.8: it is giving in every sense."""
    state = table(
        player("overlord"), player("peasant", "revenge"), player("servant"), player("squire"), holder=1
    )
    act(state, "1 pay 2")
    assert sizes(state)[2] == 1


def test_who_becomes_the_servant_by_mutiny_draws_nothing_for_it() -> None:
    """6.6: the new abilities do not apply to the giving that is over."""
    state = table(
        player("overlord"),
        player("servant", "mutiny", "revenge", "revenge"),
        player("peasant"),
        player("captain"),
        holder=1,
    )
    act(state, "1 play mutiny 2")
    assert (characters(state)[1:3], sizes(state)) == (["peasant", "servant"], [0, 2, 0, 0])


def test_the_servant_does_draw_before_a_mutiny_makes_him_somebody_else() -> None:
    """5.6, 6.6"""
    state = table(
        player("overlord"),
        player("servant"),
        player("peasant", "mutiny", "revenge"),
        player("captain"),
        holder=2,
    )
    act(state, "2 play mutiny 1")
    assert (characters(state)[1:3], sizes(state)) == (["peasant", "servant"], [0, 1, 1, 0])
