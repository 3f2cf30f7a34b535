"""What hosts measure, in the text form that Prometheus reads.

No figure tells one table from another, and none changes as things happen: on a quiet evening a count that goes up would
give away that somebody has answered, which the others at the table may not know before the question is over.
"""

import asyncio
import resource
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

from subrosa.table.common.clock import Now

EVERY: Final = 60.0  # seconds between two looks
# Upper bounds in seconds for how long a request or a message took.
BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Histogram:
    """How often something took how long."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.total += seconds
        for i, bound in enumerate(BOUNDS):
            if seconds <= bound:
                self.counts[i] += 1
                return
        self.counts[-1] += 1

    def lines(self, name: str) -> list[str]:
        found, running = [f"# TYPE {name} histogram"], 0
        for bound, count in zip(BOUNDS, self.counts, strict=False):
            running += count
            found.append(f'{name}_bucket{{le="{bound}"}} {running}')
        running += self.counts[-1]
        return [
            *found,
            f'{name}_bucket{{le="+Inf"}} {running}',
            f"{name}_sum {self.total}",
            f"{name}_count {running}",
        ]


class Published:
    """What was measured at the last look. Whoever asks more often is told the same again."""

    def __init__(self, measure: Callable[[], Awaitable[str]], steady: Now = time.monotonic) -> None:
        self.measure = measure
        self.steady = steady
        self.last = ""
        self.at = 0.0
        self.lock = asyncio.Lock()

    async def text(self) -> str:
        async with self.lock:
            if not self.last or self.steady() - self.at >= EVERY:
                self.last, self.at = await self.measure(), self.steady()
            return self.last


class Metrics:
    """Counted by one worker since it started."""

    def __init__(self) -> None:
        self.started = time.time()
        self.moves: Counter[str] = Counter()
        self.messages: Counter[str] = Counter()
        self.answers: Counter[int] = Counter()
        self.removed: Counter[str] = Counter()
        self.handling = Histogram()

    def text(self, gauges: dict[str, float]) -> str:
        lines = [f"# TYPE subrosa_start_seconds gauge\nsubrosa_start_seconds {self.started}"]
        for name, counter, label in (
            ("subrosa_moves_total", self.moves, "by"),
            ("subrosa_socket_messages_total", self.messages, "type"),
            ("subrosa_http_answers_total", self.answers, "status"),
            ("subrosa_removed_total", self.removed, "kind"),
        ):
            lines.append(f"# TYPE {name} counter")
            lines += [f'{name}{{{label}="{key}"}} {count}' for key, count in sorted(counter.items())]
        lines += self.handling.lines("subrosa_socket_message_seconds")
        gauges["subrosa_memory_bytes"] = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
        for name, value in gauges.items():
            kind = "counter" if name.endswith("_total") else "gauge"
            lines.append(f"# TYPE {name.partition('{')[0]} {kind}\n{name} {value}")
        return "\n".join(lines) + "\n"
