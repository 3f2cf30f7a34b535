"""The contract of a state: who may do what, what is refused, what can be taken back."""

import pytest

from subrosa import games
from subrosa.core import BadPosition, BadSetup, BadView, Game, IllegalChoice, NotYourTurn, UnknownGame
from subrosa.core.save import digest
from subrosa.core.sealed import drawn
from tests.conformance.toy.game import BLOCK, GAME, PASS, PEEK, PLAY, VOTE, Thorns
from tests.solo.vigil.rules.game import GAME as VIGIL


def test_an_unknown_game_is_named_with_those_that_exist() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: overlord"):
        games.get("chess")


@pytest.mark.parametrize("seats", [0, 2, 5, -1])
def test_a_wrong_number_of_players_is_refused(seats: int) -> None:
    with pytest.raises(BadSetup, match="3 to 4 players"):
        GAME.new(seats)


def test_an_unknown_option_is_refused_with_those_that_exist() -> None:
    with pytest.raises(BadSetup, match="no option 'speed'; its options are: none"):
        GAME.new(3, options={"speed": "high"})
    with pytest.raises(BadSetup, match="may_die of overlord is one of no, yes, not 'perhaps'"):
        games.get("overlord").new(5, options={"may_die": "perhaps"})


def test_a_choice_can_be_given_as_object_or_as_text() -> None:
    one, other = GAME.new(3, 1), GAME.new(3, 1)
    one.choose(0, PEEK)
    other.choose(0, "  PEEK ")
    assert digest(one) == digest(other)


def test_another_seat_cannot_choose() -> None:
    state = GAME.new(3, 1)
    before = digest(state)
    with pytest.raises(NotYourTurn, match="seat 1 is not asked anything now; waiting for 0"):
        state.choose(1, "peek")
    with pytest.raises(NotYourTurn, match="seat 1"):
        state.options(1)
    assert digest(state) == before


def test_what_is_not_on_offer_is_refused_with_what_is() -> None:
    state = GAME.new(3, 1)
    with pytest.raises(IllegalChoice, match=r"'block' is not on offer: not-now .* On offer: .*peek"):
        state.choose(0, BLOCK)
    with pytest.raises(IllegalChoice, match="unknown-choice"):
        state.choose(0, "sing")


def test_nobody_is_asked_after_the_end() -> None:
    state = GAME.new(3, 1)
    while state.waiting:
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    with pytest.raises(NotYourTurn, match="the game is over"):
        state.choose(0, "pass")
    refusal = state.refusal(0, "pass")
    assert refusal is not None and refusal.reason == "game-over"
    assert not state.can_undo(0)


def test_there_is_no_view_from_a_seat_that_does_not_exist() -> None:
    with pytest.raises(NotYourTurn, match="no seat 3; seats are 0 to 2"):
        GAME.new(3, 1).view(3)


def test_a_view_of_another_game_cannot_be_imagined() -> None:
    from random import Random

    with pytest.raises(BadView, match="no view of overlord"):
        games.get("overlord").imagine(GAME.new(3, 1).view(0), Random(1))


@pytest.mark.parametrize("missing", ["facts", "agenda", "seat", "options"])
def test_a_mutilated_view_cannot_be_imagined(missing: str) -> None:
    from random import Random

    view = games.get("overlord").new(5, 1).view(0)
    del view[missing]
    with pytest.raises(BadView, match=f"KeyError.*{missing}"):
        games.get("overlord").imagine(view, Random(1))


# ---- undo


def voting() -> Thorns:
    state = GAME.new(3, 1)
    while "vote" not in state.options(state.waiting[0])[0].text:
        state.choose(state.waiting[0], state.options(state.waiting[0])[0])
    assert isinstance(state, Thorns)
    return state


def test_a_secret_answer_can_be_taken_back_while_others_think() -> None:
    state = voting()
    before = digest(state)
    state.choose(1, VOTE[0])
    assert list(state.waiting) == [0, 2]
    assert state.can_undo(1) and not state.can_undo(0)
    state.undo(1)
    assert digest(state) == before and state.waiting == (0, 1, 2)


def test_what_can_be_taken_back_does_not_tell_who_has_answered() -> None:
    """A seat may take its answer back, whatever the others do; saves know nothing about that."""
    state, other = voting(), voting()
    state.choose(1, VOTE[0])
    state.choose(2, VOTE[0])
    assert [state.can_undo(seat) for seat in range(3)] == [False, True, True]
    state.undo(1)
    assert [state.can_undo(seat) for seat in range(3)] == [False, False, True]
    other.choose(2, VOTE[0])
    assert digest(state) == digest(other)
    assert state.waiting == (0, 1)
    assert [(past.seat, past.choice) for past in state.history()][-1] == (2, VOTE[0])
    assert digest(GAME.load(GAME.save(state))) == digest(state)


def test_whoever_put_the_question_may_go_back_until_it_is_over() -> None:
    """Nobody may notice that others have already answered: their answers go with the question."""
    for name in games.ours():
        for seed in range(40):
            if goes_back_from_a_question(games.get(name), seed):
                return
    raise AssertionError("no choice that can be taken back has put a question to several")


def goes_back_from_a_question(game: Game, seed: int) -> bool:
    state = game.new(seed=seed)
    for _ in range(80):
        if not state.waiting:
            return False
        seat, before = state.waiting[0], digest(state)
        state.choose(seat, state.options(seat)[-1])
        asked = state.agenda[-1].asked() if state.agenda else ()
        others = [other for other in asked if other != seat]
        if state.can_undo(seat) and len(others) > 1 and not any(state.answers or (None,)):
            state.choose(others[0], state.options(others[0])[0])
            assert state.can_undo(seat), "nothing has changed that the seat may notice"
            state.undo(seat)
            assert digest(state) == before
            return True
    return False


def test_what_was_learned_cannot_be_unlearned() -> None:
    state = GAME.new(3, 1)
    state.choose(0, PEEK)
    assert not state.can_undo(0)
    with pytest.raises(NotYourTurn, match="no choice that can be taken back"):
        state.undo(0)


def test_a_card_that_was_shown_cannot_be_taken_back() -> None:
    state = GAME.new(3, 1)
    state.choose(0, next(choice for choice in PLAY if choice in state.options(0)))
    assert not state.can_undo(0)


# ---- several seats


def test_answers_stay_hidden_until_all_are_in() -> None:
    state = voting()
    state.choose(2, VOTE[0])
    assert state.view(2)["answer"] == "vote 0" and state.view(2)["choices"] == []
    for seat in (0, 1, None):
        assert state.view(seat)["answer"] is None
        assert "vote 0" not in str(state.view(seat)["facts"])
        assert state.log(seat)[-1]["event"] != "vote"


def test_at_a_table_everybody_is_asked_and_in_a_hurry_only_those_who_can() -> None:
    asked_for_nothing = 0
    for seed in range(20):
        table, hurry = GAME.new(3, seed), GAME.new(3, seed, hurry=True)
        card = next(choice for choice in PLAY if choice in table.options(0))
        table.choose(0, card)
        hurry.choose(0, card)
        if len(table.waiting) == 2:
            assert table.waiting == (1, 2)
            asked_for_nothing += sum(table.options(seat) == (PASS,) for seat in (1, 2))
        assert all(len(hurry.options(seat)) > 1 for seat in hurry.waiting)
    assert asked_for_nothing


# ---- dice and draws to come, written down


def test_rolls_of_a_position_come_as_written() -> None:
    """Counted from 1: the face of a die, the place of a card in what is drawn from; afterwards chance takes over."""
    game = games.get("nanty")
    state = game.position({"players": [{}, {}], "rolls": [3, 12]})
    assert [state.roll(6) + 1, state.roll(12) + 1] == [3, 12]
    assert 0 <= state.roll(12) < 12
    again = game.position({"players": [{}, {}], "rolls": [3, 12]})
    assert [again.roll(6), again.roll(12), again.roll(12)] == [2, 11, drawn(state.setup.key, 2, 12)]


@pytest.mark.parametrize("rolls", [3, [0], [True], ["3"], [1.5], None])
def test_rolls_that_cannot_be(rolls: object) -> None:
    with pytest.raises(
        BadPosition, match=r"'rolls' should be a list of whole numbers from 1 up, such as \[3, 5\]"
    ):
        games.get("nanty").position({"players": [{}, {}], "rolls": rolls})


@pytest.mark.parametrize("hurry", [True, False])
def test_a_roll_that_whatever_is_chosen_stumbles_over_is_refused_at_once(hurry: bool) -> None:
    """With a ghost on top and no candles left, the die is rolled next: at once, or after all that can be chosen."""
    position = {"players": [{"candles": 0}, {}, {}], "deck": ["hour", "ghost"], "hurry": hurry}
    message = (
        r"number 1 of 'rolls' should be from 1 to 6, not 9: it is drawn for a die with 6 faces or a pile of 6"
    )
    with pytest.raises(BadPosition, match=message):
        VIGIL.position(position | {"rolls": [9, 2]})
    state = VIGIL.position(position | {"rolls": [3, 9]})  # for what the second is drawn nobody knows yet
    assert state.rolls_left() == ((9,) if hurry else (3, 9))


def test_rolls_left_over_are_told() -> None:
    game = games.get("nanty")
    state = game.position({"players": [{}, {}], "rolls": [3, 12]})
    assert state.rolls_left() == (3, 12)
    state.roll(6)
    assert state.rolls_left() == (12,)
    state.roll(12)
    state.roll(12)
    assert state.rolls_left() == game.new(2, 1).rolls_left() == ()
    over = {"players": [{"candles": 0}], "deck": ["ghost"], "hurry": True}
    assert VIGIL.position(over | {"rolls": [1]}).result is not None
    with pytest.raises(BadPosition, match=r"the game is over and draws nothing: leave \[5\] out of 'rolls'"):
        VIGIL.position(over | {"rolls": [1, 5]})


def test_a_roll_beyond_its_die_changes_nothing() -> None:
    """If only the roll itself shows which die it is for, the choice is refused then, and the state is as before."""
    players = [{"hand": ["silas_wegg", "toby"]}, {}]  # Silas Wegg rolls the die, which has twelve faces
    state = games.get("nanty").position({"players": players, "rolls": [13]})
    state.choose(0, "play silas_wegg")
    before = digest(state), state.history(), len(state.events or [])
    with pytest.raises(BadPosition, match="number 1 of 'rolls' should be from 1 to 12, not 13"):
        state.choose(0, state.options(0)[0])
    assert (digest(state), state.history(), len(state.events or [])) == before
