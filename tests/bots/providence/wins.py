"""How `hard` ends games of Dark Providence: ./dev run python -m tests.bots.providence.wins --games 40

Counts wins on the board, which are actions that end the game and win it whatever is hidden, and how many of them `hard`
missed; then how often somebody ended a game by their own choice and lost it.
"""

import argparse
from collections import Counter

from subrosa import bots
from subrosa.games.providence.bots.blunders import ProvidenceWatcher
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.state import Providence
from tests.bots.support import finish_turn


def sure_win(state: Providence, seat: int) -> tuple[str, ...] | None:
    """Return an action that wins in every world that a seat can imagine, if there is one."""
    watcher = ProvidenceWatcher(GAME)
    watcher.begin(state)
    return watcher.sure_win(state, seat)


def begins_action(state: Providence) -> bool:
    """Tell whether somebody is to begin an action."""
    return state.agenda[-1].prompt == "act" and not state.answers


def play_and_count(seats: int, seed: str) -> Counter[str]:
    """Let `hard` play a game with itself and count what it makes of its end."""
    state = GAME.new(seats, seed=seed, hurry=True)
    assert isinstance(state, Providence)
    players = [bots.make("hard", GAME, f"{seed} {seat}") for seat in range(seats)]
    found = Counter({"games": 1})
    while state.waiting:
        seat = state.waiting[0]
        view = state.view(seat)
        if begins_action(state) and sure_win(state, seat):
            found["sure wins"] += 1
            found["missed"] += not finish_turn(state.copy(), seat, bots.make("hard", GAME, 1))
        state.choose(seat, players[seat].choose(view, view["choices"]))
    assert state.result is not None
    if state.result.ending in ("reveal", "points", "track", "deep_ones"):
        found["ended by choice"] += 1
        found["and lost"] += seat not in state.result.winners
    return found


def main() -> None:
    """Count over many games, with each number of players in turn."""
    parser = argparse.ArgumentParser(description="Count how hard bots end games of Dark Providence.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    found: Counter[str] = Counter()
    for number in range(arguments.first, arguments.first + arguments.games):
        found.update(play_and_count(2 + number % 4, f"ends {number}"))
    for what, count in found.items():
        print(f"{what}: {count}")


if __name__ == "__main__":
    main()
