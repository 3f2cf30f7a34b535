"""Bots need nothing but JSON: each plays whole games from a process that is fed views and options as text."""

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from subrosa import bots, games
from subrosa.bots import Think
from subrosa.bots.match import play_on
from subrosa.core import State

pytestmark = pytest.mark.slow  # whole games
CHILD = Path(__file__).with_name("child.py")
LITTLE = Think(iterations=2)
PAIRS = [(game, bot) for game in games.names() for bot in bots.names(game)]


class Piped(bots.Bot):
    """A bot that asks another one in its own process."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self.process = process

    def choose(self, view: dict[str, Any], options: list[str], think: Think | None = None) -> str:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        asked = {"view": view, "options": options, "iterations": LITTLE.iterations}
        print(json.dumps(asked), file=self.process.stdin, flush=True)
        return self.process.stdout.readline().strip()


@contextmanager
def piped(game: str, bot: str, seed: str) -> Iterator[Piped]:
    # The child imports the package under test, be it pure or compiled.
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    process = subprocess.Popen(
        [sys.executable, str(CHILD)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    try:
        assert process.stdin is not None
        print(json.dumps({"game": game, "bot": bot, "seed": seed}), file=process.stdin, flush=True)
        yield Piped(process)
    finally:
        process.communicate()
        assert process.returncode == 0


@pytest.mark.parametrize(("game", "bot"), PAIRS)
def test_a_bot_that_is_given_json_only_plays_to_the_end_as_it_does_here(game: str, bot: str) -> None:
    rules = games.get(game)
    here, there = (rules.new(rules.min_seats, seed=5) for _ in range(2))
    with piped(game, bot, "x") as away:
        play_on(there, [away, *others(there)], remember=True)
    play_on(here, [bots.make(bot, rules, "x"), *others(here)], LITTLE, remember=True)
    assert here.result is not None
    assert there.result is not None
    assert here.result.plain() == there.result.plain()
    assert [past.choice for past in here.history()] == [past.choice for past in there.history()]


def others(state: State) -> list[bots.Bot]:
    """Return who plays with the bot: what they choose is quickly found, and the same every time."""
    return [bots.make("random", state.setup.game, seat) for seat in range(1, state.seats)]
