"""Martyrdom, Revenge and Revolution, and when book cards may be played (RULES.md 6.7 to 6.10)."""

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
    ending,
    everybody_passes,
    executed,
    facts,
    gold,
    hand,
    holder,
    middle,
    player,
    prompt,
    reacts,
    ruler,
    sizes,
    table,
    tokens,
)


def court(*cards: str, given_by: int | None = None) -> State:
    """Seat Overlord, Captain, Squire, Peasant, General; it is the Captain's attempt, with these cards."""
    return table(
        player("overlord"),
        player("captain", *cards),
        player("squire"),
        player("peasant"),
        player("general"),
        holder=1,
        giver=given_by,
    )


# ---- when a book card may be played (6.7)


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_card_may_be_played_by_a_holder_without_shield_cards(book: str) -> None:
    """6.7: and may leave it."""
    assert choices(court(book), 1) == {f"play {book}", "die"}


@pytest.mark.parametrize("shield", SHIELDS)
@pytest.mark.parametrize("book", BOOKS)
def test_a_shield_card_in_hand_blocks_every_book_card(book: str, shield: str) -> None:
    """6.7"""
    assert f"play {book}" not in choices(court(book, shield), 1)


@pytest.mark.parametrize("book", BOOKS)
def test_retaliation_guilty_plea_and_other_books_block_no_book_card(book: str) -> None:
    """6.7: only shield cards do."""
    state = court("retaliation", "guilty_plea", *BOOKS)
    assert f"play {book}" in choices(state, 1)


def test_a_shield_card_without_a_target_still_blocks_book_cards() -> None:
    """6.7, R3: in a duel the Captain can play neither Capitalize nor Revenge."""
    state = table(
        player("overlord"),
        player("captain", "capitalize", "revenge"),
        executed("squire", 1),
        executed("peasant", 2),
        holder=1,
        giver=0,
    )
    assert choices(state, 1) == {"die"}


@pytest.mark.parametrize("book", BOOKS)
def test_only_the_holder_may_play_a_book_card(book: str) -> None:
    """6.7: the others can only pass while the Order is halted."""
    state = table(
        player("overlord", book),
        player("captain"),
        player("squire"),
        player("peasant"),
        holder=1,
        now="halted",
    )
    assert choices(state, 0) == {"pass"}


@pytest.mark.parametrize("book", BOOKS)
def test_the_rest_of_the_hand_is_shown_before_anybody_reacts(book: str) -> None:
    """6.7: everybody sees it, spectators included, while they are asked for Retaliations."""
    state = do(court(book, "retaliation", "guilty_plea"), f"1 play {book}")
    assert prompt(state) == "retaliate"
    for viewer in (0, 2, 3, None):
        assert sorted(facts(state, viewer)["players"][1]["shown"]) == ["guilty_plea", "retaliation"]


@pytest.mark.parametrize("shield", SHIELDS)
def test_no_hand_is_shown_for_a_shield_card(shield: str) -> None:
    """6.7: the proof belongs to book cards."""
    state = table(
        player("overlord"),
        player("general", shield, "revenge"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    act(state, f"1 play {shield} 0")
    assert facts(state, 0)["players"][1]["shown"] == []


def test_no_hand_is_shown_for_a_guilty_plea_or_a_retaliation() -> None:
    """6.7"""
    state = table(
        player("overlord", "retaliation", "revenge"),
        player("captain"),
        player("squire", "guilty_plea", "mutiny"),
        player("peasant"),
        holder=1,
        now="halted",
    )
    everybody_passes(reacts(reacts(state, "2 play guilty_plea"), "0 play retaliation"))
    assert [seat["shown"] for seat in facts(state)["players"]] == [[], [], [], []]


def test_the_hand_has_been_shown_even_if_the_book_card_is_cancelled() -> None:
    """6.7"""
    state = table(
        player("overlord", "retaliation"),
        player("captain", "revolution", "guilty_plea"),
        player("squire"),
        player("peasant"),
        holder=1,
    )
    everybody_passes(reacts(do(state, "1 play revolution"), "0 play retaliation"))
    assert characters(state) == ["overlord", "captain", "squire", "peasant"]
    assert facts(state, 2)["players"][1]["shown"] == ["guilty_plea"]


@pytest.mark.parametrize("book", BOOKS)
def test_a_book_card_ends_the_execution_and_is_discarded(book: str) -> None:
    """6.8 to 6.11: next comes the Overlord's choice (or, if the Overlord is dead, another round)."""
    state = act(court(book, given_by=2), f"1 play {book}")
    for seat in state.waiting if prompt(state) == "uprising" else ():
        do(state, f"{seat} pass")
    assert prompt(state) == "pick"
    assert holder(state) is None
    assert discards(state) == [book]


# ---- Martyrdom (6.8)


def test_a_martyr_is_executed_and_then_takes_seven_gold() -> None:
    """6.8"""
    state = act(court("martyrdom"), "1 play martyrdom")
    assert (tokens(state), middle(state)) == ([0, 1, 0, 0, 0], ["captain"])
    assert gold(state) == [5, 12, 5, 5, 5]
    assert (prompt(state), state.waiting) == ("pick", (0,))


def test_a_martyr_keeps_the_rest_of_his_hand() -> None:
    """1.9"""
    state = act(court("martyrdom", "revenge"), "1 play martyrdom")
    assert hand(state, 1) == ["revenge"]


def test_martyrdom_has_no_second_victim() -> None:
    """6.8: unlike Revenge."""
    state = act(court("martyrdom", given_by=2), "1 play martyrdom")
    assert tokens(state) == [0, 1, 0, 0, 0]


def test_a_martyred_overlord_takes_his_gold_and_the_round_ends() -> None:
    """6.8, 5.8: 5 and 7, and the income of the Peasant they are in the next round."""
    state = table(
        player("overlord", "martyrdom"), player("captain"), player("squire"), player("peasant"), holder=0
    )
    act(state, "0 play martyrdom")
    assert characters(state)[0] == "peasant"
    assert (facts(state)["round"], gold(state)[0]) == (3, 12)


# ---- Revenge (6.9)


def test_revenge_takes_the_giver_along() -> None:
    """6.9: the avenger dies first and has the lower token."""
    state = act(court("revenge", given_by=3), "1 play revenge")
    assert tokens(state) == [0, 1, 0, 2, 0]
    assert middle(state) == ["captain", "peasant"]
    assert (prompt(state), state.waiting) == ("pick", (0,))


def test_revenge_on_the_overlord_ends_the_round() -> None:
    """6.9, 5.8: General, Squire and Peasant rise; then Captain and Overlord take what is left, by token."""
    state = act(court("revenge", given_by=0), "1 play revenge")
    assert facts(state)["round"] == 3
    assert characters(state) == ["peasant", "squire", "general", "captain", "overlord"]


def test_revenge_without_a_giver_kills_its_player_only() -> None:
    """6.9: the holder had to take the Order, as the Overlord's choice."""
    state = table(
        player("overlord"), player("captain", "revenge"), player("general"), player("peasant"), now="choice"
    )
    act(state, "0 pick 1", "1 play revenge")
    assert tokens(state) == [0, 1, 0, 0]


def test_revenge_after_a_guilty_plea_has_no_giver() -> None:
    """6.9, 6.13: the Order was taken, so the Peasant who gave it to the previous holder is safe."""
    state = table(
        player("overlord"),
        player("captain", "guilty_plea", "revenge"),
        player("squire"),
        player("peasant"),
        holder=2,
        giver=3,
        now="halted",
        deck=["martyrdom"],
    )
    act(everybody_passes(reacts(state, "1 play guilty_plea")), "1 play revenge")
    assert tokens(state) == [0, 1, 0, 0]


def test_an_overlord_who_takes_revenge_has_the_lower_token_and_is_not_the_last_to_choose() -> None:
    """6.9, R12: Captain and Squire rise to 8 and 5, then the old Overlord takes 3 and the victim 2."""
    state = table(
        player("overlord", "revenge"),
        player("captain"),
        player("squire"),
        player("peasant"),
        holder=0,
        giver=3,
    )
    act(state, "0 play revenge")
    assert characters(state) == ["squire", "overlord", "captain", "peasant"]


def test_nobody_has_won_between_the_two_executions_of_revenge() -> None:
    """6.9, R12, R13: in a duel both die, and all take characters in the order of their tokens."""
    state = table(
        player("overlord"),
        executed("captain", 1),
        player("squire", "revenge"),
        executed("peasant", 2),
        holder=2,
        giver=0,
    )
    act(state, "2 play revenge")
    assert ending(state) is None
    assert facts(state)["round"] == 3
    # tokens: Captain 1, Peasant 2, Squire 3, Overlord 4
    assert characters(state) == ["peasant", "overlord", "squire", "captain"]


def test_revenge_that_leaves_only_the_overlord_makes_him_win() -> None:
    """6.9, 9.1: Captain and Squire die by one card; the Peasant was already dead."""
    state = table(
        player("overlord"),
        player("captain", "revenge"),
        player("squire"),
        executed("peasant", 1),
        holder=1,
        giver=2,
    )
    act(state, "1 play revenge")
    assert ending(state) == ("last-standing", (0,))


def test_the_victim_of_revenge_keeps_hand_and_gold() -> None:
    """1.9, 6.9"""
    state = table(
        player("overlord"),
        player("captain", "revenge"),
        player("squire", "blackmail", gold=9),
        player("peasant"),
        holder=1,
        giver=2,
    )
    act(state, "1 play revenge")
    assert (hand(state, 2), gold(state)[2]) == (["blackmail"], 9)


# ---- Revolution (6.10)


def revolution(seed: int) -> State:
    """Let the Peasant on seat 3 make a Revolution among five seats, one of them executed."""
    state = table(
        player("overlord", "coercion"),
        player("captain", gold=9),
        executed("squire", 1),
        player("peasant", "revolution"),
        player("general"),
        holder=3,
        giver=1,
        seed=seed,
    )
    return act(state, "3 play revolution")


@pytest.mark.parametrize("seed", range(5))
def test_a_revolution_deals_the_characters_of_the_active_players_among_them(seed: int) -> None:
    """6.10: the card in the middle stays there, hands and gold stay with their owners, nobody dies."""
    state = revolution(seed)
    dealt = characters(state)
    assert sorted([who for who in dealt if who]) == ["captain", "general", "overlord", "peasant"]
    assert (dealt[2], middle(state)) == (None, ["squire"])
    assert tokens(state) == [0, 0, 1, 0, 0]
    assert (gold(state), sizes(state)) == ([5, 9, 5, 5, 5], [1, 0, 0, 0, 0])


@pytest.mark.parametrize("seed", range(5))
def test_after_a_revolution_the_new_overlord_starts_the_next_execution(seed: int) -> None:
    """6.10, 5.8"""
    state = revolution(seed)
    assert (prompt(state), state.waiting) == ("pick", (ruler(state),))


def test_a_revolution_is_fair() -> None:
    """6.10: every active player may get every character, their own included."""
    seen = [characters(revolution(seed)) for seed in range(60)]
    for seat in (0, 1, 3, 4):
        assert {deal[seat] for deal in seen} == {"captain", "general", "overlord", "peasant"}


def test_everybody_sees_the_new_characters() -> None:
    """3.2: characters are always public."""
    state = revolution(1)
    assert all(facts(state, seat)["players"][4]["character"] for seat in range(5))
