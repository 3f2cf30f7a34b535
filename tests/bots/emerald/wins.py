"""Wins on the board of A Study in Emerald: actions that end the game and win it, whatever is hidden."""

from collections.abc import Iterator, Sequence
from random import Random

from subrosa.bots.bot import Bot
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
