"""Decisions that Agent cards (and the Office Building) bring (RULES.md 14.3, A34)."""

from typing import Any, ClassVar

from subrosa.core.choice import Choice
from subrosa.core.event import Secret
from subrosa.core.holding import A_SEAT, NUMBER, Holds, thing, things
from subrosa.core.step import NO_SEAT, Refusal, Step, Task
from subrosa.games.nanty.rules.effects.aiming import why_not_aimed
from subrosa.games.nanty.rules.effects.cards import draw_by_text
from subrosa.games.nanty.rules.effects.hands import look_at_hand
from subrosa.games.nanty.rules.effects.money import CashOrCard
from subrosa.games.nanty.rules.memory import hand_over
from subrosa.games.nanty.rules.placing import lift
from subrosa.games.nanty.rules.reactions import BY_FIGURE, attempt
from subrosa.games.nanty.rules.state import Nanty
from subrosa.games.nanty.rules.words import (
    AGENT_TYPES,
    AIM,
    BOTTOM,
    BUILDINGS,
    CARDS,
    CYCLIST,
    DISTRICT,
    DISTRICTS,
    DONE,
    DRAW,
    EVERYWHERE,
    FIRST_TYPED,
    GENTLEMAN,
    JOCKEY,
    LIFT,
    NEXT,
    NO_CARD,
    OWNER,
    OWNERS,
    PAY,
    PIECE,
    PIECES,
    REMOVE,
    SKIP,
    TAKE,
)
from subrosa.parts.hands import with_cards

STREET_FEE = 2

# ---- Streetwalker


def street_victims(s: Nanty, seat: int, d: int) -> list[int]:
    """Return other players' Gentlemen, Jockeys and Cyclists there."""
    wanted = (GENTLEMAN, JOCKEY, CYCLIST)
    return [
        FIRST_TYPED + other * AGENT_TYPES + kind
        for other in s.others(seat)
        for kind in wanted
        if s.where[other * AGENT_TYPES + kind] == d
    ]


class StreetNames(Step[Nanty]):
    """Whom does she want to remove? Any of them may be spared."""

    __slots__ = ("district", "named")
    holds: ClassVar[Holds] = {"district": thing(DISTRICT), "named": things(PIECE)}
    prompt: ClassVar[str] = "street-names"
    rule: ClassVar[str] = "14.3"

    def __init__(self, seat: int, district: int, named: tuple[int, ...]) -> None:
        self.seat = seat
        self.district = district
        self.named = named

    def options(self, s: Nanty) -> list[Choice]:
        left = [piece for piece in street_victims(s, self.seat, self.district) if piece not in self.named]
        return [*[REMOVE[self.district][piece] for piece in left], DONE]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is not DONE:
            s.push(StreetNames(self.seat, self.district, (*self.named, choice.args[1])))
            return
        order = s.others(self.seat)
        for piece in sorted(self.named, key=lambda piece: order.index(OWNER[piece]), reverse=True):
            s.push(StreetFee(OWNER[piece], self.seat, self.district, piece))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("not-threatened", self.rule) if choice.verb == "remove" else None


class StreetFee(Step[Nanty]):
    """Does the owner pay to keep the Agent? Not if the Suffragette has answered: then it stays anyway."""

    __slots__ = ("district", "piece", "to")
    holds: ClassVar[Holds] = {"district": thing(DISTRICT), "piece": thing(PIECE), "to": A_SEAT}
    prompt: ClassVar[str] = "street-fee"
    rule: ClassVar[str] = "14.3"

    def __init__(self, seat: int, to: int, district: int, piece: int) -> None:
        self.seat = seat
        self.to = to
        self.district = district
        self.piece = piece

    def options(self, s: Nanty) -> list[Choice]:
        pays = s.money[self.seat] >= STREET_FEE and not s.covered >> self.seat & 1
        return [PAY, SKIP] if pays else [SKIP]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is PAY:
            s.pay(self.seat, self.to, STREET_FEE)
        else:
            attempt(s, self.to, self.district, self.piece, BY_FIGURE, NO_CARD)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("no-money", "A24", {"gold": STREET_FEE}) if choice is PAY else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.to, "piece": PIECES[self.piece], "gold": STREET_FEE}


# ---- Cyclist


class CyclistMoves(Step[Nanty]):
    """He rides to any other district, then may bring a Building card."""

    __slots__ = ()
    prompt: ClassVar[str] = "cyclist"
    rule: ClassVar[str] = "14.3"

    def options(self, s: Nanty) -> list[Choice]:
        return [
            LIFT[s.where[self.seat * AGENT_TYPES + CYCLIST]][FIRST_TYPED + self.seat * AGENT_TYPES + CYCLIST]
        ]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if s.building_pile:
            s.push(CyclistDraws(self.seat))
        lift(s, self.seat, choice, EVERYWHERE, 0)


class CyclistDraws(Step[Nanty]):
    """A Building card?"""

    __slots__ = ()
    prompt: ClassVar[str] = "draw-building"
    rule: ClassVar[str] = "14.3"

    def options(self, s: Nanty) -> list[Choice]:
        return [DRAW, SKIP]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is DRAW:
            card = s.building_pile.pop()
            s.building_cards[self.seat] = with_cards(s.building_cards[self.seat], (card,))
            s.learn(self.seat)
            if s.events is not None:
                s.tell("draw-building", seat=self.seat, building=Secret(BUILDINGS[card], (self.seat,)))


# ---- players with an Agent in the same district: Jockey, Match Girl, Office Building


class AimNear(Step[Nanty]):
    """Which player with an Agent in the district?"""

    __slots__ = ("district",)
    holds: ClassVar[Holds] = {"district": thing(DISTRICT)}
    prompt: ClassVar[str] = "aim-near"
    rule: ClassVar[str] = "14.3"

    def __init__(self, seat: int, district: int) -> None:
        self.seat = seat
        self.district = district

    def fits(self, s: Nanty, target: int) -> bool:
        """Tell whether this player has what the card asks for."""
        raise NotImplementedError

    def options(self, s: Nanty) -> list[Choice]:
        near = [other for other in s.others(self.seat) if s.present[other] >> self.district & 1]
        return [AIM[other] for other in near if self.fits(s, other)]

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return why_not_aimed(s, seat, choice, self.rule)

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"district": DISTRICTS[self.district]}


class Jockeyed(AimNear):
    """Look at a hand, and perhaps steal a card."""

    __slots__ = ()

    def fits(self, s: Nanty, target: int) -> bool:
        return len(s.hands[target]) > 0

    def resolve(self, s: Nanty, choice: Choice) -> None:
        look_at_hand(s, self.seat, choice.args[0])
        s.push(JockeySteals(self.seat, choice.args[0]))


class JockeySteals(Step[Nanty]):
    """One card of that hand?"""

    __slots__ = ("target",)
    holds: ClassVar[Holds] = {"target": A_SEAT}
    prompt: ClassVar[str] = "steal"
    rule: ClassVar[str] = "14.3"
    always_asked: ClassVar[bool] = True
    final: ClassVar[bool] = True

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, s: Nanty) -> list[Choice]:
        return [SKIP, *[TAKE[card] for card in s.hands[self.target]]]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        if choice is not SKIP:
            hand_over(s, self.target, self.seat, choice.args[0])
            s.learn(self.target)

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        if choice.verb == "take":
            return Refusal("not-in-that-hand", self.rule, {"card": CARDS[choice.args[0]]})
        return None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"target": self.target}


class Matched(AimNear):
    """For each of that player's Agents there: money or a card."""

    __slots__ = ()

    def fits(self, s: Nanty, target: int) -> bool:
        return len(s.hands[target]) > 0 or s.money[target] > 0

    def resolve(self, s: Nanty, choice: Choice) -> None:
        target = choice.args[0]
        s.push(NextMatch(target, self.seat, s.figures[self.district * OWNERS + target]))


class NextMatch(Task[Nanty]):
    """Until all Agents are paid for, or nothing is left."""

    __slots__ = ("giver", "left", "to")
    holds: ClassVar[Holds] = {"giver": A_SEAT, "left": NUMBER, "to": A_SEAT}

    def __init__(self, giver: int, to: int, left: int) -> None:
        self.seat = NO_SEAT
        self.giver = giver
        self.to = to
        self.left = left

    def run(self, s: Nanty) -> None:
        if self.left and (s.money[self.giver] or s.hands[self.giver]):
            s.push(NextMatch(self.giver, self.to, self.left - 1))
            s.push(CashOrCard(self.giver, self.to, 1))


class OfficeRent(AimNear):
    """A player pays £2, or what there is."""

    __slots__ = ()

    def fits(self, s: Nanty, target: int) -> bool:
        return s.money[target] > 0

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.pay(choice.args[0], self.seat, 2)


# ---- Sailor


class SailorDraws(Task[Nanty]):
    """Discard first, then draw."""

    __slots__ = ("drawer",)
    holds: ClassVar[Holds] = {"drawer": A_SEAT}

    def __init__(self, drawer: int) -> None:
        self.seat = NO_SEAT
        self.drawer = drawer

    def run(self, s: Nanty) -> None:
        draw_by_text(s, self.drawer, 1)


# ---- Governess. The arrangement is secret, so it is in the event deck and not in the steps.


class Bottom(Step[Nanty]):
    """Which of the events seen goes to the bottom?"""

    __slots__ = ("count",)
    holds: ClassVar[Holds] = {"count": NUMBER}
    prompt: ClassVar[str] = "bottom"
    rule: ClassVar[str] = "14.3"
    always_asked: ClassVar[bool] = True

    def __init__(self, seat: int, count: int) -> None:
        self.seat = seat
        self.count = count

    def options(self, s: Nanty) -> list[Choice]:
        return [BOTTOM[event] for event in sorted(s.event_deck[len(s.event_deck) - self.count :])]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        s.event_deck.remove(choice.args[0])
        s.event_deck.insert(0, choice.args[0])
        s.bottom_known = True
        s.foreseen = self.count - 1
        if self.count > 2:
            s.push(Arrange(self.seat, self.count - 1, 0))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("event-not-seen", self.rule) if choice.verb == "bottom" else None


class Arrange(Step[Nanty]):
    """Which of the others comes next, from the top down?"""

    __slots__ = ("count", "index")
    holds: ClassVar[Holds] = {"count": NUMBER, "index": NUMBER}
    prompt: ClassVar[str] = "arrange"
    rule: ClassVar[str] = "14.3"
    always_asked: ClassVar[bool] = True

    def __init__(self, seat: int, count: int, index: int) -> None:
        self.seat = seat
        self.count = count
        self.index = index

    def options(self, s: Nanty) -> list[Choice]:
        n = len(s.event_deck)
        return [NEXT[event] for event in sorted(s.event_deck[n - self.count : n - self.index])]

    def resolve(self, s: Nanty, choice: Choice) -> None:
        place = len(s.event_deck) - 1 - self.index
        i = s.event_deck.index(choice.args[0])
        s.event_deck[i], s.event_deck[place] = s.event_deck[place], s.event_deck[i]
        if self.index + 2 < self.count:
            s.push(Arrange(self.seat, self.count, self.index + 1))

    def refusal(self, s: Nanty, seat: int, choice: Choice) -> Refusal | None:
        return Refusal("event-not-seen", self.rule) if choice.verb == "next" else None

    def prompt_args(self, s: Nanty) -> dict[str, Any]:
        return {"number": self.index + 1}
