"""What is a blunder in Estoril 1942: bad last discards, and losing a place that could be won for certain."""

from typing import Final

from subrosa.bots.blunders import Watcher
from subrosa.core.choice import Choice
from subrosa.games.estoril.bots.reckoning import Mark, marks, ways
from subrosa.games.estoril.rules.data import DICE
from subrosa.games.estoril.rules.locations import standings
from subrosa.games.estoril.rules.state import Estoril
from subrosa.games.estoril.rules.words import LOCATIONS

MOST_LINES: Final = 1500  # what cannot be shown to be certain within so many moves does not count as certain
POINTS: Final = "last discards: fewer points than others would have brought"
LOST: Final = "last discards: less of the victory than others would have brought"
PLACES: Final = "a place could be won for certain"


class EstorilWatcher(Watcher):
    """Somebody who sees all cards."""

    def begin(self, state: Estoril) -> None:
        self.before: Estoril | None = None
        self.certain: dict[
            tuple[int, int], int
        ] = {}  # who could have won a place for certain, by round and place

    def look(self, state: Estoril, seat: int, choice: Choice) -> None:
        prompt = state.agenda[-1].prompt
        if prompt == "discard" and state.round == state.edition.rounds and self.before is None:
            self.before = state.copy()
        if prompt == "act" and state.edition.special[state.here] != DICE:
            lines = Lines(state, seat)
            if (state.round, state.here) not in self.certain and lines.best(state):
                self.certain[(state.round, state.here)] = seat

    def end(self, state: Estoril) -> None:
        won = winners(state)
        for place, seat in self.certain.items():
            self.count(PLACES, won.get(place) != seat)
        if self.before is not None:
            self.judge_discards(self.before, state)

    def judge_discards(self, before: Estoril, after: Estoril) -> None:
        """Compare what everybody has discarded with all that they could have; the others' discards stay."""
        limit = before.edition.hand_limit
        kept = [ways(before, seat, after.hands[seat])[0] for seat in range(before.seats)]
        found = marks(before, kept)
        for seat in range(before.seats):
            if len(before.hands[seat]) <= limit:
                continue
            others = [
                marks(before, [*kept[:seat], way, *kept[seat + 1 :]])
                for way in ways(before, seat, before.hands[seat])
            ]
            self.count(POINTS, max([other[seat][0] for other in others]) > found[seat][0])
            best = max([share(other, seat) for other in others])
            self.count(LOST, best > share(found, seat))


def share(found: list[Mark], seat: int) -> float:
    """Return a seat's share of the victory."""
    best = max(found)
    return 1 / found.count(best) if found[seat] == best else 0.0


def winners(state: Estoril) -> dict[tuple[int, int], int]:
    """Return who has won each place, by round and place."""
    number, found = 0, dict[tuple[int, int], int]()
    for event in state.events or ():
        if event.template == "round":
            number += 1
        elif event.template == "win-reward":
            found[(number, LOCATIONS.index(event.args["location"]))] = event.args["seat"]
    return found


class Lines:
    """All that can still happen at a place while it is resolved, as far as it matters for one seat."""

    def __init__(self, state: Estoril, seat: int) -> None:
        self.place = state.here
        self.seat = seat
        self.left = MOST_LINES

    def best(self, state: Estoril) -> bool:
        """Tell whether the seat wins the place for certain if it plays well from here, whatever the others do."""
        self.left -= 1
        if self.left < 0:
            return False
        if state.agenda[-1].prompt == "sacrifice":  # the weakest never wins, so this changes nothing
            return max(standings(state))[2] == self.seat
        who = state.waiting[0]
        outcomes = (self.after(state, who, option) for option in state.options(who))
        return any(outcomes) if who == self.seat else all(outcomes)

    def after(self, state: Estoril, who: int, option: Choice) -> bool:
        """Tell the same after a choice."""
        after = state.copy()
        after.events = []
        after.apply(who, option)
        if after.here == self.place and not after.resolved >> self.place & 1 and after.waiting:
            return self.best(after)
        first = next((event for event in after.events or () if event.template == "win-reward"), None)
        return first is not None and first.args["seat"] == self.seat
