"""How late the event loop runs: everybody waits for whatever keeps it busy."""

import asyncio
from collections import deque
from typing import Final

EVERY: Final = 0.25
REMEMBERED: Final = 240  # a minute


class Lag:
    """The worst delay of the last minute: how much later than planned a regular event happened."""

    def __init__(self) -> None:
        self.seen: deque[float] = deque(maxlen=REMEMBERED)

    async def watch(self) -> None:
        """Look at the clock again and again."""
        loop = asyncio.get_running_loop()
        while True:
            planned = loop.time() + EVERY
            await asyncio.sleep(EVERY)
            self.seen.append(max(0.0, loop.time() - planned))

    def gauges(self) -> dict[str, float]:
        return {"subrosa_loop_lag_seconds": round(max(self.seen, default=0.0), 4)}
