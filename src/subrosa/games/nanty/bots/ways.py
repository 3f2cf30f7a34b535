"""Ways to play a turn of Nanty Narking: what somebody would wish for who had one thing in mind."""

from typing import Any, Final

from subrosa.games.nanty.bots.outlook import Outlook
from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.bots.values import STEPS, Values
from subrosa.games.nanty.rules.facts import Facts
from subrosa.games.nanty.rules.game import NantyGame
from subrosa.games.nanty.rules.progress import Goal, goals

STEP: Final = 0.1  # what a step is worth where nothing else is
MEANS: Final = 0.1  # the share of the worth of means that remains
FEARED: Final = 0.05  # who is thought of at all: how likely they are to win soon
FEARS: Final = 2  # and how many of them


class Reach(Values):
    """Wish for nothing but one's own goal, and more than it needs."""

    def worth(self, t: Table) -> float:
        steps = STEPS[self.goal.condition](t, t.me, self.goal)
        return MEANS * self.means(t, t.me) - STEP * steps


class Prevent(Values):
    """Wish for nothing but that somebody else misses a goal."""

    def __init__(self, values: Values, me: int, victim: int, theirs: Goal) -> None:
        super().__init__(values.goals, me, values.goal.identity)
        self.victim = victim
        self.theirs = theirs

    def worth(self, t: Table) -> float:
        return STEP * STEPS[self.theirs.condition](t, self.victim, self.theirs)


class Foresee(Values):
    """Wish for what the end of the turn is judged by."""

    def __init__(self, values: Values, me: int, outlook: Outlook) -> None:
        super().__init__(values.goals, me, values.goal.identity)
        self.outlook = outlook

    def worth(self, t: Table) -> float:
        return self.outlook.worth(t)


class Wish(Values):
    """Nothing but one's own goal, or nothing but somebody else's, which is to be missed."""

    def __init__(
        self, game: NantyGame, view: dict[str, Any], identity: str, victim: int | None = None
    ) -> None:
        facts: Facts = view["facts"]
        own = facts["players"][view["seat"]]["identity"]
        super().__init__(goals(game, view), view["seat"], own)
        self.victim = victim
        self.wanted = next(goal for goal in self.goals if goal.identity == identity)

    def worth(self, t: Table) -> float:
        steps = STEPS[self.wanted.condition]
        if self.victim is None:
            return self.chance(t, self.wanted) + 0.1 * self.means(t, t.me)
        return 0.1 * steps(t, self.victim, self.wanted)


def ways(values: Values, outlook: Outlook, t: Table) -> list[Values]:
    """Return the ways to play that are worth trying; the usual one comes first."""
    me = t.me
    found: list[Values] = [values, Foresee(values, me, outlook)]
    if not values.waits:
        found.append(Reach(values.goals, me, values.goal.identity))
    fears = sorted(outlook.fears(t), key=lambda fear: fear[0], reverse=True)
    found += [Prevent(values, me, seat, goal) for risk, seat, goal in fears[:FEARS] if risk >= FEARED]
    return found
