"""What is a blunder in Kill the Overlord: to win at once, and not to do it."""

from random import Random
from typing import Any, Final

from subrosa.bots.blunders import Watcher
from subrosa.core.choice import Choice
from subrosa.games.overlord.rules.state import Overlord

WORLDS: Final = 6  # a win in all of them is certain for somebody who sees no other hand
WINS: Final = "a choice would have won at once"
CERTAIN: Final = "the same, and the player could know it"


class OverlordWatcher(Watcher):
    """Somebody who sees all hands."""

    def begin(self, state: Overlord) -> None:
        self.worlds = Random(0)

    def look(self, state: Overlord, seat: int, choice: Choice) -> None:
        options = state.options(seat)
        if len(options) < 2:
            return
        wins = [option for option in options if wins_at_once(state, seat, option)]
        if not wins:
            return
        self.count(WINS, choice not in wins)
        view = state.view(seat)
        worlds: list[Any] = [self.game.imagine(view, self.worlds) for _ in range(WORLDS)]
        certain = [option for option in wins if all(wins_at_once(world, seat, option) for world in worlds)]
        if certain:
            self.count(CERTAIN, choice not in wins)


def wins_at_once(state: Overlord, seat: int, option: Choice) -> bool:
    """Tell whether the game is over and won after a choice, before anybody else is asked anything."""
    after = state.copy()
    after.apply(seat, option)
    return after.result is not None and seat in after.result.winners
