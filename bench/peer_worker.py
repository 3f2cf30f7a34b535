"""Measure one peer: python bench/peer_worker.py rlcard|open_spiel|catanatron, in the peers' environment.

Each peer is driven the fastest way its public API offers, with the same dice as ours. Rows: GAME/MEASURE.
"""

from __future__ import annotations

import copy
import importlib.metadata
import random
import sys
from collections.abc import Callable
from functools import partial
from typing import Any

from measure import Measurement, calls, play_games, serve

SAMPLES = 100

Start = Callable[[], Any]
Play = Callable[..., int]
Copy = Callable[[Any], Any]
Step = Callable[[Any], bool]


def rows_of(
    game: str, start: Start, play: Play, with_copies: Play, copy_one: Copy, step: Step
) -> dict[str, Measurement]:
    """Return the four rows of a peer.

    `play` counts moments with at least `least` options; `step` plays one random decision and tells whether the game
    goes on.
    """

    def positions() -> list[tuple[Any]]:
        found: list[tuple[Any]] = []
        while len(found) < SAMPLES:
            state, number = start(), 0
            while step(state):
                number += 1
                if number % 7 == 3 or number == 1:
                    found.append((copy_one(state),))
        return found[:SAMPLES]

    return {
        f"{game}/decisions": play_games(start, play),
        f"{game}/decisions with copy": play_games(start, with_copies),
        f"{game}/moves": play_games(start, partial(play, least=1)),
        f"{game}/copies": calls(copy_one, positions),
    }


def rlcard() -> dict[str, Measurement]:
    """Return the rows of Uno for two, its default. A step returns the next player's legal actions, so they are not
    asked for again. RLCard has no copy but deepcopy, which is also what its step_back uses.
    """
    from rlcard.games.uno import Game

    x = 1

    def start() -> Any:
        game = Game()
        game.np_random.seed(x & 0xFFFFFFFF)
        seen, _ = game.init_game()
        return game, seen

    def play(position: Any, least: int = 2) -> int:
        nonlocal x
        game, seen = position
        dice, count = x, 0
        while not game.is_over():
            options = seen["legal_actions"]
            if len(options) >= least:
                count += 1
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            seen, _ = game.step(options[dice * len(options) >> 32])
        x = dice
        return count

    def with_copies(position: Any) -> int:
        nonlocal x
        game, seen = position
        dice, count = x, 0
        while not game.is_over():
            options = seen["legal_actions"]
            if len(options) > 1:
                count += 1
                game = copy.deepcopy(game)
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            seen, _ = game.step(options[dice * len(options) >> 32])
        x = dice
        return count

    def copy_one(position: Any) -> Any:
        return copy.deepcopy(position[0]), position[1]

    def step(position: Any) -> bool:
        game = position[0]
        game.step(random.choice(game.get_legal_actions()))
        return not game.is_over()

    return rows_of("rlcard uno", start, play, with_copies, copy_one, step)


def open_spiel() -> dict[str, Measurement]:
    """Return the rows of hearts (C++ behind bindings) and liar's poker (Python). In both all chance comes first."""
    import pyspiel
    from open_spiel.python.games import liars_poker  # noqa: F401 - importing it registers it

    return {
        **spiel_rows("open_spiel hearts (C++)", pyspiel.load_game("hearts")),
        **spiel_rows("open_spiel liar's poker (Python)", pyspiel.load_game("python_liars_poker")),
    }


def spiel_rows(name: str, game: Any) -> dict[str, Measurement]:
    x = 1

    def start() -> Any:
        nonlocal x
        state, dice = game.new_initial_state(), x
        while state.is_chance_node():
            outcomes = state.legal_actions()  # all equally likely in these games
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            state.apply_action(outcomes[dice * len(outcomes) >> 32])
        x = dice
        return state

    def play(state: Any, least: int = 2) -> int:
        nonlocal x
        dice, count = x, 0
        while not state.is_terminal():
            options = state.legal_actions()
            if len(options) >= least:
                count += 1
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            state.apply_action(options[dice * len(options) >> 32])
        x = dice
        return count

    def with_copies(state: Any) -> int:
        nonlocal x
        dice, count = x, 0
        while not state.is_terminal():
            options = state.legal_actions()
            if len(options) > 1:
                count += 1
                state = state.clone()
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            state.apply_action(options[dice * len(options) >> 32])
        x = dice
        return count

    def step(state: Any) -> bool:
        state.apply_action(random.choice(state.legal_actions()))
        return not state.is_terminal()

    return rows_of(name, start, play, with_copies, lambda state: state.clone(), step)


def catanatron() -> dict[str, Measurement]:
    """Return the rows of four players. `execute` without validation is the counterpart of our `apply`."""
    from catanatron import Color, Game, RandomPlayer
    from catanatron.game import TURNS_LIMIT

    x = 1

    def start() -> Any:
        return Game([RandomPlayer(color) for color in Color])

    def play(game: Any, least: int = 2) -> int:
        nonlocal x
        dice, count = x, 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            options = game.state.playable_actions
            if len(options) >= least:
                count += 1
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            game.execute(options[dice * len(options) >> 32], validate_action=False)
        x = dice
        return count

    def with_copies(game: Any) -> int:
        nonlocal x
        dice, count = x, 0
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            options = game.state.playable_actions
            if len(options) > 1:
                count += 1
                game = game.copy()
            dice = dice * 1664525 + 1013904223 & 0xFFFFFFFF
            game.execute(options[dice * len(options) >> 32], validate_action=False)
        x = dice
        return count

    def step(game: Any) -> bool:
        game.execute(random.choice(game.state.playable_actions), validate_action=False)
        return game.winning_color() is None and game.state.num_turns < TURNS_LIMIT

    return rows_of("catanatron", start, play, with_copies, lambda game: game.copy(), step)


PEERS = {"rlcard": rlcard, "open_spiel": open_spiel, "catanatron": catanatron}

if __name__ == "__main__":
    random.seed(1)
    peer = sys.argv[1]
    serve(PEERS[peer](), {peer: importlib.metadata.version(peer)})
