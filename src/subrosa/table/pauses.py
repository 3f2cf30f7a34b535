"""How long those take who answer at once in truth: bots, and seats on auto-pass.

Nobody may learn anything from it. So a pause is drawn before anything is looked at, from a range that depends on
nothing but the speed of the table and whether several seats are asked. Pauses of seats that are asked together run at
the same time, and are shorter than those of a decision that the others want to follow.
"""

import asyncio
import random
from typing import Final, Protocol

from subrosa.table.speeds import SPEEDS

LEAST_THINKING: Final = 0.05


class Chance(Protocol):
    """What draws."""

    def uniform(self, a: float, b: float) -> float: ...


class Pauses:
    """Draws pauses, and waits for them to pass."""

    def __init__(self, chance: Chance | None = None) -> None:
        self.chance = chance if chance is not None else random.SystemRandom()

    def draw(self, speed: str, several: bool) -> float:
        """Seconds until an answer."""
        return self.chance.uniform(*SPEEDS[speed][several])

    def thinking(self, speed: str, several: bool) -> float:
        """Seconds that a bot which needs time may think."""
        return max(SPEEDS[speed][several][0], LEAST_THINKING)

    async def wait(self, seconds: float) -> None:
        """Let them pass."""
        await asyncio.sleep(seconds)
