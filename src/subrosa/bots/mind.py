"""What a search has to know about a game: how play may go on in a world, and what it leads to.

Worlds are imagined, so a mind may look at everything in them; it never sees the state of a running game.
"""

from collections.abc import Hashable, Sequence
from random import Random
from typing import Any, Final

from subrosa.core.choice import Choice
from subrosa.core.state import Result, State

LONGEST_PLAYOUT: Final = 5_000
PATIENCE: Final = 2.5  # seconds per decision, on however slow a machine


class Mind:
    """A mind that serves any game: anything may happen, until the game ends."""

    def prepare(self, view: dict[str, Any]) -> None:
        """Get ready to think about a decision: the worlds that follow are imagined from this view."""

    def policy(self, world: Any, seat: int, options: Sequence[Choice], chance: Random) -> Choice:
        """Choose something that a seat may well do here. It must be quick rather than good."""
        return options[int(chance.random() * len(options))]

    def mark(self, world: Any) -> Any:
        """Return the point at which a playout begins, for `settled`."""
        return None

    def settled(self, world: Any, mark: Any) -> bool:
        """Tell whether the world can be judged now; otherwise play goes on for a while."""
        return False

    def values(self, world: Any) -> Sequence[float]:
        """Return every seat's chance to win a game that is not over. If one person plays alone, the game is the
        opponent.
        """
        return [1 / max(world.seats, 2)] * world.seats

    def told(self, world: Any, seat: int, choice: Choice) -> Hashable:
        """Return what the others see of a choice that a seat is about to make."""
        return choice.index


def play_out(mind: Mind, world: State, mark: Any, chance: Random) -> Sequence[float]:
    """Let a world go on until it can be judged, and judge it."""
    policy, settled = mind.policy, mind.settled
    for _ in range(LONGEST_PLAYOUT):
        if not world.waiting or settled(world, mark):
            break
        seat = world.waiting[0]
        world.apply(seat, policy(world, seat, world.options(seat), chance))
    return mind.values(world) if world.result is None else shares(world.result, world.seats)


def shares(result: Result, seats: int) -> list[float]:
    """Return everybody's part of a finished game: a win, a share of one, or nothing if the game itself has won."""
    winners = result.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
