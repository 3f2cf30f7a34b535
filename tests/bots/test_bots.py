"""Bots see views only, always answer with something on offer, and can be repeated exactly."""

import json
import subprocess
import sys
from random import Random

import pytest

from subrosa import bots, games
from subrosa.bots.match import UNFINISHED, play
from subrosa.core.state import State

# A process that is given JSON and nothing else: it knows the game's id, and sees one view after the other.
CHILD = """
import json, sys
from subrosa import bots, games
bot = bots.make(sys.argv[1], games.get(sys.argv[2]), sys.argv[3])
for line in sys.stdin:
    asked = json.loads(line)
    print(json.dumps(bot.choose(asked["view"], asked["options"])), flush=True)
"""


def every_bot() -> list[tuple[str, str]]:
    return [(game, bot) for game in games.names() for bot in bots.names(game)]


@pytest.mark.parametrize(("name", "bot"), every_bot())
def test_a_bot_plays_in_a_process_that_is_given_json_only(name: str, bot: str) -> None:
    rng = Random(1)
    line = [sys.executable, "-c", CHILD, bot, name, "1"]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdin is not None
        assert child.stdout is not None
        for seed in range(3):
            state = games.get(name).new(seed=seed)
            while state.waiting:
                seat = rng.choice(state.waiting)
                view = state.view(seat)
                child.stdin.write(json.dumps({"view": view, "options": view["choices"]}) + "\n")
                child.stdin.flush()
                state.choose(seat, json.loads(child.stdout.readline()))
            assert state.result is not None


@pytest.mark.parametrize(("name", "bot"), every_bot())
def test_a_bot_finishes_games_of_every_size_with_every_option(name: str, bot: str) -> None:
    game = games.get(name)
    settings = [{}, *[{option.name: value} for option in game.options for value in option.values[1:]]]
    for i, options in enumerate(settings):
        seats = game.min_seats + i % (game.max_seats - game.min_seats + 1)
        players = [bots.make(bot, game, seat) for seat in range(seats)]
        assert play(game, players, seats, i, options, hurry=i % 2 == 0).ending != UNFINISHED


@pytest.mark.parametrize(("name", "bot"), every_bot())
def test_games_with_bots_can_be_repeated(name: str, bot: str) -> None:
    game = games.get(name)

    def record() -> tuple[object, ...]:
        players = [bots.make(bot, game, seat) for seat in range(game.usual_seats)]
        made = play(game, players, game.usual_seats, 5)
        return made.winners, made.ending, made.decisions, made.rounds

    assert record() == record()


def test_an_unknown_bot_is_named_with_those_that_exist() -> None:
    with pytest.raises(bots.UnknownBot, match=r"no bot 'genius' plays overlord; there are: random, scripted"):
        bots.make("genius", games.get("overlord"), 1)


# ---- the scripted Overlord bot


def answer(state: State, seat: int) -> str:
    view = state.view(seat)
    return bots.make("scripted", games.get("overlord"), 1).choose(view, view["choices"])


@pytest.mark.parametrize("cast", ["base", "alternate"])
def test_the_scripted_bot_beats_random_ones_by_far(cast: str) -> None:
    game, seats, won, count = games.get("overlord"), 5, 0, 100
    for seed in range(count):
        hero = seed % seats
        players = [
            bots.make("scripted" if seat == hero else "random", game, f"{seed} {seat}")
            for seat in range(seats)
        ]
        won += hero in play(game, players, seats, seed, {"cast": cast}).winners
    assert won > count * 0.3  # a fair share is a fifth; the seeds are fixed, so this does not depend on luck


def test_the_scripted_bot_helps_an_uprising_against_an_overlord_about_to_be_crowned() -> None:
    state = games.get("overlord").position(
        {
            "players": [
                {
                    "character": "overlord",
                    "gold": 29,
                    "hand": ["capitalize", "coercion", "repression", "blackmail"],
                },
                {"character": "captain", "hand": ["uprising"]},
                {"character": "squire", "hand": ["revenge"]},
                {"character": "peasant", "hand": []},
            ],
            "holder": 1,
            "now": "attempt",
            "hurry": True,
        }
    )
    state.choose(1, "play uprising")
    state.choose(0, "discard capitalize")  # the Captain gave the Order
    assert state.waiting == (2,)
    assert answer(state, 2) == "offer revenge"


def test_the_scripted_bot_cancels_what_would_kill_it() -> None:
    state = games.get("overlord").position(
        {
            "players": [
                {"character": "overlord", "hand": ["capitalize", "coercion", "repression"]},
                {"character": "captain", "hand": ["blackmail"]},
                {"character": "squire", "hand": ["retaliation"]},
                {"character": "peasant", "gold": 5},
            ],
            "holder": 1,
            "now": "attempt",
            "hurry": True,
        }
    )
    state.choose(1, "play blackmail 2")
    assert answer(state, 2) == "play retaliation"
