"""A finished game, all of its states."""

import asyncio
from collections import OrderedDict
from typing import TYPE_CHECKING, Final

from subrosa import games
from subrosa.core.state import State
from subrosa.table.messages import Seen, Turn

if TYPE_CHECKING:
    from subrosa.table.live import LiveTable

KEPT: Final = 20


class Replay:
    """All states of a finished game; the last one tells the events of all of them."""

    def __init__(self, states: list[State]) -> None:
        self.states = states
        self.events = states[-1].events or []
        self.told = [state.past.told if state.past is not None else 0 for state in states[1:]]
        self.told.append(len(self.events))

    def log(self, n: int, viewer: int | None, everything: bool) -> list[Seen]:
        """What had been noticed after move n."""
        events = self.events[: self.told[n]]
        if everything:
            return [event.whole() for event in events]
        return [seen for event in events if (seen := event.seen_by(viewer)) is not None]

    def turns(self) -> list[Turn]:
        """Where rounds (or turns) begin, each with the first thing that everybody noticed in it."""
        found, last = [], None
        for n, state in enumerate(self.states):
            facts = state.facts(None)
            number = facts.get("round", facts.get("turn"))
            if number is None or number == last:
                continue
            last = number
            start = self.told[n - 1] if n else 0
            seen = [event.seen_by(None) for event in self.events[start : self.told[n]]]
            label: Seen = next((event for event in seen if event is not None), {"event": "", "args": {}})
            found.append(Turn(n, label))
        return found

    def scores(self) -> list[list[int]]:
        """The scores after every move, in games that count any on the way."""
        found = [list(state.setup.game.standing(state)) for state in self.states]
        return found if all(found) else []


class Shelf:
    """Replays that were asked for lately; making one plays the whole game."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay] = OrderedDict()

    async def get(self, table: "LiveTable") -> Replay:
        name = table.row.id
        if name not in self.kept:
            text = save_text(table)
            self.kept[name] = Replay(await asyncio.to_thread(games.get(table.row.game).replay, text))
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        self.kept.move_to_end(name)
        return self.kept[name]


def save_text(table: "LiveTable") -> str:
    """The whole save of a finished game."""
    return table.row.save or table.state.setup.game.save(table.state)
