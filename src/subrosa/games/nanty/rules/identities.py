"""What each identity needs (RULES.md 11.2, 14.2) and control of districts (11.3)."""

from subrosa.games.nanty.rules.data import (
    AGENTS_IN_DISTRICTS,
    AGENTS_IN_TROUBLE,
    AGENTS_ON_BOARD,
    AGENTS_ON_RIVER,
    AROUND_WESTMINSTER,
    BUILDING_VALUE,
    CASH,
    DECK_OUT,
    DECK_OUT_LOW_TROUBLE,
    DISTRICTS_CONTROLLED,
    TROUBLE_AND_CONTROL,
    TROUBLE_MARKERS,
    WEALTH,
)
from subrosa.games.nanty.rules.state import Nanty, count_trouble
from subrosa.games.nanty.rules.words import BITS, CITIZEN, DISTRICT_COUNT, OWNERS, WESTMINSTER


def needed(s: Nanty, identity: int) -> int:
    """Return the number on the card for this many players, or what this table agreed on (H14)."""
    for agreed, value in s.rules.thresholds:
        if agreed == identity:
            return value
    value = s.edition.thresholds[identity][s.seats]
    if s.edition.condition[identity] == AGENTS_ON_RIVER and s.river != s.edition.river:
        value -= 1  # Gaffer Hexam with Holborn off the river (H1)
    return value


def controls(s: Nanty, seat: int, district: int) -> bool:
    """Tell whether a seat has more pieces than any other and than New Citizens, without Grenadiers (11.3)."""
    if s.guarded >> district & 1:
        return False
    base = district * OWNERS
    figures = s.figures
    house = s.buildings[district]
    own = figures[base + seat] + (1 if house == seat else 0)
    if own <= figures[base + CITIZEN]:
        return False
    for other in range(s.seats):
        if other != seat and own <= figures[base + other] + (1 if house == other else 0):
            return False
    return True


def controlled(s: Nanty, seat: int) -> int:
    """Return how many districts a player controls."""
    count = 0
    for d in range(DISTRICT_COUNT):
        if controls(s, seat, d):
            count += 1
    return count


def house_value(s: Nanty, seat: int) -> int:
    """Return the printed costs of one's Buildings; those among Grenadiers are worth nothing (9.1)."""
    value = 0
    for d in range(DISTRICT_COUNT):
        if s.buildings[d] == seat and not s.guarded >> d & 1:
            value += s.edition.cost[d]
    return value


def cash(s: Nanty, seat: int) -> int:
    """Return the coins, less what loans will cost."""
    return s.money[seat] - s.edition.loan_repayment * len(s.loans[seat])


def progress(s: Nanty, seat: int, condition: int) -> int:
    """Return how far a player is on the way to a condition, in its own measure. Public."""
    free = s.present[seat] & ~s.guarded
    if condition == AGENTS_IN_DISTRICTS:
        return len(BITS[free])
    if condition == TROUBLE_MARKERS:
        return count_trouble(s)
    if condition == WEALTH:
        return cash(s, seat) + house_value(s, seat)
    if condition in (DISTRICTS_CONTROLLED, TROUBLE_AND_CONTROL):
        return controlled(s, seat)
    if condition == CASH:
        return cash(s, seat)
    if condition == BUILDING_VALUE:
        return house_value(s, seat)
    if condition == AGENTS_IN_TROUBLE:
        return len(BITS[free & s.trouble])
    if condition == AGENTS_ON_BOARD:
        return sum([s.figures[d * OWNERS + seat] for d in BITS[free]])
    if condition == AROUND_WESTMINSTER:
        if not controls(s, seat, WESTMINSTER):
            return 0
        return len([d for d in BITS[s.edition.near[WESTMINSTER]] if controls(s, seat, d)])
    if condition == AGENTS_ON_RIVER:
        return len(BITS[free & s.river])
    return 0


def wins_at_start(s: Nanty, seat: int) -> bool:
    """Tell whether the player meets their condition at the start of their turn (4.1)."""
    identity = s.identities[seat]
    condition = s.edition.condition[identity]
    if condition in (DECK_OUT, DECK_OUT_LOW_TROUBLE):
        return False
    if condition == TROUBLE_AND_CONTROL and count_trouble(s) < s.edition.trouble_needed[identity]:
        return False
    return progress(s, seat, condition) >= needed(s, identity)


def wins_at_deck_out(s: Nanty, seat: int) -> bool:
    """Tell whether the player wins because the Action deck is exhausted (11.1)."""
    identity = s.identities[seat]
    condition = s.edition.condition[identity]
    if condition == DECK_OUT_LOW_TROUBLE:
        return count_trouble(s) <= needed(s, identity)
    return condition == DECK_OUT
