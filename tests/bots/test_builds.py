"""What bots judge by is compiled (tools/compiled.py): they choose the same in both builds."""

import os
import subprocess
import sys

import pytest

from subrosa import bots, games

pytestmark = pytest.mark.slow  # whole games
DECISIONS = 60  # of each game


def chosen(name: str, game_id: str) -> list[str]:
    """Return what bots of a name choose in a game."""
    game = games.get(game_id)
    seats = game.usual_seats
    state = game.new(seats, 5, {}, hurry=True, quiet=True)
    players = [bots.make(name, game, seat) for seat in range(seats)]
    found: list[str] = []
    while state.waiting and len(found) < DECISIONS:
        seat = state.waiting[0]
        options = [choice.text for choice in state.options(seat)]
        found.append(players[seat].choose(state.view(seat), options))
        state.apply(seat, state.option(seat, found[-1]))
    return found


def quick_bots() -> list[tuple[str, str]]:
    """Return the bots that need no time to think, with their games."""
    return [
        (name, game_id)
        for game_id in games.names()
        for name in ("scripted", "hard")
        if bots.make(name, games.get(game_id), 0).usual is None
    ]


def everything() -> str:
    """Return the choices of all of them, one per line."""
    return "\n".join([f"{name} {game} {one}" for name, game in quick_bots() for one in chosen(name, game)])


@pytest.mark.skipif(os.environ.get("SUBROSA_BUILD") != "compiled", reason="there is one build to look at")
def test_bots_choose_the_same_in_both_builds() -> None:
    pure = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    line = [sys.executable, "-m", "tests.bots.test_builds"]
    other = subprocess.run(line, env=pure, capture_output=True, text=True, check=True)
    file, choices = other.stdout.split("\n", 1)
    assert file.endswith(".py")
    assert choices.strip() == everything()


if __name__ == "__main__":
    print(sys.modules["subrosa.core.state"].__file__)
    print(everything())
