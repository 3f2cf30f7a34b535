"""Making bots, and what every bot keeps to: choices on offer, and data that it leaves alone."""

from collections.abc import Sequence
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots import Think
from subrosa.bots.match import UNFINISHED, Record, play, play_on
from subrosa.core.errors import IllegalChoice
from tests.settings import label, tables_of

pytestmark = pytest.mark.slow  # whole games
PAIRS = [(game, bot) for game in games.names() for bot in bots.names(game)]
LITTLE = Think(iterations=2)  # bots that search play the same in principle, and tests should be quick


# The other levels are made from these; where there is room left, random players sit with them.
TRIED_WITH_OPTIONS = ("hard", "scripted")
TRIED_WITH_ANY_NUMBER = (*TRIED_WITH_OPTIONS, "search")
TOGETHER = 2  # are tried at one table


def tables() -> list[tuple[str, tuple[str, ...], dict[str, str]]]:
    """Return tables at which every bot sits, and some with every player count and every value of every option.

    Two are tried at a time, if there is room, and the rest is left to chance: hard ones among themselves take five
    times as long. With as few players as can be, by the usual rules, test_json_only plays with every bot.
    """
    found: list[tuple[str, tuple[str, ...], dict[str, str]]] = []
    for name in games.names():
        game = games.get(name)
        for seats, setting in tables_of(game):
            if seats == game.min_seats != game.usual_seats and not setting:
                continue
            any_number = bots.names(name) if seats == game.usual_seats else TRIED_WITH_ANY_NUMBER
            tried = TRIED_WITH_OPTIONS if setting else any_number
            together = min(TOGETHER, seats)
            for first in range(0, len(tried), together):
                company = tried[first : first + together]
                found.append((name, (*company, *["random"] * (seats - len(company))), setting))
    return found


def team(name: str, company: Sequence[str], seed: int) -> list[bots.Bot]:
    return [bots.make(bot, games.get(name), f"{seed} {seat}") for seat, bot in enumerate(company)]


def plain(record: Record) -> tuple[Any, ...]:
    return record.winners, record.ending, record.decisions, record.rounds


@pytest.mark.parametrize(("name", "company", "options"), tables(), ids=label)
def test_bots_play_to_the_end_and_only_what_is_on_offer(
    name: str, company: tuple[str, ...], options: dict[str, str]
) -> None:
    # An answer that is not on offer would raise IllegalChoice. Large tables are asked one by one, small ones at once.
    hurry = len(company) > games.get(name).min_seats
    record = play(games.get(name), team(name, company, 1), len(company), 1, options, hurry, LITTLE)
    assert record.ending != UNFINISHED


@pytest.mark.parametrize("name", games.names())
def test_the_seed_of_a_bot_counts_and_not_only_that_of_the_game(name: str) -> None:
    """That the same seeds give the same game, in any process, is what test_json_only shows for every bot."""
    game = games.get(name)
    seats = game.usual_seats
    found = {plain(play(game, team(name, ["random"] * seats, seed), seats, 7)) for seed in range(8)}
    assert len(found) > 1


@pytest.mark.parametrize(("name", "bot"), PAIRS)
def test_a_bot_leaves_view_and_options_as_they_are(name: str, bot: str) -> None:
    state = games.get(name).new(seed=3)
    seat = state.waiting[0]
    view, again = state.view(seat), state.view(seat)
    bots.make(bot, games.get(name), 1).choose(view, view["choices"], LITTLE)
    assert view == again


def test_every_game_has_a_random_bot() -> None:
    for name in games.names():
        assert "random" in bots.names(name)
    assert bots.names("overlord") == ["easy", "normal", "hard", "scripted", "search", "random"]
    assert set(bots.names()) == {"easy", "normal", "hard", "scripted", "search", "random"}


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(bots.UnknownBot, match="no bot 'clever' plays overlord; there are: easy, normal"):
        bots.make("clever", games.get("overlord"), 1)


def test_modules_beside_the_bots_are_no_bots() -> None:
    # A game that happens to have the name of one of our modules gets the bots that play every game, and nothing else.
    for name in ("match", "compare", "bot", "search", "../overlord", "no such game"):
        assert bots.names(name) == ["search", "random"]


def test_an_answer_that_is_not_on_offer_is_refused() -> None:
    class Stubborn(bots.Bot):
        def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
            return "play retaliation"

    game = games.get("overlord")
    state = game.new(seed=1)
    with pytest.raises(IllegalChoice):
        play_on(state, [Stubborn(game, 1)] * state.seats)


def test_bots_are_given_data_and_no_state() -> None:
    seen: list[object] = []

    class Curious(bots.RandomBot):
        def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
            seen.append(view)
            return super().choose(view, options, think)

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


@pytest.mark.parametrize("budget", [{"seconds": 0}, {"seconds": -1.0}, {"iterations": 0}])
def test_nobody_thinks_for_no_time(budget: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"more than 0 seconds|1 or more"):
        Think(**budget)
