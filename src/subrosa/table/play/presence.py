"""Whether the bots of a table play, and before whom: that depends on who looks at it, and on nothing else.

| who looks | the bots |
| --- | --- |
| somebody who plays, connected to any worker | come first |
| spectators, and players for whom a bot plays | come last |
| nobody, but a move may take days, or all players have left for good and the game has to end some time | come last |
| nobody else | rest until somebody looks |
"""

import time
from typing import TYPE_CHECKING

from subrosa.table.protocol.messages import DaysClock
from subrosa.table.bots.turns import FIRST, LAST

if TYPE_CHECKING:
    from subrosa.table.play.audience import Gathering


def rank_of(table: "Gathering") -> int | None:
    """The rank of its questions among those of other tables, or None if its bots rest."""
    people = [seat for seat in table.seats if seat.kind != "bot"]
    playing = {seat.seat for seat in people if not seat.replaced}
    if playing & table.here():
        return FIRST
    left = bool(people) and not playing
    if left or isinstance(table.row.pace, DaysClock) or is_looked_at(table):
        return LAST
    return None


def is_looked_at(table: "Gathering") -> bool:
    """Has anybody a socket of this table open, with any worker?"""
    now = time.monotonic()
    return bool(table.connections) or any(until > now for until in table.looked_at.values())
