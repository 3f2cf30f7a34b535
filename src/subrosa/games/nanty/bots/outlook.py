"""How a table of Nanty Narking looks at the end of one's turn: who is likely to win before one can act again.

Counted in games of `hard-2026-11`: a goal that is just met is nearly always spoilt before its owner comes again, and
one with something to spare hardly ever. So it is worth little to come near a goal, and much to pass it in one turn.
"""

from collections.abc import Sequence
from typing import Final

from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import LATE, POINTS, RIVAL, STEPS, Values
from subrosa.games.nanty.rules.progress import Goal

# Steps that are missing; below 0: to spare.
AT: Final[tuple[float, ...]] = (-2.0, -1.0, 0.0, 1.0, 2.0, 3.0, 5.0, 9.0)
# How often somebody who was so far at the end of their turn won in the end.
OWN: Final = {
    "agents_in_districts": (0.92, 0.71, 0.45, 0.36, 0.32, 0.30, 0.27, 0.24),
    "trouble_markers": (0.85, 0.66, 0.40, 0.29, 0.23, 0.18, 0.15, 0.12),
    "wealth": (0.97, 0.95, 0.70, 0.31, 0.29, 0.17, 0.14, 0.08),
    "districts_controlled": (0.97, 0.80, 0.26, 0.20, 0.16, 0.13, 0.09, 0.06),
}
OWN_USUAL: Final[tuple[float, ...]] = (0.92, 0.76, 0.44, 0.30, 0.26, 0.20, 0.16, 0.12)
# How likely others are to win at the start of their next turn, for who comes first, second and third.
THREATS: Final = {
    "agents_in_districts": (
        (1.0, 1.0, 1.0, 0.05, 0.02, 0.01, 0.0, 0.0),
        (0.95, 0.86, 0.59, 0.06, 0.03, 0.01, 0.0, 0.0),
        (0.90, 0.65, 0.33, 0.06, 0.03, 0.01, 0.0, 0.0),
    ),
    "trouble_markers": (
        (1.0, 1.0, 1.0, 0.06, 0.03, 0.02, 0.0, 0.0),
        (1.0, 0.97, 0.22, 0.06, 0.03, 0.02, 0.0, 0.0),
        (0.80, 0.76, 0.12, 0.06, 0.03, 0.02, 0.0, 0.0),
    ),
    "districts_controlled": (
        (1.0, 1.0, 1.0, 0.06, 0.03, 0.01, 0.0, 0.0),
        (1.0, 0.92, 0.20, 0.05, 0.02, 0.01, 0.0, 0.0),
        (1.0, 0.86, 0.05, 0.05, 0.02, 0.01, 0.0, 0.0),
    ),
}
THREAT_USUAL: Final[tuple[tuple[float, ...], ...]] = (
    (1.0, 1.0, 1.0, 0.06, 0.03, 0.02, 0.0, 0.0),
    (0.97, 0.92, 0.62, 0.06, 0.03, 0.02, 0.0, 0.0),
    (0.92, 0.82, 0.50, 0.06, 0.03, 0.02, 0.0, 0.0),
)
MOST: Final = 0.99


def between(numbers: Sequence[float], steps: float) -> float:
    """Return the number for so many steps, between those of AT."""
    if steps <= AT[0]:
        return numbers[0]
    for i in range(1, len(AT)):
        if steps <= AT[i]:
            share = (steps - AT[i - 1]) / (AT[i] - AT[i - 1])
            return numbers[i - 1] + share * (numbers[i] - numbers[i - 1])
    return numbers[-1]


class Outlook:
    """What somebody with a goal and suspicions may expect."""

    def __init__(self, values: Values) -> None:
        self.values = values

    def own(self, t: Table) -> float:
        """Return my chance to win if nobody else is about to."""
        goal = self.values.goal
        if goal.waits:
            late = 1 - t.deck / goal.full_deck
            markers = max(0, t.trouble.bit_count() - goal.trouble) if goal.trouble >= 0 else 0
            return (0.15 + 0.75 * late * late) * 0.8**markers
        return between(OWN.get(goal.condition, OWN_USUAL), STEPS[goal.condition](t, t.me, goal))

    def fears(self, t: Table) -> list[tuple[float, int, Goal]]:
        """Return who may win soon, how likely, and by which goal."""
        found: list[tuple[float, int, Goal]] = []
        me, seats = t.me, t.seats
        for suspicion in self.values.suspicions:
            goal = suspicion.goal
            if goal.waits:
                continue
            threats = THREATS.get(goal.condition, THREAT_USUAL)
            for seat, suspected in suspicion.seats.items():
                missing = suspicion.steps(t, seat, goal)
                if missing <= 3:
                    risk = between(threats[(seat - me - 1) % seats], missing)
                    found.append((suspected * risk, seat, goal))
        return found

    def worth(self, t: Table) -> float:
        """Return about how likely I am to win."""
        values, me, seats = self.values, t.me, t.seats
        mine = self.own(t) + values.means(t, me)
        rivals: float = sum([values.means(t, seat) for seat in range(seats) if seat != me])
        mine -= RIVAL * rivals / (seats - 1)
        if t.deck < LATE and not values.waits:
            weight = POINTS * (1 - t.deck / LATE)
            mine = (1 - weight) * mine + weight * values.ahead(t)
        risks = [0.0] * seats
        for risk, seat, _ in self.fears(t):
            risks[seat] += risk
        for risk in risks:
            mine *= 1 - min(risk, MOST)
        return mine
