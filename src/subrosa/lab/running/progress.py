"""A bar that tells how far a run is: on stderr, and only if somebody looks at it."""

import sys
import time
from typing import Final, TextIO

WIDTH: Final = 30
OFTEN: Final = 0.2  # seconds between two drawings


class Progress:
    """`with Progress(2000, "games") as bar: bar.reached(150)`. `there` were done by an earlier run."""

    def __init__(self, total: int, unit: str, there: int = 0, out: TextIO | None = None) -> None:
        self.out = sys.stderr if out is None else out
        self.shown = self.out.isatty()
        self.total = total
        self.unit = unit
        self.there = there
        self.start = time.monotonic()
        self.last = 0.0

    def __enter__(self) -> "Progress":
        self.reached(self.there)
        return self

    def __exit__(self, *what: object) -> None:
        if self.shown:
            self.out.write("\r\x1b[K")
            self.out.flush()

    def reached(self, done: int) -> None:
        """Show how many are done."""
        now = time.monotonic()
        if self.shown and (now - self.last >= OFTEN or done == self.total):
            self.last = now
            self.out.write(f"\r\x1b[K{self.line(done, now - self.start)}")
            self.out.flush()

    def line(self, done: int, seconds: float) -> str:
        """Return what the bar looks like after this many seconds."""
        full = WIDTH * done // max(self.total, 1)
        text = f"[{'#' * full}{' ' * (WIDTH - full)}] {done}/{self.total} {self.unit}"
        new = done - self.there
        if new <= 0 or seconds <= 0:
            return text
        left = round((self.total - done) * seconds / new)
        return f"{text}, {new / seconds:.1f}/s, {left // 60}:{left % 60:02d}"
