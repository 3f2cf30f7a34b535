"""District cards (RULES.md 8): each once in one's own turn. Holborn, which answers events: `lawyers`."""

from typing import ClassVar

from subrosa.core.choice import Choice
from subrosa.core.holding import Holds, bits
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.data import (
    DISCARD_FOR_MONEY,
    DRAW_THEN_DISCARD,
    EARN,
    IGNORE_EVENT,
    PAY_REMOVE_TROUBLE,
    PLACE_HERE,
    PLACE_TROUBLE_HERE,
)
from subrosa.games.nanty.rules.effects.board import PlaceTrouble, troublable
from subrosa.games.nanty.rules.effects.cards import DiscardOne, draw_by_text
from subrosa.games.nanty.rules.placing import PlaceAgent, can_place
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import BITS, CALM, DISTRICT, DISTRICTS, USE


def usable_districts(s: Nanty, seat: int, options: list[Choice]) -> None:
    """Add the District cards that this player can use now."""
    free = s.deeds[seat] & ~(s.used | s.fresh | s.guarded)
    options += [USE[d] for d in BITS[free] if can_use(s, seat, d)]


def can_use(s: Nanty, seat: int, district: int) -> bool:
    """Tell whether the power of this District card would do anything."""
    ability = s.edition.ability[district]
    if ability == EARN:
        return True
    amount = s.edition.ability_amount[district]
    if ability == PLACE_HERE:
        return s.money[seat] >= amount and can_place(s, seat, s.edition.hood[district])
    if ability == DRAW_THEN_DISCARD:
        return len(s.deck) > 0
    if ability == PAY_REMOVE_TROUBLE:
        return s.money[seat] >= amount and s.trouble != 0
    if ability == DISCARD_FOR_MONEY:
        return len(s.hands[seat]) > 0
    if ability == PLACE_TROUBLE_HERE:
        return troublable(s, s.edition.hood[district]) != 0
    return False


def use_district(s: Nanty, seat: int, district: int) -> None:
    """Let the power work."""
    s.used |= 1 << district
    ability = s.edition.ability[district]
    amount = s.edition.ability_amount[district]
    if s.events is not None:
        s.tell("use", seat=seat, district=DISTRICTS[district])
    if ability == EARN:
        s.earn(seat, amount)
    elif ability == PLACE_HERE:
        s.spend(seat, amount)
        s.push(PlaceAgent(seat, s.edition.hood[district], 0))
    elif ability == DRAW_THEN_DISCARD:
        draw_by_text(s, seat, amount)
        if s.result is None:
            s.push(DiscardOne(seat, 0))
    elif ability == PAY_REMOVE_TROUBLE:
        s.spend(seat, amount)
        s.push(CalmDistrict(seat, s.trouble))
    elif ability == DISCARD_FOR_MONEY:
        s.push(DiscardOne(seat, amount))
    else:
        s.push(PlaceTrouble(seat, troublable(s, s.edition.hood[district])))


class CalmDistrict(Step[Nanty]):
    """From which district is the Trouble marker taken?"""

    __slots__ = ("mask",)
    holds: ClassVar[Holds] = {"mask": bits(DISTRICT)}
    prompt: ClassVar[str] = "calm"
    rule: ClassVar[str] = "5.3"

    def __init__(self, seat: int, mask: int) -> None:
        self.seat = seat
        self.mask = mask

    def options(self, s: Nanty) -> list[Choice]:
        return [CALM[d] for d in BITS[self.mask]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.calm(choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_calmed(s, choice)


def why_not_calmed(s: Nanty, choice: Choice) -> Refusal | None:
    """Tell why not: there is no Trouble, or it is out of reach."""
    if choice.verb != "calm":
        return None
    district = choice.args[0]
    reason = "out-of-reach" if s.trouble >> district & 1 else "no-trouble"
    return Refusal(reason, "5.3", {"district": DISTRICTS[district]})


def why_not_used(s: Nanty, seat: int, choice: Choice) -> Refusal | None:
    """Tell why not: not one's own, new, used up, under Grenadiers, for events only, or to no purpose."""
    if choice.verb != "use":
        return None
    district = choice.args[0]
    named = {"district": DISTRICTS[district]}
    if not s.deeds[seat] >> district & 1:
        return Refusal("not-your-district", "8", named)
    if s.fresh >> district & 1:
        return Refusal("new-district", "8", named)
    if s.used >> district & 1:
        return Refusal("used-district", "8", named)
    if s.guarded >> district & 1:
        return Refusal("grenadiers-there", "9.1", named)
    if s.edition.ability[district] == IGNORE_EVENT:
        return Refusal("only-against-events", "8", named)
    return why_no_effect(s, seat, district)


def why_no_effect(s: Nanty, seat: int, district: int) -> Refusal:
    """Tell what the power of a District card lacks: money, a card, Trouble, or a place for it."""
    ability = s.edition.ability[district]
    named = {"district": DISTRICTS[district]}
    amount = s.edition.ability_amount[district]
    if ability in (PLACE_HERE, PAY_REMOVE_TROUBLE) and s.money[seat] < amount:
        return Refusal("no-money-for-district", "8", {**named, "gold": amount, "money": s.money[seat]})
    if ability == PAY_REMOVE_TROUBLE:
        return Refusal("no-trouble-anywhere", "8", named)
    if ability == DRAW_THEN_DISCARD:
        return Refusal("deck-is-empty", "8", named)
    if ability == DISCARD_FOR_MONEY:
        return Refusal("hand-is-empty", "8", named)
    return Refusal("no-place-for-trouble", "8", named)
