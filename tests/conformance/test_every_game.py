"""Every registered game keeps every law: all player counts, all options."""

from random import Random
from typing import Any

import pytest

from subrosa import games
from subrosa.core import BadSetup, Game
from subrosa.testing import inspect, pace_changes_nothing

# In games that take long, options are tried several at once, in so many groups.
GROUPS = {"nanty": 4}


def settings_of(game: Game) -> list[dict[str, str]]:
    """The default, and each value of each option: alone, or in a group with values of other options."""
    values = [(option.name, value) for option in game.options for value in option.values[1:]]
    groups = GROUPS.get(game.id, len(values))
    return [{}, *[dict(values[i::groups]) for i in range(groups)]]


def tables() -> list[tuple[str, int, dict[str, str]]]:
    """Each player count with the default, and some player count with each other setting."""
    found = []
    for name in games.names():
        game = games.get(name)
        for i, setting in enumerate(settings_of(game)):
            counts = [
                seats for seats in range(game.min_seats, game.max_seats + 1) if possible(game, seats, setting)
            ]
            found += [
                (name, seats, setting) for seats in (counts if not setting else [counts[i % len(counts)]])
            ]
    return found


def possible(game: Game, seats: int, options: dict[str, str]) -> bool:
    """Some options are for some player counts only."""
    try:
        game.setup(seats, 0, options)
    except BadSetup:
        return False
    return True


def label(value: Any) -> str:
    return (
        ",".join(f"{k}={v}" for k, v in value.items()) or "standard"
        if isinstance(value, dict)
        else str(value)
    )


@pytest.mark.parametrize(("name", "seats", "options"), tables(), ids=label)
def test_the_laws_hold_at_every_step_of_random_play(name: str, seats: int, options: dict[str, str]) -> None:
    inspect(games.get(name), seats, seats, options)


@pytest.mark.parametrize(("name", "seats", "options"), tables(), ids=label)
def test_pace_changes_nothing(name: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(10):
        pace_changes_nothing(games.get(name), seats, seed, options)


def test_every_value_of_every_option_is_tried() -> None:
    for name in games.names():
        game = games.get(name)
        tried = {
            pair for tried_game, _, setting in tables() if tried_game == name for pair in setting.items()
        }
        assert {(option.name, value) for option in game.options for value in option.values[1:]} <= tried


@pytest.mark.parametrize("name", games.names())
def test_the_laws_hold_with_sealed_dice(name: str) -> None:
    """As at a table: saves, undo and both laws where draws are counted."""
    game = games.get(name)
    inspect(game, game.usual_seats, 7, sealed=True)


@pytest.mark.parametrize("name", games.names())
def test_every_game_says_what_its_facts_mean(name: str) -> None:
    """Whoever knows no game need not guess: how far it is, what is in a hand, what can be followed of a player."""
    game = games.get(name)
    state = game.new(seed=1)
    facts = state.facts(0)
    assert (game.round_of(facts) is None) != (game.turn_of(facts) is None)
    followed = games.look_in(game.package).followed
    for seat in range(state.seats):
        assert set(followed) <= set(game.player_of(facts, seat))
    hands = 0
    rng = Random(1)
    while state.waiting and not hands:
        hands = max(len(game.hand_of(state.facts(seat))) for seat in range(state.seats))
        seat = rng.choice(state.waiting)
        state.choose(seat, rng.choice(state.options(seat)))
    assert hands, "nobody ever has a card in hand, as far as hand_of says"
