"""Texts that ask for a ransom: the Fire Brigade and the sticky cards (RULES.md 10.2, 20.15, 20.16, 20.47)."""

from typing import Any, ClassVar, Final

from subrosa.core.choice import Choice
from subrosa.core.holding import A_SEAT, Holds, thing
from subrosa.core.step import Refusal, Step
from subrosa.games.nanty.rules.data import EFFECT_NAMES
from subrosa.games.nanty.rules.effects.aiming import AimText, OnTarget, strike, with_houses
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    CARD,
    CARDS,
    DEMOLISH,
    DISTRICT_COUNT,
    DISTRICTS,
    NO_CARD,
    NOBODY,
    PAY,
    SKIP,
)

BRIGADE: Final = EFFECT_NAMES.index("fire_brigade")


def fire_brigade(s: Nanty, seat: int, card: int) -> None:
    """Pay, or lose a Building (A39)."""
    s.push(BrigadeSent(seat, card))


class BrigadeSent(AimText):
    """To whom?"""

    __slots__ = ()

    def targets(self, s: Nanty) -> list[int]:
        return with_houses(s, self.seat)

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Demand(self.seat, target, self.card))


def sticky_card(s: Nanty, seat: int, card: int) -> None:
    """Pay, or keep the card for ever (10.2)."""
    s.push(StickyAimed(seat, card))


class StickyAimed(AimText):
    """At whom?"""

    __slots__ = ()

    def aimed(self, s: Nanty, target: int) -> None:
        strike(s, Demand(self.seat, target, self.card))


class Demand(OnTarget):
    """The target was not immune: do they pay?"""

    __slots__ = ()

    def hit(self, s: Nanty) -> None:
        ransom = BrigadeRansom if s.edition.effect[self.card] == BRIGADE else Ransom
        s.push(ransom(self.target, self.player, self.card))


class Ransom(Step[Nanty]):
    """All or nothing (A24). Who does not pay for a sticky card keeps it for ever."""

    __slots__ = ("card", "to")
    holds: ClassVar[Holds] = {"card": thing(CARD), "to": A_SEAT}
    prompt: ClassVar[str] = "ransom"
    rule: ClassVar[str] = "10.2"

    def __init__(self, seat: int, to: int, card: int) -> None:
        self.seat = seat
        self.to = to
        self.card = card

    def options(self, s: Nanty) -> list[Choice]:
        return [PAY, SKIP] if s.money[self.seat] >= s.edition.args[self.card][0] else [SKIP]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is PAY:
            s.pay(self.seat, self.to, s.edition.args[self.card][0])
        else:
            self.unpaid(s)

    def unpaid(self, s: Nanty) -> None:
        """Carry out the consequences."""
        if s.played == self.card:
            s.played = NO_CARD
            s.sticky[self.seat] += (self.card,)
            if s.events is not None:
                s.tell("sticky", seat=self.seat, card=CARDS[self.card])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("no-money", "A24", {"gold": s.edition.args[self.card][0]}) if choice is PAY else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {
            "target": self.to,
            "gold": s.edition.args[self.card][0],
            "card": CARDS[self.card],
            "effect": EFFECT_NAMES[s.edition.effect[self.card]],
        }


class BrigadeRansom(Ransom):
    """Who does not pay the Fire Brigade may lose a Building."""

    __slots__ = ()
    rule: ClassVar[str] = "A39"

    def unpaid(self, s: Nanty) -> None:
        s.push(BurnHouse(self.to, self.seat))


class BurnHouse(Step[Nanty]):
    """Which Building is removed, if any (A39)?"""

    __slots__ = ("target",)
    holds: ClassVar[Holds] = {"target": A_SEAT}
    prompt: ClassVar[str] = "burn-house"
    rule: ClassVar[str] = "A39"

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, s: Nanty) -> list[Choice]:
        return [SKIP, *[DEMOLISH[d] for d in s.houses_of(self.target)]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is not SKIP:
            s.lose_house(choice.args[0])

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb != "demolish":
            return None
        owner = s.buildings[choice.args[0]]
        reason = "no-house-there" if owner == NOBODY else "not-the-targets-house"
        return Refusal(reason, self.rule, {"district": DISTRICTS[choice.args[0]]})

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.target}


def any_houses(s: Nanty, seat: int, card: int) -> bool:
    """Tell whether another player has a Building."""
    return any(s.buildings[d] not in (NOBODY, seat) for d in range(DISTRICT_COUNT))
