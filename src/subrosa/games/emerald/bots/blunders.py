"""What is a blunder in A Study in Emerald: to have a sure win on the board, and not to take it."""

from collections.abc import Iterator
from typing import Final

from subrosa.bots.blunders import Path, WinWatcher
from subrosa.games.emerald.rules.state import Emerald

ACTIONS: Final = ("first-action", "second-action")
# These gain nobody a point and move no marker, so they cannot end the game.
HARMLESS: Final = ("place", "retrieve", "move", "discard", "pass", "return", "end")


class EmeraldWatcher(WinWatcher):
    """Somebody who looks for actions that end the game and win it."""

    def begins(self, state: Emerald) -> bool:
        return state.agenda[-1].prompt in ACTIONS and not state.answers

    def endings(self, state: Emerald, seat: int, path: Path = ()) -> Iterator[Path]:
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
                yield from self.endings(copy, seat, taken)
