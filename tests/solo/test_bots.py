"""Bots that play alone: at random, by search, in matches and by what a mind hopes for."""

from random import Random

import pytest

from subrosa import bots
from subrosa.bots.bot import Think
from subrosa.bots.match import play
from subrosa.bots.mind import Mind, play_out, shares
from subrosa.bots.search import Search
from subrosa.bots.trial import Candidate, try_out
from subrosa.core import Result
from tests.solo.vigil.rules.game import GAME, REST, TURN

WINNING = {"players": [{"kept": 5, "candles": 0}], "deck": ["ghost", "hour"], "rolls": [1]}


def won(name: str, games: int) -> int:
    """Count the games that a bot wins alone."""
    think = Think(iterations=40)
    return sum(
        bool(play(GAME, [bots.make(name, GAME, seed)], 1, seed, think=think).winners) for seed in range(games)
    )


def test_a_random_bot_wins_some_games_and_loses_others() -> None:
    assert 0 < won("random", 40) < 40


def test_a_search_wins_more_than_chance() -> None:
    assert won("search", 40) > won("random", 40) + 5


def test_a_search_takes_the_victory() -> None:
    state = GAME.position(WINNING)
    state.choose(0, TURN)
    bot = bots.make("search", GAME, 1)
    view = state.view(0)
    assert bot.choose(view, view["choices"], Think(iterations=60)) == REST.text


def test_the_worth_of_a_choice_is_the_chance_to_win() -> None:
    state = GAME.position(WINNING)
    state.choose(0, TURN)
    search = Search(GAME, Mind(), state.view(0), Random(1))
    search.run(Think(iterations=60))
    edges = search.root().edges
    assert edges[REST].total == edges[REST].visits  # always won
    assert edges[TURN].total < edges[TURN].visits


def test_trying_out_finds_the_victory() -> None:
    state = GAME.position(WINNING)
    state.choose(0, TURN)
    chance = Random(2)
    candidates = [Candidate(TURN), Candidate(REST)]
    ranked = try_out(
        lambda: GAME.imagine(state.view(0), chance), Mind(), 0, candidates, Think(iterations=20), chance
    )
    assert ranked[0].choice is REST


def test_alone_nothing_is_won_before_the_end() -> None:
    assert Mind().values(GAME.new(1)) == [0.5]
    assert Mind().values(GAME.new(3)) == pytest.approx([1 / 3] * 3)


def test_a_share_of_a_game_that_nobody_has_won_is_nothing() -> None:
    assert shares(Result("dark", "3.2", ()), 1) == [0.0]
    assert shares(Result("morning", "3.1", (0,)), 1) == [1.0]
    assert play_out(Mind(), GAME.new(1, hurry=True), None, Random(1)) in ([0.0], [1.0])
