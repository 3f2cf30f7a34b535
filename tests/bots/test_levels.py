"""Levels: what makes a bot easy, and what makes it hard."""

from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots import Think
from subrosa.bots.bot import RatingBot
from subrosa.bots.levels import CarelessBot, Habits, TryingBot
from subrosa.bots.mind import Mind

GAME = games.get("overlord")
TRYING = [name for name in games.ours() if isinstance(bots.make("hard", games.get(name), 1), TryingBot)]


class Fixed(RatingBot):
    """A bot that rates options by a table."""

    rates: tuple[float, ...] = (0.5, 0.49, 0.1)

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        return list(self.rates)


def test_an_easy_bot_errs_where_it_is_close_and_not_where_it_is_plain() -> None:
    chosen = [
        CarelessBot(Fixed(GAME, 1), 0.05, seed).choose({}, ["good", "nearly", "awful"]) for seed in range(200)
    ]
    assert 60 < chosen.count("nearly") < 110
    assert chosen.count("awful") == 0


def test_without_errors_it_is_the_judge_itself() -> None:
    assert {CarelessBot(Fixed(GAME, 1), 0, seed).choose({}, ["a", "b", "c"]) for seed in range(9)} == {"a"}


def test_even_an_easy_bot_takes_a_sure_win() -> None:
    judge = Fixed(GAME, 1)
    judge.rates = (1.0, 0.99, 0.1)
    found = [
        {CarelessBot(judge, 0.2, seed, sure).choose({}, ["win", "b", "c"]) for seed in range(50)}
        for sure in (1.0, 1.1)
    ]
    assert found[0] == {"win"}
    assert "b" in found[1]


def hard(habits: Habits) -> TryingBot:
    belief = bots.belief_of(GAME)
    assert belief is not None
    return TryingBot(Fixed(GAME, 1), Mind(), belief, habits, 1)


def test_only_what_seems_good_is_tried() -> None:
    view = {"prompt": {"id": "attempt"}}
    options = ["play blackmail 1", "play blackmail 2", "die"]

    def tried(margin: float, most: int) -> list[str]:
        bot = hard(Habits(10, margin, most, ("attempt",)))
        return [candidate.choice.text for candidate in bot.shortlist(view, options, [0.5, 0.49, 0.1])]

    assert tried(0.02, 9) == ["play blackmail 1", "play blackmail 2"]
    assert tried(1.0, 9) == options
    assert tried(1.0, 2) == ["play blackmail 1", "play blackmail 2"]
    assert tried(0.0, 9) == ["play blackmail 1"]


def test_questions_that_are_not_tried_are_left_to_the_judge() -> None:
    bot = hard(Habits(10, 1.0, 9, ("attempt",)))
    assert bot.choose({"prompt": {"id": "squire"}}, ["draw", "pass", "die"]) == "draw"


def test_one_option_needs_no_thought() -> None:
    for name in bots.names("overlord"):
        assert bots.make(name, GAME, 1).choose({}, ["pass"]) == "pass"


@pytest.mark.parametrize("name", TRYING)
def test_a_hard_bot_thinks_as_often_as_it_is_told_to(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.get(name)
    bot = bots.make("hard", game, 1)
    assert isinstance(bot, TryingBot)
    spent: list[int] = []
    judged = type(bot.mind).values

    def values(mind: Mind, world: Any) -> Any:
        spent[-1] += 1
        return judged(mind, world)

    monkeypatch.setattr(type(bot.mind), "values", values)
    state = game.new(game.min_seats, 1, hurry=True)
    for _ in range(25):
        seat = state.waiting[0]
        view = state.view(seat)
        spent.append(0)
        choice = bot.choose(view, view["choices"], Think(iterations=12))
        assert spent[-1] <= 12 + 2 * bot.habits.most
        state.choose(seat, choice)
    assert any(spent)
