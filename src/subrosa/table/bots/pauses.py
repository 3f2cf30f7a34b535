"""How long bots and seats on auto-pass seem to take, though they really answer at once.

Nobody may learn anything from it. So a pause is drawn before anything is looked at, from a range that depends on
nothing but the speed of the table and whether several seats are asked. Pauses of seats that are asked together run at
the same time, and are shorter than those of a decision that the others want to follow.
"""

import asyncio
import random
from typing import Final, Protocol

from subrosa.table.config.speeds import SPEEDS

LEAST_THINKING: Final = 0.005
MOST_THINKING: Final = 0.2
THINKING: Final = 0.5  # part of the least pause: the rest is for waiting until it is one's turn
AGAIN: Final = 0.2  # seconds until a question is asked again for which there was no room
ASIDE: Final = 2.0  # seconds for which tables without players let others go first on a busy server


class Chance(Protocol):
    """Whatever draws the pauses."""

    def uniform(self, a: float, b: float) -> float: ...


class Pauses:
    """Draws pauses, and waits for them to pass."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.chance = chance if chance is not None else random.SystemRandom()

    def draw(self, speed: str, several: bool) -> float:
        """Draw the seconds until an answer."""
        return self.chance.uniform(*SPEEDS[speed][several])

    def thinking(self, speed: str, asked: int, share: float = 1.0) -> float:
        """Return the seconds that a bot which needs time may think, if so many seats of its table are asked.

        They think one after the other, and all of them are done before the least pause is over. A bot that has
        several things to think about in one pause takes a share for each.
        """
        least = SPEEDS[speed][asked > 1][0]
        return max(LEAST_THINKING, min(MOST_THINKING, least * THINKING / asked) * share)

    async def wait(self, seconds: float) -> None:
        """Let them pass."""
        await asyncio.sleep(seconds)
