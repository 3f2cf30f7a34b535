"""The five shield cards: whom they can be given to, and what follows (RULES.md 6.1 to 6.6)."""

import pytest

from subrosa.core import State
from tests.rules.overlord.table import (
    SHIELDS,
    act,
    characters,
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
    middle,
    player,
    prompt,
    quick_table,
    table,
    targets,
    tokens,
    told,
    window_closes,
)


def six(card: str, *gone: int) -> State:
    """Set up six seats; seat 2 holds the Order and the card, and the seats `gone` have been executed."""
    cast = ("overlord", "advisor", "captain", "knight", "squire", "peasant")
    seats = []
    for seat, character in enumerate(cast):
        if seat in gone:
            seats.append(executed(character, gone.index(seat) + 1))
        else:
            seats.append(player(character, card) if seat == 2 else player(character))
    return table(*seats, holder=2)


# ---- targets by seats (6.2, 6.3, 6.4)


@pytest.mark.parametrize("card", ["coercion", "repression"])
def test_coercion_and_repression_go_to_the_nearest_player_on_either_side(card: str) -> None:
    """6.2, 6.4"""
    assert targets(six(card), 2, card) == {1, 3}


@pytest.mark.parametrize("card", ["coercion", "repression"])
@pytest.mark.parametrize(
    ("gone", "nearest"),
    [((1,), {0, 3}), ((3,), {1, 4}), ((1, 3), {0, 4}), ((1, 3, 4), {0, 5}), ((1, 3, 4, 5), {0})],
)
def test_executed_players_are_skipped_when_seats_are_counted(
    card: str, gone: tuple[int, ...], nearest: set[int]
) -> None:
    """1.10: counted over active players only."""
    assert targets(six(card, *gone), 2, card) == nearest


def test_nearest_players_are_found_around_the_corner_of_the_table() -> None:
    """1.10: the seats are a ring."""
    state = table(
        player("overlord", "coercion"),
        executed("captain", 1),
        player("squire"),
        player("peasant"),
        executed("general", 2),
        holder=0,
    )
    assert targets(state, 0, "coercion") == {2, 3}


def test_capitalize_goes_to_the_second_player_on_either_side() -> None:
    """6.3"""
    assert targets(six("capitalize"), 2, "capitalize") == {0, 4}


def test_capitalize_skips_executed_players() -> None:
    """6.3, 1.10: with seat 3 gone the second player on the left is seat 5."""
    assert targets(six("capitalize", 3), 2, "capitalize") == {0, 5}


def test_capitalize_with_four_active_players_has_one_target() -> None:
    """6.3: two to the left and two to the right is the same player."""
    assert targets(six("capitalize", 3, 4), 2, "capitalize") == {0}


def test_capitalize_with_three_active_players_goes_to_the_neighbours() -> None:
    """1.10, 6.3: the second player to your left is your neighbour on the right."""
    assert targets(six("capitalize", 1, 3, 4), 2, "capitalize") == {0, 5}


def test_capitalize_has_no_target_in_a_duel() -> None:
    """6.3, R2: two seats away is the holder again, who can only be executed."""
    state = six("capitalize", 1, 3, 4, 5)
    assert choices(state, 2) == {"die"}


def test_blackmail_goes_to_any_other_active_player() -> None:
    """6.5"""
    assert targets(six("blackmail"), 2, "blackmail") == {0, 1, 3, 4, 5}
    assert targets(six("blackmail", 4, 1), 2, "blackmail") == {0, 3, 5}
    assert targets(six("blackmail", 4, 1, 3, 5), 2, "blackmail") == {0}


# ---- targets by rank (6.6)


def test_mutiny_goes_to_the_next_rank_above_or_below() -> None:
    """6.6: the Captain, 5, has the Knight, 4, below, and the Advisor, 7, above, since there is no General."""
    assert targets(six("mutiny"), 2, "mutiny") == {1, 3}


def test_mutiny_finds_the_nearest_rank_whatever_the_gap() -> None:
    """6.6, R1: with the cast of four (8, 5, 3, 2) no rank is exactly one away from the Captain's."""
    state = table(
        player("overlord"), player("captain", "mutiny"), player("squire"), player("peasant"), holder=1
    )
    assert targets(state, 1, "mutiny") == {0, 2}


def test_mutiny_leaves_executed_characters_out_of_account() -> None:
    """6.6: nearest among active players."""
    assert targets(six("mutiny", 1, 3), 2, "mutiny") == {0, 4}


@pytest.mark.parametrize(("who", "only"), [(0, {1}), (3, {2})])
def test_mutiny_of_the_highest_and_of_the_lowest_rank_has_one_direction(who: int, only: set[int]) -> None:
    """6.6: nobody is above the Overlord, and nobody below the Peasant here."""
    cast = ("overlord", "captain", "squire", "peasant")
    seats = [player(who_is, "mutiny") if seat == who else player(who_is) for seat, who_is in enumerate(cast)]
    assert targets(table(*seats, holder=who), who, "mutiny") == only


def test_mutiny_in_a_duel_goes_to_the_other_player() -> None:
    """6.6"""
    assert targets(six("mutiny", 1, 3, 4, 5), 2, "mutiny") == {0}


# ---- what all shield cards have in common (6.1)


@pytest.mark.parametrize("card", SHIELDS)
def test_nobody_gives_the_order_to_himself(card: str) -> None:
    """6.1: the target is always another active player, however many there are."""
    for gone in ((), (5,), (5, 4), (5, 4, 3), (5, 4, 3, 1)):
        state = six(card, *gone)
        assert targets(state, 2, card).isdisjoint({2, *gone})


@pytest.mark.parametrize("card", SHIELDS)
def test_only_the_holder_may_play_a_shield_card(card: str) -> None:
    """6.1: while the Order is halted the others, who have shield cards, can only pass."""
    state = table(
        player("overlord", card),
        player("captain", card),
        player("squire"),
        player("peasant"),
        holder=2,
        now="halted",
    )
    assert choices(state, 0) == choices(state, 1) == {"pass"}


@pytest.mark.parametrize("card", SHIELDS)
def test_a_shield_card_makes_its_player_the_giver_and_its_target_the_holder(card: str) -> None:
    """5.6"""
    state = quick_table(
        player("overlord", "blackmail", "coercion"),
        player("captain", card),
        player("squire", "blackmail", "coercion"),
        player("peasant", "blackmail"),
        player("general", "blackmail"),
        holder=1,
    )
    target = min(targets(state, 1, card))
    do(state, f"1 play {card} {target}")
    assert (giver(state), holder(state)) == (1, target)


@pytest.mark.parametrize("card", SHIELDS)
def test_a_played_card_leaves_the_hand_at_once_and_is_discarded_when_dealt_with(card: str) -> None:
    """5.4"""
    state = table(
        player("overlord"), player("general", card, card), player("squire"), player("peasant"), holder=1
    )
    do(state, f"1 play {card} 2")
    assert hand(state, 1) == [card]
    assert discards(state) == []
    everybody_passes(state)
    assert discards(state) == [card]


def test_the_target_is_named_before_anybody_reacts() -> None:
    """5.4, R27: everybody who is asked for a Retaliation knows whom the card is aimed at."""
    state = table(
        player("overlord"), player("captain", "blackmail"), player("squire"), player("peasant"), holder=1
    )
    do(state, "1 play blackmail 3")
    assert prompt(state) == "retaliate"
    assert holder(state) == 1
    assert told(state, 0, "play") == [{"seat": 1, "card": "blackmail", "target": 3}]


# ---- Coercion (6.2)


def coerced(*cards: str, character: str = "captain") -> State:
    """Play Coercion from the Peasant on seat 2 at seat 1, who has these cards."""
    state = table(
        player("overlord"),
        player(character, *cards),
        player("peasant", "coercion", "mutiny"),
        player("squire"),
        holder=2,
    )
    return window_closes(do(state, "2 play coercion 1"))


def test_the_target_of_coercion_chooses_between_any_of_his_cards_and_the_gold() -> None:
    """6.2: it is the target who is asked, about their own cards."""
    state = coerced("revenge", "blackmail", "blackmail")
    assert state.waiting == (1,)
    assert choices(state, 1) == {"gold", "give revenge", "give blackmail"}


def test_the_gold_of_coercion_comes_from_the_treasury() -> None:
    """6.2: two for its player; the target keeps gold and hand."""
    state = do(coerced("revenge"), "1 gold")
    assert gold(state) == [5, 5, 7, 5]
    assert hand(state, 1) == ["revenge"]


def test_the_card_of_coercion_passes_to_its_player() -> None:
    """6.2: and no gold with it."""
    state = do(coerced("revenge", "blackmail"), "1 give revenge")
    assert hand(state, 1) == ["blackmail"]
    assert hand(state, 2) == ["mutiny", "revenge"]
    assert gold(state) == [5, 5, 5, 5]


def test_an_empty_hand_under_coercion_means_the_gold() -> None:
    """6.2: there is nothing to choose."""
    state = coerced()
    assert gold(state) == [5, 5, 7, 5]
    assert prompt(state) == "halted"


def test_the_card_of_coercion_may_lift_a_hand_above_its_limit() -> None:
    """6.2, R8: nothing is discarded for that."""
    full = ("coercion", "mutiny", "mutiny", "capitalize", "capitalize")
    state = quick_table(
        player("overlord"),
        player("captain", "revenge", "blackmail"),
        player("peasant", *full),
        player("squire"),
        holder=2,
    )
    do(state, "2 play coercion 1", "1 give revenge")
    assert len(hand(state, 2)) == 5


@pytest.mark.parametrize(("answer", "purse"), [("gold", 7), ("give revenge", 5)])
def test_the_knight_chooses_under_coercion_like_anybody_else(answer: str, purse: int) -> None:
    """6.2, 7.5"""
    state = coerced("revenge", "blackmail", character="knight")
    assert choices(state, 1) == {"gold", "give revenge", "give blackmail"}
    do(state, f"1 {answer}")
    assert gold(state)[2] == purse


def test_the_order_is_not_halted_before_the_choice_under_coercion_is_made() -> None:
    """1.6: it is halted when the "then" part is done, not before."""
    state = coerced("revenge")
    assert prompt(state) == "coercion"
    do(state, "1 gold")
    assert prompt(state) == "halted"


# ---- Capitalize (6.3)


def test_capitalize_brings_two_gold_from_the_treasury() -> None:
    """6.3"""
    state = act(six("capitalize"), "2 play capitalize 4")
    assert gold(state) == [5, 5, 7, 5, 5, 5]
    assert holder(state) == 4


# ---- Repression (6.4)


def repressed(character: str, *cards: str) -> State:
    """Play Repression from the Peasant on seat 2 at seat 1."""
    state = table(
        player("overlord"),
        player(character, *cards),
        player("peasant", "repression"),
        player("squire"),
        holder=2,
    )
    return window_closes(do(state, "2 play repression 1"))


def test_the_target_of_repression_discards_a_card_of_his_own_choice() -> None:
    """6.4"""
    state = repressed("captain", "revenge", "blackmail", "blackmail")
    assert state.waiting == (1,)
    assert choices(state, 1) == {"discard revenge", "discard blackmail"}
    do(state, "1 discard blackmail")
    assert hand(state, 1) == ["blackmail", "revenge"]


def test_a_card_discarded_for_repression_lies_face_up() -> None:
    """6.1: everybody sees it on the discard pile."""
    state = do(repressed("captain", "revenge", "blackmail"), "1 discard revenge")
    assert "revenge" in facts(state, None)["discards"]


def test_repression_of_an_empty_hand_does_nothing() -> None:
    """6.1: as far as it can."""
    state = repressed("captain")
    assert (prompt(state), holder(state)) == ("halted", 1)


def test_repression_does_not_touch_the_knights_hand() -> None:
    """6.4, 7.5: but the Knight gets the Order."""
    state = repressed("knight", "revenge", "blackmail")
    assert (prompt(state), holder(state)) == ("halted", 1)
    assert hand(state, 1) == ["blackmail", "revenge"]


# ---- Blackmail (6.5)


@pytest.mark.parametrize(
    ("character", "purse", "left", "taken"),
    [("captain", 5, 4, 6), ("captain", 1, 0, 6), ("captain", 0, 0, 5), ("knight", 5, 5, 5)],
)
def test_blackmail_takes_one_gold_if_there_is_any_to_be_taken(
    character: str, purse: int, left: int, taken: int
) -> None:
    """6.5, 7.5: nothing from an empty purse and nothing from the Knight."""
    state = table(
        player("overlord"),
        player(character, gold=purse),
        player("peasant", "blackmail"),
        player("squire"),
        holder=2,
    )
    act(state, "2 play blackmail 1")
    assert gold(state) == [5, left, taken, 5]
    assert holder(state) == 1


# ---- Mutiny (6.6)


def test_mutiny_exchanges_the_character_cards_and_nothing_else() -> None:
    """6.6: hands and gold stay where they are, and the Order stays with the target."""
    state = table(
        player("overlord"),
        player("knight", "mutiny", "revenge", gold=3),
        player("squire", "blackmail", gold=8),
        player("peasant"),
        holder=1,
    )
    act(state, "1 play mutiny 2")
    assert characters(state) == ["overlord", "squire", "knight", "peasant"]
    assert (gold(state), hand(state, 1), hand(state, 2)) == ([5, 3, 8, 5], ["revenge"], ["blackmail"])
    assert (holder(state), giver(state)) == (2, 1)


def test_whoever_gets_the_overlords_card_by_mutiny_is_the_overlord_at_once() -> None:
    """6.6: the old Overlord dies as an Advisor, and the new one starts the next execution."""
    state = table(
        player("overlord"), player("advisor", "mutiny", gold=9), player("squire"), player("peasant"), holder=1
    )
    act(state, "1 play mutiny 0", "0 die")
    assert tokens(state) == [1, 0, 0, 0]
    assert middle(state) == ["advisor"]
    assert (prompt(state), state.waiting) == ("pick", (1,))


def test_the_overlord_who_mutinies_hands_his_office_down_with_the_order() -> None:
    """6.6: the target is the Overlord now and, executed, ends the round."""
    state = table(
        player("overlord", "mutiny"), player("captain"), player("squire"), player("peasant"), holder=0
    )
    act(state, "0 play mutiny 1")
    assert characters(state)[:2] == ["captain", "overlord"]
    do(state, "1 die")
    assert facts(state)["round"] == 3


def test_abilities_of_exchanged_characters_do_not_work_in_retrospect() -> None:
    """6.6: the Peasant becomes the Captain by giving the Order; that giving was still the Peasant's."""
    state = table(
        player("overlord"),
        player("captain", "blackmail"),
        player("peasant", "mutiny"),
        player("general"),
        holder=2,
    )
    act(state, "2 play mutiny 1")
    assert prompt(state) == "attempt"
    assert hand(state, 1) == ["blackmail"]


def test_the_old_characters_abilities_work_before_the_exchange() -> None:
    """5.6, 6.6: the Captain's victim discards, and only then do they change places."""
    state = table(
        player("overlord"),
        player("captain", "mutiny"),
        player("squire", "blackmail"),
        player("peasant"),
        holder=1,
    )
    window_closes(do(state, "1 play mutiny 2"))
    assert (prompt(state), state.waiting) == ("discard", (2,))
    assert characters(state)[1:3] == ["captain", "squire"]
    do(state, "2 discard blackmail")
    assert characters(state)[1:3] == ["squire", "captain"]


def test_the_new_characters_abilities_count_from_then_on() -> None:
    """6.6: the former Peasant cannot pay any more; the new one can."""
    state = table(
        player("overlord"), player("squire", "mutiny"), player("peasant"), player("captain"), holder=1
    )
    act(state, "1 play mutiny 2")
    assert choices(state, 2) == {"die"}
    state = table(
        player("overlord"), player("squire"), player("peasant", "mutiny"), player("captain"), holder=2
    )
    act(state, "2 play mutiny 1")
    assert choices(state, 1) == {"pay 0", "pay 2", "die"}


# ---- the General and the "then" part (7.3)


@pytest.mark.parametrize("card", SHIELDS)
def test_the_general_gives_any_shield_card_to_anybody(card: str) -> None:
    """7.3"""
    state = table(
        player("overlord"),
        player("advisor"),
        player("general", card),
        player("knight"),
        executed("squire", 1),
        player("peasant"),
        holder=2,
    )
    assert targets(state, 2, card) == {0, 1, 3, 5}


@pytest.mark.parametrize("card", SHIELDS)
def test_in_a_duel_the_general_can_play_every_shield_card(card: str) -> None:
    """7.3: Capitalize too."""
    state = table(
        player("overlord"), player("general", card), executed("squire", 1), executed("peasant", 2), holder=1
    )
    assert targets(state, 1, card) == {0}


def test_a_generals_capitalize_pays_in_a_duel() -> None:
    """6.3, 7.3"""
    state = table(
        player("overlord"),
        player("general", "capitalize"),
        executed("squire", 1),
        executed("peasant", 2),
        holder=1,
    )
    act(state, "1 play capitalize 0")
    assert gold(state)[1] == 7


def test_a_generals_mutiny_exchanges_characters_with_anybody() -> None:
    """6.1, 7.3: the "then" part concerns the player who got the Order."""
    state = table(
        player("overlord"), player("general", "mutiny"), player("squire"), player("peasant"), holder=1
    )
    act(state, "1 play mutiny 3")
    assert characters(state) == ["overlord", "peasant", "squire", "general"]


def test_a_generals_repression_bites_the_player_who_got_the_order() -> None:
    """6.1, 7.3: although they sit too far away for the printed target."""
    state = table(
        player("overlord"),
        player("general", "repression"),
        player("squire", "revenge"),
        player("peasant", "blackmail"),
        holder=1,
    )
    act(state, "1 play repression 3")
    assert (prompt(state), state.waiting) == ("discard", (3,))


def test_a_generals_coercion_asks_the_player_who_got_the_order() -> None:
    """6.1, 7.3"""
    state = table(
        player("overlord"),
        player("general", "coercion"),
        player("squire"),
        player("peasant", "blackmail"),
        holder=1,
    )
    act(state, "1 play coercion 3")
    do(state, "3 give blackmail")
    assert hand(state, 1) == ["blackmail"]
