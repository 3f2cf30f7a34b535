"""Measure our own games: python bench/worker.py pure|compiled [GAME...], with that build on PYTHONPATH.

Rows are named GAME/MEASURE. Games run as bots run them: `hurry` on, events off, `apply` for trusted choices. Only for
the row of moves is everybody asked, as at a table, since the peers ask for forced moves too.
"""

from __future__ import annotations

import itertools
import random
import sys
from functools import partial
from typing import Any

from measure import Measurement, calls, play_games, serve, whole_games
from subrosa import games

SAMPLES = 200


def build_in_use() -> str:
    ours = [module for name, module in sys.modules.items() if name.startswith("subrosa.")]
    return "compiled" if any(str(module.__file__).endswith(".so") for module in ours) else "pure"


def measurements(name: str) -> dict[str, Measurement]:
    game: Any = games.get(name)
    seats = game.usual_seats
    seeds = itertools.count(1)
    x = 1

    def start() -> Any:
        return game.new(seats=seats, seed=next(seeds), hurry=True, quiet=True)

    def start_asking_everybody() -> Any:
        return game.new(seats=seats, seed=next(seeds), hurry=False, quiet=True)

    def play(state: Any, least: int = 2) -> int:
        """Play to the end; count the moments with at least so many options."""
        nonlocal x
        dice, count = x, 0
        while waiting := state.waiting:
            seat = waiting[0]
            options = state.options(seat)
            if len(options) >= least:
                count += 1
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            state.apply(seat, options[dice * len(options) >> 32])
        x = dice
        return count

    def play_with_copies(state: Any) -> int:
        nonlocal x
        dice, count = x, 0
        while waiting := state.waiting:
            seat = waiting[0]
            options = state.options(seat)
            if len(options) > 1:
                count += 1
                state = state.copy()
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            state.apply(seat, options[dice * len(options) >> 32])
        x = dice
        return count

    def positions() -> list[tuple[Any]]:
        """Return copies from several games, one decision in seven, so that all phases are there."""
        found: list[tuple[Any]] = []
        dice = 1
        while len(found) < SAMPLES:
            state = start()
            for number in itertools.count():
                if not state.waiting:
                    break
                if number % 7 == 3:
                    found.append((state.copy(),))
                seat = state.waiting[0]
                options = state.options(seat)
                dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
                state.apply(seat, options[dice * len(options) >> 32])
        return found[:SAMPLES]

    def views() -> list[tuple[Any]]:
        return [(state.view(state.waiting[0]),) for (state,) in positions()]

    def sealed() -> list[tuple[Any]]:
        """Return the same table, with the dice of a live game."""
        return [(game.new(seats=seats, seed=f"{number:064x}", sealed=True),) for number in range(SAMPLES)]

    chance = random.Random(1)
    return {
        f"{name}/decisions": play_games(start, play),
        f"{name}/decisions with copy": play_games(start, play_with_copies),
        f"{name}/moves": play_games(start_asking_everybody, partial(play, least=1)),
        f"{name}/copies": calls(lambda state: state.copy(), positions),
        f"{name}/views": calls(lambda state: state.view(state.waiting[0]), positions),
        f"{name}/imagines": calls(lambda view: game.imagine(view, chance), views),
        f"{name}/rolls": calls(lambda state: state.roll(6), positions),
        f"{name}/sealed rolls": calls(lambda state: state.roll(6), sealed),
        f"{name}/games": whole_games(start, play),
    }


if __name__ == "__main__":
    build, *names = sys.argv[1:]
    names = names or games.names()
    rows: dict[str, Measurement] = {}
    for name in names:
        rows |= measurements(name)
    if build_in_use() != build:
        sys.exit(f"this should be the {build} package, but the {build_in_use()} one was imported")
    serve(rows, {name: f"{games.get(name).usual_seats} players" for name in names})
