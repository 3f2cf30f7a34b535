"""Positions are either sound, so that they can be looked at, imagined, saved and played, or refused with a reason."""

import json
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.core import BadPosition, BadSetup, State
from subrosa.core.game import Game
from tests.conformance.positions import Position, at, places, replaced, sound, spoiled

SOUND = {name: sound(name) for name in games.ours()}
TRIES = 250
MOVES = 8
EACH = [(name, i) for name, positions in SOUND.items() for i in range(len(positions))]


def usable(game: Game, state: State, rng: Random) -> None:
    """Do everything with a position that can be done with a state."""
    for viewer in (None, *range(state.seats)):
        view = state.view(viewer)
        world = game.imagine(json.loads(json.dumps(view)), rng)
        world.check()
        assert world.view(viewer) == view
    again = game.load(game.save(state))
    assert again.view(0) == state.view(0)
    for _ in range(MOVES):
        if not state.waiting:
            break
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
        state.check()


@pytest.mark.parametrize("name", SOUND)
def test_every_game_is_tried_with_positions(name: str) -> None:
    assert SOUND[name], f"write some into tests/rules/{name}/positions.py"


@pytest.mark.parametrize(("name", "number"), EACH)
def test_sound_positions(name: str, number: int) -> None:
    game = games.get(name)
    usable(game, game.position(SOUND[name][number]), Random(number))


@pytest.mark.parametrize("name", sorted(SOUND))
def test_spoiled_positions_are_sound_or_refused(name: str) -> None:
    game, rng = games.get(name), Random(f"spoiled {name}")
    refused = 0
    for _ in range(TRIES):
        position = rng.choice(SOUND[name])
        for _ in range(rng.choice((1, 1, 2))):
            position = spoiled(rng, position, SOUND[name])
        try:
            state = game.position(position)
        except (BadPosition, BadSetup):
            refused += 1
            continue
        try:
            usable(game, state, rng)
        except Exception as error:
            raise AssertionError(f"accepted, but not usable: {position}") from error
    assert TRIES // 5 < refused < TRIES, "the test should see both kinds"


def wrong_types(value: Any) -> list[Any]:
    """Return what can never stand in the place of a value: something of another kind."""
    kinds: list[Any] = [True, 1, 1.5, "", "nonsense", [], {}, [7], {"x": 1}]
    return [other for other in kinds if type(other) is not type(value)]


def may_be(path: tuple[str | int, ...], other: Any) -> bool:
    """Tell whether a value fits all the same: a seed may be a text, and options take any value as text."""
    if path == ("seed",):
        return isinstance(other, str) or type(other) is int
    return path[0] == "options" and len(path) > 1


@pytest.mark.parametrize(("name", "number"), EACH)
def test_a_value_of_the_wrong_kind_is_never_taken_for_another(name: str, number: int) -> None:
    game, position = games.get(name), SOUND[name][number]
    for path in places(position):
        value = at(position, path)
        for other in wrong_types(value):
            if not may_be(path, other):
                with pytest.raises((BadPosition, BadSetup)):
                    game.position(replaced(position, path, other))


def wrong(name: str, number: int, **changes: Any) -> Position:
    return {**SOUND[name][number], **changes}


@pytest.mark.parametrize("options", [["may_die"], "may_die", 3, None])
def test_options_that_are_no_table(options: Any) -> None:
    with pytest.raises(BadPosition, match="'options' should be a table"):
        games.get("overlord").position(wrong("overlord", 1, options=options))


def test_a_seed_and_a_pace_of_the_wrong_kind() -> None:
    game = games.get("overlord")
    with pytest.raises(BadPosition, match="'seed' should be a whole number or a text, not True"):
        game.position(wrong("overlord", 1, seed=True))
    with pytest.raises(BadPosition, match="'hurry' should be true or false, not 'yes'"):
        game.position(wrong("overlord", 1, hurry="yes"))


@pytest.mark.parametrize(("name", "number"), EACH)
def test_keys_that_are_no_texts(name: str, number: int) -> None:
    """Python tables can have them, and both builds refuse them alike."""
    game, position = games.get(name), SOUND[name][number]
    tables = [path for path in [(), *places(position)] if isinstance(at(position, path), dict)]
    assert len(tables) > 1
    for path in tables:
        spoilt = deepcopy(position)
        at(spoilt, path)[7] = "toby"
        with pytest.raises((BadPosition, BadSetup), match="7"):
            game.position(spoilt)


def test_options_that_are_no_texts() -> None:
    options: dict[Any, Any] = {7: "yes"}
    with pytest.raises(BadSetup, match="overlord has no option 7; its options are: cast"):
        games.get("overlord").new(4, 1, options)
