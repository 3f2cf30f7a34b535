"""What is a blunder in Cthulhu: Dark Providence: to have a sure win on the board, and not to take it."""

from collections.abc import Iterator
from typing import Final

from subrosa.bots.blunders import Path, WinWatcher
from subrosa.games.providence.rules.state import Providence

# These gain nobody a point and move no marker, so they cannot end the game.
HARMLESS: Final = ("add", "retrieve", "buy", "travel", "discard", "pass", "roam")


class ProvidenceWatcher(WinWatcher):
    """Somebody who looks for actions that end the game and win it."""

    def begins(self, state: Providence) -> bool:
        return state.agenda[-1].prompt == "act" and not state.answers

    def endings(self, state: Providence, seat: int, path: Path = ()) -> Iterator[Path]:
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
                yield from self.endings(copy, seat, taken)
