"""One seat is enough for the engine: laws, positions, saves, results without a winner."""

from random import Random
from typing import Any

import pytest

from subrosa.catalogues import catalogues, compare, ids, needs_of
from subrosa.core import BadSave, BadSetup, Result, State
from subrosa.core.save import text_sum
from subrosa.testing import inspect, pace_changes_nothing
from subrosa.texts import Texts
from tests.solo.vigil.rules.game import GAME, VigilGame


def ended(seed: int, seats: int = 1) -> State:
    """Play a random game to its end."""
    state, chance = GAME.new(seats, seed), Random(seed)
    while state.waiting:
        seat = chance.choice(state.waiting)
        state.choose(seat, chance.choice(state.options(seat)))
    return state


def lost() -> State:
    """Find a game that the house has won."""
    return next(state for seed in range(50) if not result_of(state := ended(seed)).winners)


def result_of(state: State) -> Result:
    assert state.result is not None
    return state.result


@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("seed", range(8))
def test_it_keeps_every_law(seats: int, seed: int) -> None:
    inspect(GAME, seats, seed)
    inspect(GAME, seats, seed, sealed=True)
    pace_changes_nothing(GAME, seats, seed)


def test_whoever_plays_alone_wins_or_the_game_does() -> None:
    results = [result_of(ended(seed)) for seed in range(60)]
    assert {result.winners for result in results} == {(), (0,)}
    assert all(bool(result.winners) == (result.ending == "morning") for result in results)


def test_a_lost_game_is_saved_replayed_and_imagined() -> None:
    state = lost()
    text = GAME.save(state)
    for again in (GAME.load(text), GAME.replay(text)[-1], GAME.imagine(state.view(0), Random(1))):
        assert again.view(0) == state.view(0)
        assert result_of(again).winners == ()


def test_alone_one_may_take_back_what_chance_has_not_answered() -> None:
    state = GAME.position({"players": [{"kept": 1}], "deck": ["hour", "hour", "hour"]})
    state.choose(0, "turn")
    assert not state.can_undo(0)  # the card has been seen
    state.choose(0, "rest")
    assert state.can_undo(0)
    state.undo(0)
    assert state.view(0)["facts"]["hours"] == 1


def test_a_window_for_one_seat_is_asked_at_a_table_and_skipped_in_a_hurry() -> None:
    written: dict[str, Any] = {"players": [{"charms": ["dust"]}], "deck": ["hour", "ghost"], "rolls": [6]}
    state = GAME.position(written)
    state.choose(0, "turn")
    assert [choice.text for choice in state.options(0)] == ["pass"]
    state.choose(0, "pass")
    hurried = GAME.position(written | {"hurry": True})
    hurried.choose(0, "turn")
    assert hurried.view(0)["facts"] == state.view(0)["facts"]


def test_a_position_for_one_can_be_lost_by_the_last_card() -> None:
    state = GAME.position({"players": [{"charms": []}], "deck": ["ghost"], "rolls": [1]})
    state.choose(0, "turn")
    state.choose(0, "pass")
    assert result_of(state).plain() == {"ending": "dark", "rule": "3.2", "winners": [], "scores": [0]}


def test_a_spectator_knows_neither_the_charms_nor_the_card_that_was_looked_at() -> None:
    state = GAME.new(1, 3)
    state.choose(0, "light")
    facts = state.view(None)["facts"]
    assert (facts["hand"], facts["top"]) == (None, None)
    assert state.view(0)["facts"]["top"] is not None
    hands = {str(GAME.imagine(state.view(None), Random(seed)).view(0)["facts"]["hand"]) for seed in range(30)}
    assert len(hands) > 1


class Solitaire(VigilGame):
    """The same game for one player only."""

    id = "solitaire"
    max_seats = 1


def test_how_many_can_play_is_said_in_words() -> None:
    assert (GAME.player_counts(), Solitaire().player_counts()) == ("1 to 3 players", "1 player")
    with pytest.raises(BadSetup, match=r"^solitaire is for 1 player, not 2$"):
        Solitaire().new(2)
    with pytest.raises(BadSetup, match=r"^vigil is for 1 to 3 players, not 0$"):
        GAME.new(0)


def test_yes_is_no_number_of_players() -> None:
    text = GAME.save(GAME.new(1, 1))
    body = text.partition("sum ")[0].replace('"seats":1', '"seats":true')
    with pytest.raises(BadSave, match="'seats' in its set-up line is True"):
        GAME.load(f"{body}sum {text_sum(body)}\n")


# ---- texts


def test_its_texts_are_complete() -> None:
    own = catalogues(GAME.package)
    assert compare(needs_of(GAME, ids(own)), own, catalogues()) == []


@pytest.mark.parametrize(
    ("language", "ending", "winners", "text"),
    [
        ("en", "morning", [0], "Morning has come, and Ada has kept the vigil."),
        ("en", "haunted", [], "The house is too much haunted. It keeps you."),
        ("en", "dark", [], "The night never ends: nobody has kept the vigil."),
        ("pl", "morning", [0], "Nastał ranek, czuwanie kończy Ada."),
        ("pl", "haunted", [], "Dom jest zbyt nawiedzony. Zatrzymuje cię na zawsze."),
        ("pl", "dark", [], "Noc się nie kończy. Zwycięzca: nikt."),
    ],
)
def test_an_ending_without_winners(language: str, ending: str, winners: list[int], text: str) -> None:
    assert Texts(language, GAME, ["Ada"]).ending({"ending": ending, "winners": winners}) == text
