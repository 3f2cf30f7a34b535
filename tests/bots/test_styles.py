"""Character: what a bot prefers among options that it rates nearly the same, and nothing else."""

from importlib import import_module
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots import Think, UnknownBot
from subrosa.bots.bot import RatingBot
from subrosa.bots.styles import ANY, LEVELS, STYLES, Style, draw, split

pytestmark = pytest.mark.slow  # whole games
BOLD, PATIENT, VINDICTIVE = STYLES
MOST = 250  # decisions


class Fixed(RatingBot):
    """A bot that rates options by a table."""

    rates: dict[str, float]

    def rate(self, view: dict[str, Any], options: list[str]) -> list[float]:
        return [self.rates[option] for option in options]


def styled(name: str, style: str, rates: dict[str, float]) -> RatingBot:
    """Return a bot of this style that rates options so."""
    game = games.get(name)
    bot = Fixed(game, 1)
    manners = bots.manners_of(game)
    assert manners is not None
    bot.rates, bot.style = rates, Style(style, game, manners)
    return bot


# ---- what is bold, patient or vindictive in each game, where all options are equally good


def styles_of(name: str) -> Any:
    """Return what is characteristic in a game: `tests/bots/<id>/styles.py`."""
    return import_module(f"tests.bots.{name}.styles")


CASES = [(name, *case) for name in games.ours() for case in styles_of(name).CASES]


@pytest.mark.parametrize(("name", "facts", "seat", "style", "suits", "others"), CASES)
def test_it_decides_between_equals_and_never_against_a_clear_choice(
    name: str, facts: dict[str, Any], seat: int, style: str, suits: str, others: list[str]
) -> None:
    view = {"seat": seat, "seats": styles_of(name).SEATS, "facts": facts, "prompt": {"id": "aim"}}
    options = [*others, suits]
    assert styled(name, style, dict.fromkeys(options, 0.3)).choose(view, options) == suits
    for other in others:  # half a point, or a chance to win
        rates = dict.fromkeys(options, 0.3) | {other: 0.8}
        assert styled(name, style, rates).choose(view, options) == other
    for other in others:
        rates = dict.fromkeys(options, 0.3) | {other: 0.301}
        assert styled(name, style, rates).choose(view, options) == suits


def test_those_whom_nobody_has_harmed_have_no_foe() -> None:
    rates = {"pick 0": 0.3, "pick 2": 0.301}
    view = {"seat": 1, "seats": 4, "facts": styles_of("overlord").FACTS | {"holder": None, "giver": None}}
    assert styled("overlord", VINDICTIVE, rates).choose(view, list(rates)) == "pick 2"


@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("name", [name for name in games.ours() if styles_of(name).RATES_CHANCES])
def test_nobody_gives_away_a_sure_win_for_it(name: str, style: str) -> None:
    game = games.get(name)
    manners = bots.manners_of(game)
    assert manners is not None
    assert manners.near(1.0, error=0.2) == 0


@pytest.mark.parametrize("name", games.ours())
def test_a_style_costs_little_and_shows_in_whole_games(name: str) -> None:
    game = games.get(name)
    manners = bots.manners_of(game)
    assert manners is not None
    state = game.new(game.usual_seats, "styles", hurry=True, quiet=True)
    judges = [bots.make("scripted", game, seat) for seat in range(state.seats)]
    shown = dict.fromkeys(STYLES, 0)
    for _ in range(MOST):
        if not state.waiting:
            break
        seat = state.waiting[0]
        view = state.view(seat)
        options, choice = view["choices"], view["choices"][0]
        judge = judges[seat]
        assert isinstance(judge, RatingBot)
        if len(options) > 1:
            rates = judge.rate(view, options)
            choice = judge.best_of(options, rates)
            near = manners.near(max(rates), 0.0)
            for one in STYLES:
                found, worth = Style(one, game, manners).suiting(view, options, rates, near)
                assert min(worth) >= max(rates) - near
                shown[one] += choice not in found
        state.apply(seat, state.option(seat, choice))
    assert all(shown.values()), shown


@pytest.mark.parametrize("name", games.ours())
def test_whoever_tries_things_out_has_a_style_too(name: str) -> None:
    game = games.get(name)
    state = game.new(game.usual_seats, "styles", hurry=True, quiet=True)
    players = [bots.make(f"hard-{STYLES[seat % 3]}", game, seat) for seat in range(state.seats)]
    for _ in range(MOST // 4):
        seat = state.waiting[0]
        view = state.view(seat)
        state.choose(seat, players[seat].choose(view, view["choices"], Think(iterations=6)))


# ---- names


@pytest.mark.parametrize("name", games.ours())
def test_levels_of_our_games_have_styles(name: str) -> None:
    assert bots.styles_of(name) == list(STYLES)
    game = games.get(name)
    for level in LEVELS:
        for style in STYLES:
            bot = bots.make(f"{level}-{style}", game, 1)
            assert bot.style is not None and bot.style.name == style
            assert bots.is_offered(f"{level}-{style}", name) and bots.is_ours(f"{level}-{style}", name)
    assert all(bots.make(bot, game, 1).style is None for bot in [*bots.names(name), *bots.frozen(name)])


@pytest.mark.parametrize("bot", ["random-bold", "scripted-bold", "hard-2026-11-bold", "hard-meek", "-bold"])
def test_nothing_else_has_one(bot: str) -> None:
    assert not bots.is_offered(bot, "overlord")
    with pytest.raises(UnknownBot):
        bots.make(bot, games.get("overlord"), 1)


def test_a_style_can_be_drawn() -> None:
    assert {draw(f"hard-{ANY}", seat) for seat in range(20)} == {f"hard-{style}" for style in STYLES}
    assert draw("hard-any", "table 1") == draw("hard-any", "table 1")
    assert draw("hard-bold", 1) == "hard-bold"
    assert draw("hard", 1) == "hard"
    assert split("hard-bold") == ("hard", "bold")
    assert split("my-bold") == ("my-bold", "")
    style = bots.make("easy-any", games.get("nanty"), 3).style
    assert style is not None and style.name == split(draw("easy-any", 3))[1]
