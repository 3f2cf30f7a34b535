"""What a table of Nanty Narking is worth to a player: how near their goal is, and how near anybody else's may be.

Nobody knows the others' identities, so each seat is suspected of every identity that it may have. A goal is measured in
steps: roughly how many actions it still takes.
"""

from collections.abc import Callable
from math import exp
from math import pow as power
from typing import Final, NamedTuple

from subrosa.games.nanty.bots.table import Table
from subrosa.games.nanty.rules.data import EARN
from subrosa.games.nanty.rules.progress import Goal
from subrosa.games.nanty.rules.words import BITS, OWNERS, WESTMINSTER

POUNDS_A_STEP: Final = 5.0  # what an action brings a player who wants money
HOUSE_A_STEP: Final = 12.0
CARDS_A_TURN: Final = 1.7  # drawn by each player

# Chances, tuned in games against random players and against itself.
START: Final = 0.30  # a player far from the goal may still get there
PACE: Final = 0.72  # how the chance falls with each missing step
NEAR_THREAT: Final = 0.28  # a player one step short
THREAT_PACE: Final = 0.35
FAR: Final = 4  # steps that are no threat yet

# Means, whatever they are used for.
ONE_POUND: Final = 0.0025
ENOUGH: Final = 40  # pounds beyond which more is of no use by itself
ONE_AGENT: Final = 0.006
ONE_DISTRICT: Final = 0.002  # for each district with an Agent, from which more can be reached
ONE_HOUSE: Final = 0.020
INCOME: Final = 0.006  # for each pound per turn
ONE_CARD: Final = 0.006
RIVAL: Final = 0.25  # how much the means of others count, compared with one's own

LATE: Final = 30  # cards in the deck when points begin to count
POINTS: Final = 0.6  # how much they count when it is empty
LEAD: Final = 12.0  # points that make a lead fairly safe

# ---- how many steps a seat is short of a condition


def in_districts(t: Table, seat: int, goal: Goal) -> float:
    """Measure by districts with an Agent."""
    return goal.needed - (t.present[seat] & ~t.guarded).bit_count()


def troubles(t: Table, seat: int, goal: Goal) -> float:
    """Measure by markers on the board, whoever wants them."""
    return goal.needed - t.trouble.bit_count()


def wealth(t: Table, seat: int, goal: Goal) -> float:
    """Measure by coins and Buildings, minus loans."""
    return (goal.needed - t.cash(seat) - t.value[seat]) / POUNDS_A_STEP


def control(t: Table, seat: int, goal: Goal) -> float:
    """Measure by the pieces that the cheapest districts take; districts beyond the goal are a cushion."""
    short = sorted(t.short[seat])
    missing = sum(short[: goal.needed])
    return missing if missing else goal.needed - short.count(0)


def deck_out(t: Table, seat: int, goal: Goal) -> float:
    """Measure by rounds until the deck is empty, which nobody can prevent."""
    return t.deck / (CARDS_A_TURN * t.seats)


def calm_deck_out(t: Table, seat: int, goal: Goal) -> float:
    """Measure by the same, and by markers that have to go."""
    return deck_out(t, seat, goal) + max(0, t.trouble.bit_count() - goal.trouble)


def cash(t: Table, seat: int, goal: Goal) -> float:
    """Measure by coins, minus loans."""
    return (goal.needed - t.cash(seat)) / POUNDS_A_STEP


def building_value(t: Table, seat: int, goal: Goal) -> float:
    """Measure by houses to build, and the money for them."""
    missing = goal.needed - t.value[seat]
    if missing <= 0:
        return missing / HOUSE_A_STEP
    return max(1.0, missing / HOUSE_A_STEP) + max(0, missing - t.money[seat]) / POUNDS_A_STEP


def in_trouble(t: Table, seat: int, goal: Goal) -> float:
    """Measure by districts with an Agent and Trouble."""
    return goal.needed - (t.present[seat] & t.trouble & ~t.guarded).bit_count()


def on_board(t: Table, seat: int, goal: Goal) -> float:
    """Measure by Agents where no Grenadier is."""
    agents = t.out[seat]
    for d in BITS[t.guarded]:
        agents -= t.figures[d * OWNERS + seat]
    return goal.needed - agents


def westminster(t: Table, seat: int, goal: Goal) -> float:
    """Measure by Westminster, and the cheapest of its neighbours."""
    short = t.short[seat]
    around = sorted([short[d] for d in BITS[t.edition.near[WESTMINSTER]]])
    missing = short[WESTMINSTER] + sum(around[: goal.needed])
    return missing if missing else goal.needed - around.count(0)


def on_river(t: Table, seat: int, goal: Goal) -> float:
    """Measure by districts on the Thames with an Agent."""
    return goal.needed - (t.present[seat] & t.river & ~t.guarded).bit_count()


def trouble_and_control(t: Table, seat: int, goal: Goal) -> float:
    """Measure by both; anything beyond the goal counts only if neither is missing."""
    districts = control(t, seat, goal)
    markers = goal.trouble - t.trouble.bit_count()
    return max(0.0, districts) + max(0, markers) if districts > 0 or markers > 0 else max(districts, markers)


STEPS: Final[dict[str, Callable[[Table, int, Goal], float]]] = {
    "agents_in_districts": in_districts,
    "trouble_markers": troubles,
    "wealth": wealth,
    "districts_controlled": control,
    "deck_out": deck_out,
    "deck_out_low_trouble": calm_deck_out,
    "cash": cash,
    "building_value": building_value,
    "agents_in_trouble_districts": in_trouble,
    "agents_on_board": on_board,
    "control_westminster_and_adjacent": westminster,
    "agents_in_river_districts": on_river,
    "trouble_and_control": trouble_and_control,
}


# Those that are the same for everybody.
COMMON: Final = ("trouble_markers", "deck_out", "deck_out_low_trouble")


class Temper(NamedTuple):
    """How sure a player is of what is won, by themselves and by others."""

    more: int  # steps that the player wants beyond the goal
    held: float  # a goal that is met lasts until the player's next turn
    cushion: float  # how much each step beyond the goal leaves of the risk that it does not
    met: tuple[float, ...]  # somebody whose goal is met wins: who comes next, and who after them
    spare: float  # how much each step beyond their goal leaves of the hope that they do not


PLAIN: Final = Temper(more=0, held=0.85, cushion=0.5, met=(0.9, 0.9, 0.9), spare=1.0)


# What one step is, where it is not one of what a goal counts.
STEP: Final = {"wealth": POUNDS_A_STEP, "cash": POUNDS_A_STEP, "building_value": HOUSE_A_STEP}


def raised(goal: Goal, steps: int) -> Goal:
    """Return a goal that asks for so many steps more."""
    if goal.waits or not steps:
        return goal
    found = Goal(
        goal.identity, goal.condition, goal.needed + int(steps * STEP.get(goal.condition, 1)), goal.reached
    )
    found.seats, found.markers, found.trouble = goal.seats, goal.markers, goal.trouble
    found.deck, found.full_deck = goal.deck, goal.full_deck
    return found


class Suspicion:
    """A goal that some seats may have, and how likely each of them has it. All Lords want the same."""

    __slots__ = ("common", "goal", "seats", "steps")

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self.steps = STEPS[goal.condition]
        self.common = goal.condition in COMMON
        self.seats: dict[int, float] = {}


class Values:
    """My goal and my suspicions, as a measure of tables."""

    def __init__(
        self,
        goals: list[Goal],
        me: int,
        identity: str,
        chances: list[dict[str, float]] | None = None,
        temper: Temper = PLAIN,
    ) -> None:
        self.temper = temper
        self.goal = next(goal for goal in goals if goal.identity == identity)
        self.aim = raised(self.goal, temper.more)
        self.waits = self.goal.waits
        self.goals = goals
        found: dict[tuple[str, int, int], Suspicion] = {}
        for goal in goals:
            suspicion = found.setdefault((goal.condition, goal.needed, goal.trouble), Suspicion(goal))
            for seat in goal.seats:
                if seat != me:
                    if chances is None:
                        chance = 1 / sum([seat in other.seats for other in goals])
                    else:
                        chance = chances[seat][goal.identity]
                    suspicion.seats[seat] = suspicion.seats.get(seat, 0.0) + chance
        self.suspicions = [suspicion for suspicion in found.values() if suspicion.seats]
        self.deed_worths: dict[int, float] = {}

    def chance(self, t: Table, goal: Goal) -> float:
        """Return my chance of reaching a goal if nobody else is quicker."""
        if goal.waits:
            # Time is on their side: what counts is that nobody wins first and, for some, that London is calm.
            markers = max(0, t.trouble.bit_count() - goal.trouble) if goal.trouble >= 0 else 0
            return self.temper.held * (1 - t.deck / goal.full_deck) * power(PACE, markers)
        steps = STEPS[goal.condition](t, t.me, goal)
        if steps <= 0:
            return 1 - (1 - self.temper.held) * power(self.temper.cushion, -steps)
        return self.temper.held * power(PACE, steps)

    def threat(self, missing: float, seat: int, t: Table) -> float:
        """Return how likely a seat with this goal is to win before I can do anything about it."""
        if missing <= 0:
            met = self.temper.met[(seat - t.me - 1) % t.seats]
            return 1 - (1 - met) * power(self.temper.spare, -missing)
        return NEAR_THREAT * power(THREAT_PACE, missing - 1) if missing < FAR else 0.0

    def danger(self, t: Table) -> float:
        """Return the chance that somebody else wins soon."""
        threats = [0.0] * t.seats
        for suspicion in self.suspicions:
            goal, steps = suspicion.goal, suspicion.steps
            if suspicion.common:
                missing = steps(t, t.me, goal)
                if missing < FAR:
                    for seat, suspected in suspicion.seats.items():
                        threats[seat] += suspected * self.threat(missing, seat, t)
                continue
            for seat, suspected in suspicion.seats.items():
                missing = steps(t, seat, goal)
                if missing < FAR:
                    threats[seat] += suspected * self.threat(missing, seat, t)
        safe = 1.0
        for risk in threats:
            safe *= 1 - min(risk, 0.99)
        return 1 - safe

    def deeds(self, t: Table, mask: int) -> float:
        """Return what a set of District cards is worth."""
        if mask not in self.deed_worths:
            abilities, amounts = t.edition.ability, t.edition.ability_amount
            income = sum([amounts[d] if abilities[d] == EARN else 1 for d in BITS[mask]])
            self.deed_worths[mask] = ONE_HOUSE * mask.bit_count() + INCOME * income
        return self.deed_worths[mask]

    def means(self, t: Table, seat: int) -> float:
        """Return what a seat has to work with."""
        worth = ONE_POUND * min(t.money[seat], ENOUGH) + ONE_CARD * t.hands[seat]
        worth += ONE_AGENT * t.out[seat] + ONE_DISTRICT * t.present[seat].bit_count()
        mask = t.deeds[seat] & ~t.guarded
        return worth + self.deeds(t, mask) if mask else worth

    def worth(self, t: Table) -> float:
        """Return what a table is worth: about 0 to 1, but only differences matter."""
        mine = START + (1 - START) * self.chance(t, self.aim) + self.means(t, t.me)
        rivals: float = sum([self.means(t, seat) for seat in range(t.seats) if seat != t.me])
        mine -= RIVAL * rivals / (t.seats - 1)
        if t.deck < LATE and not self.waits:
            weight = POINTS * (1 - t.deck / LATE)
            mine = (1 - weight) * mine + weight * self.ahead(t)
        return mine * (1 - self.danger(t))

    def ahead(self, t: Table) -> float:
        """Return my chance if points were counted now."""
        best = max([t.points(seat) for seat in range(t.seats) if seat != t.me])
        return 1 / (1 + exp((best - t.points(t.me)) / LEAD))
