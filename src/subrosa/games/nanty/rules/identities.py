"""What each identity needs (RULES.md 11.2, 14.2) and control of districts (11.3)."""

from subrosa.games.nanty.rules.data import DECK_OUT, DECK_OUT_LOW_TROUBLE
from subrosa.games.nanty.rules.state import Nanty, count_trouble
from subrosa.games.nanty.rules.words import BITS, CITIZEN, DISTRICT_COUNT, OWNERS, WESTMINSTER


def needed(s: Nanty, identity: int) -> int:
    """The number on the card for this many players, or what this table agreed on (H14)."""
    for agreed, value in s.rules.thresholds:
        if agreed == identity:
            return value
    value = s.edition.thresholds[identity][s.seats]
    if s.edition.condition[identity] == 11 and s.river != s.edition.river:
        value -= 1  # Gaffer Hexam with Holborn off the river (H1)
    return value


def controls(s: Nanty, seat: int, district: int) -> bool:
    """More pieces than any other player and than there are New Citizens, and no Grenadier (11.3)."""
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
    """How many districts a player controls."""
    count = 0
    for d in range(DISTRICT_COUNT):
        if controls(s, seat, d):
            count += 1
    return count


def house_value(s: Nanty, seat: int) -> int:
    """Printed costs of one's Buildings; those among Grenadiers are worth nothing (9.1)."""
    value = 0
    for d in range(DISTRICT_COUNT):
        if s.buildings[d] == seat and not s.guarded >> d & 1:
            value += s.edition.cost[d]
    return value


def cash(s: Nanty, seat: int) -> int:
    """Coins, less what loans will cost."""
    return s.money[seat] - s.edition.loan_repayment * len(s.loans[seat])


def progress(s: Nanty, seat: int, condition: int) -> int:
    """How far a player is on the way to a condition, in its own measure. Public."""
    free = s.present[seat] & ~s.guarded
    if condition == 0:
        return len(BITS[free])
    if condition == 1:
        return count_trouble(s)
    if condition == 2:
        return cash(s, seat) + house_value(s, seat)
    if condition == 3:
        return controlled(s, seat)
    if condition == 6:
        return cash(s, seat)
    if condition == 7:
        return house_value(s, seat)
    if condition == 8:
        return len(BITS[free & s.trouble])
    if condition == 9:
        return sum([s.figures[d * OWNERS + seat] for d in BITS[free]])
    if condition == 10:
        if not controls(s, seat, WESTMINSTER):
            return 0
        return len([d for d in BITS[s.edition.near[WESTMINSTER]] if controls(s, seat, d)])
    if condition == 11:
        return len(BITS[free & s.river])
    if condition == 12:
        return controlled(s, seat)
    return 0


def wins_at_start(s: Nanty, seat: int) -> bool:
    """Does the player meet his condition at the start of his turn (4.1)?"""
    identity = s.identities[seat]
    condition = s.edition.condition[identity]
    if condition in (DECK_OUT, DECK_OUT_LOW_TROUBLE):
        return False
    if condition == 12 and count_trouble(s) < s.edition.trouble_needed[identity]:
        return False
    return progress(s, seat, condition) >= needed(s, identity)


def wins_at_deck_out(s: Nanty, seat: int) -> bool:
    """Does the player win because the Action deck is exhausted (11.1)?"""
    identity = s.identities[seat]
    condition = s.edition.condition[identity]
    if condition == DECK_OUT_LOW_TROUBLE:
        return count_trouble(s) <= needed(s, identity)
    return condition == DECK_OUT
