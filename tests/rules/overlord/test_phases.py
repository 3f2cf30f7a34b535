"""The phases of a round (RULES.md 4)."""

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    BASE,
    GAME,
    act,
    all_cards_but,
    characters,
    discards,
    do,
    ending,
    executed,
    facts,
    gold,
    hand,
    player,
    prompt,
    quick_table,
    ruler,
    sizes,
    table,
    tokens,
    told,
)

HAND = ("mutiny", "mutiny", "coercion", "coercion", "revenge", "revenge", "capitalize", "capitalize")


def round_with(character: str, cards: int, **more: object) -> State:
    """Begin a round; seat 1 is this character and has so many cards."""
    others = [who for who in ("captain", "general", "peasant") if who != character][:2]
    seats = [player("overlord"), player(character, *HAND[:cards]), *[player(who) for who in others]]
    return table(*seats, now="round", **more)


# ---- draw (4.2)


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 3), (2, 4), (3, 4), (4, 4)])
def test_everybody_draws_two_cards_but_not_beyond_four(before: int, after: int) -> None:
    """4.2: a player with three cards draws one, a player with four none."""
    assert sizes(round_with("captain", before))[1] == after


@pytest.mark.parametrize("cards", [5, 6, 8])
def test_a_hand_above_the_limit_is_kept_and_draws_nothing(cards: int) -> None:
    """4.2, R8"""
    assert sizes(round_with("captain", cards))[1] == cards


@pytest.mark.parametrize(("before", "after"), [(0, 2), (3, 5), (4, 6), (5, 6), (6, 6), (7, 7)])
def test_the_squire_draws_up_to_six(before: int, after: int) -> None:
    """4.2, 7.6"""
    assert sizes(round_with("squire", before))[1] == after


@pytest.mark.parametrize("before", [0, 4, 8])
def test_the_merchant_always_draws_two(before: int) -> None:
    """4.2, 7.14"""
    assert sizes(round_with("merchant", before))[1] == before + 2


def test_players_draw_one_after_the_other_clockwise_from_the_overlord() -> None:
    """4.2: each takes two cards from the top of the pile."""
    deck = [
        "coercion",
        "capitalize",
        "repression",
        "blackmail",
        "mutiny",
        "martyrdom",
        "revenge",
        "revolution",
    ]
    state = table(
        player("captain"), player("squire"), player("overlord"), player("peasant"), now="round", deck=deck
    )
    assert [hand(state, seat) for seat in (2, 3, 0, 1)] == [sorted(deck[i : i + 2]) for i in (0, 2, 4, 6)]


def test_what_is_drawn_is_seen_by_its_owner_only() -> None:
    """11.3"""
    state = round_with("captain", 0)
    mine = told(state, 1, "draw")
    assert sorted(mine[1]["cards"]) == hand(state, 1)
    assert [event["cards"] for event in told(state, 3, "draw")][:3] == [None, None, None]
    assert [event["cards"] for event in told(state, None, "draw")] == [None] * 4


def test_the_draw_phase_of_an_empty_pile_shuffles_the_discards() -> None:
    """4.8"""
    state = table(*[player(who) for who in BASE[:4]], now="round", discards=all_cards_but())
    assert (sizes(state), discards(state), facts(state)["deck"]) == ([2, 2, 2, 2], [], 34)


def test_a_draw_is_lost_when_there_is_nothing_left_to_shuffle() -> None:
    """4.8: three cards for four players; the last one draws none."""
    seats = [
        player("overlord"),
        player("captain"),
        player("peasant"),
        player("general", *all_cards_but("mutiny", "revenge", "coercion")),
    ]
    state = table(*seats, now="round")
    assert sizes(state) == [2, 1, 0, 39]


def test_a_card_just_discarded_may_be_drawn_again_when_the_pile_is_empty() -> None:
    """4.8, 5.6: the Servant discards their only card for the Captain, draws, and has it back."""
    state = table(
        player("overlord"),
        player("captain", "blackmail", "mutiny"),
        player("servant", "uprising"),
        executed("peasant", 1, *all_cards_but("blackmail", "mutiny", "uprising")),
        holder=1,
    )
    act(state, "1 play blackmail 2", "2 discard uprising")
    assert (hand(state, 2), discards(state)) == (["uprising"], ["blackmail"])


def test_the_squire_is_not_asked_when_there_is_no_card_to_draw() -> None:
    """4.8, 7.6"""
    state = table(
        player("overlord"), player("captain"), player("squire"), executed("peasant", 1, *all_cards_but())
    )
    assert prompt(do(state, "0 pick 1")) == "halted"


# ---- income (4.3)


def test_income_is_skipped_in_the_first_round() -> None:
    """4.3"""
    state = table(
        *[player(who) for who in ("overlord", "captain", "servant", "peasant")], now="round", round=1
    )
    assert gold(state) == [5, 5, 5, 5]
    assert gold(GAME.new(8, seed=3)) == [5] * 8


def test_everybody_takes_his_income_from_the_second_round_on() -> None:
    """4.3, 7: the whole base set, with the Servant's coin in the Overlord's purse."""
    state = table(*[player(who) for who in BASE], now="round", round=2)
    assert gold(state) == [5 + 6 + 1, 10, 9, 8, 7, 6, 5, 4]


def test_the_servant_pays_even_if_it_is_his_last_coin_and_nothing_if_he_has_none() -> None:
    """4.3"""
    for purse, overlords in ((1, 12), (0, 11)):
        seats = [player("overlord"), player("servant", gold=purse), player("captain"), player("peasant")]
        assert gold(table(*seats, now="round"))[:2] == [overlords, 0]


def test_the_servant_pays_the_tyrant_as_he_pays_the_overlord() -> None:
    """1.2, 4.3: 5, and 4 taken, 1 from the Servant, and 1 of the Tyrant's own."""
    state = table(player("tyrant"), player("servant"), player("captain"), player("peasant"), now="round")
    do(state, *["0 rob 2"] * 4)
    assert gold(state) == [11, 4, 4, 5]


# ---- coronation (4.4)


@pytest.mark.parametrize(("purse", "wins"), [(22, False), (23, False), (24, True), (25, True), (60, True)])
def test_the_overlord_is_crowned_with_thirty_gold_or_more(purse: int, wins: bool) -> None:
    """4.4, R28: income first, 6 for the Overlord: 29 is too little, 30 and 31 are enough."""
    state = table(
        player("overlord", gold=purse), player("captain"), player("squire"), player("peasant"), now="round"
    )
    assert gold(state)[0] == purse + 6
    assert ending(state) == (("coronation", (0,)) if wins else None)


def test_the_coronation_ends_the_game_and_cites_its_rule() -> None:
    """4.4, 9.2"""
    state = table(
        player("captain"), player("overlord", gold=24), player("squire"), player("peasant"), now="round"
    )
    assert state.result is not None
    assert (state.result.winners, state.result.rule, state.waiting) == ((1,), "9.2", ())
    assert told(state, None, "wins") == [{"seat": 1, "ending": "coronation"}]


@pytest.mark.parametrize(("purse", "wins"), [(29, False), (30, True)])
def test_there_is_a_coronation_in_the_first_round_although_there_is_no_income(purse: int, wins: bool) -> None:
    """4.4: only the income phase is skipped."""
    state = table(
        player("overlord", gold=purse),
        player("captain"),
        player("squire"),
        player("peasant"),
        now="round",
        round=1,
    )
    assert (ending(state) is not None) == wins


def test_nobody_but_the_overlord_is_crowned() -> None:
    """4.4"""
    state = table(
        player("overlord"),
        player("captain", gold=50),
        player("squire", gold=30),
        player("peasant"),
        now="round",
    )
    assert ending(state) is None


def test_gold_is_checked_at_the_coronation_only() -> None:
    """4.4: an Overlord who gets the thirtieth coin during the executions plays on."""
    state = table(
        player("overlord", "capitalize", gold=29),
        player("captain"),
        player("general"),
        player("peasant"),
        holder=0,
    )
    act(state, "0 play capitalize 2", "2 die")
    assert gold(state)[0] == 31
    assert (ending(state), prompt(state)) == (None, "pick")


def test_who_becomes_the_overlord_with_thirty_gold_waits_for_the_next_coronation() -> None:
    """4.4: a Mutiny in the middle of a round crowns nobody."""
    state = table(
        player("overlord"),
        player("captain", "mutiny", gold=40),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    act(state, "1 play mutiny 0")
    assert (characters(state)[1], ending(state)) == ("overlord", None)


def test_the_new_overlord_is_crowned_in_the_next_round() -> None:
    """4.4, 4.6: the Captain rises to Overlord with 24 gold and takes 6."""
    state = table(
        player("overlord"), player("captain", gold=24), player("squire"), player("peasant"), holder=0
    )
    do(state, "0 die")
    assert ending(state) == ("coronation", (1,))


# ---- exchange of characters (4.6)


def overlord_dies(*seats: dict[str, object]) -> list[str | None]:
    """Execute the Overlord on seat 0, and return the characters of the next round."""
    state = table(*seats, holder=0)
    do(state, "0 die")
    assert tokens(state) == [0] * len(seats)
    return characters(state)


def test_the_example_of_the_exchange() -> None:
    """4.6: active 7, 5 and 3; in the middle 8, 6 and 2. The active become 8, 7 and 6; the others take 5, 3 and 2."""
    now = overlord_dies(
        player("overlord"),
        player("squire"),
        executed("general", 2),
        player("advisor"),
        executed("peasant", 1),
        player("captain"),
    )
    # seats:  Overlord (token 3), Squire, token 2, Advisor, token 1, Captain
    assert now == ["peasant", "general", "squire", "overlord", "captain", "advisor"]


def test_with_the_overlord_as_the_only_victim_everybody_rises_by_one() -> None:
    """4.6: each takes what the player before has just laid down, and the old Overlord falls to the bottom."""
    now = overlord_dies(*[player(who) for who in BASE])
    assert now == ["servant", "overlord", "advisor", "general", "captain", "knight", "squire", "peasant"]


def test_the_highest_rank_takes_first_wherever_it_sits() -> None:
    """4.6 A, B"""
    now = overlord_dies(player("overlord"), player("peasant"), player("captain"), player("squire"))
    assert now == ["peasant", "squire", "overlord", "captain"]


def test_executed_players_take_by_their_tokens_not_by_seat_or_former_rank() -> None:
    """4.6 C, R15: the Squire rises to 8; token 1 takes 6, 2 takes 5, 3 takes 3, and the Overlord, token 4, takes 2."""
    now = overlord_dies(
        player("overlord"),
        executed("general", 3),
        executed("captain", 2),
        executed("peasant", 1),
        player("squire"),
    )
    assert now == ["peasant", "squire", "captain", "general", "overlord"]


def test_everybody_active_rises() -> None:
    """4.6: no matter who was executed, and when."""
    rank = {who: 8 - place for place, who in enumerate(BASE)}
    seats = [
        player("overlord"),
        executed("captain", 2),
        player("servant"),
        player("knight"),
        executed("advisor", 1),
    ]
    now = overlord_dies(*seats)
    for seat, before in ((2, "servant"), (3, "knight")):
        assert rank[str(now[seat])] > rank[before]


def test_an_alternate_character_changes_hands_like_any_other() -> None:
    """4.6, 10.5"""
    now = overlord_dies(player("tyrant"), player("actor"), player("captain"), player("merchant"))
    assert now == ["actor", "merchant", "tyrant", "captain"]


# ---- reshuffle (4.7)


def next_round() -> State:
    """Kill the Overlord, with hands, discards and tokens all over the table."""
    state = table(
        player("overlord", "revenge"),
        player("captain", "mutiny", "mutiny", "blackmail", "coercion", gold=0),
        executed("squire", 1, "capitalize"),
        player("peasant"),
        holder=0,
        giver=1,
        discards=["repression", "uprising", "revolution"],
    )
    return do(state, "0 die")


def test_hands_are_kept_over_the_reshuffle() -> None:
    """4.7: the executed keep theirs too; then everybody draws."""
    state = next_round()
    assert hand(state, 1) == ["blackmail", "coercion", "mutiny", "mutiny"]
    assert "revenge" in hand(state, 0)
    assert "capitalize" in hand(state, 2)


def test_the_discards_go_back_into_the_draw_pile() -> None:
    """4.7: 42 cards minus those in hands."""
    state = next_round()
    assert discards(state) == []
    assert facts(state)["deck"] == 42 - sum(sizes(state))


def test_tokens_go_back_and_everybody_is_active_again() -> None:
    """4.7: the new Overlord may choose any of the other three."""
    state = next_round()
    assert (tokens(state), facts(state)["middle"]) == ([0, 0, 0, 0], [])
    assert len(state.view(ruler(state))["choices"]) == 3


def test_the_order_belongs_to_nobody_until_the_overlord_chooses() -> None:
    """5.1"""
    state = next_round()
    assert (facts(state)["holder"], facts(state)["giver"]) == (None, None)


def test_gold_is_kept_from_round_to_round() -> None:
    """1.9, 4.3: 0 plus an Overlord's income."""
    assert gold(next_round())[1] == 6


def test_rounds_are_counted() -> None:
    """1.8"""
    assert facts(next_round())["round"] == 3


def test_the_reshuffle_mixes_the_whole_pile() -> None:
    """4.7: the cards on top of the old draw pile are not on top any more, whatever the seed."""
    tops = set()
    for seed in range(8):
        state = quick_table(
            player("overlord"),
            player("captain"),
            player("general"),
            player("peasant"),
            holder=0,
            deck=["uprising", "uprising", "revolution", "revolution"],
            seed=seed,
        )
        tops.add(tuple(hand(state, ruler(state))))
    assert len(tops) > 3
    assert any("uprising" not in top for top in tops), "not even the topmost one stays"
