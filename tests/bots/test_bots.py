"""Making bots, and what every bot keeps to: choices on offer, and the same game from the same seed."""

from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots.match import UNFINISHED, Record, play, play_on
from subrosa.core.errors import BadSetup, IllegalChoice

PAIRS = [(game, bot) for game in games.names() for bot in bots.names(game)]


def tables() -> list[tuple[str, str, int, dict[str, str]]]:
    """Each bot with each player count, and with each value of each option one away from the default."""
    found = []
    for name, bot in PAIRS:
        game = games.get(name)
        counts = range(game.min_seats, game.max_seats + 1)
        found += [(name, bot, seats, {}) for seats in counts]
        for option in game.options:
            for value in option.values[1:]:
                # Options that change the pieces matter at every count, the rest of them at any.
                spread = counts if option.free else [game.max_seats, game.min_seats]
                found += [(name, bot, seats, {option.name: value}) for seats in spread]
    return [table for table in found if possible(*table)]


def possible(name: str, bot: str, seats: int, options: dict[str, str]) -> bool:
    """Some options are for some player counts only."""
    try:
        games.get(name).setup(seats, 0, options)
    except BadSetup:
        return False
    return True


def label(value: Any) -> str:
    if isinstance(value, dict):
        return ",".join(f"{name}={chosen}" for name, chosen in value.items()) or "standard"
    return str(value)


def team(name: str, bot: str, seats: int, seed: int) -> list[bots.Bot]:
    return [bots.make(bot, games.get(name), f"{seed} {seat}") for seat in range(seats)]


def plain(record: Record) -> tuple[Any, ...]:
    return record.winners, record.ending, record.decisions, record.rounds


@pytest.mark.parametrize(("name", "bot", "seats", "options"), tables(), ids=label)
def test_a_bot_plays_to_the_end_and_only_what_is_on_offer(
    name: str, bot: str, seats: int, options: dict[str, str]
) -> None:
    game = games.get(name)
    for seed, hurry in ((1, True), (2, True), (3, False)):
        # An answer that is not on offer would raise IllegalChoice.
        record = play(game, team(name, bot, seats, seed), seats, seed, options, hurry)
        assert record.ending != UNFINISHED


@pytest.mark.parametrize(("name", "bot"), PAIRS)
def test_the_same_seeds_give_the_same_game(name: str, bot: str) -> None:
    game = games.get(name)
    seats = game.usual_seats

    def outcome(seed: int) -> tuple[Any, ...]:
        return plain(play(game, team(name, bot, seats, seed), seats, 7))

    assert outcome(1) == outcome(1)
    if bot == "random":  # a bot's seed counts, not only that of the game; a scripted one rarely needs chance
        assert len({outcome(seed) for seed in range(8)}) > 1


@pytest.mark.parametrize(("name", "bot"), PAIRS)
def test_a_bot_leaves_view_and_options_as_they_are(name: str, bot: str) -> None:
    state = games.get(name).new(seed=3)
    seat = state.waiting[0]
    view, again = state.view(seat), state.view(seat)
    bots.make(bot, games.get(name), 1).choose(view, view["choices"])
    assert view == again


def test_every_game_has_a_random_bot() -> None:
    for name in games.names():
        assert "random" in bots.names(name)
    assert bots.names("overlord") == ["random", "scripted"]
    assert {"random", "scripted"} <= set(bots.names())


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'clever' plays overlord; there are: random, scripted"):
        bots.make("clever", games.get("overlord"), 1)


def test_modules_beside_the_bots_are_no_bots() -> None:
    # A game that happens to be called like one of our modules has the random bot, nothing else.
    for name in ("match", "compare", "bot", "../overlord", "no such game"):
        assert bots.names(name) == ["random"]


def test_an_answer_that_is_not_on_offer_is_refused() -> None:
    class Stubborn(bots.Bot):
        def choose(self, view: dict[str, Any], options: list[str]) -> str:
            return "play retaliation"

    game = games.get("overlord")
    state = game.new(seed=1)
    with pytest.raises(IllegalChoice):
        play_on(state, [Stubborn(game, 1)] * state.seats)


def test_bots_are_given_data_and_no_state() -> None:
    seen: list[object] = []

    class Curious(bots.RandomBot):
        def choose(self, view: dict[str, Any], options: list[str]) -> str:
            seen.append(view)
            return super().choose(view, options)

    game = games.get("overlord")
    play(game, [Curious(game, seat) for seat in range(4)], 4, 1)
    todo = seen[:]
    while todo:
        value = todo.pop()
        assert value is None or type(value) in (dict, list, str, int, bool)
        if isinstance(value, dict):
            todo += value.values()
        elif isinstance(value, list):
            todo += value
