"""The time of day, for what is stored and compared later: sessions, invitations, clocks of days.

Now and then a computer is wrong about it for a while: somebody types another year, a battery is empty, a time server
answers late. So a jump is believed only when it has lasted; until then time goes on as before. Whatever lasts no longer
than a process is measured by the steady clock, which never jumps, and needs none of this.
"""

import time
from collections.abc import Callable
from typing import Final

SLACK: Final = 2.0  # seconds: less than this is no jump: a clock that is being corrected moves like that
DOUBTED_FOR: Final = 3600.0  # seconds: a jump that has lasted this long is believed

Now = Callable[[], float]


class DayClock:
    """Seconds since 1970, without jumps that did not last."""

    def __init__(self, wall: Now = time.time, steady: Now = time.monotonic) -> None:
        self.wall = wall
        self.steady = steady
        self.ahead = (
            wall() - steady()
        )  # what we believe: by how much the time of day is ahead of the steady one
        self.doubted = self.ahead  # what the wall says, if that is something else
        self.doubted_since = steady()

    def now(self) -> float:
        """Return the time of day."""
        steady = self.steady()
        ahead = self.wall() - steady
        if abs(ahead - self.doubted) > SLACK:  # a jump, or back from one
            self.doubted_since = steady
        self.doubted = ahead
        if abs(ahead - self.ahead) <= SLACK or steady - self.doubted_since >= DOUBTED_FOR:
            self.ahead = ahead
        return steady + self.ahead
