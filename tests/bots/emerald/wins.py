"""How `hard` ends games of A Study in Emerald: ./dev run python -m tests.bots.emerald.wins --games 200

Counts wins on the board, which are actions that end the game and win it whatever is hidden, and how many of them `hard`
missed; then how often somebody ended a game and lost it, beside how often they expected to.
"""

import argparse
from collections import Counter

from subrosa import bots
from subrosa.bots.bot import RatingBot
from subrosa.games.emerald.bots.blunders import ACTIONS, EmeraldWatcher
from subrosa.games.emerald.rules.game import GAME
from subrosa.games.emerald.rules.state import Emerald
from tests.bots.support import finish_turn


def sure_win(state: Emerald, seat: int) -> tuple[str, ...] | None:
    """Return an action that wins in every world that a seat can imagine, if there is one."""
    watcher = EmeraldWatcher(GAME)
    watcher.begin(state)
    return watcher.sure_win(state, seat)


def play_and_count(seats: int, seed: str) -> Counter[str]:
    """Let `hard` play a game with itself and count what it makes of its end."""
    state = GAME.new(seats, seed=seed, hurry=True)
    assert isinstance(state, Emerald)
    players = [bots.make("hard", GAME, f"{seed} {seat}") for seat in range(seats)]
    found = Counter({"games": 1})
    last, chance = 0, 0.0  # who decided last, and how likely they thought they were to win
    while state.waiting:
        seat = state.waiting[0]
        view, bot = state.view(seat), players[seat]
        options = view["choices"]
        if view["prompt"]["id"] in ACTIONS and not view["gathered"] and sure_win(state, seat):
            found["sure wins"] += 1
            found["missed"] += not finish_turn(state.copy(), seat, bots.make("hard", GAME, 1))
        choice = bot.choose(view, options)
        if len(options) > 1:
            assert isinstance(bot, RatingBot)
            last, chance = seat, bot.rate(view, options)[options.index(choice)]
        state.choose(seat, choice)
    assert state.result is not None
    if seat == last:
        found["ended by choice"] += 1
        found["and lost"] += seat not in state.result.winners
        found["thousandths of a loss expected"] += round(1000 * (1 - chance))
    return found


def main() -> None:
    """Count over many games, with each number of players in turn."""
    parser = argparse.ArgumentParser(description="Count how hard bots end games of A Study in Emerald.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    arguments = parser.parse_args()
    found: Counter[str] = Counter()
    for number in range(arguments.first, arguments.first + arguments.games):
        found.update(play_and_count(3 + number % 3, f"ends {number}"))
    for what, count in found.items():
        print(f"{what}: {count}")


if __name__ == "__main__":
    main()
