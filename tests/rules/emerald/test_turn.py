"""The turn (5): two actions, free actions around them, playing and drawing cards."""

import pytest

from tests.rules.emerald.table import (
    MAD,
    SANE,
    STARTING,
    asked,
    can,
    choices,
    cubes,
    die,
    discards,
    do,
    each,
    ending,
    facts,
    hand,
    of,
    player,
    prompt,
    reason,
    table,
    told,
    with_verb,
)

IN_PARIS = {"paris": {"card": "nadar", "stack": ["paris"]}}


# ---- two actions (5)


def test_two_actions_then_the_next_player_clockwise() -> None:
    state = table(player(), player(), player(), active=2)
    assert (prompt(state), asked(state)) == ("first-action", [2])
    do(state, "2 pass")
    assert (prompt(state), asked(state)) == ("second-action", [2])
    do(state, "2 pass")
    assert (prompt(state), asked(state)) == ("first-action", [0])
    assert facts(state)["active"] == 0
    do(state, "0 pass", "0 pass")
    assert asked(state) == [1]


def test_pass_is_always_available() -> None:
    """6.9: and with an empty hand and nothing on the board it is all that is left"""
    state = table(player(), player())
    assert choices(state) == ["pass"]
    do(state, "0 pass")
    assert choices(state) == ["pass"]


def test_the_same_action_twice() -> None:
    """R23"""
    state = table(player("s001", "s007"), player())
    do(state, "0 place rome with s001", "0 place rome with s007")
    assert cubes(state, "rome") == [3, 0]
    assert asked(state) == [1]


def test_a_claim_only_as_the_first_action() -> None:
    """5, 6.2"""
    state = table(player("s001", "s002", "s010", cubes={"paris": 1}), player(), cities=IN_PARIS)
    assert "claim paris" in choices(state)
    do(state, "0 discard with s010")
    assert "claim paris" not in choices(state)
    assert reason(state, "claim paris") == "claim-first"


@pytest.mark.parametrize(
    "first", ["pass", "discard with s010", "place rome with s001", "tracks with bismarck/loyalist"]
)
def test_any_other_first_action_uses_the_claim_up(first: str) -> None:
    """5"""
    me = player("s001", "s002", "s010", "bismarck", cubes={"paris": 1})
    state = do(table(me, player(), cities=IN_PARIS), f"0 {first}")
    assert with_verb(state, "claim") == set()


def test_free_actions_before_do_not_spoil_the_claim() -> None:
    """5, 7"""
    me = player("s001", "matvei_golovinski", "diogenes_club", cubes={"paris": 1})
    state = table(me, player(), cities=IN_PARIS)
    do(state, "0 use matvei_golovinski", "0 use diogenes_club")
    assert prompt(state) == "first-action"
    assert "claim paris" in choices(state)


def test_free_actions_before_between_and_after() -> None:
    """5, R10"""
    me = player("matvei_golovinski", "diogenes_club", "freemasons", deck=["s001", "s002", "s003"])
    state = table(me, player())
    do(state, "0 use diogenes_club")
    assert prompt(state) == "first-action"
    do(state, "0 pass", "0 use matvei_golovinski")
    assert prompt(state) == "second-action"
    do(state, "0 pass")
    assert prompt(state) == "after-actions"
    do(state, "0 use freemasons")
    assert asked(state) == [1], "no free action can be left in the hand, as everybody knows"


def test_after_both_actions_only_free_ones() -> None:
    """R10"""
    state = table(player("black_hand", "diogenes_club", "s001", "s010", "bismarck"), player(), taken=2)
    assert choices(state) == ["use diogenes_club", "end"]


def test_never_inside_an_action() -> None:
    """R10: between two claims of one action no free action"""
    me = player("s001", "s002", "diogenes_club", cubes={"paris": 1, "rome": 1})
    state = table(me, player(), cities=IN_PARIS | {"rome": {"card": "fenians"}})
    do(state, "0 claim paris with s001")
    assert (prompt(state), choices(state)) == ("claim-again", ["stop", "claim rome"])


def test_nobody_is_asked_for_free_actions_that_cannot_be() -> None:
    """Everybody knows which cards a player owns: starting cards alone have no free action."""
    state = do(table(player(*STARTING[:5]), player()), "0 pass", "0 pass")
    assert asked(state) == [1]


def test_asked_for_free_actions_that_may_be_in_hand() -> None:
    """20: whether the Diogenes Club is in hand or in the deck is not shown by the question"""
    for held in (True, False):
        cards = ["diogenes_club"] if held else ["s001"]
        deck = [] if held else ["diogenes_club"]
        state = do(table(player(*cards, deck=deck), player()), "0 pass", "0 pass")
        assert (prompt(state), asked(state)) == ("after-actions", [0])
    state = do(table(player("s001", discards=["diogenes_club"]), player()), "0 pass", "0 pass")
    assert asked(state) == [1], "it lies on the discard pile for all to see"


def test_no_question_when_the_whole_hand_is_known() -> None:
    """20"""
    known = player("s001", "s002", held=["s001", "s002"], deck=["diogenes_club"])
    assert asked(do(table(known, player()), "0 pass", "0 pass")) == [1]
    partly = player("s001", "s002", held=["s001"], deck=["diogenes_club"])
    assert asked(do(table(partly, player()), "0 pass", "0 pass")) == [0]
    held = player("diogenes_club", "s002", held=["diogenes_club", "s002"])
    assert asked(do(table(held, player()), "0 pass", "0 pass")) == [0]


def test_the_turn_ends_with_the_refill_when_its_owner_says_so() -> None:
    """5, R10"""
    state = do(table(player("diogenes_club"), player()), "0 pass", "0 pass")
    assert hand(state, 0) == ["diogenes_club"], "nothing is drawn before"
    do(state, "0 end")
    assert (prompt(state), asked(state)) == ("first-action", [1])
    assert len(hand(state, 0)) == 5
    assert facts(state)["turn"] == 1


def test_end_needs_both_actions() -> None:
    state = table(player("diogenes_club"), player(), taken=1)
    assert "end" not in choices(state)
    assert "pass" in choices(state)
    do(state, "0 pass")
    assert "pass" not in choices(state)


# ---- refill (5)


def test_the_hand_is_filled_up_to_five() -> None:
    """5"""
    state = table(player("s001", "s002", deck=["s003", "s004", "s005", "s006"]), player())
    do(state, "0 pass", "0 pass")
    assert hand(state, 0) == ["s001", "s002", "s003", "s004", "s005"]
    assert of(state, 0)["deck"] == 5


def test_cards_that_were_not_played_stay() -> None:
    """5"""
    state = table(player(*STARTING[:5]), player())
    do(state, "0 place rome with s001", "0 pass")
    assert set(STARTING[1:5]) < set(hand(state, 0))
    assert len(hand(state, 0)) == 5
    assert discards(state, 0) == ["s001"]


def test_no_limit_and_nothing_to_draw_with_five_or_more() -> None:
    """5: there is no upper limit; nothing is drawn, and nothing discarded"""
    for size in (5, 6, 7):
        state = do(table(player(*STARTING[:size]), player()), "0 pass", "0 pass")
        assert hand(state, 0) == STARTING[:size]
        assert told(state, "draw") == []


def test_the_next_turn_begins_after_the_refill() -> None:
    """5: nothing is drawn between actions"""
    state = do(table(player("s001", "s004"), player()), "0 place rome with s001")
    assert hand(state, 0) == ["s004"]
    do(state, "0 pass")
    assert len(hand(state, 0)) == 5


# ---- playing cards and reshuffling (5, R9)


def test_played_cards_are_discarded_at_once() -> None:
    """5"""
    state = do(table(player("s001", "s004"), player()), "0 place rome with s001")
    assert discards(state, 0) == ["s001"]


def test_a_reshuffle_includes_what_was_played_in_this_turn() -> None:
    """5"""
    me = player("s001", "s002", "s003", discards=STARTING[3:])
    state = do(table(me, player()), "0 place rome with s001", "0 pass")
    assert discards(state, 0) == []
    assert len(hand(state, 0)) == 5
    assert of(state, 0)["deck"] == 5
    assert told(state, "reshuffle") == [{"seat": 0}]
    assert sorted(of(state, 0)["held"] + of(state, 0)["unseen"]) == STARTING


def test_the_deck_is_drawn_before_the_reshuffle() -> None:
    """5: only when a card has to be drawn and there is none"""
    me = player("s001", "s002", discards=STARTING[4:])
    state = do(table(me, player()), "0 pass", "0 pass")
    assert set(STARTING[:4]) < set(hand(state, 0)), "two cards were left in the deck"
    assert of(state, 0)["deck"] == 5


def test_no_reshuffle_before_a_card_has_to_be_drawn() -> None:
    """R9"""
    me = player("s001", "s002", "s003", discards=STARTING[5:])
    state = do(table(me, player()), "0 pass", "0 pass")
    assert sorted(hand(state, 0)) == STARTING[:5]
    assert of(state, 0)["deck"] == 0
    assert discards(state, 0) == STARTING[5:]
    assert told(state, "reshuffle") == []


def test_as_many_as_possible_are_drawn() -> None:
    """5: both deck and discard pile are empty"""
    beside = ["hired_assassin"]
    me = player(*STARTING[:2], "s010", discards=[], beside=[*beside, *STARTING[2:9]])
    state = do(table(me, player()), "0 pass", "0 pass")
    assert hand(state, 0) == [*STARTING[:2], "s010"]
    assert told(state, "draw") == []


def test_reshuffles_are_random() -> None:
    """5: the discard pile is shuffled"""
    hands = set()
    for seed in range(8):
        state = table(player(discards=STARTING), player(), seed=seed)
        hands.add(tuple(hand(do(state, "0 pass", "0 pass"), 0)))
    assert len(hands) > 4


# ---- putting an action together


def test_nobody_else_sees_what_is_put_together() -> None:
    """20: cards stay hidden in the hand until the action is done"""
    state = table(player("s001", "s004"), player())
    before = [state.view(1), state.view(None)]
    do(state, "0 place rome", "0 pay s001")
    assert [state.view(1), state.view(None)] == before
    assert state.view(0)["gathered"] == ["place rome", "pay s001"]
    assert "gathered" not in state.view(1)
    assert hand(state, 0) == ["s001", "s004"]
    assert choices(state) == ["pay s004", "done"]


def test_each_choice_can_be_taken_back_until_done() -> None:
    state = table(player("s001", "s004"), player())
    do(state, "0 place rome", "0 pay s001")
    state.undo(0)
    assert state.view(0)["gathered"] == ["place rome"]
    state.undo(0)
    assert state.view(0)["gathered"] == []
    assert "place rome" in choices(state)


def test_an_action_is_not_done_without_a_card() -> None:
    state = do(table(player("s001", "s004"), player()), "0 place rome")
    assert choices(state) == ["pay s001", "pay s004"]
    assert reason(state, "done") == "card-missing"


# ---- one card, one use (3)


def test_one_card_one_kind_of_symbol() -> None:
    """3: a card played for one symbol is not played for another"""
    state = table(player("s001", cubes={"paris": 1}), player(), cities=IN_PARIS)
    do(state, "0 place paris with s001")
    assert hand(state, 0) == []
    assert cubes(state, "paris") == [2, 0]
    assert choices(state) == ["pass"]


def test_all_repetitions_of_the_symbol() -> None:
    """3"""
    state = do(table(player("s007"), player()), "0 place rome with s007")
    assert cubes(state, "rome") == [2, 0]


def test_agent_vp_and_madness_take_effect_only_on_claiming() -> None:
    """3: Bismarck shows an agent and points; the Zombies' madness is not rolled when they are played"""
    me = player("bismarck", "william_stieber", "terrors_of_the_night", "s001", neutral=0, loyalist=0)
    state = die([SANE, MAD], me, player())
    do(state, "0 tracks with bismarck/loyalist william_stieber/loyalist")
    assert each(state, "points") == [5, 5], "the tracks alone"
    assert each(state, "agents") == [8, 8]
    do(
        state,
        "0 use terrors_of_the_night",
    )
    assert ending(state) is None
    assert of(state, 0)["sanity"] == 3


def test_one_use_cards_played_for_a_symbol_stay_in_the_deck() -> None:
    """3, 9"""
    state = table(player("fenians", "pinkerton_agents", "duchess_duzes"), player())
    do(state, "0 place rome with fenians pinkerton_agents", "0 retrieve with duchess_duzes", "0 limbo")
    assert {"fenians", "pinkerton_agents", "duchess_duzes"} <= set(discards(state, 0))
    assert facts(state)["gone"] == []


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_turn_goes_round(seats: int) -> None:
    state = table(*[player() for _ in range(seats)], active=seats - 1)
    order = []
    for _ in range(seats - 1):
        order += asked(state)
        do(state, *[f"{asked(state)[0]} pass"] * 2)
    assert order == [(seats - 1 + i) % seats for i in range(seats - 1)]


def test_a_claim_needs_its_card_in_hand() -> None:
    """6.2"""
    state = table(player("s004", cubes={"paris": 1}), player(), cities=IN_PARIS)
    assert not can(state, "0 claim paris with s001")
    assert reason(state, "claim paris") == "no-claim-cards"
