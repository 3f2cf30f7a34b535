"""Every registered game keeps every law: all player counts, all options."""

from random import Random

import pytest

from subrosa import games
from subrosa.testing import inspect, pace_changes_nothing
from tests.settings import all_tables, label, settings_of


def is_usual(name: str, seats: int, options: dict[str, str]) -> bool:
    return seats == games.get(name).usual_seats and not options


def is_extreme(name: str, seats: int, options: dict[str, str]) -> bool:
    return seats in (games.get(name).min_seats, games.get(name).max_seats) and not options


def marks(table: tuple[str, int, dict[str, str]], slow_if_extreme: bool) -> list[pytest.MarkDecorator]:
    """Return what holds for a test of a table.

    What options and more players or fewer change is the same on both builds: it is tried on one of them.
    """
    slow = [pytest.mark.slow] if slow_if_extreme and is_extreme(*table) else []
    return slow if is_usual(*table) else [*slow, pytest.mark.once]


TABLES = [pytest.param(*table, marks=marks(table, False)) for table in all_tables()]
TABLES_FOR_LAWS = [pytest.param(*table, marks=marks(table, True)) for table in all_tables()]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES_FOR_LAWS, ids=label)
def test_the_laws_hold_at_every_step_of_random_play(name: str, seats: int, options: dict[str, str]) -> None:
    # Where nothing is unusual but a middling number of players or an option, both laws are tried only now and then.
    inspect(games.get(name), seats, seats, options, thorough=is_extreme(name, seats, options))


@pytest.mark.parametrize(("name", "seats", "options"), TABLES, ids=label)
def test_pace_changes_nothing(name: str, seats: int, options: dict[str, str]) -> None:
    for seed in range(4):
        pace_changes_nothing(games.get(name), seats, seed, options)


@pytest.mark.parametrize("name", games.names())
def test_every_value_of_every_option_is_tried(name: str) -> None:
    game = games.get(name)
    tried = {pair for setting in settings_of(game) for pair in setting.items()}
    assert tried == {(option.name, value) for option in game.options for value in option.values[1:]}


@pytest.mark.parametrize("name", games.names())
def test_the_laws_hold_with_sealed_dice(name: str) -> None:
    """As at a table: saves, undo and both laws of hidden information hold where draws are counted."""
    game = games.get(name)
    inspect(game, game.usual_seats, 7, thorough=False, sealed=True)


@pytest.mark.parametrize("name", games.names())
def test_every_game_says_what_its_facts_mean(name: str) -> None:
    """Code that knows no game need not guess: how far it is, what is in a hand, what can be followed of a player."""
    game = games.get(name)
    state = game.new(seed=1)
    facts = state.facts(0)
    assert (game.round_of(facts), game.turn_of(facts)) != (None, None)
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
