"""What has happened, as numbers: the last events that a seat noticed, the newest first.

    which event it was | who did it | who else is named | all else that it says

Events are those of the seat's log: what it could not see is missing in them, too. Which events there are, the game's
catalogue says. Things and numbers are hashed, as facts without a layout are: each has a place by its name, and two may
share one. Seats are counted from the seat that looks.
"""

from __future__ import annotations

import re
from typing import Any, Final
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from subrosa.core import Game, State
from subrosa.env.actions import turned_name
from subrosa.texts import read

REST: Final = 48  # places for all that an event says besides seats
EVENT: Final = re.compile(r"^event-([\w-]+) *=", re.MULTILINE)


class Events:
    """Writes down what happened in one game, for one player count."""

    def __init__(self, game: Game, seats: int) -> None:
        self.seats = seats
        self.place = {name: i for i, name in enumerate(EVENT.findall(read("en", game.package)))}
        self.doer_at = len(self.place)
        self.others_at = self.doer_at + seats
        self.rest_at = self.others_at + seats
        self.size = self.rest_at + REST

    def write(self, row: NDArray[np.float32], seen: dict[str, Any], me: int) -> None:
        """Write an event as a seat saw it to a row that is all zero."""
        row[self.place[seen["event"]]] = 1.0
        for name, value in seen["args"].items():
            for one in value if isinstance(value, (list, tuple)) else (value,):
                self._argument(row, name, one, me)

    def _argument(self, row: NDArray[np.float32], name: str, value: Any, me: int) -> None:
        if value is None:
            return
        if is_seat(name) and isinstance(value, int):
            at = self.doer_at if name == "seat" else self.others_at
            if value >= 0:
                row[at + (value - me) % self.seats] = 1.0
        elif isinstance(value, str):
            row[self._place(f"{name} {turned_name(value, -me % self.seats, self.seats)}")] = 1.0
        else:
            row[self._place(name)] = value / (4.0 + abs(value))

    def _place(self, path: str) -> int:
        return self.rest_at + crc32(path.encode()) % REST


def is_seat(name: str) -> bool:
    """Tell whether an argument of this name is a seat, or several; texts follow the same rule."""
    return name == "target" or name.rpartition("_")[2] in ("seat", "seats")


class History:
    """What one seat has noticed in one game so far. Each event is written once."""

    def __init__(self, events: Events, seat: int, most: int) -> None:
        self.events = events
        self.seat = seat
        self.told = 0  # how many events of the state have been looked at
        self.rows = np.zeros((most, events.size), np.float32)

    def brought_up_to(self, state: State) -> NDArray[np.float32]:
        """Return the last events that the seat has noticed, as one row; it is ours, and changes with the next look."""
        news = state.log(self.seat, self.told)[-len(self.rows) :]
        self.told = len(state.events or ())
        if news:
            kept = len(self.rows) - len(news)
            self.rows[len(news) :] = self.rows[:kept].copy()
            self.rows[: len(news)] = 0.0
            for row, seen in zip(self.rows, reversed(news), strict=False):
                self.events.write(row, seen, self.seat)
        return self.rows.reshape(-1)
