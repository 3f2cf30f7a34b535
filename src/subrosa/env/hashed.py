"""How the facts of a game without a layout of its own are written down: by hashing.

Each fact is a path through the view, such as `players 2 gold`, with a value. A number is written to the place that
its path hashes to, a name to the place of path and name. Two facts can meet in one place; with a thousand places
that is rare enough to learn from, and nothing need be known about the game. Lists of tables go by their order, lists of
anything else are counted. What the game says of each player, and of the table, is written as well, with seats by their
distance from the seat that looks.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from subrosa.core.game import Game
from subrosa.core.holding import SEAT
from subrosa.core.named import Named, is_named
from subrosa.env.layout import Field, Row


class Hashed(Field):
    """Any facts in a fixed number of places."""

    def __init__(self, game: Game, seats: int, size: int = 1024) -> None:
        self.game = game
        self.seats = seats
        self.size = size

    def write(self, row: Row, at: int, value: Any, me: int) -> None:
        self._walk(row, at, "", value, me)
        for distance in range(self.seats):
            player = self.game.player_of(value, (me + distance) % self.seats)
            self._walk(row, at, f"player {distance}", player, me)
        table = self.game.table_of(value)
        if table != value:
            self._walk(row, at, "table", table, me)

    def _walk(self, row: Row, at: int, path: str, value: Any, me: int) -> None:
        if is_named(value):
            self._add(row, at, f"{path} {value['kind']} {self._seen_from(me, value)}", 1.0)
        elif isinstance(value, dict):
            for key, one in value.items():
                self._walk(row, at, f"{path} {key}", one, me)
        elif isinstance(value, list):
            for i, one in enumerate(value):
                if is_named(one):
                    self._walk(row, at, path, one, me)
                elif isinstance(one, (dict, list)):
                    self._walk(row, at, f"{path} {i}", one, me)
                else:
                    self._add(row, at, f"{path} {one}", 1.0)
        elif isinstance(value, str):
            self._add(row, at, f"{path} {value}", 1.0)
        elif value is not None:
            self._add(row, at, path, float(value))

    def _seen_from(self, me: int, thing: Named) -> str:
        """Return the name of a thing, of a seat how far it is from the one that looks."""
        if thing["kind"] != SEAT:
            return thing["name"]
        return str((int(thing["name"]) - me) % self.seats)

    def _add(self, row: Row, at: int, path: str, value: float) -> None:
        """Bring numbers of any size between -1 and 1, and keep small ones well apart."""
        place = at + crc32(path.encode()) % self.size
        row[place] = max(-1.0, min(1.0, row[place] + value / (4.0 + abs(value))))
