"""How `hard` ends games of A Study in Emerald: ./dev run python -m tests.bots.emerald_wins --games 200

Counts wins on the board, which are actions that end the game and win it whatever is hidden, and how many of them `hard`
missed; then how often somebody ended a game and lost it, beside how often they expected to.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from subrosa import bots
from subrosa.bots.bot import Bot, RatingBot
from subrosa.core.errors import IllegalChoice
from subrosa.games.emerald.rules.game import GAME
from subrosa.games.emerald.rules.state import Emerald

WORLDS = 6  # in which it has to win
ACTIONS = ("first-action", "second-action")
# These gain nobody a point and move no marker, so they cannot end the game.
HARMLESS = ("place", "retrieve", "move", "discard", "pass", "return", "end")


def endings(state: Emerald, seat: int, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the ways in which a seat can end the game with one action, if nobody else has a say in it."""
    for choice in state.options(seat):
        if not path and choice.verb in HARMLESS:
            continue
        copy = state.copy()
        copy.apply(seat, choice)
        taken = (*path, choice.text)
        if copy.result is not None:
            yield taken
        elif copy.waiting == (seat,) and (
            copy.answers or copy.agenda[-1].prompt not in (*ACTIONS, "after-actions")
        ):
            yield from endings(copy, seat, taken)


def wins(world: Emerald, seat: int, path: Sequence[str]) -> bool:
    """Tell whether a series of choices wins in a world."""
    for choice in path:
        try:
            world.choose(seat, choice)
        except IllegalChoice:
            return False
    return world.result is not None and world.result.winners == (seat,)


def sure_win(state: Emerald, seat: int) -> tuple[str, ...] | None:
    """Return an action that wins in every world that a seat can imagine, if there is one."""
    view = state.view(seat)
    chance = Random(1)
    worlds: list[Emerald] = []
    for path in endings(state, seat):
        if not worlds:
            worlds = [
                world for _ in range(WORLDS) if isinstance(world := GAME.imagine(view, chance), Emerald)
            ]
        if all(wins(world.copy(), seat, path) for world in worlds):
            return path
    return None


def finish_turn(state: Emerald, seat: int, bot: Bot) -> bool:
    """Let a bot play its turn to the end, and tell whether it has won."""
    turn = state.turn
    while state.result is None and state.turn == turn:
        asked = state.waiting[0]
        view = state.view(asked)
        state.choose(asked, bot.choose(view, view["choices"]) if asked == seat else view["choices"][0])
    return state.result is not None and seat in state.result.winners


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
