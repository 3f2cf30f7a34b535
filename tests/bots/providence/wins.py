"""How `hard` ends games of Dark Providence: ./dev run python -m tests.bots.providence.wins --games 40

Counts wins on the board, which are actions that end the game and win it whatever is hidden, and how many of them `hard`
missed; then how often somebody ended a game by their own choice and lost it.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Sequence
from random import Random

from subrosa import bots
from subrosa.bots.bot import Bot
from subrosa.core.errors import IllegalChoice
from subrosa.games.providence.rules.game import GAME
from subrosa.games.providence.rules.state import Providence

WORLDS = 5  # in which it has to win
# These gain nobody a point and move no marker, so they cannot end the game.
HARMLESS = ("add", "retrieve", "buy", "travel", "discard", "pass", "roam")


def endings(state: Providence, seat: int, path: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """Yield the ways in which a seat can end the game with one action, if nobody else has a say in it."""
    for choice in state.options(seat):
        if not path and choice.verb in HARMLESS:
            continue
        if path and choice.verb == "pay" and path[-1].startswith("pay ") and choice.text < path[-1]:
            continue  # the same cards in another order
        copy = state.copy()
        copy.apply(seat, choice)
        taken = (*path, choice.text)
        if copy.result is not None:
            yield taken
        elif copy.waiting == (seat,) and (copy.answers or copy.agenda[-1].prompt != "act"):
            yield from endings(copy, seat, taken)


def wins(world: Providence, seat: int, path: Sequence[str]) -> bool:
    """Tell whether a series of choices wins in a world."""
    for choice in path:
        try:
            world.choose(seat, choice)
        except IllegalChoice:
            return False
    return world.result is not None and world.result.winners == (seat,)


def sure_win(state: Providence, seat: int) -> tuple[str, ...] | None:
    """Return an action that wins in every world that a seat can imagine, if there is one."""
    view = state.view(seat)
    chance = Random(1)
    worlds: list[Providence] = []
    for path in endings(state, seat):
        while len(worlds) < WORLDS:
            world = GAME.imagine(view, chance)
            assert isinstance(world, Providence)
            world.hurry = True
            worlds.append(world)
        if all(wins(world.copy(), seat, path) for world in worlds):
            return path
    return None


def begins_action(state: Providence) -> bool:
    """Tell whether somebody is to begin an action."""
    return state.agenda[-1].prompt == "act" and not state.answers


def finish_turn(state: Providence, seat: int, bot: Bot) -> bool:
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
