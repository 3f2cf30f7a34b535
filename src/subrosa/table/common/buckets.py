"""Limits on how often somebody may do something that costs little. Each worker counts for itself.

What costs more is counted by all workers together, in the database: see `storage/allowances.py`.
"""

import time
from typing import Final

MOST_KEPT: Final = 20_000


class Bucket:
    """A bucket of permissions that fills at a steady rate."""

    __slots__ = ("last", "level", "most", "rate")

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.level = most
        self.last = time.monotonic()

    def take(self) -> bool:
        """Take one, and tell whether that was allowed."""
        now = time.monotonic()
        self.level = min(self.most, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket for everybody who comes, by address."""

    def __init__(self, rate: float, most: float) -> None:
        self.rate = rate
        self.most = most
        self.kept: dict[str, Bucket] = {}

    def take(self, who: str) -> bool:
        """Take one for somebody, and tell whether that was allowed."""
        return self.bucket(who).take()

    def bucket(self, who: str) -> Bucket:
        """Return somebody's bucket, full if they have not come lately."""
        bucket = self.kept.get(who)
        if bucket is None:
            if len(self.kept) >= MOST_KEPT:
                self._forget_full()
            bucket = self.kept[who] = Bucket(self.rate, self.most)
        return bucket

    def _forget_full(self) -> None:
        """Forget buckets that are full again: they are as good as none."""
        now = time.monotonic()
        self.kept = {
            who: bucket
            for who, bucket in self.kept.items()
            if bucket.level + (now - bucket.last) * bucket.rate < bucket.most
        }
        if len(self.kept) >= MOST_KEPT:
            self.kept.clear()
