"""Ctrl-C and its kin end a game in an orderly way, never in the middle of a move."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

# Windows has no SIGHUP.
SIGNALS = [getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)]


class Interrupted(BaseException):
    """Somebody wants the program to stop."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


class Interrupts:
    """Signals are noted, and heeded only while the program waits for something."""

    def __init__(self) -> None:
        self.noted = 0
        self.waiting = False
        self._former: dict[int, Any] = {}

    def __enter__(self) -> "Interrupts":
        for number in SIGNALS:
            self._former[number] = signal.signal(number, self._note)
        return self

    def __exit__(self, *error: object) -> None:
        for number, handler in self._former.items():
            signal.signal(number, handler)

    def _note(self, number: int, frame: FrameType | None) -> None:
        self.noted = number
        if self.waiting:
            raise Interrupted(number)

    @contextmanager
    def heeded(self) -> Iterator[None]:
        """Raise Interrupted for a signal inside; one that came before does so at once."""
        self.waiting = True
        try:
            if self.noted:
                raise Interrupted(self.noted)
            yield
        finally:
            self.waiting = False
