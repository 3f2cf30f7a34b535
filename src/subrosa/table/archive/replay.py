"""A finished game with all of its states. Making one plays the whole game, which `process.py` does in a process."""

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

from subrosa.core.state import State
from subrosa.table.protocol.basics import Seen
from subrosa.table.protocol.problems import TableProblem
from subrosa.table.protocol.replays import Moment, ReplayInfo, Turn

KEPT: Final = 20
STATES_KEPT: Final = 20_000  # of all of them together
OPEN: Final = "open"


class Replay:
    """All states of a finished game; the last one tells the events of all of them."""

    def __init__(self, states: list[State]) -> None:
        self.states = states
        self.events = states[-1].events or []
        self.told = [state.past.told if state.past is not None else 0 for state in states[1:]]
        self.told.append(len(self.events))
        self.about: ReplayInfo | None = None

    def log(self, n: int, viewer: int | None, everything: bool) -> list[Seen]:
        """Return what had been noticed after move n."""
        events = self.events[: self.told[n]]
        if everything:
            return [event.whole() for event in events]
        return [seen for event in events if (seen := event.seen_by(viewer)) is not None]

    def turns(self) -> list[Turn]:
        """Return where turns begin, or rounds if only those are counted, each with what everybody noticed first."""
        game = self.states[0].setup.game
        found, last = [], None
        for n, state in enumerate(self.states):
            facts = state.facts(None)
            number = game.round_of(facts) if game.turn_of(facts) is None else game.turn_of(facts)
            if number is None or number == last:
                continue
            last = number
            start = self.told[n - 1] if n else 0
            seen = [event.seen_by(None) for event in self.events[start : self.told[n]]]
            label: Seen = next((event for event in seen if event is not None), {"event": "", "args": {}})
            found.append(Turn(n, label))
        return found

    def scores(self) -> list[list[int]]:
        """Return the scores after every move, in games that keep score on the way."""
        found = [list(state.setup.game.standing(state)) for state in self.states]
        return found if all(found) else []

    def info(self) -> ReplayInfo:
        """Return how long it was, where its turns began, how the scores went: worked out once."""
        if self.about is None:
            self.about = ReplayInfo(len(self.states) - 1, self.turns(), self.scores())
        return self.about

    def moment(self, n: int, seat: str) -> Moment:
        """Return the game after move n, for a seat, for spectators or with everything open. Raises TableProblem."""
        if not 0 <= n < len(self.states):
            raise TableProblem("no-moment", last=len(self.states) - 1)
        state = self.states[n]
        game = state.setup.game
        everything = seat == OPEN
        viewer = int(seat) if seat.isdecimal() else None
        if viewer is not None and viewer >= state.seats:
            raise TableProblem("no-such-seat", last=state.seats - 1)
        past = state.past
        shown = past is not None and (everything or past.seat == viewer)
        moment = Moment(
            n=n,
            seat=past.seat if past is not None and shown else None,
            choice=past.choice.text if past is not None and shown else None,
            view=game.page(state.view(viewer)),
            log=self.log(n, viewer, everything),
        )
        if everything:
            moment.views = [game.page(state.view(number)) for number in range(state.seats)]
        return moment


class Shelf:
    """Replays that were asked for lately, as many as fit."""

    def __init__(self) -> None:
        self.kept: OrderedDict[str, Replay] = OrderedDict()

    def get(self, name: str, make: Callable[[], Replay]) -> Replay:
        """Return the replay of this name, made if it is not here."""
        found = self.kept.get(name)
        if found is None:
            found = self.kept[name] = make()
        self.kept.move_to_end(name)
        while len(self.kept) > 1 and self._too_much():
            self.kept.popitem(last=False)
        return found

    def _too_much(self) -> bool:
        return len(self.kept) > KEPT or sum(len(one.states) for one in self.kept.values()) > STATES_KEPT
