"""What a bot should not have done. A watcher sees everything; each game with something to count has its own.

`python -m subrosa.lab.blunders GAME` lets bots play and prints what the watcher of the game has counted.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

from subrosa.core.choice import Choice
from subrosa.core.errors import IllegalChoice
from subrosa.core.game import Game

WORLDS: Final = 6  # a win in all of them is certain for somebody who sees no hidden card
WIN: Final = "an action would have won, whatever is hidden: the turn ended without a victory"

Path = tuple[str, ...]  # an action, as the choices that put it together


class Watcher:
    """Something that looks on while bots play, and counts what they could have done better."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.missed: dict[str, int] = {}  # how often something was done wrong
        self.cases: dict[str, int] = {}  # and how often it could have been

    def begin(self, state: Any) -> None:
        """Get ready for a game."""

    def look(self, state: Any, seat: int, choice: Choice) -> None:
        """Look at a choice that a seat is about to make."""

    def end(self, state: Any) -> None:
        """Look back at a finished game."""

    def count(self, what: str, wrong: bool) -> None:
        """Count a case of something that can go wrong."""
        self.cases[what] = self.cases.get(what, 0) + 1
        self.missed[what] = self.missed.get(what, 0) + wrong


class WinWatcher(Watcher):
    """Somebody who counts wins on the board, in games of turns with actions that are put together of choices."""

    def begin(self, state: Any) -> None:
        self.worlds = Random(0)
        self.due: tuple[int, int] | None = None  # who could have won, and in which turn

    def look(self, state: Any, seat: int, choice: Choice) -> None:
        self.settle(state)
        if self.due is None and self.begins(state) and self.sure_win(state, seat) is not None:
            self.due = (seat, state.turn)

    def end(self, state: Any) -> None:
        self.settle(state)

    def settle(self, state: Any) -> None:
        """Count a turn with a sure win when it is over."""
        if self.due is not None and (state.result is not None or state.turn != self.due[1]):
            self.count(WIN, state.result is None or self.due[0] not in state.result.winners)
            self.due = None

    def begins(self, state: Any) -> bool:
        """Tell whether somebody is about to begin an action."""
        raise NotImplementedError

    def endings(self, state: Any, seat: int, path: Path = ()) -> Iterator[Path]:
        """Yield the ways in which a seat can end the game with one action, if nobody else has a say in it."""
        raise NotImplementedError

    def sure_win(self, state: Any, seat: int) -> Path | None:
        """Return an action that wins in every world that a seat can imagine, if there is one."""
        view = state.view(seat)
        worlds: list[Any] = []
        for path in self.endings(state, seat):
            worlds = worlds or [self.game.imagine(view, self.worlds) for _ in range(WORLDS)]
            if all(wins(world.copy(), seat, path) for world in worlds):
                return path
        return None


def wins(world: Any, seat: int, path: Sequence[str]) -> bool:
    """Tell whether a series of choices wins in a world."""
    for choice in path:
        try:
            world.choose(seat, choice)
        except IllegalChoice:
            return False
    return world.result is not None and world.result.winners == (seat,)
