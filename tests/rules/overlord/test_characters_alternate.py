"""The alternate characters, sentence by sentence (RULES.md 7.9 to 7.16)."""

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    ALTERNATE,
    COPIES,
    GAME,
    act,
    all_cards_but,
    characters,
    choices,
    discards,
    do,
    ending,
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
    quick_table,
    reacts,
    sizes,
    table,
    targets,
    tokens,
    window_closes,
)


@pytest.mark.parametrize(
    ("seat", "income"), [(1, 5), (2, 4), (3, -1), (4, 2), (5, 1), (6, 0), (7, -1)], ids=ALTERNATE[1:]
)
def test_the_income_of_each_alternate_character(seat: int, income: int) -> None:
    """7, 4.3: all eight at one table; the Tyrant's four are taken from the Pretender."""
    state = quick_table(*[player(who, gold=9) for who in ALTERNATE], now="round")
    do(state, *["0 rob 1"] * 4, "2 pass", "4 pass")
    assert gold(state)[seat] == 9 + income - (4 if seat == 1 else 0)


def test_the_tyrants_income_is_one() -> None:
    """7.9: besides the four taken from the others."""
    state = quick_table(player("tyrant"), player("captain"), player("squire"), player("peasant"), now="round")
    do(state, "0 rob 1", "0 rob 1", "0 rob 1", "0 rob 1")
    assert gold(state) == [5 + 4 + 1, 5 - 4 + 3, 6, 5]


@pytest.mark.parametrize("who", ALTERNATE)
def test_the_ranks_of_the_alternate_set_in_order(who: str) -> None:
    """7: a Mutiny finds the neighbours in the order of the set."""
    place = ALTERNATE.index(who)
    seats = [
        player(character, "mutiny") if character == who else player(character) for character in ALTERNATE
    ]
    state = table(*seats, holder=place)
    assert targets(state, place, "mutiny") == {place - 1, place + 1} & set(range(8))


# ---- the Tyrant (7.9)


def tyrants_round(*purses: int, knight: int | None = None, round_number: int = 2) -> State:
    """Begin a round; the Tyrant on seat 0 has 5 gold, the others these amounts; one of them may be the Knight."""
    cast = ["captain", "squire", "peasant"]
    if knight is not None:
        cast[knight - 1] = "knight"
    seats = [player(who, gold=purse) for who, purse in zip(cast, purses, strict=True)]
    return table(player("tyrant"), *seats, now="round", round=round_number)


def test_the_tyrant_is_the_overlord_in_every_rule() -> None:
    """7.9, 1.2: the Tyrant chooses, is crowned, wins as the last one standing, and by dying ends the round."""
    state = table(player("tyrant"), player("captain"), player("general"), player("peasant"))
    assert choices(state, 0) == {"pick 1", "pick 2", "pick 3"}
    act(state, "0 pick 1")
    assert (holder(state), giver(state)) == (1, None)
    state = table(
        player("tyrant"), player("captain"), executed("general", 1), executed("peasant", 2), holder=1
    )
    assert ending(do(state, "1 die")) == ("last-standing", (0,))
    state = table(player("tyrant"), player("captain"), player("general"), player("peasant"), holder=0)
    do(state, "0 die")
    assert (characters(state), facts(state)["round"]) == (["peasant", "general", "tyrant", "captain"], 3)


def test_the_tyrant_takes_four_gold_split_as_he_likes() -> None:
    """7.9: coin by coin, from anybody they like."""
    state = tyrants_round(5, 5, 5, round_number=1)
    assert (prompt(state), choices(state, 0)) == ("rob", {"rob 1", "rob 2", "rob 3"})
    do(state, "0 rob 3", "0 rob 1", "0 rob 3", "0 rob 3")
    assert gold(state) == [9, 4, 5, 2]
    assert prompt(state) == "pick"


def test_the_tyrant_acts_in_the_first_round_too() -> None:
    """4.1, R22: in a new game, before the first cards are drawn."""
    state = GAME.new(4, seed=1, options={"cast": "alternate"})
    assert (prompt(state), sizes(state)) == ("rob", [0, 0, 0, 0])


def test_the_tyrant_cannot_take_less_than_there_is_to_take() -> None:
    """7.9: exactly four; stopping early is not allowed."""
    state = do(tyrants_round(5, 5, 5), "0 rob 1", "0 rob 1", "0 rob 1")
    assert "pass" not in choices(state, 0)


def test_the_tyrant_takes_from_nobody_more_than_he_has() -> None:
    """7.9"""
    state = do(tyrants_round(1, 5, 5), "0 rob 1")
    assert choices(state, 0) == {"rob 2", "rob 3"}


def test_the_tyrant_takes_less_than_four_if_there_is_not_that_much() -> None:
    """7.9: all there is."""
    state = do(tyrants_round(1, 0, 1, round_number=1), "0 rob 1")
    assert gold(state) == [7, 0, 0, 0]


def test_the_tyrant_takes_nothing_from_the_knight() -> None:
    """7.9, 7.5"""
    state = tyrants_round(5, 5, 5, knight=2)
    assert choices(state, 0) == {"rob 1", "rob 3"}
    state = do(tyrants_round(2, 5, 0, knight=2, round_number=1))
    assert gold(state) == [7, 0, 5, 0]


def test_the_tyrant_takes_his_gold_before_the_coronation() -> None:
    """4.1, 4.4: 25 and 4 and 1 are 30."""
    state = table(
        player("tyrant", gold=25), player("captain"), player("squire"), player("peasant"), now="round"
    )
    do(state, *["0 rob 1"] * 4)
    assert ending(state) == ("coronation", (0,))


def test_the_tyrant_robs_at_each_round_start_whoever_he_is_then() -> None:
    """7.9: the player who rose to be the Tyrant does so in the next round."""
    state = table(player("tyrant"), player("captain"), player("general"), player("peasant"), holder=0)
    do(state, "0 die")
    assert (prompt(state), state.waiting) == ("rob", (2,))


# ---- the Pretender (7.10)


def test_the_pretender_may_offer_any_card_for_an_uprising() -> None:
    """7.10"""
    state = table(
        player("overlord"),
        player("captain", "uprising"),
        player("pretender", "blackmail", "retaliation", "guilty_plea", "revenge"),
        player("peasant", "blackmail"),
        holder=1,
    )
    window_closes(do(state, "1 play uprising"))
    offers = {"pass", "offer blackmail", "offer retaliation", "offer guilty_plea", "offer revenge"}
    assert choices(state, 2) == offers
    assert choices(state, 3) == {"pass"}
    do(state, "3 pass", "2 offer blackmail")
    assert facts(state)["round"] == 3


def test_the_pretenders_card_has_no_other_effect() -> None:
    """7.10: a Guilty Plea discarded for the Uprising takes no Order and brings no gold."""
    state = table(
        player("overlord"),
        player("captain", "uprising"),
        player("pretender", "guilty_plea"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play uprising"))
    do(state, "3 pass", "2 offer guilty_plea")
    assert characters(state)[2] == "overlord"
    assert gold(state)[2] == 5 + 6


def test_the_pretenders_cards_are_books_for_discards_only() -> None:
    """7.10: as the holder, the Pretender plays shield cards as shield cards."""
    state = table(
        player("overlord"), player("captain"), player("pretender", "retaliation"), player("peasant"), holder=2
    )
    assert choices(state, 2) == {"die"}


# ---- the Inquisitor (7.11)


def inquisition(**more: object) -> State:
    return table(
        player("overlord", "revenge"),
        player("captain", "mutiny", "blackmail"),
        player("inquisitor", "martyrdom"),
        player("knight", "coercion"),
        now="round",
        **more,
    )


def test_the_inquisitor_may_have_the_hand_of_another_player_shown() -> None:
    """7.11: anybody's, the Knight's too; not their own; or nobody's."""
    state = inquisition()
    assert (prompt(state), choices(state, 2)) == ("inquisitor", {"pass", "show 0", "show 1", "show 3"})


def test_the_hand_is_shown_to_everybody() -> None:
    """7.11"""
    state = do(inquisition(), "2 show 1")
    for viewer in (0, 2, 3, None):
        assert sorted(facts(state, viewer)["players"][1]["shown"]) == ["blackmail", "mutiny"]


def test_the_inquisitor_may_let_it_be() -> None:
    """7.11: "may"."""
    state = do(inquisition(), "2 pass")
    assert all(facts(state, 0)["players"][seat]["shown"] == [] for seat in range(4))


def test_the_hand_is_shown_before_cards_are_drawn_and_does_not_stay_open() -> None:
    """7.11, 4.1: the two cards drawn afterwards are as secret as ever."""
    state = do(inquisition(), "2 show 1")
    assert sizes(state)[1] == 4
    assert len(facts(state, 0)["players"][1]["shown"]) == 2


def test_the_inquisitor_acts_in_the_first_round_although_hands_are_empty() -> None:
    """4.1, R22"""
    state = table(
        player("overlord"), player("captain"), player("inquisitor"), player("knight"), now="round", round=1
    )
    assert (prompt(state), sizes(state)) == ("inquisitor", [0, 0, 0, 0])


def test_the_knight_can_be_made_to_show_his_hand() -> None:
    """7.5, 7.11"""
    state = do(inquisition(), "2 show 3")
    assert facts(state, 0)["players"][3]["shown"] == ["coercion"]


# ---- the Bailiff (7.12)


@pytest.mark.parametrize(("purse", "left"), [(5, 4), (1, 0), (0, 0)])
def test_the_bailiff_pays_one_gold_to_the_treasury_in_the_income_phase(purse: int, left: int) -> None:
    """7.12, 4.3: a Bailiff who cannot pay pays what they have."""
    state = quick_table(
        player("overlord"), player("bailiff", gold=purse), player("squire"), player("peasant"), now="round"
    )
    assert gold(state) == [11, left, 6, 5]


def test_the_bailiff_takes_two_gold_each_time_he_is_given_the_order() -> None:
    """7.12"""
    state = table(
        player("overlord"),
        player("bailiff", "coercion"),
        player("squire", "coercion", "coercion"),
        player("peasant"),
        holder=2,
    )
    act(state, "2 play coercion 1", "1 gold", "1 play coercion 2", "2 gold", "2 play coercion 1")
    assert gold(state)[1] == 5 + 2 + 2 + 2  # twice as the Bailiff, once for their own Coercion


def test_the_bailiff_earns_before_the_then_part() -> None:
    """5.6: so even a penniless Bailiff has a coin for the Blackmail."""
    state = table(
        player("overlord"),
        player("bailiff", gold=0),
        player("squire", "blackmail"),
        player("peasant"),
        holder=2,
    )
    act(state, "2 play blackmail 1")
    assert gold(state) == [5, 1, 6, 5]


# ---- the Censor (7.13)


def censors_round(**more: object) -> State:
    return table(
        player("overlord", "retaliation", "blackmail"),
        player("captain", "blackmail", "blackmail", "coercion"),
        player("censor", "blackmail"),
        player("outlaw", "revenge"),
        now="round",
        **more,
    )


def test_the_censor_may_name_any_of_the_eleven_cards_or_none() -> None:
    """7.13"""
    state = censors_round()
    assert (prompt(state), state.waiting) == ("censor", (2,))
    assert choices(state, 2) == {"pass", *[f"ban {card}" for card in COPIES]}


def test_everybody_discards_all_copies_of_the_named_card() -> None:
    """7.13: the Censor too, and face up. Then the draw."""
    state = do(censors_round(deck=["mutiny"] * 4 + ["capitalize"] * 4), "2 ban blackmail")
    assert hand(state, 0) == ["mutiny", "mutiny", "retaliation"]
    assert hand(state, 1) == ["coercion", "mutiny", "mutiny"]
    assert discards(state) == ["blackmail"] * 4
    assert facts(state)["banned"] == "blackmail"


def test_the_censor_acts_before_cards_are_drawn() -> None:
    """7.13: the Captain had three cards, lost two and drew two."""
    state = do(censors_round(), "2 ban blackmail")
    assert sizes(state) == [3, 3, 2, 3]


def test_the_censor_who_passes_bans_nothing() -> None:
    """7.13"""
    state = do(censors_round(), "2 pass")
    assert (facts(state)["banned"], discards(state)) == (None, [])


def test_a_banned_card_that_was_drawn_later_cannot_be_played() -> None:
    """7.13: nobody may play it; it is no playable shield card, so its owner may die with it in hand."""
    state = table(
        player("overlord"),
        player("captain", "blackmail"),
        player("censor"),
        player("peasant"),
        holder=1,
        banned="blackmail",
    )
    assert choices(state, 1) == {"die"}


def test_a_banned_shield_card_still_blocks_book_cards() -> None:
    """7.13, R3"""
    state = table(
        player("overlord"),
        player("captain", "blackmail", "revenge"),
        player("censor"),
        player("peasant"),
        holder=1,
        banned="blackmail",
    )
    assert choices(state, 1) == {"die"}


def test_a_banned_book_card_cannot_be_played() -> None:
    """7.13"""
    state = table(
        player("overlord"),
        player("captain", "martyrdom", "revenge"),
        player("censor"),
        player("peasant"),
        holder=1,
        banned="revenge",
    )
    assert choices(state, 1) == {"play martyrdom", "die"}


def test_a_banned_guilty_plea_and_a_banned_retaliation_cannot_be_played() -> None:
    """7.13"""
    state = table(
        player("overlord", "guilty_plea"),
        player("captain"),
        player("censor"),
        player("peasant"),
        holder=1,
        now="halted",
        banned="guilty_plea",
    )
    assert choices(state, 0) == {"pass"}
    state = table(
        player("overlord", "retaliation"),
        player("captain", "coercion"),
        player("censor"),
        player("peasant"),
        holder=1,
        banned="retaliation",
    )
    do(state, "1 play coercion 2")
    assert choices(state, 0) == {"pass"}


def test_a_banned_card_can_be_discarded_for_the_captain_and_for_repression() -> None:
    """7.13, R18"""
    state = table(
        player("overlord", "revenge", "revenge", "mutiny"),
        player("captain", "repression"),
        player("censor"),
        player("peasant"),
        holder=1,
        banned="revenge",
    )
    window_closes(do(state, "1 play repression 0"))
    do(state, "0 discard revenge", "0 discard revenge")
    assert hand(state, 0) == ["mutiny"]


def test_a_banned_card_can_be_offered_for_an_uprising() -> None:
    """7.13, R18"""
    state = table(
        player("overlord"),
        player("captain", "uprising"),
        player("censor", "revenge"),
        player("peasant"),
        holder=1,
        banned="revenge",
    )
    window_closes(do(state, "1 play uprising"))
    assert choices(state, 2) == {"pass", "offer revenge"}


def test_a_banned_card_can_pay_for_the_outlaws_take() -> None:
    """7.13, R18"""
    state = table(
        player("overlord"),
        player("captain"),
        player("censor"),
        player("outlaw", "revenge"),
        holder=1,
        now="halted",
        banned="revenge",
    )
    assert choices(state, 3) == {"pass", "take revenge"}


def test_a_banned_card_can_be_given_away_under_coercion() -> None:
    """7.13, R18"""
    state = table(
        player("overlord", "revenge"),
        player("captain"),
        player("censor"),
        player("peasant", "coercion"),
        holder=3,
        banned="revenge",
    )
    window_closes(do(state, "3 play coercion 0"))
    assert choices(state, 0) == {"gold", "give revenge"}


def test_the_ban_ends_with_the_round() -> None:
    """7.13: "in this round"."""
    state = table(
        player("overlord"), player("captain"), player("censor"), player("peasant"), holder=0, banned="revenge"
    )
    do(state, "0 die")
    assert facts(state)["banned"] is None
    assert (prompt(state), facts(state)["round"]) == ("censor", 3)


def test_the_censor_acts_in_the_first_round_too() -> None:
    """4.1, R22: the ban affects what is drawn later."""
    state = table(
        player("overlord"), player("captain"), player("censor"), player("peasant"), now="round", round=1
    )
    do(state, "2 ban blackmail")
    assert facts(state)["banned"] == "blackmail"


def test_at_the_round_start_the_highest_rank_acts_first() -> None:
    """4.1, R17: Tyrant, Inquisitor, Censor, wherever they sit; then the draw."""
    state = table(
        player("censor"), player("inquisitor"), player("captain"), player("tyrant"), now="round", round=1
    )
    order = [(prompt(state), state.waiting)]
    do(state, *["3 rob 2"] * 4)
    order.append((prompt(state), state.waiting))
    do(state, "1 pass")
    order.append((prompt(state), state.waiting))
    assert order == [("rob", (3,)), ("inquisitor", (1,)), ("censor", (0,))]
    assert sizes(state) == [0, 0, 0, 0]
    do(state, "0 pass")
    assert sizes(state) == [2, 2, 2, 2]


# ---- the Merchant (7.14)


def merchants_execution(purse: int = 5, cards: tuple[str, ...] = (), **more: object) -> State:
    state = table(
        player("overlord"),
        player("captain"),
        player("merchant", *cards, gold=purse),
        executed("peasant", 1),
        player("general"),
        now="choice",
        **more,
    )
    return do(state, "0 pick 1")


def test_the_merchant_may_give_two_gold_to_another_player_at_the_start_of_an_execution() -> None:
    """7.14, 5.2: to any other active player, before the first chance for a Guilty Plea."""
    state = merchants_execution()
    assert (prompt(state), state.waiting) == ("merchant", (2,))
    assert choices(state, 2) == {"pass", "gift 0", "gift 1", "gift 4"}


def test_having_paid_the_merchant_may_draw_two_cards() -> None:
    """7.14"""
    state = do(merchants_execution(deck=["mutiny", "revenge"]), "2 gift 4")
    assert (gold(state), choices(state, 2)) == ([5, 5, 3, 5, 7], {"draw", "pass"})
    do(state, "2 draw")
    assert (hand(state, 2), prompt(state)) == (["mutiny", "revenge"], "halted")


def test_having_paid_the_merchant_may_draw_nothing() -> None:
    """7.14: both or none; the gold is gone."""
    state = do(merchants_execution(), "2 gift 4", "2 pass")
    assert (sizes(state)[2], gold(state)[2], prompt(state)) == (0, 3, "halted")


def test_without_a_payment_the_merchant_draws_nothing() -> None:
    """7.14"""
    state = do(merchants_execution(), "2 pass")
    assert (sizes(state)[2], gold(state)[2], prompt(state)) == (0, 5, "halted")


@pytest.mark.parametrize(("purse", "asked"), [(2, "merchant"), (1, "halted"), (0, "halted")])
def test_the_merchant_needs_both_coins(purse: int, asked: str) -> None:
    """7.14"""
    assert prompt(merchants_execution(purse)) == asked


def test_the_merchant_pays_once_an_execution_and_again_in_the_next() -> None:
    """7.14: with six gold, three times in three executions, but not twice in one."""
    state = merchants_execution(6)
    act(state, "2 gift 4", "2 draw")
    assert prompt(state) == "attempt"
    do(state, "1 die", "0 pick 4")
    assert (prompt(state), gold(state)[2]) == ("merchant", 4)


def test_the_merchant_has_no_hand_limit() -> None:
    """7.14: neither here nor in the draw phase."""
    many = ("mutiny",) * 4 + ("coercion",) * 5
    state = do(merchants_execution(cards=many), "2 gift 4", "2 draw")
    assert sizes(state)[2] == 11
    state = quick_table(
        player("overlord"), player("captain"), player("merchant", *many), player("peasant"), now="round"
    )
    assert sizes(state)[2] == 11


def test_the_merchant_draws_fewer_only_if_the_cards_run_out() -> None:
    """7.14, 4.8"""
    seats = [
        player("overlord"),
        player("captain"),
        player("merchant"),
        executed("peasant", 1, *all_cards_but("mutiny")),
    ]
    state = do(table(*seats, now="choice"), "0 pick 1", "2 gift 0", "2 draw")
    assert hand(state, 2) == ["mutiny"]


# ---- the Actor (7.15)


def test_the_actor_takes_the_character_of_the_player_he_eliminates() -> None:
    """7.15: the Actor card goes to the middle in its place; the victim takes a token."""
    state = table(
        player("overlord"), player("captain"), player("actor"), player("general"), holder=1, giver=2
    )
    do(state, "1 die")
    assert characters(state) == ["overlord", None, "captain", "general"]
    assert (middle(state), tokens(state)) == (["actor"], [0, 1, 0, 0])
    assert (prompt(state), state.waiting) == ("pick", (0,))


def test_the_actor_must_take_a_character_of_lower_rank_too() -> None:
    """7.15: compulsory, whatever its rank."""
    state = table(
        player("overlord"), player("servant"), player("actor"), player("general"), holder=1, giver=2
    )
    do(state, "1 die")
    assert characters(state) == ["overlord", None, "servant", "general"]


def test_the_actor_takes_the_knights_character_like_any_other() -> None:
    """7.15, 7.5: the Knight's gold and plot cards are safe, but not the office."""
    state = table(player("overlord"), player("knight"), player("actor"), player("general"), holder=1, giver=2)
    do(state, "1 die")
    assert characters(state) == ["overlord", None, "knight", "general"]


def test_an_actor_who_eliminates_the_overlord_is_the_overlord_and_the_executions_go_on() -> None:
    """7.15, R26: in the same round, and the former Actor makes the next choice."""
    state = table(
        player("overlord"), player("captain"), player("actor"), player("general"), holder=0, giver=2
    )
    do(state, "0 die")
    assert characters(state) == [None, "captain", "overlord", "general"]
    assert (facts(state)["round"], tokens(state), middle(state)) == (2, [1, 0, 0, 0], ["actor"])
    assert (prompt(state), state.waiting) == ("pick", (2,))


def test_an_actor_who_eliminates_the_overlord_as_the_last_active_player_wins() -> None:
    """7.15, 9.1"""
    state = table(
        player("overlord"), executed("captain", 1), player("actor"), executed("general", 2), holder=0, giver=2
    )
    do(state, "0 die")
    assert ending(state) == ("last-standing", (2,))


def test_an_actor_eliminates_nobody_who_took_the_order() -> None:
    """6.14: a player chosen by the Overlord has no giver."""
    state = table(player("overlord"), player("captain"), player("actor"), player("general"), now="choice")
    act(state, "0 pick 1", "1 die")
    assert (characters(state)[2], middle(state)) == ("actor", ["captain"])


def test_an_actor_who_is_eliminated_himself_takes_nothing() -> None:
    """7.15"""
    state = table(
        player("overlord"), player("captain"), player("actor"), player("general"), holder=2, giver=1
    )
    do(state, "2 die")
    assert (characters(state), middle(state)) == (["overlord", "captain", None, "general"], ["actor"])


def test_the_new_overlord_who_was_the_actor_can_be_killed_and_that_ends_the_round() -> None:
    """7.15, 5.8"""
    state = table(
        player("overlord"),
        player("captain"),
        player("actor"),
        player("general", "blackmail"),
        holder=0,
        giver=2,
    )
    act(state, "0 die", "2 pick 3", "3 play blackmail 2", "2 die")
    assert facts(state)["round"] == 3
    # General and Captain rise to 8 and 6; the first Overlord (token 1) takes 5, the Actor's player (token
    # 2) takes 2
    assert characters(state) == ["captain", "general", "actor", "overlord"]


# ---- the Outlaw (7.16)


def outlaws_chance(*cards: str, **more: object) -> State:
    return table(
        player("overlord"),
        player("captain"),
        player("squire"),
        player("outlaw", *cards),
        holder=1,
        giver=2,
        now="halted",
        **more,
    )


def test_the_outlaw_may_discard_any_card_to_take_the_halted_order() -> None:
    """7.16: and may play a Guilty Plea as well."""
    state = outlaws_chance("blackmail", "retaliation", "guilty_plea")
    assert choices(state, 3) == {
        "pass",
        "play guilty_plea",
        "take blackmail",
        "take retaliation",
        "take guilty_plea",
    }


def test_the_outlaws_take_discards_the_card_without_effect_and_has_no_giver() -> None:
    """7.16: even a Guilty Plea discarded for it brings neither gold nor a card."""
    state = reacts(outlaws_chance("guilty_plea"), "3 take guilty_plea")
    assert (holder(state), giver(state), gold(state)[3]) == (3, None, 5)
    assert (hand(state, 3), discards(state)) == ([], ["guilty_plea"])


def test_the_outlaws_take_opens_the_window_again() -> None:
    """5.3: the Order is halted with the Outlaw now."""
    state = reacts(outlaws_chance("mutiny"), "3 take mutiny")
    assert (prompt(state), set(state.waiting)) == ("halted", {0, 1, 2})


def test_an_outlaw_without_cards_cannot_take_the_order() -> None:
    """7.16"""
    assert choices(outlaws_chance(), 3) == {"pass"}


def test_nobody_else_can_take_the_order_like_the_outlaw() -> None:
    """7.16"""
    state = table(
        player("overlord"),
        player("captain"),
        player("squire", "mutiny"),
        player("servant", "mutiny"),
        holder=1,
        now="halted",
    )
    assert choices(state, 2) == choices(state, 3) == {"pass"}


def test_the_outlaw_and_guilty_pleas_share_one_window_and_its_order() -> None:
    """5.3: clockwise from the holder's left; seat 2's Guilty Plea comes before the Outlaw on seat 3."""
    state = table(
        player("overlord"),
        player("captain"),
        player("squire", "guilty_plea"),
        player("outlaw", "mutiny"),
        holder=1,
        now="halted",
    )
    do(state, "3 take mutiny", "0 pass", "2 play guilty_plea")
    window_closes(state)
    assert (holder(state), hand(state, 3)) == (2, ["mutiny"])


def test_the_outlaw_who_holds_the_order_cannot_take_it() -> None:
    """7.16: only from another player."""
    state = table(
        player("overlord"), player("captain"), player("squire"), player("outlaw", "revenge"), holder=3
    )
    assert choices(state, 3) == {"play revenge", "die"}


@pytest.mark.parametrize(("purse", "taken"), [(9, 5), (5, 5), (3, 3), (0, 0)])
def test_the_outlaw_takes_five_gold_from_a_player_he_eliminates(purse: int, taken: int) -> None:
    """7.16: or everything they have, if it is less."""
    state = table(
        player("overlord"),
        player("captain", gold=purse),
        player("squire"),
        player("outlaw"),
        holder=1,
        giver=3,
    )
    do(state, "1 die")
    assert gold(state) == [5, purse - taken, 5, 5 + taken]


def test_the_outlaw_takes_nothing_from_the_knight_he_eliminates() -> None:
    """7.16, 7.5"""
    state = table(player("overlord"), player("knight"), player("squire"), player("outlaw"), holder=1, giver=3)
    do(state, "1 die")
    assert gold(state) == [5, 5, 5, 5]


def test_the_outlaw_takes_his_gold_before_a_martyrdom_pays() -> None:
    """7.16, 5.7: all three, and then the martyr has their seven."""
    state = table(
        player("overlord"),
        player("captain", "martyrdom", gold=3),
        player("squire"),
        player("outlaw"),
        holder=1,
        giver=3,
    )
    act(state, "1 play martyrdom")
    assert gold(state) == [5, 7, 5, 8]


def test_whoever_eliminates_the_outlaw_takes_five_gold_from_the_treasury() -> None:
    """7.16: the Outlaw's own gold stays with the Outlaw."""
    state = table(
        player("overlord"), player("captain"), player("squire"), player("outlaw"), holder=3, giver=1
    )
    do(state, "3 die")
    assert gold(state) == [5, 10, 5, 5]


def test_the_bounty_is_earned_also_if_the_outlaw_has_no_gold() -> None:
    """7.16: it comes from the Treasury."""
    state = table(
        player("overlord"), player("captain"), player("squire"), player("outlaw", gold=0), holder=3, giver=1
    )
    do(state, "3 die")
    assert gold(state) == [5, 10, 5, 0]


def test_an_outlaw_who_took_the_order_brings_a_bounty_to_nobody() -> None:
    """6.14: not to the Overlord who chose the Outlaw, nor to anybody from whom the Outlaw took it."""
    state = reacts(outlaws_chance("mutiny"), "3 take mutiny")
    act(everybody_passes(state), "3 die")
    assert (gold(state), tokens(state)) == ([5, 5, 5, 5], [0, 0, 0, 1])


def test_the_outlaw_pays_his_income_to_the_treasury() -> None:
    """7.16, 4.3: not to the Overlord, as the Servant's does."""
    state = quick_table(
        player("overlord"), player("captain"), player("squire"), player("outlaw"), now="round"
    )
    assert gold(state) == [11, 8, 6, 4]
