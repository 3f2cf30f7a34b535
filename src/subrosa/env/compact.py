"""Compact observations: those of one table, without the places that say the same in all its positions.

Which places these are follows from the rules, not from what was seen: the house rules, which an environment fixes, and
places of things that this table does not have, as the game's layout tells (`absent`). So nothing is lost, and the whole
observation can be made again.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from typing import Any

import numpy as np

from subrosa import games
from subrosa.core import State
from subrosa.env.observing import Observation, Observer


class Compact:
    """Leaves out of observations what cannot change at one table."""

    def __init__(self, observer: Observer, start: State) -> None:
        layout = games.part(observer.game.package, "layout")
        telling: Callable[[Any], Container[Any]] = getattr(layout, "absent", lambda start: ())
        absent = telling(start)
        there = np.ones(observer.size, np.bool_)
        there[observer.rules_at : observer.facts_at] = False
        there[[place for place, name in observer.names() if name in absent]] = False
        self.kept = there.nonzero()[0]
        self.rest = observer.blank_row(start.setup.options)
        self.size = len(self.kept)

    def shortened(self, row: Observation) -> Observation:
        """Return the places of an observation that matter at this table."""
        return row[self.kept]

    def restored(self, short: Observation) -> Observation:
        """Return the whole observation."""
        row = self.rest.copy()
        row[self.kept] = short
        return row
