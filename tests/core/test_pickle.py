"""Games, choices and states can be copied and pickled: what comes back goes on like what went in."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from random import Random
from typing import Any

import pytest

from examples.lighthouse.rules.game import GAME as LIGHTHOUSE
from subrosa import games
from subrosa.core import Game, State
from subrosa.core.save import digest
from tests.conformance.toy.game import GAME as THORNS
from tests.solo.vigil.rules.game import GAME as VIGIL

GAMES = [*map(games.get, games.names()), LIGHTHOUSE, THORNS, VIGIL]


def pickled(one: Any) -> Any:
    return pickle.loads(pickle.dumps(one))


WAYS = [pickled, deepcopy, copy]


def played(game: Game, decisions: int, hurry: bool = False) -> State:
    """Play at random."""
    rng, state = Random(game.id), game.new(seed=3, hurry=hurry)
    for _ in range(decisions):
        if state.waiting:
            seat = rng.choice(state.waiting)
            state.choose(seat, rng.choice(state.options(seat)))
    return state


def finish(state: State) -> str:
    """Play to the end in a hurry; return a checksum of all that can be said of it, log and choices included."""
    rng = Random(1)
    state.hurry = True
    state.advance()
    while state.waiting:
        seat = state.waiting[0]
        state.choose(seat, rng.choice(state.options(seat)))
    told = [event.whole() for event in state.events or []]
    made = [(past.seat, past.choice.text, past.told) for past in state.history()]
    return f"{digest(state)} {told} {made}"


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_games_and_choices_are_themselves(game: Game, way: Callable[[Any], Any]) -> None:
    assert way(game) is game
    assert all(way(choice) is choice for choice in game.words.all[::17])


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_state_goes_on_as_it_would_have(game: Game, way: Callable[[Any], Any]) -> None:
    for decisions in (0, 1, 30):
        state = played(game, decisions)
        before = digest(state)
        other = way(state)
        assert other is not state
        assert (digest(other), other.waiting, other.hurry) == (before, state.waiting, state.hurry)
        assert [other.view(seat) for seat in range(state.seats)] == [
            state.view(seat) for seat in range(state.seats)
        ]
        assert [other.can_undo(seat) for seat in range(state.seats)] == [
            state.can_undo(seat) for seat in range(state.seats)
        ]
        if decisions:
            ended = finish(other)
            assert digest(state) == before  # they share nothing that changes
            assert ended == finish(state)


@pytest.mark.parametrize("way", WAYS)
def test_whoever_could_take_back_still_can(way: Callable[[Any], Any]) -> None:
    """Gathering is taken back card by card: so many states before are kept."""
    for game in GAMES:
        undone = 0
        for decisions in range(1, 40):
            state = played(game, decisions)
            other = way(state)
            for seat in range(state.seats):
                while state.can_undo(seat):
                    state.undo(seat)
                    other.undo(seat)
                    undone += 1
                    assert digest(other) == digest(state)
                    assert [past.choice for past in other.history()] == [
                        past.choice for past in state.history()
                    ]
        assert undone or game in (LIGHTHOUSE, THORNS, VIGIL), game.id


def test_a_long_game_and_its_last_choice_are_pickled() -> None:
    state = played(games.get("nanty"), 3_000)
    assert len(state.history()) > 300
    assert finish(pickled(state)) == finish(state)
    assert pickled(state.history()[-1]).choice is state.history()[-1].choice


def test_imagined_worlds_quiet_games_and_sealed_ones() -> None:
    for game in GAMES:
        world = game.imagine(played(game, 20).view(0), Random(1))
        assert digest(pickled(world)) == digest(deepcopy(world)) == digest(world)
        quiet = game.new(seed=1, hurry=True, quiet=True)
        assert pickled(quiet).events is deepcopy(quiet).events is None
        sealed = game.new(seed="s" * 64, sealed=True)
        assert finish(pickled(sealed)) == finish(sealed)


def test_other_cards_come_along() -> None:
    standard = games.get("overlord")
    text = standard.with_cards("").file.text  # type: ignore[attr-defined]
    other = standard.with_cards(text + "\n# a copy with a note\n")
    state = pickled(other.new(seed=1))
    assert state.setup.game.cards_id == other.cards_id != standard.cards_id
    assert digest(state) == digest(other.new(seed=1))
